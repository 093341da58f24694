"""Chapters "Veilingen", "Volgende veilingen" and "Eigenaardigheden bij een veiling"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import NOBODY, next_seat
from . import selling
from .actions import ADD, ADDS, BID, PASS, PUT
from .cards import (
    CARD,
    COUNT,
    SORT_BITS,
    SORT_MASK,
    VALUES,
    WORTH,
    cards,
    from_kind,
    kinds,
    without,
)
from .data import GOODS, OFFERS

if TYPE_CHECKING:
    from .state import ByzanzState


def open_bidding(state: "ByzanzState") -> None:
    """Veilingen: players who have an offer card are out of this round's auctions."""
    state.passed = [offer > 0 for offer in state.held]


def legal_bids(state: "ByzanzState") -> list[int]:
    """Veilingen, second and third paragraph: pass, or lay goods that top the highest bid.

    The goods are laid one by one in ascending order. A card is open only if it and those that may
    follow it can top the bid, so every draft can be completed. Traders have no value in a bid.
    """
    seat = state.actor
    hand: i64 = state.hands[seat]
    missing: i64 = state.highest - state.totals[seat]
    if state.draft == 0:
        legal = [PASS]
        _add_cards(legal, hand, missing)
        selling.add_sales(legal, hand)
        return legal
    missing -= state.draft_worth
    legal = [BID] if missing < 0 else []
    _add_cards(legal, from_kind(hand - state.draft, state.last_kind), missing)
    return legal


def _add_cards(legal: list[int], hand: i64, missing: i64) -> None:
    """Add the goods of a hand, each only if it and all that follow it are worth more than
    what is missing. The later cards are few, so the last such card is looked for from the end.
    """
    sort: i64 = GOODS
    code: i64 = 0
    while missing >= 0:
        if sort == 0:
            return
        sort -= 1
        code = (hand >> (SORT_BITS * sort)) & SORT_MASK
        missing -= WORTH[code]
    for earlier in range(sort):
        before = hand & SORT_MASK
        if before:
            legal.extend(ADDS[earlier][before])
        hand >>= SORT_BITS
    for value in VALUES[code]:
        if missing < 0:
            legal.append(ADD + 4 * sort + value - 1)
        missing += COUNT[4 * code + value - 1] * value


def add_card(state: "ByzanzState", kind: int) -> None:
    """One more card for the bid; nobody sees it before the bid is made."""
    state.draft += CARD[kind]
    state.draft_worth += kind % 4 + 1
    state.last_kind = kind


def bid(state: "ByzanzState") -> None:
    """Veilingen, third paragraph: the drafted cards are laid down, on top of an earlier bid."""
    seat = state.actor
    laid = state.draft
    state.highest = state.totals[seat] + state.draft_worth
    state.totals[seat] = state.highest
    state.hands[seat] = state.hands[seat] - laid
    state.bids[seat] = state.bids[seat] + laid
    state.known[seat] = without(state.known[seat], laid)
    selling.close_draft(state)
    state.leader = seat
    if state.events is not None:
        state.tell("bid", {"seat": seat, "cards": cards(laid), "total": state.highest})


def pass_(state: "ByzanzState") -> None:
    """Veilingen, third paragraph: out of this auction, with the bid back in the hand."""
    seat = state.actor
    taken_back = state.bids[seat]
    state.bids[seat] = 0
    state.totals[seat] = 0
    state.hands[seat] = state.hands[seat] + taken_back
    state.known[seat] = state.known[seat] + taken_back
    state.passed[seat] = True
    if state.first_pass == NOBODY:
        state.first_pass = seat
    if state.events is not None:
        state.tell("passed", {"seat": seat, "cards": cards(taken_back)})


def next_bidder(state: "ByzanzState") -> int:
    """The next on the left that has not passed, perhaps the same seat again; or NOBODY."""
    seat = next_seat(state.actor, state.players)
    while state.passed[seat]:
        if seat == state.actor:
            return NOBODY
        seat = next_seat(seat, state.players)
    return seat


def pay_bid(state: "ByzanzState", winner: int) -> None:
    """The winner's first duty: the whole bid goes into the market."""
    paid = state.bids[winner]
    state.bids[winner] = 0
    state.totals[winner] = 0
    state.market += paid
    if state.events is not None:
        state.tell("auction_won", {"seat": winner, "total": state.highest, "cards": cards(paid)})
    _close_bidding(state)


def _close_bidding(state: "ByzanzState") -> None:
    """Nothing of an auction's course matters after it."""
    state.leader = NOBODY
    state.highest = 0
    state.first_pass = NOBODY
    state.passed = [False] * state.players


def legal_lot_cards(state: "ByzanzState") -> list[int]:
    """The winner's second duty: any one card of the lot, a trader too."""
    legal = [PUT + kind for kind in kinds(state.lot)]
    selling.add_sales(legal, state.hands[state.actor])
    return legal


def put_lot_card(state: "ByzanzState", kind: int) -> None:
    """That card goes into the market."""
    state.lot -= CARD[kind]
    state.market += CARD[kind]
    if state.events is not None:
        state.tell("put_in_market", {"seat": state.actor, "card": kind})


def all_passed(state: "ByzanzState") -> int:
    """Alle spelers hebben gepast: the first who passed gets the whole lot for nothing."""
    seat = state.first_pass
    if state.events is not None:
        state.tell("all_passed", {"seat": seat})
    _close_bidding(state)
    return seat


def take_lot(state: "ByzanzState", seat: int) -> None:
    """The winner's third duty: the lot, or what is left of it, into the hand."""
    taken = state.lot
    state.lot = 0
    state.hands[seat] = state.hands[seat] + taken
    state.known[seat] = state.known[seat] + taken
    if state.events is not None:
        state.tell("lot_taken", {"seat": seat, "cards": cards(taken)})


def take_offer_card(state: "ByzanzState", seat: int) -> None:
    """The winner's last duty: the top offer card."""
    offer = OFFERS[state.players][state.lots]
    state.held[seat] = offer
    state.lots += 1
    if state.events is not None:
        state.tell("offer_taken", {"seat": seat, "offer": offer})


def next_opener(state: "ByzanzState", winner: int) -> int:
    """Volgende veilingen: the next on the left who has no offer card yet."""
    seat = next_seat(winner, state.players)
    while state.held[seat] > 0:
        seat = next_seat(seat, state.players)
    return seat


def tell_last_lot(state: "ByzanzState", seat: int) -> None:
    """De laatste veiling van een ronde: the last player gets the lot without a bid."""
    if state.events is not None:
        state.tell("last_lot", {"seat": seat})
