"""Who will win an area, a neighborhood's ship, a line or the market, as one seat sees it.

An owner's total in a contest is what lies there now, hidden brokers by their average, and what may
still be added. How likely it beats another's stands in the tables of `odds`.
"""

from typing import Final

from ....core.native import i64
from ....games.ys.data import COLOURS, LINES, NEIGHBORHOODS, SQUARES, THRONE, VALUES
from .odds import (
    AREA_OF_FOUR,
    AREA_OF_THREE,
    COMES,
    HALVES,
    LINE_OF_THREE,
    LINE_OF_TWO,
    LOST,
    PLACEMENTS_LEFT,
    STATES,
    WHOLE_MARKET,
    WIDTH,
)

AREAS: Final = 3
FIRST_SHIP: Final = AREAS * NEIGHBORHOODS
FIRST_LINE: Final = FIRST_SHIP + NEIGHBORHOODS
MARKET: Final = FIRST_LINE + LINES
CONTESTS: Final = MARKET + 1
"""The contests by number: areas, the neighborhoods' ships, lines, the market's highest bidder."""

OWNERS: Final = 4
RIVALS: Final = 3
"""The number of owners that all tables have room for."""

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

SORT_OF: Final[list[int]] = [
    *[0] * FIRST_SHIP,
    *[1] * NEIGHBORHOODS,
    *[2] * LINES,
    3,
]
CLOSED: Final = 4
SORTS: Final = 5
"""Areas, ships, lines, the market; and those that nobody can join any more."""

UNSEEN: Final = 1 << 8
PRESENT: Final = 1 << 12
SEEN: Final = UNSEEN - 1
HIDDEN: Final = 15
"""A tally: the sum of the known values, the number of others, the number of brokers."""


