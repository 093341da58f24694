"""The seats' emblems as single signs that every terminal shows in one column."""

from typing import Final

from .svg_elements import emblem_of

SIGNS: Final = {"wave": "≈", "sun": "☼", "murex": "@", "bee": "∞", "olive": "●", "anchor": "‡"}
"""By emblem."""


def sign_of(colour: str) -> str:
    """The sign of a seat, by its colour.

    >>> sign_of("blue")
    '≈'
    """
    return SIGNS[emblem_of(colour)]
