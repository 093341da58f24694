"""A mind keeps scratch paper, but nothing on it may decide: what it thinks follows from the state.

Else two positions with the same view could get different answers, by what was thought of before.
"""

from collections.abc import Callable

import pytest

import emporion
from emporion.bots.minds.byzanz.mind import ByzanzMind
from emporion.bots.minds.tyros.mind import TyrosMind
from emporion.bots.minds.ys.mind import YsMind
from emporion.bots.search.mind import Mind
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from tests.bots.games import Options

MINDS: dict[str, Callable[[], Mind]] = {"byzanz": ByzanzMind, "tyros": TyrosMind, "ys": YsMind}

TABLES: list[tuple[str, int, Options]] = [
    ("byzanz", 3, {}),
    ("byzanz", 6, {}),
    ("tyros", 4, {}),
    ("ys", 2, {}),
    ("ys", 3, {"kings_favor": True}),
    ("ys", 4, {"express": True}),
]


def thoughts(mind: Mind, state: State, seat: int, legal: list[int]) -> list[object]:
    """All that a mind has to say of a position."""
    played, imagined = state.copy(), state.copy()
    mind.play(played, seat, Rng(5))
    mind.imagine(imagined, seat, Rng(6))
    return [
        mind.priors(state, seat, legal),
        mind.values(state),
        played.key(),
        imagined.key(),
    ]


@pytest.mark.once
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_was_thought_of_before_makes_no_difference(
    game: str, players: int, options: Options
) -> None:
    rules = emporion.game(game)
    state = rules.setup(players, dict(options))
    used, rng, step = MINDS[game](), Rng(3), 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
            continue
        seat = state.actors()[0]
        legal = state.legal(seat)
        step += 1
        if step % 4 == 0 and len(legal) > 1:
            # Something else is on its mind.
            other = rules.determinize(state.view(seat), lambda number: number // 2)
            used.terms(other, (seat + 1) % players)
            fresh = MINDS[game]()
            assert thoughts(used, state, seat, legal) == thoughts(fresh, state, seat, legal)
        # Chains step by step, so that positions in the middle of one come up.
        state.apply(seat, legal[rng.below(len(legal))] if step % 2 else _likely(used, state, seat))


def _likely(mind: Mind, state: State, seat: int) -> int:
    legal = state.legal(seat)
    priors = mind.priors(state, seat, legal)
    return legal[priors.index(max(priors))]
