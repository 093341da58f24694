"""Byzanz's evaluator knows what cards are worth, and decides by what its seat can see."""

import pytest

from emporion.bots.evaluators import find_evaluator
from emporion.bots.evaluators.byzanz.evaluator import ByzanzEvaluator
from emporion.bots.evaluators.byzanz.hand_values import hand_groups, hand_worth
from emporion.bots.evaluators.byzanz.steps_left import STEP_COUNTS
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, NOBODY
from emporion.games import find
from emporion.games.byzanz.actions import PROFIT, SELL, SOLD
from emporion.games.byzanz.cards import CARD, EVERY_CARD, common, nth_card, packet_of, size
from emporion.games.byzanz.data import ROUNDS
from emporion.games.byzanz.phases import BIDDING, FINAL_SALES, LOT_CARD, OVER_LIMIT, PICKING
from emporion.games.byzanz.selling import add_sales
from emporion.games.byzanz.state import ByzanzState
from tests.games.byzanz.texts import parse, show

from .games import decisions

GAME = find("byzanz")


def _evaluator() -> ByzanzEvaluator:
    evaluator = find_evaluator("byzanz")
    assert isinstance(evaluator, ByzanzEvaluator)
    return evaluator


def _cards(text: str) -> int:
    return packet_of([parse(CHANCE, name) for name in text.split()])


def _random_hand(rng: Rng, cards: int) -> int:
    hand = 0
    for _ in range(cards):
        rest = EVERY_CARD - hand
        hand += CARD[nth_card(rest, rng.below(size(rest)))]
    return hand


def _position(phase: int, hand: str, lot: str = "", market: str = "", lots: int = 0) -> ByzanzState:
    """Seat 0 of four is asked in the second round; the others hold a few low cards."""
    state = GAME.setup(4)
    assert isinstance(state, ByzanzState)
    others = ["cloth-1 cloth-2", "spices-1 spices-2", "grain-1 grain-2"]
    state.hands = [_cards(cards) for cards in (hand, *others)]
    state.lot = _cards(lot)
    state.market = _cards(market)
    state.unseen = EVERY_CARD - state.lot - state.market - sum(state.hands)
    state.left = size(state.unseen)
    state.to_turn = 0
    state.opener = NOBODY
    state.phase = phase
    state.rounds_finished = 1
    state.lots = lots
    state.held = [0, *(5 - place if place < lots else 0 for place in range(3))]
    state.passed = [offer > 0 for offer in state.held]
    state.actor = 0
    state.check()
    return state


def _favourite(state: ByzanzState) -> str:
    legal = state.legal(state.actor)
    priors = _evaluator().priors(state, state.actor, legal)
    return show(state.actor, legal[priors.index(max(priors))])


# -- what a hand is worth -------------------------------------------------------------------------


def _most_points(hand: int) -> int:
    """The most that sales of a hand can bring, by trying all of them."""
    sales: list[int] = []
    add_sales(sales, hand)
    found = [PROFIT[sale - SELL] + _most_points(hand - SOLD[sale - SELL]) for sale in sales]
    return max(found, default=0)


def test_at_the_end_a_hand_is_worth_the_best_sales() -> None:
    rng = Rng(3)
    for _ in range(300):
        hand = _random_hand(rng, 1 + int(rng.below(7)))
        assert hand_worth(hand, 0) == _most_points(hand)


def test_the_groups_of_a_hand_add_up_to_its_worth() -> None:
    rng = Rng(4)
    for number in range(300):
        hand = _random_hand(rng, int(rng.below(12)))
        steps_left = number % STEP_COUNTS
        assert sum(hand_groups(hand, steps_left)) == pytest.approx(hand_worth(hand, steps_left))


@pytest.mark.parametrize("steps_left", range(1, STEP_COUNTS))
def test_a_trader_and_a_higher_card_never_make_a_hand_worse(steps_left: int) -> None:
    rng = Rng(5)
    for _ in range(50):
        hand = _random_hand(rng, 4)
        assert hand_worth(hand + _cards("trader"), steps_left) > hand_worth(hand, steps_left)
    assert hand_worth(_cards("wine-4 wine-1"), steps_left) > hand_worth(
        _cards("wine-2 wine-1"), steps_left
    )


