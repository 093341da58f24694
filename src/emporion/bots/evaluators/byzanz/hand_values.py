"""What a hand is worth: its sets, the beginnings of sets, and traders where they bring most."""

from typing import Final

from ....core.native import i64
from ....games.byzanz.cards import CODES, COUNT, SORT_BITS, SORT_MASK, TRADER_SHIFT
from ....games.byzanz.data import GOODS, SET_SIZE, TRADER_COPIES, TRADER_WORTH
from .card_values import CARD_VALUES, COIN, PAIR, SET, SINGLE, TRADER, TRADERS, TRIO

NEVER: Final = -1000.0
"""The worth of what is impossible."""

SETS: Final = 0
GROWTH: Final = 1
PAIRS: Final = 2
SINGLES: Final = 3
COINS: Final = 4
FREE_TRADERS: Final = 5
GROUPS: Final = 6
"""The groups in which a hand's worth is told: the points of its sets, what they may still grow by,
pairs, singles, other goods, and traders that no set needs, trios of them included."""

_STEP: Final = SORT_MASK + 1
_STEP_ROW: Final = SET_SIZE * _STEP
_COUNTS: Final = TRADER_COPIES + 1
"""Places in the tables of worths below."""


class SortParts:
    """The best that the cards of a sort make with a number of traders."""

    def __init__(self, code: int, stand_ins: int) -> None:
        values = [value for value in range(4, 0, -1) for _ in range(COUNT[4 * code + value - 1])]
        cards = len(values) + stand_ins
        sets = cards // SET_SIZE
        # Traders are used where they complete a set; until then they are free.
        self.possible = stand_ins == 0 or (cards % SET_SIZE == 0 and sets <= len(values))
        self.points = sum(values[:sets])
        self.sets = values[:sets]
        others = values[sets:]
        left = cards - SET_SIZE * sets if self.possible else 0
        self.pair = others.pop(0) if left == 2 else 0
        self.single = others.pop(0) if left == 1 else 0
        self.coins = sum(others)
        """The best cards of the sets, of the pair and of the single; the value of the others."""

    def growth(self, card_values: list[float]) -> float:
        """What the sets are expected to grow by."""
        growth = 0.0
        for value in self.sets:
            growth += card_values[SET + value - 1]
        return growth

    def pair_worth(self, card_values: list[float]) -> float:
        """What the pair is expected to bring."""
        return card_values[PAIR + self.pair - 1] if self.pair else 0.0

    def single_worth(self, card_values: list[float]) -> float:
        """What the single card is expected to bring."""
        return card_values[SINGLE + self.single - 1] if self.single else 0.0

    def worth(self, card_values: list[float]) -> float:
        """All of it."""
        if not self.possible:
            return NEVER
        beginnings = self.pair_worth(card_values) + self.single_worth(card_values)
        return self.points + self.growth(card_values) + beginnings + card_values[COIN] * self.coins


_SORTS: Final = [
    SortParts(code if code < CODES else 0, stand_ins)
    for stand_ins in range(SET_SIZE)
    for code in range(_STEP)
]
"""By traders used and code."""


def _traders_worth(card_values: list[float], count: int) -> float:
    """What free traders are expected to bring: three of them are a set of their own."""
    trios, left = divmod(count, SET_SIZE)
    worth = trios * (TRADER_WORTH + card_values[TRIO])
    if left:
        worth += card_values[TRADER if left == 1 else TRADERS]
    return worth


_SORT_WORTHS: Final = [sort.worth(card_values) for card_values in CARD_VALUES for sort in _SORTS]
"""The worth of a sort: by steps left, traders used and code."""

_TRADER_WORTHS: Final = [
    _traders_worth(card_values, count) for card_values in CARD_VALUES for count in range(_COUNTS)
]
"""The worth of free traders: by steps left and their number."""

_CLOSE: Final = 1e-6
"""Sums of the same numbers in another order differ by less."""


