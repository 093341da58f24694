"""Bots that decide at first sight, by a mind's priors alone."""

from typing import Final

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import View
from .protocol import refuse_unasked
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

    def choose(self, view: View, legal: list[int]) -> int:
        """The action that looks best at first sight."""
        refuse_unasked(view, legal)
        if len(legal) == 1:
            return legal[0]
        state = self._game.determinize(view, self._pick)
        priors = self._mind.priors(state, view["seat"], legal)
        if self._hasty:
            return legal[weighted([prior**_BLUR for prior in priors], self._rng)]
        return legal[priors.index(max(priors))]

    def _pick(self, number: int) -> int:
        return int(self._rng.below(number))
