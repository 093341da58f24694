"""From single decisions to a whole turn."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from ..core.game import Game
from ..core.state import State, View
from ..games import find
from .protocol import check_asked

Decide = Callable[[State, list[int]], int]
"""Chooses one of several legal actions, in a position that fits what the seat knows."""


def build_chain(game: Game, view: View, legal: list[int], decide: Decide) -> list[int]:
    """A turn up to its commit: `decide` is asked wherever there is a choice.

    The chain is built on a position that is dealt from the view. Any such position will do: what
    is legal in a draft does not depend on what is hidden (the kit's `check_drafts_reveal_nothing`).
    """
    check_asked(view, legal)
    seat: int = view["seat"]
    state = game.determinize(view, _first)
    chain: list[int] = []
    while True:
        action = legal[0] if len(legal) == 1 else decide(state, legal)
        chain.append(action)
        state.apply(seat, action)
        if not state.drafting(seat):
            return chain
        legal = state.legal(seat)


def _first(number: int) -> int:
    return 0


class StepBot(ABC):
    """A bot that decides action by action, in `step`.

    >>> class Cautious(StepBot):
    ...     def step(self, view, legal):
    ...         return legal[0]
    >>> from emporion.table import new_match
    >>> match = new_match("byzanz", players=3, seed=7)
    >>> [match.show(action) for action in Cautious("byzanz").turn(match.view(0), match.legal(0))]
    ['pass']
    """

    def __init__(self, game: str) -> None:
        """Raises `UnknownGame`."""
        self.game = find(game)

    @abstractmethod
    def step(self, view: View, legal: list[int]) -> int:
        """One of the legal actions; called only where there are several."""

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """All actions up to the commit, each by `step`."""

        def decide(state: State, legal: list[int]) -> int:
            return self.step(state.view(view["seat"]), legal)

        return build_chain(self.game, view, legal, decide)
