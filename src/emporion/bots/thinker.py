"""Bots that search."""

from time import perf_counter
from typing import Final

from ..core.game import Game
from ..core.rng import Rng
from ..core.state import State, View
from .chains import build_chain
from .search.mind import Mind
from .search.plain import PlainSearch
from .search.search import Search

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

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """What random play found best, action by action up to the commit."""
        seat: int = view["seat"]

        def decide(state: State, legal: list[int]) -> int:
            search = PlainSearch(self._game, state.view(seat), legal, self._rng.seed())
            search.run(*self._limits, perf_counter)
            return search.best()

        return build_chain(self._game, view, legal, decide)


def _limits(seconds: float, tries: int | None) -> tuple[int, float]:
    return (_ENDLESS, seconds) if tries is None else (tries, float(_ENDLESS))


class Thinker:
    """Thinks a turn out for so many tries, or seconds a decision; then plays it as thought.

    Time that a decision did not need is saved: one that was thought out before, or is clear at
    once, leaves more for those that are not. With `tries` given, the same seed and view always
    give the same turn.
    """

    def __init__(
        self, game: Game, mind: Mind, seed: int, ahead: int, seconds: float, tries: int | None
    ) -> None:
        self._game = game
        self._mind = mind
        self._rng = Rng(seed)
        self._ahead = ahead
        self._tries, self._seconds = _limits(seconds, tries)
        self.saved = 0.0
        """Seconds that earlier turns did not need; below 0 where one took too long."""

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """The actions that have done best in thought, up to the commit."""
        seat: int = view["seat"]
        plan: list[int] = []

        def decide(state: State, legal: list[int]) -> int:
            self.saved = min(self.saved + self._seconds, _LONGEST * self._seconds)
            if not plan:
                plan.extend(self._think(state.view(seat), legal))
            return plan.pop(0)

        return build_chain(self._game, view, legal, decide)

    def _think(self, view: View, legal: list[int]) -> list[int]:
        """The rest of the turn, as far as it was thought out: all choices in it."""
        start = perf_counter()
        seed = self._rng.seed()
        search = Search(self._game, self._mind, view, legal, self._ahead, seed)
        search.run(self._tries, self.saved, perf_counter)
        spent = perf_counter() - start
        # One decision's time at most is owed: a machine that stood still must not cost a game.
        self.saved = max(self.saved - spent, -self._seconds)
        return search.plan()
