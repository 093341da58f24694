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
            state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
        else:
            return decisions


def resolve_chance(state: State, rng: Rng) -> list[int]:
    """Let chance have its turn; returns what is open to the seat that is asked next, if any is."""
    while state.actor == CHANCE:
        state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
    return state.legal(state.actor) if state.actor >= 0 else []
