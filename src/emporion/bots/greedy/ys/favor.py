"""The King's Favor: which brokers to send to the throne room."""

from math import sqrt
from typing import Final

from ....core.state import View
from ....games.ys.actions import SEND
from ....games.ys.data import FAVOR_POINTS, THRONE
from .fortune import SURE, chance

SENT: Final = 2.0
"""What a rival sends in a turn, about."""

SENT_SPREAD: Final = 1.7
"""The variance of that."""

PIP_A_TURN: Final = 0.9
"""What a pip behind the screen brings in a turn."""


def judge_sends(view: View, legal: list[int]) -> list[float]:
    """What a broker brings in the throne room, less what it would bring in the turns to come."""
    left = view["turns"] - view["turn"]
    return [
        throne_worth(view, action - SEND) - left * PIP_A_TURN * (action - SEND) for action in legal
    ]


def throne_worth(view: View, added: float) -> float:
    """The points that the throne room will bring, if our total there grows by so much.

    That is with what we send in this turn.
    """
    seat = view["seat"]
    to_send = view["turns"] - view["turn"] + 1
    own, _ = _total(view, seat)
    own += added + SENT * (to_send - 1)
    places = [1.0] + [0.0] * (len(FAVOR_POINTS) - 1)
    for rival in range(view["players"]):
        if rival != seat:
            total, variance = _total(view, rival)
            spread = sqrt(variance + SENT_SPREAD * (2 * to_send - 1)) + SURE
            wins = chance(own - total - SENT * to_send, spread)
            for place in range(len(places) - 1, 0, -1):
                places[place] = places[place] * wins + places[place - 1] * (1.0 - wins)
            places[0] *= wins
    return sum(FAVOR_POINTS[i] * places[i] for i in range(len(places)))


def _total(view: View, owner: int) -> tuple[float, float]:
    """What an owner has in the throne room by all that we know, and its variance."""
    total, variance = 0.0, 0.0
    for piece in view["pieces"]:
        if piece["owner"] == owner and piece["place"] == THRONE:
            if piece["value"] is not None:
                total += piece["value"]
            else:
                values = piece["among"] or [SENT]
                mean = sum(values) / len(values)
                total += mean
                variance += sum((value - mean) ** 2 for value in values) / len(values)
    return total, variance
