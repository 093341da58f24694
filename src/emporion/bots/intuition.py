"""Bots that decide at first sight, by a mind's priors alone."""

from typing import Final

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State, View
from .chains import build_chain
from .search.chance import weighted
from .search.mind import Mind

_BLUR: Final = 0.5
"""How far a hasty player tells likely actions from unlikely ones: 1 fully, 0 not at all."""


class Intuition:
    """Does what its mind holds most likely; if hasty, often something else that looks all right."""

    def __init__(self, game: Game, mind: Mind, seed: int, hasty: bool) -> None:
        self._game = game
        self._mind = mind
        self._rng = Rng(seed)
        self._hasty = hasty

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """What looks best at first sight, action by action up to the commit."""
        seat: int = view["seat"]

        def decide(state: State, legal: list[int]) -> int:
            # By what a seat knows, priors are the same in all positions that fit its view.
            priors = self._mind.priors(state, seat, legal)
            if self._hasty:
                return legal[weighted([prior**_BLUR for prior in priors], self._rng)]
            return legal[priors.index(max(priors))]

        return build_chain(self._game, view, legal, decide)
