"""The evaluator of a game that has none of its own: random playouts to the end of the game."""

from typing import Final

from ...core.native import mypyc_attr
from ...core.playout import playout
from ...core.rng import Rng
from ...core.seats import OVER
from ...core.state import State
from ..search.evaluator import Evaluator, result
from ..search.value_head import ValueHead

_PLAYOUTS: Final = 8
"""How many games a position is played to the end for its values."""

_HORIZON: Final = 1
"""The clock never ticks, so a search plays every try to the end of the game."""

_SEED_MASK: Final = (1 << 62) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayoutEvaluator(Evaluator):
    """Knows the rules alone: every action is equally likely, and a value is a mean of results.

    A game may derive from it and say only which actions are likelier.
    """

    def __init__(self) -> None:
        super().__init__(("points",), _HORIZON, ValueHead([[1.0]], [1.0]))

    def features(self, state: State, seat: int) -> list[float]:
        """The points so far; the values do not depend on them."""
        return [float(state.scores()[seat])]

    def stage(self, state: State) -> int:
        """There is one stage."""
        return 0

    def values(self, state: State) -> list[float]:
        """The mean result of some random games; the same position always gives the same."""
        if state.actor == OVER:
            return result(state)
        rng = Rng(hash(state.key()) & _SEED_MASK)
        total = [0.0] * state.players
        for _ in range(_PLAYOUTS):
            played = state.copy()
            playout(played, rng)
            worths = result(played)
            for seat in range(state.players):
                total[seat] += worths[seat]
        return [each / _PLAYOUTS for each in total]

    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """All equal."""
        return [1.0] * len(legal)

    def rollout_step(self, state: State, seat: int, rng: Rng) -> None:
        """Any legal action."""
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])

    def clock(self, state: State) -> int:
        """It never ticks."""
        return 0
