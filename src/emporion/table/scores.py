"""What a view tells of scores: points so far, and what they would be if the game ended now."""

from dataclasses import dataclass
from typing import Any

from ..core.seats import OVER
from ..core.state import View
from .ledger import sources


@dataclass(frozen=True)
class Score:
    """An owner's points; `now` counts what only the end would bring, where that is something."""

    so_far: int
    now: int | None = None
    at_the_end: bool = False
    """Whether points are counted at the end alone, so that `now` tells more than `so_far`."""

    @property
    def shown(self) -> int:
        """The one that is shown where there is room for one."""
        return self.now if self.at_the_end and self.now is not None else self.so_far


def tells_points(view: View) -> bool:
    """Whether a view tells points; one of a game from another package may tell none."""
    return "points" in view or any("points" in each for each in view.get("seats", []))


def score_of(view: View, owner: int) -> Score:
    """The score of a seat, or of the neutral player, whose number follows the seats'."""
    so_far = _points(view, owner)
    if view["actor"] == OVER:
        return Score(so_far)
    counted = sources(view["game"])
    if counted.now is None:
        return Score(so_far)
    return Score(so_far, counted.now(view)[owner], counted.at_the_end)


def _points(view: View, owner: int) -> int:
    """The points in a view: with each seat, or in a list of their own."""
    seats: list[dict[str, Any]] = view.get("seats", [])
    each = seats[owner] if owner < len(seats) else view.get("neutral") or {}
    listed: list[int] = view.get("points", [])
    points: int = each["points"] if "points" in each else listed[owner]
    return points
