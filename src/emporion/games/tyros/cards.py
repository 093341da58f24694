"""A packet of trade cards as one int: hands, payments, the pile and the discards are packets.

Adding two packets puts them together, subtracting takes cards out. Each kind has five bits: four
count its cards, which are 14 at most, and the fifth is always free. So two packets can be compared
in all kinds at once: with the free bits set, no kind borrows from its neighbour.
"""

from typing import Final

from ...core.native import i64
from .data import COPIES, KINDS

Packet = i64

BITS: Final = 5
MASK: Final = 31

CARD: Final[tuple[int, ...]] = tuple([1 << (BITS * kind) for kind in range(KINDS)])
"""The packet of one card, by kind."""

_ONE_EACH: Final = 0x108421
"""One card of each kind."""

_FREE: Final = 0x1084210
"""The free bits."""

EVERY_CARD: Final = sum([CARD[kind] * COPIES[kind] for kind in range(KINDS)])


def count(packet: Packet, kind: i64) -> i64:
    """How many cards of a kind are in a packet."""
    return packet >> (BITS * kind) & MASK


def size(packet: Packet) -> i64:
    """The number of cards in a packet."""
    return (
        (packet & MASK)
        + (packet >> 5 & MASK)
        + (packet >> 10 & MASK)
        + (packet >> 15 & MASK)
        + (packet >> 20 & MASK)
    )


def size_from(packet: Packet, kind: i64) -> i64:
    """How many cards of a kind and of those after it are in a packet."""
    return size(packet >> (BITS * kind))


def holds(packet: Packet, wanted: Packet) -> bool:
    """Whether a packet has all the wanted cards."""
    return (packet + _FREE - wanted) & _FREE == _FREE


def without(packet: Packet, leaving: Packet) -> Packet:
    """What is left of a packet when those of its cards that are among the leaving ones go."""
    difference = packet + _FREE - leaving
    enough = difference & _FREE
    return difference & (enough - (enough >> 4))


def at_least(packet: Packet, other: Packet) -> Packet:
    """Of each kind as many cards as the packet that has more."""
    return other + without(packet, other)


def least(packet: Packet, other: Packet) -> Packet:
    """Of each kind as many cards as the packet that has fewer."""
    return packet - without(packet, other)


def without_any_one(packet: Packet) -> Packet:
    """What is left for certain when one card goes, and nobody knows which."""
    return without(packet, _ONE_EACH)


def _gathered(there: i64) -> i64:
    """The free bits that are set, one beside the other: a bit for each kind."""
    return (
        (there >> 4 & 1)
        | (there >> 8 & 2)
        | (there >> 12 & 4)
        | (there >> 16 & 8)
        | (there >> 20 & 16)
    )


def kind_bits(packet: Packet) -> i64:
    """The different kinds in a packet, a bit for each."""
    return _gathered(packet + (_FREE - _ONE_EACH))


def whole_kind_bits(packet: Packet) -> i64:
    """The kinds of which a packet has all the cards that there are, a bit for each."""
    return _gathered(packet + (_FREE - EVERY_CARD))


KINDS_IN: Final = [[kind for kind in range(KINDS) if bits >> kind & 1] for bits in range(32)]
"""The kinds that a set of bits stands for, ascending."""


def kinds(packet: Packet) -> list[int]:
    """The different kinds in a packet, ascending."""
    return KINDS_IN[kind_bits(packet)]


def nth_card(packet: Packet, index: i64) -> i64:
    """The kind of the card at a place from 0 on, the packet being sorted by kind."""
    kind: i64 = 0
    index -= packet & MASK
    while index >= 0:
        kind += 1
        index -= packet >> (BITS * kind) & MASK
    return kind


def cards(packet: Packet) -> list[int]:
    """A packet's cards by kind, one entry a card, ascending."""
    listed: list[int] = []
    for kind in range(KINDS):
        listed.extend([kind] * int(count(packet, kind)))
    return listed


def packet_of(listed: list[int]) -> Packet:
    """The packet of listed cards; the reverse of `cards`."""
    packet: i64 = 0
    for kind in listed:
        packet += CARD[kind]
    return packet


def differences(change: i64) -> list[int]:
    """How many cards of each kind came in a change, which is one packet less another; below 0
    where more left. Each is from -16 to 15.
    """
    found: list[int] = []
    for _kind in range(KINDS):
        number = (change + 16 & MASK) - 16
        found.append(int(number))
        change = change - number >> BITS
    return found


def change_of(found: list[int]) -> i64:
    """The change of these differences; the reverse of `differences`."""
    change: i64 = 0
    for kind in range(KINDS):
        change += found[kind] * CARD[kind]
    return change


def positive(change: i64) -> Packet:
    """The cards that came in a change, and none for those that left."""
    packet: i64 = 0
    for kind in range(KINDS):
        number = (change + 16 & MASK) - 16
        if number > 0:
            packet += number * CARD[kind]
        change = change - number >> BITS
    return packet


# -- deals ----------------------------------------------------------------------------------------

_WANTED: Final = 25
"""A deal is two packets in one int: what its maker gives, and above it what is wanted for it."""


def deal_of(given: Packet, wanted: Packet) -> i64:
    """The deal of what is given and what is wanted."""
    return given | wanted << _WANTED


def given_in(deal: i64) -> Packet:
    """What the maker of a deal gives."""
    return deal & 0x1FFFFFF


def wanted_in(deal: i64) -> Packet:
    """What the maker of a deal wants."""
    return deal >> _WANTED
