"""What is still to come: rounds, and what fields, majorities and the race for a bonus will give."""

from functools import lru_cache
from math import ceil, exp
from typing import Final

from ....core.state import View
from ....games.tyros.data import (
    CITY_POINTS,
    EMPIRES,
    FOUR_EMPIRES_POINTS,
    LAY_ROUNDS,
    MAJORITY_POINTS,
    SHIP_POINTS,
)

SPREAD: Final = 0.55
"""How far apart two empires will grow by chance, for the square root of the tiles to come."""

HOLD: Final = 0.93
"""How likely a ship that is alone on a field now still is when points are counted."""

OPTION: Final = 0.8
"""What it is worth besides that a city may follow in a later round."""

YARD: Final = 0.9
"""What a city is worth as a shipyard in each round to come, up to three of them."""

RACE: Final = ((0.0, 0.0, 0.08, 0.35, 1.0), (0.0, 0.08, 0.25, 0.55, 1.0))
"""How likely the bonus for four empires is by the empires with an own city: in the last round, and
before."""

BEHIND: Final = 0.7
"""What is left of that if a rival is as far in the race."""

RIVALRY: Final = 0.6
"""What the rivals' points count in all, against our own."""

LEAD: Final = 12.0
"""How many points of lead make a rival count e times as much as another."""


def tiles_to_come(view: View) -> int:
    """The tiles that can still be laid, after this round's growing."""
    tiles: int = view["tile_pile"] + len(view["bottom"])
    tiles += sum(seat["tiles"] for seat in view["seats"])
    if view["phase"] in ("laying", "exchange"):
        tiles -= view["turns_left"]
    return max(0, tiles)


def rounds_to_come(view: View) -> int:
    """The rounds after this one, about."""
    if view["last_round"]:
        return 0
    players: int = view["players"]
    return ceil(tiles_to_come(view) / (players * LAY_ROUNDS[players][1]))


def rivalry(view: View) -> list[float]:
    """What a point of each seat is worth to us: one for our own, less than nothing for others."""
    seat: int = view["seat"]
    standings: list[int] = view["standings"]
    pulls = [exp((points - max(standings)) / LEAD) for points in standings]
    pulls[seat] = 0.0
    weights = [-RIVALRY * pull / sum(pulls) for pull in pulls]
    weights[seat] = 1.0
    return weights


def chance(lead: float, spread: float) -> float:
    """How likely a lead holds out."""
    if spread <= 0.0:
        return 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + exp(-lead / spread))


@lru_cache(maxsize=1024)
def field_points(sizes: tuple[int, ...], tiles: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What a city and what a lone ship will give in each empire, by the ranks to be expected."""
    spread = SPREAD * tiles**0.5
    cities = []
    ships = []
    for empire in range(EMPIRES):
        rank = 0.0
        for other in range(EMPIRES):
            if other != empire:
                tie = 0.25 if other < empire else -0.25
                rank += chance(sizes[other] - sizes[empire] + tie, spread)
        low = min(int(rank), EMPIRES - 2)
        part = rank - low
        cities.append(CITY_POINTS[low] * (1 - part) + CITY_POINTS[low + 1] * part)
        ships.append(SHIP_POINTS[low] * (1 - part) + SHIP_POINTS[low + 1] * part)
    return tuple(cities), tuple(ships)


@lru_cache(maxsize=1024)
def majority_worth(own: int, others: int, rounds: int) -> float:
    """What is to be expected of the bonus for an empire's cities."""
    if not own:
        return 0.0
    return MAJORITY_POINTS * chance(own - others - 0.4, 0.15 + 0.35 * rounds)


def race_worth(reached: int, rivals: int, last: bool) -> float:
    """What is to be expected of the bonus for four empires; `rivals` is the most that one has."""
    worth = FOUR_EMPIRES_POINTS * RACE[not last][reached]
    return worth * BEHIND if rivals >= reached and reached < EMPIRES else worth
