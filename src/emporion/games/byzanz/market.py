"""Chapters "De markt van Byzantium" and "Een nieuwe ronde"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import NOBODY
from . import selling
from .actions import PASS, TAKE
from .cards import SORT_BITS, SORT_MASK, cards, of_sort
from .data import GOODS, TRADERS

if TYPE_CHECKING:
    from .state import ByzanzState


def next_picker(state: "ByzanzState", above: int) -> int:
    """The seat with the lowest offer card above a number, or NOBODY: each player picks once."""
    picker = NOBODY
    for seat in range(state.players):
        offer = state.held[seat]
        if offer > above and (picker == NOBODY or offer < state.held[picker]):
            picker = seat
    return picker


def legal_picks(state: "ByzanzState") -> list[int]:
    """Any one sort that is in the market, traders being one; declining only as an option."""
    legal = [PASS] if state.settings.may_decline else []
    rest: i64 = state.market
    for take in range(TAKE, TAKE + GOODS):
        if rest & SORT_MASK:
            legal.append(take)
        rest >>= SORT_BITS
    if rest:
        legal.append(TAKE + TRADERS)
    selling.add_sales(legal, state.hands[state.actor])
    return legal


def pick_sort(state: "ByzanzState", sort: int) -> None:
    """All cards of that sort go into the hand."""
    seat = state.actor
    taken = of_sort(state.market, sort)
    state.market -= taken
    state.hands[seat] = state.hands[seat] + taken
    state.known[seat] = state.known[seat] + taken
    if state.events is not None:
        state.tell("sort_taken", {"seat": seat, "sort": sort, "cards": cards(taken)})


def decline_pick(state: "ByzanzState") -> None:
    """With the option `picking = may`: take nothing."""
    if state.events is not None:
        state.tell("pick_declined", {"seat": state.actor})


def tell_empty(state: "ByzanzState", seat: int) -> None:
    """The market has nothing left for a player."""
    if state.events is not None:
        state.tell("market_was_empty", {"seat": seat})


def lowest_offer(state: "ByzanzState") -> int:
    """Een nieuwe ronde: the player with the lowest offer card bids first."""
    lowest = 0
    for seat in range(state.players):
        if state.held[seat] < state.held[lowest]:
            lowest = seat
    return lowest


def close_market(state: "ByzanzState") -> None:
    """What is left goes into the box; all offer cards are stacked again."""
    left = state.market
    state.market = 0
    state.box += left
    if state.events is not None:
        state.tell("market_cleared", {"cards": cards(left)})
    state.held = [0] * state.players
    state.lots = 0
    state.rounds_finished += 1
