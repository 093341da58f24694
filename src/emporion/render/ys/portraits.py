"""The characters, each by what it carries: a drawing in a box of 60 by 60."""

from ...games.ys.data import CHARACTERS
from ..svg_art import art
from ..svg_elements import group


def portrait(character: int) -> str:
    """A character's drawing, 60 by 60."""
    return group(art(f"ys/art/{CHARACTERS[character]}"))
