"""The bot `greedy`: one decision ahead on an evaluator."""

import pytest

from emporion.bots.greedy_bot import GreedyBot
from emporion.core.state import State, View
from emporion.table import is_turn
from tests.kit.toy import DONE, DRAW, STOP, Fair, FairState

from .search.fair import FairEvaluator, bidding, view_and_legal


def _turn(state: FairState, seat: int, seed: int = 1) -> list[int]:
    return GreedyBot(Fair(), FairEvaluator(), seed).turn(*view_and_legal(state, seat))


def _after_the_bids(points: list[int], hands: list[list[int]]) -> FairState:
    """Seat 1 has won and may draw; a card left in hand scores."""
    state = bidding(hands, prize=4, consolation=True)
    for seat, action in ((0, DONE), (1, 5), (1, DONE)):
        state.apply(seat, action)
    state.points = points
    return state


def test_a_card_is_drawn_where_it_scores() -> None:
    assert _turn(_after_the_bids([6, 4], [[1, 1, 1], [5, 5, 5]]), 1) == [DRAW]


def test_a_bid_that_cannot_lose_is_made_and_is_a_whole_chain() -> None:
    state = bidding([[1, 1, 1], [5, 5, 5]], prize=4)
    chain = _turn(state, 1)
    assert chain[0] == 5
    assert is_turn(state, 1, chain)


class Stopping(FairEvaluator):
    """Takes drawing to be very unlikely."""

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        return [0.01 if action == DRAW else 1.0 for action in legal]


def test_what_the_priors_rule_out_is_not_tried() -> None:
    state = _after_the_bids([6, 4], [[1, 1, 1], [5, 5, 5]])
    bot = GreedyBot(Fair(), Stopping(), 1)
    assert bot.turn(*view_and_legal(state, 1)) == [STOP]


class Indifferent(FairEvaluator):
    """All positions have the same value."""

    def values(self, state: State) -> list[float]:
        return [1.0 / state.players] * state.players


def test_the_seed_decides_between_equals() -> None:
    view, legal = view_and_legal(bidding([[1, 2, 3], [2, 4, 5]], prize=4), 0)

    def turn(seed: int) -> list[int]:
        return GreedyBot(Fair(), Indifferent(), seed).turn(view, legal)

    assert len({tuple(turn(seed)) for seed in range(12)}) > 2
    assert turn(3) == turn(3)


@pytest.mark.parametrize("seed", range(3))
def test_two_positions_with_the_same_view_get_the_same_turn(seed: int) -> None:
    one, other = (bidding([cards, [5, 5, 5]], prize=4) for cards in ([1, 1, 1], [2, 3, 4]))
    assert one.view(1) == other.view(1)
    assert _turn(one, 1, seed) == _turn(other, 1, seed)


class Counting(FairEvaluator):
    """Notes from how many states values were asked."""

    asked = 0

    def values(self, state: State) -> list[float]:
        Counting.asked += 1
        return super().values(state)


def test_a_single_likely_action_needs_no_values() -> None:
    state = _after_the_bids([6, 4], [[1, 1, 1], [5, 5, 5]])
    view: View = state.view(1)
    assert GreedyBot(Fair(), Counting(), 1).turn(view, [DRAW]) == [DRAW]
    assert Counting.asked == 0
