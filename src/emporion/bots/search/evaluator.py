"""What a game adds to the search: the value of a position, and which decisions are likely in it."""

from abc import ABC, abstractmethod
from typing import Final

from ...core.native import mypyc_attr, undefined
from ...core.rng import Rng
from ...core.seats import OVER
from ...core.state import State
from .chance import weighted
from .value_head import ValueHead


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC):
    """A game's values, priors and rollouts.

    All states that it is given are samples that fit what the deciding bot knows, so it may read
    every field of them. But where it decides for a seat (`priors`, `rollout_step`), it uses only
    what that seat would know in that state: else bots would assume that others see their hands.

    `feature_names` has a name for each feature, and `value_head` a row of their weights for each
    stage of the game; `horizon` is how many ticks of its `clock` the search looks ahead.
    """

    def __init__(self, feature_names: tuple[str, ...], horizon: int, value_head: ValueHead) -> None:
        self.feature_names = feature_names
        self.horizon = horizon
        self.value_head = value_head

    # -- the value of a position ------------------------------------------------------------

    @abstractmethod
    def features(self, state: State, seat: int) -> list[float]:
        """What counts for a seat in a position: a number for each of `feature_names`."""
        raise undefined(self, "features")

    @abstractmethod
    def stage(self, state: State) -> int:
        """The stage of the game, from 0 on: the weights of features depend on it."""
        raise undefined(self, "stage")

    def values(self, state: State) -> list[float]:
        """Each seat's expected share of the win; when the game is over, its result."""
        if state.actor == OVER:
            return result(state)
        features = [self.features(state, seat) for seat in range(state.players)]
        return self.value_head.values(features, self.stage(state))

    # -- likely decisions -------------------------------------------------------------------

    @abstractmethod
    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """How likely a good player is to choose each legal action: weights above 0."""
        raise undefined(self, "priors")

    def rollout_step(self, state: State, seat: int, rng: Rng) -> None:
        """Decide for a seat in a simulated game, and apply it: one action or a whole chain.

        It is called very often. A game that can decide without priors for every action overrides
        it.
        """
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
        else:
            state.apply(seat, legal[weighted(self.priors(state, seat, legal), rng)])

    def resample_hidden(self, state: State, seat: int, rng: Rng) -> None:
        """Make what others hide in a sample likelier than an even deal does, for a seat."""
        return

    def decision_key(self, state: State, seat: int) -> int:
        """What distinguishes a seat's decision from others with the same legal actions: what has
        come up since. The search keeps decisions with different keys apart.
        """
        return 0

    # -- how far to look --------------------------------------------------------------------

    @abstractmethod
    def clock(self, state: State) -> int:
        """A number that never falls during a game; the search looks `horizon` ticks of it ahead."""
        raise undefined(self, "clock")


def result(state: State) -> list[float]:
    """What a finished game was worth to each seat: the win, and a little for a better place.

    The sum over all seats is 1, as it is for the values of a position, unless nobody has won.
    """
    outcome = state.outcome()
    players = state.players
    share = 2.0 * _PLACE / (players * (players - 1))
    worths = [0.0] * players
    better = 0
    for place in outcome.ranking:
        # Seats that share a place share what the places they take up are worth.
        worse = players - better - (len(place) + 1) / 2
        for seat in place:
            worths[seat] = share * worse
        better += len(place)
    for seat in outcome.winners:
        worths[seat] += (1.0 - _PLACE) / len(outcome.winners)
    return worths


_PLACE: Final = 0.1
"""The part of a result that depends on the place, not on the win."""
