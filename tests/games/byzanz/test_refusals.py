"""Why an action is refused: each reason that the game names, and that it is the true one."""

from typing import Any

import pytest

from emporion.games.byzanz.actions import ACTIONS
from emporion.games.byzanz.questions import ANSWERS, REFUSALS, REFUSED
from emporion.games.byzanz.state import ByzanzState
from tests.games.byzanz.texts import parse

from .positions import play, position
from .randomly import decisions

LOT = "wood-1 wood-2 grain-1 grain-2 olives-1"
OFFERS = {"yellow": 5, "blue": 4, "purple": 3, "orange": 2}
NINE = "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2 wood-1 wood-2 grain-4"


def refused(state: ByzanzState, text: str) -> tuple[str, dict[str, Any]]:
    """The reason and its facts for an action of the actor, which must not be legal."""
    action = parse(state.actor, text)
    assert action not in state.legal(state.actor)
    refusal = state.refusal(state.actor, action)
    return refusal.code, refusal.facts


def bidding(blue: str, yellow: str = "") -> ByzanzState:
    """Blue is asked for a bid; yellow may have made one."""
    return position(lot=LOT, hands={"blue": blue}, bids={"yellow": yellow})


@pytest.mark.parametrize("action", [-1, len(ACTIONS), 10**6])
def test_there_is_no_such_action(action: int) -> None:
    refusal = bidding("cloth-1").refusal(0, action)
    assert (refusal.code, refusal.facts) == ("no_such_action", {})


@pytest.mark.parametrize(
    ("asks", "text"),
    [
        ("blue: bidding", "done"),
        ("blue: bidding", "put:wood-1"),
        ("blue: bidding", "take:wood"),
        ("blue: bidding", "discard:cloth-1"),
        ("blue: lot_card", "pass"),
        ("blue: lot_card", "bid"),
        ("blue: lot_card", "done"),
        ("blue: lot_card", "+cloth-1"),
    ],
)
def test_another_decision_is_asked_for_in_an_auction(asks: str, text: str) -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1"}, asks=asks)
    assert refused(state, text) == ("other_decision", {"decision": asks.split()[1]})


@pytest.mark.parametrize("text", ["bid", "done", "+cloth-1", "put:wood-1", "discard:cloth-1"])
def test_another_decision_is_asked_for_in_the_market(text: str) -> None:
    state = position(
        market="wood-1", hands={"orange": "cloth-1"}, offers=OFFERS, asks="orange: picking"
    )
    assert refused(state, text) == ("other_decision", {"decision": "picking"})


@pytest.mark.parametrize("text", ["pass", "bid", "done", "+cloth-1", "put:wood-1", "take:cloth"])
def test_another_decision_is_asked_for_over_the_limit(text: str) -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    assert refused(state, text) == ("other_decision", {"decision": "over_limit"})


@pytest.mark.parametrize("text", ["pass", "bid", "+cloth-1", "take:cloth", "discard:cloth-1"])
def test_another_decision_is_asked_for_at_the_end(text: str) -> None:
    state = position(hands={"blue": "cloth-1"}, finished=6, asks="blue: final_sales")
    assert refused(state, text) == ("other_decision", {"decision": "final_sales"})


def test_a_card_that_is_not_in_the_hand_cannot_be_bid() -> None:
    assert refused(bidding("cloth-1"), "+wine-2") == ("not_in_hand", {"card": 9})


def test_a_card_that_lies_in_the_draft_is_not_in_the_hand_any_more() -> None:
    state = bidding("cloth-1 wine-2")
    play(state, "blue: +cloth-1")
    assert refused(state, "+cloth-1") == ("not_in_hand", {"card": 0})


def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    assert refused(state, "discard:trader") == ("not_in_hand", {"card": 24})
    play(state, "blue: discard:cloth-1")
    assert refused(state, "discard:cloth-1") == ("not_in_hand", {"card": 0})


def test_a_lower_card_cannot_follow_in_a_bid() -> None:
    state = bidding("cloth-1 wine-2")
    play(state, "blue: +wine-2")
    assert refused(state, "+cloth-1") == ("not_in_order", {"card": 0})


