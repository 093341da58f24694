"""Where it all happens: the skyline, the paved street, the carpet."""

from functools import cache
from typing import Final

from ..emblems import circle, element, group, moved, path, rect, tile
from .cards import DOME, DOME_POSTS, drawing

_CLOTH: Final = 0
_SPICES: Final = 1
_WINE: Final = 2
_WOOD: Final = 3
_GRAIN: Final = 4
_OLIVES: Final = 5
_WARES: Final = (_WINE, _GRAIN, _SPICES, _WOOD)

_WALL: Final = (
    "M-660 40V-8H-650V-14H-640V-8H-630V-14H-620V-8H-610V-14H-600V-8H-590V-30H-586V-36H-578V-30H-570"
    "V-36H-562V-30H-558V-8H-548V-14H-538V-8H-528V-14H-518V-8H-508V-14H-498V-8H-488V-14H-478V-8H-420"
    "Q-418-26-398-28Q-378-26-376-8H-330V-34H-326V-40H-318V-34H-310V-40H-302V-34H-298V-8H-240"
    "Q-236-22-214-24Q-192-22-188-8H-150V40Z"
    "M660 40V-8H650V-14H640V-8H630V-14H620V-8H610V-14H600V-8H590V-30H586V-36H578V-30H570"
    "V-36H562V-30H558V-8H548V-14H538V-8H528V-14H518V-8H508V-14H498V-8H488V-14H478V-8H420"
    "Q418-26 398-28Q378-26 376-8H330V-34H326V-40H318V-34H310V-40H302V-34H298V-8H240"
    "Q236-22 214-24Q192-22 188-8H150V40Z"
)
_CYPRESS: Final = "q-7-18 0-44q7 26 0 44Z"
_CHURCH: Final = (
    "M-172 40V-6H-160Q-156-26-132-28Q-108-26-104-12H-96Q-94-34-64-40V-44H-60Q-54-72 0-76"
    "Q54-72 60-44H64V-40Q94-34 96-12H104Q108-26 132-28Q156-26 160-6H172V40Z"
)
_WINDOWS: Final = (
    "M-48-30v-7a3 3 0 0 1 6 0v7ZM-33-30v-7a3 3 0 0 1 6 0v7ZM-18-30v-7a3 3 0 0 1 6 0v7Z"
    "M-3-30v-7a3 3 0 0 1 6 0v7ZM12-30v-7a3 3 0 0 1 6 0v7ZM27-30v-7a3 3 0 0 1 6 0v7Z"
    "M42-30v-7a3 3 0 0 1 6 0v7ZM-136 4v-9a4 4 0 0 1 8 0v9ZM128 4v-9a4 4 0 0 1 8 0v9Z"
    "M-60 4v-12a5 5 0 0 1 10 0v12ZM-34 4v-12a5 5 0 0 1 10 0v12ZM-5 4v-12a5 5 0 0 1 10 0v12Z"
    "M24 4v-12a5 5 0 0 1 10 0v12ZM50 4v-12a5 5 0 0 1 10 0v12Z"
    "M-577-20v-5a3 3 0 0 1 6 0v5ZM-317-22v-5a3 3 0 0 1 6 0v5ZM571-20v-5a3 3 0 0 1 6 0v5Z"
    "M311-22v-5a3 3 0 0 1 6 0v5ZM-401-12v-4a3 3 0 0 1 6 0v4ZM395-12v-4a3 3 0 0 1 6 0v4Z"
)
_RAYS: Final = (
    "M0-17V-22M0 17V22M-17 0H-22M17 0H22M-12-12L-16-16M12-12L16-16M-12 12L-16 16M12 12L16 16"
)
_STARS: Final = (
    (-600, -62), (-520, -48), (-455, -66), (-380, -54), (-270, -62), (-205, -46), (-120, -58),
    (118, -62), (176, -44), (250, -64), (345, -56), (430, -48), (500, -66), (545, -50), (622, -60),
)  # fmt: skip


@cache
def skyline(x: float, base: float, scale: float, width: float) -> str:
    """The city behind the street: walls and domes, and windows that are lit at night."""
    half = width / 2 / scale
    stars = "".join(f"M{sx} {sy - 3}l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z" for sx, sy in _STARS)
    trees = "".join(
        f"M{tree} 6{_CYPRESS}" for tree in (-470, -456, -352, -262, -180, 180, 262, 352, 456, 470)
    )
    return group(
        rect(-half, -base / scale, 2 * half, base / scale + 40, "byz-f-sky"),
        path(stars, "byz-f-star"),
        circle(-228, -52, 13, "byz-orb"),
        circle(-222, -55, 11, "byz-f-bite"),
        path(_RAYS, "byz-rays", transform="translate(-228 -52)"),
        path(_WALL, "byz-far"),
        path(trees, "byz-f-near"),
        path(_CHURCH, "byz-near"),
        path("M0-76V-90M-4-85H4M-60-44H60M-64-40H64M-96-12H96", "byz-ridge"),
        path(_WINDOWS, "byz-f-window"),
        transform=moved(x, base, scale),
        class_="byz-skyline",
    )


@cache
def paving() -> str:
    """The street's stones, as a pattern."""
    return tile(
        "byz-paving",
        96,
        64,
        "byz-f-stone",
        path(
            "M0 0H96M0 22H96M0 42H96M18 0V22M52 0V22M84 0V22M2 22V42M34 22V42M66 22V42"
            "M20 42V64M46 42V64M78 42V64",
            "byz-joint",
        ),
    )


@cache
def weave() -> str:
    """The carpet's field, as a pattern of small lozenges."""
    return tile(
        "byz-weave",
        28,
        28,
        "byz-f-carpet",
        path("M14 5L23 14L14 23L5 14Z", "byz-weave"),
        path(
            "M14 11L17 14L14 17L11 14ZM0-3L3 0L0 3L-3 0ZM28-3L31 0L28 3L25 0Z", "byz-f-carpet-deep"
        ),
        path("M0 25L3 28L0 31L-3 28ZM28 25L31 28L28 31L25 28Z", "byz-f-carpet-deep"),
    )


def emblem(x: float, y: float, size: float, class_: str) -> str:
    """The dome over an awning."""
    return group(path(DOME, class_), path(DOME_POSTS, class_), transform=moved(x, y, size / 100))


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
def wares(
    x: float, y: float, width: float, height: float, sorts: tuple[int, int, int, int] = _WARES
) -> str:
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
            drawing(sort, middle + size * left, floor - size * part * 0.93, size * part)
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
        wares(100, -66, 230, 150, (_GRAIN, _CLOTH, _OLIVES, _SPICES)),
        transform=moved(x, y, scale),
    )
