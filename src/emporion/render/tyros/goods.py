"""The goods: copper ingots, oil jars, cedars, folded cloth, and the joker that has all four.

Each is drawn in a box of 40 by 40. Cards, tiles and discs are made of them.
"""

from functools import cache
from typing import Final

from ...games.tyros.data import EMPIRES, GOODS
from ..svg_art import art
from ..svg_elements import centred, circle, element, group, moved, rect, use, words
from .map_positions import DOTS, PLACES

CARD: Final = (56.0, 80.0)
"""A card's width and height."""


@cache
def definitions() -> str:
    """The goods, the cards and the empires' hatches and discs, for a picture's definitions."""
    empires = GOODS[:EMPIRES]
    return "".join(
        (
            *(art(f"tyros/art/{name}") for name in GOODS),
            *(
                art(f"tyros/art/hatched-{name}") + art("tyros/art/disc", kind=name)
                for name in empires
            ),
            *(art("tyros/art/card", kind=name) for name in empires),
            art("tyros/art/joker-card"),
            art("tyros/art/card-back"),
        )
    )


def goods(kind: int, x: float, y: float, size: float) -> str:
    """A good around a centre."""
    return use(f"tyr-goods-{GOODS[kind]}", transform=centred(x, y, size))


def empire_disc(empire: int, x: float, y: float, size: float) -> str:
    """An empire's disc around a centre."""
    return use(f"tyr-disc-{GOODS[empire]}", transform=centred(x, y, size))


def card(kind: int, x: float, y: float, width: float) -> str:
    """A card with its corner at a place; -1 is a card's back."""
    name = "back" if kind < 0 else GOODS[kind]
    return use(f"tyr-card-{name}", transform=moved(x, y, width / CARD[0]))


# -- tiles ----------------------------------------------------------------------------------------


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
