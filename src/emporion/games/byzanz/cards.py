"""A packet of cards as one int: hands, bids, lots, the market and the box are packets.

Adding two packets puts them together, subtracting takes cards out, so the rules read as they are
said: `hand + lot - card`. Each sort of goods has nine bits, its code, in which the numbers of 1s,
2s, 3s and 4s are the digits of a mixed-radix number (7, 6, 4 and 3 possible counts: 504 codes);
the traders are counted above them. A packet is a machine integer when compiled, and questions about
a code are look-ups.
"""

from typing import Final

from ...core.native import i64
from .data import COPIES, GOODS, KINDS, SORTS, TRADER, TRADER_COPIES

Packet = i64

SORT_BITS: Final = 9
SORT_MASK: Final = 511
TRADER_SHIFT: Final = 54
CODES: Final = 504

_RADIX: Final = (1, 7, 42, 168)


def _one_of_each_kind() -> list[int]:
    """The packets of a single card, by kind."""
    packets = [_RADIX[value] << (SORT_BITS * sort) for sort in range(GOODS) for value in range(4)]
    return [*packets, 1 << TRADER_SHIFT]


def _counts(code: int) -> list[int]:
    """How many 1s, 2s, 3s and 4s a sort's nine bits stand for."""
    counts = []
    for copies in COPIES:
        counts.append(code % (copies + 1))
        code //= copies + 1
    return counts


CARD: Final = _one_of_each_kind()
"""The packet of one card, by kind."""

COUNT: Final = bytes([count for code in range(CODES) for count in _counts(code)])
"""How often a code has value v: at 4 * code + v - 1."""

SIZE: Final = bytes([sum(_counts(code)) for code in range(CODES)])
"""The number of cards in a code."""

WORTH: Final = bytes(
    [sum((value + 1) * count for value, count in enumerate(_counts(code))) for code in range(CODES)]
)
"""The bidding value of a code."""

VALUES: Final = tuple(
    [
        tuple([value + 1 for value, count in enumerate(_counts(code)) if count])
        for code in range(CODES)
    ]
)
"""The different values in a code, ascending."""

_KINDS_OF: Final = [
    tuple([tuple([4 * sort + value - 1 for value in values]) for values in VALUES])
    for sort in range(GOODS)
]
"""The different kinds in a code, by sort and code."""

_LOWER: Final = [
    sum(_RADIX[value] * count for value, count in enumerate(_counts(code)[:least]))
    for code in range(CODES)
    for least in range(4)
]
"""The part of a code below value v: at 4 * code + v - 1."""

EVERY_CARD: Final = sum(
    CARD[kind] * (TRADER_COPIES if kind == TRADER else COPIES[kind % 4]) for kind in range(KINDS)
)
"""All 112 cards of the game."""


def sort_of(kind: int) -> int:
    """The sort of a kind of card."""
    return kind // 4


def card_name(kind: int) -> str:
    """A card's name in records: `cloth-3`, `trader`."""
    return SORTS[sort_of(kind)] if kind == TRADER else f"{SORTS[sort_of(kind)]}-{kind % 4 + 1}"


def traders(packet: Packet) -> i64:
    """The number of traders in a packet."""
    return packet >> TRADER_SHIFT


def count(packet: Packet, kind: i64) -> i64:
    """How many cards of a kind are in a packet."""
    if kind == TRADER:
        return packet >> TRADER_SHIFT
    return COUNT[4 * ((packet >> (SORT_BITS * (kind // 4))) & SORT_MASK) + kind % 4]


def size(packet: Packet) -> i64:
    """The number of cards in a packet."""
    cards = packet >> TRADER_SHIFT
    for _sort in range(GOODS):
        cards += SIZE[packet & SORT_MASK]
        packet >>= SORT_BITS
    return cards


def worth(packet: Packet) -> i64:
    """The bidding value of a packet."""
    value: i64 = 0
    for _sort in range(GOODS):
        value += WORTH[packet & SORT_MASK]
        packet >>= SORT_BITS
    return value


def of_sort(packet: Packet, sort: i64) -> Packet:
    """The part of a packet that is of one sort, traders being one."""
    shift = SORT_BITS * sort
    if sort == GOODS:
        return (packet >> shift) << shift
    return ((packet >> shift) & SORT_MASK) << shift


def from_kind(packet: Packet, kind: i64) -> Packet:
    """The part of a packet that is not of a lower kind; `kind` is of goods."""
    shift = SORT_BITS * (kind // 4)
    upper = packet >> shift
    lower: i64 = _LOWER[4 * (upper & SORT_MASK) + kind % 4]
    return (upper - lower) << shift


def kinds(packet: Packet) -> list[int]:
    """The different kinds of card in a packet, ascending."""
    found: list[int] = []
    for kinds_of_sort in _KINDS_OF:
        code = packet & SORT_MASK
        if code:
            found.extend(kinds_of_sort[code])
        packet >>= SORT_BITS
    if packet:
        found.append(TRADER)
    return found


def common(packet: Packet, other: Packet) -> Packet:
    """The cards that two packets have in common."""
    shared: i64 = 0
    first: i64 = 0
    while packet and other and first < TRADER:
        code = other & SORT_MASK
        mine = packet & SORT_MASK
        if code and mine:
            for value in VALUES[code]:
                here: i64 = COUNT[4 * code + value - 1]
                there: i64 = COUNT[4 * mine + value - 1]
                shared += CARD[first + value - 1] * (here if here < there else there)
        packet >>= SORT_BITS
        other >>= SORT_BITS
        first += 4
    return shared + ((packet if packet < other else other) << TRADER_SHIFT)


def without(packet: Packet, leaving: Packet) -> Packet:
    """What is left of a packet when those of its cards that are among the leaving ones go."""
    return packet - common(packet, leaving) if packet else 0


def cards(packet: Packet) -> list[int]:
    """A packet's cards by kind, one entry a card, ascending."""
    listed: list[int] = []
    for kind in kinds(packet):
        listed.extend([kind] * int(count(packet, kind)))
    return listed


def packet_of(listed: list[int]) -> Packet:
    """The packet of listed cards; the reverse of `cards`."""
    packet: i64 = 0
    for kind in listed:
        packet += CARD[kind]
    return packet


def nth_card(packet: Packet, index: i64) -> i64:
    """The kind of the card at a place from 0 on, the packet being sorted by kind."""
    for sort in range(GOODS):
        code = packet & SORT_MASK
        held: i64 = SIZE[code]
        if index < held:
            for value in VALUES[code]:
                index -= COUNT[4 * code + value - 1]
                if index < 0:
                    return 4 * sort + value - 1
        index -= held
        packet >>= SORT_BITS
    return TRADER
