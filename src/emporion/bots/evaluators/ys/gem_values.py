"""What gems and quotations will be worth at the end of the game, to one seat.

The tables of the final account are straight lines. A colour that beats one more colour is worth
four points more to its first owner, and each rival with as many gems takes a quarter of them away.
So an expected worth needs no more than the chances of single comparisons.
"""

from typing import Final

from ....core.native import i64
from ....games.ys.data import BLACK, BLACK_POINTS, COLOURS, GEM_POINTS, SCALE, TURNS
from ....games.ys.gems import BITS, DIGIT
from ....games.ys.phases import COLUMNS, HIGHEST_BIDDER, TAKING
from ....games.ys.state import YsState
from . import weights
from .odds import (
    GEM_PARTS,
    GEM_WIDTH,
    GEMS_APART,
    LACKING,
    QUOTATION_CHANCES,
    SCALE_QUARTERS,
    SCALE_SPREADS,
    SCALE_WIDTH,
    STEEP,
)

STEP: Final = 4.0
"""What a colour that beats one more is worth more to its first owner."""

LOWEST: Final = 12.0
"""What the last colour is worth to its first owner."""

assert GEM_POINTS[0][0] - GEM_POINTS[1][0] == STEP
assert GEM_POINTS[3][0] == LOWEST

_BOTTOM: Final = 4
_TOP: Final = 4 * SCALE
"""The ends of the scale, in quarters of a step."""

MANY_BLACK: Final = len(BLACK_POINTS) - 1


def black_worth(gems: float) -> float:
    """The points for black gems, also between two whole numbers."""
    if gems >= MANY_BLACK:
        return float(BLACK_POINTS[MANY_BLACK])
    low = int(gems)
    points = BLACK_POINTS[low]
    return points + (gems - low) * (BLACK_POINTS[low + 1] - points)


def gems_to_come(state: YsState) -> int:
    """How many twentieths of a turn's gems are still to come."""
    later = 20 * (TURNS - 1 - state.turn)
    phase = state.phase
    if phase < TAKING:
        return later + 20
    if phase < COLUMNS:
        neighborhoods = state.settings.neighborhoods
        return later + 20 * (neighborhoods - state.neighborhood) // (neighborhoods + 1)
    return later if later > 0 else 0


def moves_to_come(state: YsState) -> int:
    """How many tenths of turns quotations still move, beyond what the board shows."""
    later = 10 * (TURNS - 1 - state.turn)
    phase = state.phase
    if phase < TAKING:
        return later + 8
    if phase < COLUMNS:
        return later + 4
    if phase < HIGHEST_BIDDER:
        return later + 1
    return later if later > 0 else 0


