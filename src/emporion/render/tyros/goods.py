"""The goods: copper ingots, oil jars, cedars, folded cloth, and the joker that has all four.

Each is drawn in a box of 40 by 40. Cards, tiles and discs are made of them.
"""

from functools import cache
from typing import Final

from ...games.tyros.data import EMPIRES, GOODS, JOKER
from ..svg_art import art
from ..svg_elements import circle, element, group, moved, path, rect, tile, use, words
from .map_positions import DOTS, HEIGHT, PLACES, WIDTH

OIL: Final = 1

HATCHES: Final = (
    (8, 8, "M-2 2L2-2M-2 10L10-2M6 10L10 6"),
    (8, 8, "M2 2h.1M6 6h.1M2 6M6 2"),
    (8, 10, "M0 4L4 0L8 4M0 9L4 5L8 9"),
    (8, 8, "M0 4H8M4 0V8"),
)
"""Each empire's hatch: slanted lines, dots, boughs, weave; the tile's width, height and lines."""


CARD: Final = (56.0, 80.0)
"""A card's width and height."""


@cache
def definitions() -> str:
    """The goods, the cards and the empires' hatches, for a picture's definitions."""
    drawn = [group(art(f"tyros/art/{name}"), id=f"tyr-goods-{name}") for name in GOODS]
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
        + art("tyros/art/coasts")
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
