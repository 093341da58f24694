"""Every card of a legal set is offered from the first step on, in whatever order it is laid."""

from collections import Counter
from random import Random

import pytest

from emporion.core.errors import IllegalAction, NothingToUndo
from emporion.core.state import State
from emporion.table import Match, Turn, new_match

from ..cli.matches import parsed
from ..cli.tyros_positions import before_a_journey
from ..games.byzanz import positions as byzanz
from ..games.ys import positions as ys

Set = tuple[int, ...]


def sets_from(floor: State, seat: int, members: list[int]) -> list[Set]:
    """All sets that the rules can build from a position on, by trying every one of them."""
    found: list[Set] = []

    def build(state: State, laid: Set) -> None:
        found.append(laid)
        if laid and not state.drafting(seat):
            return
        for action in state.legal(seat):
            if action in members:
                further = state.copy()
                further.apply(seat, action)
                build(further, (*laid, action))

    build(floor, ())
    return found


def in_some_set(sets: list[Set], laid: list[int]) -> set[int]:
    """What belongs to a set with all that is laid, besides it."""
    counted = Counter(laid)
    return {
        action for each in sets if counted <= (have := Counter(each)) for action in have - counted
    }


def check_every_order(match: Match, seat: int, before: list[int], random: Random) -> int:
    """Lay a set of each kind that may be laid now, shuffled; returns how many were looked at."""
    turn = Turn(match, seat)
    base = match.state.copy()
    floor = base.copy()
    for step in before:
        floor.apply(seat, step)
    looked = 0
    for members in base.sets(seat):
        if not set(floor.legal(seat)) & set(members) or set(before) & set(members):
            continue
        if len(set(members)) == 5 and len(members) > 20:
            continue  # any number of cards that others have: far too many sets to try them all
        looked += 1
        sets = sets_from(floor, seat, members)
        chosen = list(random.choice(sets[1:]))
        shuffled = random.sample(chosen, len(chosen))
        turn.play(before)
        for number, step in enumerate(shuffled):
            laid = shuffled[:number]
            offered = set(turn.options()) & set(members)
            assert offered == in_some_set(sets, laid), match.record()
            assert turn.laid == [*before, *laid]
            if number + 1 < len(shuffled):
                turn.play([step])
        shown = turn.view()
        if turn.commits(shuffled[-1]):
            assert chosen == sorted(shuffled)
        else:
            turn.play(shuffled[-1:])
            drafted = floor.copy()
            for step in chosen:
                drafted.apply(seat, step)
            assert match.state.key() == drafted.key()
            assert turn.view() == match.view(seat)
            for step in random.sample(chosen, len(chosen)):
                turn.take_back(step)
            assert turn.laid == before
        assert shown["seat"] == seat
        turn.forget()
        assert match.state.key() == base.key()
    return looked


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "players", "games", "least"),
    [("byzanz", 3, 30, 2000), ("byzanz", 6, 30, 2000), ("tyros", 4, 3, 500), ("ys", 2, 100, 20),
     ("ys", 4, 100, 40)],
)  # fmt: skip
def test_what_belongs_to_a_legal_set_is_offered_in_any_order(
    game: str, players: int, games: int, least: int
) -> None:
    looked = 0
    for seed in range(games):
        random = Random(f"{game} {players} {seed}")
        match = new_match(game, players, seed=str(seed))
        while not match.over:
            seat = match.actors[0]
            chain: list[int] = []
            state = match.state.copy()
            while not chain or state.drafting(seat):
                if set(state.legal(seat)) & {each for kind in state.sets(seat) for each in kind}:
                    looked += check_every_order(match, seat, chain, random)
                chain.append(random.choice(state.legal(seat)))
                state.apply(seat, chain[-1])
            for step in chain:
                match.apply(seat, step)
    assert looked >= least


# -- by example -----------------------------------------------------------------------------------


def topping_eight() -> Match:
    """Blue has to top a bid of 8, and can do so only with all of its goods."""
    state = byzanz.position(
        asks="blue: bidding",
        lot=byzanz.LOT_OF_FIVE,
        hands={"blue": "cloth-1 wine-2 wood-2 grain-4 trader"},
        bids={"orange": "olives-4 olives-4"},
        passed="purple yellow",
    )
    match = new_match("byzanz", 4, seed="7")
    match.state = state
    return match


def offered(match: Match, turn: Turn) -> str:
    return " ".join(match.show(action) for action in turn.options())


