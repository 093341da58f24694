"""The board of the plain reading, written down by hand and without the engine's.

It has the grid as it is seen, row by row, and of each two coasts that lie side by side whether
ships pass between them, as the rulebook's routes say or, where it is silent, as the rulings do.
`test_plain_map` compares it with the engine's board.
"""

from collections import deque
from itertools import pairwise

GRID = """
    1  6 10 15 20 25 29
    2  7 11 16 21 26 30
    3  8 12 17 22 27 31
    4  9 13 18 23  ~  T
    5  # 14 19 24 28 32
"""
"""`T` is Tyros, `~` the serpent, `#` the desert."""

PRINTED_ROUTES = """
    T 32 28 24 23
    T 31 27 22 23
    31 30 26 25 29
    22 17 12 8
    22 17 16E 15
    15 16E 17 16W 11 10
    15 16E 17 12 11 10
"""
"""What the book allows, from field to field; round the boot of Italy the same field is entered
twice, so that it has an eastern and a western coast."""

OTHER_WAYS = """
    1-2 2-3 3-4 4-5 3-8 4-9 8-9 6-7 7-8 6-10 7-11
    12-13 13-14 13-18 14-19 17-18 18-19 18-23 19-24
    15-20 21-22 21-26 26-27
"""
"""Where the book is silent and the rulings say that ships pass."""

CLOSED_WAYS = """
    29-30 10-15 16E-21 16W-21 15-16W 11-16E
    1-6 2-7 9-13 20-21 20-25
"""
"""Where ships do not pass: what the book forbids (30 to 29, 15 to 10, 26 by 21 to 16), the far
coasts of Italy, and what the rulings close."""


def _neighbours() -> dict[str, set[str]]:
    """The fields above, below, left and right of each; nothing is beside serpent and desert."""
    rows = [line.split() for line in GRID.split("\n") if line.strip()]
    at = {
        (row, column): field
        for row, line in enumerate(rows)
        for column, field in enumerate(line)
        if field not in ("~", "#")
    }
    return {
        field: {
            at[beside]
            for beside in (
                (row + 1, column),
                (row - 1, column),
                (row, column + 1),
                (row, column - 1),
            )
            if beside in at
        }
        for (row, column), field in at.items()
    }


BESIDE = _neighbours()
"""The fields beside each field, land or water alike."""


def _ways() -> set[frozenset[str]]:
    """The ways over sea that are open: the steps of the printed routes, and the others."""
    routes = [line.split() for line in PRINTED_ROUTES.split("\n")]
    steps = [step for route in routes for step in pairwise(route)]
    return {frozenset(step) for step in steps} | {
        frozenset(way.split("-")) for way in OTHER_WAYS.split()
    }


WAYS = _ways()
CLOSED = {frozenset(way.split("-")) for way in CLOSED_WAYS.split()}


def field_at(coast: str) -> str:
    """The field of a coast."""
    return coast.rstrip("WE")


def coasts_of(field: str) -> list[str]:
    """The coasts of a field: two in Italy."""
    return ["16W", "16E"] if field == "16" else [field]


def steps_from(origin: str) -> dict[str, int]:
    """How many fields a ship enters on the shortest way from a coast to each other."""
    steps = {origin: 0}
    waiting = deque([origin])
    while waiting:
        here = waiting.popleft()
        for way in WAYS:
            if here in way:
                (there,) = way - {here}
                if there not in steps:
                    steps[there] = steps[here] + 1
                    waiting.append(there)
    return steps


STEPS = {coast: steps_from(coast) for field in BESIDE for coast in coasts_of(field)}
