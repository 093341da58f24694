"""Which columns of the market will be strongest, and what a broker in one is worth to a seat."""

from math import exp, sqrt
from typing import Final

from ....games.ys.data import COLOURS, COLUMN_MOVES
from .fortune import chance
from .habits import STEEP, Habits

COLUMN_STEP: Final = (COLUMN_MOVES[0] - COLUMN_MOVES[-1]) / (COLOURS - 1.0)
"""Steps of the scale by which a column gains when it beats one more column, about."""

OPTIONS: Final = 6
"""A broker that joins a column is worth 0 to 5."""


class Columns:
    """The totals of the columns, by what a seat knows."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.moves = [0.0] * COLOURS
        """How far each quotation will move at the end of the turn."""
        self.gains = [0.0] * (COLOURS * OPTIONS)
        """What it is worth to the seat that a broker of a value joins a column."""
        self._means = [0.0] * COLOURS
        self._variances = [0.0] * COLOURS
        self._hidden = [0] * (COLOURS * 4)

    def clear(self) -> None:
        """Nobody is in the market; an empty column is below a lone 0."""
        self._means = [-0.5] * COLOURS
        self._variances = [0.0] * COLOURS
        self._hidden = [0] * (COLOURS * 4)

    def join(self, column: int, value: int) -> None:
        """A broker of a known value is in a column."""
        self._means[column] += value + self.habits.one_more

    def hide(self, column: int, owner: int) -> None:
        """A broker of an owner is in a column, nobody knows which."""
        self._hidden[4 * column + owner] = self._hidden[4 * column + owner] + 1

    def join_hidden(self, means: list[float], variances: list[float]) -> None:
        """The hidden ones count as their owners' averages."""
        for column in range(COLOURS):
            for owner in range(4):
                number = self._hidden[4 * column + owner]
                if number:
                    self._means[column] += number * (means[owner] + self.habits.one_more)
                    self._variances[column] += number * variances[owner]

    def rest(self) -> None:
        """The quotations will not be moved by what is in the market."""
        for column in range(COLOURS):
            self.moves[column] = 0.0

    def expect(
        self, means: list[float], variances: list[float], to_come: list[int], owners: int
    ) -> None:
        """How far each quotation will move, with the brokers that are still to come."""
        part = (1.0 - self.habits.city) / COLOURS
        more = 0.0
        for owner in range(owners):
            if to_come[owner]:
                mean = means[owner]
                more += to_come[owner] * part * (variances[owner] + (1.0 - part) * mean * mean)
        moves = self.moves
        for column in range(COLOURS):
            self._variances[column] += more
            moves[column] = float(COLUMN_MOVES[-1])
        for left in range(COLOURS):
            for right in range(left + 1, COLOURS):
                margin = self._means[left] - self._means[right]
                wins = chance(margin, self._spread(left, right))
                moves[left] += COLUMN_STEP * wins
                moves[right] += COLUMN_STEP * (1.0 - wins)

    def _spread(self, one: int, other: int) -> float:
        return sqrt(self._variances[one] + self._variances[other]) + self.habits.column_spread

    def weigh(self, steps: list[float]) -> None:
        """What brokers are worth in each column, by what a step of each quotation is worth."""
        for column in range(COLOURS):
            self.weigh_column(column, steps)

    def weigh_column(self, column: int, steps: list[float]) -> None:
        """What brokers of each value are worth in one column."""
        first = OPTIONS * column
        gains = self.gains
        zero = one = two = three = four = five = 0.0
        for other in range(COLOURS):
            if other == column:
                continue
            steep = STEEP / self._spread(column, other)
            behind = exp(-steep * (self._means[column] - self._means[other]))
            now = 1.0 / (1.0 + behind)
            pip = exp(-steep)
            stake = COLUMN_STEP * (steps[column] - steps[other])
            behind *= exp(-steep * self.habits.one_more)
            zero += stake * (1.0 / (1.0 + behind) - now)
            behind *= pip
            one += stake * (1.0 / (1.0 + behind) - now)
            behind *= pip
            two += stake * (1.0 / (1.0 + behind) - now)
            behind *= pip
            three += stake * (1.0 / (1.0 + behind) - now)
            behind *= pip
            four += stake * (1.0 / (1.0 + behind) - now)
            behind *= pip
            five += stake * (1.0 / (1.0 + behind) - now)
        gains[first] = zero
        gains[first + 1] = one
        gains[first + 2] = two
        gains[first + 3] = three
        gains[first + 4] = four
        gains[first + 5] = five

    def moved(self, column: int, value: float, brokers: int, steps: list[float]) -> float:
        """What it is worth that brokers of such a total join a column, or leave it."""
        gain = 0.0
        added = value + self.habits.one_more * brokers
        for other in range(COLOURS):
            if other != column:
                spread = self._spread(column, other)
                margin = self._means[column] - self._means[other]
                more = chance(margin + added, spread) - chance(margin, spread)
                gain += more * COLUMN_STEP * (steps[column] - steps[other])
        return gain
