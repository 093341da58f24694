"""Chapter "Spelvoorbereiding": the cards, the table by number of players, the deal."""

from collections import Counter

import pytest

from emporion.core.errors import InvalidOption, InvalidPlayerCount, UnknownOption
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS, OVER
from emporion.games.byzanz.cards import EVERY_CARD, size
from emporion.games.byzanz.data import CARDS_IN_BOX, COPIES, OFFERS, REMOVED, ROUNDS, SORTS
from emporion.games.byzanz.spec import OPTIONS
from emporion.games.byzanz.state import ByzanzState

from .positions import asked, hand, legal, named, names, new_game, play, told
from .randomly import play_out

TABLE = [
    (3, [6, 4, 2], 4, 8),
    (4, [5, 4, 3, 2], 12, 6),
    (5, [5, 4, 3, 2, 1], 2, 6),
    (6, [6, 5, 4, 3, 2, 1], 4, 4),
]
"""The book's table: players, offer cards from the top of the stack, cards removed, rounds."""

BLUE = "cloth-1 cloth-2 wine-3 trader"
ORANGE = "grain-1 grain-1 olives-2 olives-4"
PURPLE = "spices-1 spices-2 spices-3 wood-1"
YELLOW = "wood-2 wood-3 wood-4 trader"
LOT = "cloth-1 cloth-1 grain-3 olives-3 trader"


def deal_all(state: ByzanzState, rng: Rng) -> None:
    """Let chance go on until somebody is asked."""
    while state.actor == CHANCE:
        state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))


def test_the_box_holds_96_goods_and_16_traders() -> None:
    every = Counter(named(EVERY_CARD).split())
    assert every.pop("trader") == 16
    for sort in ("cloth", "spices", "wine", "wood", "grain", "olives"):
        assert [every.pop(f"{sort}-{value}") for value in (1, 2, 3, 4)] == [6, 5, 3, 2]
    assert not every
    assert size(EVERY_CARD) == CARDS_IN_BOX == 112
    assert len(SORTS) == 7
    assert sum(COPIES) == 16


@pytest.mark.parametrize(("players", "offers", "removed", "rounds"), TABLE)
def test_the_table_of_offer_cards_removed_cards_and_rounds(
    players: int, offers: list[int], removed: int, rounds: int
) -> None:
    assert list(OFFERS[players]) == offers
    assert REMOVED[players] == removed
    assert ROUNDS[players] == rounds


@pytest.mark.parametrize(("players", "offers", "removed", "rounds"), TABLE)
def test_the_lots_of_all_rounds_use_the_pile_up_exactly(
    players: int, offers: list[int], removed: int, rounds: int
) -> None:
    assert 112 - 4 * players - removed == sum(offers) * rounds


@pytest.mark.parametrize(("players", "offers", "removed", "rounds"), TABLE)
def test_a_dealt_game_shows_the_stack_the_pile_and_the_rounds(
    players: int, offers: list[int], removed: int, rounds: int
) -> None:
    state = new_game(players)
    deal_all(state, Rng(players))
    view = state.view(None)
    assert view["offers"] == offers
    assert view["rounds"] == rounds
    assert view["round"] == 1
    assert len(view["lot"]) == offers[0]
    assert view["pile"] == sum(offers) * rounds - offers[0]
    assert size(state.unseen) == view["pile"] + removed


def test_four_player_setup_example() -> None:
    state = new_game(4)
    play(state, f"chance: {BLUE} {ORANGE} {PURPLE} {YELLOW}")
    view = state.view(None)
    assert view["offers"] == [5, 4, 3, 2], "the 5 on top, 1 and 6 not in play"
    assert view["pile"] == 112 - 4 * 4 - 12, "twelve cards lie in the box, unseen"
    assert view["box"] == []
    assert state.decision(CHANCE).facts == {"offer": 5}
    play(state, f"chance: {LOT}")
    assert asked(state) == "blue: bidding"
    assert names(state.view(None)["lot"]) == LOT
    play(state, "blue: +cloth-1 bid")
    assert asked(state) == "orange: bidding"


