"""The bot that any other must beat."""

from ..core.rng import Rng
from ..core.state import View
from .protocol import refuse_unasked


class Random:
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        """One of the legal actions."""
        refuse_unasked(view, legal)
        return legal[self._rng.below(len(legal))]
