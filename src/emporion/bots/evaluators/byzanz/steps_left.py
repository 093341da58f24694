"""How much of the game is still to come, in steps: two for each round, one for its lots and one for
its market.

So an even number lies between two rounds and an odd one before a market; 0 is the end of the game.
"""

from typing import Final

from ....core.native import i64
from ....games.byzanz.data import ROUNDS
from ....games.byzanz.state import ByzanzState

STEP_COUNTS: Final = 8
"""Numbers of steps that are distinguished: with more to come nothing changes any more."""


def before_round(state: ByzanzState) -> i64:
    """The steps left when this round began."""
    left: i64 = ROUNDS[state.players] - state.rounds_finished
    return 2 * left if 2 * left < STEP_COUNTS else STEP_COUNTS - 2


def after_round(state: ByzanzState) -> i64:
    """The steps left when this round is over; before its market it is one more."""
    left: i64 = ROUNDS[state.players] - state.rounds_finished - 1
    if left < 0:
        return 0
    return 2 * left if 2 * left < STEP_COUNTS else STEP_COUNTS - 2
