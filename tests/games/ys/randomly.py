"""Random games of Ys, for what must hold in all of them."""

from collections.abc import Iterator

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE
from emporion.games.ys.state import YsState
from tests.games import randomly
from tests.games.randomly import Variant as Variant

from .positions import new_game

VARIANTS: list[Variant] = [
    (2, {}),
    (2, {"neutral": "strong"}),
    (3, {}),
    (3, {"neighborhoods": 3}),
    (3, {"kings_favor": True}),
    (4, {}),
    (4, {"kings_favor": True}),
    (4, {"express": True}),
    (4, {"express": True, "kings_favor": True}),
]
"""Every number of players and every variant."""


def step(state: YsState, rng: Rng) -> None:
    """One action of somebody who is asked, or an outcome of chance."""
    if state.actor == CHANCE:
        state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
        return
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    legal = state.legal(seat)
    state.apply(seat, legal[rng.below(len(legal))])


def decisions(variant: Variant, seed: int) -> Iterator[YsState]:
    """The positions of a game in which a seat is asked."""
    players, options = variant
    return randomly.decisions(new_game(players, **options), step, seed)
