"""What holds of every evaluator, in every position that comes up."""

import pytest

from emporion.bots.evaluators import find_evaluator
from emporion.core.rng import Rng
from tests.bots.games import Options

from .games import TABLES, decisions, sampled

EVERY_TABLE = pytest.mark.parametrize(("game", "players", "options"), TABLES)
UNCOVERING = {"ys": None, "tyros": "keeping"}
"""Where an action may uncover what others hid, so that views differ after it: by game, the kind of
decision, or `None` for any."""


@EVERY_TABLE
def test_every_choice_has_a_weight_and_all_seats_share_one_win(
    game: str, players: int, options: Options
) -> None:
    evaluator = find_evaluator(game)
    for number, state in enumerate(decisions(game, players, options, 7)):
        if number % 4:
            continue
        seat = state.actor
        legal = state.legal(seat)
        key = state.key()
        priors = evaluator.priors(state, seat, legal)
        assert len(priors) == len(legal)
        assert min(priors) > 0.0
        assert sum(evaluator.values(state)) == pytest.approx(1.0)
        assert len(evaluator.features(state, seat)) == len(evaluator.feature_names)
        assert 0 <= evaluator.stage(state) < len(evaluator.value_head.rows)
        assert state.key() == key


@EVERY_TABLE
def test_what_is_played_keeps_the_rules_and_time_goes_on(
    game: str, players: int, options: Options
) -> None:
    evaluator = find_evaluator(game)
    ticks = 0
    for state in decisions(game, players, options, players, odd=4):
        state.check()
        assert evaluator.clock(state) >= ticks
        ticks = evaluator.clock(state)


@EVERY_TABLE
def test_what_a_seat_cannot_see_makes_no_difference(
    game: str, players: int, options: Options
) -> None:
    evaluator = find_evaluator(game)
    for number, state in enumerate(decisions(game, players, options, 11, odd=3)):
        seat = state.actor
        legal = state.legal(seat)
        if number % 3 or len(legal) == 1:
            continue
        other = sampled(game, state, seat, number)
        assert evaluator.priors(other, seat, legal) == evaluator.priors(state, seat, legal)
        assert evaluator.decision_key(other, seat) == evaluator.decision_key(state, seat)
        if UNCOVERING.get(game, "") not in (None, state.decision(seat).kind):
            one = state.copy()
            evaluator.rollout_step(one, seat, Rng(number))
            evaluator.rollout_step(other, seat, Rng(number))
            assert one.view(seat) == other.view(seat)


@EVERY_TABLE
def test_what_is_resampled_of_others_fits_what_the_seat_knows(
    game: str, players: int, options: Options
) -> None:
    evaluator = find_evaluator(game)
    for number, state in enumerate(decisions(game, players, options, 9, odd=3)):
        if number % 4:
            continue
        for seat in range(players):
            world = sampled(game, state, seat, number)
            evaluator.resample_hidden(world, seat, Rng(number))
            world.check()
            assert world.view(seat) == state.view(seat)
