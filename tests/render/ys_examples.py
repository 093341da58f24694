"""Views of Ys in every situation, for the tests of its pictures."""

from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import View
from emporion.games import find
from emporion.games.ys.actions import (
    ACTIONS,
    ALCHEMIST_NOTHING,
    AT,
    BID,
    CAPTAIN_SWAP,
    COLUMN_ORDER,
    DOWN,
    FRONT_UP,
    HERALD_FROM,
    LOOK,
    MAGICIAN_FROM,
    MERCENARY_ON,
    NEUTRAL,
    PLACE,
    QUEEN_AT,
    RAISE,
    SEND,
    STAND,
    TAKE,
    UP,
)
from emporion.render.svg import Layout, svg

from .reading_svg import Shown, seen, tree

TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "two": (2, {}),
    "three": (3, {"neighborhoods": 3, "peek": False}),
    "four": (4, {}),
    "favor": (4, {"kings_favor": True}),
    "express": (3, {"express": True, "kings_favor": True}),
}
"""Games of every size and variant."""


@cache
def shown(table: str) -> list[Shown]:
    """Views of a few random games: every kind of question, the longest lists, the ends."""
    players, options = TABLES[table]
    views: list[Shown] = []
    met: set[Any] = set()
    for seed in range(2):
        state = find("ys").setup(players, options)
        rng = Rng(seed)
        step = 0
        while state.actor != OVER:
            if state.actor == CHANCE:
                moment: Any = state.view(None)["phase"]
                if moment not in met:
                    views.append((state.view(0), ()))
                met.add(moment)
                state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
                continue
            seat = state.actors()[rng.below(len(state.actors()))]
            legal = state.legal(seat)
            view = state.view(seat)
            # Each family of actions in each phase, each length of a draft, and now and again.
            moment = view["phase"], len(view["draft"]), tuple({family(action) for action in legal})
            if moment not in met or step % 211 == 0:
                views += seen(state, seat, players)
            met.add(moment)
            step += 1
            state.apply(seat, legal[rng.below(len(legal))])
        views += seen(state, 0, players)
    return views


FIRSTS = (
    AT, UP, DOWN, FRONT_UP, STAND, NEUTRAL, BID, PLACE, SEND, QUEEN_AT, LOOK, MAGICIAN_FROM,
    MERCENARY_ON, HERALD_FROM, CAPTAIN_SWAP, TAKE, COLUMN_ORDER, RAISE, ALCHEMIST_NOTHING,
)  # fmt: skip


def family(action: int) -> int:
    return max((first for first in FIRSTS if first <= action), default=0)


@cache
def drawn(table: str, layout: Layout, lang: str = "en") -> list[tuple[View, ET.Element]]:
    """Those views as pictures, read back; some of them in the other languages."""
    views = shown(table) if lang == "en" else shown(table)[::5]
    return [(view, tree(svg(view, lang, legal=legal, layout=layout))) for view, legal in views]


def asked(table: str, layout: Layout) -> Iterator[tuple[View, tuple[int, ...], ET.Element]]:
    for (view, legal), (_, root) in zip(shown(table), drawn(table, layout), strict=True):
        yield view, legal, root


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    return {found.get("data-id", ""): found for found in root.iter() if found.get("data-id")}


def crowded() -> Iterator[Shown]:
    """The longest lists that a game can bring: three cards to close with, an empty market."""
    for table in TABLES:
        closing = next(view for view, legal in shown(table) if legal and view["phase"] == "taking")
        seats = [dict(seat) for seat in closing["seats"]]
        seats[closing["seat"]]["characters"] = [0, 1, 8]
        facts = {**closing["decision"], "kind": "closing_cards", "characters": [0, 1, 8], "left": 2}
        view = {**closing, "phase": "closing_cards", "seats": seats, "decision": facts}
        yield view, (0, *range(ALCHEMIST_NOTHING, ACTIONS))
        columns = {**closing, "phase": "columns", "decision": {**facts, "kind": "columns"}}
        yield columns, tuple(range(COLUMN_ORDER, RAISE))
