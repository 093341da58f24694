"""Chapter "Meer dan 7 kaarten in de hand"."""

from hypothesis import given

from emporion.games.byzanz.cards import card_name, packet_of, size

from .positions import (
    answers,
    asked,
    hand,
    legal,
    named,
    play,
    position,
    sales,
    sets_in,
    subsets,
    told,
    told_kinds,
    whole_turns,
)
from .strategies import packets

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"
OFFERS = {"yellow": 5, "blue": 4, "purple": 3, "orange": 2}
SEVEN = "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2 wood-1"
NINE = "cloth-1 cloth-2 cloth-3 spices-1 spices-2 wine-1 wine-2 wood-1 grain-4"


def test_seven_cards_are_no_more_than_seven() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-1"}, asks="blue: lot_card")
    play(state, "blue: put:wood-1")
    assert size(state.hands[0]) == 7
    assert asked(state) == "chance: opening"


def test_eight_cards_after_a_lot_are_too_many() -> None:
    state = position(
        lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-1 wine-2"}, asks="blue: lot_card"
    )
    play(state, "blue: put:wood-1")
    assert asked(state) == "blue: over_limit"
    assert state.decision(0).facts == {"surplus": 1}


def test_the_limit_is_settled_after_the_lots_card_has_gone_to_the_market() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-2 wine-1"}, asks="blue: lot_card")
    play(state, "blue: put:olives-1")
    assert asked(state) == "chance: opening", "3 + 5 - 1 cards are seven"


def test_the_limit_is_settled_before_the_offer_card_is_taken() -> None:
    state = position(lot=LOT, hands={"blue": SEVEN}, asks="blue: lot_card")
    play(state, "blue: put:wood-1")
    assert state.held == [0, 0, 0, 0]
    assert state.view(None)["offers"] == [5, 4, 3, 2]
    play(state, "blue: discard:cloth-1 discard:cloth-2 discard:spices-1")
    assert state.held == [0, 0, 0, 0]
    play(state, "blue: discard:spices-2")
    assert state.held == [5, 0, 0, 0]
    assert told_kinds(state)[-3:] == ["lot_taken", "discarded", "offer_taken"]


def test_the_limit_holds_after_a_pick_from_the_market() -> None:
    state = position(
        hands={"orange": SEVEN}, market="grain-1 olives-2", offers=OFFERS, asks="orange: picking"
    )
    play(state, "orange: take:grain")
    assert asked(state) == "orange: over_limit"
    play(state, "orange: discard:grain-1")
    assert asked(state) == "purple: picking"
    assert state.hands[1] == hand(SEVEN)


def test_an_offer_card_stays_when_the_market_breaks_the_limit() -> None:
    state = position(
        hands={"orange": SEVEN}, market="grain-1 olives-2", offers=OFFERS, asks="orange: picking"
    )
    play(state, "orange: take:grain discard:grain-1")
    assert state.held == [4, 2, 3, 5]


def test_discards_stop_at_seven() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    play(state, "blue: discard:cloth-1")
    assert asked(state) == "blue: over_limit"
    play(state, "blue: discard:cloth-2")
    assert asked(state) == "chance: opening"
    assert size(state.hands[0]) == 7


def test_any_card_may_be_discarded_a_trader_too() -> None:
    state = position(hands={"blue": SEVEN + " trader"}, asks="blue: over_limit")
    assert answers(state) == [f"discard:{card}" for card in [*SEVEN.split(), "trader"]]
    play(state, "blue: discard:trader")
    assert state.hands[0] == hand(SEVEN)


def test_discarded_cards_leave_the_game() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    box = state.box
    play(state, "blue: discard:wood-1 discard:grain-4")
    assert state.box - box == hand("wood-1 grain-4")
    assert state.scores() == [0, 0, 0, 0]


def test_a_sale_settles_the_limit_too() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    play(state, "blue: sell:cloth-3+cloth-2+cloth-1")
    assert asked(state) == "chance: opening"
    assert size(state.hands[0]) == 6, "a sale may end below seven"
    assert state.held == [5, 0, 0, 0]


def test_after_a_sale_that_is_not_enough_the_limit_is_asked_again() -> None:
    state = position(hands={"blue": NINE + " grain-1 olives-1"}, asks="blue: over_limit")
    play(state, "blue: sell:cloth-3+cloth-2+cloth-1")
    assert asked(state) == "blue: over_limit"
    assert state.decision(0).facts == {"surplus": 1}
    play(state, "blue: discard:spices-1")
    assert asked(state) == "chance: opening"


def test_a_sale_may_follow_a_discard() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    box = state.box
    play(state, "blue: discard:wine-1 sell:cloth-3+cloth-2+cloth-1")
    assert asked(state) == "chance: opening"
    assert state.hands[0] == hand("spices-1 spices-2 wine-2 wood-1 grain-4")
    assert state.box - box == hand("wine-1 cloth-1 cloth-2")
    assert told_kinds(state) == ["discarded", "sold", "offer_taken"]


def test_discards_may_go_on_after_a_sale() -> None:
    state = position(
        hands={"blue": NINE + " grain-1 grain-2 olives-1 olives-2"}, asks="blue: over_limit"
    )
    play(state, "blue: discard:wood-1 sell:cloth-3+cloth-2+cloth-1")
    assert asked(state) == "blue: over_limit"
    play(state, "blue: discard:spices-1 discard:spices-2")
    assert asked(state) == "chance: opening"
    assert state.hands[0] == hand("wine-1 wine-2 grain-1 grain-2 grain-4 olives-1 olives-2")


