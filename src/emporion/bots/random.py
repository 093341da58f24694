"""The bot that any other must beat."""

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State, View
from .chains import build_chain


class Random:
    """Every legal action is equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._rng = Rng(seed)

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """Any actions, up to the commit."""
        return build_chain(self._game, view, legal, self._decide)

    def _decide(self, state: State, legal: list[int]) -> int:
        return legal[self._rng.below(len(legal))]
