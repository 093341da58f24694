"""The flow of the game: what follows what, in the order of the book.

The chapters carry out rules and say what is legal. Which phase comes next, and who is asked in it,
is decided here alone:

    the Order cards are dealt
    four turns, each of
        phase 1     characters, ships, the gems of the market
        phase 2     bids; in their order everybody chooses a place in the turn order
        phase 3     window: Cardinal, Spy, Conjurer
                    four times, in Express three, in turn order: a placement (before it the Queen
                    and looks, after it the Magician, the Mercenary and looks)
        phase 4     window: Captain, Herald, Intriguer, Merchant
                    each neighborhood: gems, port, commercial area, palace
                    the market: lines, columns, the highest bidder
                    window: Alchemist, Banker, Jeweller
        phase 5     in the King's Favor a broker into the throne room
    the final account

A window asks in turn order everybody who can play something there.
"""

from typing import TYPE_CHECKING

from ...core.seats import CHANCE, OVER
from . import bidding, city, favor, market, neutral, placing, scoring, setup, windows
from .actions import DONE, PLAY
from .data import LINES, NOTHING, TURNS
from .phases import (
    AFTER_PLACING,
    BIDDING,
    CHARACTERS,
    CLOSING_CARDS,
    COLUMNS,
    COUNTING_CARDS,
    ENDED,
    FAVOR,
    HIGHEST_BIDDER,
    MARKET_SHIP,
    ORDER_CARDS,
    ORDERING,
    PLACING,
    PLACING_CARDS,
    SHIPS,
    TAKING,
    WHITE_GEM,
)

if TYPE_CHECKING:
    from .state import YsState


def apply(state: "YsState", seat: int, action: int) -> None:
    """Carry out an action of a seat or an outcome of chance, and go on to the next question."""
    phase = state.phase
    if phase == PLACING:
        _place(state, action)
    elif phase == BIDDING:
        _bid(state, seat, action)
    elif phase == ORDERING:
        _choose_place(state, action)
    elif phase == TAKING:
        _take_gems(state, action)
    elif phase == AFTER_PLACING:
        _play_after_placing(state, action)
    elif phase in (PLACING_CARDS, COUNTING_CARDS, CLOSING_CARDS):
        _play_in_window(state, action)
    elif phase == WHITE_GEM:
        _name_colour(state, action)
    elif phase == COLUMNS:
        _order_columns(state, action)
    elif phase == HIGHEST_BIDDER:
        _move_quotation(state, action)
    elif phase == FAVOR:
        _send(state, seat, action)
    elif phase == ORDER_CARDS:
        _deal_order_card(state, action)
    elif phase == CHARACTERS:
        _reveal_character(state, action)
    else:
        _draw_ship(state, action)


# -- setup, and phase 1: setup of a turn -----------------------------------------------------------


def _deal_order_card(state: "YsState", outcome: int) -> None:
    """Once everybody has an Order card, the first turn begins."""
    setup.deal_order_card(state, outcome)
    if 0 not in state.orders:
        begin_turn(state)


def begin_turn(state: "YsState") -> None:
    """The characters, of which none are left in the last turn; then the ships."""
    state.actor = CHANCE
    if state.turn == TURNS - 1:
        setup.lay_white_gems(state)
        state.phase = SHIPS
    else:
        state.phase = CHARACTERS


def _reveal_character(state: "YsState", outcome: int) -> None:
    """Once there is a character in each neighborhood, the ships come."""
    setup.reveal_character(state, outcome)
    if NOTHING not in state.palaces:
        state.phase = SHIPS


def _draw_ship(state: "YsState", outcome: int) -> None:
    """A ship for each port, one more for the market's lines; then all bid."""
    if state.phase == MARKET_SHIP:
        setup.fill_market(state, outcome)
        open_bidding(state)
        return
    setup.draw_ship(state, outcome)
    if NOTHING not in state.ships:
        state.phase = MARKET_SHIP


# -- phase 2: turn order --------------------------------------------------------------------------


