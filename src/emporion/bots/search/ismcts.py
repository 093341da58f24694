"""Information-set Monte Carlo tree search with random playouts, to measure other bots by.

It uses the rules alone. One tree holds the decisions of all seats as the deciding seat sees them
happen. Each try takes a state that fits the view, walks the tree among the actions that are legal
in it, adds one decision, plays at random to the end, and adds the result for all seats.
"""

from math import log, sqrt
from typing import Final

from ...core.game import Game
from ...core.playout import playout
from ...core.rng import Rng
from ...core.seats import CHANCE, OVER
from ...core.state import State, View
from .evaluator import result
from .timing import Clock, Timer

EXPLORE: Final = 0.7
"""The weight of exploration, for results between 0 and 1."""


class IsmctsNode:
    """A decision after a sequence of visible actions."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often it was legal: the availability count."""
        self.total = 0.0
        """The sum of the results of the seat that chose it."""
        self.children: dict[int, IsmctsNode] = {}


class IsmctsSearch:
    """The search for one decision of a seat."""

    def __init__(self, game: Game, view: View, legal: list[int], seed: int) -> None:
        self._game = game
        self._view = view
        self._legal = legal
        self._seat: int = view["seat"]
        self._rng = Rng(seed)
        self._root = IsmctsNode()

    def run(self, tries: int, seconds: float, now: Clock) -> None:
        """Search for a number of tries or seconds, whichever is over first."""
        timer = Timer(tries, seconds, now)
        while timer.goes_on():
            self._try()

    def best(self) -> int:
        """The action tried most often."""
        best = self._legal[0]
        most = -1
        for action in self._legal:
            found = self._root.children.get(action)
            if found is not None and found.visits > most:
                best = action
                most = found.visits
        return best

    def _try(self) -> None:
        rng = self._rng
        state = self._game.determinize(self._view, lambda number: int(rng.below(number)))
        path: list[IsmctsNode] = []
        makers: list[int] = []
        node = self._root
        seat = self._seat
        while seat != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
                seat = state.actor
                continue
            action = self._select(node, state.legal(seat))
            found = node.children[action]
            state.apply(seat, action)
            path.append(found)
            makers.append(seat)
            node = found
            if found.visits == 0:
                break
            if not state.drafting(seat):
                seat = state.actor
        playout(state, rng)
        self._backpropagate(path, makers, state)

    def _select(self, node: IsmctsNode, legal: list[int]) -> int:
        """An action never tried, at random; else the one with the highest upper bound."""
        fresh: list[int] = []
        for action in legal:
            found = node.children.get(action)
            if found is None:
                fresh.append(action)
            else:
                found.available += 1
        if fresh:
            action = fresh[int(self._rng.below(len(fresh)))]
            added = IsmctsNode()
            added.available = 1
            node.children[action] = added
            return action
        best = legal[0]
        highest = -1.0
        for action in legal:
            child = node.children[action]
            bound = child.total / child.visits + EXPLORE * sqrt(log(child.available) / child.visits)
            if bound > highest:
                highest = bound
                best = action
        return best

    def _backpropagate(self, path: list[IsmctsNode], makers: list[int], state: State) -> None:
        worths = result(state)
        for depth in range(len(path)):
            node = path[depth]
            node.visits += 1
            node.total += worths[makers[depth]]