def test_a_lower_card_cannot_follow_among_discards() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    play(state, "blue: discard:wine-1")
    assert refused(state, "discard:cloth-2") == ("not_in_order", {"card": 1})


def test_a_bid_must_top_the_highest() -> None:
    state = bidding("cloth-1 wine-2", yellow="olives-2")
    play(state, "blue: +cloth-1")
    assert refused(state, "bid") == ("bid_too_low", {"total": 1, "highest": 2})


def test_a_bid_needs_a_card() -> None:
    assert refused(bidding("cloth-1"), "bid") == ("bid_too_low", {"total": 0, "highest": 0})


def test_a_card_cannot_be_laid_if_the_whole_hand_cannot_top_the_highest_bid() -> None:
    state = bidding("cloth-1 wine-2", yellow="olives-3")
    assert refused(state, "+cloth-1") == ("hand_too_low", {"total": 3, "highest": 3})


def test_while_cards_are_laid_there_is_no_pass() -> None:
    state = bidding("cloth-1 wine-2")
    play(state, "blue: +cloth-1")
    assert refused(state, "pass") == ("cards_laid", {})


def test_while_cards_are_laid_there_is_no_sale() -> None:
    state = bidding("cloth-1 wine-2 wine-2 wine-2")
    play(state, "blue: +cloth-1")
    assert refused(state, "sell:wine-2+wine-2+wine-2") == ("cards_laid", {})


def test_a_card_that_is_not_in_the_lot_cannot_go_to_the_market() -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1"}, asks="blue: lot_card")
    assert refused(state, "put:cloth-1") == ("not_in_lot", {"card": 0})
    assert refused(state, "put:trader") == ("not_in_lot", {"card": 24})


def test_a_sort_that_is_not_in_the_market_cannot_be_taken() -> None:
    state = position(market="wood-1", offers=OFFERS, asks="orange: picking")
    assert refused(state, "take:cloth") == ("not_in_market", {"sort": 0})
    assert refused(state, "take:trader") == ("not_in_market", {"sort": 6})


@pytest.mark.parametrize("asks", ["blue: bidding", "blue: lot_card"])
def test_a_set_that_is_not_in_the_hand_cannot_be_sold(asks: str) -> None:
    state = position(lot=LOT, hands={"blue": "cloth-1 cloth-1"}, asks=asks)
    for sale in ("cloth-1+trader+trader", "cloth-1+cloth-1+cloth-1", "trader+trader+trader"):
        assert refused(state, f"sell:{sale}") == ("no_set", {})


def test_a_sort_must_be_picked() -> None:
    state = position(market="wood-1", offers=OFFERS, asks="orange: picking")
    assert refused(state, "pass") == ("must_pick", {})


def test_too_few_cards_would_follow_a_discard() -> None:
    state = position(hands={"blue": NINE}, asks="blue: over_limit")
    code, facts = refused(state, "discard:grain-4")
    assert code == "too_few_follow"
    assert facts["card"] == 19


def test_too_few_cards_would_follow_a_second_discard_that_spoils_the_last_set() -> None:
    hands = {"blue": "cloth-1 cloth-2 spices-1 spices-2 wine-1 wine-2 wood-1 grain-4 trader trader"}
    state = position(hands=hands, asks="blue: over_limit")
    play(state, "blue: discard:trader")
    assert refused(state, "discard:trader")[0] == "too_few_follow"
    assert refused(state, "discard:cloth-1")[0] == "not_in_order"


def test_every_kind_of_action_has_its_phases_and_its_refusal() -> None:
    kinds = {kind.name for kind in ACTIONS.kinds}
    assert set(ANSWERS) == kinds
    assert set(REFUSED) == kinds - {"done"}


def test_every_reason_occurs_and_every_action_that_is_not_legal_gets_one() -> None:
    seen = {"no_such_action"}
    for seed in range(8):
        for state in decisions(3 + seed % 4, seed):
            for action in set(range(len(ACTIONS))) - set(state.legal(state.actor)):
                seen.add(state.refusal(state.actor, action).code)
    assert seen == set(REFUSALS)
