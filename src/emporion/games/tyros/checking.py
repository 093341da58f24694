"""The proof that no piece was made or lost, and that what is known is true."""

from typing import TYPE_CHECKING

from ...core.errors import BrokenState
from .cards import EVERY_CARD, holds
from .data import CITIES, DISCS, FIRST_SHIPS, MOST_SHIPS, SHIPS
from .fleet import ships_of, ships_on, ships_out, tyros_is_free
from .phases import CARDS, FOUNDING, START
from .sea import FIELD_NAMES, TYROS_BIT, number_of, set_of, union
from .setup import ALL_TILES
from .spec import NAME

if TYPE_CHECKING:
    from .state import TyrosState


def check(state: "TyrosState") -> None:
    """Raises `BrokenState`."""
    _check_cards(state)
    _check_tiles(state)
    _check_ships(state)
    _check_cities(state)


def _check_cards(state: "TyrosState") -> None:
    everything = state.pile + state.discards + sum(state.hands)
    if state.phase >= CARDS and everything != EVERY_CARD:
        raise BrokenState(game=NAME, what="cards")
    players = state.players
    for row in range(players + 1):
        for seat in range(players):
            known = state.known[players * row + seat]
            if (row == seat and known) or not holds(state.hands[seat], known):
                raise BrokenState(game=NAME, what="known")
    _check_memory(state)


def _check_memory(state: "TyrosState") -> None:
    """What was kept had not been laid away, and what was known of it is true."""
    players = state.players
    last = state.last
    if not holds(EVERY_CARD - last.laid, sum(last.kept)):
        raise BrokenState(game=NAME, what="kept")
    for row in range(players + 1):
        for seat in range(players):
            if not holds(last.kept[seat], last.known[players * row + seat]):
                raise BrokenState(game=NAME, what="kept")


def _check_tiles(state: "TyrosState") -> None:
    """Each tile is once in the pile, under it, in a hand, or on the board; so is each disc."""
    claimed = 0
    for fields in state.empires:
        if claimed & fields or number_of(fields) > DISCS:
            raise BrokenState(game=NAME, what="discs")
        claimed |= fields
    found = claimed & ~TYROS_BIT
    for tiles in [state.tile_pile, set_of(state.bottom), *state.tiles]:
        if found & tiles:
            raise BrokenState(game=NAME, what="tiles")
        found |= tiles
    if state.phase not in (START, FOUNDING) and found != ALL_TILES:
        raise BrokenState(game=NAME, what="tiles")
    for seat in range(state.players):
        if state.shown[seat] & ~state.tiles[seat]:
            raise BrokenState(game=NAME, what="shown")


def _check_ships(state: "TyrosState") -> None:
    """Ten a player, two a field; in Tyros, before it has a city, two for each player."""
    for seat in range(state.players):
        if ships_out(state, seat) > SHIPS or state.seconds[seat] & ~state.ships[seat]:
            raise BrokenState(game=NAME, what="ships")
    free_tyros = tyros_is_free(state)
    for field in range(len(FIELD_NAMES)):
        if field or not free_tyros:
            if ships_on(state, field) > MOST_SHIPS:
                raise BrokenState(game=NAME, what="ships")
        elif any(ships_of(state, seat, 0) > FIRST_SHIPS for seat in range(state.players)):
            raise BrokenState(game=NAME, what="ships")


def _check_cities(state: "TyrosState") -> None:
    """Ten a player, one a field, on claimed fields alone."""
    found = 0
    for cities in state.cities:
        if found & cities or number_of(cities) > CITIES:
            raise BrokenState(game=NAME, what="cities")
        found |= cities
    if found & ~union(state.empires) or found != state.built:
        raise BrokenState(game=NAME, what="cities")