def test_the_highest_card_may_be_laid_first() -> None:
    match = topping_eight()
    assert [match.show(action) for action in match.legal(0)] == ["pass", "+cloth-1"]
    turn = Turn(match, 0)
    assert offered(match, turn) == "pass +cloth-1 +wine-2 +wood-2 +grain-4"
    turn.play(parsed(match, "+grain-4"))
    assert offered(match, turn) == "+cloth-1 +wine-2 +wood-2"
    assert turn.view()["draft"] == parsed_cards(match, "+grain-4")
    turn.play(parsed(match, "+wood-2 +cloth-1"))
    assert offered(match, turn) == "+wine-2"
    turn.go_on()
    assert offered(match, turn) == "bid"
    turn.play(parsed(match, "bid"))
    assert match.moves[-1].actions == tuple(parsed(match, "+cloth-1 +wine-2 +wood-2 +grain-4 bid"))


def parsed_cards(match: Match, line: str) -> list[int]:
    """The cards that are laid by some steps, as a view has them."""
    first = match.parse("+cloth-1")
    return [action - first for action in parsed(match, line)]


def test_cards_that_wait_for_others_are_nobody_elses_business() -> None:
    match = topping_eight()
    before = [match.view(seat) for seat in (None, 1, 2, 3)], match.state.key()
    Turn(match, 0).play(parsed(match, "+grain-4"))
    assert ([match.view(seat) for seat in (None, 1, 2, 3)], match.state.key()) == before


def test_too_little_is_refused_with_what_lies_there() -> None:
    match = topping_eight()
    turn = Turn(match, 0)
    turn.play(parsed(match, "+grain-4"))
    with pytest.raises(IllegalAction) as refused:
        turn.play(parsed(match, "bid"))
    assert refused.value.facts["reason"] == "bid_too_low"
    assert refused.value.facts["details"] == {"total": 4, "highest": 8}


def test_any_laid_card_can_be_taken_back() -> None:
    match = topping_eight()
    turn = Turn(match, 0)
    turn.play(parsed(match, "+grain-4 +cloth-1 +wine-2"))
    turn.take_back(match.parse("+cloth-1"))
    assert turn.laid == parsed(match, "+grain-4 +wine-2")
    assert match.parse("+cloth-1") in turn.options()
    with pytest.raises(NothingToUndo):
        turn.take_back(match.parse("+cloth-1"))
    assert match.show(turn.undo()) == "+wine-2"
    turn.undo_all()
    assert match.state.key() == topping_eight().state.key()


def test_what_left_no_choice_goes_with_the_choice_or_by_itself() -> None:
    match = topping_eight()
    turn = Turn(match, 0)
    turn.play(parsed(match, "+grain-4 +cloth-1 +wine-2"))
    turn.go_on()
    assert turn.laid[-1] == match.parse("+wood-2")
    turn.take_back(match.parse("+wood-2"))
    assert turn.laid == parsed(match, "+grain-4 +cloth-1 +wine-2")
    turn.go_on()
    assert match.show(turn.undo()) == "+wine-2"
    assert turn.laid == parsed(match, "+grain-4 +cloth-1")


def test_a_pass_is_still_there_while_cards_are_laid() -> None:
    match = topping_eight()
    turn = Turn(match, 0)
    turn.play(parsed(match, "+grain-4"))
    assert match.parse("pass") not in turn.options()
    assert turn.alternatives() == parsed(match, "pass")


def test_a_ship_is_paid_in_any_order() -> None:
    """Two cards, one of them cedar or a joker: the joker may come first."""
    match = before_a_journey()
    turn = Turn(match, 0)
    turn.play(parsed(match, "ship:24"))
    assert offered(match, turn) == "pay:copper pay:oil pay:joker"
    turn.play(parsed(match, "pay:joker"))
    assert offered(match, turn) == "pay:copper pay:oil"
    turn.play(parsed(match, "pay:copper"))
    assert match.moves[-1].actions == tuple(parsed(match, "ship:24 pay:copper pay:joker"))


def test_what_rests_on_a_step_goes_with_it() -> None:
    match = before_a_journey()
    turn = Turn(match, 0)
    turn.play(parsed(match, "ship:24 pay:joker"))
    turn.take_back(match.parse("ship:24"))
    assert turn.laid == []
    turn.play(parsed(match, "give:copper want:cedar give:oil want:cloth"))
    turn.take_back(match.parse("give:copper"))
    assert turn.laid == parsed(match, "give:oil want:cedar want:cloth")
    turn.take_back(match.parse("give:oil"))
    assert turn.laid == []


def test_three_cards_for_the_bank_may_begin_with_the_last_one() -> None:
    match = before_a_journey()
    turn = Turn(match, 0)
    turn.play(parsed(match, "drop:joker drop:oil"))
    assert offered(match, turn) == "drop:copper"
    turn.play(parsed(match, "drop:copper take:cedar"))
    assert match.moves[-1].actions == tuple(
        parsed(match, "drop:copper drop:oil drop:joker take:cedar")
    )


# -- brokers in the order in which the rules do not name them -------------------------------------


def placing(players: int = 4, cards: str = "cardinal") -> tuple[Match, Turn]:
    """Blue places two brokers, both of them face down if it likes."""
    match = new_match("ys", players, seed="7")
    match.state = ys.position("blue: placing", players, active={"blue": cards})
    return match, Turn(match, 0)


