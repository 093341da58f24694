"""The seats' marks, by colour: an emblem on a disc, a pattern, and a sign for plain text.

A seat is told apart by all of them and by its colour, on every piece that it owns. The drawings of
blue are in `art/seat-blue.svg`: the emblem in ink in a box of 40 by 40, the pattern as a tile.
"""

from typing import Final

from .svg_art import art, path_data
from .svg_elements import centred, use

SIGNS: Final = {
    "blue": "≈",
    "orange": "☼",
    "purple": "@",
    "yellow": "∞",
    "green": "●",
    "red": "‡",
    "white": "☼",
    "black": "∞",
}
"""Signs that every terminal shows in one column. No game has two colours of one emblem and sign."""


def seat_definitions(colours: tuple[str, ...]) -> str:
    """The emblems and patterns of some colours, for a picture's definitions."""
    return "".join(art(f"art/seat-{colour}") for colour in colours)


def cloth(colour: str) -> str:
    """The fill that shows a seat's colour and pattern together."""
    return f"url(#emp-cloth-{colour})"


def disc(colour: str, x: float, y: float, size: float) -> str:
    """A seat's emblem on its disc, around a centre."""
    return use(f"emp-disc-{colour}", transform=centred(x, y, size))


def emblem_path(colour: str) -> str:
    """A seat's emblem as one solid shape in a box of 40 by 40."""
    return path_data(f"art/seat-{colour}")[-1]
