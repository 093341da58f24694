"""Bots that search."""

from time import perf_counter
from typing import Final

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State, View
from .chains import build_chain
from .search.evaluator import Evaluator
from .search.search import Search
from .search.timing import limits

_MAX_SAVED: Final = 2.5
"""How many decisions' time may be spent on one, if it was saved before."""


class SearchBot:
    """Searches for a number of tries, or for seconds a decision, and plays a turn as planned.

    Time that a decision does not need is saved: decisions that are already planned, or clear at
    once, leave more for the others. With `tries` given, the same seed and view always give the
    same turn.
    """

    def __init__(
        self, game: Game, evaluator: Evaluator, seed: int, seconds: float, tries: int | None
    ) -> None:
        self._game = game
        self._evaluator = evaluator
        self._rng = Rng(seed)
        self._tries, self._seconds = limits(seconds, tries)
        self.saved = 0.0
        """Seconds that earlier turns did not need; below 0 where one took too long."""

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """The actions that did best in the search, up to the commit."""
        seat: int = view["seat"]
        plan: list[int] = []

        def decide(state: State, legal: list[int]) -> int:
            self.saved = min(self.saved + self._seconds, _MAX_SAVED * self._seconds)
            if not plan:
                plan.extend(self._search(state.view(seat), legal))
            return plan.pop(0)

        return build_chain(self._game, view, legal, decide)

    def _search(self, view: View, legal: list[int]) -> list[int]:
        """All choices in the rest of the turn, as far as the search has planned it."""
        start = perf_counter()
        search = Search(self._game, self._evaluator, view, legal, self._rng.seed())
        search.run(self._tries, self.saved, perf_counter)
        spent = perf_counter() - start
        # At most one decision's time is owed: a machine that stood still must not cost a game.
        self.saved = max(self.saved - spent, -self._seconds)
        return search.plan()