def swapping() -> tuple[Match, Turn]:
    """Blue may swap two of its four brokers."""
    match = new_match("ys", 4, seed="7")
    match.state = ys.position(
        "blue: after_placing",
        board={"blue": "4@1-port ?3@2-blue 1@2-palace ?2@2-port"},
        hands={"blue": "magician"},
    )
    return match, Turn(match, 0)


def test_of_two_hidden_brokers_the_second_may_go_to_a_lower_place() -> None:
    match, turn = placing()
    turn.play(parsed(match, "down:3 at:1-port down:2"))
    assert len(turn.options()) == 24
    assert len(match.legal(0)) == 12
    turn.play(parsed(match, "at:2-blue"))
    assert match.moves[-1].actions == tuple(parsed(match, "down:2 at:2-blue down:3 at:1-port"))


@pytest.mark.parametrize(
    ("first", "second"), [("down:3", "up:4"), ("front-down:1", "up:4"), ("down:3", "front-up:1")]
)
def test_after_a_hidden_broker_an_open_one_may_follow(first: str, second: str) -> None:
    match, turn = placing(2, "cardinal conjurer")
    turn.play(parsed(match, f"{first} at:2-blue {second}"))
    assert turn.view()["draft"] == parsed(match, f"{first} at:2-blue {second}")
    assert match.parse("at:2-blue") not in turn.options()
    assert match.parse("at:1-port") in turn.options()
    turn.play(parsed(match, "at:2-red neutral:2 at:2-palace"))
    if "front" in first + second:
        turn.play(parsed(match, "stand:2"))
    made = f"{second} at:2-red {first} at:2-blue neutral:2 at:2-palace"
    assert match.moves[-1].actions[:6] == tuple(parsed(match, made))


def test_a_broker_is_placed_once_in_whatever_order() -> None:
    match, turn = placing()
    assert match.view(0)["screen"].count(1) == 1
    turn.play(parsed(match, "down:1 at:1-port"))
    assert match.parse("up:1") not in turn.options()
    assert match.parse("up:4") in turn.options()


@pytest.mark.parametrize(
    ("back", "left"),
    [
        ("down:3", ""),
        ("at:1-port", "down:3"),
        ("down:2", "down:3 at:1-port"),
        ("at:2-blue", "down:3 at:1-port down:2"),
    ],
)
def test_what_was_laid_in_another_order_is_taken_back_as_it_was_laid(back: str, left: str) -> None:
    match, turn = placing(2)
    turn.play(parsed(match, "down:3 at:1-port down:2 at:2-blue"))
    assert turn.laid == parsed(match, "down:3 at:1-port down:2 at:2-blue")
    assert match.view(0)["draft"] == parsed(match, "down:2 at:2-blue down:3 at:1-port")
    turn.take_back(match.parse(back))
    assert turn.laid == match.view(0)["draft"] == parsed(match, left)


def test_any_two_brokers_may_be_swapped_whichever_is_named_first() -> None:
    match, turn = swapping()
    assert offered(match, turn) == "done magician:1 magician:2 magician:3 magician:4"
    turn.play(parsed(match, "magician:4"))
    assert turn.view()["draft"] == parsed(match, "magician:4")
    assert match.view(0)["draft"] == []
    assert offered(match, turn) == "with:1 with:2 with:3"
    turn.take_back(match.parse("magician:4"))
    assert turn.laid == []
    turn.play(parsed(match, "magician:4 with:2"))
    assert match.moves[-1].actions == tuple(parsed(match, "magician:2 with:4"))
    match, turn = swapping()
    turn.play(parsed(match, "magician:2"))
    assert offered(match, turn) == "with:1 with:3 with:4"
    turn.play(parsed(match, "with:1"))
    assert match.moves[-1].actions == tuple(parsed(match, "magician:1 with:2"))


def test_a_swap_that_is_begun_is_nobody_elses_business() -> None:
    match, turn = swapping()
    before = [match.view(seat) for seat in (None, 1, 2, 3)], match.state.key()
    turn.play(parsed(match, "magician:4"))
    assert ([match.view(seat) for seat in (None, 1, 2, 3)], match.state.key()) == before


@pytest.mark.parametrize(
    ("which", "left"), [(0, ""), (1, "down:3 at:2-blue"), (None, "down:3 at:2-blue")]
)
def test_of_two_equal_brokers_either_is_taken_back(which: int | None, left: str) -> None:
    match, turn = placing(2)
    turn.play(parsed(match, "down:3 at:2-blue down:3 at:1-port"))
    with pytest.raises(NothingToUndo):
        turn.take_back(match.parse("down:3"), 2)
    turn.take_back(match.parse("down:3"), which)
    assert turn.laid == parsed(match, left)
