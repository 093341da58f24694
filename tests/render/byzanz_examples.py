"""Views of Byzanz in every situation, for the tests of its pictures."""

from functools import cache
from typing import Any

from emporion.core.state import View
from emporion.games.byzanz.data import KINDS

from .touring import Shown, TableSetup, toured

TABLES: dict[str, TableSetup] = {
    "three": (3, {}),
    "four": (4, {}),
    "five": (5, {}),
    "six": (6, {}),
}
"""Games of every size."""


def moment(view: View, _legal: list[int]) -> Any:
    """Each phase, with a bid laid and without."""
    return view["phase"], bool(view["draft"])


@cache
def views(table: str) -> list[Shown]:
    """Views of a random game: hands and markets fill up."""
    return toured("byzanz", TABLES[table], [TABLES[table][0]], moment)


def crowded() -> View:
    """More cards than a game is likely to bring together: sixteen in the hand, a full market."""
    view = dict(next(view for view, _ in views("six") if view["phase"] == "over_limit"))
    seats = [dict(seat) for seat in view["seats"]]
    for seat in seats:
        seat["profit"] = [3, 7, 11, 15, 19, 23, 24, 2, 6]
        seat["known"] = [0, 4, 8, 12, 16, 20, 24][: seat["hand"]]
    seats[view["seat"]]["hand"] = 16
    view["seats"] = seats
    view["hand"] = [0, 0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 16, 20, 24, 24]
    view["draft"] = []
    view["market"] = sorted([*range(KINDS), *range(KINDS), *[8] * 4, *[9] * 4, 24, 24, 24])
    return view
