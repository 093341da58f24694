"""Tables of chances, so that hot code looks up what would take an exponential to work out.

A chance is how likely a number is above 0 that is known but for a spread. What spreads and averages
are is a matter of a player's weights, so every player has tables of its own.
"""

from math import exp, sqrt
from typing import Final

from ....games.ys.data import COLOURS, LINES
from .weights import YsWeights

SURE: Final = 0.15
"""The spread of what is known for sure: small enough to make a step of the curve."""

STEEP: Final = 1.702
"""What makes the logistic curve nearly that of the normal distribution."""


def chance(margin: float, spread: float) -> float:
    """How likely a number is above 0 that is about `margin`, give or take `spread`."""
    return 1.0 / (1.0 + exp(-STEEP * margin / spread))


def _spread(variance: float, least: float) -> float:
    return sqrt(variance) + least


# -- contests -------------------------------------------------------------------------------------

AREA_OF_FOUR: Final = 0
SHIP_OF_FOUR: Final = 1
AREA_OF_THREE: Final = 2
SHIP_OF_THREE: Final = 3
LINE_OF_THREE: Final = 4
LINE_OF_TWO: Final = 5
WHOLE_MARKET: Final = 6
KINDS: Final = 7
"""Brokers to come join contests of a kind with equal odds: by how many neighborhoods there are, or
how many lines."""

PLACEMENTS_LEFT: Final = 5
"""Owners have 0 to 4 placements to come."""

STATES: Final = 6
"""A rival is not there; or there, with 0 to 4 brokers that are hidden."""

HALVES: Final = 24
"""Margins are counted in half pips, up to this far below and above."""

WIDTH: Final = 2 * HALVES + 9
"""A row of margins, with room for the four pips of a broker."""

MEAN: Final = 2.0
VARIANCE: Final = 2.0
"""A broker that one does not know."""

# -- columns --------------------------------------------------------------------------------------

COLUMN_QUARTERS: Final = 40
"""Margins between columns are counted in quarter pips, up to this far below and above."""

COLUMN_WIDTH: Final = 2 * COLUMN_QUARTERS + 22
"""A row of margins, with room for the five pips of a broker."""

COLUMN_HIDDEN: Final = 7
"""Two columns hold 0 to 6 brokers that are hidden."""

COLUMN_TO_COME: Final = 17
"""0 to 16 placements are still to come."""

# -- gems and quotations --------------------------------------------------------------------------

GEM_TIMES: Final = 81
"""The turns of gems to come are counted in twentieths."""

GEMS_APART: Final = 12
GEM_WIDTH: Final = 2 * GEMS_APART + 5
"""Two owners' gems of a colour are up to this many apart; two more are still in the table."""

MOVE_TIMES: Final = 39
"""The turns of moves to come are counted in tenths."""

SCALE_QUARTERS: Final = 80
SCALE_WIDTH: Final = 2 * SCALE_QUARTERS + 1
"""Two quotations are up to this many quarters of a step apart."""


