"""The map of Tyros on a screen: the fields as they lie, and the ways that the sea opens.

A field takes two lines. Above stand its number and the first letters of its empire, below its city
and ships by their owners' signs. A line to the right or down leads to where ships can sail. Field
16 has two coasts: `≈/☼` is a ship in the west and one in the east, and the line at its right side
belongs to the east.
"""

from collections.abc import Callable
from typing import Final

from ...core.seats import NOBODY
from ...games.tyros.board import DESERT, GRID, ITALY, SEA_WAYS, SERPENT
from ...games.tyros.sea import COAST_NAMES, EAST, FIELD_NAMES
from ...games.tyros.spec import SEAT_COLOURS
from ..seat_marks import SIGNS
from ..text_layout import Piece, Placed
from .view_reader import TyrosViewReader

WIDTH: Final = 47

CITY_SIGN: Final = "⌂"
_ACROSS: Final = "─"
_DOWN: Final = "│"
_BOOT: Final = "/"
_FREE: Final = "··"
_SPECIAL: Final = {DESERT: "::::", SERPENT: "~~~~"}

_STARTS: Final = (0, 6, 12, 18, 26, 32, 38)
"""Where the columns begin. The fourth has field 16, whose two coasts take more room."""

_NAME: Final = 4
"""The width of a number and an empire's letters."""

_EAST: Final = 6
"""Where a line of Italy's east coast is drawn, from the start of its column on."""

_OPEN: Final = frozenset(
    frozenset((one, other)) for one, other, passable, _source in SEA_WAYS if passable
)


def map_lines(reading: TyrosViewReader, letters: Callable[[int], str]) -> list[Placed]:
    """The map, two lines a row; `letters` are two for each empire."""
    lines: list[Placed] = []
    for row, fields in enumerate(GRID):
        upper: Placed = []
        lower: Placed = []
        for column, field in enumerate(fields):
            start = _STARTS[column]
            upper.append((start, _name(field, reading, letters)))
            if field in _SPECIAL:
                continue
            if column + 1 < len(fields) and _joined(field, fields[column + 1]):
                until = _STARTS[column + 1]
                upper.append((start + _NAME, ("", _ACROSS * (until - start - _NAME))))
            below = GRID[row + 1][column] if row + 1 < len(GRID) else SERPENT
            lower += _cell(start, field, below, reading)
        lines += [upper, lower]
    return lines


def _coasts(field: int) -> list[str]:
    if field in _SPECIAL:
        return []
    return [COAST_NAMES[ITALY], COAST_NAMES[EAST]] if field == ITALY else [FIELD_NAMES[field]]


def _joined(field: int, other: int) -> bool:
    """Whether the sea joins two fields, on any of their coasts."""
    return bool(_ways(field, other))


def _ways(field: int, other: int) -> list[frozenset[str]]:
    pairs = [frozenset((one, two)) for one in _coasts(field) for two in _coasts(other)]
    return [pair for pair in pairs if pair in _OPEN]


def _name(field: int, reading: TyrosViewReader, letters: Callable[[int], str]) -> Piece:
    """A field's number and empire, or what else is there."""
    if field in _SPECIAL:
        return "dim", _SPECIAL[field]
    empire = reading.empire_of(field)
    number = FIELD_NAMES[field]
    if empire == NOBODY:
        return "dim", f"{number:2}{_FREE}"
    return f"empire.{empire}", f"{number:2}{letters(empire)}"


def _cell(start: int, field: int, below: int, reading: TyrosViewReader) -> Placed:
    """The line below a field's name: ways down, the city, the ships."""
    ways = _ways(field, below)
    east = [pair for pair in ways if COAST_NAMES[EAST] in pair]
    placed: Placed = []
    if len(ways) > len(east):
        placed.append((start, ("", _DOWN)))
    at = start + 1
    for piece in _pieces(field, reading):
        placed.append((at, piece))
        at += len(piece[1])
    if east:
        placed.append((start + _EAST, ("", _DOWN)))
    return placed


def _pieces(field: int, reading: TyrosViewReader) -> list[Piece]:
    """A field's city and ships; in field 16 the boot is drawn between its coasts."""
    pieces: list[Piece] = []
    owner = reading.owner_of(field)
    if owner != NOBODY:
        role, sign = _owned(owner)
        pieces.append((role, CITY_SIGN + sign))
    pieces += _ships(field, reading)
    if field == ITALY:
        pieces += [("dim", _BOOT), *_ships(EAST, reading)]
    return pieces


def _ships(coast: int, reading: TyrosViewReader) -> list[Piece]:
    return [_owned(seat) for seat in reading.ships_on(coast)]


def _owned(seat: int) -> Piece:
    """A seat's sign in its colour."""
    colour = SEAT_COLOURS[seat]
    return f"seat.{colour}", SIGNS[colour]