class GemValues:
    """The expected final account as one seat sees it; read again for every decision."""

    def __init__(self) -> None:
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
        """What a gem of any colour, chosen freely, is worth."""
        self.black_gem = 0.0
        """What another black gem is worth, with those that are still to come."""
        self._gem_time = 0
        self._move_time = 0
        self._lacking = 0.0
        self._quarters = [0] * COLOURS
        """The expected quotations, in quarters of a step."""
        self._slopes = [0.0] * (COLOURS * COLOURS)
        self._state: YsState | None = None

    def read(self, state: YsState, seat: int, moves: list[int]) -> None:
        """Look at the gems of all, and at the quotations after the moves that are expected."""
        self.seat = seat
        self._state = state
        self._gem_time = gems_to_come(state)
        self._move_time = moves_to_come(state)
        self._lacking = LACKING[self._gem_time]
        self._read_tops(state.quotations, moves)
        best = 0.0
        for colour in range(COLOURS):
            one = self._read_colour(state, colour)
            if one > best:
                best = one
        self.any_gem = best
        self._read_steps()
        black = self.black_gems(state, seat)
        self.black_gem = black_worth(black + 1.0) - black_worth(black)

    def black_gems(self, state: YsState, seat: int) -> float:
        """The black gems that a seat will have in the end."""
        hoard: i64 = state.gems[seat]
        black: i64 = (hoard >> (BITS * BLACK)) & DIGIT
        return float(black) + weights.NEW_BLACK * self._gem_time / 20.0

    def _read_tops(self, quotations: list[int], moves: list[int]) -> None:
        tops = self.tops
        slopes = self._slopes
        chances = QUOTATION_CHANCES
        steep = STEP * STEEP / SCALE_SPREADS[self._move_time]
        row: i64 = SCALE_WIDTH * self._move_time + SCALE_QUARTERS
        quarters = self._quarters
        for left in range(COLOURS):
            tops[left] = LOWEST
            after = 4 * quotations[left] + moves[left]
            if after > _TOP:
                after = _TOP
            quarters[left] = after if after > _BOTTOM else _BOTTOM
        for left in range(COLOURS - 1):
            here: i64 = quarters[left]
            top = tops[left]
            for right in range(left + 1, COLOURS):
                above: i64 = here - quarters[right]
                wins = chances[row + above]
                top += STEP * wins
                tops[right] += STEP * (1.0 - wins)
                slopes[COLOURS * left + right] = steep * wins * (1.0 - wins)
            tops[left] = top

    def _read_colour(self, state: YsState, colour: int) -> float:
        """The seat's part with the gems that it has, with one more, and with two more."""
        hoards = state.gems
        taken = GEM_PARTS
        shift: i64 = BITS * colour
        hoard: i64 = hoards[self.seat]
        mine: i64 = (hoard >> shift) & DIGIT
        here = 1.0 if mine else self._lacking
        now = one = two = 0.0
        row: i64 = GEM_WIDTH * self._gem_time + GEMS_APART + 2
        others = 0.0
        for owner in range(len(hoards)):
            if owner == self.seat:
                continue
            hoard = hoards[owner]
            count: i64 = (hoard >> shift) & DIGIT
            ahead = mine - count
            if ahead > GEMS_APART:
                ahead = GEMS_APART
            elif ahead < -GEMS_APART:
                ahead = -GEMS_APART
            at = row + ahead
            there = 1.0 if count else self._lacking
            now -= there * taken[at]
            one -= there * taken[at + 1]
            two -= there * taken[at + 2]
            if state.players == 2:
                neutral = owner == state.settings.neutral
                rivalry = weights.RIVALRY_OF_NEUTRAL if neutral else weights.RIVALRY
                # What the rival has, less what it loses where this seat is ahead of it.
                others -= rivalry * there
                at = row - ahead
                now += rivalry * there * taken[at]
                one += rivalry * there * taken[at - 1]
                two += rivalry * there * taken[at - 2]
        top = self.tops[colour]
        now = here * (1.0 + now)
        one = top * (1.0 + one - now)
        self.parts[colour] = now + others
        self.ones[colour] = one
        self.pairs[colour] = top * (1.0 + two - now)
        return one

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

    def less(self, colour: int) -> float:
        """What it costs to give a gem of a colour away."""
        state = self._state
        assert state is not None
        hoard = state.gems[self.seat]
        state.gems[self.seat] = hoard - (1 << (BITS * colour))
        part = self.parts[colour]
        one = self.ones[colour]
        pair = self.pairs[colour]
        cost = self._read_colour(state, colour)
        state.gems[self.seat] = hoard
        self.parts[colour] = part
        self.ones[colour] = one
        self.pairs[colour] = pair
        return cost

    def quoted(self, quotations: list[int]) -> float:
        """What the seat's gems are worth at some quotations."""
        worth = 0.0
        parts = self.parts
        chances = QUOTATION_CHANCES
        row: i64 = SCALE_WIDTH * self._move_time + SCALE_QUARTERS
        for left in range(COLOURS):
            worth += LOWEST * parts[left]
            for right in range(left + 1, COLOURS):
                above: i64 = 4 * (quotations[left] - quotations[right])
                wins = chances[row + above]
                worth += STEP * (wins * parts[left] + (1.0 - wins) * parts[right])
        return worth

    def colour_points(self) -> float:
        """The points that the coloured gems are expected to bring."""
        worth = 0.0
        for colour in range(COLOURS):
            worth += self.tops[colour] * self.parts[colour]
        return worth
