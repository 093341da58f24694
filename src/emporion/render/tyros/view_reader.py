"""What a view of Tyros says of fields, empires and scores: the same for picture and text."""

from typing import Any

from ...core.seats import NOBODY, OVER
from ...core.state import View
from ...games.tyros.board import TYROS
from ...games.tyros.data import (
    CITIES,
    CITY_POINTS,
    EMPIRES,
    FIELDS,
    MAJORITY_POINTS,
    SHIP_POINTS,
    SHIPS,
)
from ...games.tyros.sea import field_of
from ...text.tyros.prices import empire_of, owner_of_city


class TyrosViewReader:
    """A view with the questions that a drawing or a list asks of it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int | None = view["seat"]
        self.players: int = view["players"]
        self.over: bool = view["actor"] == OVER
        self.seats: list[dict[str, Any]] = view["seats"]
        self.empires = [_tyros_last(fields) for fields in view["empires"]]
        """The fields of each empire."""
        self.by_size = sorted(range(EMPIRES), key=lambda empire: -len(self.empires[empire]))
        """The empires from the largest on; equal ones in their order."""

    # -- the board --------------------------------------------------------------------------

    def empire_of(self, coast: int) -> int:
        """The empire with a disc on the field of a coast, or NOBODY."""
        return empire_of(self.view, field_of(coast))

    def owner_of(self, coast: int) -> int:
        """Whose city is on the field of a coast, or NOBODY."""
        return owner_of_city(self.view, field_of(coast))

    def ships_on(self, coast: int) -> list[int]:
        """The owners of the ships on one coast, an entry a ship."""
        return [
            seat for seat, each in enumerate(self.seats) for ship in each["ships"] if ship == coast
        ]

    def free_fields(self) -> list[int]:
        """The fields without an empire, Tyros last."""
        return _tyros_last([field for field in range(FIELDS) if self.empire_of(field) == NOBODY])

    def coasts_with_ships(self, seat: int) -> list[tuple[int, int]]:
        """Where a seat has ships, and how many; the two coasts of field 16 stand together."""
        ships: list[int] = self.seats[seat]["ships"]
        where = sorted(set(ships), key=lambda coast: (field_of(coast), coast))
        return [(coast, ships.count(coast)) for coast in where]

    def ships_left(self, seat: int) -> int:
        """The ships in a seat's supply."""
        return SHIPS - len(self.seats[seat]["ships"])

    def cities_left(self, seat: int) -> int:
        """The cities in a seat's supply."""
        return CITIES - len(self.seats[seat]["cities"])

    # -- scores -----------------------------------------------------------------------------

    def rank(self, empire: int) -> int:
        """An empire's place by size, from 0 on."""
        return self.by_size.index(empire)

    def points_in(self, seat: int, empire: int) -> tuple[int, int]:
        """What a seat would score in an empire if the game ended now: for the fields that it
        controls, and for most cities.
        """
        rank = self.rank(empire)
        alone = sum(
            self.owner_of(field) == NOBODY and self._fleets_at(field) == {seat}
            for field in self.empires[empire]
        )
        control = CITY_POINTS[rank] * self._cities(seat, empire) + SHIP_POINTS[rank] * alone
        return control, MAJORITY_POINTS if self.majority(empire) == seat else 0

    def _fleets_at(self, field: int) -> set[int]:
        """Who has ships on a field, on whichever coast."""
        return {
            seat
            for seat, each in enumerate(self.seats)
            if any(field_of(coast) == field for coast in each["ships"])
        }

    def _cities(self, seat: int, empire: int) -> int:
        return len(set(self.seats[seat]["cities"]) & set(self.empires[empire]))

    def majority(self, empire: int) -> int:
        """Who has most cities of an empire as the option counts them, or NOBODY."""
        counts = [self._cities(seat, empire) for seat in range(self.players)]
        best = max(counts)
        others = sorted(counts)[:-1]
        rest = max(others) if self.view["options"]["majority"] == "most" else sum(others)
        return counts.index(best) if best > rest else NOBODY

    # -- what is known ----------------------------------------------------------------------

    def known_cards(self, seat: int) -> list[int]:
        """The cards of another's hand that the reader knows."""
        known: list[int] = self.view["known"][seat]
        return [] if seat == self.seat else known

    def known_tiles(self, seat: int) -> list[int]:
        """The tiles of another's that all have seen."""
        shown: list[int] = self.seats[seat]["shown"]
        return [] if seat == self.seat else shown


def _tyros_last(fields: list[int]) -> list[int]:
    """Fields by their printed numbers; Tyros, which has none, after them."""
    return sorted(fields, key=lambda field: field if field != TYROS else FIELDS)
