"""Small drawings beside the sea map: the murex of Tyros, a lantern, waves."""

from functools import cache

from ..svg_art import art_at
from ..svg_elements import number, path


def emblem(x: float, y: float, size: float) -> str:
    """The murex shell of Tyros, in a box of that size."""
    return art_at("tyros/art/emblem", x, y, size / 40)


def lantern(x: float, y: float, scale: float) -> str:
    """A lit ship's lantern: here somebody decides."""
    return art_at("tyros/art/lantern", x, y, scale)


@cache
def waves(x: float, y: float, width: float) -> str:
    """Waves that run out on the paper, where nothing is asked."""
    lines = []
    for row, indent in enumerate((0, 30, 12)):
        steps = int((width - indent) // 36)
        lines.append(f"M{number(x + indent)} {number(y + row * 15)}" + "q9-10 18 0t18 0" * steps)
    return path("".join(lines), "tyr-ripple")
