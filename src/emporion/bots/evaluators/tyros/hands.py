"""What is known of hidden cards, and which own cards are missed least."""

from typing import Final

from ....core.native import i64
from ....games.tyros.cards import BITS, CARD, EVERY_CARD, MASK, count, size
from ....games.tyros.data import JOKER
from ....games.tyros.state import TyrosState
from .card_plans import SPARE_JOKER, CardPlans

_NOT_EVEN_NEAR: Final = -1e9


def hidden(state: TyrosState, seat: i64) -> i64:
    """The cards of which a seat does not know where they are, as a packet."""
    packet: i64 = EVERY_CARD - state.hands[seat] - state.discards
    row = state.players * seat
    for other in range(state.players):
        if other != seat:
            packet -= state.known[row + other]
    return packet


def least_missed(card_plans: CardPlans, hand: i64, number: i64, kept: i64) -> i64:
    """The `number` cards that a hand misses least, as a packet; none of the kind that is kept.

    The jokers are taken to stand in for the same colours all the time.
    """
    away: i64 = 0
    way = card_plans.joker_way(hand)
    for _ in range(number):
        best = _NOT_EVEN_NEAR
        least: i64 = JOKER
        for kind in range(JOKER):
            if hand >> (BITS * kind) & MASK and kind != kept:
                worth = card_plans.worth_by(hand - CARD[kind], way)
                if worth > best:
                    best = worth
                    least = kind
        hand -= CARD[least]
        away += CARD[least]
        if least == JOKER:
            way = card_plans.joker_way(hand)
    return away


def drawing_worth(card_plans: CardPlans, hand: i64, pile: i64) -> float:
    """What one more card from a pile will bring, on average."""
    way = card_plans.joker_way(hand)
    now = card_plans.worth_by(hand, way)
    total = 0.0
    most = 0.0
    for kind in range(JOKER):
        gain = card_plans.worth_by(hand + CARD[kind], way) - now
        most = gain if gain > most else most
        number = pile >> (BITS * kind) & MASK
        total += float(number) * gain
    total += float(count(pile, JOKER)) * (most + (0.0 if card_plans.board.last else SPARE_JOKER))
    cards = size(pile)
    return total / float(cards) if cards else 0.0
