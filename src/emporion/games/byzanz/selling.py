"""Chapters "Verkoop van goederen", "Meer dan 7 kaarten in de hand", "De handelaarskaarten"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from .actions import DISCARD, DONE, KEPT, PROFIT, SALES, SELL, SELL_TRADERS, SOLD
from .cards import CARD, SORT_BITS, SORT_MASK, TRADER_SHIFT, cards, count, kinds, size, without
from .data import HAND_LIMIT, SET_SIZE

if TYPE_CHECKING:
    from .state import ByzanzState


def add_sales(legal: list[int], hand: i64) -> None:
    """Add each set in a hand: three of one sort, traders standing in; or three traders.

    Sales are open before every decision of the seller.
    """
    traders = hand >> TRADER_SHIFT
    for sales in SALES[traders if traders < SET_SIZE else SET_SIZE - 1]:
        found = sales[hand & SORT_MASK]
        if found:
            legal.extend(found)
        hand >>= SORT_BITS
    if traders >= SET_SIZE:
        legal.append(SELL_TRADERS)


def sell_set(state: "ByzanzState", action: int) -> None:
    """The highest goods card is kept as profit, the other two go into the box.

    Of three traders one is kept. A discard drafted before the sale is committed with it.
    """
    seat = state.actor
    _put_away_draft(state)
    sold = SOLD[action - SELL]
    kept = KEPT[action - SELL]
    state.hands[seat] = state.hands[seat] - sold
    state.known[seat] = without(state.known[seat], sold)
    state.profits[seat] = state.profits[seat] + kept
    state.box += sold - kept
    if state.events is not None:
        state.tell(
            "sold",
            {
                "seat": seat,
                "cards": cards(sold),
                "kept": kinds(kept)[0],
                "points": PROFIT[action - SELL],
            },
        )


def over_limit(state: "ByzanzState", seat: int) -> bool:
    """Whether a hand has to shrink at once."""
    return size(state.hands[seat]) > HAND_LIMIT


def legal_discards(state: "ByzanzState") -> list[int]:
    """Any card in ascending order, or a sale.

    A card is open only if the hand can still come down to seven: by cards that may follow it, or
    by a sale after it.
    """
    hand: i64 = state.hands[state.actor] - state.draft
    left = size(hand)
    surplus = left - HAND_LIMIT
    legal: list[int] = []
    for kind in kinds(hand):
        if kind >= state.last_kind and (left >= surplus or _has_set(hand - CARD[kind])):
            legal.append(DISCARD + kind)
        left -= count(hand, kind)
    add_sales(legal, hand)
    return legal


def _has_set(hand: i64) -> bool:
    """Whether a hand allows a sale."""
    sales: list[int] = []
    add_sales(sales, hand)
    return len(sales) > 0


def discard(state: "ByzanzState", kind: int) -> None:
    """One more card to put away; the discards are shown once the hand is down to seven."""
    seat = state.actor
    state.draft += CARD[kind]
    state.last_kind = kind
    if size(state.hands[seat] - state.draft) == HAND_LIMIT:
        _put_away_draft(state)


def _put_away_draft(state: "ByzanzState") -> None:
    """Drafted discards go into the box, in sight of all."""
    away = state.draft
    if away == 0:
        return
    seat = state.actor
    close_draft(state)
    state.hands[seat] = state.hands[seat] - away
    state.known[seat] = without(state.known[seat], away)
    state.box += away
    if state.events is not None:
        state.tell("discarded", {"seat": seat, "cards": cards(away)})


def close_draft(state: "ByzanzState") -> None:
    """A chain is committed: the next one begins empty."""
    state.draft = 0
    state.draft_worth = 0
    state.last_kind = 0


def legal_final_sales(state: "ByzanzState") -> list[int]:
    """Einde van het spel: each player in seat order may sell what sets are left."""
    legal = [DONE]
    add_sales(legal, state.hands[state.actor])
    return legal


def finish_selling(state: "ByzanzState") -> None:
    """A player sells nothing more."""
    if state.events is not None:
        state.tell("finished_selling", {"seat": state.actor})
