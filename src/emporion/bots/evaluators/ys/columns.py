"""Which columns of the market will be strongest, and what a broker in one is worth to a seat."""

from typing import Final

from ....core.native import i64
from ....games.ys.data import COLOURS, COLUMN_MOVES, VALUES
from .odds import COLUMN_CHANCES, COLUMN_HIDDEN, COLUMN_QUARTERS, COLUMN_TO_COME, COLUMN_WIDTH

COLUMN_STEP: Final = (COLUMN_MOVES[0] - COLUMN_MOVES[-1]) / (COLOURS - 1.0)
"""Steps of the scale by which a column gains when it beats one more column, about."""

_QUARTERS: Final = 4
_FULLER: Final = 1
"""A total in quarter pips; one more broker counts a little besides its value, since the fuller
column wins a draw, and an empty one is below a lone 0."""


class Columns:
    """The totals of the columns, by what a seat knows."""

    def __init__(self) -> None:
        self.moves = [0] * COLOURS
        """How far each quotation will move at the end of the turn, in quarters of a step."""
        self.gains = [0.0] * (COLOURS * VALUES)
        """What it is worth to the seat that a broker of a value joins a column."""
        self._totals = [0] * COLOURS
        self._hidden = [0] * COLOURS
        self._placements = 0

    def clear(self) -> None:
        """Nobody is in the market."""
        self._totals = [0] * COLOURS
        self._hidden = [0] * COLOURS

    def join(self, column: int, value: int) -> None:
        """A broker of a known value is in a column."""
        self._totals[column] = self._totals[column] + _QUARTERS * value + _FULLER

    def hide(self, column: int, quarters: int) -> None:
        """A hidden broker is in a column: what it counts on the average."""
        self._totals[column] = self._totals[column] + quarters + _FULLER
        self._hidden[column] = self._hidden[column] + 1

    def rest(self) -> None:
        """The quotations will not be moved by what is in the market."""
        self.moves = [0] * COLOURS

    def expect(self, placements: int) -> None:
        """How far each quotation will move, by the number of placements still to come."""
        most = COLUMN_TO_COME - 1
        self._placements = placements if placements < most else most
        low = _QUARTERS * COLUMN_MOVES[-1]
        steps = [0.0] * COLOURS
        columns = COLUMN_CHANCES
        for left in range(COLOURS):
            for right in range(left + 1, COLOURS):
                wins = columns[self._at(left, right)]
                steps[left] += wins
                steps[right] += 1.0 - wins
        moves = self.moves
        for column in range(COLOURS):
            moves[column] = low + int(_QUARTERS * COLUMN_STEP * steps[column] + 0.5)

    def _at(self, one: int, other: int) -> i64:
        """Where the table tells of two columns."""
        margin: i64 = self._totals[one] - self._totals[other]
        if margin > COLUMN_QUARTERS:
            margin = COLUMN_QUARTERS
        elif margin < -COLUMN_QUARTERS:
            margin = -COLUMN_QUARTERS
        hidden: i64 = self._hidden[one] + self._hidden[other]
        if hidden >= COLUMN_HIDDEN:
            hidden = COLUMN_HIDDEN - 1
        row: i64 = self._placements * COLUMN_HIDDEN + hidden
        return row * COLUMN_WIDTH + margin + COLUMN_QUARTERS

    def weigh(self, steps: list[float]) -> None:
        """What brokers are worth in each column, by what a step of each quotation is worth."""
        for column in range(COLOURS):
            self.weigh_column(column, steps)

    def weigh_column(self, column: int, steps: list[float]) -> None:
        """What brokers of each value are worth in one column."""
        zero = one = two = three = four = 0.0
        columns = COLUMN_CHANCES
        step = steps[column]
        for other in range(COLOURS):
            if other == column:
                continue
            at = self._at(column, other)
            now = columns[at]
            stake = COLUMN_STEP * (step - steps[other])
            at += _FULLER
            zero += stake * (columns[at] - now)
            one += stake * (columns[at + 4] - now)
            two += stake * (columns[at + 8] - now)
            three += stake * (columns[at + 12] - now)
            four += stake * (columns[at + 16] - now)
        first = VALUES * column
        gains = self.gains
        gains[first] = zero
        gains[first + 1] = one
        gains[first + 2] = two
        gains[first + 3] = three
        gains[first + 4] = four

    def moved(self, column: int, value: int, brokers: int, steps: list[float]) -> float:
        """What it is worth that brokers of such a total join a column, or leave it."""
        gain = 0.0
        total = self._totals[column]
        columns = COLUMN_CHANCES
        for other in range(COLOURS):
            if other != column:
                now = columns[self._at(column, other)]
                self._totals[column] = total + _QUARTERS * value + _FULLER * brokers
                then = columns[self._at(column, other)]
                self._totals[column] = total
                gain += (then - now) * COLUMN_STEP * (steps[column] - steps[other])
        return gain
