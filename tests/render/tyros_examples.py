"""Views of Tyros in every situation, for the tests of its pictures."""

from functools import cache
from typing import Any

from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.games.tyros.actions import ACTIONS
from emporion.games.tyros.state import TyrosState
from tests.games.tyros.positions import do, play, position

from .touring import Shown, TableSetup, anything, family, seen, toured

TABLES: dict[str, TableSetup] = {
    "three": (3, {}),
    "four": (4, {"offers": 1}),
    "variable": (4, {"setup": "variable", "majority": "most"}),
    "written": (3, {}),
}
"""Games of every size and set-up; and written positions, of all that a game may fail to bring."""


def moment(view: View, legal: list[int]) -> Any:
    """Each family of actions in each phase, and whether a tile may be laid for several empires."""
    described = [ACTIONS.describe(action) for action in legal]
    families = frozenset(family("tyros", action) for action in legal)
    tiles = [data["tile"] for data in described if data.kind == "lay"]
    return view["phase"], min(len(view["draft"]), 2), families, len(tiles) > len(set(tiles))


def chosen(legal: list[int], rng: Rng) -> int:
    """Mostly sail and build, so that the chart fills; else anything."""
    for kind, odds in (("to", 8), ("city", 8), ("sail", 4), ("ship", 4)):
        found = [action for action in legal if ACTIONS.describe(action).kind == kind]
        if found and rng.below(8) < odds:
            return anything(found, rng)
    return anything(legal, rng)


@cache
def views(table: str) -> list[Shown]:
    """Views of a game: every kind of question, the lists that come with it, the end."""
    if table == "written":
        return [shown for state in written() for shown in seen(state, max(state.actor, 0))]
    return toured("tyros", TABLES[table], [TABLES[table][0]], moment, chosen, apart=401)


def written() -> list[TyrosState]:
    """What comes up seldom, or only by journeys: these go along sea ways that the book proves."""
    return [
        position("blue: exchange", 3, tiles={"blue": "1 4 5"}),
        position("blue: laying", 3, tiles={"blue": "12 18 22 5"}, empires={"copper": "17"}),
        *[acting(line) for line in LINES],
        *[acting("give:copper want:oil ask:all", *answers) for answers in ANSWERS],
        *[keeping(line) for line in ("", "away:oil*4")],
        *[choosing(lines) for lines in CHOICES],
        position("end", 3, cities={"orange": "7"}, ships={"orange": ""}),
    ]


LINES = (
    "",
    "sail:22",
    "sail:24",
    "sail:22 to:12",
    "sail:22 to:12 jokers:1",
    "city:16",
    "city:16 jokers:1",
    "ship:24",
    "swap:oil",
    "drop:copper*3",
    "give:copper",
    "give:copper want:cloth",
)
"""What Blue may have begun."""

ANSWERS = (
    (),
    ("give:oil want:copper",),
    ("accept",),
    ("accept", "give:cloth want:oil counter"),
)
"""What the others may have answered to an offer of copper for oil."""


def acting(*lines: str) -> TyrosState:
    """Blue's action, and how it goes on."""
    state = position(
        "blue: action",
        3,
        hands={"blue": "copper*5 oil joker", "orange": "oil*2", "purple": "cloth"},
        discards="cedar",
        empires={"copper": "17 12 16 11", "oil": "13 8", "cedar": "23 24", "cloth": "26"},
        ships={"blue": "22 16E 16W 24", "purple": "T"},
        cities={"orange": "12", "blue": "24"},
    )
    do(state, *filter(None, lines))
    return state


CHOICES = (
    ("orange: done",),
    ("blue: away:oil*3 done",),
    ("purple: done", "blue: away:oil*3 done", "orange: away:oil"),
)
"""Who may have chosen, or begun to choose, what to keep."""


def choosing(lines: tuple[str, ...]) -> TyrosState:
    """All choose at once what they keep, and some have."""
    hands = {"blue": "oil*5 cedar", "orange": "oil*2", "purple": "joker"}
    state = position("round_end", 3, hands=hands)
    play(state, *lines)
    return state


def keeping(line: str) -> TyrosState:
    """Blue is to choose what to keep, and has put some cards away."""
    state = position("blue: keeping", 3, hands={"blue": "oil*5 cedar"})
    do(state, *filter(None, [line]))
    return state
