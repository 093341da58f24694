"""The bot `greedy`: one decision ahead on an evaluator, with no search below it."""

from typing import Final

from ..core.game import Game
from ..core.rng import Rng
from ..core.seats import CHANCE, OVER
from ..core.state import State, View
from .chains import build_chain
from .search.evaluator import Evaluator
from .search.search import OTHER_SEED

_SAMPLES: Final = 4
"""How many states are dealt from the view for each decision."""

_LIKELY: Final = 0.1
"""What an action's prior must be, as a part of the highest one, for the action to be tried."""

_NOISE: Final = 1e-9
"""Too small to prefer anything; enough to choose among equals by the seed."""


class GreedyBot:
    """Takes the action after which the evaluator gives its seat the highest value.

    Every action that the evaluator's priors do not rule out is tried on the same few states that
    fit the view, with the same chance after it. The value of an action in the middle of a chain
    says little (half a bid, a broker without its place), so the chain is completed by the likeliest
    actions first. Then chance and the other seats have their turn, as the evaluator expects them to
    decide, until the seat is asked again or a tick of the evaluator's clock is over: who has won a
    lot, for example, shows only when the others have answered the bid. The position reached there
    is the one that is evaluated.
    """

    def __init__(self, game: Game, evaluator: Evaluator, seed: int) -> None:
        self._game = game
        self._evaluator = evaluator
        self._rng = Rng(seed)

    def turn(self, view: View, legal: list[int]) -> list[int]:
        """The actions of the highest value, one by one up to the commit."""
        seat: int = view["seat"]

        def decide(state: State, legal: list[int]) -> int:
            chains = self._likely_chains(state, seat, legal)
            worths = self._worths(state.view(seat), seat, chains)
            noisy = [worth + _NOISE * int(self._rng.below(1000)) for worth in worths]
            return chains[noisy.index(max(noisy))][0]

        return build_chain(self._game, view, legal, decide)

    def _likely_chains(self, state: State, seat: int, legal: list[int]) -> list[list[int]]:
        """For each likely action the chain that begins with it, completed up to the commit."""
        priors = self._evaluator.priors(state, seat, legal)
        least = _LIKELY * max(priors)
        return [
            self._completed(state.copy(), seat, action)
            for action, prior in zip(legal, priors, strict=True)
            if prior >= least
        ]

    def _completed(self, state: State, seat: int, action: int) -> list[int]:
        chain = [action]
        state.apply(seat, action)
        while state.drafting(seat):
            legal = state.legal(seat)
            priors = self._evaluator.priors(state, seat, legal)
            chain.append(legal[priors.index(max(priors))])
            state.apply(seat, chain[-1])
        return chain

    def _worths(self, view: View, seat: int, chains: list[list[int]]) -> list[float]:
        """The sum of each chain's values over all samples."""
        worths = [0.0] * len(chains)
        if len(chains) == 1:
            return worths
        for _ in range(_SAMPLES):
            seed = self._rng.seed()
            rng = Rng(seed)
            sample = self._game.determinize(view, rng.below)
            self._evaluator.resample_hidden(sample, seat, rng)
            for place, chain in enumerate(chains):
                state = sample.copy()
                for action in chain:
                    state.apply(seat, action)
                self._play_on(state, seat, seed)
                worths[place] += self._evaluator.values(state)[seat]
        return worths

    def _play_on(self, state: State, seat: int, seed: int) -> None:
        """Chance and the others have their turn, until the seat is asked or a tick is over."""
        evaluator = self._evaluator
        # Chance has a generator of its own: what others need of theirs does not change the cards.
        chance, rng = Rng(seed), Rng(seed ^ OTHER_SEED)
        tick = evaluator.clock(state)
        while state.actor != OVER and evaluator.clock(state) == tick:
            if state.actor == CHANCE:
                state.apply(CHANCE, state.chance_outcome(chance.below(state.chance_total())))
            elif state.actor != seat:
                evaluator.rollout_step(state, state.actor, rng)
            else:
                legal = state.legal(seat)
                if len(legal) > 1:
                    return
                state.apply(seat, legal[0])
