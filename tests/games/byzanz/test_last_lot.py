"""Paragraph "De laatste veiling van een ronde"."""

import pytest

from emporion.games.byzanz.state import ByzanzState

from .positions import asked, hand, legal, play, position, sales, told, told_kinds

FEW = {
    3: {"blue": 6, "purple": 4},
    4: {"blue": 5, "purple": 4, "yellow": 3},
}
FIVE = {"blue": 5, "purple": 4, "yellow": 3, "green": 2}
SIX = {"blue": 6, "purple": 5, "yellow": 4, "green": 3, "red": 2}


def opening(players: int, offers: dict[str, int], market: str = "") -> ByzanzState:
    """Chance is to open the last lot of a round, for orange, who alone has no offer card."""
    return position(
        players,
        offers=offers,
        opener="orange",
        asks="chance: opening",
        market=market,
        pile="wine-4",
    )


@pytest.mark.parametrize("players", [3, 4])
def test_with_3_or_4_players_the_last_one_chooses_which_of_two_cards_to_keep(players: int) -> None:
    state = position(
        players, offers=FEW[players], opener="orange", asks="chance: opening", pile="wine-4"
    )
    play(state, "chance: wine-4 trader")
    assert asked(state) == "orange: lot_card"
    assert legal(state) == ["put:wine-4", "put:trader"], "no bid and no pass"
    play(state, "orange: put:trader")
    assert state.market == hand("trader")
    assert state.hands[1] == hand("wine-4")
    assert state.view(None)["seats"][1]["offer"] == 2


@pytest.mark.parametrize(("players", "offers"), [(5, FIVE), (6, SIX)])
def test_with_5_or_6_players_the_last_card_goes_straight_into_the_market(
    players: int, offers: dict[str, int]
) -> None:
    state = position(
        players, offers=offers, opener="orange", asks="chance: opening", market="wood-1"
    )
    play(state, "chance: wine-3")
    assert state.market == hand("wood-1 wine-3")
    assert state.hands[1] == 0
    assert state.view(None)["seats"][1]["offer"] == 1
    assert asked(state) == "orange: picking"


@pytest.mark.parametrize(("players", "offers"), [(5, FIVE), (6, SIX)])
def test_with_5_or_6_players_the_last_one_picks_first_and_may_take_that_card(
    players: int, offers: dict[str, int]
) -> None:
    state = position(
        players, offers=offers, opener="orange", asks="chance: opening", market="wood-1"
    )
    play(state, "chance: trader", "orange: take:trader")
    assert state.hands[1] == hand("trader")


def test_a_lone_trader_goes_into_the_market_too() -> None:
    state = opening(5, FIVE)
    play(state, "chance: trader")
    assert legal(state) == ["take:trader"]


def test_the_last_one_may_sell_before_choosing() -> None:
    state = position(
        offers=FEW[4],
        lot="wine-1 wine-2",
        hands={"orange": "cloth-1 cloth-1 cloth-3"},
        asks="orange: lot_card",
    )
    assert sales(state) == ["sell:cloth-3+cloth-1+cloth-1"]
    play(state, "orange: sell:cloth-3+cloth-1+cloth-1")
    assert asked(state) == "orange: lot_card"


def test_the_last_lot_may_break_the_hand_limit() -> None:
    state = position(
        offers=FEW[4],
        lot="wine-1 wine-2",
        hands={"orange": "cloth-1 cloth-2 wood-1 wood-2 grain-1 grain-2 olives-1"},
        asks="orange: lot_card",
    )
    play(state, "orange: put:wine-2")
    assert asked(state) == "orange: over_limit"
    assert state.held[1] == 0
    play(state, "orange: discard:cloth-1")
    assert state.held[1] == 2
    assert asked(state) == "orange: picking"


def test_after_the_last_lot_all_offer_cards_are_taken() -> None:
    state = position(offers=FEW[4], lot="wine-1 wine-2", asks="orange: lot_card")
    play(state, "orange: put:wine-2")
    assert state.held == [5, 2, 4, 3]
    assert state.view(None)["offers"] == []


def test_two_equal_cards_in_the_last_lot_are_one_choice() -> None:
    state = position(offers=FEW[4], lot="wine-1 wine-1", asks="orange: lot_card")
    assert legal(state) == ["put:wine-1"]
    play(state, "orange: put:wine-1")
    assert state.hands[1] == state.market == hand("wine-1")


def test_the_last_lot_is_told() -> None:
    state = opening(5, FIVE)
    play(state, "chance: trader")
    assert told_kinds(state) == ["lot_opened", "last_lot", "put_in_market", "offer_taken"]
    assert told(state)[1:] == [
        {"event": "last_lot", "seat": 1},
        {"event": "put_in_market", "seat": 1, "card": 24},
        {"event": "offer_taken", "seat": 1, "offer": 1},
    ]
