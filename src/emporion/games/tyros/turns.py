"""Chapter "Kaartacties": the third phase of a round; what can be begun, and passing."""

from typing import TYPE_CHECKING

from . import bank, cities, sailing, shipyard, trading
from .actions import CITY, DROP, GIVE, GIVES, PASS, SAIL, SHIP, SWAPS
from .cards import kind_bits
from .data import BANK_CARDS
from .payment import next_cards

if TYPE_CHECKING:
    from .state import TyrosState


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


def count_pass(state: "TyrosState", empty: bool) -> None:
    """Passen: one more in a row; an empty hand passes by itself.

    A pass is not final: the player may act again in a later turn of the round.
    """
    state.tell("passed", {"seat": state.active, "empty": empty})
    state.passes += 1
    state.offers = 0
