"""Where it all happens: the skyline, the paved street, the carpet."""

from functools import cache
from typing import Final

from ...games.byzanz.data import SORTS
from ..svg_art import art
from ..svg_elements import circle, element, group, moved, path, rect
from .cards import drawing, emblem

_WARES: Final = ("wine", "grain", "spices", "wood")


@cache
def skyline(x: float, base: float, scale: float, width: float) -> str:
    """The city behind the street: walls and domes, and windows that are lit at night."""
    half = width / 2 / scale
    return group(
        rect(-half, -base / scale, 2 * half, base / scale + 40, "byz-f-sky"),
        art("byzanz/art/skyline"),
        transform=moved(x, base, scale),
        class_="byz-skyline",
    )


@cache
def carpet(x: float, y: float, width: float, height: float, border: float) -> str:
    """The carpet that a lot lies on: fringes, a lapis border with lozenges, a woven field."""
    fringe = "".join(
        f"M{x:.4g} {y + 4 + 6 * n:.5g}h-7M{x + width:.5g} {y + 4 + 6 * n:.5g}h7"
        for n in range(int((height - 6) / 6) + 1)
    )
    b = border
    return group(
        rect(x + 3, y + 5, width, height, "byz-shadow"),
        path(fringe, "byz-fringe"),
        rect(x, y, width, height, "byz-f-carpet-deep byz-edge"),
        rect(x + b * 0.2, y + b * 0.2, width - b * 0.4, height - b * 0.4, "byz-gold-line"),
        rect(x + b * 0.32, y + b * 0.32, width - b * 0.64, height - b * 0.64, "byz-f-lapis"),
        path(_lozenges(x, y, width, height, b), "byz-f-gold"),
        rect(x + b, y + b, width - 2 * b, height - 2 * b, "byz-field", fill="url(#byz-weave)"),
        class_="byz-carpet",
    )


def _lozenges(x: float, y: float, width: float, height: float, b: float) -> str:
    """The border's lozenges, evenly along each side."""
    middle, size = b * 0.66, b * 0.17
    places = []
    across = round((width - 2 * middle) / (b * 1.15))
    for n in range(across + 1):
        at = x + middle + n * (width - 2 * middle) / across
        places += [(at, y + middle), (at, y + height - middle)]
    down = max(1, round((height - 2 * middle) / (b * 1.15)))
    for n in range(1, down):
        at = y + middle + n * (height - 2 * middle) / down
        places += [(x + middle, at), (x + width - middle, at)]
    return "".join(
        f"M{px:.5g} {py - size:.5g}l{size * 1.3:.3g} {size:.3g}-{size * 1.3:.3g} {size:.3g}"
        f"-{size * 1.3:.3g}-{size:.3g}Z"
        for px, py in places
    )


@cache
def wares(x: float, y: float, width: float, height: float, sorts: tuple[str, ...] = _WARES) -> str:
    """Goods set down in the street where nobody sits."""
    size = min(width * 0.46, height * 0.62)
    floor = y + height * 0.86
    middle = x + width / 2
    placed = list(zip(sorts, (-0.98, 0.1, -0.44, 0.42), (1.12, 1.0, 0.82, 0.66), strict=True))
    return group(
        *[
            element(
                "ellipse",
                cx=middle,
                cy=floor - size * 0.12,
                rx=width * spread,
                ry=size * spread * 0.9,
                class_="byz-glow",
            )
            for spread in (0.52, 0.4)
        ],
        *[
            element(
                "ellipse",
                cx=middle + size * (left + part / 2),
                cy=floor - 3,
                rx=size * part * 0.42,
                ry=size * 0.07,
                class_="byz-shadow",
            )
            for _, left, part in placed
        ],
        *[
            drawing(
                SORTS.index(sort), middle + size * left, floor - size * part * 0.93, size * part
            )
            for sort, left, part in placed
        ],
        class_="byz-wares",
    )


@cache
def square(x: float, y: float, scale: float) -> str:
    """The end of the street where a spectator stands: a mosaic in the pavement, and wares."""
    return group(
        circle(0, 0, 72, "byz-f-slip byz-edge"),
        circle(0, 0, 63, "byz-grout-wide"),
        circle(0, 0, 63, "byz-tesserae-wide"),
        circle(0, 0, 52, "byz-lapis-ring"),
        emblem(-37, -41, 74, "byz-crest"),
        wares(-330, -66, 230, 150),
        wares(100, -66, 230, 150, ("grain", "cloth", "olives", "spices")),
        transform=moved(x, y, scale),
    )
