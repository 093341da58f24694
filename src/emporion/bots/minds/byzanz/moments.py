"""How much of the game is still to come.

A moment counts steps: two for each round, one for its lots and one for its market. So an even
moment lies between two rounds and an odd one before a market; moment 0 is the end of the game.
"""

from typing import Final

from ....core.native import i64
from ....games.byzanz.data import ROUNDS
from ....games.byzanz.state import ByzanzState

MOMENTS: Final = 8
"""Moments that are told apart: with more to come nothing changes any more."""


def before_round(state: ByzanzState) -> i64:
    """The moment at which this round began."""
    left: i64 = ROUNDS[state.players] - state.round
    return 2 * left if 2 * left < MOMENTS else MOMENTS - 2


def after_round(state: ByzanzState) -> i64:
    """The moment at which this round will be over; one more is the moment before its market."""
    left: i64 = ROUNDS[state.players] - state.round - 1
    if left < 0:
        return 0
    return 2 * left if 2 * left < MOMENTS else MOMENTS - 2
