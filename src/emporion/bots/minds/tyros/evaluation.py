"""What counts in a position: the terms of a seat, and what they are worth at first."""

from math import pow as power
from typing import Final

from ....core.native import i64
from ....games.tyros.cards import count, size
from ....games.tyros.data import EMPIRES, JOKER, KEPT
from ....games.tyros.sea import number_of
from ....games.tyros.state import TyrosState
from .board import HOLD, OPTION, Board
from .outlook import Outlook
from .prospects import MOST_ROUNDS

NAMES: Final[tuple[str, ...]] = (
    "bonus",
    "race",
    "cities",
    "majorities",
    "yards",
    "ships",
    "held",
    "doubles",
    "idle",
    "fleet",
    "plans",
    "cards",
    "jokers",
    "reached",
)
"""The points of the bonus for four empires; what may be expected of it; what cities and ships that
are alone will give, and majorities; cities as shipyards; the fields that ships hold, and those with
two of them; what idle ships may bring; all ships; what the cards in hand will bring; how many of
them can be kept; jokers; and the empires with an own city."""

STAGES: Final = 2 * (MOST_ROUNDS + 1)
"""The rounds to come, for three players and for four."""


def stage_of(state: TyrosState, rounds: i64) -> i64:
    """The stage of a game with so many rounds to come."""
    return rounds + (MOST_ROUNDS + 1 if state.players == 4 else 0)


def terms_of(state: TyrosState, board: Board, seat: i64) -> list[float]:
    """What counts for a seat; the board is the state's."""
    hand: i64 = state.hands[seat]
    outlook = Outlook(board, seat, hand)
    cities = 0.0
    majorities = 0.0
    yards = 0.0
    ships = 0.0
    for empire in range(EMPIRES):
        own = board.cities_in(seat, empire)
        if own:
            cities += float(own) * board.city_points[empire]
            majorities += board.majority(seat, empire, 0)
            yards += board.yard(own)
        fields = number_of(outlook.held & board.empires[empire])
        ships += float(fields) * board.ship_points[empire]
    held = size(hand)
    fleet = number_of(board.ships[seat]) + number_of(board.seconds[seat])
    return [
        float(state.points[seat]),
        board.race(seat, 0),
        cities,
        majorities,
        yards,
        ships,
        float(number_of(outlook.held)),
        float(number_of(outlook.held & outlook.doubles)),
        outlook.use,
        float(fleet),
        outlook.hand_worth(hand),
        float(held if held < KEPT else KEPT),
        float(count(hand, JOKER)),
        float(board.reached(seat)),
    ]


def _row(rounds: int) -> list[float]:
    option = OPTION if rounds else 0.0
    plans = 1.0
    return [1.0, 1.0, 1.0, 1.0, 1.0, HOLD, option, 0.3, 1.0, 0.0, plans, 0.0, 0.0, 0.0]


def _spread(rounds: int) -> float:
    return 2.0 + 2.5 * power(float(rounds), 0.7)


ROWS: Final = [_row(stage % (MOST_ROUNDS + 1)) for stage in range(STAGES)]
"""The weights of the terms at each stage."""

SPREADS: Final = [_spread(stage % (MOST_ROUNDS + 1)) for stage in range(STAGES)]
"""How far scores are still uncertain at each stage, in points."""
