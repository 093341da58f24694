"""Byzanz's actions: int <-> kind and arguments <-> text.

- `pass`, `bid`, `done`: plain words
- `+wine-2`: lay a card to the bid
- `put:wood-1`: put a card of the lot into the market
- `discard:grain-1`: put a card away, over the hand limit
- `take:cloth`: take a sort from the market
- `sell:wine-4+wine-1+trader`: sell a set; the highest goods card, which is kept, comes first
"""

from typing import Final

from ...core.actions import ActionKind, ActionTable, Argument
from .cards import CARD, CODES, COUNT, VALUES, card_name, packet_of
from .data import COPIES, GOODS, KINDS, SET_SIZE, SORTS, TRADER, TRADER_WORTH

PASS: Final = 0
BID: Final = 1
DONE: Final = 2
ADD: Final = 3
PUT: Final = 27
DISCARD: Final = 52
TAKE: Final = 77
SELL: Final = 84
"""The first action of each kind; a card's or sort's number is added to it."""


def _sets_of_one_sort() -> list[list[int]]:
    """Every set of one sort with a goods card: its values from the highest, 0 for a trader.

    Ordered by what is kept, then by what is given up.
    """
    sets = [
        [high, middle, low]
        for high in range(1, 5)
        for middle in range(high + 1)
        for low in range(middle + 1)
    ]
    return [
        values
        for values in sets
        if all(values.count(value) <= COPIES[value - 1] for value in range(1, 5))
    ]


SETS: Final = _sets_of_one_sort()
"""The 33 different sets of a sort of goods."""

SELL_TRADERS: Final = SELL + GOODS * len(SETS)
"""Selling three traders: the last action."""

NUM_ACTIONS: Final = SELL_TRADERS + 1


def _set_cards(action: int) -> list[int]:
    """The kinds of card that a sale gives up, the kept one first."""
    if action == SELL_TRADERS:
        return [TRADER] * SET_SIZE
    sort, number = divmod(action - SELL, len(SETS))
    return [4 * sort + value - 1 if value else TRADER for value in SETS[number]]


_CARDS_SOLD: Final = [_set_cards(action) for action in range(SELL, NUM_ACTIONS)]

SOLD: Final = [packet_of(sold) for sold in _CARDS_SOLD]
"""The packet that a sale takes from the hand, by action - SELL."""

KEPT: Final = [CARD[sold[0]] for sold in _CARDS_SOLD]
"""The card that stays with the seller as profit, by action - SELL."""

PROFIT: Final = [TRADER_WORTH if sold[0] == TRADER else sold[0] % 4 + 1 for sold in _CARDS_SOLD]
"""What that card counts at the end, by action - SELL."""


def _sets_within(code: int, traders: int) -> list[int]:
    """The numbers of the sets that a sort's code and a number of traders allow."""
    return [
        number
        for number, values in enumerate(SETS)
        if values.count(0) <= traders
        and all(values.count(value) <= COUNT[4 * code + value - 1] for value in range(1, 5))
    ]


def _sales(sort: int, numbers: list[int]) -> tuple[int, ...]:
    return tuple([SELL + len(SETS) * sort + number for number in numbers])


_SETS_WITHIN: Final = [
    [_sets_within(code, stand_ins) for code in range(CODES)] for stand_ins in range(SET_SIZE)
]

SALES: Final = [
    [tuple([_sales(sort, numbers) for numbers in within]) for sort in range(GOODS)]
    for within in _SETS_WITHIN
]
"""The sales open with 0, 1 or 2 traders at hand, of a sort, by the sort's code in the hand."""

ADDS: Final = [
    tuple([tuple([ADD + 4 * sort + value - 1 for value in VALUES[code]]) for code in range(CODES)])
    for sort in range(GOODS)
]
"""The cards of a sort that can be laid, by the sort's code in the hand."""


_GOODS_CARDS: Final = Argument("card", [card_name(kind) for kind in range(TRADER)])
_CARDS: Final = Argument("card", [card_name(kind) for kind in range(KINDS)])
_SOLD_CARDS: Final = Argument(
    "cards",
    ["+".join([card_name(kind) for kind in sold]) for sold in _CARDS_SOLD],
    [tuple(sold) for sold in _CARDS_SOLD],
)

ACTIONS: Final = ActionTable(
    ActionKind.of("pass", first=PASS),
    ActionKind.of("bid", first=BID),
    ActionKind.of("done", first=DONE),
    ActionKind.of("add", _GOODS_CARDS, text="+{card}", first=ADD),
    ActionKind.of("put", _CARDS, first=PUT),
    ActionKind.of("discard", _CARDS, first=DISCARD),
    ActionKind.of("take", Argument("sort", SORTS), first=TAKE),
    ActionKind.of("sell", _SOLD_CARDS, first=SELL),
)
"""Every action of a seat; of the cards of a sale the one that is kept comes first."""

OUTCOMES: Final = ActionTable(ActionKind.of("card", _CARDS, text="{card}"))
"""What chance can turn over."""
