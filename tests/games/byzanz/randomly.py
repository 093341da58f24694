"""Random games, for what must hold in all of them."""

from collections.abc import Iterator

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games.byzanz.actions import SELL
from emporion.games.byzanz.state import ByzanzState

from .positions import new_game


def choice(state: ByzanzState, rng: Rng) -> int:
    """An action of whoever is asked, chance included; people sell seldom, so hands get full."""
    if state.actor == CHANCE:
        return state.drawn(rng.below(state.tickets()))
    legal = state.legal(state.actor)
    quiet = [action for action in legal if action < SELL]
    if quiet and rng.below(4):
        legal = quiet
    return legal[rng.below(len(legal))]


def step(state: ByzanzState, rng: Rng) -> None:
    """One action of whoever is asked."""
    state.apply(state.actor, choice(state, rng))


def play_out(state: ByzanzState, rng: Rng) -> int:
    """Play to the end; returns how many actions and outcomes of chance that took."""
    steps = 0
    while state.actor != OVER:
        step(state, rng)
        steps += 1
    return steps


def decisions(players: int, seed: int) -> Iterator[ByzanzState]:
    """The positions of a game in which a seat is asked."""
    state = new_game(players)
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor != CHANCE:
            yield state
        step(state, rng)
