"""A laurel wreath, for seats that lead or have won."""

from functools import cache

from .svg_art import art
from .svg_elements import group, moved


@cache
def laurel(prefix: str, x: float, y: float, radius: float) -> str:
    """A wreath around a centre, in the classes of the game with that prefix."""
    wreath = art("art/laurel", game=prefix)
    return group(wreath, class_=f"{prefix}-wreath", transform=moved(x, y, radius / 20))
