"""Views of Tyros in every situation, for the tests of its pictures."""

from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import View
from emporion.games import find
from emporion.games.tyros.actions import (
    ACCEPT,
    ASK,
    ASK_ALL,
    AWAY,
    BACK,
    CITY,
    COUNTER,
    DECLINE,
    DONE,
    DRAW,
    DROP,
    GIVE,
    JOKERS,
    LAY,
    NOBODY_ELSE,
    PAY,
    SAIL,
    SHIP,
    SWAP,
    TAKE,
    TO,
    TOLL,
    UNDER,
    WANT,
    WITH,
)
from emporion.games.tyros.data import EMPIRES
from emporion.render.svg import Layout, svg

from .reading_svg import Shown, seen, tree

TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "three": (3, {}),
    "four": (4, {"offers": 1}),
    "variable": (4, {"setup": "variable", "majority": "most"}),
}
"""Games of every size and set-up."""

SEEDS = {"three": (0, 5), "four": (0, 9), "variable": (1, 3, 55)}
"""Games in which all that is rare comes up once: an exchange, a ship to choose off Italy."""

FIRSTS = (
    DRAW, ACCEPT, DECLINE, COUNTER, NOBODY_ELSE, DONE, ASK_ALL, ASK, WITH, SWAP, DROP, GIVE, WANT,
    TAKE, PAY, TOLL, AWAY, JOKERS, BACK, SAIL, TO, CITY, SHIP, LAY, UNDER,
)  # fmt: skip


def family(action: int) -> int:
    return max((first for first in FIRSTS if first <= action), default=0)


def choice_of_empires(legal: list[int]) -> bool:
    """Whether a tile may be laid for more than one empire."""
    tiles = [(action - LAY) // EMPIRES for action in legal if LAY <= action < UNDER]
    return len(tiles) > len(set(tiles))


def chosen(legal: list[int], rng: Rng) -> int:
    """Mostly sail and build, so that the chart fills; else anything."""
    for first, after, odds in ((TO, CITY, 8), (CITY, SHIP, 8), (SAIL, TO, 4), (SHIP, LAY, 4)):
        found = [action for action in legal if first <= action < after]
        if found and rng.below(8) < odds:
            return found[rng.below(len(found))]
    return legal[rng.below(len(legal))]


@cache
def shown(table: str) -> list[Shown]:
    """Views of a few games: every kind of question, the lists that come with it, the ends."""
    players, options = TABLES[table]
    views: list[Shown] = []
    met: set[Any] = set()
    for seed in SEEDS[table]:
        state = find("tyros").setup(players, options)
        rng = Rng(seed)
        step = 0
        while state.actor != OVER:
            seat = state.actor
            view = state.view(max(seat, 0))
            legal = state.legal(seat)
            moment: Any = (view["phase"], min(len(view["draft"]), 2))
            if seat != CHANCE:
                moment += (frozenset(family(action) for action in legal), choice_of_empires(legal))
            if moment not in met or step % 401 == 0:
                views += [(view, ())] if seat == CHANCE else seen(state, seat, players)
            met.add(moment)
            step += 1
            if seat == CHANCE:
                state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
            else:
                state.apply(seat, chosen(legal, rng))
        views += seen(state, 0, players)
    return views


@cache
def drawn(table: str, layout: Layout, lang: str = "en") -> list[tuple[View, ET.Element]]:
    """Those views as pictures, read back; some of them in the other languages."""
    views = shown(table) if lang == "en" else shown(table)[::7]
    return [(view, tree(svg(view, lang, legal=legal, layout=layout))) for view, legal in views]


def asked(table: str, layout: Layout) -> Iterator[tuple[View, tuple[int, ...], ET.Element]]:
    for (view, legal), (_, root) in zip(shown(table), drawn(table, layout), strict=True):
        yield view, legal, root


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    return {found.get("data-id", ""): found for found in root.iter() if found.get("data-id")}
