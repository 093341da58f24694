"""What follows from the board: neighbours for empires, and sea distances for ships.

Ships lie on coasts: each field has one, with the field's number, and field 16 a second one. All of
it is worked out once, so that nothing is searched for while a game is played. Sets of fields and of
coasts are ints with a bit for each.
"""

from typing import Final

from ...core.native import i64
from .board import DESERT, GRID, ITALY, SEA_WAYS, SERPENT, TYROS
from .data import CARDS, COPIES, FIELDS, JOKER

EAST: Final = 33
"""The coast east of Italy; 16 itself is the western one."""

COASTS: Final = 34

FARTHEST: Final = COPIES[0] + COPIES[JOKER]
"""More fields than that nobody can pay for."""

BIT: Final[tuple[int, ...]] = tuple([1 << coast for coast in range(COASTS)])
"""The set of one field or coast. Looked up, since compiled code shifts a constant as a C int."""

TYROS_BIT: Final = 1
ITALY_BIT: Final = 1 << 16
ITALY_COASTS: Final = 1 << 16 | 1 << 33
_FIELD_BITS: Final = (1 << 33) - 1

COAST_NAMES: Final[tuple[str, ...]] = tuple(
    [{TYROS: "T", ITALY: "16W", EAST: "16E"}.get(coast, str(coast)) for coast in range(COASTS)]
)
FIELD_NAMES: Final[tuple[str, ...]] = tuple(
    ["T" if field == TYROS else str(field) for field in range(FIELDS)]
)

# -- land -----------------------------------------------------------------------------------------


def _neighbours() -> list[int]:
    """The fields above, below, left and right of each field, land or water alike."""
    sets = [0] * FIELDS
    for row, line in enumerate(GRID):
        for column, field in enumerate(line):
            beside = []
            if column + 1 < len(line):
                beside.append(line[column + 1])
            if row + 1 < len(GRID):
                beside.append(GRID[row + 1][column])
            for other in beside:
                if field not in (DESERT, SERPENT) and other not in (DESERT, SERPENT):
                    sets[field] |= BIT[other]
                    sets[other] |= BIT[field]
    return sets


NEIGHBOURS: Final[tuple[int, ...]] = tuple(_neighbours())
"""The fields beside each field."""


def beside(fields: i64) -> i64:
    """The fields that lie beside any of a set of fields."""
    found: i64 = 0
    for field in range(FIELDS):
        if fields >> field & 1:
            found |= NEIGHBOURS[field]
    return found


# -- sea ------------------------------------------------------------------------------------------


def _ways() -> list[list[int]]:
    """The coasts that can be reached from each coast in one step, ascending."""
    found: list[list[int]] = [[] for _ in range(COASTS)]
    for one, other, passable, _source in SEA_WAYS:
        if passable:
            a = COAST_NAMES.index(one)
            b = COAST_NAMES.index(other)
            found[a].append(b)
            found[b].append(a)
    return [sorted(others) for others in found]


WAYS: Final = _ways()


def _distances_from(coast: int) -> list[int]:
    distances = [CARDS] * COASTS
    distances[coast] = 0
    border = [coast]
    while border:
        reached = []
        for here in border:
            for there in WAYS[here]:
                if distances[there] == CARDS:
                    distances[there] = distances[here] + 1
                    reached.append(there)
        border = reached
    return distances


DISTANCE: Final = [_distances_from(coast) for coast in range(COASTS)]
"""The fields that a ship enters on its shortest way; `CARDS`, which nobody can pay, for no way."""


def _within() -> list[int]:
    sets = []
    for coast in range(COASTS):
        for reach in range(FARTHEST + 1):
            there = [other for other in range(COASTS) if 0 < DISTANCE[coast][other] <= reach]
            sets.append(sum([BIT[other] for other in there]))
    return sets


WITHIN: Final[tuple[int, ...]] = tuple(_within())
"""The other coasts that this number of steps reaches: at (FARTHEST + 1) * coast + steps."""


def route(origin: int, goal: int) -> list[int]:
    """A shortest way: the coasts that a ship enters one after another, the goal last.

    Of several ways it is the one that enters lower numbers first.
    """
    coasts: list[int] = []
    here = origin
    while here != goal:
        for there in WAYS[here]:
            if DISTANCE[there][goal] < DISTANCE[here][goal]:
                here = there
                break
        else:
            return []
        coasts.append(here)
    return coasts


# -- coasts and fields ----------------------------------------------------------------------------


def field_of(coast: i64) -> i64:
    """The field that a coast belongs to."""
    return ITALY if coast == EAST else coast


def coasts_of(fields: i64) -> i64:
    """All coasts of a set of fields."""
    return fields | (fields & ITALY_BIT) << (EAST - ITALY)


def fields_of(coasts: i64) -> i64:
    """All fields of a set of coasts."""
    return (coasts | coasts >> (EAST - ITALY) & ITALY_BIT) & _FIELD_BITS


def members(bits: i64) -> list[int]:
    """The numbers in a set, ascending."""
    return [number for number in range(COASTS) if bits >> number & 1]


def number_of(bits: i64) -> i64:
    """How many are in a set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def union(sets: list[int]) -> i64:
    """All that is in any of some sets."""
    bits: i64 = 0
    for each in sets:
        bits |= each
    return bits


def set_of(numbers: list[int]) -> i64:
    """The set of some numbers; the reverse of `members`."""
    bits: i64 = 0
    for number in numbers:
        bits |= BIT[number]
    return bits
