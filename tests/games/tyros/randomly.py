"""Random games of Tyros, for what must hold in all of them."""

from collections.abc import Iterator

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games.tyros.actions import CITY, GIVE, SAIL
from emporion.games.tyros.state import TyrosState

from .positions import new_game

Variant = tuple[int, dict[str, OptionValue]]

VARIANTS: list[Variant] = [
    (3, {}),
    (4, {}),
    (3, {"setup": "variable", "majority": "most", "trades": 12}),
    (4, {"setup": "variable", "offers": 1}),
]


def step(state: TyrosState, rng: Rng) -> None:
    """One action of who is asked, or an outcome of chance; ships and cities more than talk."""
    actor = state.actor
    if actor == CHANCE:
        state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
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
    state = new_game(players, **options)
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor != CHANCE:
            yield state
        step(state, rng)


def play_out(state: TyrosState, rng: Rng) -> None:
    """Play on to the end."""
    while state.actor != OVER:
        step(state, rng)
