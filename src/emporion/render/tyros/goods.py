"""The goods: copper ingots, oil jars, cedars, folded cloth, and the joker that has all four.

Each is drawn in a box of 40 by 40. Cards, tiles and discs are made of them.
"""

from functools import cache
from typing import Final

from ...games.tyros.data import EMPIRES, GOODS, JOKER
from ..emblems import circle, element, group, moved, path, rect, tile, use, words
from .coast import HEIGHT, WIDTH
from .shore import closed, islands, lands
from .spots import DOTS, PLACES

COPPER, OIL, CEDAR, CLOTH = range(EMPIRES)

HATCHES: Final = (
    (8, 8, "M-2 2L2-2M-2 10L10-2M6 10L10 6"),
    (8, 8, "M2 2h.1M6 6h.1M2 6M6 2"),
    (8, 10, "M0 4L4 0L8 4M0 9L4 5L8 9"),
    (8, 8, "M0 4H8M4 0V8"),
)
"""Each empire's hatch: slanted lines, dots, boughs, weave; the tile's width, height and lines."""


def _copper() -> str:
    """An ingot in the shape of an oxhide, as they were traded."""
    return (
        path(
            "M5 7Q9 10 20 10Q31 10 35 7Q37 10 34 13Q30 20 34 27Q37 30 35 33Q31 30 20 30Q9 30 5 33"
            "Q3 30 6 27Q10 20 6 13Q3 10 5 7Z",
            "tyr-f-copper tyr-thin",
        )
        + path("M11 14Q20 16 29 14M12 26Q20 24 28 26", "tyr-hatch-copper")
        + path("M18 18H22V22H18Z", "tyr-f-copper-deep")
    )


def _oil() -> str:
    """A jar with two handles."""
    return (
        path("M13 9Q4 8 5 15Q6 20 11 19M27 9Q36 8 35 15Q34 20 29 19", "tyr-pen")
        + path(
            "M14 4H26V8H24Q24 11 28 14Q32 18 30 25Q27 32 23 35V37H17V35Q13 32 10 25Q8 18 12 14"
            "Q16 11 16 8H14Z",
            "tyr-f-oil tyr-thin",
        )
        + path("M10 20Q20 24 30 20M10.5 24Q20 28 29.5 24", "tyr-hatch-oil")
    )


def _cedar() -> str:
    """A cedar with its level boughs."""
    return path("M18 28H22L24 38H16Z", "tyr-f-hull tyr-thin") + path(
        "M20 2L27 10H23.5L32 18H26L37 28Q20 32 3 28L14 18H8L16.5 10H13Z", "tyr-f-cedar tyr-thin"
    ) + path("M15 13Q20 15 25 13M12 22Q20 25 28 22", "tyr-hatch-cedar")  # fmt: skip


def _cloth() -> str:
    """Cloth, folded thrice, with a fringe."""
    return (
        path("M6 11Q20 5 34 11V17Q20 11 6 17Z", "tyr-f-cloth-pale tyr-thin")
        + path("M5 17Q20 11 35 17V24Q20 18 5 24Z", "tyr-f-cloth tyr-thin")
        + path("M4 24Q20 18 36 24V32Q20 26 4 32Z", "tyr-f-cloth tyr-thin")
        + path("M5 32V36M9 31V35M13 30V34M17 29.5V33.5M21 29.5V33.5M25 30V34M29 31V35M34 32V36",
               "tyr-hatch-cloth")
        + path("M8 21Q20 15.5 32 21M8 28Q20 23 32 28", "tyr-hatch-cloth")
    )  # fmt: skip


def _joker() -> str:
    """All four goods around a murex."""
    corners = ((0, 0), (20, 0), (0, 20), (20, 20))
    return "".join(
        group(_GOODS[kind](), transform=moved(x + 0.5, y + 0.5, 0.475))
        for kind, (x, y) in enumerate(corners)
    ) + path("M20 15L22 18L25 20L22 22L20 25L18 22L15 20L18 18Z", "tyr-f-gold tyr-thin")


_GOODS: Final = (_copper, _oil, _cedar, _cloth, _joker)

CARD: Final = (56.0, 80.0)
"""A card's width and height."""


