"""The sea around, and the emblem of the game: a key in a wave."""

from functools import cache

from ..svg_art import art_at, path_data
from ..svg_elements import group, moved, number, path


@cache
def emblem(x: float, y: float, size: float, class_: str) -> str:
    """A key in a wave, in a box of that size."""
    (lines,) = path_data("ys/art/emblem")
    return group(path(lines, class_), transform=moved(x, y, size / 40))


def lantern(x: float, y: float, scale: float) -> str:
    """A lit lantern: here somebody decides."""
    return art_at("ys/art/lantern", x, y, scale)


def serpent(x: float, y: float, scale: float) -> str:
    """A sea dragon, such as Dahut sends after merchant ships."""
    return art_at("ys/art/serpent", x, y, scale)


def rock(x: float, y: float, scale: float) -> str:
    """A rock with a lighthouse, lit at night."""
    return art_at("ys/art/rock", x, y, scale)


@cache
def shore(x: float, y: float, width: float) -> str:
    """Waves that run out on the paper's edge, where nothing else is to be shown."""
    lines = []
    for row, indent in enumerate((0, 34, 12)):
        steps = int((width - indent) // 40)
        lines.append(f"M{number(x + indent)} {number(y + row * 17)}" + "q10-11 20 0t20 0" * steps)
    return path("".join(lines), "ys-ripple") + serpent(x + width * 0.62, y - 41, 1.3)