def open_bidding(state: "YsState") -> None:
    """All choose at once; the actor is the first who has not yet."""
    state.phase = BIDDING
    state.actor = 0


def _bid(state: "YsState", seat: int, action: int) -> None:
    """After the last bid all are revealed, and the best bidder chooses a place."""
    bidding.bid(state, seat, action)
    if 0 in state.chosen:
        state.actor = state.chosen.index(0)
        return
    bidding.reveal_bids(state)
    state.phase = ORDERING
    state.actor = bidding.next_to_choose(state)


def _choose_place(state: "YsState", action: int) -> None:
    """Once all have a place, the Order cards are dealt out, and phase 3 begins."""
    bidding.choose_place(state, action)
    if 0 in state.chosen:
        state.actor = bidding.next_to_choose(state)
        return
    bidding.settle_order(state)
    open_window(state, PLACING_CARDS)


# -- the windows for characters -------------------------------------------------------------------


def open_window(state: "YsState", phase: int) -> None:
    """A window opens: the first in turn order who can play something is asked."""
    state.phase = phase
    state.asked = 0
    _ask_in_window(state)


def _ask_in_window(state: "YsState") -> None:
    """Ask the next who can play something; after the last one the window closes."""
    if windows.is_held(state):
        while state.asked < state.players:
            seat = windows.seat_at(state, state.asked)
            if windows.can_play(state, seat):
                state.actor = seat
                return
            state.asked += 1
    state.asked = 0
    if state.phase == PLACING_CARDS:
        _begin_placing(state)
    elif state.phase == COUNTING_CARDS:
        _count_neighborhood(state)
    else:
        end_counting(state)


def _play_in_window(state: "YsState", action: int) -> None:
    """A seat is asked until it is done or has nothing left to play."""
    if action == DONE:
        windows.pass_by(state)
        state.asked += 1
    else:
        windows.play_card(state, action)
        if state.draft:
            return
    _ask_in_window(state)


# -- phase 3: placing the brokers -----------------------------------------------------------------


def _begin_placing(state: "YsState") -> None:
    """The first in turn order places first."""
    state.rounds_placed = 0
    state.asked = 0
    _ask_to_place(state)


def _ask_to_place(state: "YsState") -> None:
    state.phase = PLACING
    state.actor = windows.seat_at(state, state.asked)


def _place(state: "YsState", action: int) -> None:
    """Steps of a placement; before the first one the Queen, or looks."""
    if action >= PLAY:
        windows.play_card(state, action)
    elif placing.place(state, action):
        _ask_after_placing(state)


def _ask_after_placing(state: "YsState") -> None:
    """The player who has placed is asked if there is a character to play, or a look."""
    state.phase = AFTER_PLACING
    if not windows.can_play(state, state.actor):
        _next_placement(state)


def _play_after_placing(state: "YsState", action: int) -> None:
    """Looks, the Magician and the Mercenary mix freely, until done."""
    if action == DONE:
        windows.pass_by(state)
        _next_placement(state)
        return
    windows.play_card(state, action)
    if not state.draft:
        _ask_after_placing(state)


def _next_placement(state: "YsState") -> None:
    """The next in turn order places, four times around, in Express three times; then phase 4."""
    state.asked += 1
    if state.asked == state.players:
        state.asked = 0
        state.rounds_placed += 1
        if state.rounds_placed == state.settings.placements:
            state.rounds_placed = 0
            placing.show_last_brokers(state)
            open_window(state, COUNTING_CARDS)
            return
    _ask_to_place(state)


# -- phase 4: counting up the city ----------------------------------------------------------------


def _count_neighborhood(state: "YsState") -> None:
    """The next neighborhood is revealed; after the last one the market is counted."""
    if state.neighborhood == state.settings.neighborhoods:
        count_market(state)
        return
    city.reveal_neighborhood(state)
    _share_gems(state)


def _share_gems(state: "YsState") -> None:
    """The gems of the ship, then the areas; the winner of a white gem there names its colour."""
    taker = city.next_taker(state)
    if taker >= 0:
        state.actor = taker
        state.phase = TAKING
        return
    city.close_ship(state)
    winner = city.count_areas(state)
    if winner >= 0:
        _ask_colour(state, winner)
    else:
        _clear_neighborhood(state)


