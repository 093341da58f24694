"""A plain cover: some lines on a neutral ground, a lozenge as the emblem."""

from ..parts import Cover
from ..svg_art import art
from .colours import SCENE


def plain_cover(prefix: str) -> Cover:
    """A cover in the classes of a game with that prefix."""
    scene, emblem = (art(f"general/art/{name}", game=prefix) for name in ("cover", "emblem"))
    return Cover(scene, emblem, SCENE)