def hand_worth(hand: i64, steps_left: i64) -> float:
    """What a hand will bring in the steps left, its sets included."""
    free = hand >> TRADER_SHIFT
    base = _STEP_ROW * steps_left
    sorts = _SORT_WORTHS
    none = 0.0
    if free == 0:
        while hand:
            none += sorts[base + (hand & SORT_MASK)]
            hand >>= SORT_BITS
        return none
    if free > 3:
        return _with_many(hand, free, steps_left)
    # The best so far with none, one, two and three of the traders used.
    one = NEVER
    two = NEVER
    three = NEVER
    for _ in range(GOODS):
        code = hand & SORT_MASK
        hand >>= SORT_BITS
        if code == 0:
            continue
        place = base + code
        alone = sorts[place]
        with_one = sorts[place + _STEP]
        if free >= 2:
            with_two = sorts[place + 2 * _STEP]
            if free >= 3:
                three = _best(three + alone, two + with_one, one + with_two)
            two = _best(two + alone, one + with_one, none + with_two)
        one = one + alone if one + alone > none + with_one else none + with_one
        none += alone
    traders = _TRADER_WORTHS
    first = _COUNTS * steps_left + free
    best = none + traders[first]
    if one + traders[first - 1] > best:
        best = one + traders[first - 1]
    if free >= 2:
        if two + traders[first - 2] > best:
            best = two + traders[first - 2]
        if free >= 3 and three + traders[first - 3] > best:
            best = three + traders[first - 3]
    return best


def _with_many(hand: i64, free: i64, steps_left: i64) -> float:
    """The same with more than three traders, which is rare: the best by how many are used."""
    base = _STEP_ROW * steps_left
    sorts = _SORT_WORTHS
    best = [NEVER] * (int(free) + 1)
    best[0] = 0.0
    for _ in range(GOODS):
        place = base + (hand & SORT_MASK)
        hand >>= SORT_BITS
        for used in range(int(free), -1, -1):
            top = best[used] + sorts[place]
            for more in range(1, SET_SIZE):
                if more <= used and place > base:
                    with_more = best[used - more] + sorts[place + more * _STEP]
                    top = with_more if with_more > top else top
            best[used] = top
    top = NEVER
    for used in range(int(free) + 1):
        worth = best[used] + _TRADER_WORTHS[_COUNTS * steps_left + free - used]
        top = worth if worth > top else top
    return top


def hand_groups(hand: i64, steps_left: i64) -> list[float]:
    """The worth of a hand in its `GROUPS`; their sum must agree with `hand_worth`."""
    card_values = CARD_VALUES[steps_left]
    base = _STEP_ROW * steps_left
    free = hand >> TRADER_SHIFT
    used = [0] * GOODS
    wanted = hand_worth(hand, steps_left)
    _use(hand, base, 0, free, wanted, used, steps_left)
    groups = [0.0] * GROUPS
    for sort in range(GOODS):
        stand_ins = used[sort]
        free -= stand_ins
        parts = _SORTS[_STEP * stand_ins + ((hand >> (SORT_BITS * sort)) & SORT_MASK)]
        groups[SETS] += parts.points
        groups[GROWTH] += parts.growth(card_values)
        groups[PAIRS] += parts.pair_worth(card_values)
        groups[SINGLES] += parts.single_worth(card_values)
        groups[COINS] += card_values[COIN] * parts.coins
    groups[FREE_TRADERS] = _TRADER_WORTHS[_COUNTS * steps_left + free]
    return groups


def _use(
    hand: i64,
    base: i64,
    sort: i64,
    free: i64,
    wanted: float,
    used: list[int],
    steps_left: i64,
) -> bool:
    """Find which sorts use traders in a hand of a worth; false if it cannot be reached."""
    if sort == GOODS:
        gap = wanted - _TRADER_WORTHS[_COUNTS * steps_left + free]
        return -_CLOSE < gap < _CLOSE
    code = hand & SORT_MASK
    for stand_ins in range(SET_SIZE):
        if stand_ins > free or (stand_ins > 0 and code == 0):
            break
        here = _SORT_WORTHS[base + _STEP * stand_ins + code]
        if here > NEVER and _use(
            hand >> SORT_BITS, base, sort + 1, free - stand_ins, wanted - here, used, steps_left
        ):
            used[sort] = stand_ins
            return True
    return False


def _best(first: float, second: float, third: float) -> float:
    best = first if first > second else second
    return best if best > third else third