@cache
def definitions() -> str:
    """The goods, the cards and the empires' hatches, for a picture's definitions."""
    drawn = [group(_GOODS[kind](), id=f"tyr-goods-{name}") for kind, name in enumerate(GOODS)]
    for kind in range(EMPIRES):
        name = GOODS[kind]
        wide, high, lines = HATCHES[kind]
        weight = 3.2 if kind == OIL else 1.5
        drawn.append(
            tile(
                f"tyr-hatched-{name}",
                wide,
                high,
                f"tyr-f-{name}",
                path(
                    lines,
                    f"tyr-s-{name}-deep",
                    fill="none",
                    stroke_width=weight,
                    stroke_linecap="round",
                ),
            )
        )
        drawn.append(_disc_symbol(kind))
    drawn += [_card_symbol(kind) for kind in range(len(GOODS))]
    across, down = CARD
    drawn.append(
        group(
            rect(0, 0, across, down, "tyr-back", rx=6),
            rect(4, 4, across - 8, down - 8, "tyr-back-line", rx=4),
            path("M28 20L33 35L48 40L33 45L28 60L23 45L8 40L23 35Z", "tyr-back-line"),
            circle(28, 40, 5, "tyr-f-gold"),
            id="tyr-card-back",
        )
    )
    return "".join(drawn)


def _card_symbol(kind: int) -> str:
    name = GOODS[kind]
    wide, high = CARD
    edge = "tyr-f-face" if kind == JOKER else f"tyr-f-{name}-pale"
    band = "tyr-f-gold" if kind == JOKER else ""
    fill = None if kind == JOKER else f"url(#tyr-hatched-{name})"
    return group(
        rect(0, 0, wide, high, "tyr-card", rx=6),
        rect(4, 4, wide - 8, high - 20, f"{edge} tyr-thin", rx=4),
        rect(4, high - 13, wide - 8, 9, f"{band} tyr-thin".strip(), fill=fill, rx=3),
        use(f"tyr-goods-{name}", transform=moved(5, 11, 1.15)),
        id=f"tyr-card-{name}",
    )


def _disc_symbol(empire: int) -> str:
    """An empire's disc: its hatch around a pale heart with its goods."""
    name = GOODS[empire]
    return group(
        circle(20, 20, 19, "tyr-disc", fill=f"url(#tyr-hatched-{name})"),
        circle(20, 20, 12.5, f"tyr-f-{name}-pale tyr-thin"),
        use(f"tyr-goods-{name}", transform=moved(10.6, 10.6, 0.47)),
        id=f"tyr-disc-{name}",
    )


def goods(kind: int, x: float, y: float, size: float) -> str:
    """A good around a centre."""
    return use(f"tyr-goods-{GOODS[kind]}", transform=moved(x - size / 2, y - size / 2, size / 40))


def empire_disc(empire: int, x: float, y: float, size: float) -> str:
    """An empire's disc around a centre."""
    return use(f"tyr-disc-{GOODS[empire]}", transform=moved(x - size / 2, y - size / 2, size / 40))


def card(kind: int, x: float, y: float, width: float) -> str:
    """A card with its corner at a place; -1 is a card's back."""
    name = "back" if kind < 0 else GOODS[kind]
    return use(f"tyr-card-{name}", transform=moved(x, y, width / CARD[0]))


# -- tiles ----------------------------------------------------------------------------------------


@cache
def tile_definitions() -> str:
    """The whole chart in small, which tiles show a part of; and the shape of a tile."""
    return (
        group(
            rect(0, 0, WIDTH, HEIGHT, "tyr-f-sea"),
            use("tyr-continents", class_="tyr-land"),
            use("tyr-isles", class_="tyr-isle"),
            id="tyr-world",
        )
        + f'<clipPath id="tyr-tile">{rect(0, 0, 100, 100, "", rx=9)}</clipPath>'
        + coasts()
    )


@cache
def coasts() -> str:
    """The continents' and the islands' lines, whose colours come from where they are used."""
    continents = "".join(closed(line) for line in lands())
    isles = "".join(closed(line) for line in islands())
    return element("path", d=continents, id="tyr-continents") + element(
        "path", d=isles, id="tyr-isles"
    )


def map_tile(number: int, x: float, y: float, size: float, letter: float) -> str:
    """A tile: its field as the chart shows it, with its number."""
    row, column = PLACES[number]
    dot_x, dot_y = DOTS[number]
    inner = group(
        use("tyr-world", transform=moved(-100 * column, -100 * row)),
        circle(dot_x - 100 * column, dot_y - 100 * row, 7, "tyr-dot"),
        clip_path="url(#tyr-tile)",
        transform=moved(0, 0, size / 100),
    )
    return group(
        inner,
        rect(0, 0, size, size, "tyr-rim", rx=size * 0.09),
        words(4, letter, str(number), "tyr-number tyr-start", font_size=letter),
        transform=moved(x, y),
    )


def blank_tile(x: float, y: float, size: float) -> str:
    """A tile from behind."""
    return group(
        rect(0, 0, size, size, "tyr-back", rx=size * 0.12),
        rect(size * 0.12, size * 0.12, size * 0.76, size * 0.76, "tyr-back-line", rx=size * 0.06),
        element(
            "path",
            d="M10 50H90M50 10V90M22 22L78 78M78 22L22 78",
            class_="tyr-back-line",
            transform=moved(0, 0, size / 100),
        ),
        transform=moved(x, y),
    )
