"""From a pilot's points to a drawn coast: lines are roughened the same way every time."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Final

from ..emblems import number
from .coast import ASIA_AND_AFRICA, EUROPE, ISLANDS, Point

_STEP: Final = 7.0
"""Lines longer than this are broken once more."""


def roughened(points: Sequence[Point], swing: float = 0.13) -> list[Point]:
    """A closed line with small capes and coves between its points; never far from it."""
    line: list[Point] = []
    turn = 0
    for one, other in pairwise([*points, points[0]]):
        line.append(one)
        long = hypot(other[0] - one[0], other[1] - one[1])
        parts = min(3, int(long // _STEP))
        for part in range(1, parts + 1):
            # A fixed sequence that looks like chance: the same chart for everybody.
            turn = (turn * 53 + 17) % 101
            off = (turn / 50 - 1) * swing * min(long, 24)
            along = part / (parts + 1)
            x = one[0] + (other[0] - one[0]) * along
            y = one[1] + (other[1] - one[1]) * along
            line.append(
                (x - (other[1] - one[1]) / long * off, y + (other[0] - one[0]) / long * off)
            )
    return line


@cache
def lands() -> tuple[tuple[Point, ...], ...]:
    """The two continents' outlines."""
    return tuple(tuple(roughened(line)) for line in (EUROPE, ASIA_AND_AFRICA))


@cache
def islands() -> tuple[tuple[Point, ...], ...]:
    """The islands' outlines."""
    return tuple(tuple(roughened(line, 0.08)) for line in ISLANDS.values())


def closed(points: Sequence[Point]) -> str:
    """A closed line, drawn with a soft pen: it bends at each point."""
    d = []
    count = len(points)
    for n in range(count):
        x, y = points[n]
        after = points[(n + 1) % count]
        middle = (x + after[0]) / 2, (y + after[1]) / 2
        if n == 0:
            before = points[-1]
            d.append(f"M{pair(((x + before[0]) / 2, (y + before[1]) / 2))}")
        d.append(f"Q{pair((x, y))} {pair(middle)}")
    return "".join(d) + "Z"


def opened(points: Sequence[Point]) -> str:
    """An open line that bends at each point between its ends."""
    if len(points) < 3:
        return "M" + "L".join(pair(point) for point in points)
    d = [f"M{pair(points[0])}"]
    for n in range(1, len(points) - 1):
        x, y = points[n]
        after = points[n + 1]
        end = after if n == len(points) - 2 else ((x + after[0]) / 2, (y + after[1]) / 2)
        d.append(f"Q{pair((x, y))} {pair(end)}")
    return "".join(d)


def pair(point: Point) -> str:
    """A point as a path writes it."""
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
