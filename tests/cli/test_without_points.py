"""A game whose views tell no points: the terminal does not ask for them before the end."""

from collections.abc import Iterator
from itertools import repeat
from pathlib import Path

import pytest

from emporion import register
from emporion.catalogue import Manifest, unregister
from emporion.core.state import View
from emporion.table import new_match
from tests.kit.toy import NAME, Fair, FairState

from .consoles import Scripted, seated


class WithoutPoints(FairState):
    """A view with all but the points."""

    def view(self, seat: int | None) -> View:
        """What the seat knows; points are counted when the game is over."""
        return {name: known for name, known in super().view(seat).items() if name != "points"}


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    register(Manifest(name=NAME, rules=Fair(WithoutPoints)))
    yield
    unregister(NAME)


def test_scores_name_who_plays_and_no_points(tmp_path: Path) -> None:
    user = Scripted(["", "scores"])
    match = new_match(NAME, 2, seed="1")
    assert seated(tmp_path / "game.emporion", user, match, people=2).run() == 0
    scores = user.shown.partition("> scores")[2]
    assert "Blue" in scores
    assert "bot" not in scores


def test_the_end_tells_the_points_of_all(tmp_path: Path) -> None:
    match = new_match(NAME, 2, seed="1")
    user = Scripted(repeat("1"), screen=True)
    assert seated(tmp_path / "game.emporion", user, match, people=2).run() == 0
    assert match.over
    table = user.shown.rpartition("───")[2]
    for seat, colour in enumerate(("Blue", "Orange")):
        [row] = [line for line in table.split("\n") if colour in line]
        assert row.split()[-1] == str(match.scores()[seat])
