"""The places of the board by number: the market's squares, then the city's areas."""

from typing import Final

from .data import AREAS, CITY, COLOURS, GEMS, LINES, NEIGHBORHOODS, SQUARES, THRONE


def square(line: int, column: int) -> int:
    """The market's square on a line (1 to 3) in a column (0 to 3)."""
    return COLOURS * (line - 1) + column


def area(neighborhood: int, which: int) -> int:
    """The place of an area: PORT, COMMERCIAL or PALACE of a neighborhood counted from 0."""
    return CITY + len(AREAS) * neighborhood + which


def neighborhood_of(place: int) -> int:
    """The neighborhood of an area, from 0; negative for a square."""
    return (place - CITY) // len(AREAS)


def _names() -> tuple[str, ...]:
    squares = [
        f"{line}-{GEMS[column]}" for line in range(1, LINES + 1) for column in range(COLOURS)
    ]
    areas = [f"{number}-{name}" for number in range(1, NEIGHBORHOODS + 1) for name in AREAS]
    return (*squares, *areas, "throne")


NAMES: Final = _names()
"""A place's name in records: `2-blue` is the blue column's square on line 2."""

assert len(NAMES) == THRONE + 1
assert SQUARES == LINES * COLOURS


def line_of(place: int) -> int:
    """A square's line, 1 to 3."""
    return place // COLOURS + 1


def column_of(place: int) -> int:
    """A square's column, which is a gem's colour."""
    return place % COLOURS
