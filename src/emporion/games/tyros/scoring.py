"""Chapter "Speleinde en puntentelling"."""

from typing import TYPE_CHECKING, Final

from ...core.decision import Outcome, decided_by, ranked
from ...core.seats import NOBODY
from .data import CITY_POINTS, EMPIRES, FOUR_EMPIRES_POINTS, MAJORITY_POINTS, SHIP_POINTS
from .fleet import fields_alone
from .phases import ENDED
from .sea import number_of

if TYPE_CHECKING:
    from .state import TyrosState

END_REASONS: Final[tuple[str, ...]] = ("points", "largest_empire", "next_empire", "shared")
"""Most points; among those with as many, most points in the largest empire; in a smaller one; or
not even that told them apart."""


def by_size(state: "TyrosState") -> list[int]:
    """The empires from the largest to the smallest; equal ones in the order of `data.GOODS`."""
    order: list[int] = []
    for empire in range(EMPIRES):
        discs = number_of(state.empires[empire])
        place = 0
        while place < len(order) and number_of(state.empires[order[place]]) >= discs:
            place += 1
        order.insert(place, empire)
    return order


def city_fields(state: "TyrosState", seat: int, empire: int) -> int:
    """How many fields of an empire a player controls by a city."""
    return int(number_of(state.cities[seat] & state.empires[empire]))


def ship_fields(state: "TyrosState", seat: int, empire: int) -> int:
    """How many fields of an empire a player controls by ships: no city, and nobody else's ships.

    One or two ships on a field count the same, on whichever coast.
    """
    return int(number_of(state.empires[empire] & fields_alone(state, seat) & ~state.built))


def majority(state: "TyrosState", empire: int) -> int:
    """Who has more than half of the cities of an empire; by the option, more than anyone else."""
    counts = [city_fields(state, seat, empire) for seat in range(state.players)]
    best = max(counts)
    rest = sum(counts) - best
    if state.settings.most:
        rest = max([held for seat, held in enumerate(counts) if seat != counts.index(best)])
    return counts.index(best) if best > rest else NOBODY


def area_points(state: "TyrosState", seat: int, empire: int, rank: int) -> int:
    """The points of a player for the fields controlled in an empire of that rank."""
    return CITY_POINTS[rank] * city_fields(state, seat, empire) + SHIP_POINTS[rank] * ship_fields(
        state, seat, empire
    )


def empire_points(state: "TyrosState", seat: int, empire: int, rank: int) -> int:
    """All that an empire gives a player: controlled fields, and the bonus for most cities."""
    bonus = MAJORITY_POINTS if majority(state, empire) == seat else 0
    return area_points(state, seat, empire, rank) + bonus


def standings(state: "TyrosState") -> list[int]:
    """What each seat would have if the game ended now; all of it lies open on the board."""
    points = state.points[:]
    if state.phase == ENDED:
        return points
    for rank, empire in enumerate(by_size(state)):
        best = majority(state, empire)
        for seat in range(state.players):
            bonus = MAJORITY_POINTS if seat == best else 0
            points[seat] += area_points(state, seat, empire, rank) + bonus
    return points


def count_up(state: "TyrosState") -> None:
    """Count in the book's order: bonuses for cities first, then each empire from the smallest."""
    order = by_size(state)
    for empire in range(EMPIRES):
        seat = majority(state, empire)
        if seat != NOBODY:
            state.points[seat] = state.points[seat] + MAJORITY_POINTS
            facts = {"seat": seat, "empire": empire, "points": MAJORITY_POINTS}
            state.tell("majority_won", facts)
    for rank in range(EMPIRES - 1, -1, -1):
        empire = order[rank]
        for seat in range(state.players):
            points = area_points(state, seat, empire, rank)
            if points:
                state.points[seat] = state.points[seat] + points
                if state.events is not None:
                    _tell_area(state, seat, empire, rank, points)


def tell_end(state: "TyrosState") -> None:
    """How the game ended."""
    if state.events is not None:
        state.tell("game_over", outcome(state).as_data())


def _tell_area(state: "TyrosState", seat: int, empire: int, rank: int, points: int) -> None:
    facts = {
        "seat": seat,
        "empire": empire,
        "rank": rank,
        "cities": city_fields(state, seat, empire),
        "ships": ship_fields(state, seat, empire),
        "points": points,
    }
    state.tell("empire_scored", facts)


# -- the outcome ----------------------------------------------------------------------------------


def tie_breaks(state: "TyrosState", seat: int) -> tuple[int, ...]:
    """Points, then points in each empire from the largest on."""
    ranks = enumerate(by_size(state))
    by_empire = [empire_points(state, seat, empire, rank) for rank, empire in ranks]
    return (state.points[seat], *by_empire)


def outcome(state: "TyrosState") -> Outcome:
    """Rank by points, then by points in the largest empire, then in the next."""
    standings = [tie_breaks(state, seat) for seat in range(state.players)]
    sheet = [
        {
            "empire": empire,
            "fields": int(number_of(state.empires[empire])),
            "majority": majority(state, empire),
            "cities": [city_fields(state, seat, empire) for seat in range(state.players)],
            "ships": [ship_fields(state, seat, empire) for seat in range(state.players)],
            "points": [standing[rank + 1] for standing in standings],
        }
        for rank, empire in enumerate(by_size(state))
    ]
    facts = {"empires": sheet, "bonus": state.bonus, "bonus_points": FOUR_EMPIRES_POINTS}
    reason = decided_by(standings, END_REASONS[:3])
    return Outcome(state.points[:], ranked(standings), reason, facts=facts)
