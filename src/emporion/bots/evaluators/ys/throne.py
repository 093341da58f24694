"""The King's Favor: which brokers to send to the throne room."""

from math import sqrt

from ....games.ys.actions import SEND
from ....games.ys.brokers import AMONG_SHIFT, KNOWN_SHIFT, TWICE_SHIFT, place_of, value_of
from ....games.ys.data import FAVOR_POINTS, SLOTS, THRONE, TURNS, VALUES
from ....games.ys.state import YsState
from . import weights
from .odds import SURE, chance


def send_worths(state: YsState, seat: int, legal: list[int]) -> list[float]:
    """What a broker brings in the throne room, less what it would bring in the turns to come."""
    left = TURNS - 1 - state.turn
    return [
        throne_worth(state, seat, action - SEND) - left * weights.PIP_A_TURN * (action - SEND)
        for action in legal
    ]


def throne_worth(state: YsState, seat: int, added: float, all_known: bool = False) -> float:
    """The points that the throne room will bring, if the seat's total there grows by so much.

    That is with what it sends in this turn.
    """
    to_send = TURNS - state.turn
    own, _ = throne_total(state, seat, seat, all_known)
    own += added + weights.SENT * (to_send - 1)
    first = 1.0
    second = third = 0.0
    for rival in range(state.players):
        if rival != seat:
            total, variance = throne_total(state, rival, seat, all_known)
            spread = sqrt(variance + weights.SENT_SPREAD * (2 * to_send - 1)) + SURE
            wins = chance(own - total - weights.SENT * to_send, spread)
            third = third * wins + second * (1.0 - wins)
            second = second * wins + first * (1.0 - wins)
            first *= wins
    return FAVOR_POINTS[0] * first + FAVOR_POINTS[1] * second + FAVOR_POINTS[2] * third


def throne_total(state: YsState, owner: int, seat: int, all_known: bool) -> tuple[float, float]:
    """What an owner has in the throne room by all that a seat knows, and its variance."""
    total = 0.0
    variance = 0.0
    for slot in range(SLOTS * owner, SLOTS * (owner + 1)):
        piece = state.pieces[slot]
        if piece == 0 or place_of(piece) != THRONE:
            continue
        if all_known or piece >> (KNOWN_SHIFT + seat) & 1:
            total += int(value_of(piece))
            continue
        among = piece >> AMONG_SHIFT & 31
        number = 0
        together = 0
        squares = 0
        for value in range(VALUES):
            if among >> value & 1:
                twice = 2 if piece >> (TWICE_SHIFT + value) & 1 else 1
                number += twice
                together += twice * value
                squares += twice * value * value
        if number == 0:
            total += weights.SENT
            variance += weights.SENT_SPREAD
        else:
            mean = together / number
            total += mean
            variance += squares / number - mean * mean
    return total, variance