def _take_gems(state: "YsState", action: int) -> None:
    """The actor takes gems; then the next in rank."""
    city.take(state, action)
    _share_gems(state)


def _clear_neighborhood(state: "YsState") -> None:
    """The brokers go back; then the next neighborhood."""
    city.clear(state)
    state.neighborhood += 1
    _count_neighborhood(state)


def _ask_colour(state: "YsState", winner: int) -> None:
    """The winner of a white gem, by a blue-edged card or on a line, names its colour at once."""
    state.actor = winner
    state.phase = WHITE_GEM


def _name_colour(state: "YsState", action: int) -> None:
    """Counting goes on where the white gem was won: on a line, or in a palace."""
    city.name_colour(state, action)
    if state.neighborhood == state.settings.neighborhoods:
        state.step += 1
        _count_lines(state)
    else:
        state.palaces[state.neighborhood] = NOTHING
        _clear_neighborhood(state)


# -- phase 4: counting up the market --------------------------------------------------------------


def count_market(state: "YsState") -> None:
    """The brokers in the market are revealed; then line by line, the columns, the bidder."""
    market.reveal_market(state)
    favor.conclude(state)
    state.step = state.settings.first_line
    _count_lines(state)


def _count_lines(state: "YsState") -> None:
    """The lines from `step` on, then the columns; a white gem waits for its colour to be named."""
    while state.step <= LINES:
        winner = market.count_line(state)
        if winner >= 0:
            _ask_colour(state, winner)
            return
        state.step += 1
    state.step = 0
    _count_columns(state)


def _count_columns(state: "YsState") -> None:
    """Columns that are equal in all are ordered by one player."""
    fitting = market.fitting_orders(state)
    if len(fitting) > 1:
        state.actor = market.chooser(state)
        state.phase = COLUMNS
        return
    market.move_columns(state, fitting[0])
    _ask_highest_bidder(state)


def _order_columns(state: "YsState", action: int) -> None:
    """The quotations move in the order that was chosen; then the highest bidder's."""
    market.order_columns(state, action)
    _ask_highest_bidder(state)


def _ask_highest_bidder(state: "YsState") -> None:
    """The highest total in the whole market must move one quotation by one step."""
    owner = market.highest_bidder(state)
    if owner >= 0 and owner != state.settings.neutral:
        state.actor = owner
        state.phase = HIGHEST_BIDDER
        return
    if owner >= 0:
        market.move_quotation(state, owner, neutral.quotation_move(state))
    open_window(state, CLOSING_CARDS)


def _move_quotation(state: "YsState", action: int) -> None:
    """After the highest bidder's move, characters for this moment, before the brokers go back."""
    market.move_quotation(state, state.actor, action)
    open_window(state, CLOSING_CARDS)


# -- phase 5: the King's Favor, and the end of a turn and of the game -----------------------------


def end_counting(state: "YsState") -> None:
    """Brokers back from the market; in the King's Favor one of three goes to the throne room."""
    favor.clear_market(state)
    if state.settings.favor:
        state.phase = FAVOR
        state.actor = 0
        return
    favor.take_back_fronts(state)
    _end_turn(state)


def _send(state: "YsState", seat: int, action: int) -> None:
    """After the last choice all brokers that were chosen go into the throne room."""
    favor.send(state, seat, action)
    if 0 in state.chosen:
        state.actor = state.chosen.index(0)
        return
    favor.fill_throne(state)
    _end_turn(state)


def _end_turn(state: "YsState") -> None:
    """The next turn, or after the fourth one the final account."""
    favor.end_turn(state)
    if state.turn == TURNS:
        final_account(state)
    else:
        begin_turn(state)


def final_account(state: "YsState") -> None:
    """Gems and throne room are counted, and the game is over."""
    scoring.final_account(state)
    state.phase = ENDED
    state.actor = OVER
