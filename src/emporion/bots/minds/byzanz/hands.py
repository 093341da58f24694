"""What a hand is worth: its sets, the beginnings of sets, and traders where they bring most."""

from typing import Final

from ....core.native import i64
from ....games.byzanz.cards import CODES, COUNT, SORT_BITS, SORT_MASK, TRADER_SHIFT
from ....games.byzanz.data import GOODS, SET_SIZE, TRADER_COPIES, TRADER_WORTH
from .hopes import COIN, MOMENTS, PAIR, SET, SINGLE, TRADER, TRADERS, TRIO

NEVER: Final = -1000.0
"""The worth of what cannot be."""

_STEP: Final = SORT_MASK + 1
_MOMENT: Final = SET_SIZE * _STEP
"""Places in a table of worths: by moment, traders used, and code."""


def _values(code: int) -> list[int]:
    """The values of a code's cards, the highest first."""
    return [value for value in range(4, 0, -1) for _ in range(COUNT[4 * code + value - 1])]


def parts_of_sort(code: int, stand_ins: int) -> list[tuple[int, float]] | None:
    """The parts that a sort's cards make with so many traders, and how much of each.

    The points of complete sets are not among them. `None` where the traders complete no set: until
    they do, they are free.
    """
    values = _values(code)
    cards = len(values) + stand_ins
    sets = cards // SET_SIZE
    if stand_ins and (cards % SET_SIZE or sets > len(values)):
        return None
    parts = [(SET + value - 1, 1.0) for value in values[:sets]]
    others = values[sets:]
    left = cards - SET_SIZE * sets
    if left:
        best = others.pop(0)
        parts.append(((PAIR if left == 2 else SINGLE) + best - 1, 1.0))
    if others:
        parts.append((COIN, float(sum(others))))
    return parts


def _points_of_sort(code: int, stand_ins: int) -> int:
    """The points of the sets that a sort's cards make with so many traders."""
    values = _values(code)
    return sum(values[: (len(values) + stand_ins) // SET_SIZE])


def _sort_worth(hopes: list[float], code: int, stand_ins: int) -> float:
    parts = parts_of_sort(code, stand_ins)
    if parts is None:
        return NEVER
    worth = float(_points_of_sort(code, stand_ins))
    for part, much in parts:
        worth += hopes[part] * much
    return worth


def _traders_worth(hopes: list[float], count: int) -> float:
    trios, left = divmod(count, SET_SIZE)
    worth = trios * (TRADER_WORTH + hopes[TRIO])
    if left:
        worth += hopes[TRADER if left == 1 else TRADERS]
    return worth


class Hands:
    """The worth of any hand at any moment, looked up sort by sort."""

    def __init__(self, hopes: list[list[float]]) -> None:
        self._sorts: list[float] = []
        self._traders: list[float] = []
        for moment in range(MOMENTS):
            for stand_ins in range(SET_SIZE):
                self._sorts.extend(
                    [_sort_worth(hopes[moment], code, stand_ins) for code in range(CODES)]
                )
                self._sorts.extend([NEVER] * (_STEP - CODES))
            self._traders.extend(
                [_traders_worth(hopes[moment], count) for count in range(TRADER_COPIES + 1)]
            )

    def worth(self, hand: i64, moment: i64) -> float:
        """What a hand will bring from a moment on, its sets included."""
        free = hand >> TRADER_SHIFT
        base = _MOMENT * moment
        sorts = self._sorts
        if free == 0:
            worth = 0.0
            while hand:
                worth += sorts[base + (hand & SORT_MASK)]
                hand >>= SORT_BITS
            return worth
        none = 0.0
        one = NEVER
        two = NEVER
        three = NEVER
        # The best with so many traders used up to here, for each number of them.
        for _ in range(GOODS):
            code = hand & SORT_MASK
            hand >>= SORT_BITS
            if code == 0:
                continue
            place = base + code
            alone = sorts[place]
            with_one = sorts[place + _STEP]
            with_two = sorts[place + 2 * _STEP]
            if free >= 2:
                if free >= 3:
                    three = _best(three + alone, two + with_one, one + with_two)
                two = _best(two + alone, one + with_one, none + with_two)
            one = one + alone if one + alone > none + with_one else none + with_one
            none += alone
        traders = self._traders
        first = (TRADER_COPIES + 1) * moment + free
        best = none + traders[first]
        if one + traders[first - 1] > best:
            best = one + traders[first - 1]
        if free >= 2:
            if two + traders[first - 2] > best:
                best = two + traders[first - 2]
            if free >= 3 and three + traders[first - 3] > best:
                best = three + traders[first - 3]
        return best


def _best(first: float, second: float, third: float) -> float:
    best = first if first > second else second
    return best if best > third else third
