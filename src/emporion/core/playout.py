"""What happens by itself or at random, inside compiled code: chance, and whole random games."""

from .rng import Rng
from .seats import CHANCE
from .state import State


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end by uniformly random decisions; returns how many the seats made."""
    decisions = 0
    while True:
        seat = state.actor
        if seat >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            decisions += 1
        elif seat == CHANCE:
            state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
        else:
            return decisions


def onward(state: State, rng: Rng) -> list[int]:
    """Let chance have its turn; returns what is open to whoever is asked next, if anybody is."""
    while state.actor == CHANCE:
        state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
    return state.legal(state.actor) if state.actor >= 0 else []
