"""Random games, for what must hold in all of them."""

from collections.abc import Iterator

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE
from emporion.games.byzanz.actions import SELL
from emporion.games.byzanz.state import ByzanzState
from tests.games import randomly

from .positions import new_game


def choice(state: ByzanzState, rng: Rng) -> int:
    """An action of the actor, chance included; people sell seldom, so hands get full."""
    if state.actor == CHANCE:
        return state.chance_outcome(rng.below(state.chance_total()))
    legal = state.legal(state.actor)
    quiet = [action for action in legal if action < SELL]
    if quiet and rng.below(4):
        legal = quiet
    return legal[rng.below(len(legal))]


def step(state: ByzanzState, rng: Rng) -> None:
    """One action of the actor."""
    state.apply(state.actor, choice(state, rng))


def play_out(state: ByzanzState, rng: Rng) -> int:
    """Play to the end; returns how many actions and outcomes of chance that took."""
    return randomly.play_out(state, step, rng)


def decisions(players: int, seed: int) -> Iterator[ByzanzState]:
    """The positions of a game in which a seat is asked."""
    return randomly.decisions(new_game(players), step, seed)
