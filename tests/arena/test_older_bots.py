"""`scripts.older_bots`: bots of another checkout play as those of this one do in the arena."""

import sys

import pytest

from emporion.arena import Job, play
from emporion.arena.statistics import win_share
from scripts.older_bots import older_bots, share

pytestmark = pytest.mark.once


@pytest.mark.parametrize("seat", range(4))
def test_the_same_bots_in_another_process_play_the_game_of_the_arena(seat: int) -> None:
    job = Job("byzanz", 4, (), "0.3", ("medium",) * 4, f".{seat}")
    wanted = win_share(seat, play(job).winners)
    with older_bots(sys.executable, "medium") as older:
        for swap in (False, True):
            assert share(older, "byzanz", "medium", "0.3", seat, swap) == wanted


def test_an_older_bot_has_the_seat_of_the_candidate_only_when_swapped() -> None:
    with older_bots(sys.executable, "random") as older:
        assert share(older, "byzanz", "medium", "0.0", 1, swap=False) == 1.0
        assert share(older, "byzanz", "medium", "0.0", 1, swap=True) == 0.0
