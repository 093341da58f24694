"""What a view tells of scores: points so far, and what they would be if the game ended now."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ..core.seats import OVER
from ..core.state import View
from ..games.ys.scoring import standings as ys_standings


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


def score_of(view: View, owner: int) -> Score:
    """The score of a seat, or of the neutral player, whose number follows the seats'."""
    seats: list[dict[str, Any]] = view["seats"]
    each = seats[owner] if owner < len(seats) else view["neutral"]
    so_far: int = each["points"]
    if view["actor"] == OVER:
        return Score(so_far)
    counted = _NOW.get(view["game"])
    if counted is None:
        return Score(so_far)
    return Score(so_far, counted(view)[owner], at_the_end="standings" in view)


def _tyros(view: View) -> list[int]:
    standings: list[int] = view["standings"]
    return standings


_NOW: Final[dict[str, Callable[[View], list[int]]]] = {"tyros": _tyros, "ys": ys_standings}
"""How a game counts as if it ended now; the others have nothing to add at the end."""
