"""Paragraph "Alle spelers hebben gepast"."""

import pytest

from emporion.core.seats import COLOURS
from emporion.games.byzanz.data import OFFERS

from .positions import answers, asked, hand, legal, play, position, told, told_kinds

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"


def test_the_first_to_pass_takes_the_lot_when_all_pass() -> None:
    state = position(lot=LOT, hands={"purple": "cloth-1"}, asks="purple: bidding")
    play(state, "purple: pass", "yellow: pass", "blue: pass", "orange: pass")
    assert state.hands[2] == hand("cloth-1 wood-1 wood-2 grain-1 grain-2 olives-1")
    assert state.held == [0, 0, 5, 0]


def test_no_card_of_the_lot_goes_into_the_market_when_all_pass() -> None:
    state = position(lot=LOT)
    play(state, "blue: pass", "orange: pass", "purple: pass", "yellow: pass")
    assert state.market == 0
    assert asked(state) == "chance: opening", "blue was not asked for a card"


def test_a_win_because_all_passed_counts_when_it_is_settled_who_opens_next() -> None:
    state = position(lot=LOT, asks="purple: bidding")
    play(state, "purple: pass", "yellow: pass", "blue: pass", "orange: pass", "chance: ...")
    assert asked(state) == "yellow: bidding"


def test_the_left_neighbour_of_the_last_to_pass_does_not_open_next() -> None:
    state = position(
        lot="wood-1 wood-2 grain-1", offers={"blue": 5, "yellow": 4}, asks="orange: bidding"
    )
    play(state, "orange: pass", "purple: pass", "chance: ...")
    assert asked(state) == "purple: lot_card", "orange has the 3, so purple has the last lot"


def test_the_last_of_all_passes_may_be_forced() -> None:
    state = position(lot=LOT, hands={"yellow": "trader"})
    play(state, "blue: pass", "orange: pass", "purple: pass")
    assert legal(state) == ["pass"]
    play(state, "yellow: pass")
    assert state.held == [5, 0, 0, 0]


def test_one_bid_is_enough_to_take_the_lot_from_the_first_to_pass() -> None:
    state = position(lot=LOT, hands={"yellow": "cloth-1"})
    play(state, "blue: pass", "orange: pass", "purple: pass", "yellow: +cloth-1 bid")
    assert answers(state) == [f"put:{card}" for card in LOT.split()]
    play(state, "yellow: put:wood-1")
    assert state.held == [0, 0, 0, 5]
    assert state.hands[0] == 0


def test_a_lot_taken_because_all_passed_may_break_the_hand_limit() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-1 wine-1 wine-1"})
    play(state, "blue: pass", "orange: pass", "purple: pass", "yellow: pass")
    assert asked(state) == "blue: over_limit"
    assert state.held == [0, 0, 0, 0], "the offer card comes after the limit"
    play(state, "blue: discard:wood-1 discard:grain-1")
    assert state.held == [5, 0, 0, 0]
    play(state, "chance: ...")
    assert asked(state) == "orange: bidding"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_round_in_which_nobody_ever_bids(players: int) -> None:
    state = position(players, asks="chance: opening")
    while asked(state) == "chance: opening":
        play(state, "chance: ...")
        while asked(state).endswith("bidding"):
            play(state, asked(state).replace("bidding", "pass"))
    won = state.held if players > 4 else [*state.held[:-1], 2]
    assert won == list(OFFERS[players]), "each was once the first to pass"
    last = COLOURS[players - 1]
    expected = "lot_card" if players < 5 else "picking"
    assert asked(state) == f"{last}: {expected}", "only the last lot feeds the market"


def test_all_passing_is_told() -> None:
    state = position(lot=LOT)
    play(state, "blue: pass", "orange: pass", "purple: pass", "yellow: pass")
    assert told_kinds(state)[-3:] == ["all_passed", "lot_taken", "offer_taken"]
    assert told(state)[-3] == {"event": "all_passed", "seat": 0}
