"""Views of Ys in every situation, for the tests of its pictures."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from emporion.core.state import View
from emporion.games.ys.actions import ACTIONS

from .touring import Shown, TableSetup, family, toured

TABLES: dict[str, TableSetup] = {
    "two": (2, {}),
    "three": (3, {"neighborhoods": 3, "peek": False}),
    "four": (4, {}),
    "favor": (4, {"kings_favor": True}),
    "express": (3, {"express": True, "kings_favor": True}),
}
"""Games of every size and variant."""


def moment(view: View, legal: list[int]) -> Any:
    """Each family of actions in each phase, and each length of a draft."""
    families = frozenset(family("ys", action) for action in legal)
    return view["phase"], len(view["draft"]), families


@cache
def views(table: str) -> list[Shown]:
    """Views of two random games: every kind of question, the longest lists, the ends."""
    return toured("ys", TABLES[table], range(2), moment)


def crowded() -> Iterator[Shown]:
    """The longest lists that a game can bring: three cards to close with, an empty market."""
    for table in TABLES:
        closing = next(view for view, legal in views(table) if legal and view["phase"] == "taking")
        seats = [dict(seat) for seat in closing["seats"]]
        seats[closing["seat"]]["characters"] = [0, 1, 8]
        facts = {**closing["decision"], "kind": "closing_cards", "characters": [0, 1, 8], "left": 2}
        view = {**closing, "phase": "closing_cards", "seats": seats, "decision": facts}
        yield view, (0, *range(ACTIONS.first("alchemist_nothing"), len(ACTIONS)))
        columns = {**closing, "phase": "columns", "decision": {**facts, "kind": "columns"}}
        yield columns, tuple(range(ACTIONS.first("columns"), ACTIONS.first("raise")))
