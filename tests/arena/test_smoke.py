"""`make ladder-smoke`: small ladders, the same on every machine, that cannot fail by chance.

Bots think in tries, not in seconds, and deals are fixed, so each of these comes out alike each
time; what is asserted is so far from a fair share that no deal decides it.
"""

from pathlib import Path

import pytest

from emporion.arena import Contest, Pairing
from emporion.games import names

from .contests import played

pytestmark = pytest.mark.once

ABOVE_CHANCE = [
    *((game, pairing) for game in names() for pairing in ("greedy:random", "medium:random")),
    ("byzanz", "hard@10t:random"),
]
"""Pairings in which the candidate wins far more than its share."""


@pytest.mark.parametrize(("game", "pairing"), ABOVE_CHANCE)
def test_a_better_bot_is_seen_to_be_better(tmp_path: Path, game: str, pairing: str) -> None:
    contest = Contest(game, 4, (), (Pairing.read(pairing),), "smoke")
    data = played(tmp_path / "games", contest, games=8)
    (row,) = data["pairings"]
    assert row["games"] == 8
    assert row["win_share"] >= 0.75
    assert row["mean_place"] < 2
    assert row["mean_points"] > row["mean_points_of_others"]
    (ratings,) = data["ratings"]
    assert list(ratings) == pairing.split(":")


@pytest.mark.parametrize("game", names())
def test_a_bot_against_itself_is_no_better_than_itself(tmp_path: Path, game: str) -> None:
    contest = Contest(game, 4, (), (Pairing.read("random:random"),), "smoke")
    data = played(tmp_path / "games", contest, games=8)
    (row,) = data["pairings"]
    low, high = row["win_share_95"]
    assert low <= 0.25 <= high
    assert row["verdict"] == "open"
