"""What is still to come: rounds, and what fields, majorities and the race for a bonus will give."""

from math import exp
from typing import Final

from ....core.native import i64
from ....games.tyros.data import (
    CITIES,
    CITY_POINTS,
    DISCS,
    EMPIRES,
    FOUR_EMPIRES_POINTS,
    LAY_ROUNDS,
    MAJORITY_POINTS,
    SHIP_POINTS,
    TILES,
)
from ....games.tyros.phases import EXCHANGE, LAYING, NEW_TILE
from ....games.tyros.sea import number_of
from ....games.tyros.state import TyrosState

SPREAD: Final = 0.55
"""How far apart two empires will grow by chance, for the square root of the tiles to come."""

MAX_ROUNDS: Final = 6
"""More rounds than that are not told apart."""

HOLD: Final = 0.93
"""How likely a ship that is alone on a field now still is when points are counted."""

OPTION: Final = 0.8
"""What it is worth besides that a city may follow in a later round."""

RACE: Final = [[0.0, 0.0, 0.08, 0.35, 1.0], [0.0, 0.08, 0.25, 0.55, 1.0]]
"""How likely the bonus for four empires is by the empires with an own city: in the last round, and
before."""

BEHIND: Final = 0.7
"""What is left of that if a rival is as far in the race."""


def tiles_to_come(state: TyrosState) -> i64:
    """The tiles that can still be laid, after this round's growing."""
    tiles = number_of(state.tile_pile) + len(state.bottom)
    for seat in range(state.players):
        tiles += number_of(state.tiles[seat])
    if state.phase in (LAYING, EXCHANGE, NEW_TILE):
        tiles -= state.turns_left
    return tiles if tiles > 0 else 0


def rounds_to_come(state: TyrosState, tiles: i64) -> i64:
    """The rounds after this one, about."""
    if state.final or tiles == 0:
        return 0
    laid: i64 = state.players * LAY_ROUNDS[state.players][1]
    rounds = (tiles + laid - 1) // laid
    return rounds if rounds < MAX_ROUNDS else MAX_ROUNDS


# -- ranks of empires -----------------------------------------------------------------------------


def _chance(lead: float, spread: float) -> float:
    """How likely a lead holds out."""
    if spread <= 0.0:
        return 1.0 if lead > 0 else 0.0
    return 1.0 / (1.0 + exp(-lead / spread))


_LEADS: Final = 2 * DISCS + 1


def _overtaking() -> list[float]:
    """How likely another empire will be larger, by tiles to come, who comes first, and its lead."""
    table = []
    for tiles in range(TILES + 1):
        for tie in (-0.25, 0.25):
            for lead in range(-DISCS, DISCS + 1):
                table.append(_chance(lead + tie, SPREAD * tiles**0.5))
    return table


_OVERTAKING: Final = _overtaking()
"""At ((tiles * 2 + (1 if the other comes first) * leads) + lead; see `_overtaking`."""


class FieldValues:
    """What fields will give in each empire, by the ranks that are to be expected."""

    def __init__(self, sizes: list[int], tiles: i64) -> None:
        self.cities: list[float] = []
        self.ships: list[float] = []
        row = tiles * 2 * _LEADS + DISCS
        for empire in range(EMPIRES):
            own = sizes[empire]
            rank = 0.0
            for other in range(EMPIRES):
                if other < empire:
                    rank += _OVERTAKING[row + _LEADS + sizes[other] - own]
                elif other > empire:
                    rank += _OVERTAKING[row + sizes[other] - own]
            low = int(rank)
            if low > EMPIRES - 2:
                low = EMPIRES - 2
            part = rank - low
            self.cities.append(CITY_POINTS[low] * (1.0 - part) + CITY_POINTS[low + 1] * part)
            self.ships.append(SHIP_POINTS[low] * (1.0 - part) + SHIP_POINTS[low + 1] * part)
        self.last_worths = [HOLD * points for points in self.ships]
        """What a ship that is alone on a field is worth in the last round."""
        self.worths = [HOLD * points + OPTION for points in self.ships]


_FIELD_VALUES: Final[dict[int, FieldValues]] = {}
_MAX_FIELD_VALUES: Final = 10_000


def field_values(empires: list[int], tiles: i64) -> FieldValues:
    """What fields will give, worked out once for empires of these sizes."""
    key: i64 = tiles
    for fields in empires:
        key = key << 5 | number_of(fields)
    found = _FIELD_VALUES.get(int(key))
    if found is None:
        if len(_FIELD_VALUES) > _MAX_FIELD_VALUES:
            _FIELD_VALUES.clear()
        found = FieldValues([int(number_of(fields)) for fields in empires], tiles)
        _FIELD_VALUES[int(key)] = found
    return found


# -- bonuses --------------------------------------------------------------------------------------

_COUNTS: Final = CITIES + 1
_RIVALS: Final = DISCS + 1


def _majorities() -> list[float]:
    """What is to be expected of the bonus for cities, by rounds, own cities and the others'."""
    table = []
    for rounds in range(MAX_ROUNDS + 1):
        for own in range(_COUNTS):
            for others in range(_RIVALS):
                likely = _chance(own - others - 0.4, 0.15 + 0.35 * rounds) if own else 0.0
                table.append(MAJORITY_POINTS * likely)
    return table


_MAJORITIES: Final = _majorities()


def majority_worth(own: i64, others: i64, rounds: i64) -> float:
    """What is to be expected of the bonus for an empire's cities."""
    return _MAJORITIES[(rounds * _COUNTS + own) * _RIVALS + others]


def race_worth(reached: i64, rivals: i64, last: bool) -> float:
    """What is to be expected of the bonus for four empires; `rivals` is the most of a rival."""
    worth = FOUR_EMPIRES_POINTS * RACE[0 if last else 1][reached]
    return worth * BEHIND if rivals >= reached and reached < EMPIRES else worth