class Contests:
    """Every contest with all who take part in it."""

    def __init__(self) -> None:
        self.seat = 0
        self.rivals = [0] * RIVALS
        self.rivalry = 0.0
        """How much of what rivals win counts against the seat."""
        self.tallies = [0] * (CONTESTS * OWNERS)
        self.averages = [4] * OWNERS
        """Each owner's brokers that the seat has not seen, on the average, in half pips."""
        self.placements = [0] * OWNERS
        """How often an owner will still place this turn, the seat's present placement aside."""
        self.ties = [0] * OWNERS
        """How owners fare in draws: the higher the better."""
        self.tie_step = 1
        """What it takes to be half a pip ahead by that."""
        self.firsts = [0.0] * CONTESTS
        self.seconds = [0.0] * CONTESTS
        self.thirds = [0.0] * CONTESTS
        """What the first, the second and the third get."""
        self.worths = [0.0] * CONTESTS
        """What the seat can expect of each contest if it adds nothing."""
        self.gains = [0.0] * (CONTESTS * VALUES)
        """What it can expect more if it adds a broker of each value."""
        self.shut = 0
        """Contests that nobody can join any more, a bit for each."""
        self._area = AREA_OF_FOUR
        self._line = LINE_OF_THREE
        """The kinds of areas and lines, as `odds` has them."""
        self._rows = [0] * (SORTS * RIVALS)
        """Where the table tells of a rival in a sort of contest."""
        self._comes = [0.0] * SORTS
        """How likely the seat itself still joins a contest of a sort."""
        self._edges = [0] * RIVALS
        """How the seat fares in draws with each rival, in half pips."""

    # -- who is where -----------------------------------------------------------------------

    def clear(self, seat: int, owners: int, rivalry: float) -> None:
        """Nobody is anywhere."""
        self.seat = seat
        self.rivalry = rivalry
        rivals = self.rivals
        if len(rivals) != owners - 1:
            rivals = [0] * (owners - 1)
            self.rivals = rivals
        for number in range(owners - 1):
            rivals[number] = number if number < seat else number + 1
        self.tallies = [0] * (CONTESTS * OWNERS)

    def add(self, owner: int, place: int, value: int) -> None:
        """A broker lies in a place; `UNSEEN` stands for a value that the seat does not know."""
        tallies = self.tallies
        at = OWNERS * NARROW[place] + owner
        tallies[at] = tallies[at] + value + PRESENT
        at = OWNERS * WIDE[place] + owner
        tallies[at] = tallies[at] + value + PRESENT

    def brokers(self, contest: int) -> int:
        """How many brokers the seat has in a contest."""
        return self.tallies[OWNERS * contest + self.seat] // PRESENT

    # -- who may still come -----------------------------------------------------------------

    def expect(self, taken: int, closed: int, neighborhoods: int, full: bool) -> None:
        """How likely brokers to come join each contest: squares are taken, an area is closed."""
        self.shut = 1 << NARROW[closed] if closed < THRONE else 0
        for line in range(LINES):
            if taken >> (COLOURS * line) & 15 == 15:
                self.shut |= 1 << (FIRST_LINE + line)
        self._area = AREA_OF_FOUR if neighborhoods == NEIGHBORHOODS else AREA_OF_THREE
        self._line = LINE_OF_THREE if full else LINE_OF_TWO
        self._expect_sorts()
        for number in range(len(self.rivals)):
            self._rows[RIVALS * CLOSED + number] = HALVES
        self._comes[CLOSED] = 0.0
        self.settle_ties()

    def _expect_sorts(self) -> None:
        own: i64 = self.placements[self.seat]
        self._expect_sort(0, self._area, own)
        self._expect_sort(1, self._area + 1, own)
        self._expect_sort(2, self._line, own)
        self._expect_sort(3, WHOLE_MARKET, own)

    def _expect_sort(self, sort: int, kind: i64, own: i64) -> None:
        rows = self._rows
        self._comes[sort] = COMES[PLACEMENTS_LEFT * kind + own]
        first: i64 = (PLACEMENTS_LEFT * kind + own) * PLACEMENTS_LEFT
        number = RIVALS * sort
        for owner in self.rivals:
            row: i64 = first + self.placements[owner]
            rows[number] = int(row * (STATES * WIDTH)) + HALVES
            number += 1

    def settle_ties(self) -> None:
        """How the seat fares in draws with each rival."""
        own = self.ties[self.seat]
        for number in range(len(self.rivals)):
            ahead = own - self.ties[self.rivals[number]]
            step = self.tie_step
            self._edges[number] = 1 if ahead >= step else -1 if ahead <= -step else 0

    # -- what the seat can expect -----------------------------------------------------------

    def _start(self, contest: int, number: int, halves: i64, sort: i64) -> i64:
        """Where the table begins to tell how a total of the seat's fares against a rival."""
        owner: i64 = self.rivals[number]
        tally: i64 = self.tallies[OWNERS * contest + owner]
        row: i64 = self._rows[RIVALS * sort + number]
        margin: i64 = halves + self._edges[number]
        if tally:
            hidden: i64 = (tally >> 8) & HIDDEN
            margin -= 2 * (tally & SEEN)
            if hidden:
                margin -= hidden * self.averages[owner]
                if hidden > STATES - 2:
                    hidden = STATES - 2
            row += (hidden + 1) * WIDTH
        if margin > HALVES:
            margin = HALVES
        elif margin < -HALVES:
            margin = -HALVES
        return row + margin

    def read_row(self, contest: int, values: list[int]) -> None:
        """What the seat can expect of a contest if it adds nothing, or a broker of some values."""
        own: i64 = self.tallies[OWNERS * contest + self.seat]
        sort: i64 = CLOSED if self.shut >> contest & 1 else SORT_OF[contest]
        halves = 2 * (own & SEEN)
        lost = LOST
        one = self._start(contest, 0, halves, sort)
        two = self._start(contest, 1, halves, sort)
        four = len(self.rivals) > 2
        three: i64 = self._start(contest, 2, halves, sort) if four else 0
        reward = self.firsts[contest]
        second = self.seconds[contest]
        third = self.thirds[contest]
        plain = second <= 0.0 and self.rivalry <= 0.0
        # A rival that comes later will bring an average broker.
        pips: i64 = 0 if own else 4
        x = 1.0 - lost[one + pips]
        y = 1.0 - lost[two + pips]
        z = 1.0 - lost[three + pips] if four else 1.0
        now = reward * x * y * z if plain else self._won(reward, second, third, x, y, z)
        if not own:
            comes = self._comes[sort]
            now *= comes
            if self.rivalry > 0.0:
                now -= (1.0 - comes) * self._left(contest, sort) * self.rivalry * reward
        self.worths[contest] = now
        gains = self.gains
        first = VALUES * contest
        for value in values:
            pips = 2 * value
            x = 1.0 - lost[one + pips]
            y = 1.0 - lost[two + pips]
            z = 1.0 - lost[three + pips] if four else 1.0
            worth = reward * x * y * z if plain else self._won(reward, second, third, x, y, z)
            gains[first + value] = worth - now

    def _left(self, contest: int, sort: i64) -> float:
        """How likely a rival gets what the seat leaves."""
        nobody = 1.0
        for number in range(len(self.rivals)):
            if self.tallies[OWNERS * contest + self.rivals[number]]:
                return 1.0
            nobody *= 1.0 - LOST[self._start(contest, number, -HALVES, sort)]
        return 1.0 - nobody

    def _won(
        self, reward: float, second: float, third: float, one: float, two: float, three: float
    ) -> float:
        """What the seat wins, as likely as it beats each of its rivals.

        Whatever it wins is lost to the rivals.
        """
        ahead = one * two
        worth = reward * ahead * three
        if second > 0.0:
            either = one + two - 2.0 * ahead
            worth += second * (either * three + ahead * (1.0 - three))
            worth += third * ((1.0 - one - two + ahead) * three + either * (1.0 - three))
        if self.rivalry > 0.0:
            return (1.0 + self.rivalry) * worth - self.rivalry * reward
        return worth

    def changed(self, contest: int, more: int, brokers: int) -> float:
        """What the seat can expect with a changed total and this number of brokers there."""
        own: i64 = self.tallies[OWNERS * contest + self.seat]
        sort: i64 = CLOSED if self.shut >> contest & 1 else SORT_OF[contest]
        halves = 2 * (own & SEEN) + 2 * more
        hidden: i64 = (own >> 8) & HIDDEN
        if hidden:
            # None of the seat's own; but see `look_as`.
            halves += hidden * self.averages[self.seat]
        lost = LOST
        if not brokers:
            halves = 4
        one = 1.0 - lost[self._start(contest, 0, halves, sort)]
        two = 1.0 - lost[self._start(contest, 1, halves, sort)]
        three = 1.0
        if len(self.rivals) > 2:
            three = 1.0 - lost[self._start(contest, 2, halves, sort)]
        reward = self.firsts[contest]
        worth = self._won(reward, self.seconds[contest], self.thirds[contest], one, two, three)
        if brokers:
            return worth
        comes = self._comes[sort]
        if self.rivalry > 0.0:
            gone = (1.0 - comes) * self._left(contest, sort) * self.rivalry * reward
            return comes * worth - gone
        return comes * worth

    def if_settled(self, contest: int) -> float:
        """What the seat can expect if nobody may add anything any more."""
        shut = self.shut
        self.shut |= 1 << contest
        worth = self.changed(contest, 0, self.brokers(contest))
        self.shut = shut
        return worth

    def look_as(self, owner: int, rivalry: float) -> None:
        """See all contests as another owner would, by what the seat knows; in the game for two."""
        self.seat = owner
        self.rivals = [(owner + 1) % 3, (owner + 2) % 3]
        self.rivalry = rivalry
        self._expect_sorts()
        self.settle_ties()