def test_cards_about_to_be_discarded_cannot_be_sold() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    play(state, "blue: discard:cloth-1")
    assert sales(state) == []


def test_discards_are_put_together_in_ascending_order() -> None:
    state = position(hands={"blue": SEVEN + " grain-4 olives-1 olives-2"}, asks="blue: over_limit")
    play(state, "blue: discard:wine-2")
    assert legal(state) == ["discard:wood-1", "discard:grain-4", "discard:olives-1"]
    play(state, "blue: discard:wood-1")
    assert legal(state) == ["discard:grain-4", "discard:olives-1", "discard:olives-2"]


def test_a_discard_that_too_few_can_follow_is_not_open_unless_a_sale_can() -> None:
    state = position(hands={"blue": SEVEN + " grain-4 olives-1 olives-2"}, asks="blue: over_limit")
    open_cards = [*SEVEN.split(), "grain-4"]
    assert legal(state) == [f"discard:{card}" for card in open_cards], "three have to go"
    state = position(hands={"blue": SEVEN + " wood-1 wood-1 olives-1"}, asks="blue: over_limit")
    open_cards = [*SEVEN.split(), "olives-1"]
    assert answers(state) == [f"discard:{card}" for card in open_cards]
    play(state, "blue: discard:olives-1")
    assert legal(state) == ["sell:wood-1+wood-1+wood-1"]


def test_equal_cards_may_be_discarded_together() -> None:
    state = position(hands={"blue": SEVEN + " wood-1 wood-1"}, asks="blue: over_limit")
    play(state, "blue: discard:wood-1")
    assert answers(state) == ["discard:wood-1"]
    play(state, "blue: discard:wood-1")
    assert state.hands[0] == hand(SEVEN)


def test_discards_are_shown_when_they_are_complete() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    play(state, "blue: discard:wood-1")
    assert told(state) == []
    play(state, "blue: discard:grain-4")
    assert told(state, "orange")[0] == {"event": "discarded", "seat": 0, "cards": [12, 19]}


def test_the_surplus_asked_for_does_not_tell_what_is_drafted() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    assert state.decision(0).facts == {"surplus": 2}
    play(state, "blue: discard:wood-1")
    assert state.decision(0).facts == {"surplus": 2}


def test_a_bid_taken_back_never_breaks_the_limit() -> None:
    state = position(
        lot=LOT,
        hands={"blue": "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2"},
        bids={"blue": "cloth-3", "yellow": "wine-4"},
        passed="orange purple",
    )
    play(state, "blue: pass")
    assert size(state.hands[0]) == 7
    assert asked(state) == "yellow: lot_card"


def test_in_the_last_market_the_limit_comes_before_the_final_sales() -> None:
    offers = {"yellow": 5, "purple": 4, "orange": 3, "blue": 2}
    state = position(
        hands={"yellow": SEVEN},
        market="grain-1 grain-1 grain-2",
        offers=offers,
        asks="yellow: picking",
        finished=5,
    )
    play(state, "yellow: take:grain")
    assert asked(state) == "yellow: over_limit"
    play(state, "yellow: discard:cloth-1 discard:cloth-2 discard:spices-1")
    assert asked(state) == "blue: final_sales"
    play(state, "blue: done", "orange: done", "purple: done")
    play(state, "yellow: sell:grain-2+grain-1+grain-1 done")
    assert state.scores() == [0, 0, 0, 2]


def test_the_fullest_hand_that_can_be_comes_down_to_seven() -> None:
    lot = "wood-1 wood-2 grain-1 grain-2 olives-1 olives-2"
    state = position(3, lot=lot, hands={"blue": SEVEN}, finished=3)
    play(state, "blue: pass", "orange: pass", "purple: pass")
    assert state.decision(0).facts == {"surplus": 6}
    play(state, "blue: " + " ".join(f"discard:{card}" for card in named(hand(lot)).split()))
    assert state.hands[0] == hand(SEVEN)


@given(packets(8, 11))
def test_the_discards_agree_with_a_search_of_all_selections(held: int) -> None:
    """`legal_discards` must agree with this brute force."""
    surplus = size(held) - 7
    state = position(hands={"blue": named(held)}, asks="blue: over_limit", finished=2)
    expected = {
        " ".join(f"discard:{card_name(kind)}" for kind in chosen)
        for chosen in subsets(held, surplus, surplus)
    }
    assert {turn for turn in whole_turns(state) if "sell" not in turn} == expected


@given(packets(8, 11))
def test_discards_before_a_sale_agree_with_a_search_of_all_selections(held: int) -> None:
    """`legal_discards` must agree with this brute force: not yet enough discards, then a set."""
    surplus = size(held) - 7
    state = position(hands={"blue": named(held)}, asks="blue: over_limit", finished=2)
    expected = {
        "".join(f"discard:{card_name(kind)} " for kind in chosen) + sale
        for chosen in subsets(held, 0, surplus - 1)
        for sale in sets_in(held - packet_of(list(chosen)))
    }
    assert {turn for turn in whole_turns(state) if "sell" in turn} == expected


def test_the_highest_card_may_be_discarded_before_a_sale() -> None:
    state = position(hands={"blue": NINE + " trader"}, asks="blue: over_limit")
    play(state, "blue: discard:trader sell:cloth-3+cloth-2+cloth-1")
    assert state.hands[0] == hand("spices-1 spices-2 wine-1 wine-2 wood-1 grain-4")
