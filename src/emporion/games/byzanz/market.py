"""Chapters "De markt van Byzantium" and "Een nieuwe ronde"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import NOBODY
from . import events, selling, setup
from .actions import PASS, TAKE
from .cards import SORT_BITS, SORT_MASK, cards, of_sort
from .data import GOODS, ROUNDS, TRADERS
from .phases import FINAL_SALES, PICKING

if TYPE_CHECKING:
    from .state import ByzanzState


def open_market(state: "ByzanzState") -> None:
    """All lots of the round are won: the lowest offer card picks first."""
    _ask_picker(state, 0)


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
    """All cards of that sort go into the hand, and the hand limit holds at once."""
    seat = state.actor
    taken = of_sort(state.market, sort)
    state.market -= taken
    state.hands[seat] = state.hands[seat] + taken
    state.known[seat] = state.known[seat] + taken
    if state.events is not None:
        events.tell(state, "sort_taken", {"seat": seat, "sort": sort, "cards": cards(taken)})
    if not selling.over_limit(state, seat):
        next_picker(state, seat)


def decline_pick(state: "ByzanzState") -> None:
    """With the option `picking = may`: take nothing."""
    if state.events is not None:
        events.tell(state, "pick_declined", {"seat": state.actor})
    next_picker(state, state.actor)


def next_picker(state: "ByzanzState", seat: int) -> None:
    """The holder of the next higher offer card picks; each player once."""
    _ask_picker(state, state.held[seat])


def _ask_picker(state: "ByzanzState", above: int) -> None:
    """Ask the lowest offer card above a number; with the market empty the rest is skipped."""
    picker = NOBODY
    for seat in range(state.players):
        offer = state.held[seat]
        if offer > above and (picker == NOBODY or offer < state.held[picker]):
            picker = seat
    if picker == NOBODY:
        _close_market(state)
    elif state.market == 0:
        if state.events is not None:
            events.tell(state, "market_was_empty", {"seat": picker})
        _ask_picker(state, state.held[picker])
    else:
        state.phase = PICKING
        state.actor = picker


def _close_market(state: "ByzanzState") -> None:
    """What is left goes into the box; the offer cards are stacked anew."""
    left = state.market
    state.market = 0
    state.box += left
    if state.events is not None:
        events.tell(state, "market_cleared", {"cards": cards(left)})
    lowest = 0
    for seat in range(state.players):
        if state.held[seat] < state.held[lowest]:
            lowest = seat
    state.held = [0] * state.players
    state.lots = 0
    state.round += 1
    if state.round == ROUNDS[state.players]:
        state.phase = FINAL_SALES
        state.actor = 0
    else:
        setup.open_lot(state, lowest)
