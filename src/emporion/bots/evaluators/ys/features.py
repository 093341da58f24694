"""What counts for a seat in a position, in points as far as possible."""

from typing import Final

from ....core.native import i64
from ....games.ys.brokers import total
from ....games.ys.data import (
    BLACK,
    BLACK_POINTS,
    COLOURS,
    GEM_POINTS,
    JEWELLER,
    TURNS,
    VALUES,
    YELLOW_CARDS,
)
from ....games.ys.gems import BITS, DIGIT
from ....games.ys.phases import COLUMNS, PLACING_CARDS
from ....games.ys.state import YsState
from . import weights
from .contests import AREAS, CONTESTS, FIRST_LINE, FIRST_SHIP
from .gem_values import MANY_BLACK, black_worth
from .seat_board import SeatBoard
from .throne import throne_total, throne_worth

FEATURE_NAMES: Final = (
    "points",
    "colours",
    "colours_now",
    "gems",
    "black",
    "black_now",
    "jeweller",
    "characters",
    "throne",
    "ships",
    "areas",
    "lines",
    "brokers",
    "front",
)
"""Points scored; what coloured gems will bring, and would bring now; how many there are; the same
two for black ones; characters in hand, and the Jeweller among them; the throne room; then, while
brokers are on the board: what ships, areas and the market's lines will bring, what brokers behind
the screen may still bring, and pips before it."""


class FeatureReader:
    """Reads the features of a position; what is hidden in it counts as it is."""

    def __init__(self, board: SeatBoard) -> None:
        self.board = board

    def of(self, state: YsState, seat: int) -> list[float]:
        """The features of a seat, in the order of `FEATURE_NAMES`."""
        board = self.board
        gem_values = board.gem_values
        placing = PLACING_CARDS <= state.phase < COLUMNS
        ships = areas = lines = front = 0.0
        if placing:
            board.read(state, seat, True)
            ships = self._sum(FIRST_SHIP, FIRST_SHIP + state.settings.neighborhoods)
            areas = self._sum(0, AREAS * state.settings.neighborhoods)
            lines = self._sum(FIRST_LINE + state.settings.first_line - 1, CONTESTS)
            front = float(total(state.fronts[seat]))
        else:
            board.read_market(state, seat, True)
        hoard: i64 = state.gems[seat]
        black: i64 = (hoard >> (BITS * BLACK)) & DIGIT
        held = state.hands[seat] | state.won[seat]
        throne = self._throne(state, seat) if state.settings.favor else 0.0
        return [
            float(state.points[seat]),
            gem_values.colour_points(),
            float(_colours_now(state, seat)),
            float(_gems(hoard)),
            black_worth(gem_values.black_gems(state, seat)),
            float(BLACK_POINTS[min(int(black), MANY_BLACK)]),
            float(held >> JEWELLER & 1),
            self._characters(held & ~(1 << JEWELLER)) if held else 0.0,
            throne,
            ships,
            areas,
            lines,
            self._brokers(state, seat),
            front,
        ]

    def _sum(self, first: int, last: int) -> float:
        worths = self.board.contests.worths
        together = 0.0
        for contest in range(first, last):
            together += worths[contest]
        return together

    def _characters(self, held: int) -> float:
        """What characters in hand are worth, all but the Jeweller."""
        together = 0.0
        for card in range(YELLOW_CARDS):
            if held >> card & 1:
                together += weights.CHARACTERS[card]
        return together

    def _throne(self, state: YsState, seat: int) -> float:
        """What the throne room will bring, less what those sent there would in turns to come."""
        sent, _ = throne_total(state, seat, seat, True)
        missed = weights.PIP_A_TURN * (TURNS - 1 - state.turn) * sent
        return throne_worth(state, seat, weights.SENT, True) - missed

    def _brokers(self, state: YsState, seat: int) -> float:
        """What the brokers behind the screen may still bring in this turn."""
        together = 0.0
        screen: i64 = state.screens[seat]
        for value in range(VALUES):
            together += float((screen >> (4 * value)) & 15) * weights.PRICES[value]
        return together


def _gems(hoard: i64) -> i64:
    """How many coloured gems a hoard has."""
    gems: i64 = 0
    for _ in range(COLOURS):
        gems += hoard & DIGIT
        hoard >>= BITS
    return gems


def _colours_now(state: YsState, seat: int) -> int:
    """The points for coloured gems if the game were over; must agree with the final account."""
    points = 0
    quotations = state.quotations
    for colour in range(COLOURS):
        shift: i64 = BITS * colour
        hoard: i64 = state.gems[seat]
        mine: i64 = (hoard >> shift) & DIGIT
        if mine == 0:
            continue
        place = -1
        for other in state.gems:
            hoard = other
            if (hoard >> shift) & DIGIT >= mine:
                place += 1
        rank = 0
        for other_colour in range(COLOURS):
            above = quotations[other_colour] - quotations[colour]
            if above > 0 or (above == 0 and other_colour < colour):
                rank += 1
        points += GEM_POINTS[rank][place]
    return points


_BOARD: Final = [0.9, 0.9, 0.9, 1.0, 0.7]
"""The weights of what is on the board, while it is."""

FEATURE_WEIGHTS: Final[list[list[float]]] = [
    [1.0, 0.1, 0.0, 1.7, 0.9, 0.1, 5.5, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 0.0],
    [1.0, 0.1, 0.0, 1.7, 0.9, 0.1, 5.5, 1.0, 1.0, *_BOARD],
    [1.0, 0.1, 0.0, 1.7, 0.9, 0.1, 5.7, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5, 0.0],
    [1.0, 0.2, 0.0, 1.5, 0.9, 0.1, 6.0, 0.9, 1.0, *_BOARD],
    [1.0, 0.25, 0.0, 1.35, 0.85, 0.15, 6.7, 0.8, 1.0, 0.0, 0.0, 0.0, 0.5, 0.0],
    [1.0, 0.4, 0.0, 1.0, 0.6, 0.4, 7.0, 0.8, 1.0, *_BOARD],
    [1.0, 0.55, 0.0, 0.75, 0.3, 0.7, 7.5, 0.7, 1.0, 0.0, 0.0, 0.0, 0.5, 0.0],
    [1.0, 0.8, 0.2, 0.0, 0.2, 0.8, 7.0, 0.5, 1.0, *_BOARD],
]
"""The weight of each feature, by stage: each turn before brokers are placed, and from then on."""

SCORE_SPREADS: Final = [7.0, 6.5, 6.1, 5.8, 5.4, 5.0, 4.4, 3.5]
"""How far the scores that are expected in a stage are uncertain."""
