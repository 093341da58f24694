"""Brokers: packets of them, which tell only how many of each value, and single ones on the board.

A packet is an int with four bits for each value, so adding and subtracting packets moves brokers.
A piece is a broker on the board or in the throne room, told apart from every other: also an int,
with the fields below; 0 is an empty slot. A slot belongs to an owner: the brokers placed this turn
come first, in the order of placing, then those sent to the throne room, in the order of turns. A
broker keeps its slot when it is moved.
"""

from typing import Final

from ...core.native import i64
from .data import MERCENARY_VALUE, VALUES

# -- packets --------------------------------------------------------------------------------------

BITS: Final = 4
DIGIT: Final = 15

BROKER: Final[tuple[int, ...]] = (1, 1 << 4, 1 << 8, 1 << 12, 1 << 16)
"""The packet of one broker, by value."""


def packet_of(values: list[int] | tuple[int, ...]) -> int:
    """The packet of some brokers."""
    packet = 0
    for value in values:
        packet += BROKER[value]
    return packet


def count(packet: i64, value: i64) -> i64:
    """How many brokers of a value a packet has."""
    return (packet >> (BITS * value)) & DIGIT


def values_in(packet: int) -> list[int]:
    """Every broker of a packet by its value, ascending."""
    values: list[int] = []
    for value in range(VALUES):
        values.extend([value] * ((packet >> (BITS * value)) & DIGIT))
    return values


def size(packet: i64) -> int:
    """How many brokers a packet has."""
    number: i64 = 0
    while packet > 0:
        number += packet & DIGIT
        packet >>= BITS
    return int(number)


def total(packet: i64) -> int:
    """What the brokers of a packet are worth together."""
    return int(
        ((packet >> 4) & DIGIT)
        + 2 * ((packet >> 8) & DIGIT)
        + 3 * ((packet >> 12) & DIGIT)
        + 4 * ((packet >> 16) & DIGIT)
    )


def different(packet: i64) -> int:
    """Which values a packet has, as one bit for each."""
    bits: i64 = 0
    for value in range(VALUES):
        if (packet >> (BITS * value)) & DIGIT:
            bits |= 1 << value
    return int(bits)


# -- pieces ---------------------------------------------------------------------------------------

PLACE_MASK: Final = 31
VALUE_SHIFT: Final = 5
VALUE_MASK: Final = 7
DOWN: Final = 1 << 8
"""Lies face down."""

MARKED: Final = 1 << 9
"""Carries the Mercenary's mark."""

KNOWN_SHIFT: Final = 10
"""From here one bit a seat: who knows the value."""

PUBLIC: Final = 1 << 14
"""Everybody knows the value, spectators too."""

EVERYBODY: Final = 31 << KNOWN_SHIFT
"""Every seat's bit, and `PUBLIC`."""

AMONG_SHIFT: Final = 15
"""From here one bit a value: those that all know it to be one of; none for no such knowledge."""

PAIRED: Final = 1 << 20
"""All know the two values of this broker and of one other of its owner, but not which is which."""

TWICE_SHIFT: Final = 21
"""From here one bit a value: which of those two of the three had, so that it is twice as likely."""

_GUESSES: Final = (31 << AMONG_SHIFT) | PAIRED | (31 << TWICE_SHIFT)


def piece_of(place: int, value: int, down: bool, known: int) -> int:
    """A broker in a place; `known` has the bits of those who know its value."""
    return (place + 1) | (value << VALUE_SHIFT) | (DOWN if down else 0) | known


def known_to_all(piece: int) -> int:
    """The piece once everybody knows its value: nothing is left to guess."""
    return (piece & ~_GUESSES) | EVERYBODY


def known_to(seat: int) -> int:
    """The bit of a seat that knows a piece's value."""
    return 1 << (KNOWN_SHIFT + seat)


def place_of(piece: i64) -> i64:
    """Where a piece is; -1 for an empty slot."""
    return (piece & PLACE_MASK) - 1


def value_of(piece: i64) -> i64:
    """The value on its sticker."""
    return (piece >> VALUE_SHIFT) & VALUE_MASK


def worth_of(piece: i64) -> i64:
    """What it counts: the Mercenary's five, or its value."""
    if piece & MARKED:
        return MERCENARY_VALUE
    return (piece >> VALUE_SHIFT) & VALUE_MASK


def moved_to(piece: int, place: int) -> int:
    """The piece in another place."""
    return (piece & ~PLACE_MASK) | (place + 1)
