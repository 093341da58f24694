"""A laurel wreath, for who leads or has won."""

from functools import cache

from .svg_art import path_data
from .svg_elements import group, moved, path


@cache
def laurel(prefix: str, x: float, y: float, radius: float) -> str:
    """A wreath around a centre, in the classes of the game with that prefix."""
    stems, leaves = path_data("art/laurel")
    return group(
        path(stems, f"{prefix}-stem"),
        path(leaves, f"{prefix}-laurel"),
        class_=f"{prefix}-wreath",
        transform=moved(x, y, radius / 20),
    )
