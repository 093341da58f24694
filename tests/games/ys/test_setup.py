"""Chapters "Setup" and "Phase 1 - Setup": brokers, Order cards, characters, ships, the market."""

from collections import Counter

import pytest

from emporion.core.errors import InvalidOption, InvalidPlayerCount
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE
from emporion.games.ys.data import CHARACTERS, GEMS, SHIP_COPIES, SHIPS
from emporion.games.ys.game import Ys
from emporion.games.ys.state import YsState

from .positions import (
    asked,
    card_names,
    go_on,
    legal,
    new_game,
    play,
    position,
    told_of,
    values,
    view,
)
from .randomly import VARIANTS, Variant, decisions

SHIPS_DRAWN = "blue+white+red green+yellow+red yellow+blue+red red+blue+green"


def dealt(players: int = 4, market: str = "", **options: bool | int | str) -> YsState:
    """A game whose Order cards and characters are dealt in order, and then the ships."""
    state = new_game(players, **options)
    ports = state.settings.neighborhoods
    play(
        state,
        "chance: " + " ".join(f"order-{number}" for number in range(1, players + 1)),
        "chance: " + " ".join(CHARACTERS[:ports]),
        "chance: " + " ".join(SHIPS_DRAWN.split()[:ports]),
    )
    if market:
        play(state, f"chance: {market}")
    return state


def lines(state: YsState) -> list[str]:
    """The gems on lines 1 to 3; `-` for a line without one."""
    return ["-" if gem < 0 else GEMS[gem] for gem in state.lines]


# -- brokers and Order cards ----------------------------------------------------------------------


def test_each_player_takes_11_brokers_and_leaves_three_2s_in_the_box() -> None:
    for players in (2, 3, 4):
        state = new_game(players)
        assert [values(screen) for screen in state.screens] == ["0 0 1 1 1 2 3 3 3 4 4"] * players
        state.check()


def test_express_goes_without_a_3_and_a_1() -> None:
    for players in (3, 4):
        state = new_game(players, express=True)
        assert [values(screen) for screen in state.screens] == ["0 0 1 1 2 3 3 4 4"] * players


def test_in_the_kings_favor_the_three_2s_wait_beside_the_board() -> None:
    state = new_game(4, kings_favor=True)
    assert [values(screen) for screen in state.screens] == ["0 0 1 1 1 2 3 3 3 4 4"] * 4
    state.check()


@pytest.mark.parametrize(("strength", "expected"), [("weak", "0 1 2 4"), ("strong", "0 1 3 4")])
def test_each_of_two_players_takes_four_neutral_brokers(strength: str, expected: str) -> None:
    state = new_game(2, neutral=strength)
    assert [values(packet) for packet in state.neutrals] == [expected, expected]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_one_of_the_order_cards_at_random(players: int) -> None:
    state = new_game(players)
    found: list[str] = []
    while state.phase == 0:
        assert state.chance_total() == len(state.legal(CHANCE)) == players - len(found)
        found.append(legal(state)[-1])
        play(state, f"chance: {found[-1]}")
    assert found == [f"order-{number}" for number in range(players, 0, -1)]
    assert state.orders == list(range(players, 0, -1))
    assert told_of(state, "order_cards_dealt")[0]["orders"] == state.orders


def test_everybody_starts_without_points_and_gems_and_with_quotations_on_the_start() -> None:
    for players, owners in ((2, 3), (3, 3), (4, 4)):
        state = new_game(players)
        assert state.points == [0] * owners
        assert state.gems == [0] * owners
        assert state.quotations == [8, 8, 8, 8]


# -- who can play what ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 5, 6])
def test_the_books_have_no_rules_for_another_number_of_players(players: int) -> None:
    with pytest.raises(InvalidPlayerCount):
        Ys().setup(players)


@pytest.mark.parametrize("option", ["kings_favor", "express"])
def test_the_variants_are_for_three_or_four(option: str) -> None:
    with pytest.raises(InvalidOption):
        Ys().setup(2, {option: True})
    for players in (3, 4):
        Ys().setup(players, {option: True}).check()


def test_only_three_players_choose_the_number_of_neighborhoods() -> None:
    assert new_game(2).settings.neighborhoods == 3
    assert new_game(3).settings.neighborhoods == 4
    assert new_game(3, neighborhoods=3).settings.neighborhoods == 3
    assert new_game(4).settings.neighborhoods == 4
    for players, number in ((2, 4), (4, 3)):
        with pytest.raises(InvalidOption):
            Ys().setup(players, {"neighborhoods": number})


def test_only_two_players_choose_the_neutrals_strength() -> None:
    for players in (3, 4):
        with pytest.raises(InvalidOption):
            Ys().setup(players, {"neutral": "strong"})


