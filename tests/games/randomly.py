"""Random games of any kind, for what must hold in all of them."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State

Variant = tuple[int, dict[str, OptionValue]]
"""A number of players, and options."""

Position = TypeVar("Position", bound=State)
Step = Callable[[Position, Rng], None]
"""One action of the actor, or an outcome of chance."""


def decisions(state: Position, step: Step[Position], seed: int) -> Iterator[Position]:
    """The positions in which a seat is asked, while the game is played to its end."""
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor != CHANCE:
            yield state
        step(state, rng)


def play_out(state: Position, step: Step[Position], rng: Rng) -> int:
    """Play to the end; returns how many actions and outcomes of chance that took."""
    steps = 0
    while state.actor != OVER:
        step(state, rng)
        steps += 1
    return steps
