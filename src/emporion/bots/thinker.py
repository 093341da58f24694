"""Bots that search."""

from time import perf_counter
from typing import Final

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import View
from .protocol import refuse_unasked
from .search.mind import Mind
from .search.plain import PlainSearch
from .search.search import Search, to_choice

_ENDLESS: Final = 1_000_000_000
"""More tries than fit into any thought."""

_LONGEST: Final = 2.5
"""How many decisions' time may be spent on one, if it was saved before."""


class Textbook:
    """Thinks by `PlainSearch`: rules and chance alone."""

    def __init__(self, game: Game, seed: int, seconds: float, tries: int | None) -> None:
        self._game = game
        self._rng = Rng(seed)
        self._limits = _limits(seconds, tries)

    def choose(self, view: View, legal: list[int]) -> int:
        """The action that random play found best."""
        refuse_unasked(view, legal)
        if len(legal) == 1:
            return legal[0]
        search = PlainSearch(self._game, view, legal, self._rng.seed())
        search.run(*self._limits, perf_counter)
        return search.best()


def _limits(seconds: float, tries: int | None) -> tuple[int, float]:
    return (_ENDLESS, seconds) if tries is None else (tries, float(_ENDLESS))


class Thinker:
    """Thinks about each turn for so many tries, or seconds a decision; then plays it as thought.

    Time that a decision did not need is saved: one that is as thought before, or clear at once,
    leaves more for those that are not. With `tries` given, the same seed and view always give the
    same choice.
    """

    def __init__(
        self, game: Game, mind: Mind, seed: int, ahead: int, seconds: float, tries: int | None
    ) -> None:
        self._game = game
        self._mind = mind
        self._rng = Rng(seed)
        self._ahead = ahead
        self._tries, self._seconds = _limits(seconds, tries)
        self._saved = 0.0
        self._plan: list[int] = []
        self._expected: View = {}

    def choose(self, view: View, legal: list[int]) -> int:
        """The action that has done best in thought."""
        refuse_unasked(view, legal)
        if len(legal) == 1:
            return legal[0]
        self._saved = min(self._saved + self._seconds, _LONGEST * self._seconds)
        if not self._plan or view != self._expected:
            self._plan = self._think(view, legal)
        return self._next(view)

    def _think(self, view: View, legal: list[int]) -> list[int]:
        """The rest of the turn."""
        start = perf_counter()
        seed = self._rng.seed()
        search = Search(self._game, self._mind, view, legal, self._ahead, seed)
        search.run(self._tries, self._saved, perf_counter)
        self._saved -= perf_counter() - start
        return search.plan()

    def _next(self, view: View) -> int:
        """The next action of the plan; notes what will be seen if nothing comes in between."""
        action = self._plan.pop(0)
        if self._plan:
            seat: int = view["seat"]
            state = self._game.determinize(view, lambda number: 0)
            state.apply(seat, action)
            to_choice(state, seat)
            self._expected = state.view(seat)
        return action
