"""Who decides for seats that nobody learns at: inside compiled code, a call a decision.

Pilots are given states, since a view takes longer to build than most decisions. Those here use only
what their seat knows: a test gives them other states that fit its view, and they do the same.
"""

from abc import ABC, abstractmethod

from ...bots.search.mind import Mind
from ...core.native import mypyc_attr, undefined
from ...core.rng import Rng
from ...core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pilot(ABC):
    """Decides for a seat: one action or the rest of its chain."""

    @abstractmethod
    def play(self, state: State, seat: int, rng: Rng) -> None:
        """Decide, and carry it out."""
        raise undefined(self, "play")


class RandomPilot(Pilot):
    """Any action is as good as the next."""

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """One of the legal actions."""
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])


class MindPilot(Pilot):
    """Decides as a game's mind does in imagined games, by what the seat itself would know."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """What the mind holds best at first sight."""
        self._mind.play(state, seat, rng)


class IntuitionPilot(Pilot):
    """Decides as the bot of level medium does: what the mind holds most likely."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """The action that looks best at first sight; must agree with `bots.intuition`."""
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            return
        # By what a seat knows, priors are the same in all states that fit its view.
        priors = self._mind.priors(state, seat, legal)
        state.apply(seat, legal[priors.index(max(priors))])
