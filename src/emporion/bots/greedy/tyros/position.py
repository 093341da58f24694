"""The board of a view as the judgement needs it, and what becomes of it by one action."""

from typing import Final

from ....core.seats import NOBODY
from ....core.state import View
from ....games.tyros.board import TYROS
from ....games.tyros.data import DISCS, EMPIRES, FIELDS, TYROS_TILES
from ....games.tyros.sea import field_of
from .prospects import (
    HOLD,
    OPTION,
    field_points,
    majority_worth,
    race_worth,
    rivalry,
    rounds_to_come,
    tiles_to_come,
)

MIXED: Final = -2
"""The holder of a field where ships of several players lie."""


class Terms:
    """What one action does not change: how long the game lasts, and who counts how much."""

    def __init__(self, view: View) -> None:
        self.rounds = rounds_to_come(view)
        self.last = self.rounds == 0
        self.tiles = tiles_to_come(view)
        self.most = view["options"]["majority"] == "most"
        self.bonus: int = view["bonus"]
        self.weights = rivalry(view)


class Position:
    """Discs, ships and cities."""

    def __init__(
        self,
        terms: Terms,
        empires: list[list[int]],
        ships: list[list[int]],
        cities: list[list[int]],
    ) -> None:
        self.terms = terms
        self.empires = empires
        self.ships = ships
        self.cities = cities
        self.empire_of = [NOBODY] * FIELDS
        for empire, fields in enumerate(empires):
            for field in fields:
                self.empire_of[field] = empire
        self.load = [0] * FIELDS
        """The ships on each field."""
        self.holder = [NOBODY] * FIELDS
        """Whose they are."""
        for seat, coasts in enumerate(ships):
            for coast in coasts:
                field = field_of(coast)
                held = self.holder[field]
                self.holder[field] = seat if held in (NOBODY, seat) else MIXED
                self.load[field] += 1
        self.owner = [NOBODY] * FIELDS
        """Whose city is on each field."""
        self.counts = [[0] * EMPIRES for _ in ships]
        """Each player's cities in each empire."""
        for seat, fields in enumerate(cities):
            for field in fields:
                self.owner[field] = seat
                self.counts[seat][self.empire_of[field]] += 1
        sizes = tuple([len(fields) for fields in empires])
        self.city_points, points = field_points(sizes, terms.tiles)
        extra = 0.0 if terms.last else OPTION
        self.ship_points = [HOLD * number + extra for number in points]

    # -- what may become of it ------------------------------------------------------------------

    def sailed(self, seat: int, origin: int, goal: int) -> "Position":
        """A ship has sailed."""
        ships = self.ships[:]
        fleet = ships[seat][:]
        fleet[fleet.index(origin)] = goal
        ships[seat] = fleet
        return Position(self.terms, self.empires, ships, self.cities)

    def founded(self, seat: int, field: int, back: int) -> "Position":
        """A city has been founded, and a ship has gone back."""
        ships = self.ships[:]
        fleet = ships[seat][:]
        fleet.remove(back)
        ships[seat] = fleet
        cities = self.cities[:]
        cities[seat] = [*cities[seat], field]
        return Position(self.terms, self.empires, ships, cities)

    def built(self, seat: int, field: int) -> "Position":
        """A ship has been built."""
        ships = self.ships[:]
        ships[seat] = [*ships[seat], field]
        return Position(self.terms, self.empires, ships, self.cities)

    def grown(self, empire: int, field: int) -> "Position":
        """An empire has grown, onto Tyros too if that is how it is claimed."""
        empires = self.empires[:]
        fields = [*empires[empire], field]
        unclaimed = self.empire_of[TYROS] == NOBODY
        if field in TYROS_TILES and unclaimed and len(fields) < DISCS:
            fields.append(TYROS)
        empires[empire] = fields
        return Position(self.terms, empires, self.ships, self.cities)

    # -- majorities and the race ----------------------------------------------------------------

    def majority(self, seat: int, empire: int, more: int = 0) -> float:
        """What a player can expect of the bonus for an empire's cities, if he founds more."""
        own = self.counts[seat][empire]
        if not own + more:
            return 0.0
        others = [counts[empire] for counts in self.counts]
        others[seat] = 0
        against = max(others) if self.terms.most else sum(others)
        return majority_worth(own + more, against, self.terms.rounds)

    def race(self, seat: int, more: int = 0) -> float:
        """What a player can expect of the bonus for four empires, with more of them."""
        if self.terms.bonus != NOBODY:
            return 0.0
        reached = [EMPIRES - counts.count(0) for counts in self.counts]
        rivals = max([number for other, number in enumerate(reached) if other != seat])
        return race_worth(min(EMPIRES, reached[seat] + more), rivals, self.terms.last)


def position_of(view: View) -> Position:
    """The position of a view."""
    seats = view["seats"]
    return Position(
        Terms(view),
        view["empires"],
        [seat["ships"] for seat in seats],
        [seat["cities"] for seat in seats],
    )
