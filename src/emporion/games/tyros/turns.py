"""Chapter "Kaartacties": the third phase of a round; whose turn it is, and passing."""

from typing import TYPE_CHECKING

from ...core.seats import next_seat
from . import bank, cities, events, rounds, sailing, shipyard, trading
from .actions import CITY, DROP, GIVE, GIVES, PASS, SAIL, SHIP, SWAPS
from .cards import kind_bits
from .data import BANK_CARDS
from .payment import next_cards
from .phases import ACTION

if TYPE_CHECKING:
    from .state import TyrosState


def begin_actions(state: "TyrosState") -> None:
    """The start player begins."""
    state.phase = ACTION
    state.active = state.start
    state.passes = 0
    state.offers = 0
    _ask(state)


def _ask(state: "TyrosState") -> None:
    """Ask the next player; an empty hand passes by itself."""
    while not state.hands[state.active]:
        if _count_pass(state, empty=True):
            return
    state.actor = state.active


def legal_actions(state: "TyrosState") -> list[int]:
    """Pass, or begin one of the five actions; what is begun goes on by its own chapter."""
    draft = state.draft
    if draft:
        first = draft[0]
        if first >= SHIP:
            return shipyard.legal_steps(state)
        if first >= CITY:
            return cities.legal_steps(state)
        if first < GIVE:
            return bank.legal_steps(state)
        return trading.legal_steps(state) if first < SAIL else sailing.legal_steps(state)
    bits = kind_bits(state.hands[state.active])
    legal = [PASS]
    if bank.may_swap(state):
        legal += SWAPS[bits]
    if bank.may_fetch(state):
        legal += next_cards(DROP, state.hands[state.active], 0, BANK_CARDS)
    if trading.may_offer(state):
        legal += GIVES[bits]
    sailing.add_sails(state, legal)
    cities.add_cities(state, legal)
    shipyard.add_ships(state, legal)
    return legal


def act(state: "TyrosState", action: int) -> None:
    """Passen; or one more step of an action."""
    draft = state.draft
    if action == PASS:
        if not _count_pass(state, empty=False):
            _ask(state)
        return
    draft.append(action)
    first = draft[0]
    if first >= SHIP:
        shipyard.build_if_complete(state)
    elif first >= CITY:
        cities.found_if_complete(state)
    elif first >= SAIL:
        sailing.sail_if_complete(state)
    elif first >= GIVE:
        trading.offer_if_complete(state)
    elif first >= DROP:
        bank.fetch_if_complete(state)
    else:
        bank.swap_if_complete(state)


def _count_pass(state: "TyrosState", empty: bool) -> bool:
    """One more pass; whether it was the last of a round: all have passed one after another.

    A pass is not final: who has passed may act when it is his turn again.
    """
    events.tell(state, "passed", {"seat": state.active, "empty": empty})
    state.passes += 1
    state.offers = 0
    state.active = next_seat(state.active, state.players)
    if state.passes < state.players:
        return False
    rounds.end_round(state)
    return True


def end_turn(state: "TyrosState") -> None:
    """An action A to D has been carried out: the next player's turn."""
    state.trades = 0
    _next(state)


def end_turn_with_trade(state: "TyrosState") -> None:
    """A trade between players is a whole turn too."""
    state.trades += 1
    _next(state)


def _next(state: "TyrosState") -> None:
    state.phase = ACTION
    state.passes = 0
    state.offers = 0
    state.active = next_seat(state.active, state.players)
    _ask(state)
