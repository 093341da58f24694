"""What gems and quotations will be worth at the end of the game, to one seat.

The tables of the final account are straight lines. A colour that beats one more colour is worth
four points more to its first owner, and each rival with as many gems takes a quarter of them away.
So an expected worth needs no more than the chances of single comparisons.
"""

from math import exp, sqrt
from typing import Final

from ....core.native import i64
from ....games.ys.data import BLACK, BLACK_POINTS, COLOURS, GEM_POINTS, TURNS
from ....games.ys.gems import BITS, DIGIT
from ....games.ys.phases import COLUMNS, HIGHEST_BIDDER, TAKING
from ....games.ys.state import YsState
from .habits import STEEP, SURE, Habits

STEP: Final = 4.0
"""What a colour that beats one more is worth more to its first owner."""

LOWEST: Final = 12.0
"""What the last colour is worth to its first owner."""

QUARTER: Final = 0.25
"""What each rival with as many gems takes away, as a part of the first owner's points."""

assert GEM_POINTS[0][0] - GEM_POINTS[1][0] == STEP
assert GEM_POINTS[3][0] == LOWEST

MANY_BLACK: Final = len(BLACK_POINTS) - 1


def chance(margin: float, spread: float) -> float:
    """How likely a number is above 0 that is about `margin`, give or take `spread`."""
    return 1.0 / (1.0 + exp(-STEEP * margin / spread))


def black_worth(gems: float) -> float:
    """The points for black gems, also between two whole numbers."""
    if gems >= MANY_BLACK:
        return float(BLACK_POINTS[MANY_BLACK])
    low = int(gems)
    points = BLACK_POINTS[low]
    return points + (gems - low) * (BLACK_POINTS[low + 1] - points)


def gems_to_come(state: YsState) -> float:
    """How many turns of gems are still to come; a part of the present one counts too."""
    later = float(TURNS - 1 - state.turn)
    phase = state.phase
    if phase < TAKING:
        return later + 1.0
    if phase < COLUMNS:
        neighborhoods = state.settings.neighborhoods
        return later + (neighborhoods - state.neighborhood) / (neighborhoods + 1.0)
    return later if later > 0.0 else 0.0


def moves_to_come(state: YsState) -> float:
    """How many turns quotations still move, beyond what the board lets one expect."""
    later = float(TURNS - 1 - state.turn)
    phase = state.phase
    if phase < TAKING:
        return later + 0.8
    if phase < COLUMNS:
        return later + 0.4
    if phase < HIGHEST_BIDDER:
        return later + 0.1
    return later if later > 0.0 else 0.0


