"""Games between minds that decide at first sight: quick enough for thousands."""

from ...core.rng import Rng
from ...core.seats import CHANCE, OVER
from ...core.state import State
from .mind import Mind, result


def contest(state: State, minds: list[Mind], chance: Rng, rng: Rng) -> list[float]:
    """Play a state to its end, each seat by its own mind; returns what it was worth to each.

    `chance` deals and `rng` is for the minds, so that others may be dealt the same.
    """
    while True:
        actor = state.actor
        if actor == CHANCE:
            state.apply(CHANCE, state.drawn(int(chance.below(state.tickets()))))
        elif actor == OVER:
            return result(state)
        else:
            minds[actor].play(state, actor, rng)
