"""What the end of the last round tells about kept cards, and what samples make of it."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from emporion.core.rng import Rng
from emporion.games.tyros.cards import (
    CARD,
    EVERY_CARD,
    change_of,
    count,
    differences,
    holds,
    least,
    positive,
    size,
)
from emporion.games.tyros.data import KINDS
from emporion.games.tyros.memory import Kept, tolls_in, with_toll
from emporion.games.tyros.state import TyrosState

from .helpers import Ticket
from .positions import GAME, asked, cards, do, hand, legal, pass_on, play, position, view

ALL_KEPT = {"blue": "joker*3", "orange": "oil*2", "purple": "cedar"}
"""With no pile, all other cards have been laid away: nobody can have kept anything else."""

ALONE = {"blue": "joker*3", "purple": "cedar"}
"""The same, where blue's kept cards can be no others."""

TILES = {"blue": "8 9", "orange": "12 14", "purple": "24 27"}


def dealt(hands: dict[str, str] | None = None, pile: str | None = "") -> TyrosState:
    """A round has ended with these hands, which all were kept; in the next one blue is to act."""
    state = position(
        "round_end", 3, start="purple", hands=hands or ALL_KEPT, pile=pile, tiles=TILES
    )
    while asked(state) != "chance: cards":
        do(state, "done")
    play(state, "chance: ...")
    while not asked(state).endswith("action"):
        do(state, legal(state)[0])
    assert asked(state) == "blue: action"
    return state


def sampled(state: TyrosState, colour: str, number: int) -> list[TyrosState]:
    """States that fit what a seat knows."""
    rng = Rng(7)
    found = []
    for _ in range(number):
        other = GAME.determinize(view(state, colour), rng.below)
        assert isinstance(other, TyrosState)
        other.check()
        found.append(other)
    return found


# -- views ----------------------------------------------------------------------------------------


def test_a_view_tells_what_lay_there_and_how_much_everybody_kept() -> None:
    state = dealt()
    seen = view(state, "purple")
    assert Counter(seen["laid"]) == {0: 14, 1: 12, 2: 13, 3: 14, 4: 1}
    assert [seat["kept"] for seat in seen["seats"]] == [3, 2, 1]
    assert seen["kept"] == [2]
    assert view(state, None)["kept_known"] == [[], [], []]
    assert "kept" not in view(state, None)


def test_what_was_known_of_a_hand_that_is_kept_is_remembered() -> None:
    state = position(
        "round_end",
        3,
        hands=ALL_KEPT,
        known={"all": {"blue": "joker"}, "purple": {"orange": "oil"}},
        tiles=TILES,
    )
    do(state, "done", "done", "done")
    assert view(state, None)["kept_known"] == [[4], [], []]
    assert view(state, "purple")["kept_known"] == [[4], [1], []]
    assert view(state, "blue")["kept_known"] == [[], [], []]


def test_what_is_spent_and_what_comes_openly_is_counted_from_the_rounds_start() -> None:
    state = dealt()
    assert view(state, None)["seats"][0]["since"] == [0] * KINDS
    play(state, "blue: swap:joker*2 draw", "chance: ...")
    assert view(state, None)["seats"][0]["since"] == [0, 0, 0, 0, 2]
    given = hand(state, "orange").split()[0].split("*")[0]
    wanted = next(name for name in ("copper", "cloth") if name in hand(state, "purple"))
    if given == wanted:
        wanted = "cedar"
    play(state, f"orange: give:{given} want:{wanted} ask:purple", "purple: accept")
    play(state, "orange: with:purple")
    one, two = (view(state, None)["seats"][seat]["since"] for seat in (1, 2))
    assert one == [-number for number in two]
    assert sorted(one) == [-1, 0, 0, 0, 1]


def test_tolls_of_the_round_are_listed_and_the_card_is_seen_by_two() -> None:
    state = position(
        "blue: action",
        hands={"blue": "copper*3 cloth", "orange": "oil"},
        ships={"blue": "22 22"},
        empires={"copper": "17"},
        cities={"orange": "17"},
    )
    do(state, "sail:22 to:17 toll:cloth")
    assert view(state, "blue")["tolls"] == view(state, "orange")["tolls"] == [[0, 1, 3]]
    assert view(state, "purple")["tolls"] == view(state, None)["tolls"] == [[0, 1, None]]
    assert view(state, "purple")["seats"][0]["since"] == [1, 0, 0, 0, 0]


