"""What to bid for the order, and which place to take."""

from ....games.ys.actions import BID, PAIRS, PLACE
from ....games.ys.data import TURNS
from ....games.ys.state import YsState
from . import weights
from .odds import chance


def bid_worths(state: YsState, seat: int, legal: list[int]) -> list[float]:
    """A bid is lost for the turn; in return it gives a choice of the order, and breaks ties."""
    rivals = state.players - 1
    # Of equal bids the one with the lower Order card is ahead.
    edge = 0.5 - (state.orders[seat] - 1) / rivals
    pip = weights.THRONE_PIP if state.settings.favor and state.turn >= TURNS - 2 else 0.0
    worths: list[float] = []
    for action in legal:
        low, high = PAIRS[action - BID]
        ahead = chance(low + high + edge - weights.USUAL_BID, weights.BID_SPREAD)
        worth = weights.LAST * ahead + weights.FRONT_PIP * (low + high) + pip * high
        worths.append(worth - weights.BID_PRICES[low] - weights.BID_PRICES[high])
    return worths


def place_worths(legal: list[int]) -> list[float]:
    """The last one sees what the others do."""
    return [float(action - PLACE) for action in legal]
