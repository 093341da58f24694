"""A laurel wreath, for who leads or has won."""

from functools import cache
from math import cos, radians, sin
from typing import Final

from .emblems import group, moved, number, path


def _leaves(count: int, first: float, step: float, radius: float) -> str:
    """Laurel leaves along the left and right halves of a circle, open at the top."""
    d = []
    for place in range(count):
        for side in (-1, 1):
            angle = radians(90 + side * (first + place * step))
            lean = angle + side * radians(52)
            x, y = radius * cos(angle), radius * sin(angle)
            tip = (0.5 * radius * cos(lean), 0.5 * radius * sin(lean))
            belly = (0.2 * radius * cos(angle), 0.2 * radius * sin(angle))
            outer = _pair(tip[0] / 2 + belly[0], tip[1] / 2 + belly[1])
            inner = _pair(-tip[0] / 2 - belly[0], -tip[1] / 2 - belly[1])
            back = _pair(-tip[0], -tip[1])
            d.append(f"M{_pair(x, y)}q{outer} {_pair(*tip)}q{inner} {back}Z")
    return "".join(d)


def _pair(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


_STEMS: Final = "M-15 13A20 20 0 0 0 15 13M-19 6A20 20 0 0 1-16-12M19 6A20 20 0 0 0 16-12"
_LEAVES: Final = _leaves(6, 14, 23, 20)


@cache
def laurel(prefix: str, x: float, y: float, radius: float) -> str:
    """A wreath around a centre, in the classes of the game with that prefix."""
    return group(
        path(_STEMS, f"{prefix}-stem"),
        path(_LEAVES, f"{prefix}-laurel"),
        class_=f"{prefix}-wreath",
        transform=moved(x, y, radius / 20),
    )
