"""What the rest of a round brings: a lot, and a sort from the market."""

from typing import Final

from ....core.native import i64
from ....games.byzanz.cards import SORT_BITS, SORT_MASK, of_sort
from ....games.byzanz.data import GOODS, OFFERS
from .hand_values import HandValues

RoundValues = list[list[list[list[float]]]]
"""By players, lots won in the round, and picking place."""

_NONE: Final = [0.0, 0.0, 0.0, 0.0]
"""The market_worth of a place that nobody has yet."""

ROUND_VALUES: Final[RoundValues] = [
    [],
    [],
    [],
    [
        [],
        [
            [2.66, 0.21, 0.07, -0.08],
            _NONE,
            _NONE,
            [0.00, -0.35, 0.14, 0.35],
        ],
        [
            [1.83, 0.46, -0.03, -0.13],
            _NONE,
            [0.00, -0.09, 0.68, -0.39],
            [-0.33, -0.23, 0.06, 0.64],
        ],
        [
            _NONE,
            [0.00, 0.91, -0.15, -0.39],
            [0.31, -0.22, 0.87, -0.37],
            [-0.11, -0.16, -0.12, 0.84],
        ],
    ],
    [
        [],
        [
            [3.08, 0.28, 0.26, -0.12],
            _NONE,
            _NONE,
            _NONE,
            [0.00, -0.11, 0.10, 0.31],
        ],
        [
            [2.41, 0.37, 0.23, 0.11],
            _NONE,
            _NONE,
            [0.00, -0.06, 0.25, 0.45],
            [-0.16, -0.16, 0.09, 0.46],
        ],
        [
            [1.87, 0.56, 0.16, 0.04],
            _NONE,
            [0.00, 0.07, 0.69, -0.01],
            [-0.15, -0.07, 0.20, 0.67],
            [-0.18, -0.18, 0.08, 0.56],
        ],
        [
            _NONE,
            [0.00, 1.01, -0.05, -0.14],
            [0.16, -0.07, 0.94, -0.08],
            [0.08, -0.10, 0.02, 0.96],
            [0.15, -0.13, -0.05, 0.54],
        ],
    ],
    [
        [],
        [
            [2.41, 0.14, 0.19, 0.26],
            _NONE,
            _NONE,
            _NONE,
            _NONE,
            [0.00, -0.28, -0.05, 0.31],
        ],
        [
            [1.52, 0.25, 0.22, 0.13],
            _NONE,
            _NONE,
            _NONE,
            [0.00, -0.18, 0.05, 0.29],
            [-0.32, -0.24, -0.03, 0.35],
        ],
        [
            [0.87, 0.41, 0.21, 0.16],
            _NONE,
            _NONE,
            [0.00, -0.20, 0.34, 0.41],
            [-0.12, -0.19, -0.05, 0.60],
            [-0.39, -0.20, 0.02, 0.31],
        ],
        [
            [0.21, 0.71, 0.04, 0.01],
            _NONE,
            [0.00, 0.05, 0.64, -0.04],
            [-0.11, -0.16, 0.25, 0.59],
            [-0.14, -0.17, -0.06, 0.66],
            [-0.37, -0.16, 0.02, 0.30],
        ],
        [
            _NONE,
            [0.00, 0.98, -0.05, -0.02],
            [0.46, -0.10, 0.93, -0.11],
            [0.32, -0.11, 0.01, 0.92],
            [0.64, -0.17, -0.19, 0.71],
            [0.39, -0.14, -0.03, 0.24],
        ],
    ],
    [
        [],
        [
            [3.47, 0.18, 0.17, 0.29],
            _NONE,
            _NONE,
            _NONE,
            _NONE,
            _NONE,
            [0.00, -0.04, 0.01, 0.20],
        ],
        [
            [2.36, 0.11, 0.21, 0.32],
            _NONE,
            _NONE,
            _NONE,
            _NONE,
            [0.00, -0.17, -0.04, 0.30],
            [-0.53, -0.14, 0.03, 0.14],
        ],
        [
            [1.41, 0.25, 0.16, 0.28],
            _NONE,
            _NONE,
            _NONE,
            [0.00, -0.20, -0.01, 0.52],
            [-0.23, -0.22, -0.02, 0.25],
            [-0.75, -0.16, 0.05, 0.04],
        ],
        [
            [0.88, 0.40, 0.24, 0.09],
            _NONE,
            _NONE,
            [0.00, -0.19, 0.14, 0.70],
            [-0.03, -0.22, 0.04, 0.54],
            [-0.06, -0.31, 0.12, 0.19],
            [-0.63, -0.18, 0.03, 0.11],
        ],
        [
            [0.44, 0.72, 0.07, -0.09],
            _NONE,
            [0.00, 0.07, 0.67, 0.02],
            [0.05, -0.15, 0.14, 0.75],
            [0.11, -0.17, -0.02, 0.60],
            [0.05, -0.25, 0.07, 0.27],
            [-0.35, -0.16, 0.00, 0.13],
        ],
        [
            _NONE,
            [0.00, 0.97, 0.01, -0.13],
            [0.21, -0.06, 0.93, -0.03],
            [0.26, -0.12, -0.01, 0.98],
            [0.65, -0.12, -0.16, 0.64],
            [0.54, -0.19, -0.05, 0.31],
            [0.14, -0.08, -0.14, 0.17],
        ],
    ],
]
"""What to expect in any case, compared with who won the latest lot, in points; then which parts of
the best, second and third best gain in the market. Bots that play by these numbers came to them."""


def picking_place(players: int, offer: int) -> int:
    """0 for a seat without an offer card; else 1 for who picks first, 2 for the next, and so on."""
    if offer == 0:
        return 0
    return players - OFFERS[players].index(offer)


def market_worth(
    hands: HandValues, hand: i64, had: float, market: i64, steps_left: i64, parts: list[float]
) -> float:
    """What a hand worth `had` may expect of a market, by the parts of its gains."""
    first = 0.0
    second = 0.0
    third = 0.0
    rest = market
    for sort in range(GOODS + 1):
        if rest == 0:
            break
        if sort == GOODS or rest & SORT_MASK:
            gain = hands.worth(hand + of_sort(market, sort), steps_left) - had
            if gain > first:
                third = second
                second = first
                first = gain
            elif gain > second:
                third = second
                second = gain
            elif gain > third:
                third = gain
        rest >>= SORT_BITS
    return parts[0] + parts[1] * first + parts[2] * second + parts[3] * third