class Fortune:
    """The expected final account as one seat sees it; read anew for every decision."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.seat = 0
        self.tops = [0.0] * COLOURS
        """The expected points of each colour's first place."""
        self.parts = [0.0] * COLOURS
        """The seat's part of each colour's points, 1 for the first place alone."""
        self.ones = [0.0] * COLOURS
        """What another gem of each colour is worth."""
        self.pairs = [0.0] * COLOURS
        """What two more gems of a colour are worth."""
        self.steps = [0.0] * COLOURS
        """What one step up the scale is worth, for each colour."""
        self.any_gem = 0.0
        """What a gem of one's choice is worth."""
        self.black_gem = 0.0
        """What another black gem is worth, with those that are still to come."""
        self.spread = SURE
        self.quotation_spread = SURE
        self.lacking = 0.0
        """How likely who has no gem of a colour will have one in the end."""
        self._slopes = [0.0] * (COLOURS * COLOURS)
        self._state: YsState | None = None

    def read(self, state: YsState, seat: int, moves: list[float]) -> None:
        """Look at the gems of all, and at the quotations after the moves that are expected."""
        self.seat = seat
        self._state = state
        self._read_time(state)
        self._read_tops(state.quotations, moves)
        best = 0.0
        for colour in range(COLOURS):
            self._read_colour(state, colour)
            if self.ones[colour] > best:
                best = self.ones[colour]
        self.any_gem = best
        self._read_steps()

    def _read_time(self, state: YsState) -> None:
        habits = self.habits
        left = gems_to_come(state)
        spread = sqrt(habits.gem_spread * left)
        self.spread = spread if spread > SURE else SURE
        spread = sqrt(habits.quotation_spread * moves_to_come(state))
        self.quotation_spread = spread if spread > SURE else SURE
        self.lacking = 1.0 - exp(-habits.new_gems * left)
        hoard: i64 = state.gems[self.seat]
        black = float((hoard >> (BITS * BLACK)) & DIGIT) + habits.new_black * left
        self.black_gem = black_worth(black + 1.0) - black_worth(black)

    def _read_tops(self, quotations: list[int], moves: list[float]) -> None:
        tops = self.tops
        slopes = self._slopes
        spread = self.quotation_spread
        for colour in range(COLOURS):
            tops[colour] = LOWEST
        for left in range(COLOURS):
            here = quotations[left] + moves[left]
            for right in range(left + 1, COLOURS):
                # Of equals the left one is above, hence the half step.
                above = here - quotations[right] - moves[right] + 0.5
                wins = chance(above, spread)
                tops[left] += STEP * wins
                tops[right] += STEP * (1.0 - wins)
                slopes[COLOURS * left + right] = STEP * STEEP * wins * (1.0 - wins) / spread

    def _read_colour(self, state: YsState, colour: int) -> None:
        """The seat's part with the gems that it has, with one more, and with two more."""
        hoards = state.gems
        shift: i64 = BITS * colour
        hoard: i64 = hoards[self.seat]
        mine: i64 = (hoard >> shift) & DIGIT
        here = 1.0 if mine else self.lacking
        now = here
        one = 1.0
        two = 1.0
        grow = exp(STEEP / self.spread)
        for owner in range(len(hoards)):
            if owner == self.seat:
                continue
            hoard = hoards[owner]
            count: i64 = (hoard >> shift) & DIGIT
            there = QUARTER if count else QUARTER * self.lacking
            # Equals both get the lower place, hence the half gem.
            ahead = exp(STEEP * (float(mine - count) - 0.5) / self.spread)
            rivalry = self._rivalry(state, owner)
            now -= here * there / (1.0 + ahead)
            one -= there / (1.0 + ahead * grow)
            two -= there / (1.0 + ahead * grow * grow)
            if rivalry > 0.0:
                # What the rival loses where we are ahead of it.
                back = ahead * grow
                now += rivalry * (here * there * back / (1.0 + back) - 4.0 * there)
                back *= grow
                one += rivalry * (there * back / (1.0 + back) - 4.0 * there)
                back *= grow
                two += rivalry * (there * back / (1.0 + back) - 4.0 * there)
        top = self.tops[colour]
        self.parts[colour] = now
        self.ones[colour] = top * (one - now)
        self.pairs[colour] = top * (two - now)

    def _rivalry(self, state: YsState, owner: int) -> float:
        """How much of what another owner gains counts against the seat."""
        if state.players > 2:
            return self.habits.rivalry
        if owner == state.settings.neutral:
            return self.habits.rivalry_of_neutral
        return self.habits.rivalry_of_two

    def _read_steps(self) -> None:
        steps = self.steps
        parts = self.parts
        slopes = self._slopes
        for colour in range(COLOURS):
            steps[colour] = 0.0
        for left in range(COLOURS):
            for right in range(left + 1, COLOURS):
                step = slopes[COLOURS * left + right] * (parts[left] - parts[right])
                steps[left] += step
                steps[right] -= step

    # -- changes ----------------------------------------------------------------------------

    def part(self, colour: int, more: int) -> float:
        """The seat's part of a colour with some gems more, or less."""
        state = self._state
        assert state is not None
        shift: i64 = BITS * colour
        hoard: i64 = state.gems[self.seat]
        mine: i64 = ((hoard >> shift) & DIGIT) + more
        here = 1.0 if mine > 0 else self.lacking
        part = here
        for owner in range(len(state.gems)):
            if owner != self.seat:
                hoard = state.gems[owner]
                count: i64 = (hoard >> shift) & DIGIT
                there = QUARTER if count else QUARTER * self.lacking
                rivalry = self._rivalry(state, owner)
                ahead = float(mine - count)
                part -= here * there * chance(0.5 - ahead, self.spread)
                if rivalry > 0.0:
                    lost = here * there * chance(0.5 + ahead, self.spread)
                    part += rivalry * (lost - 4.0 * there)
        return part

    def change(self, colour: int, more: int) -> float:
        """What it is worth to have some gems of a colour more, or less."""
        return self.tops[colour] * (self.part(colour, more) - self.parts[colour])

    def quoted(self, quotations: list[int]) -> float:
        """What the seat's gems are worth at some quotations."""
        worth = 0.0
        spread = self.quotation_spread
        parts = self.parts
        for left in range(COLOURS):
            worth += LOWEST * parts[left]
            for right in range(left + 1, COLOURS):
                wins = chance(quotations[left] - quotations[right] + 0.5, spread)
                worth += STEP * (wins * parts[left] + (1.0 - wins) * parts[right])
        return worth

    def colour_points(self) -> float:
        """The points that the coloured gems will bring, as far as one can tell."""
        worth = 0.0
        for colour in range(COLOURS):
            worth += self.tops[colour] * self.parts[colour]
        return worth
