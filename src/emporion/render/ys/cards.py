"""Character cards, ships and Order cards."""

from functools import cache
from typing import Final

from ...games.ys.data import CHARACTERS, GEMS, SHIPS, WHITE_GEM
from ..svg_art import art
from ..svg_elements import centred, circle, group, moved, path, rect, use, words
from ..text_metrics import fitting
from .gems import gem, hollow

WIDTH: Final = 62
HEIGHT: Final = 88
BARE_HEIGHT: Final = 70
"""A card without a name at its foot."""

_ARCH: Final = "M9 56V30A22 22 0 0 1 53 30V56Q31 63 9 56Z"


def portrait(character: int) -> str:
    """A character by what it carries, 60 by 60."""
    return group(art(f"ys/art/{CHARACTERS[character]}"))


def edge(character: int) -> str:
    """Yellow cards are edged in gold, those for a white gem in blue."""
    return "blue" if character == WHITE_GEM else "gold"


@cache
def definition(character: int, name: str) -> str:
    """A character card, for a picture's definitions; without a name it is shorter."""
    high = HEIGHT if name else BARE_HEIGHT
    return group(
        rect(0, 0, WIDTH, high, "ys-card", rx=6),
        rect(3.4, 3.4, WIDTH - 6.8, high - 6.8, f"ys-card-edge ys-s-{edge(character)}", rx=4),
        path(_ARCH, "ys-arch" if character != WHITE_GEM else "ys-arch-blue"),
        group(portrait(character), transform=moved(11.5, 13, 0.65)),
        words(WIDTH / 2, 77, name, "ys-name ys-f-ink", font_size=fitting(name, 52, 13, 7))
        if name
        else "",
        id=f"ys-{'card' if name else 'mini'}-{CHARACTERS[character]}",
    )


def card(character: int, scale: float, named: bool) -> str:
    """A card that has been defined, with its name or without."""
    kind = "card" if named else "mini"
    return use(f"ys-{kind}-{CHARACTERS[character]}", transform=f"scale({scale:.4g})")


def order_card(number: int, x: float, y: float, size: float) -> str:
    """An Order card: a shell with its number, around a centre."""
    return group(
        path(_SHELL, "ys-shell", transform=centred(0, 0, size)),
        path(
            "M20 34L8 14M20 34L14 9M20 34V7M20 34L26 9M20 34L32 14",
            "ys-rib",
            transform=centred(0, 0, size),
        ),
        words(0, size * 0.19, str(number), "ys-value ys-f-ink", font_size=max(14, size * 0.56)),
        transform=moved(x, y),
    )


_SHELL: Final = (
    "M14 37L16 33Q2 24 3 15Q7 13 9 11Q10 7 14 8Q17 4 20 6Q23 4 26 8Q30 7 31 11Q33 13 37 15"
    "Q38 24 24 33L26 37Z"
)

# -- ships ----------------------------------------------------------------------------------------


def shipped(ship: int, full: bool) -> list[int]:
    """The gems of a ship one by one, the large one first; with four players it counts twice."""
    large, small, other = SHIPS[ship]
    return [large, large, small, other] if full else [large, small, other]


def ship_drawing(ship: int, full: bool, left: list[int] | None, name: str) -> str:
    """A ship with its gems on the sail: the large one ahead, the small ones behind it.

    `left` are the gems that nobody has taken yet, where some may have been.
    """
    remain = None if left is None else list(left)
    drawn = [use("ys-ship")]
    spots = [(31.0, 33.0, 30.0), (61.0, 33.0, 19.0), (81.0, 33.0, 19.0)]
    if full:
        spots = [(27.0, 32.0, 25.0), (44.0, 34.0, 25.0), (65.0, 33.0, 18.0), (83.0, 33.0, 18.0)]
    for number, (kind, (x, y, size)) in enumerate(zip(shipped(ship, full), spots, strict=True)):
        there = remain is None or kind in remain
        if remain is not None and there:
            remain.remove(kind)
        stone = gem(kind, x, y, size) if there else hollow(kind, x, y, size)
        drawn.append(
            group(
                stone,
                data_id=f"{name}.gem.{number}",
                data_piece=f"gem.{GEMS[kind]}" if there else None,
                data_kind=GEMS[kind],
            )
        )
    return "".join(drawn)


def ship_card(ship: int) -> str:
    """A ship card as it is printed, 124 by 104."""
    return group(
        rect(0, 0, 124, 108, "ys-card", rx=8),
        rect(4, 4, 116, 100, "ys-f-sea ys-card-edge ys-s-lagoon", rx=6),
        circle(103, 22, 8, "ys-f-pearl"),
        group(ship_drawing(ship, False, None, f"card-ship-{ship}"), transform=moved(10, 12)),
    )


def short_name(name: str) -> str:
    """What stands on a card: its name without what is added in brackets."""
    return name.split(" (", maxsplit=1)[0]
