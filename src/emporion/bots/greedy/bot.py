"""A bot that looks one decision ahead: it takes the action its judgement likes best."""

from collections.abc import Callable

from ...core.errors import UnknownBot
from ...core.rng import Rng
from ...core.state import View
from ..chains import StepBot
from . import byzanz, tyros, ys

Judge = Callable[[View, list[int]], list[float]]
"""How good each of the legal actions looks from a view, in points."""

_JUDGES: dict[str, Judge] = {
    "byzanz": byzanz.judge,
    "tyros": tyros.judge,
    "ys": ys.judge,
}

_NOISE = 1e-9
"""Too small to prefer anything; enough to choose among equals by the seed."""


class Greedy(StepBot):
    """The judgement of a game, followed blindly."""

    def __init__(self, game: str, seed: int) -> None:
        if game not in _JUDGES:
            raise UnknownBot(asked="greedy", known=["random"])
        super().__init__(game)
        self._judge = _JUDGES[game]
        self._rng = Rng(seed)

    def step(self, view: View, legal: list[int]) -> int:
        """The action that is judged best."""
        worths = self._judge(view, legal)
        noisy = [worth + _NOISE * int(self._rng.below(1000)) for worth in worths]
        return legal[noisy.index(max(noisy))]