def test_express_may_be_combined_with_the_kings_favor() -> None:
    for players in (3, 4):
        state = new_game(players, express=True, kings_favor=True)
        assert state.settings.placements == 3
        assert state.settings.favor


# -- characters -----------------------------------------------------------------------------------


def test_the_top_card_of_each_pile_is_revealed() -> None:
    state = new_game()
    play(state, "chance: order-1 order-2 order-3 order-4")
    assert asked(state) == "chance: characters"
    assert legal(state) == list(CHARACTERS[:15])
    assert state.chance_total() == 15
    play(state, "chance: king queen spy herald")
    assert [CHARACTERS[card] for card in state.palaces] == ["king", "queen", "spy", "herald"]
    for viewer in ("blue", "orange", None):
        assert view(state, viewer)["palaces"] == state.palaces
    assert told_of(state, "characters_revealed") == [{"turn": 1, "characters": state.palaces}]


@pytest.mark.parametrize(
    ("players", "neighborhoods", "never_seen"), [(4, 4, 3), (3, 4, 3), (3, 3, 6), (2, 3, 6)]
)
def test_twelve_characters_come_in_three_turns_and_nine_in_three_neighborhoods(
    players: int, neighborhoods: int, never_seen: int
) -> None:
    seen: set[int] = set()
    for state in decisions((players, {"neighborhoods": neighborhoods}), 3):
        if state.turn < 3:
            seen |= {card for card in state.palaces if card >= 0}
        else:
            assert len(card_names(state.unseen).split()) == never_seen
            assert len(seen) == 15 - never_seen
            return
    raise AssertionError("there was no fourth turn")


def test_there_are_15_characters_one_of_each_and_four_blue_edged_cards() -> None:
    named = "alchemist banker captain cardinal spy herald conjurer intriguer jeweller magician "
    named += "merchant mercenary queen prince king"
    state = new_game()
    play(state, "chance: order-1 order-2 order-3 order-4")
    assert legal(state) == named.split(), "any of them may lie on top"
    play(state, "chance: king")
    assert legal(state) == named.removesuffix(" king").split(), "and none of them twice"
    last = position("turn", turn=4)
    assert [CHARACTERS[card] for card in last.palaces] == ["white_gem"] * 4
    assert len(CHARACTERS) == 15 + 1, "the blue-edged cards are alike"


def test_a_character_never_comes_twice() -> None:
    for variant in VARIANTS:
        *_, state = decisions(variant, 4)
        events = told_of(state, "characters_revealed")
        shown = [card for event in events for card in event["characters"]]
        yellow = [card for card in shown if CHARACTERS[card] != "white_gem"]
        assert len(set(yellow)) == len(yellow) == 3 * len(events[0]["characters"])


@pytest.mark.parametrize(("players", "neighborhoods"), [(4, 4), (3, 4), (3, 3), (2, 3)])
def test_in_the_last_turn_there_are_blue_cards_in_the_palaces(
    players: int, neighborhoods: int
) -> None:
    state = position("turn", players, turn=4, neighborhoods=neighborhoods)
    assert asked(state) == "chance: ships"
    assert [CHARACTERS[card] for card in state.palaces] == ["white_gem"] * neighborhoods


def test_nobody_is_told_which_characters_are_still_hidden_where() -> None:
    state = dealt(market="blue+green+yellow")
    for viewer in ("blue", None):
        assert "unseen" not in view(state, viewer)


# -- ships ----------------------------------------------------------------------------------------


def test_there_are_24_ship_cards_with_three_different_gems_and_white_never_large() -> None:
    assert sum(SHIP_COPIES) == 24
    assert len(set(SHIPS)) == len(SHIPS)
    for large, small, other in SHIPS:
        assert len({large, small, other}) == 3
        assert GEMS[large] in ("blue", "green", "yellow", "red")
        assert "black" not in (GEMS[small], GEMS[other])
    assert (0, 5, 3) in SHIPS, "blue, white and red is printed"


def test_without_white_each_colour_is_5_times_large_and_10_times_small() -> None:
    large: Counter[str] = Counter()
    small: Counter[str] = Counter()
    for ship, copies in zip(SHIPS, SHIP_COPIES, strict=True):
        if 5 not in ship:
            large[GEMS[ship[0]]] += copies
            small.update({GEMS[ship[1]]: copies, GEMS[ship[2]]: copies})
    assert dict(large) == dict.fromkeys(GEMS[:4], 5)
    assert dict(small) == dict.fromkeys(GEMS[:4], 10)


