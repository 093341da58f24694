"""A card to hold: each kind drawn once as a definition, large and small, and the backs.

The large card has its sort in a mosaic arch, its name, its value on a pennant and as pips. The
small one, for stalls, bids and phones, keeps the drawing, and its value and pips on a strip that
stays in sight when cards overlap.
"""

from functools import cache
from typing import Final

from ...games.byzanz.cards import card_name, packet_of, sort_of, worth
from ...games.byzanz.data import SORTS
from ...games.byzanz.spec import SEAT_COLOURS
from ..svg_art import art, elements, path_data
from ..svg_elements import group, moved, number, path, rect, use, words

WIDTH: Final = 100
HEIGHT: Final = 140
SMALL_WIDTH: Final = 60
SMALL_HEIGHT: Final = 84
TAG_WIDTH: Final = 35
TAG_HEIGHT: Final = 25

_ARCH: Final = "M13 109V58A37 37 0 0 1 87 58V109Z"
_LONG_ARCH: Final = "M11 118V59A39 39 0 0 1 89 59V118Z"
_STAR: Final = "M0-5.5L1.6-1.6L5.5 0L1.6 1.6L0 5.5L-1.6 1.6L-5.5 0L-1.6-1.6Z"


def value_of(kind: int) -> int:
    """A card's value in a bid; a trader's is 0."""
    return worth(packet_of([kind]))


@cache
def drawing(sort: int, x: float, y: float, size: float, fine: bool = True) -> str:
    """A sort's drawing: its washes, slightly out of register, and its lines over them."""
    washes, lines, details = elements(f"byzanz/art/{SORTS[sort]}")
    return group(washes, lines, details if fine else "", transform=moved(x, y, size / 100))


@cache
def carved(sort: int, x: float, y: float, size: float) -> str:
    """A sort's drawing in faint lines, where none of it lies."""
    *_, lines, _details = path_data(f"byzanz/art/{SORTS[sort]}")
    return path(lines, "byz-carved", transform=moved(x, y, size / 100))


@cache
def emblem(x: float, y: float, size: float, class_: str) -> str:
    """The game's emblem in a class: the dome over an awning."""
    lines = [path(line, class_) for line in path_data("byzanz/art/emblem")]
    return group(*lines, transform=moved(x, y, size / 100))


def pips(
    value: int, x: float, y: float, step: float, size: float, hollow: str, down: bool = False
) -> str:
    """The value as tesserae, in a row around a centre or in a column; a trader's is hollow."""
    count = max(value, 1)
    half = size / 2
    lozenges = []
    for place in range(count):
        offset = place * step if down else (place - (count - 1) / 2) * step
        cx, cy = (x, y + offset) if down else (x + offset, y)
        lozenges.append(
            f"M{number(cx)} {number(cy - half)}l{number(half)} {number(half)}"
            f"l{number(-half)} {number(half)}l{number(-half)} {number(-half)}Z"
        )
    return path("".join(lozenges), "byz-pip" if value else hollow)


@cache
def large(kind: int, name: str) -> str:
    """The large card's definition; without a name, where it would be too small to read.

    The arch then takes the name's room.
    """
    sort = SORTS[sort_of(kind)]
    value = value_of(kind)
    arch, pips_y = (_ARCH, 117.5) if name else (_LONG_ARCH, 127)
    drawn = (14.5, 34.5, 72) if name else (11, 36, 79)
    return group(
        rect(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, "byz-face", rx=8),
        rect(4.5, 4.5, WIDTH - 9, HEIGHT - 9, "byz-frame", rx=5),
        path(arch, f"byz-f-{sort}-pale"),
        path(arch, "byz-grout"),
        path(arch, "byz-tesserae"),
        drawing(sort_of(kind), *drawn),
        path(_STAR, "byz-f-gold-deep", transform="translate(88 14)"),
        path("M9 1.5H33V40L21 33L9 40Z", f"byz-pennant byz-f-{sort}-deep"),
        words(21, 25.5, str(value), "byz-value byz-f-face", font_size=25),
        pips(value, 50, pips_y, 11, 8.5, "byz-hollow-ink"),
        words(50, 132.5, name, "byz-name byz-f-ink", font_size=12.5) if name else "",
        id=f"byz-card-{card_name(kind)}",
    )


@cache
def small(kind: int) -> str:
    """The small card's definition."""
    sort = SORTS[sort_of(kind)]
    value = value_of(kind)
    high = SMALL_HEIGHT
    return group(
        rect(0.6, 0.6, SMALL_WIDTH - 1.2, high - 1.2, "byz-face", rx=5),
        rect(20, 3.5, SMALL_WIDTH - 23.5, high - 7, f"byz-f-{sort}-pale", rx=3),
        path(
            f"M20 .6V{high - 0.6}H5.6A5 5 0 0 1 .6 {high - 5.6}V5.6A5 5 0 0 1 5.6 .6Z",
            f"byz-strip byz-f-{sort}-deep",
        ),
        words(10.3, 20.5, str(value), "byz-value byz-f-face", font_size=20),
        pips(value, 10.3, 32, 11, 8, "byz-hollow", down=True),
        drawing(sort_of(kind), 20, 22, 38, fine=False),
        id=f"byz-small-{card_name(kind)}",
    )


def owned_back(seat: int) -> str:
    """The back of a card in a seat's hand: its colour and pattern, and its emblem."""
    return art("byzanz/art/seat-back", seat=SEAT_COLOURS[seat])


def face_up(kind: int, scale: float, small_one: bool) -> str:
    """A copy of a card's definition."""
    size = "small" if small_one else "card"
    grown = f"scale({scale:.4g})" if scale != 1 else None
    return use(f"byz-{size}-{card_name(kind)}", transform=grown)


def glow(width: float, height: float) -> str:
    """The soft light around what may be chosen; it lies under the thing."""
    return rect(-3, -3, width + 6, height + 6, "emp-halo", rx=9)


def rim(width: float, height: float) -> str:
    """The dashed outline of what may be chosen; it lies over the thing."""
    return rect(-2, -2, width + 4, height + 4, "emp-rim", rx=8)


@cache
def tag(kind: int) -> str:
    """The smallest card, for bids on a phone: its value and its drawing on a tag."""
    sort = SORTS[sort_of(kind)]
    return group(
        rect(0.5, 0.5, TAG_WIDTH - 1, TAG_HEIGHT - 1, f"byz-tag byz-f-{sort}-pale", rx=4),
        path(
            f"M14 .5V{TAG_HEIGHT - 0.5}H4.5A4 4 0 0 1 .5 {TAG_HEIGHT - 4.5}V4.5A4 4 0 0 1 4.5 .5Z",
            f"byz-f-{sort}-deep",
        ),
        words(7.4, 17.5, str(value_of(kind)), "byz-value byz-f-face", font_size=14.5),
        drawing(sort_of(kind), 14.5, 3, 19, fine=False),
        id=f"byz-tag-{card_name(kind)}",
    )
