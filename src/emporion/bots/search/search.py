"""Search on states sampled from what a seat knows, with an evaluation at the leaves.

A tree holds the seat's own decisions alone. Each try samples a state that fits the view, walks the
tree by what has done well in it so far, lets everybody else decide as the game's mind would, and
from the tree's edge on the seat itself, too. Some ticks of the game's clock later the mind says
what the position is worth.

The n-th try of each first choice starts from the same n-th sample, with the same chance after it:
so choices are compared on equal luck, which tells them apart much sooner.
"""

from math import sqrt
from typing import Final

from ...core.game import Game
from ...core.rng import Rng
from ...core.seats import CHANCE, OVER
from ...core.state import State, View
from .mind import Mind
from .node import Node
from .timing import Clock, Timer

_LEAST_SCALE: Final = 0.005
"""Results never lie closer together than this for the search."""

_OTHER: Final = 0x9E3779B97F4A7C15
"""Makes another seed of a seed."""

_SETTLE: Final = 8
"""Tries between two looks whether the favourite can still be overtaken."""


def to_choice(state: State, seat: int) -> bool:
    """Go on in a seat's chain to the next real choice; false where the chain is over before it."""
    while state.drafting(seat):
        legal = state.legal(seat)
        if len(legal) > 1:
            return True
        state.apply(seat, legal[0])
    return False


class Search:
    """One decision of a seat, thought about for as long as one likes."""

    def __init__(self, game: Game, mind: Mind, view: View, legal: list[int], ahead: int, seed: int):
        self._game = game
        self._mind = mind
        self._view = view
        self._seat: int = view["seat"]
        self._rng = Rng(seed)
        self._worlds: list[State] = []
        self._seeds: list[int] = []
        first = self._world(0)
        self._until = mind.clock(first) + ahead
        self.root = Node(legal, mind.priors(first, self._seat, legal))
        self._sum = 0.0
        self._squares = 0.0
        self.tries = 0

    def run(self, tries: int, seconds: float, now: Clock) -> None:
        """Think for so many tries or seconds, whichever is over first.

        It stops as soon as no choice can overtake the favourite any more.
        """
        timer = Timer(tries, seconds, now)
        while timer.goes_on():
            self._try()
            if self.tries % _SETTLE == 0 and self._settled(timer.left()):
                return

    def plan(self) -> list[int]:
        """The best choice, and those that complete its chain: the rest of the turn as thought."""
        node = self.root
        state = self._world(0).copy()
        plan: list[int] = []
        while True:
            action = node.legal[node.favourite()]
            plan.append(action)
            state.apply(self._seat, action)
            if not to_choice(state, self._seat):
                return plan
            seen = self._mind.seen(state, self._seat)
            found = node.following.get((action, seen, *state.legal(self._seat)))
            if found is None or found.tried == 0:
                return plan
            node = found

    # -- one try ----------------------------------------------------------------------------

    def _try(self) -> None:
        node = self.root
        place = node.select(self._scale())
        number = node.visits[place]
        state = self._world(number).copy()
        # Chance has a generator of its own: what minds need of theirs does not change the cards.
        chance = Rng(self._seeds[number])
        rng = Rng(self._seeds[number] ^ _OTHER)
        seat = self._seat
        nodes: list[Node] = []
        places: list[int] = []
        while True:
            nodes.append(node)
            places.append(place)
            action = node.legal[place]
            state.apply(seat, action)
            if not self._to_next(state, chance, rng):
                break
            legal = state.legal(seat)
            key = (action, self._mind.seen(state, seat), *legal)
            found = node.following.get(key)
            if found is None:
                found = Node(legal, self._mind.priors(state, seat, legal))
                node.following[key] = found
                # A chain is one thought: it is followed to its end at once.
                if not state.drafting(seat):
                    self._play_on(state, chance, rng)
                    break
            node = found
            place = node.select(self._scale())
        value = self._mind.values(state)[seat]
        for depth in range(len(nodes)):
            nodes[depth].learn(places[depth], value)
        self._sum += value
        self._squares += value * value
        self.tries += 1

    def _to_next(self, state: State, chance: Rng, rng: Rng) -> bool:
        """Go on to the seat's next real choice; false where the try ends before it."""
        seat = self._seat
        # The seat's own chain comes first: others who choose at the same time do not interrupt it.
        if to_choice(state, seat):
            return True
        mind = self._mind
        until = self._until
        while True:
            actor = state.actor
            if actor == CHANCE:
                state.apply(CHANCE, state.drawn(int(chance.below(state.tickets()))))
            elif actor == OVER:
                return False
            elif actor == seat:
                legal = state.legal(seat)
                if len(legal) > 1:
                    return state.drafting(seat) or mind.clock(state) < until
                state.apply(seat, legal[0])
            elif mind.clock(state) >= until:
                return False
            else:
                mind.play(state, actor, rng)

    def _play_on(self, state: State, chance: Rng, rng: Rng) -> None:
        """Everybody decides as the mind would, until the time to look ahead is over."""
        mind = self._mind
        until = self._until
        while True:
            actor = state.actor
            if actor == CHANCE:
                state.apply(CHANCE, state.drawn(int(chance.below(state.tickets()))))
            elif actor == OVER or mind.clock(state) >= until:
                return
            else:
                mind.play(state, actor, rng)

    # -- samples, and how far results lie apart ---------------------------------------------

    def _world(self, number: int) -> State:
        """The sample of a number; it is made when it is first needed."""
        while len(self._worlds) <= number:
            self._sample()
        return self._worlds[number]

    def _sample(self) -> None:
        rng = Rng(self._rng.seed())
        world = self._game.determinize(self._view, lambda n: int(rng.below(n)))
        self._mind.imagine(world, self._seat, rng)
        self._worlds.append(world)
        self._seeds.append(rng.seed())

    def _scale(self) -> float:
        """How far results lie apart: their standard deviation."""
        if self.tries < 2:
            return _LEAST_SCALE
        mean = self._sum / self.tries
        variance = self._squares / self.tries - mean * mean
        deviation = sqrt(variance) if variance > 0.0 else 0.0
        return deviation if deviation > _LEAST_SCALE else _LEAST_SCALE

    def _settled(self, left: int) -> bool:
        """Whether no choice can be tried more often than the favourite in the tries left."""
        visits = self.root.visits
        first = 0
        second = 0
        for each in visits:
            if each > first:
                second = first
                first = each
            elif each > second:
                second = each
        return first - second > left
