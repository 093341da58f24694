"""Games in which an evaluator, or chance, decides: the positions that come up in them."""

from collections.abc import Iterator

import emporion
from emporion.bots.evaluators import find_evaluator
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from tests.bots.games import Options

TABLES: list[tuple[str, int, Options]] = [
    ("byzanz", 3, {}),
    ("byzanz", 4, {"picking": "may"}),
    ("byzanz", 5, {"ties": "goods", "first": 3}),
    ("byzanz", 6, {}),
    ("tyros", 3, {}),
    ("tyros", 3, {"setup": "variable", "trades": 12}),
    ("tyros", 4, {"majority": "most", "offers": 1}),
    ("tyros", 4, {"setup": "variable"}),
    ("ys", 2, {}),
    ("ys", 2, {"neutral": "strong"}),
    ("ys", 3, {}),
    ("ys", 3, {"neighborhoods": 3, "express": True}),
    ("ys", 3, {"kings_favor": True}),
    ("ys", 4, {}),
    ("ys", 4, {"kings_favor": True, "express": True}),
]


def decisions(
    game: str, players: int, options: Options, seed: int, odd: int = 1
) -> Iterator[State]:
    """The positions of a game in which somebody decides.

    One action in `odd` is any, so that odd positions come up, in the middle of chains too; the
    others, with 0 all, are what the evaluator does at first sight.
    """
    evaluator = find_evaluator(game)
    state = emporion.game(game).setup(players, dict(options))
    rng = Rng(seed)
    while state.actor != OVER:
        seat = state.actor
        if seat == CHANCE:
            state.apply(seat, state.chance_outcome(rng.below(state.chance_total())))
            continue
        yield state
        if odd and rng.below(odd) == 0:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        else:
            evaluator.rollout_step(state, seat, rng)


def sampled(game: str, state: State, seat: int, seed: int) -> State:
    """The position as it may be, for all that a seat can see."""
    rng = Rng(seed)
    return emporion.game(game).determinize(state.view(seat), rng.below)
