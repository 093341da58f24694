"""Tables of chances, so that hot code looks up what would take an exponential to work out.

A chance is how likely a number is above 0 that is known but for a spread. The spreads and averages
are in `weights`.
"""

from math import exp, sqrt
from typing import Final

from ....games.ys.data import COLOURS, LINES
from . import weights

SURE: Final = 0.15
"""The spread of what is known for sure: small enough to make a step of the curve."""

STEEP: Final = 1.702
"""The factor that brings the logistic curve close to the normal distribution."""


def chance(margin: float, spread: float) -> float:
    """How likely a number is above 0 that is about `margin`, give or take `spread`."""
    return 1.0 / (1.0 + exp(-STEEP * margin / spread))


def _least_sure(variance: float) -> float:
    """The spread of a variance, but never less than the spread of what is sure."""
    return max(sqrt(variance), SURE)


# -- contests -------------------------------------------------------------------------------------

AREA_OF_FOUR: Final = 0
SHIP_OF_FOUR: Final = 1
AREA_OF_THREE: Final = 2
SHIP_OF_THREE: Final = 3
LINE_OF_THREE: Final = 4
LINE_OF_TWO: Final = 5
WHOLE_MARKET: Final = 6
"""Brokers to come join contests of a kind with equal odds: by how many neighborhoods there are, or
how many lines."""

_JOINS: Final = [
    weights.CITY / 12,
    weights.CITY / 4,
    weights.CITY / 9,
    weights.CITY / 3,
    (1.0 - weights.CITY) / LINES,
    (1.0 - weights.CITY) / 2,
    1.0 - weights.CITY,
]
"""How likely a broker to come joins a contest, by its kind."""

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
"""The value of an unknown broker."""


def _joined(kind: int, placements: int, aim: float) -> tuple[float, float, float]:
    """How likely an owner joins a contest; what it then adds, and the variance of that."""
    odds = min(1.0, aim * _JOINS[kind])
    brokers = 2 * placements
    if brokers == 0 or odds <= 0.0:
        return 0.0, 0.0, 0.0
    comes = 1.0 - (1.0 - odds) ** brokers
    many = odds * brokers / comes
    more = max(0.0, many - 1.0)
    return comes, many * MEAN, many * VARIANCE + more * MEAN * MEAN


def _lost(kind: int, own: int, rival: int, state: int) -> list[float]:
    """A row of `LOST`: how likely a rival is not beaten, by the margin."""
    comes, added, spread = _joined(kind, own, 1.0)
    mean = comes * added
    variance = comes * (spread + (1.0 - comes) * added * added)
    comes, added, spread = _joined(kind, rival, weights.AIM)
    there = 1.0
    if state == 0:
        there = comes
        mean -= added
        variance += spread
    else:
        mean -= comes * added
        variance += comes * (spread + (1.0 - comes) * added * added)
        variance += (state - 1) * VARIANCE
    width = sqrt(variance) + SURE
    return [
        there * (1.0 - chance(mean + 0.5 * half, width)) for half in range(-HALVES, WIDTH - HALVES)
    ]


LOST: Final = [
    likely
    for kind in range(len(_JOINS))
    for own in range(PLACEMENTS_LEFT)
    for rival in range(PLACEMENTS_LEFT)
    for state in range(STATES)
    for likely in _lost(kind, own, rival, state)
]
"""How likely a rival is not beaten: by kind, own and its placements to come, its state, and the
margin."""

COMES: Final = [
    _joined(kind, placements, 1.0)[0]
    for kind in range(len(_JOINS))
    for placements in range(PLACEMENTS_LEFT)
]
"""How likely an owner still joins a contest of a kind: by kind and placements to come."""

# -- columns --------------------------------------------------------------------------------------

COLUMN_QUARTERS: Final = 40
"""Margins between columns are counted in quarter pips, up to this far below and above."""

COLUMN_WIDTH: Final = 2 * COLUMN_QUARTERS + 22
"""A row of margins, with room for the five pips of a broker."""

COLUMN_HIDDEN: Final = 7
"""Two columns hold 0 to 6 brokers that are hidden."""

COLUMN_TO_COME: Final = 17
"""0 to 16 placements are still to come."""


def _column_chances() -> list[float]:
    part = (1.0 - weights.CITY) / COLOURS
    each = 2.0 * part * (VARIANCE + (1.0 - part) * MEAN * MEAN)
    table: list[float] = []
    for placements in range(COLUMN_TO_COME):
        for hidden in range(COLUMN_HIDDEN):
            # What is to come may go to either of the two.
            variance = 2.0 * placements * each + hidden * VARIANCE
            width = sqrt(variance) + weights.COLUMN_SPREAD
            for quarter in range(-COLUMN_QUARTERS, COLUMN_WIDTH - COLUMN_QUARTERS):
                table.append(chance(0.25 * quarter, width))
    return table


COLUMN_CHANCES: Final = _column_chances()
"""How likely a column is above another: by the placements to come, the brokers hidden in both, and
the margin."""

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

GEM_PARTS: Final = [
    0.25 * chance(0.5 - ahead, _least_sure(weights.GEM_SPREAD * time / 20.0))
    for time in range(GEM_TIMES)
    for ahead in range(-GEMS_APART - 2, GEMS_APART + 3)
]
"""The part of a colour's points that a rival takes away: by time and by how many gems a seat is
ahead of it. Equals both get the lower place, hence the half gem."""

LACKING: Final = [1.0 - exp(-weights.NEW_GEMS * time / 20.0) for time in range(GEM_TIMES)]
"""How likely an owner without a gem of a colour has one in the end, by time."""

SCALE_SPREADS: Final = [
    _least_sure(weights.QUOTATION_SPREAD * time / 10.0) for time in range(MOVE_TIMES)
]
"""How far apart two quotations may drift, by time."""

QUOTATION_CHANCES: Final = [
    # Of equals the left one is above, hence the half step.
    chance(0.25 * above + 0.5, SCALE_SPREADS[time])
    for time in range(MOVE_TIMES)
    for above in range(-SCALE_QUARTERS, SCALE_QUARTERS + 1)
]
"""How likely the left of two colours ends above the right one: by time and margin."""
