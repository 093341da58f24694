"""How good each answer to a question of Ys looks, in points."""

from typing import Final

from ....core.state import View
from ....games.ys.actions import (
    BID,
    COLUMN_ORDER,
    COLUMN_ORDERS,
    LOWER,
    PAIRS,
    PLACE,
    RAISE,
    TAKE,
)
from ....games.ys.data import COLUMN_MOVES, SCALE
from ....games.ys.gems import WAYS
from .board import Board, fortune_of
from .characters import judge_window
from .favor import judge_sends
from .fortune import chance
from .placing import judge_placing

USUAL_BID: Final = 5.0
BID_SPREAD: Final = 2.0
"""What a rival bids, about, give or take."""

BID_PRICES: Final = (0.0, 1.3, 2.8, 4.4, 6.6)
"""What a broker of each value would bring in this turn, were it not bid."""

LAST: Final = 9.6
"""What it is worth to be ahead of all rivals when places in the order are chosen."""

FRONT_PIP: Final = 1.0
"""What a pip before the screen is worth in draws."""

THRONE_PIP: Final = 1.0
"""King's Favor, last two turns: what it is worth to have a strong broker to send, a pip."""


def judge(view: View, legal: list[int]) -> list[float]:
    """How good each legal action looks."""
    return _JUDGES[view["phase"]](view, legal)


def _judge_placing(view: View, legal: list[int]) -> list[float]:
    return judge_placing(Board(view), legal)


def _judge_cards(view: View, legal: list[int]) -> list[float]:
    return judge_window(Board(view), legal)


def _judge_bids(view: View, legal: list[int]) -> list[float]:
    """A bid is lost for the turn; in return it gives a choice of the order, and breaks ties."""
    rivals = view["players"] - 1
    # Of equal bids the one with the lower Order card is ahead.
    edge = 0.5 - (view["seats"][view["seat"]]["order"] - 1) / rivals
    favor = view["options"]["kings_favor"] and view["turns"] - view["turn"] <= 1
    worths = []
    for action in legal:
        low, high = PAIRS[action - BID]
        ahead = chance(low + high + edge - USUAL_BID, BID_SPREAD)
        worth = LAST * ahead + FRONT_PIP * (low + high) - BID_PRICES[low] - BID_PRICES[high]
        worths.append(worth + (THRONE_PIP * high if favor else 0.0))
    return worths


def _judge_places(view: View, legal: list[int]) -> list[float]:
    """The last one sees what the others do."""
    return [float(action - PLACE) for action in legal]


def _judge_takes(view: View, legal: list[int]) -> list[float]:
    """Gems by what they will be worth, with the quotations that the market lets one expect."""
    fortune = Board(view).fortune
    return [fortune.change([gem % 8 for gem in WAYS[action - TAKE]]) for action in legal]


def _judge_columns(view: View, legal: list[int]) -> list[float]:
    """The order of the columns by what it makes of our gems."""
    fortune = fortune_of(view)
    worths = []
    for action in legal:
        quotations: list[float] = view["quotations"][:]
        for column, move in zip(COLUMN_ORDERS[action - COLUMN_ORDER], COLUMN_MOVES, strict=True):
            quotations[column] = max(1, min(SCALE, quotations[column] + move))
        worths.append(fortune.quoted(quotations))
    return worths


def _judge_quotations(view: View, legal: list[int]) -> list[float]:
    """The highest bidder's step by what it makes of our gems."""
    fortune = fortune_of(view)
    worths = []
    for action in legal:
        quotations: list[float] = view["quotations"][:]
        if action < LOWER:
            quotations[action - RAISE] += 1
        else:
            quotations[action - LOWER] -= 1
        worths.append(fortune.quoted(quotations))
    return worths


_JUDGES: Final = {
    "bidding": _judge_bids,
    "ordering": _judge_places,
    "placing_cards": _judge_cards,
    "placing": _judge_placing,
    "after_placing": _judge_cards,
    "counting_cards": _judge_cards,
    "taking": _judge_takes,
    "white_gem": _judge_takes,
    "columns": _judge_columns,
    "highest_bidder": _judge_quotations,
    "closing_cards": _judge_cards,
    "favor": judge_sends,
}
"""Who answers which question."""
