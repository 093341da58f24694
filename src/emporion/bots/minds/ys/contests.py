"""Who will win an area, a neighborhood's ship, a line or the market, as one seat sees it.

An owner's total in a contest is what lies there now, hidden brokers by their average, and what may
still be added. All of it is a number with a spread, so that a chance is one look at a curve.
"""

from math import exp, pow, sqrt
from typing import Final

from ....games.ys.data import COLOURS, LINES, NEIGHBORHOODS, SQUARES, THRONE
from .habits import STEEP, SURE, Habits

AREAS: Final = 3
FIRST_SHIP: Final = AREAS * NEIGHBORHOODS
FIRST_LINE: Final = FIRST_SHIP + NEIGHBORHOODS
MARKET: Final = FIRST_LINE + LINES
CONTESTS: Final = MARKET + 1
"""The contests by number: areas, the neighborhoods' ships, lines, the market's highest bidder."""

OWNERS: Final = 4
"""Room for so many owners in all tables."""

NARROW: Final[list[int]] = [
    *[FIRST_LINE + place // COLOURS for place in range(SQUARES)],
    *range(FIRST_SHIP),
    MARKET,
]
WIDE: Final[list[int]] = [
    *[MARKET] * SQUARES,
    *[FIRST_SHIP + area // AREAS for area in range(FIRST_SHIP)],
    MARKET,
]
"""The two contests that a broker in a place takes part in."""

AREA_KIND: Final = 0
SHIP_KIND: Final = 1
LINE_KIND: Final = 2
MARKET_KIND: Final = 5
CLOSED_KIND: Final = 6
KINDS: Final = 7
"""Brokers to come join contests of a kind with equal odds; each line is a kind of its own."""

KIND_OF: Final[list[int]] = [
    *[AREA_KIND] * FIRST_SHIP,
    *[SHIP_KIND] * NEIGHBORHOODS,
    *[LINE_KIND + line for line in range(LINES)],
    MARKET_KIND,
]

UNSEEN: Final = 1 << 8
PRESENT: Final = 1 << 12
SEEN: Final = UNSEEN - 1
HIDDEN: Final = 15
"""A tally: the sum of the values that one knows, the number of others, the number of brokers."""

OPTIONS: Final = 6
"""A row of worths: of adding nothing, then of adding a broker of 0 to 4."""

ALL_TIES: Final = 99.0
NEUTRAL_TIES: Final = 90.0
"""How the Intriguer's player and the neutral player fare in draws: above all others."""


class Contests:
    """Every contest with all who take part in it."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.seat = 0
        self.rivals = [0] * (OWNERS - 1)
        self.rivalry = 0.0
        """How much of what rivals win counts against the seat."""
        self.tallies = [0] * (CONTESTS * OWNERS)
        self.means = [0.0] * OWNERS
        self.variances = [0.0] * OWNERS
        """Each owner's brokers that the seat has not seen: their average, and its variance."""
        self.to_come = [0] * OWNERS
        """How many brokers an owner will still place this turn, the seat's present ones aside."""
        self.ties = [0.0] * OWNERS
        """How owners fare in draws."""
        self.firsts = [0.0] * CONTESTS
        self.seconds = [0.0] * CONTESTS
        self.thirds = [0.0] * CONTESTS
        """What the first, the second and the third get."""
        self.worths = [0.0] * (CONTESTS * OPTIONS)
        """What the seat can expect of each contest, a row for each."""
        self._closed = -1
        self._comes = [0.0] * (KINDS * OWNERS)
        self._added = [0.0] * (KINDS * OWNERS)
        self._spreads = [0.0] * (KINDS * OWNERS)
        """How likely an owner adds brokers to a contest of a kind; what then, and its variance."""
        self._behind = 0.0
        self._pip = 0.0
        self._there = 0.0
        """The rival that was met last: the odds of being behind it, what a pip makes of these, and
        how likely it takes part."""
        self._mean = 0.0
        self._variance = 0.0
        """The side that was looked at last."""

    # -- who is where -----------------------------------------------------------------------

    def clear(self, seat: int, owners: int, rivalry: float) -> None:
        """Nobody is anywhere."""
        self.seat = seat
        self.rivalry = rivalry
        self.rivals = [owner for owner in range(owners) if owner != seat]
        self.tallies = [0] * (CONTESTS * OWNERS)

    def add(self, owner: int, place: int, value: int) -> None:
        """A broker that the seat knows lies in a place."""
        tallies = self.tallies
        at = OWNERS * NARROW[place] + owner
        tallies[at] = tallies[at] + value + PRESENT
        at = OWNERS * WIDE[place] + owner
        tallies[at] = tallies[at] + value + PRESENT

    def add_hidden(self, owner: int, place: int) -> None:
        """A broker that the seat does not know lies in a place."""
        self.add(owner, place, UNSEEN)

    def present(self, contest: int) -> bool:
        """Whether the seat takes part already."""
        return self.tallies[OWNERS * contest + self.seat] >= PRESENT

    def brokers(self, contest: int) -> int:
        """How many brokers the seat has in a contest."""
        return self.tallies[OWNERS * contest + self.seat] // PRESENT

    # -- who may still come -----------------------------------------------------------------

    def expect(self, taken: int, closed: int, neighborhoods: int) -> None:
        """How likely brokers to come join each contest: squares are taken, an area is closed."""
        free = [0] * LINES
        squares = 0
        for place in range(SQUARES):
            if not taken >> place & 1:
                free[place // COLOURS] = free[place // COLOURS] + 1
                squares += 1
        market = 1.0 - self.habits.city if squares else 0.0
        area = (1.0 - market) / (AREAS * neighborhoods)
        self._closed = NARROW[closed] if closed < THRONE else -1
        self._expect_kind(AREA_KIND, area)
        self._expect_kind(SHIP_KIND, AREAS * area)
        for line in range(LINES):
            self._expect_kind(LINE_KIND + line, market * free[line] / squares if squares else 0.0)
        self._expect_kind(MARKET_KIND, market)
        self._expect_kind(CLOSED_KIND, 0.0)

    def _expect_kind(self, kind: int, odds: float) -> None:
        self._expect_owner(kind, self.seat, odds)
        # Rivals aim at what we want, too.
        odds *= self.habits.aim
        if odds > 1.0:
            odds = 1.0
        for owner in self.rivals:
            self._expect_owner(kind, owner, odds)

    def _expect_owner(self, kind: int, owner: int, odds: float) -> None:
        at = OWNERS * kind + owner
        brokers = self.to_come[owner]
        if brokers <= 0 or odds <= 0.0:
            self._comes[at] = 0.0
            return
        comes = 1.0 - pow(1.0 - odds, brokers)
        many = odds * brokers / comes
        mean = self.means[owner]
        more = many - 1.0 if many > 1.0 else 0.0
        self._comes[at] = comes
        self._added[at] = many * mean
        self._spreads[at] = many * self.variances[owner] + more * mean * mean

    # -- what the seat can expect -----------------------------------------------------------

    def read_row(self, contest: int) -> None:
        """What the seat can expect of a contest if it adds nothing, or a broker of each value."""
        self._look_at_side(contest, self.seat, 0.0, True)
        mean = self._mean
        variance = self._variance
        rivals = self.rivals
        self._meet(contest, rivals[0], mean, variance)
        behind = self._behind
        pip = self._pip
        there = self._there
        self._meet(contest, rivals[1], mean, variance)
        behind2 = self._behind
        pip2 = self._pip
        there2 = self._there
        behind3 = 0.0
        pip3 = 0.0
        there3 = 0.0
        if len(rivals) > 2:
            self._meet(contest, rivals[2], mean, variance)
            behind3 = self._behind
            pip3 = self._pip
            there3 = self._there
        row = OPTIONS * contest
        worths = self.worths
        for option in range(row + 1, row + OPTIONS):
            worths[option] = self._won(
                contest,
                1.0 - there * behind / (1.0 + behind),
                1.0 - there2 * behind2 / (1.0 + behind2),
                1.0 - there3 * behind3 / (1.0 + behind3),
            )
            behind *= pip
            behind2 *= pip2
            behind3 *= pip3
        worths[row] = worths[row + 1] if self.present(contest) else self.without(contest)

    def gain(self, contest: int, value: int) -> float:
        """What it is worth to the seat to add a broker of a value to a contest."""
        row = OPTIONS * contest
        return self.worths[row + 1 + value] - self.worths[row]

    def changed(self, contest: int, more: float, present: bool) -> float:
        """What the seat can expect if its total changes so; `present`: it has a broker there."""
        if not present:
            return self.without(contest)
        self._look_at_side(contest, self.seat, more, True)
        return self._against_rivals(contest, self._mean, self._variance)

    def without(self, contest: int) -> float:
        """What the seat can expect where it has no broker, but may still come."""
        kind = CLOSED_KIND if contest == self._closed else KIND_OF[contest]
        at = OWNERS * kind + self.seat
        comes = self._comes[at]
        worth = 0.0
        if comes > 0.0:
            worth = comes * self._against_rivals(contest, self._added[at], self._spreads[at])
        if self.rivalry > 0.0:
            nobody = 1.0
            for owner in self.rivals:
                if self.tallies[OWNERS * contest + owner]:
                    nobody = 0.0
                else:
                    nobody *= 1.0 - self._comes[OWNERS * kind + owner]
            worth -= (1.0 - comes) * (1.0 - nobody) * self.rivalry * self.firsts[contest]
        return worth

    def outcome(self, contest: int, owner: int) -> float:
        """What an owner wins in a contest, rivalry aside; for the game for two."""
        seat, rivals, rivalry = self.seat, self.rivals, self.rivalry
        self.seat = owner
        self.rivals = [(owner + 1) % 3, (owner + 2) % 3]
        self.rivalry = 0.0
        worth = self.changed(contest, 0.0, self.present(contest))
        self.seat, self.rivals, self.rivalry = seat, rivals, rivalry
        return worth

    def if_settled(self, contest: int) -> float:
        """What the seat can expect if nobody may add anything any more."""
        closed = self._closed
        self._closed = contest
        worth = self.changed(contest, 0.0, True) if self.present(contest) else self.without(contest)
        self._closed = closed
        return worth

    def _against_rivals(self, contest: int, mean: float, variance: float) -> float:
        rivals = self.rivals
        self._meet(contest, rivals[0], mean, variance)
        first = 1.0 - self._there * self._behind / (1.0 + self._behind)
        self._meet(contest, rivals[1], mean, variance)
        second = 1.0 - self._there * self._behind / (1.0 + self._behind)
        third = 1.0
        if len(rivals) > 2:
            self._meet(contest, rivals[2], mean, variance)
            third = 1.0 - self._there * self._behind / (1.0 + self._behind)
        return self._won(contest, first, second, third)

    def _look_at_side(self, contest: int, owner: int, more: float, present: bool) -> None:
        """An owner's total in a contest as it will be, and its variance."""
        tally = self.tallies[OWNERS * contest + owner]
        hidden = tally // UNSEEN & HIDDEN
        kind = CLOSED_KIND if contest == self._closed else KIND_OF[contest]
        at = OWNERS * kind + owner
        comes = self._comes[at]
        mean = (tally & SEEN) + more
        variance = 0.0
        if hidden:
            mean += hidden * self.means[owner]
            variance = hidden * self.variances[owner]
        if comes > 0.0:
            added = self._added[at]
            if present:
                mean += comes * added
                variance += comes * (self._spreads[at] + (1.0 - comes) * added * added)
            else:
                mean = added
                variance = self._spreads[at]
        self._mean = mean
        self._variance = variance

    def _meet(self, contest: int, owner: int, mean: float, variance: float) -> None:
        """How a total of the seat's fares against a rival, who may not be there at all."""
        present = self.tallies[OWNERS * contest + owner] >= PRESENT
        self._there = 1.0
        if not present:
            kind = CLOSED_KIND if contest == self._closed else KIND_OF[contest]
            self._there = self._comes[OWNERS * kind + owner]
            if self._there <= 0.0:
                self._behind = 0.0
                self._pip = 1.0
                return
        self._look_at_side(contest, owner, 0.0, present)
        tie = self.ties[self.seat] - self.ties[owner]
        if tie > 0.5:
            tie = 0.5
        elif tie < -0.5:
            tie = -0.5
        steep = STEEP / (sqrt(variance + self._variance) + SURE)
        self._behind = exp(-steep * (mean - self._mean + tie))
        self._pip = exp(-steep)

    def _won(self, contest: int, first: float, second: float, third: float) -> float:
        """What a side of the seat's wins that beats its rivals with such chances.

        Whatever it wins is lost to the rivals.
        """
        ahead = first * second
        worth = self.firsts[contest] * ahead * third
        runner = self.seconds[contest]
        if runner > 0.0:
            one = first + second - 2.0 * ahead
            worth += runner * (one * third + ahead * (1.0 - third))
            worth += self.thirds[contest] * (
                (1.0 - first - second + ahead) * third + one * (1.0 - third)
            )
        if self.rivalry > 0.0:
            return (1.0 + self.rivalry) * worth - self.rivalry * self.firsts[contest]
        return worth