def test_one_ship_lands_in_each_port_in_their_order() -> None:
    state = dealt()
    assert [SHIPS[number] for number in state.ships] == [
        (0, 5, 3), (1, 2, 3), (2, 0, 3), (3, 0, 1),
    ]  # fmt: skip
    assert asked(state) == "chance: market_ship"


@pytest.mark.parametrize(("players", "neighborhoods"), [(2, 3), (3, 3), (3, 4), (4, 4)])
def test_only_ports_in_use_get_a_ship(players: int, neighborhoods: int) -> None:
    state = dealt(players, neighborhoods=neighborhoods)
    assert len(state.ships) == neighborhoods
    assert asked(state) == "chance: market_ship"
    assert state.chance_total() == 24 - neighborhoods


def test_example_two_blue_one_white_and_one_red_gem_are_shared() -> None:
    state = position(
        "counting_cards",
        ships="blue+white+red green+yellow+red yellow+blue+red red+blue+green",
        board={"orange": "1@1-port"},
    )
    assert asked(state) == "orange: taking"
    assert [GEMS[gem] for gem in view(state, None)["freight"]] == ["blue", "blue", "red", "white"]


@pytest.mark.parametrize("players", [2, 3])
def test_with_less_than_four_players_the_large_gem_counts_once(players: int) -> None:
    state = position(
        "counting_cards",
        players,
        ships="blue+white+red green+yellow+red yellow+blue+red red+blue+green",
        board={"orange": "1@1-port"},
    )
    assert [GEMS[gem] for gem in view(state, None)["freight"]] == ["blue", "red", "white"]


def test_express_has_no_ship_with_a_white_gem_and_exactly_enough_for_four_turns() -> None:
    state = new_game(4, express=True)
    play(state, "chance: order-1 order-2 order-3 order-4 king queen spy herald")
    assert state.chance_total() == 20
    assert not [text for text in legal(state) if "white" in text]
    *_, state = decisions((4, {"express": True}), 5)
    assert state.deck == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_deck_lasts_for_four_turns_without_a_reshuffle(variant: Variant) -> None:
    _, options = variant
    whole = 20 if options.get("express") else 24
    for state in decisions(variant, 6):
        drawn = (state.turn + 1) * (state.settings.neighborhoods + 1)
        assert sum(view(state, None)["ships_left"]) == whole - drawn


def test_the_next_turn_brings_other_ships() -> None:
    state = position("favor", turn=1)
    assert state.ships == state.palaces == [-1, -1, -1, -1]
    assert state.lines == [-1, -1, -1]
    assert state.chance_total() == 11, "15 characters but the four of the first turn"
    go_on(state, "blue orange purple yellow: bidding")
    assert -1 not in [*state.ships, *state.palaces, *state.lines]
    assert state.turn == 1


# -- the market -----------------------------------------------------------------------------------


def test_example_a_white_gem_goes_on_line_1() -> None:
    state = dealt(market="green+white+blue")
    assert lines(state) == ["white", "blue", "green"]
    for viewer in ("purple", None):
        assert view(state, viewer)["lines"] == state.lines


def test_gems_without_white_are_laid_out_in_the_order_of_the_colours() -> None:
    assert lines(dealt(market="red+green+yellow")) == ["green", "yellow", "red"]


@pytest.mark.parametrize("players", [2, 3])
def test_with_less_than_four_players_only_the_two_small_gems_are_used(players: int) -> None:
    assert lines(dealt(players, market="red+green+yellow")) == ["-", "green", "yellow"]


@pytest.mark.parametrize("players", [2, 3])
def test_with_less_than_four_players_a_white_gem_goes_on_line_2(players: int) -> None:
    assert lines(dealt(players, market="yellow+white+green")) == ["-", "white", "green"]
    assert lines(dealt(players, market="red+white+yellow")) == ["-", "white", "yellow"]


def test_the_fifth_ship_opens_the_bidding_and_lies_in_no_port() -> None:
    state = dealt(market="blue+green+yellow")
    assert asked(state) == "blue orange purple yellow: bidding"
    assert (0, 1, 2) not in [SHIPS[number] for number in state.ships]
    assert told_of(state, "market_filled") == [{"ship": 0, "lines": [0, 1, 2]}]


def test_every_hidden_ship_is_equally_likely() -> None:
    state = dealt()
    drawn = Counter(state.chance_outcome(ticket) for ticket in range(state.chance_total()))
    left = view(state, None)["ships_left"]
    first = min(drawn) - min(number for number, copies in enumerate(left) if copies)
    assert drawn == {first + number: copies for number, copies in enumerate(left) if copies}
    rng = Rng(1)
    assert state.chance_outcome(rng.below(state.chance_total())) in state.legal(CHANCE)
