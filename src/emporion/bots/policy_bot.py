"""Bots that decide by an evaluator's priors alone, without a search."""

from typing import Final

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State, View
from .chains import build_chain
from .search.chance import weighted
from .search.evaluator import Evaluator

_SHARPNESS: Final = 0.5
"""The power of the priors that actions are drawn by: 1 as they are, 0 evenly."""


class PolicyBot:
    """Takes the likeliest action, or draws one from flattened priors."""

    def __init__(self, game: Game, evaluator: Evaluator, seed: int, draws: bool) -> None:
        self._game = game
        self._evaluator = evaluator
        self._rng = Rng(seed)
        self._draws = draws

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """One action after the other, up to the commit."""
        seat: int = view["seat"]

        def decide(state: State, legal: list[int]) -> int:
            # Priors use what the seat knows, so they are the same in all states that fit its view.
            priors = self._evaluator.priors(state, seat, legal)
            if self._draws:
                return legal[weighted([prior**_SHARPNESS for prior in priors], self._rng)]
            return legal[priors.index(max(priors))]

        return build_chain(self._game, view, legal, decide)
