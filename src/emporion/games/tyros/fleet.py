"""Ships on coasts, cities on fields: who is where.

A player's ships are two sets of coasts: where there is at least one, and where there are two.
"""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import NOBODY
from .board import ITALY, TYROS
from .data import EMPIRES, FIRST_SHIPS, MOST_SHIPS
from .sea import BIT, EAST, ITALY_COASTS, TYROS_BIT, coasts_of, fields_of, number_of

if TYPE_CHECKING:
    from .state import TyrosState


def _on_coast(state: "TyrosState", seat: i64, coast: i64) -> i64:
    ships: i64 = state.ships[seat]
    seconds: i64 = state.seconds[seat]
    return (ships >> coast & 1) + (seconds >> coast & 1)


def ships_of(state: "TyrosState", seat: i64, field: i64) -> i64:
    """A player's ships on a field, on whichever coast."""
    ships = _on_coast(state, seat, field)
    if field == ITALY:
        ships += _on_coast(state, seat, EAST)
    return ships


def ships_on(state: "TyrosState", field: i64) -> i64:
    """All ships on a field."""
    ships: i64 = 0
    for seat in range(state.players):
        ships += ships_of(state, seat, field)
    return ships


def ships_out(state: "TyrosState", seat: i64) -> i64:
    """A player's ships on the board; the others are in the supply."""
    return number_of(state.ships[seat]) + number_of(state.seconds[seat])


def add_ship(state: "TyrosState", seat: i64, coast: i64) -> None:
    """Put one ship on a coast."""
    bit: i64 = BIT[coast]
    ships: i64 = state.ships[seat]
    if ships & bit:
        state.seconds[seat] = state.seconds[seat] | bit
    else:
        state.ships[seat] = ships | bit


def remove_ship(state: "TyrosState", seat: i64, coast: i64) -> None:
    """Take one ship off a coast."""
    bit: i64 = BIT[coast]
    seconds: i64 = state.seconds[seat]
    if seconds & bit:
        state.seconds[seat] = seconds ^ bit
    else:
        state.ships[seat] = state.ships[seat] ^ bit


def foreign_cities(state: "TyrosState", seat: i64) -> i64:
    """The fields with another player's city."""
    fields: i64 = state.built
    return fields ^ state.cities[seat]


def owner_of_city(state: "TyrosState", field: i64) -> int:
    """Whose city is on a field."""
    for seat in range(state.players):
        cities: i64 = state.cities[seat]
        if cities >> field & 1:
            return seat
    return NOBODY


def tyros_is_free(state: "TyrosState") -> bool:
    """Whether Tyros has no city yet: then each player may have two ships there, and builds."""
    return not state.built & TYROS_BIT


def full_coasts(state: "TyrosState", seat: i64) -> i64:
    """Where a player's ship may not end a move: two ships are there already.

    The two coasts of field 16 count together. In Tyros, before it has a city, each player may
    have two ships, whatever the others have there.
    """
    some: i64 = 0
    full: i64 = 0
    for other in range(state.players):
        ships: i64 = state.ships[other]
        full |= (some & ships) | state.seconds[other]
        some |= ships
    if full & ITALY_COASTS or some & ITALY_COASTS == ITALY_COASTS:
        full |= ITALY_COASTS
    if tyros_is_free(state):
        own: i64 = state.seconds[seat]
        full = full & ~TYROS_BIT | own & TYROS_BIT
    return full


def room_to_build(state: "TyrosState", seat: i64, field: i64) -> bool:
    """Whether one more ship of a player's may lie on a field."""
    if field == TYROS and tyros_is_free(state):
        return ships_of(state, seat, field) < FIRST_SHIPS
    return ships_on(state, field) < MOST_SHIPS


def empire_of(state: "TyrosState", field: i64) -> i64:
    """The empire that has a disc on a field, or NOBODY."""
    for empire in range(EMPIRES):
        fields: i64 = state.empires[empire]
        if fields >> field & 1:
            return empire
    return NOBODY


def claimed_coasts(state: "TyrosState", empire: i64) -> i64:
    """The coasts of an empire's fields."""
    return coasts_of(state.empires[empire])


def fields_alone(state: "TyrosState", seat: i64) -> i64:
    """The fields where a player has ships and nobody else has."""
    others: i64 = 0
    for other in range(state.players):
        if other != seat:
            others |= state.ships[other]
    own: i64 = state.ships[seat]
    return fields_of(own) & ~fields_of(others)
