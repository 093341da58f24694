"""A packet of cards as one int: hands, bids, lots, the market and the box are packets.

Adding two packets puts them together, subtracting takes cards out, so the rules read as they are
said: `hand + lot - card`. Each sort of goods has nine bits, in which the numbers of its 1s, 2s, 3s
and 4s are the digits of a mixed-radix number (7, 6, 4 and 3 possible counts: 504 of 512); the
traders are counted above them. A whole packet is a machine integer when compiled, and what one
needs to know of a sort's nine bits is looked up.
"""

from typing import Final

from .data import COPIES, GOODS, KINDS, SORTS, TRADER, TRADER_COPIES

SORT_BITS: Final = 9
SORT_MASK: Final = 511
TRADER_SHIFT: Final = 54

_RADIX: Final = (1, 7, 42, 168)
_CODES: Final = 504


def _one_of_each_kind() -> list[int]:
    """The packets of a single card, by kind."""
    packets = [
        _RADIX[value] << (SORT_BITS * sort) for sort in range(GOODS) for value in range(4)
    ]
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

COUNT: Final = bytes([count for code in range(_CODES) for count in _counts(code)])
"""How often a sort's code has value v: at 4 * code + v - 1."""

SIZE: Final = bytes([sum(_counts(code)) for code in range(_CODES)])
"""The number of cards in a sort's code."""

WORTH: Final = bytes(
    [sum((value + 1) * count for value, count in enumerate(_counts(code))) for code in range(_CODES)]
)
"""The bidding value of a sort's code."""

VALUES: Final = [
    [value + 1 for value in range(4) if _counts(code)[value]] for code in range(_CODES)
]
"""The different values in a sort's code, ascending."""

_LOWER: Final = [
    sum(_RADIX[value] * count for value, count in enumerate(_counts(code)[:least]))
    for code in range(_CODES)
    for least in range(4)
]
"""The part of a sort's code below value v: at 4 * code + v - 1."""

EVERY_CARD: Final = sum(
    CARD[kind] * (TRADER_COPIES if kind == TRADER else COPIES[kind % 4]) for kind in range(KINDS)
)
"""All 112 cards of the game."""


def sort_of(kind: int) -> int:
    """The sort of a kind of card."""
    return kind // 4


def value_of(kind: int) -> int:
    """The bidding value of a kind of card; a trader's is 0."""
    return 0 if kind == TRADER else kind % 4 + 1


def card_name(kind: int) -> str:
    """A card's name in records: `cloth-3`, `trader`."""
    return SORTS[sort_of(kind)] if kind == TRADER else f"{SORTS[sort_of(kind)]}-{kind % 4 + 1}"


def traders(packet: int) -> int:
    """The number of traders in a packet."""
    return packet >> TRADER_SHIFT


def code_of(packet: int, sort: int) -> int:
    """The nine bits of a sort of goods, for the look-up tables."""
    return (packet >> (SORT_BITS * sort)) & SORT_MASK


def count(packet: int, kind: int) -> int:
    """How many cards of a kind are in a packet."""
    if kind == TRADER:
        return packet >> TRADER_SHIFT
    return COUNT[4 * ((packet >> (SORT_BITS * (kind // 4))) & SORT_MASK) + kind % 4]


def size(packet: int) -> int:
    """The number of cards in a packet."""
    cards = packet >> TRADER_SHIFT
    for sort in range(GOODS):
        cards += SIZE[(packet >> (SORT_BITS * sort)) & SORT_MASK]
    return cards


def worth(packet: int) -> int:
    """The bidding value of a packet."""
    value = 0
    for sort in range(GOODS):
        value += WORTH[(packet >> (SORT_BITS * sort)) & SORT_MASK]
    return value


def of_sort(packet: int, sort: int) -> int:
    """The part of a packet that is of one sort, traders being one."""
    shift = SORT_BITS * sort
    if sort == GOODS:
        return (packet >> shift) << shift
    return ((packet >> shift) & SORT_MASK) << shift


def from_kind(packet: int, kind: int) -> int:
    """The part of a packet that is not of a lower kind; for goods only."""
    shift = SORT_BITS * (kind // 4)
    upper = packet >> shift
    return (upper - _LOWER[4 * (upper & SORT_MASK) + kind % 4]) << shift


def kinds(packet: int) -> list[int]:
    """The different kinds of card in a packet, ascending."""
    found: list[int] = []
    for sort in range(GOODS):
        for value in VALUES[(packet >> (SORT_BITS * sort)) & SORT_MASK]:
            found.append(4 * sort + value - 1)
    if packet >> TRADER_SHIFT:
        found.append(TRADER)
    return found


def common(packet: int, other: int) -> int:
    """The cards that two packets have in common."""
    shared = 0
    for sort in range(GOODS):
        shift = SORT_BITS * sort
        code = (other >> shift) & SORT_MASK
        mine = (packet >> shift) & SORT_MASK
        if code and mine:
            for value in VALUES[code]:
                both = min(COUNT[4 * code + value - 1], COUNT[4 * mine + value - 1])
                shared += both * CARD[4 * sort + value - 1]
    return shared + (min(packet >> TRADER_SHIFT, other >> TRADER_SHIFT) << TRADER_SHIFT)


def cards(packet: int) -> list[int]:
    """A packet's cards by kind, one entry a card, ascending."""
    listed: list[int] = []
    for kind in kinds(packet):
        listed.extend([kind] * count(packet, kind))
    return listed


def packet_of(listed: list[int]) -> int:
    """The packet of listed cards; the reverse of `cards`."""
    packet = 0
    for kind in listed:
        packet += CARD[kind]
    return packet


def nth_card(packet: int, index: int) -> int:
    """The kind of the card at a place from 0 on, the packet being sorted by kind."""
    for sort in range(GOODS):
        code = (packet >> (SORT_BITS * sort)) & SORT_MASK
        held = SIZE[code]
        if index < held:
            for value in VALUES[code]:
                index -= COUNT[4 * code + value - 1]
                if index < 0:
                    return 4 * sort + value - 1
        index -= held
    return TRADER
