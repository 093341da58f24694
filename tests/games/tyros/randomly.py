"""Random games of Tyros, for what must hold in all of them."""

from collections.abc import Iterator

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE
from emporion.games.tyros.actions import CITY, GIVE, SAIL
from emporion.games.tyros.state import TyrosState
from tests.games import randomly
from tests.games.randomly import Variant as Variant

from .positions import new_game

VARIANTS: list[Variant] = [
    (3, {}),
    (4, {}),
    (3, {"setup": "variable", "majority": "most", "trades": 12}),
    (4, {"setup": "variable", "offers": 1}),
]


def step(state: TyrosState, rng: Rng) -> None:
    """One action of the actor, or an outcome of chance; ships and cities more than talk."""
    actor = state.actor
    if actor == CHANCE:
        state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
        return
    legal = state.legal(actor)
    if not state.draft and rng.below(4):
        legal = (
            [action for action in legal if action >= CITY]
            or [action for action in legal if action >= SAIL]
            or [action for action in legal if action < GIVE]
            or legal
        )
    state.apply(actor, legal[rng.below(len(legal))])


def decisions(variant: Variant, seed: int) -> Iterator[TyrosState]:
    """The positions of a game in which a seat is asked."""
    players, options = variant
    return randomly.decisions(new_game(players, **options), step, seed)


def play_out(state: TyrosState, rng: Rng) -> None:
    """Play on to the end."""
    randomly.play_out(state, step, rng)
