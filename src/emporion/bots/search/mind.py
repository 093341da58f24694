"""What a game adds to the search: how good a position is, and which decisions are likely in it."""

from abc import ABC, abstractmethod
from typing import Final

from ...core.native import mypyc_attr, undefined
from ...core.rng import Rng
from ...core.seats import OVER
from ...core.state import State
from .chance import weighted
from .judge import Judge


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC):
    """A game's evaluation and priors.

    All states that it is given are samples that fit what the deciding bot knows, so it may read
    every field of them. But where it stands in for a seat (`priors`, `play`), it uses only what
    that seat would know in that state: else bots would believe that others see their hands.

    `names` are the names of the terms; `stages` is how many stages of the game the judge tells
    apart; `ahead` is how many ticks of the game's `clock` it pays to look ahead.
    """

    def __init__(self, names: tuple[str, ...], stages: int, ahead: int, judge: Judge) -> None:
        self.names = names
        self.stages = stages
        self.ahead = ahead
        self.made_by_hand = judge
        self.judge = judge
        """What is played by: the judge made by hand, or one that was learned."""

    # -- how good a position is -------------------------------------------------------------

    @abstractmethod
    def terms(self, state: State, seat: int) -> list[float]:
        """What counts for a seat in a position: a number for each of `names`."""
        raise undefined(self, "terms")

    @abstractmethod
    def stage(self, state: State) -> int:
        """How far the game has come, from 0 to `stages - 1`: terms change their weight."""
        raise undefined(self, "stage")

    def values(self, state: State) -> list[float]:
        """The share of the win that each seat may hope for; when the game is over, its result."""
        if state.actor == OVER:
            return result(state)
        terms = [self.terms(state, seat) for seat in range(state.players)]
        return self.judge.values(terms, self.stage(state))

    # -- what is likely in it ---------------------------------------------------------------

    @abstractmethod
    def priors(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """How likely a good player is to choose each legal action: weights above 0."""
        raise undefined(self, "priors")

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """Decide for a seat, in a game that is only imagined: one action or a whole chain.

        It is called very often. A game that can decide without priors for every action says how.
        """
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
        else:
            state.apply(seat, legal[weighted(self.priors(state, seat, legal), rng)])

    def imagine(self, state: State, seat: int, rng: Rng) -> None:
        """Make what others hide in a sampled state more likely than an even deal, for a seat."""
        return

    def seen(self, state: State, seat: int) -> int:
        """What sets a seat's decision apart from others in which it is offered the same: what has
        come up since. The search thinks about decisions with different numbers separately.
        """
        return 0

    # -- how far to look --------------------------------------------------------------------

    @abstractmethod
    def clock(self, state: State) -> int:
        """A number that never falls in a game: the search looks so many of its ticks ahead."""
        raise undefined(self, "clock")


def result(state: State) -> list[float]:
    """What a finished game was worth to each seat: the win, and a little for a better place.

    All seats' worths add up to 1, as the values of a position do, unless nobody has won.
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
"""How much of a result is not the win, but a better place."""