def test_with_a_round_what_was_spent_and_the_tolls_are_counted_from_nothing_again() -> None:
    state = position(
        "blue: action",
        3,
        hands={"blue": "copper*3 cloth oil", "orange": "oil*4 cedar"},
        ships={"blue": "22 22"},
        empires={"copper": "17"},
        cities={"orange": "17"},
        tiles=TILES,
    )
    do(state, "sail:22 to:17 toll:cloth")
    pass_on(state, "keeping")
    onlooker = view(state, None)
    assert onlooker["tolls"] == [[0, 1, None]]
    assert onlooker["seats"][0]["since"] == [1, 0, 0, 0, 0]
    while asked(state).endswith("keeping"):
        do(state, legal(state)[0])
    play(state, "chance: ...")
    onlooker = view(state, None)
    assert onlooker["tolls"] == []
    assert [each["since"] for each in onlooker["seats"]] == [[0] * KINDS] * 3


# -- samples --------------------------------------------------------------------------------------


def test_the_only_cards_that_can_have_been_kept_are_in_every_sample() -> None:
    state = dealt(ALONE)
    for other in sampled(state, "purple", 60):
        assert count(other.hands[0], 4) >= 3
        assert other.last.kept == state.last.kept


def test_either_of_two_may_have_kept_what_had_not_been_laid_away() -> None:
    state = dealt({"blue": "joker*2", "orange": "oil*2", "purple": "cedar"})
    kept = Counter(other.last.kept[:2] for other in sampled(state, "purple", 300))
    assert set(kept) == {
        (cards("joker*2"), cards("oil*2")),
        (cards("joker oil"), cards("joker oil")),
        (cards("oil*2"), cards("joker*2")),
    }


def test_what_was_openly_spent_may_be_what_was_kept() -> None:
    state = dealt(ALONE)
    play(state, "blue: swap:joker*3 draw", "chance: ...")
    jokers = {int(count(other.hands[0], 4)) for other in sampled(state, "purple", 60)}
    assert 0 in jokers


def test_with_a_large_pile_left_nothing_is_certain() -> None:
    state = dealt(pile=None)
    jokers = {int(count(other.hands[0], 4)) for other in sampled(state, "purple", 60)}
    assert 0 in jokers
    kept = {other.last.kept[0] for other in sampled(state, "purple", 60)}
    assert len(kept) > 10


def test_an_unseen_toll_may_have_been_paid_with_a_kept_card() -> None:
    state = dealt(ALONE)
    seen = view(state, "purple")
    seen["tolls"] = [[0, 1, None]]
    rng = Rng(1)
    jokers = Counter[int]()
    for _ in range(200):
        other = GAME.determinize(seen, rng.below)
        assert isinstance(other, TyrosState)
        jokers[int(count(other.hands[0], 4))] += 1
    assert min(jokers) == 2, "one of them may have gone, but no more"


def test_the_two_seats_that_saw_a_toll_count_with_it() -> None:
    state = dealt(ALONE)
    seen = view(state, "purple")
    seen["tolls"] = [[0, 2, 4]]
    rng = Rng(1)
    jokers = set()
    for _ in range(60):
        other = GAME.determinize(seen, rng.below)
        assert isinstance(other, TyrosState)
        jokers.add(int(count(other.hands[0], 4)))
    assert min(jokers) == 2


# -- how likely -----------------------------------------------------------------------------------


