"""Paying with trade cards: jokers by choice, and free payments card by card."""

from typing import TYPE_CHECKING

from ...core.native import i64
from . import knowledge
from .actions import JOKERS
from .cards import BITS, CARD, MASK, count, size_from
from .data import JOKER, KINDS

if TYPE_CHECKING:
    from .state import TyrosState


def discard(state: "TyrosState", seat: int, packet: i64) -> None:
    """Cards are laid openly on the discards."""
    state.hands[seat] = state.hands[seat] - packet
    state.discards += packet
    knowledge.left(state, seat, packet)


def fewest_jokers(hand: i64, empire: i64, price: i64) -> i64:
    """The jokers that a price in an empire's colour takes at least."""
    missing = price - count(hand, empire)
    return missing if missing > 0 else 0


def most_jokers(hand: i64, price: i64) -> i64:
    """The jokers that can be part of a price."""
    jokers = count(hand, JOKER)
    return jokers if jokers < price else price


def joker_choices(hand: i64, empire: i64, price: i64) -> list[int]:
    """How many of the cards paid may be jokers, as actions."""
    fewest = fewest_jokers(hand, empire, price)
    most = most_jokers(hand, price)
    return [JOKERS + int(number) for number in range(fewest, most + 1)]


def chooses_jokers(hand: i64, empire: i64, price: i64) -> bool:
    """Whether the payer can choose how many of the cards paid are jokers."""
    return fewest_jokers(hand, empire, price) < most_jokers(hand, price)


def in_colour(empire: i64, price: i64, jokers: i64) -> i64:
    """The cards that pay a price in an empire's colour with this number of jokers."""
    return (price - jokers) * CARD[empire] + jokers * CARD[JOKER]


def payable(hand: i64, empire: i64, price: i64) -> bool:
    """Whether a hand has a price in an empire's colour, jokers standing in."""
    return (hand >> (BITS * empire) & MASK) + (hand >> (BITS * JOKER) & MASK) >= price


def next_cards(first: int, hand: i64, last: i64, missing: i64) -> list[int]:
    """The next card of a set that is put together in ascending order, as actions from `first` on.

    `hand` is what is left of it; `missing` cards are still to come, this one included. A card is
    open only if it and those from it on are enough.
    """
    open_: list[int] = []
    for kind in range(last, KINDS):
        if count(hand, kind) and size_from(hand, kind) >= missing:
            open_.append(first + kind)
    return open_
