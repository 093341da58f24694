"""What gems and quotations will be worth at the end of the game.

The tables of the final account are straight lines. A colour that beats one more colour is worth
four points more to its first owner, and each rival with as many gems takes a quarter of them away.
So an expected worth needs no more than the chances of single comparisons.
"""

from collections.abc import Sequence
from math import erf, exp, sqrt

from ....games.ys.data import BLACK, BLACK_POINTS, COLOURS, GEM_POINTS, NEUTRAL_PLACE

RIVALRY = 0.6
"""In the game for two, what the rivals win counts so much against us. Among more players who keeps
a rival from winning serves the others as much, so there it does not count."""

NEUTRAL_PART = 0.35
"""The neutral player's part of that; it rarely is the one to beat."""

GEM_SPREAD = 1.1
"""How far two owners' numbers of a gem drift apart in a turn, as a variance."""

QUOTATION_SPREAD = 6.0
"""The same for two colours on the quotation scale."""

NEW_GEMS = 1.1
"""Gems of a colour that an owner still gets in a turn, on the average."""

NEW_BLACK_GEMS = 0.8
"""Black gems that an owner who wants them still gets in a turn."""

SURE = 0.15
"""The spread of what is known for sure: small enough to make a step of the curve."""

_PLACES = len(GEM_POINTS[0])
_LOWEST = GEM_POINTS[-1][0]
_STEP = GEM_POINTS[0][0] - GEM_POINTS[1][0]
_ROOT_HALF = sqrt(0.5)


def chance(margin: float, spread: float) -> float:
    """How likely a number is above 0 that is about `margin`, give or take `spread`."""
    return 0.5 + 0.5 * erf(margin / spread * _ROOT_HALF)


def black_worth(gems: float) -> float:
    """The points for black gems, also between two whole numbers."""
    low = min(int(gems), len(BLACK_POINTS) - 1)
    high = min(low + 1, len(BLACK_POINTS) - 1)
    return BLACK_POINTS[low] + (gems - int(gems)) * (BLACK_POINTS[high] - BLACK_POINTS[low])


class Fortune:
    """The expected final account of all owners, seen from one seat.

    `left` is how many turns of gems are still to come, `quotations_left` how many turns the
    quotations still move; parts of a turn count too.
    """

    def __init__(
        self,
        hoards: Sequence[Sequence[int]],
        quotations: Sequence[float],
        seat: int,
        neutral: int,
        left: float,
        quotations_left: float,
    ) -> None:
        self.seat = seat
        self.neutral = neutral
        self.left = left
        self.quotations = list(quotations)
        self.black = hoards[seat][BLACK]
        self.weights = weights(len(hoards), seat, neutral)
        self._spread = max(SURE, sqrt(GEM_SPREAD * left))
        self._quotation_spread = max(SURE, sqrt(QUOTATION_SPREAD * quotations_left))
        self._lacking = 1.0 - exp(-NEW_GEMS * left)
        self._counts = [[hoard[colour] for hoard in hoards] for colour in range(COLOURS)]
        self.tops = self._tops(self.quotations)
        self.leads = [self._lead(counts) for counts in self._counts]
        self.gems = [self.one_more(colour) for colour in range(COLOURS)]
        """What one more gem of each colour is worth."""
        self.steps = [self._step(colour) for colour in range(COLOURS)]
        """What one step up the scale is worth, for each colour."""

    def _tops(self, quotations: Sequence[float]) -> list[float]:
        """The expected points of each colour's first place."""
        tops = [float(_LOWEST)] * COLOURS
        for left in range(COLOURS):
            for right in range(left + 1, COLOURS):
                # Of equals the left one is above, hence the half step.
                above = quotations[left] - quotations[right] + 0.5
                wins = chance(above, self._quotation_spread)
                tops[left] += _STEP * wins
                tops[right] += _STEP * (1.0 - wins)
        return tops

    def _lead(self, counts: list[int]) -> float:
        """Our part of a colour's points less that of the rivals; 1 is the first place alone."""
        present = [1.0 if count else self._lacking for count in counts]
        parts = list(present)
        for one in range(len(counts)):
            for other in range(one + 1, len(counts)):
                both = present[one] * present[other] / _PLACES
                ahead = counts[one] - counts[other]
                # Equals both get the lower place, hence the half gem.
                parts[one] -= both * chance(0.5 - ahead, self._spread)
                parts[other] -= both * chance(0.5 + ahead, self._spread)
        if self.neutral >= 0:
            third = 1.0 - NEUTRAL_PLACE / _PLACES
            parts[self.neutral] += (1.0 - present[self.neutral]) * third
        return sum(map(float.__mul__, self.weights, parts))

    def one_more(self, colour: int) -> float:
        """What another gem of a colour is worth to us."""
        counts = self._counts[colour][:]
        counts[self.seat] += 1
        return self.tops[colour] * (self._lead(counts) - self.leads[colour])

    def change(self, gained: Sequence[int], lost: Sequence[int] = ()) -> float:
        """What it is worth to get some gems and to give others away."""
        worth = 0.0
        for colour in {*gained, *lost}:
            counts = self._counts[colour][:]
            counts[self.seat] += gained.count(colour) - lost.count(colour)
            worth += self.tops[colour] * (self._lead(counts) - self.leads[colour])
        return worth

    def quoted(self, quotations: Sequence[float]) -> float:
        """What our gems are worth at other quotations, compared with the present ones."""
        tops = self._tops(quotations)
        return sum(self.leads[i] * (tops[i] - self.tops[i]) for i in range(COLOURS))

    def _step(self, colour: int) -> float:
        """One step up, or where that helps more to tell apart, one step less down."""
        up, down = self.quotations[:], self.quotations[:]
        up[colour] += 1
        down[colour] -= 1
        return (self.quoted(up) - self.quoted(down)) / 2.0

    def black_gem(self) -> float:
        """What another black gem is worth, with those that are still to come."""
        gems = self.black + NEW_BLACK_GEMS * self.left
        return black_worth(gems + 1.0) - black_worth(gems)

    def any_gem(self) -> float:
        """What a gem of one's choice is worth."""
        return max(self.gems)


def weights(owners: int, seat: int, neutral: int) -> list[float]:
    """How each owner's points count for a seat: its own fully, the rivals' against it."""
    counted = [0.0] * owners
    if neutral >= 0:
        counted = [-(1.0 - NEUTRAL_PART) * RIVALRY] * owners
        counted[neutral] = -NEUTRAL_PART * RIVALRY
    counted[seat] = 1.0
    return counted
