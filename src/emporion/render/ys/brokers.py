"""Brokers: from above where they lie on the board, upright where they stand at a screen."""

from functools import cache, lru_cache
from typing import Final

from ...games.ys.spec import SEAT_COLOURS
from ..seat_marks import disc
from ..svg_art import art
from ..svg_elements import circle, moved, path, rect, use, words

STANDING_WIDTH: Final = 34

LEAST: Final = 14
"""No value is written smaller than that."""


@cache
def definitions(owners: int) -> str:
    """Each owner's broker from above, open and face down, and upright.

    From above it is in a box of 40 around its centre.
    """
    return "".join(
        art(f"ys/art/broker-{side}", seat=colour)
        for colour in SEAT_COLOURS[:owners]
        for side in ("up", "down", "standing")
    )


@lru_cache(4096)
def from_above(
    owner: int, value: int | None, down: bool, marked: bool, size: float, ghost: bool = False
) -> str:
    """A broker around the origin: open with its value, or face down with what is known of it."""
    scale = size / 40
    colour = SEAT_COLOURS[owner]
    parts = [use(f"ys-{'down' if down else 'up'}-{colour}", transform=f"scale({scale:.4g})")]
    if not down and value is not None:
        letter = max(LEAST, size * 0.54)
        parts.append(words(0, letter * 0.35, str(value), "ys-value ys-f-ink", font_size=letter))
        parts.append(disc(SEAT_COLOURS[owner], size * 0.33, size * 0.33, size * 0.36))
    elif value is not None:
        # Small ones lie close together, so their tags do not stick out.
        off = 0.35 if size > 20 else 0.2
        parts.append(_tag(size * off, -size * off, size, str(value)))
    if marked:
        parts.append(_mark(-size * 0.36, -size * 0.34, size))
    if ghost:
        parts.append(circle(0, 0, size * 0.56, "ys-ghost"))
    return "".join(parts)


def _tag(x: float, y: float, size: float, said: str) -> str:
    """A small paper corner with what the viewer knows of a hidden broker."""
    letter = max(LEAST, size * 0.42)
    wide = letter * 0.86
    return rect(x - wide / 2, y - wide / 2, wide, wide, "ys-known", rx=wide * 0.28) + words(
        x, y + letter * 0.35, said, "ys-value ys-f-ink", font_size=letter
    )


def _mark(x: float, y: float, size: float) -> str:
    """The Mercenary's mark: it counts five."""
    wide = max(16.0, size * 0.46)
    letter = max(LEAST, size * 0.4)
    shield = "M-10-9Q0-12 10-9V2Q10 9 0 13Q-10 9-10 2Z"
    return path(shield, "ys-mark", transform=moved(x, y, wide / 20)) + words(
        x, y + letter * 0.38, "5", "ys-value ys-f-ink", font_size=letter
    )


def standing(owner: int, value: int | None, scale: float) -> str:
    """A broker that stands behind a screen, its value on its face."""
    size = max(LEAST, 21 * scale)
    return use(f"ys-stand-{SEAT_COLOURS[owner]}", transform=f"scale({scale:.4g})") + words(
        17 * scale,
        16 * scale + size * 0.35,
        "?" if value is None else str(value),
        "ys-value ys-f-ink",
        font_size=size,
    )
