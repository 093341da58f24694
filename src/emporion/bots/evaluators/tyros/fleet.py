"""A player's ships without a task, and its yards: where they are, and what they may be for."""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.tyros.cards import count
from ....games.tyros.data import EMPIRES, JOKER, MOST_SHIPS
from ....games.tyros.sea import BIT, FARTHEST, TYROS_BIT, WITHIN, coasts_of, field_of
from .open_board import OpenBoard, lowest

CARD_WORTH: Final = 1.05
"""What a card is worth, about."""

THRIFT: Final = 0.5
"""What a card counts if the choice is only where to spend it."""

REACH: Final = 6
"""Longer journeys are not considered."""

IDLE: Final = 0.75
"""What is left of a later journey's gain, if a ship has no other use yet."""

MIN_USE: Final = 0.4
"""The gain of a later journey that is not in sight yet."""

NO_WAY: Final = 99

STEPS: Final = FARTHEST + 1
"""How many entries of `WITHIN` each coast has."""

_NOWHERE: Final = [NO_WAY] * EMPIRES


class Fleet:
    """Ships that may come to free fields, with about the hand that a player has.

    `held` are the fields that its ships control, `doubles` those where it has two, and `free` those
    where nobody is. The hand decides which ship is meant for which empire.
    """

    def __init__(
        self, board: OpenBoard, seat: i64, hand: i64, held: i64, doubles: i64, free: i64
    ) -> None:
        self.coasts: list[int] = []
        """The coasts of ships that hold no field, of two on a field one; then those of yards."""
        self.idle: i64 = 0
        """How many of them are of idle ships."""
        self.loads: list[int] = []
        """The ships that lie at each yard."""
        self.uses: list[float] = []
        """What each idle ship may bring in a later round."""
        self.meant: list[int] = []
        """The empire that each idle ship is meant for, or NOBODY."""
        self.meant_worth: list[float] = []
        self.near: list[int] = []
        """How far each idle ship, or yard, is from each empire's free fields."""
        self.use = 0.0
        """What idle ships may bring in later rounds, together."""
        self._find_idle(board, seat, held, doubles)
        if free:
            self._find_uses(board, hand, coasts_of(free))

    def _find_idle(self, board: OpenBoard, seat: i64, held: i64, doubles: i64) -> None:
        ships: i64 = board.ships[seat]
        seconds: i64 = board.seconds[seat]
        holding = held
        coasts = self.coasts
        while ships:
            coast = lowest(ships)
            ships &= ships - 1
            bit: i64 = BIT[field_of(coast)]
            if holding & bit:
                holding ^= bit
            else:
                coasts.append(int(coast))
            if seconds & BIT[coast]:
                coasts.append(int(coast))
        self.idle = len(coasts)
        if not board.supply(seat):
            return
        yards: i64 = board.cities[seat]
        if not board.built & TYROS_BIT and not doubles & TYROS_BIT:
            yards |= TYROS_BIT
        while yards:
            yard = lowest(yards)
            yards &= yards - 1
            load = board.load(yard)
            if load < MOST_SHIPS or not board.built & BIT[yard]:
                coasts.append(int(yard))
                self.loads.append(int(load))

    def _find_uses(self, board: OpenBoard, hand: i64, free: i64) -> None:
        """What idle ships are meant for in this round, and what they may do later."""
        jokers = count(hand, JOKER)
        near = self.near
        left = [0, 0, 0, 0]
        for empire in range(EMPIRES):
            left[empire] = int(count(hand, empire) + jokers)
        goals = [free & coasts_of(fields) for fields in board.empires]
        for ship in range(len(self.coasts)):
            row: i64 = STEPS * self.coasts[ship]
            place: i64 = ship * EMPIRES
            near.extend(_NOWHERE)
            later = MIN_USE
            goal: i64 = NOBODY
            worth = 0.0
            missing = free
            far: i64 = 0
            while missing and far < REACH:
                far += 1
                there: i64 = WITHIN[row + far] & missing
                if not there:
                    continue
                for empire in range(EMPIRES):
                    if not there & goals[empire]:
                        continue
                    missing &= ~goals[empire]
                    near[place + empire] = int(far)
                    if ship >= self.idle:
                        continue
                    points = board.ship_worths[empire]
                    if points - CARD_WORTH * float(far) > later:
                        later = points - CARD_WORTH * float(far)
                    if far <= left[empire] and points - THRIFT * float(far) > worth:
                        worth = points - THRIFT * float(far)
                        goal = empire
            if ship >= self.idle:
                continue
            use = 0.0 if board.last else IDLE * later
            if worth <= use:
                goal = NOBODY
                worth = use
            self.uses.append(use)
            self.use += use
            self.meant.append(int(goal))
            self.meant_worth.append(worth)
            if goal != NOBODY:
                left[goal] -= near[place + goal]


def steps_to(coast: i64, goals: i64) -> i64:
    """How many fields a ship enters on its way to the nearest of some coasts."""
    row = STEPS * coast
    for steps in range(1, REACH + 1):
        if WITHIN[row + steps] & goals:
            return steps
    return NO_WAY
