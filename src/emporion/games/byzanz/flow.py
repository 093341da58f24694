"""The flow of the game: what follows what, in the order of the book.

The chapters carry out rules and say what is legal. Which phase comes next, and who is asked in it,
is decided here alone:

    the hands are dealt
    rounds, as long as there are cards in the pile, each of
        a lot for each player
            cards are laid open
            bids and passes in turn, until all but one have passed; the last lot is not bid for
            a card of the lot goes into the market, the others into the hand
            the hand limit; then the offer card
        the market
            from the lowest offer card up, each takes a sort; then the hand limit
    last sales, seat by seat

Sets may be sold before every decision of the seller, who is asked again after it.
"""

from typing import TYPE_CHECKING

from ...core.seats import CHANCE, NOBODY, OVER
from . import auction, market, scoring, selling, setup
from .actions import ADD, DISCARD, PASS, PUT, SELL, TAKE
from .cards import kinds
from .data import OFFERS, ROUNDS
from .phases import BIDDING, DEALING, ENDED, FINAL_SALES, LOT_CARD, OPENING, OVER_LIMIT, PICKING

if TYPE_CHECKING:
    from .state import ByzanzState


def apply(state: "ByzanzState", seat: int, action: int) -> None:
    """Carry out an action of a seat or an outcome of chance, and go on to the next question.

    After a sale the seat is asked the same again; only a sale over the hand limit may settle it.
    """
    phase = state.phase
    if seat == CHANCE:
        setup.turn_over(state, action)
        if phase == DEALING:
            _deal(state, action)
        else:
            _lay_open(state, action)
    elif action >= SELL:
        selling.sell_set(state, action)
        if phase == OVER_LIMIT:
            _settle_limit(state, seat)
    elif phase == BIDDING:
        if action >= ADD:
            auction.add_card(state, action - ADD)
        else:
            if action == PASS:
                auction.pass_(state)
            else:
                auction.bid(state)
            _ask_next_bidder(state)
    elif phase == LOT_CARD:
        auction.put_lot_card(state, action - PUT)
        _take_lot(state, seat)
    elif phase == OVER_LIMIT:
        selling.discard(state, action - DISCARD)
        _settle_limit(state, seat)
    elif phase == PICKING:
        if action == PASS:
            market.decline_pick(state)
            _ask_picker(state, state.held[seat])
        else:
            market.pick_sort(state, action - TAKE)
            _settle_limit(state, seat)
    else:
        selling.finish_selling(state)
        _ask_next_seller(state, seat)


# -- Spelvoorbereiding ----------------------------------------------------------------------------


def _deal(state: "ByzanzState", kind: int) -> None:
    """One card after the other is dealt; then the first lot."""
    setup.deal(state, kind)
    if state.to_turn == 0:
        _open_lot(state, state.opener)


# -- Veilingen ------------------------------------------------------------------------------------


def _open_lot(state: "ByzanzState", opener: int) -> None:
    """As many cards as the top offer card says will be laid open."""
    state.phase = OPENING
    state.actor = CHANCE
    state.opener = opener
    state.to_turn = OFFERS[state.players][state.lots]


def _lay_open(state: "ByzanzState", kind: int) -> None:
    """One more card of the lot; with the last one the auction begins."""
    setup.lay_open(state, kind)
    if state.to_turn == 0:
        _open_auction(state)


def _open_auction(state: "ByzanzState") -> None:
    """The opener is asked first, unless the lot is the last one of the round."""
    opener = state.opener
    state.opener = NOBODY
    state.actor = opener
    if state.lots == state.players - 1:
        _last_lot(state, opener)
    else:
        auction.open_bidding(state)
        state.phase = BIDDING


def _last_lot(state: "ByzanzState", seat: int) -> None:
    """De laatste veiling van een ronde: no bidding; a single card goes straight to market."""
    auction.tell_last_lot(state, seat)
    if OFFERS[state.players][state.lots] > 1:
        state.phase = LOT_CARD
    else:
        auction.put_lot_card(state, kinds(state.lot)[0])
        _take_offer_card(state, seat)


def _ask_next_bidder(state: "ByzanzState") -> None:
    """The auction goes round until all but one have passed.

    A seat that is alone has won if it has bid; if not it is asked, and may still pass.
    """
    seat = auction.next_bidder(state)
    if seat == NOBODY:
        _take_lot(state, auction.all_passed(state))
        return
    state.actor = seat
    if seat == state.leader:
        auction.pay_bid(state, seat)
        state.phase = LOT_CARD


def _take_lot(state: "ByzanzState", seat: int) -> None:
    """The lot goes into the hand, and the hand limit holds at once."""
    auction.take_lot(state, seat)
    _settle_limit(state, seat)


def _take_offer_card(state: "ByzanzState", seat: int) -> None:
    """The winner's last duty: the top offer card. Then the next lot, or the market."""
    auction.take_offer_card(state, seat)
    if state.lots == state.players:
        _ask_picker(state, 0)
    else:
        _open_lot(state, auction.next_opener(state, seat))


# -- De markt van Byzantium, Een nieuwe ronde -----------------------------------------------------


def _ask_picker(state: "ByzanzState", above: int) -> None:
    """Ask the lowest offer card above a number; with the market empty the rest is skipped."""
    picker = market.next_picker(state, above)
    while picker != NOBODY and state.market == 0:
        market.tell_empty(state, picker)
        picker = market.next_picker(state, state.held[picker])
    if picker == NOBODY:
        _end_round(state)
    else:
        state.phase = PICKING
        state.actor = picker


def _end_round(state: "ByzanzState") -> None:
    """While there are cards in the pile another round follows; then the final sales."""
    opener = market.lowest_offer(state)
    market.close_market(state)
    if state.rounds_finished == ROUNDS[state.players]:
        state.phase = FINAL_SALES
        state.actor = 0
    else:
        _open_lot(state, opener)


# -- Meer dan 7 kaarten in de hand ----------------------------------------------------------------


def _settle_limit(state: "ByzanzState", seat: int) -> None:
    """A hand that is too large has to shrink at once; then what it interrupted goes on.

    That is a lot, whose offer card is due, or the market.
    """
    if selling.over_limit(state, seat):
        state.phase = OVER_LIMIT
        state.actor = seat
    elif state.held[seat] == 0:
        _take_offer_card(state, seat)
    else:
        _ask_picker(state, state.held[seat])


# -- Einde van het spel ---------------------------------------------------------------------------


def _ask_next_seller(state: "ByzanzState", seat: int) -> None:
    """The next player's last sales, or the end."""
    if seat + 1 < state.players:
        state.actor = seat + 1
        return
    state.phase = ENDED
    state.actor = OVER
    scoring.show_hands(state)
