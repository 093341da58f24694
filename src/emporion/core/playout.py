"""Whole random games inside compiled code: the engine's own speed, and search's raw material."""

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
