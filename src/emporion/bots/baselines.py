"""Bots to measure others by; they know the rules of a game and nothing else."""

from time import perf_counter

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State, View
from .chains import build_chain
from .search.ismcts import IsmctsSearch
from .search.timing import limits


class RandomBot:
    """Every legal action is equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._rng = Rng(seed)

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """Random actions, up to the commit."""
        return build_chain(self._game, view, legal, self._decide)

    def _decide(self, state: State, legal: list[int]) -> int:
        return legal[self._rng.below(len(legal))]


class MctsBot:
    """Information-set Monte Carlo tree search with random playouts."""

    def __init__(self, game: Game, seed: int, seconds: float, tries: int | None) -> None:
        self._game = game
        self._rng = Rng(seed)
        self._limits = limits(seconds, tries)

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """The actions that random playouts found best, one by one up to the commit."""
        seat: int = view["seat"]

        def decide(state: State, legal: list[int]) -> int:
            search = IsmctsSearch(self._game, state.view(seat), legal, self._rng.seed())
            search.run(*self._limits, perf_counter)
            return search.best()

        return build_chain(self._game, view, legal, decide)