def test_each_player_is_dealt_four_cards() -> None:
    state = new_game(4)
    play(state, f"chance: {BLUE} {ORANGE} {PURPLE} {YELLOW}")
    assert state.hands == [hand(BLUE), hand(ORANGE), hand(PURPLE), hand(YELLOW)]
    assert [other["hand"] for other in state.view(None)["seats"]] == [4, 4, 4, 4]


def test_dealing_tells_who_gets_the_next_card() -> None:
    state = new_game(3)
    for seat in range(3):
        for _ in range(4):
            assert asked(state) == "chance: dealing"
            assert state.decision(CHANCE).facts == {"to": seat}
            play(state, "chance: trader")
    assert asked(state) == "chance: opening"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_pile_of_a_game_being_dealt_leaves_out_what_is_still_to_be_dealt(players: int) -> None:
    state = new_game(players)
    whole = sum(OFFERS[players]) * ROUNDS[players]
    for _ in range(4 * players):
        assert state.view(None)["pile"] == whole
        play(state, f"chance: {legal(state)[0]}")
    assert asked(state) == "chance: opening"
    assert state.view(None)["pile"] == whole


def test_every_card_is_equally_likely_to_be_next() -> None:
    state = new_game(3)
    tickets = Counter(state.chance_outcome(ticket) for ticket in range(state.chance_total()))
    assert state.chance_total() == 112
    assert tickets == {kind: 16 if kind == 24 else COPIES[kind % 4] for kind in range(25)}
    assert state.legal(CHANCE) == sorted(tickets)


def test_a_kind_that_is_used_up_is_not_dealt_any_more() -> None:
    state = new_game(3)
    play(state, "chance: olives-4 olives-4")
    assert "olives-4" not in legal(state)
    assert state.chance_total() == 110


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_removed_cards_are_all_that_nobody_has_seen_at_the_end(players: int) -> None:
    state = new_game(players)
    play_out(state, Rng(players))
    assert size(state.unseen) == REMOVED[players]
    assert state.view(None)["pile"] == 0


def test_removed_cards_may_be_traders() -> None:
    state = new_game(3)
    play(state, "chance: " + "cloth-1 " * 6 + "wine-1 " * 6)
    while state.actor != OVER:
        choices = state.legal(state.actor)
        state.apply(state.actor, choices[0])
    assert "trader" in named(state.unseen)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seat_0_bids_first(players: int) -> None:
    state = new_game(players)
    deal_all(state, Rng(1))
    assert asked(state) == "blue: bidding"


@pytest.mark.parametrize("first", [0, 1, 2, 3, 4, 5])
def test_another_seat_bids_first_if_the_option_says_so(first: int) -> None:
    state = new_game(6, first=first)
    deal_all(state, Rng(1))
    assert asked(state) == f"{COLOURS[first]}: bidding"
    assert state.view(None)["options"]["first"] == first


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7])
def test_the_game_is_for_three_to_six(players: int) -> None:
    with pytest.raises(InvalidPlayerCount):
        new_game(players)


def test_nobody_but_a_seat_at_the_table_bids_first() -> None:
    with pytest.raises(InvalidOption) as refused:
        new_game(3, first=3)
    assert refused.value.facts["known"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("option", "value"), [("ties", "traders"), ("picking", True), ("first", True), ("first", "0")]
)
def test_an_option_has_only_its_own_values(option: str, value: bool | str) -> None:
    with pytest.raises(InvalidOption):
        new_game(4, **{option: value})


def test_there_are_no_other_options() -> None:
    with pytest.raises(UnknownOption):
        new_game(4, handlimit=8)


def test_the_options_stand_in_every_view_as_chosen() -> None:
    usual = {"first": 0, "ties": "all", "picking": "must"}
    assert new_game(4).view(None)["options"].items() >= usual.items()
    chosen = {"first": 2, "ties": "goods", "picking": "may"}
    options = new_game(4, first=2, ties="goods", picking="may").view(1)["options"]
    assert options.items() >= chosen.items()
    assert list(options) == [option.name for option in OPTIONS]


def test_opening_a_lot_is_told_with_its_round_offer_card_and_cards() -> None:
    state = new_game(4)
    play(state, f"chance: {BLUE} {ORANGE} {PURPLE} {YELLOW} {LOT}")
    lot = [0, 0, 18, 22, 24]
    assert told(state)[-1] == {"event": "lot_opened", "round": 1, "offer": 5, "cards": lot}