def test_a_kept_card_is_any_that_can_have_been_kept_each_as_likely_as_the_next() -> None:
    # Three cards: a copper and an oil that had not been laid away, a copper that had. Blue has
    # shown a copper and has a hidden card; the third one is in the pile. Blue kept one card.
    def story() -> Kept:
        kept = Kept(3)
        kept.unlaid = cards("copper oil")
        kept.others = cards("copper*2 oil")
        kept.unseen = cards("copper oil")
        kept.needs[0] = kept.slots[0] = 1
        kept.stocks[0] = cards("copper")
        kept.seats = [0]
        return kept

    weights = Counter[tuple[int, int]]()
    # All ways in which the three can lie: the shown one, the hidden one, the one in the pile.
    deck = [("copper", True), ("copper", False), ("oil", True)]
    for shown, hidden in product(range(3), repeat=2):
        if shown != hidden and deck[shown][0] == "copper":
            weights[0, 0] += deck[shown][1]
            weights[0 if deck[hidden][0] == "copper" else 1, 1] += deck[hidden][1]
    dice = Ticket()
    story().deal([0, 0, 0], dice.throw)
    found = Counter[tuple[int, int]]()
    for number in range(0, dice.tickets, 2520):
        kept, hands = story(), [0, 0, 0]
        kept.deal(hands, Ticket(number).throw)
        (kind,) = [kind for kind in range(KINDS) if kept.packets[0] == CARD[kind]]
        found[kind, int(size(hands[0]))] += 1
    total = sum(found.values())
    assert {way: Fraction(number, total) for way, number in found.items()} == {
        way: Fraction(number, sum(weights.values())) for way, number in weights.items()
    }


def fits(kept: Kept) -> bool:
    """Whether all kept cards can be found, by trying everything out."""
    open_ = [seat for seat in range(len(kept.needs)) if kept.needs[seat]]
    if not open_:
        return True
    seat = open_[0]
    for kind in range(KINDS):
        card = CARD[kind]
        if not count(kept.unlaid, kind):
            continue
        for hidden in (False, True):
            there = kept.slots[seat] and count(kept.unseen, kind)
            if not (there if hidden else count(kept.stocks[seat], kind)):
                continue
            other = Kept(len(kept.needs))
            other.needs, other.slots, other.stocks = kept.needs[:], kept.slots[:], kept.stocks[:]
            other.unlaid, other.unseen = kept.unlaid - card, kept.unseen
            other.needs[seat] -= 1
            if hidden:
                other.slots[seat] -= 1
                other.unseen -= card
            else:
                other.stocks[seat] -= card
            if fits(other):
                return True
    return False


def test_whether_kept_cards_can_be_found_agrees_with_trying_everything_out() -> None:
    rng = Rng(3)
    found = Counter[bool]()
    for _ in range(400):
        kept = Kept(3)
        kept.unlaid = sum(CARD[kind] * rng.below(3) for kind in range(3))
        kept.unseen = sum(CARD[kind] * rng.below(2) for kind in range(3))
        for seat in range(3):
            kept.needs[seat] = rng.below(3)
            kept.slots[seat] = rng.below(2)
            kept.stocks[seat] = sum(CARD[kind] * rng.below(2) for kind in range(3))
        possible = kept.possible()
        assert possible == fits(kept)
        found[possible] += 1
    assert min(found[True], found[False]) > 50


# -- packets and tolls ----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_changes_are_told_by_kind(seed: int) -> None:
    rng = Rng(seed)
    numbers = [rng.below(29) - 14 for _ in range(KINDS)]
    change = change_of(numbers)
    assert differences(change) == numbers
    assert differences(positive(change)) == [max(number, 0) for number in numbers]
    assert differences(positive(-change)) == [max(-number, 0) for number in numbers]


def test_of_two_packets_the_least_is_what_both_have() -> None:
    one, other = cards("copper*3 oil joker"), cards("copper oil*2 cloth joker")
    both = least(one, other)
    assert both == least(other, one) == cards("copper oil joker")
    assert holds(EVERY_CARD, one + other)


def test_tolls_of_a_round_are_kept_in_their_order_however_many() -> None:
    paid = [(payer, owner, kind) for payer, owner in ((0, 1), (3, 2), (2, 0)) for kind in range(5)]
    tolls = 0
    for payer, owner, kind in paid:
        tolls = with_toll(tolls, payer, owner, kind)
    assert tolls_in(tolls) == paid
    assert tolls_in(0) == []
