"""The textbook's search, to measure others by: information-set MCTS with random playouts.

It knows the rules and nothing of the games. One tree holds the decisions of all seats as the
deciding seat would see them happen; each try samples a state that fits the view, walks the tree
among the actions that are legal in it, adds one decision, plays at random to the end, and notes
the result for everybody.
"""

from math import log, sqrt
from typing import Final

from ...core.game import Game
from ...core.playout import playout
from ...core.rng import Rng
from ...core.seats import CHANCE, OVER
from ...core.state import State, View
from .mind import result
from .timing import Clock, Timer

EXPLORE: Final = 0.7
"""The usual weight of choices seldom tried, for results between 0 and 1."""


class PlainNode:
    """A decision after a certain course of the game, as far as actions tell."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """What its own maker got."""
        self.following: dict[int, PlainNode] = {}


class PlainSearch:
    """One decision of a seat."""

    def __init__(self, game: Game, view: View, legal: list[int], seed: int) -> None:
        self._game = game
        self._view = view
        self._legal = legal
        self._seat: int = view["seat"]
        self._rng = Rng(seed)
        self._root = PlainNode()

    def run(self, tries: int, seconds: float, now: Clock) -> None:
        """Think for so many tries or seconds, whichever is over first."""
        timer = Timer(tries, seconds, now)
        while timer.goes_on():
            self._try()

    def best(self) -> int:
        """The action tried most often."""
        best = self._legal[0]
        most = -1
        for action in self._legal:
            found = self._root.following.get(action)
            if found is not None and found.visits > most:
                best = action
                most = found.visits
        return best

    def _try(self) -> None:
        rng = self._rng
        state = self._game.determinize(self._view, lambda number: int(rng.below(number)))
        path: list[PlainNode] = []
        makers: list[int] = []
        node = self._root
        seat = self._seat
        while seat != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
                seat = state.actor
                continue
            action = self._select(node, state.legal(seat))
            found = node.following[action]
            state.apply(seat, action)
            path.append(found)
            makers.append(seat)
            node = found
            if found.visits == 0:
                break
            if not state.drafting(seat):
                seat = state.actor
        playout(state, rng)
        self._learn(path, makers, state)

    def _select(self, node: PlainNode, legal: list[int]) -> int:
        """An action never tried, at random; else the one with the highest upper bound."""
        fresh: list[int] = []
        for action in legal:
            found = node.following.get(action)
            if found is None:
                fresh.append(action)
            else:
                found.offered += 1
        if fresh:
            action = fresh[int(self._rng.below(len(fresh)))]
            added = PlainNode()
            added.offered = 1
            node.following[action] = added
            return action
        best = legal[0]
        highest = -1.0
        for action in legal:
            child = node.following[action]
            bound = child.total / child.visits + EXPLORE * sqrt(log(child.offered) / child.visits)
            if bound > highest:
                highest = bound
                best = action
        return best

    def _learn(self, path: list[PlainNode], makers: list[int], state: State) -> None:
        worths = result(state)
        for depth in range(len(path)):
            node = path[depth]
            node.visits += 1
            node.total += worths[makers[depth]]
