"""Scores: points so far, and what they would be if the game ended now."""

import pytest

from emporion.core.rng import Rng
from emporion.core.state import State
from emporion.games import names
from emporion.games.ys import scoring
from emporion.games.ys.state import YsState
from emporion.table import new_match
from emporion.table.scores import score_of
from tests.play import play_on
from tests.text.tour import positions


def ys_positions(players: int) -> list[State]:
    return [state.copy() for state in positions(players, 4, game="ys") if state.actor >= 0][::40]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ys_counts_now_what_the_final_account_would_bring(players: int) -> None:
    for state in ys_positions(players):
        assert isinstance(state, YsState)
        for viewer in (None, 0):
            counted = scoring.standings(state.view(viewer))
            ended = state.copy()
            scoring.final_account(ended)
            assert counted == ended.points


def test_tyros_has_both_scores_and_byzanz_one() -> None:
    for game, both in (("tyros", True), ("byzanz", False)):
        view = play_on(new_match(game, 3, seed=2), Rng(2), 200).view(None)
        for seat in range(3):
            score = score_of(view, seat)
            assert score.so_far == view["seats"][seat]["points"]
            assert (score.now is not None) == both
            if both:
                assert score.shown == score.now == view["standings"][seat]


@pytest.mark.parametrize("game", names())
def test_at_the_end_there_is_one_score(game: str) -> None:
    match = play_on(new_match(game, 3, seed=2), Rng(2))
    for seat in range(3):
        score = score_of(match.view(None), seat)
        assert (score.shown, score.now) == (match.scores()[seat], None)
