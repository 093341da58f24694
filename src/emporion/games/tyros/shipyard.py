"""Chapter "C. Een schip bouwen"."""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import NOBODY
from .actions import PAY, SHIP
from .board import TYROS
from .cards import CARD, cards, count, size
from .data import JOKER, SHIPS
from .fleet import add_ship, empire_of, room_to_build, ships_on, ships_out, tyros_is_free
from .payment import discard, next_cards, payable
from .sea import TYROS_BIT

if TYPE_CHECKING:
    from .state import TyrosState


def is_free_tyros(state: "TyrosState", field: i64) -> bool:
    """Whether this is Tyros before it has a city: there everybody builds."""
    return field == TYROS and tyros_is_free(state)


def price_of_ship(state: "TyrosState", field: i64) -> i64:
    """One card, with a ship of anybody's there two: as many as there are ships, with the new one.

    So it is in Tyros before its city as well, where more ships can lie.
    """
    return ships_on(state, field) + 1


def _colour(state: "TyrosState", field: i64) -> i64:
    """The empire of whose colour one card must be; in Tyros before its city, NOBODY."""
    return NOBODY if is_free_tyros(state, field) else empire_of(state, field)


def add_ships(state: "TyrosState", legal: list[int]) -> None:
    """Own cities with room for a ship, and Tyros before its city, where the price can be paid."""
    seat = state.active
    hand: i64 = state.hands[seat]
    yards: i64 = state.cities[seat]
    if tyros_is_free(state):
        yards |= TYROS_BIT
    if not yards or ships_out(state, seat) == SHIPS:
        return
    field: i64 = 0
    while yards:
        if yards & 1 and room_to_build(state, seat, field):
            empire = _colour(state, field)
            if size(hand) >= price_of_ship(state, field) and (
                empire == NOBODY or payable(hand, empire, 1)
            ):
                legal.append(SHIP + field)
        yards >>= 1
        field += 1


def _paid(state: "TyrosState") -> i64:
    """The cards of the draft."""
    packet: i64 = 0
    for action in state.draft[1:]:
        packet += CARD[action - PAY]
    return packet


def legal_steps(state: "TyrosState") -> list[int]:
    """The cards paid, in ascending order; one of them must be of the empire's colour, or a joker.

    A joker is the last kind, so a card that leaves no matching one to come is easily told.
    """
    draft = state.draft
    field = draft[0] - SHIP
    paid = _paid(state)
    left = state.hands[state.active] - paid
    missing = price_of_ship(state, field) - (len(draft) - 1)
    last = draft[-1] - PAY if len(draft) > 1 else 0
    legal = next_cards(PAY, left, last, missing)
    empire = _colour(state, field)
    if empire == NOBODY or count(paid, empire):
        return legal
    fitting: list[int] = []
    for action in legal:
        kind: i64 = action - PAY
        to_come = count(left, JOKER) or (kind < empire and count(left, empire))
        if kind in (empire, JOKER) or (missing > 1 and to_come):
            fitting.append(action)
    return fitting


def build_if_complete(state: "TyrosState") -> bool:
    """The ship is built when the price is paid; whether it is. On field 16 it lies in the west."""
    seat = state.active
    draft = state.draft
    field = draft[0] - SHIP
    if len(draft) - 1 < price_of_ship(state, field):
        return False
    paid = _paid(state)
    state.draft = []
    discard(state, seat, paid)
    add_ship(state, seat, field)
    if state.events is not None:
        state.tell("ship_built", {"seat": seat, "field": field, "paid": cards(paid)})
    return True
