"""Brokers: from above where they lie on the board, upright where they stand at a screen."""

from functools import cache, lru_cache
from typing import Final

from ...games.ys.spec import SEAT_COLOURS
from ..svg_elements import circle, cloth, disc, group, moved, path, rect, use, words

STANDING_WIDTH: Final = 34

LEAST: Final = 14
"""No value is written smaller than that."""

_ROBE: Final = "M3 54Q2 30 10 25H24Q32 30 31 54Z"


@cache
def definitions(owners: int) -> str:
    """Each owner's broker from above, open and face down, in a box of 40 around its centre."""
    return "".join(_from_above(owner) + _standing(owner) for owner in range(owners))


def _from_above(owner: int) -> str:
    colour = SEAT_COLOURS[owner]
    ground = circle(0, 0, 19, "ys-broker", fill=cloth(SEAT_COLOURS[owner]))
    return group(
        circle(1, 2.2, 19.4, "ys-cast"),
        ground,
        circle(0, 0, 13, "emp-f-mark"),
        circle(0, 0, 13, "ys-bevel"),
        id=f"ys-up-{colour}",
    ) + group(
        circle(1, 2.2, 19.4, "ys-cast"),
        ground,
        disc(SEAT_COLOURS[owner], 0, 0, 28),
        circle(0, 0, 19, "ys-lid"),
        id=f"ys-down-{colour}",
    )


def _standing(owner: int) -> str:
    return group(
        path(_ROBE, "ys-broker", fill=cloth(SEAT_COLOURS[owner])),
        circle(17, 16, 14.5, "ys-broker emp-f-mark"),
        circle(17, 16, 14.5, f"ys-collar emp-s-{SEAT_COLOURS[owner]}"),
        id=f"ys-stand-{SEAT_COLOURS[owner]}",
    )


@lru_cache(4096)
def from_above(
    owner: int, value: int | None, down: bool, marked: bool, size: float, ghost: bool = False
) -> str:
    """A broker around the origin: open with its value, or face down with what one knows of it."""
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
    """A small paper corner with what one knows of a hidden broker."""
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
