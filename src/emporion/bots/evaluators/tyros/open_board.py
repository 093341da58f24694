"""Discs, ships and cities: what is open to all, and how it may change."""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.tyros.board import ITALY
from ....games.tyros.data import CITIES, DISCS, EMPIRES
from ....games.tyros.sea import (
    BIT,
    EAST,
    ITALY_COASTS,
    TYROS_BIT,
    coasts_of,
    fields_of,
    number_of,
    union,
)
from ....games.tyros.state import TyrosState
from .forecast import field_values, majority_worth, race_worth, rounds_to_come, tiles_to_come

YARD: Final = 0.9
"""What a city is worth as a shipyard in each round to come, up to three of them."""

_TYROS_TILES: Final = 1 << 31 | 1 << 32

_PLACES: Final = 37
"""A prime by which the powers of two that stand for coasts leave different remainders."""


def _places() -> list[int]:
    places = [0] * _PLACES
    for coast in range(EAST + 1):
        places[(1 << coast) % _PLACES] = coast
    return places


_PLACE: Final = _places()


def lowest(bits: i64) -> i64:
    """The lowest number in a set that is not empty."""
    return _PLACE[(bits & -bits) % _PLACES]


class OpenBoard:
    """What lies open of a state; hands are no part of it."""

    def __init__(self, state: TyrosState) -> None:
        self.players: i64 = state.players
        self.tiles: i64 = tiles_to_come(state)
        self.rounds: i64 = rounds_to_come(state, self.tiles)
        self.last = self.rounds == 0
        self.most = state.settings.most
        self.bonus: i64 = state.bonus
        self.points = state.points
        self.ships = state.ships
        self.seconds = state.seconds
        self.cities = state.cities
        self.empires = state.empires
        self.built: i64 = state.built
        self.claimed: i64 = union(self.empires)
        self._expect()

    def _expect(self) -> None:
        """Look up what hangs on the empires' sizes."""
        points = field_values(self.empires, self.tiles)
        self.city_points = points.cities
        """What a city will give in each empire."""
        self.ship_points = points.ships
        """What a ship that is alone on a field will give."""
        self.ship_worths = points.last_worths if self.last else points.worths
        """What it is worth, as it may be driven away, or become a city."""

    def own(self) -> None:
        """Make the lists its own, so that things can be tried out."""
        self.ships = self.ships[:]
        self.seconds = self.seconds[:]
        self.cities = self.cities[:]
        self.empires = self.empires[:]

    # -- who is where -----------------------------------------------------------------------------

    def others_fields(self, seat: i64) -> i64:
        """The fields where others have ships."""
        others: i64 = 0
        for other in range(self.players):
            if other != seat:
                others |= self.ships[other]
        return fields_of(others)

    def held(self, seat: i64) -> i64:
        """The fields that a player's ships control now."""
        return fields_of(self.ships[seat]) & ~self.others_fields(seat) & self.claimed & ~self.built

    def doubles(self, seat: i64) -> i64:
        """The fields where a player has two ships."""
        fields = fields_of(self.seconds[seat])
        ships: i64 = self.ships[seat]
        if ships & ITALY_COASTS == ITALY_COASTS:
            fields |= BIT[ITALY]
        return fields

    def load(self, field: i64) -> i64:
        """How many ships are on a field."""
        coasts = coasts_of(BIT[field])
        load: i64 = 0
        for seat in range(self.players):
            load += number_of(self.ships[seat] & coasts) + number_of(self.seconds[seat] & coasts)
        return load

    def supply(self, seat: i64) -> bool:
        """Whether a player has a ship left to build."""
        return number_of(self.ships[seat]) + number_of(self.seconds[seat]) < CITIES

    def empire_at(self, field: i64) -> i64:
        """The empire that has a disc on a field, or NOBODY."""
        bit: i64 = BIT[field]
        for empire in range(EMPIRES):
            if self.empires[empire] & bit:
                return empire
        return NOBODY

    # -- what pieces will give --------------------------------------------------------------------

    def cities_in(self, seat: i64, empire: i64) -> i64:
        """A player's cities in an empire."""
        return number_of(self.cities[seat] & self.empires[empire])

    def against(self, seat: i64, empire: i64) -> i64:
        """The cities that stand against a player's majority in an empire."""
        fields: i64 = self.empires[empire]
        if not self.most:
            return number_of((self.built ^ self.cities[seat]) & fields)
        against: i64 = 0
        for other in range(self.players):
            if other != seat:
                found = number_of(self.cities[other] & fields)
                against = found if found > against else against
        return against

    def majority(self, seat: i64, empire: i64) -> float:
        """What a player can expect of the bonus for an empire's cities."""
        own = self.cities_in(seat, empire)
        if own == 0:
            return 0.0
        return majority_worth(own, self.against(seat, empire), self.rounds)

    def reached(self, seat: i64) -> i64:
        """In how many empires a player has a city."""
        cities: i64 = self.cities[seat]
        reached: i64 = 0
        for fields in self.empires:
            if cities & fields:
                reached += 1
        return reached

    def race(self, seat: i64, more: i64) -> float:
        """What a player can expect of the bonus for four empires, with more of them."""
        if self.bonus != NOBODY:
            return 0.0
        rivals: i64 = 0
        for other in range(self.players):
            if other != seat:
                reached = self.reached(other)
                rivals = reached if reached > rivals else rivals
        own = self.reached(seat) + more
        return race_worth(own if own < EMPIRES else EMPIRES, rivals, self.last)

    def yard(self, cities: i64) -> float:
        """What a number of cities of an empire is worth as shipyards."""
        if cities == 0:
            return 0.0
        rounds = self.rounds if self.rounds < 3 else 3
        return YARD * float(rounds) * (0.5 + 0.5 * float(cities))

    def stakes(self, seat: i64) -> float:
        """What a player's pieces will give where they are."""
        worth = self.points[seat] + self.race(seat, 0)
        held = self.held(seat)
        cities: i64 = self.cities[seat]
        for empire in range(EMPIRES):
            fields: i64 = self.empires[empire]
            here = cities & fields
            if here:
                count = number_of(here)
                worth += float(count) * self.city_points[empire] + self.majority(seat, empire)
                worth += self.yard(count)
            alone = held & fields
            if alone:
                worth += float(number_of(alone)) * self.ship_worths[empire]
        return worth

    # -- what may become of it --------------------------------------------------------------------

    def add_ship(self, seat: i64, coast: i64) -> None:
        """Put one ship on a coast."""
        bit: i64 = BIT[coast]
        if self.ships[seat] & bit:
            self.seconds[seat] = self.seconds[seat] | bit
        else:
            self.ships[seat] = self.ships[seat] | bit

    def remove_ship(self, seat: i64, coast: i64) -> None:
        """Take one ship off a coast."""
        bit: i64 = BIT[coast]
        if self.seconds[seat] & bit:
            self.seconds[seat] = self.seconds[seat] ^ bit
        else:
            self.ships[seat] = self.ships[seat] ^ bit

    def toggle_city(self, seat: i64, field: i64) -> None:
        """Put a city down, or take it away again."""
        bit: i64 = BIT[field]
        self.cities[seat] = self.cities[seat] ^ bit
        self.built ^= bit

    def grow(self, empire: i64, tile: i64) -> None:
        """An empire grows onto a field, and onto Tyros if that is how it is claimed."""
        bit: i64 = BIT[tile]
        fields: i64 = self.empires[empire] | bit
        if bit & _TYROS_TILES and not self.claimed & TYROS_BIT and number_of(fields) < DISCS:
            fields |= TYROS_BIT
        self.empires[empire] = fields
        self.claimed |= fields
        self._expect()
