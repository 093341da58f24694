"""Search on states sampled from what a seat knows, with an evaluation at the leaves.

The tree holds the seat's own decisions alone. Each try takes a state that fits the view and walks
the tree by what has done well so far; the other seats decide as the evaluator expects them to, and
so does the seat itself beyond the tree's edge. At the evaluator's horizon the position is valued.

The n-th try of each first choice starts from the same n-th sample, with the same chance after it.
Choices are so compared on equal luck, which needs far fewer tries.
"""

from math import sqrt
from typing import Final

from ...core.game import Game
from ...core.rng import Rng
from ...core.seats import CHANCE, OVER
from ...core.state import State, View
from .evaluator import Evaluator
from .node import Node
from .timing import Clock, Timer

_MIN_SCALE: Final = 0.005
"""The least standard deviation of results that the search assumes."""

OTHER_SEED: Final = 0x9E3779B97F4A7C15
"""Makes another seed of a seed."""

_SETTLE: Final = 8
"""Tries between two checks whether the most visited choice can still be overtaken."""


def advance_to_choice(state: State, seat: int) -> bool:
    """Apply forced steps of a chain up to a real choice; false where the chain ends first."""
    while state.drafting(seat):
        legal = state.legal(seat)
        if len(legal) > 1:
            return True
        state.apply(seat, legal[0])
    return False


class Search:
    """The search for one decision of a seat; `run` may be called again for more tries."""

    def __init__(
        self, game: Game, evaluator: Evaluator, view: View, legal: list[int], seed: int
    ) -> None:
        self._game = game
        self._evaluator = evaluator
        self._view = view
        self._seat: int = view["seat"]
        self._rng = Rng(seed)
        self._samples: list[State] = []
        self._seeds: list[int] = []
        first = self._sample(0)
        self._until = evaluator.clock(first) + evaluator.horizon
        self.root = Node(legal, evaluator.priors(first, self._seat, legal))
        self._sum = 0.0
        self._squares = 0.0
        self.tries = 0

    def run(self, tries: int, seconds: float, now: Clock) -> None:
        """Search for a number of tries or seconds, whichever is over first.

        It stops as soon as no choice can overtake the most visited one any more.
        """
        timer = Timer(tries, seconds, now)
        while timer.goes_on():
            self._try()
            if self.tries % _SETTLE == 0 and self._settled(timer.left()):
                return

    def plan(self) -> list[int]:
        """The best choice, and those that complete its chain as far as it was searched."""
        node = self.root
        state = self._sample(0).copy()
        plan: list[int] = []
        while True:
            action = node.legal[node.most_visited()]
            plan.append(action)
            state.apply(self._seat, action)
            if not advance_to_choice(state, self._seat):
                return plan
            key = self._evaluator.decision_key(state, self._seat)
            found = node.children.get((action, key, *state.legal(self._seat)))
            if found is None or found.tried == 0:
                return plan
            node = found

    # -- one try ----------------------------------------------------------------------------

    def _try(self) -> None:
        node = self.root
        place = node.select(self._scale())
        number = node.visits[place]
        state = self._sample(number).copy()
        # Chance has its own generator: what rollouts draw from theirs does not change the cards.
        chance = Rng(self._seeds[number])
        rng = Rng(self._seeds[number] ^ OTHER_SEED)
        seat = self._seat
        nodes: list[Node] = []
        places: list[int] = []
        while True:
            nodes.append(node)
            places.append(place)
            action = node.legal[place]
            state.apply(seat, action)
            if not self._advance(state, chance, rng):
                break
            legal = state.legal(seat)
            key = (action, self._evaluator.decision_key(state, seat), *legal)
            found = node.children.get(key)
            if found is None:
                found = Node(legal, self._evaluator.priors(state, seat, legal))
                node.children[key] = found
                # A chain is searched as a whole: the try follows it to its end at once.
                if not state.drafting(seat):
                    self._rollout(state, chance, rng)
                    break
            node = found
            place = node.select(self._scale())
        value = self._evaluator.values(state)[seat]
        for depth in range(len(nodes)):
            nodes[depth].update(places[depth], value)
        self._sum += value
        self._squares += value * value
        self.tries += 1

    def _advance(self, state: State, chance: Rng, rng: Rng) -> bool:
        """Play on to the seat's next real choice; false where the try ends first."""
        seat = self._seat
        # The seat's own chain comes first: others that decide at the same time do not interrupt it.
        if advance_to_choice(state, seat):
            return True
        evaluator = self._evaluator
        until = self._until
        while True:
            actor = state.actor
            if actor == CHANCE:
                state.apply(CHANCE, state.chance_outcome(int(chance.below(state.chance_total()))))
            elif actor == OVER:
                return False
            elif actor == seat:
                legal = state.legal(seat)
                if len(legal) > 1:
                    return state.drafting(seat) or evaluator.clock(state) < until
                state.apply(seat, legal[0])
            elif evaluator.clock(state) >= until:
                return False
            else:
                evaluator.rollout_step(state, actor, rng)

    def _rollout(self, state: State, chance: Rng, rng: Rng) -> None:
        """All seats decide as the evaluator expects, up to the horizon."""
        evaluator = self._evaluator
        until = self._until
        while True:
            actor = state.actor
            if actor == CHANCE:
                state.apply(CHANCE, state.chance_outcome(int(chance.below(state.chance_total()))))
            elif actor == OVER or evaluator.clock(state) >= until:
                return
            else:
                evaluator.rollout_step(state, actor, rng)

    # -- samples, and the spread of results ------------------------------------------------

    def _sample(self, number: int) -> State:
        """The sample of a number; it is made when it is first needed."""
        while len(self._samples) <= number:
            self._draw_sample()
        return self._samples[number]

    def _draw_sample(self) -> None:
        rng = Rng(self._rng.seed())
        sample = self._game.determinize(self._view, lambda n: int(rng.below(n)))
        self._evaluator.resample_hidden(sample, self._seat, rng)
        self._samples.append(sample)
        self._seeds.append(rng.seed())

    def _scale(self) -> float:
        """The standard deviation of all results."""
        if self.tries < 2:
            return _MIN_SCALE
        mean = self._sum / self.tries
        variance = self._squares / self.tries - mean * mean
        deviation = sqrt(variance) if variance > 0.0 else 0.0
        return deviation if deviation > _MIN_SCALE else _MIN_SCALE

    def _settled(self, left: int) -> bool:
        """Whether no choice can be tried more often than the most visited one in the tries left."""
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