class Odds:
    """What a player's weights make of every margin."""

    def __init__(self, weights: YsWeights) -> None:
        self._weights = weights
        self.lost = self._contests()
        """How likely a rival is not beaten: by kind, own and its placements to come, its state, and
        the margin."""
        self.comes = [
            self._joined(kind, placements, 1.0)[0]
            for kind in range(KINDS)
            for placements in range(PLACEMENTS_LEFT)
        ]
        """How likely one still comes to a contest of a kind."""
        self.columns = self._columns()
        """How likely a column is above another: by the placements to come, the brokers hidden in
        both, and the margin."""
        self.gems = [
            0.25 * chance(0.5 - ahead, self._gem_spread(time))
            for time in range(GEM_TIMES)
            for ahead in range(-GEMS_APART - 2, GEMS_APART + 3)
        ]
        """The part of a colour's points that a rival takes away: by time and by how many gems one
        is ahead of it. Equals both get the lower place, hence the half gem."""
        self.lacking = [1.0 - exp(-weights.new_gems * time / 20.0) for time in range(GEM_TIMES)]
        """How likely who has no gem of a colour will have one in the end, by time."""
        self.scale_spreads = [self._scale_spread(time) for time in range(MOVE_TIMES)]
        """How far apart two quotations may drift, by time."""
        self.quotations = [
            # Of equals the left one is above, hence the half step.
            chance(0.25 * above + 0.5, self.scale_spreads[time])
            for time in range(MOVE_TIMES)
            for above in range(-SCALE_QUARTERS, SCALE_QUARTERS + 1)
        ]
        """How likely the left of two colours ends above the right one: by time and margin."""

    def _gem_spread(self, time: int) -> float:
        spread = sqrt(self._weights.gem_spread * time / 20.0)
        return spread if spread > SURE else SURE

    def _scale_spread(self, time: int) -> float:
        spread = sqrt(self._weights.quotation_spread * time / 10.0)
        return spread if spread > SURE else SURE

    # -- contests ---------------------------------------------------------------------------

    def _joins(self, kind: int) -> float:
        """How likely a broker to come joins a contest of a kind."""
        city = self._weights.city
        if kind == AREA_OF_FOUR:
            return city / 12
        if kind == SHIP_OF_FOUR:
            return city / 4
        if kind == AREA_OF_THREE:
            return city / 9
        if kind == SHIP_OF_THREE:
            return city / 3
        if kind == LINE_OF_THREE:
            return (1.0 - city) / LINES
        if kind == LINE_OF_TWO:
            return (1.0 - city) / 2
        return 1.0 - city

    def _joined(self, kind: int, placements: int, aim: float) -> tuple[float, float, float]:
        """How likely an owner joins a contest; what it then adds, and the variance of that."""
        odds = min(1.0, aim * self._joins(kind))
        brokers = 2 * placements
        if brokers == 0 or odds <= 0.0:
            return 0.0, 0.0, 0.0
        comes = 1.0 - (1.0 - odds) ** brokers
        many = odds * brokers / comes
        more = max(0.0, many - 1.0)
        return comes, many * MEAN, many * VARIANCE + more * MEAN * MEAN

    def _contests(self) -> list[float]:
        table: list[float] = []
        for kind in range(KINDS):
            for own in range(PLACEMENTS_LEFT):
                for rival in range(PLACEMENTS_LEFT):
                    for state in range(STATES):
                        self._add_margins(table, kind, own, rival, state)
        return table

    def _add_margins(self, table: list[float], kind: int, own: int, rival: int, state: int) -> None:
        comes, added, spread = self._joined(kind, own, 1.0)
        mean = comes * added
        variance = comes * (spread + (1.0 - comes) * added * added)
        comes, added, spread = self._joined(kind, rival, self._weights.aim)
        there = 1.0
        if state == 0:
            there = comes
            mean -= added
            variance += spread
        else:
            mean -= comes * added
            variance += comes * (spread + (1.0 - comes) * added * added)
            variance += (state - 1) * VARIANCE
        width = _spread(variance, SURE)
        for half in range(-HALVES, WIDTH - HALVES):
            table.append(there * (1.0 - chance(mean + 0.5 * half, width)))

    # -- columns ----------------------------------------------------------------------------

    def _columns(self) -> list[float]:
        part = (1.0 - self._weights.city) / COLOURS
        each = 2.0 * part * (VARIANCE + (1.0 - part) * MEAN * MEAN)
        table: list[float] = []
        for placements in range(COLUMN_TO_COME):
            for hidden in range(COLUMN_HIDDEN):
                # What is to come may go to either of the two.
                variance = 2.0 * placements * each + hidden * VARIANCE
                width = _spread(variance, self._weights.column_spread)
                for quarter in range(-COLUMN_QUARTERS, COLUMN_WIDTH - COLUMN_QUARTERS):
                    table.append(chance(0.25 * quarter, width))
        return table
