"""An evaluator reuses its tables, but they decide nothing: its answers follow from the state.

Else two positions with the same view could get different answers, by what was evaluated before.
"""

from collections.abc import Callable

import pytest

import emporion
from emporion.bots.evaluators.byzanz.evaluator import ByzanzEvaluator
from emporion.bots.evaluators.tyros.evaluator import TyrosEvaluator
from emporion.bots.evaluators.ys.evaluator import YsEvaluator
from emporion.bots.search.evaluator import Evaluator
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from tests.bots.games import Options

EVALUATORS: dict[str, Callable[[], Evaluator]] = {
    "byzanz": ByzanzEvaluator,
    "tyros": TyrosEvaluator,
    "ys": YsEvaluator,
}

TABLES: list[tuple[str, int, Options]] = [
    ("byzanz", 3, {}),
    ("byzanz", 6, {}),
    ("tyros", 4, {}),
    ("ys", 2, {}),
    ("ys", 3, {"kings_favor": True}),
    ("ys", 4, {"express": True}),
]


def thoughts(evaluator: Evaluator, state: State, seat: int, legal: list[int]) -> list[object]:
    """All that an evaluator says of a position."""
    played, resampled = state.copy(), state.copy()
    evaluator.rollout_step(played, seat, Rng(5))
    evaluator.resample_hidden(resampled, seat, Rng(6))
    return [
        evaluator.priors(state, seat, legal),
        evaluator.values(state),
        played.key(),
        resampled.key(),
    ]


@pytest.mark.once
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_was_thought_of_before_makes_no_difference(
    game: str, players: int, options: Options
) -> None:
    rules = emporion.game(game)
    state = rules.setup(players, dict(options))
    used, rng, step = EVALUATORS[game](), Rng(3), 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
            continue
        seat = state.actors()[0]
        legal = state.legal(seat)
        step += 1
        if step % 4 == 0 and len(legal) > 1:
            # Something else is on its evaluator.
            other = rules.determinize(state.view(seat), lambda number: number // 2)
            used.features(other, (seat + 1) % players)
            fresh = EVALUATORS[game]()
            assert thoughts(used, state, seat, legal) == thoughts(fresh, state, seat, legal)
        # Chains step by step, so that positions in the middle of one come up.
        state.apply(seat, legal[rng.below(len(legal))] if step % 2 else _likely(used, state, seat))


def _likely(evaluator: Evaluator, state: State, seat: int) -> int:
    legal = state.legal(seat)
    priors = evaluator.priors(state, seat, legal)
    return legal[priors.index(max(priors))]
