"""What can be told of cards that lie hidden, and which of one's own are missed least."""

from typing import Final

from ....core.native import i64
from ....games.tyros.cards import BITS, CARD, EVERY_CARD, MASK, size
from ....games.tyros.data import JOKER, KINDS
from ....games.tyros.state import TyrosState
from .outlook import Outlook

_NOT_EVEN_NEAR: Final = -1e9


def hidden(state: TyrosState, seat: i64) -> i64:
    """The cards of which a seat does not know where they are, as a packet."""
    packet: i64 = EVERY_CARD - state.hands[seat] - state.discards
    row = state.players * seat
    for other in range(state.players):
        if other != seat:
            packet -= state.known[row + other]
    return packet


def least_missed(outlook: Outlook, hand: i64, number: i64, kept: i64) -> i64:
    """So many cards that a hand misses least, as a packet; none of the kind that is kept."""
    away: i64 = 0
    for _ in range(number):
        best = _NOT_EVEN_NEAR
        least: i64 = JOKER
        for kind in range(KINDS):
            if hand >> (BITS * kind) & MASK and kind != kept:
                worth = outlook.hand_worth(hand - CARD[kind])
                if worth > best:
                    best = worth
                    least = kind
        hand -= CARD[least]
        away += CARD[least]
    return away


def drawing_worth(outlook: Outlook, hand: i64, pile: i64) -> float:
    """What one more card from a pile will bring, on average."""
    now = outlook.hand_worth(hand)
    total = 0.0
    for kind in range(KINDS):
        number = pile >> (BITS * kind) & MASK
        if number:
            total += float(number) * (outlook.hand_worth(hand + CARD[kind]) - now)
    cards = size(pile)
    return total / float(cards) if cards else 0.0
