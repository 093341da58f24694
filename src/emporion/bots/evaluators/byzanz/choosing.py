"""What a seat makes of its cards outside the auction: picks, gifts, discards and sales."""

from ....core.native import i64
from ....games.byzanz.actions import PROFIT, SELL, SOLD
from ....games.byzanz.cards import CARD, SORT_BITS, SORT_MASK, kinds, of_sort, size
from ....games.byzanz.data import GOODS, HAND_LIMIT
from ....games.byzanz.selling import add_sales
from ....games.byzanz.state import ByzanzState
from .hand_values import NEVER, hand_worth
from .round_values import ROUND_VALUES, market_worth
from .steps_left import after_round


def best_sort(hand: i64, market: i64, steps_left: i64) -> i64:
    """The sort of a market that is best for a hand."""
    best = NEVER
    chosen: i64 = 0
    rest = market
    for sort in range(GOODS + 1):
        if rest == 0:
            break
        if sort == GOODS or rest & SORT_MASK:
            had = hand_worth(hand + of_sort(market, sort), steps_left)
            if had > best:
                best = had
                chosen = sort
        rest >>= SORT_BITS
    return chosen


def lot_card_worth(state: ByzanzState, seat: int, kind: int) -> float:
    """What a seat may expect if it puts a card of its lot into the market.

    Who has the last lot picks first, and can take the card back with all of its sort.
    """
    hand: i64 = state.hands[seat] + state.lot - CARD[kind]
    market: i64 = state.market + CARD[kind]
    steps_left = after_round(state)
    lots = state.lots + 1
    if lots == state.players:
        sort = best_sort(hand, market, steps_left)
        return hand_worth(hand + of_sort(market, sort), steps_left)
    had = hand_worth(hand, steps_left + 1)
    parts = ROUND_VALUES[state.players][lots][state.players - state.lots]
    return had + market_worth(hand, had, market, steps_left + 1, parts)


def best_lot_card(state: ByzanzState, seat: int) -> int:
    """The card of its lot that a seat puts into the market."""
    best = NEVER
    chosen = 0
    for kind in kinds(state.lot):
        had = lot_card_worth(state, seat, kind)
        if had > best:
            best = had
            chosen = kind
    return chosen


def within_limit(hand: i64, steps_left: i64) -> i64:
    """What is left of a hand that goes down to its limit by discards alone."""
    for _ in range(size(hand) - HAND_LIMIT):
        best = NEVER
        left = hand
        for kind in kinds(hand):
            had = hand_worth(hand - CARD[kind], steps_left)
            if had > best:
                best = had
                left = hand - CARD[kind]
        hand = left
    return hand


def sale_worth(hand: i64, sale: int, steps_left: i64) -> float:
    """A sale's points, and what is left in the hand."""
    return PROFIT[sale - SELL] + hand_worth(hand - SOLD[sale - SELL], steps_left)


def best_sale(hand: i64, steps_left: i64) -> int:
    """The best sale open to a hand, 0 if there is none."""
    sales: list[int] = []
    add_sales(sales, hand)
    best = NEVER
    chosen = 0
    for sale in sales:
        had = sale_worth(hand, sale, steps_left)
        if had > best:
            best = had
            chosen = sale
    return chosen
