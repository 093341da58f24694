"""What to bid for the order, and which place to take."""

from ....games.ys.actions import BID, PAIRS, PLACE
from ....games.ys.data import TURNS
from ....games.ys.state import YsState
from .habits import Habits
from .odds import chance


def weigh_bids(state: YsState, seat: int, habits: Habits, legal: list[int]) -> list[float]:
    """A bid is lost for the turn; in return it gives a choice of the order, and breaks ties."""
    rivals = state.players - 1
    # Of equal bids the one with the lower Order card is ahead.
    edge = 0.5 - (state.orders[seat] - 1) / rivals
    pip = habits.throne_pip if state.settings.favor and state.turn >= TURNS - 2 else 0.0
    worths: list[float] = []
    for action in legal:
        low, high = PAIRS[action - BID]
        ahead = chance(low + high + edge - habits.usual_bid, habits.bid_spread)
        worth = habits.last * ahead + habits.front_pip * (low + high) + pip * high
        worths.append(worth - habits.bid_prices[low] - habits.bid_prices[high])
    return worths


def weigh_places(legal: list[int]) -> list[float]:
    """The last one sees what the others do."""
    return [float(action - PLACE) for action in legal]
