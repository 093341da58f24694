"""Chapter "Verkoop van goederen"."""

import pytest
from hypothesis import given

from emporion.games.byzanz.cards import EVERY_CARD
from emporion.games.byzanz.selling import add_sales
from emporion.games.byzanz.state import ByzanzState
from tests.games.byzanz.texts import show

from .positions import asked, hand, play, position, sales, sets_in, told
from .strategies import packets

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"


def test_example_of_cloth_4_1_1() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-4 cloth-1 cloth-1 wine-2"})
    box = state.box
    play(state, "blue: sell:cloth-4+cloth-1+cloth-1")
    assert state.profits[0] == hand("cloth-4")
    assert state.box - box == hand("cloth-1 cloth-1")
    assert state.hands[0] == hand("wine-2")
    assert state.scores() == [4, 0, 0, 0]


def test_a_set_is_exactly_three_cards_of_one_sort() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-1 wine-2 wood-3"})
    assert sales(state) == []


def test_of_four_cards_three_are_sold() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 cloth-3 cloth-4"})
    assert sales(state) == [
        "sell:cloth-3+cloth-2+cloth-1",
        "sell:cloth-4+cloth-2+cloth-1",
        "sell:cloth-4+cloth-3+cloth-1",
        "sell:cloth-4+cloth-3+cloth-2",
    ]
    play(state, "blue: sell:cloth-3+cloth-2+cloth-1")
    assert state.hands[0] == hand("cloth-4")


def test_the_highest_card_is_always_kept() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 cloth-3"})
    assert sales(state) == ["sell:cloth-3+cloth-2+cloth-1"]
    play(state, "blue: sell:cloth-3+cloth-2+cloth-1")
    assert state.profits[0] == hand("cloth-3")


def test_of_equal_cards_one_is_kept() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-2 cloth-2 cloth-2"})
    play(state, "blue: sell:cloth-2+cloth-2+cloth-2")
    assert state.profits[0] == hand("cloth-2")
    assert state.scores() == [2, 0, 0, 0]


def test_as_many_sets_may_be_sold_as_wanted() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-1 cloth-1 wine-2 wine-2 wine-3 wine-4"})
    play(state, "blue: sell:cloth-1+cloth-1+cloth-1 sell:wine-4+wine-2+wine-2")
    assert asked(state) == "blue: bidding"
    assert state.profits[0] == hand("cloth-1 wine-4")
    assert state.scores() == [5, 0, 0, 0]
    play(state, "blue: +wine-3 bid")


SET = "cloth-1 cloth-1 cloth-1"


def decision_of(kind: str) -> ByzanzState:
    """Blue, who has a set, before a decision of that kind."""
    if kind == "picking":
        offers = {"yellow": 5, "blue": 4, "purple": 3, "orange": 2}
        return position(market="wood-1", hands={"blue": SET}, offers=offers, asks="blue: picking")
    if kind == "over_limit":
        eleven = SET + " cloth-2 cloth-2 wine-1 wine-2 wood-1 wood-2 grain-1 olives-1"
        return position(hands={"blue": eleven}, asks="blue: over_limit")
    if kind == "final_sales":
        return position(hands={"blue": SET}, finished=6, asks="blue: final_sales")
    return position(lot=LOT, hands={"blue": SET}, asks=f"blue: {kind}")


@pytest.mark.parametrize("kind", ["bidding", "lot_card", "over_limit", "picking", "final_sales"])
def test_a_sale_is_open_at_every_decision_which_is_asked_again_after(kind: str) -> None:
    state = decision_of(kind)
    assert "sell:cloth-1+cloth-1+cloth-1" in sales(state)
    play(state, "blue: sell:cloth-1+cloth-1+cloth-1")
    assert asked(state) == f"blue: {kind}"
    assert state.profits[0] == hand("cloth-1")


def test_a_seat_that_is_not_asked_does_not_sell() -> None:
    state = position(lot=LOT, hands={"orange": SET})
    assert state.legal(1) == []


def test_cards_lying_in_a_bid_cannot_be_sold() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-2"}, bids={"blue": "cloth-1", "orange": "wine-2"}
    )
    assert sales(state) == []


def test_cards_of_a_bid_taken_back_can_be_sold() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 cloth-2"},
        bids={"blue": "cloth-1", "orange": "wine-2"},
        passed="purple yellow",
    )
    play(state, "blue: pass", "orange: put:wood-1", "chance: ...", "purple: pass", "yellow: pass")
    assert sales(state) == ["sell:cloth-2+cloth-1+cloth-1"]


def test_a_sale_changes_nothing_in_the_auction() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 cloth-2 cloth-2"},
        bids={"blue": "wine-1", "orange": "wine-2"},
    )
    play(state, "blue: sell:cloth-2+cloth-2+cloth-1")
    assert state.bids[:2] == [hand("wine-1"), hand("wine-2")]
    assert (state.highest, state.leader) == (2, 1)


def test_a_sale_is_shown_to_all() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-4 cloth-1 cloth-1 wine-2"})
    play(state, "blue: sell:cloth-4+cloth-1+cloth-1")
    sold = {"event": "sold", "seat": 0, "cards": [0, 0, 3], "kept": 3, "points": 4}
    assert told(state) == told(state, "orange") == [sold]


@given(packets(0, 14))
def test_the_sales_agree_with_a_search_of_all_triples(held: int) -> None:
    """`add_sales` must agree with this brute force."""
    legal: list[int] = []
    add_sales(legal, held)
    assert legal == sorted(set(legal))
    assert {show(0, action) for action in legal} == sets_in(held)


def test_the_sales_agree_with_a_search_of_all_triples_where_everything_is_held() -> None:
    legal: list[int] = []
    add_sales(legal, hand("cloth-1 cloth-2 cloth-3 cloth-4 " * 2 + "cloth-1 cloth-2 cloth-3"))
    goods_alone = 20 - 1
    assert len(legal) == goods_alone
    add_sales(legal, EVERY_CARD)
    assert len(legal) == goods_alone + 6 * (goods_alone + 10 + 4) + 1
