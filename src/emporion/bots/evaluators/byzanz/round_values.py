"""What the rest of a round brings: a lot, and a sort from the market."""

from typing import Final

from ....core.native import i64
from ....games.byzanz.cards import SORT_BITS, SORT_MASK, of_sort
from ....games.byzanz.data import GOODS, OFFERS
from .hand_values import hand_worth

_HUNDREDTHS: Final = {
    3: [
        [[266, 21, 7, -8], [0, -35, 14, 35]],
        [[183, 46, -3, -13], [0, -9, 68, -39], [-33, -23, 6, 64]],
        [[0, 0, 0, 0], [0, 91, -15, -39], [31, -22, 87, -37], [-11, -16, -12, 84]],
    ],
    4: [
        [[308, 28, 26, -12], [0, -11, 10, 31]],
        [[241, 37, 23, 11], [0, -6, 25, 45], [-16, -16, 9, 46]],
        [[187, 56, 16, 4], [0, 7, 69, -1], [-15, -7, 20, 67], [-18, -18, 8, 56]],
        [[0, 0, 0, 0], [0, 101, -5, -14], [16, -7, 94, -8], [8, -10, 2, 96], [15, -13, -5, 54]],
    ],
    5: [
        [[241, 14, 19, 26], [0, -28, -5, 31]],
        [[152, 25, 22, 13], [0, -18, 5, 29], [-32, -24, -3, 35]],
        [[87, 41, 21, 16], [0, -20, 34, 41], [-12, -19, -5, 60], [-39, -20, 2, 31]],
        [[21, 71, 4, 1], [0, 5, 64, -4], [-11, -16, 25, 59], [-14, -17, -6, 66], [-37, -16, 2, 30]],
        [
            [0, 0, 0, 0],
            [0, 98, -5, -2],
            [46, -10, 93, -11],
            [32, -11, 1, 92],
            [64, -17, -19, 71],
            [39, -14, -3, 24],
        ],
    ],
    6: [
        [[347, 18, 17, 29], [0, -4, 1, 20]],
        [[236, 11, 21, 32], [0, -17, -4, 30], [-53, -14, 3, 14]],
        [[141, 25, 16, 28], [0, -20, -1, 52], [-23, -22, -2, 25], [-75, -16, 5, 4]],
        [[88, 40, 24, 9], [0, -19, 14, 70], [-3, -22, 4, 54], [-6, -31, 12, 19], [-63, -18, 3, 11]],
        [
            [44, 72, 7, -9],
            [0, 7, 67, 2],
            [5, -15, 14, 75],
            [11, -17, -2, 60],
            [5, -25, 7, 27],
            [-35, -16, 0, 13],
        ],
        [
            [0, 0, 0, 0],
            [0, 97, 1, -13],
            [21, -6, 93, -3],
            [26, -12, -1, 98],
            [65, -12, -16, 64],
            [54, -19, -5, 31],
            [14, -8, -14, 17],
        ],
    ],
}
"""By players and lots won in the round, in hundredths: a row for the seats that have won none, then
one for each that has, in the order in which they will pick. After the last lot, none is for those
who have picked."""


def _by_place(players: int, rows: list[list[int]]) -> list[list[float]]:
    """Rows by picking place; zeros for the places that nobody has yet."""
    parts = [[hundredths / 100 for hundredths in row] for row in rows]
    nobodys = [[0.0] * 4 for _ in range(players + 1 - len(rows))]
    return [parts[0], *nobodys, *parts[1:]]


ROUND_VALUES: Final = [
    [[], *[_by_place(players, rows) for rows in _HUNDREDTHS.get(players, [])]]
    for players in range(max(_HUNDREDTHS) + 1)
]
"""By players, lots won in the round and picking place: what to expect in any case, compared with
who won the latest lot, in points; then which parts of the best, second and third best gain in the
market. Bots that play by these numbers came to them."""


def picking_place(players: int, offer: int) -> int:
    """0 for a seat without an offer card; else 1 for the first to pick, 2 for the next, etc."""
    if offer == 0:
        return 0
    return players - OFFERS[players].index(offer)


def market_worth(hand: i64, had: float, market: i64, steps_left: i64, parts: list[float]) -> float:
    """What a hand worth `had` may expect of a market, by the parts of its gains."""
    first = 0.0
    second = 0.0
    third = 0.0
    rest = market
    for sort in range(GOODS + 1):
        if rest == 0:
            break
        if sort == GOODS or rest & SORT_MASK:
            gain = hand_worth(hand + of_sort(market, sort), steps_left) - had
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