# -- what is obvious ------------------------------------------------------------------------------


def test_a_lot_full_of_sets_is_bought_for_the_cheapest_card() -> None:
    lot = "wine-2 wine-3 trader trader olives-4"
    state = _position(BIDDING, "wine-4 wine-1 cloth-1 olives-4", lot)
    assert _favourite(state) == "+cloth-1"
    _evaluator().rollout_step(state, 0, Rng(1))
    assert state.bids[0] == _cards("cloth-1")


def test_nobody_breaks_up_a_set_for_a_lot_of_ones() -> None:
    lot = "cloth-1 spices-1 wood-1 grain-1 olives-1"
    state = _position(BIDDING, "wine-4 wine-4 wine-3 wine-3", lot)
    assert _favourite(state) == "pass"


def test_a_drafted_bid_that_is_enough_is_made() -> None:
    state = _position(
        BIDDING, "wine-4 wine-1 cloth-1 olives-4", "wine-2 wine-3 trader trader wood-4"
    )
    state.apply(0, parse(0, "+cloth-1"))
    assert _favourite(state) == "bid"


def test_the_sort_that_completes_a_set_is_picked() -> None:
    state = _position(PICKING, "wine-4 wine-2 cloth-1", "", "wine-3 cloth-2 spices-1", lots=3)
    state.held = [2, 5, 4, 3]
    assert _favourite(state) == "take:wine"


def test_the_card_that_fits_nothing_goes_into_the_market() -> None:
    state = _position(LOT_CARD, "wine-4 wine-2 trader", "wine-3 grain-1 trader wine-1")
    assert _favourite(state) == "put:grain-1"


def test_the_first_to_pick_puts_a_card_where_it_can_be_taken_back() -> None:
    state = _position(LOT_CARD, "wine-4 olives-4", "wine-3 olives-2", "olives-3", lots=3)
    assert _favourite(state) == "put:olives-2"


def test_over_the_limit_a_lone_low_card_is_thrown_away() -> None:
    state = _position(OVER_LIMIT, "cloth-4 cloth-3 spices-3 wine-1 wood-3 wood-3 grain-4 olives-4")
    assert _favourite(state) == "discard:wine-1"


def test_four_traders_complete_two_sets() -> None:
    hand = _cards("wine-4 cloth-4 trader trader trader trader")
    assert hand_worth(hand, 0) == 8.0
    assert sum(hand_groups(hand, 3)) == pytest.approx(hand_worth(hand, 3))


def test_at_the_end_a_set_counts_as_much_as_its_points() -> None:
    state = _position(FINAL_SALES, "wine-4 wine-3 wine-2")
    state.hands[1:] = [0, 0, 0]
    state.rounds_finished = ROUNDS[4]
    state.profits[1] = _cards("spices-4")
    assert _evaluator().stage(state) == 0
    values = _evaluator().values(state)
    assert values[0] == pytest.approx(values[1])
    assert values[0] > values[2]


# -- legal -----------------------------------------------------------------------------------


def _can_come_to(state: ByzanzState, seat: int, goal: ByzanzState) -> bool:
    """Whether one legal action, or one legal chain, leads from a position to another."""
    for action in state.legal(seat):
        tried = state.copy()
        tried.apply(seat, action)
        # A chain goes on only with cards that are gone from the hand in the end.
        gone = common(goal.hands[seat], state.hands[seat] - tried.draft) == goal.hands[seat]
        if tried.key() == goal.key():
            return True
        if tried.drafting(seat) and gone and _can_come_to(tried, seat, goal):
            return True
    return False


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_it_plays_is_legal(players: int) -> None:
    for state in decisions("byzanz", players, {}, players, odd=0):
        assert isinstance(state, ByzanzState)
        after = state.copy()
        _evaluator().rollout_step(after, state.actor, Rng(players))
        assert _can_come_to(state, state.actor, after)
