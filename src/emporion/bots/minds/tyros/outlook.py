"""What a player will make of his pieces and cards.

Payments for an empire's fields are in that empire's cards, so the four can be looked at one by one:
for each, the best that so many cards will do is worked out once. What a hand is worth is then
looked up, with the jokers where they do most.
"""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.tyros.board import TYROS
from ....games.tyros.cards import BITS, MASK, count, size
from ....games.tyros.data import (
    CARDS,
    CITIES,
    CITY_PRICE,
    CITY_PRICE_TWO_SHIPS,
    COPIES,
    EMPIRES,
    JOKER,
    MOST_SHIPS,
)
from ....games.tyros.payment import payable
from ....games.tyros.sea import (
    BIT,
    FARTHEST,
    TYROS_BIT,
    WITHIN,
    coasts_of,
    field_of,
    fields_of,
    number_of,
)
from .board import Board, lowest

CARD_WORTH: Final = 1.05
"""What a card is worth, about."""

THRIFT: Final = 0.5
"""What a card counts if the choice is only where to spend it."""

ABROAD: Final = 2.0
"""What it costs to build a ship for another empire: a card that its own would miss."""

ANY_CARD: Final = 0.7
"""What a card of any colour costs."""

REACH: Final = 6
"""Longer journeys are not thought of."""

IDLE: Final = 0.75
"""What is left of a later journey's gain, if a ship has no other use yet."""

LEAST_USE: Final = 0.4
"""The gain of a later journey that is not in sight yet."""

DELAY: Final = 0.93
"""What is left of a gain that is to be made later in the round."""

HOPE: Final = 0.3
LAST_HOPE: Final = 0.12
"""How likely one more card of a sort comes in time, before the last round and in it."""

KEEP: Final = [0.0, 1.0, 1.9, 2.6]
"""What cards that find no use are worth if they can be kept; more of them are not."""

SPARE: Final = 0.08
"""What each card more is worth: something to pay tolls or the bank with."""

SPARE_JOKER: Final = 0.6
"""What a joker is worth besides, as it fits everywhere."""

UPGRADES: Final = 2
"""How many cities where ships lie already are thought of in an empire."""

WAYS: Final = 3
"""How many ships on their way to an empire are thought of."""

ROW: Final = COPIES[0] + COPIES[JOKER] + 1
"""Numbers of cards of a colour that are told apart."""

AHEAD: Final = 5
"""How many cards more than one has are looked at in each colour."""

NO_WAY: Final = 99

_STEPS: Final = FARTHEST + 1
_NOTHING: Final = [0.0] * (EMPIRES * ROW)
_NO_CARDS: Final = [0] * (EMPIRES * ROW)


def _joker_ways() -> list[list[int]]:
    """How jokers can stand in for the four sorts, by their number: as packets."""
    ways: list[list[int]] = []
    for jokers in range(COPIES[JOKER] + 1):
        found = []
        for one in range(jokers + 1):
            for two in range(jokers - one + 1):
                for three in range(jokers - one - two + 1):
                    four = jokers - one - two - three
                    found.append(one | two << BITS | three << 2 * BITS | four << 3 * BITS)
        ways.append(found)
    return ways


JOKER_WAYS: Final = _joker_ways()


class Outlook:
    """A player's prospects on a board, with about the hand that he has.

    The hand decides which ship is meant for which empire, so that none is counted on twice.
    """

    def __init__(self, board: Board, seat: i64, hand: i64) -> None:
        self.board = board
        self.seat = seat
        self.hand = hand
        self.held: i64 = board.held(seat)
        """The fields that the player's ships control."""
        self.doubles: i64 = board.doubles(seat)
        self.free: i64 = 0
        """The fields of empires where nobody is."""
        self.idle: list[int] = []
        """The coasts of ships that hold no field; of two on a field, one."""
        self.uses: list[float] = []
        """What each idle ship may bring in a later round."""
        self.meant: list[int] = []
        """The empire that each idle ship is meant for, or NOBODY."""
        self.meant_worth: list[float] = []
        self.near: list[int] = []
        """How far each idle ship is from each empire's free fields."""
        self.use = 0.0
        """What idle ships may bring in later rounds, together."""
        self.best = _NOTHING[:]
        """What so many cards of a colour will bring, by empire."""
        self.cost = _NO_CARDS[:]
        """How many of them that takes."""
        self.plan = _NO_CARDS[:]
        """How it is done: cities where ships lie; 4 if one is founded after a landing; and 8 times
        the ships that come."""
        self.way_from = [-1] * (EMPIRES * WAYS)
        """Where the ships come from, by empire: a coast; a yard's if it is to be built there."""
        self.way_to = [0] * (EMPIRES * WAYS)
        self.way_built = [False] * (EMPIRES * WAYS)
        self.hope = LAST_HOPE if board.last else HOPE
        own = fields_of(board.ships[seat])
        self.free = board.claimed & ~board.built & ~own & ~board.others_fields(seat)
        self._find_idle()
        self._find_uses(hand)
        jokers = count(hand, JOKER)
        ahead = board.race(seat, 1) - board.race(seat, 0)
        for empire in range(EMPIRES):
            self._tabulate(empire, count(hand, empire) + jokers, ahead)

    # -- ships ------------------------------------------------------------------------------------

    def _find_idle(self) -> None:
        board = self.board
        ships: i64 = board.ships[self.seat]
        seconds: i64 = board.seconds[self.seat]
        holding: i64 = 0
        idle = self.idle
        while ships:
            coast = lowest(ships)
            ships &= ships - 1
            bit: i64 = BIT[field_of(coast)]
            if self.held & bit & ~holding:
                holding |= bit
            else:
                idle.append(int(coast))
            if seconds & BIT[coast]:
                idle.append(int(coast))

    def _find_uses(self, hand: i64) -> None:
        """What idle ships are meant for in this round, and what they may do later."""
        board = self.board
        jokers = count(hand, JOKER)
        free = coasts_of(self.free)
        left = [count(hand, empire) + jokers for empire in range(EMPIRES)]
        there = [number_of(self.free & board.empires[empire]) for empire in range(EMPIRES)]
        for coast in self.idle:
            later = LEAST_USE
            goal: i64 = NOBODY
            worth = 0.0
            for empire in range(EMPIRES):
                far = NO_WAY
                if there[empire]:
                    far = steps_to(coast, free & coasts_of(board.empires[empire]))
                self.near.append(int(far))
                if far > REACH:
                    continue
                points = board.ship_worth(empire)
                if points - CARD_WORTH * far > later:
                    later = points - CARD_WORTH * far
                if far <= left[empire] and points - THRIFT * far > worth:
                    worth = points - THRIFT * far
                    goal = empire
            use = 0.0 if board.last else IDLE * later
            if worth <= use:
                goal = NOBODY
                worth = use
            self.uses.append(use)
            self.use += use
            self.meant.append(int(goal))
            self.meant_worth.append(worth)
            if goal != NOBODY:
                left[goal] -= self.near[len(self.near) - EMPIRES + goal]
                there[goal] -= 1

    # -- what cards can do ------------------------------------------------------------------------

    def _tabulate(self, empire: i64, cards: i64, ahead: float) -> None:
        """The best that each number of an empire's cards will do."""
        board = self.board
        seat = self.seat
        fields: i64 = board.empires[empire]
        free = self.free & fields
        upgradable = self.held & fields
        if not free and not upgradable:
            return
        limit = cards + AHEAD
        if limit > ROW - 1:
            limit = ROW - 1
        way_cards = [0, 0, 0]
        way_costs = [0.0, 0.0, 0.0]
        ways = self._find_ways(empire, free, limit, way_cards, way_costs) if free else 0
        ship = board.ship_worth(empire)
        own = board.cities_in(seat, empire)
        room = CITIES - number_of(board.cities[seat])
        gains = [0.0, 0.0, 0.0, 0.0]
        most: i64 = number_of(upgradable)
        most = most if most < UPGRADES else UPGRADES
        now = board.majority(seat, empire, 0) + board.yard(own)
        first = 0.0 if own else ahead
        for more in range(1, most + 2):
            then = board.majority(seat, empire, more) + board.yard(own + more)
            gains[more] = float(more) * (board.city_points[empire] - ship) + then - now + first
        two = number_of(upgradable & self.doubles)
        best = self.best
        base = empire * ROW
        price: i64 = 0
        for upgrades in range(most + 1):
            if upgrades:
                price += CITY_PRICE_TWO_SHIPS if upgrades <= two else CITY_PRICE
            for landed in range(2 if ways else 1):
                if upgrades + landed > room:
                    continue
                spent = price + CITY_PRICE * landed
                gain = gains[upgrades + landed]
                for number in range(ways + 1):
                    if number:
                        spent += way_cards[number - 1]
                        gain += ship - way_costs[number - 1]
                    if number >= landed and spent <= limit and gain > best[base + spent]:
                        best[base + spent] = gain
                        self.cost[base + spent] = int(spent)
                        self.plan[base + spent] = int(upgrades + 4 * landed + 8 * number)
        for spent in range(base + 1, base + limit + 1):
            if best[spent] <= best[spent - 1]:
                best[spent] = best[spent - 1]
                self.cost[spent] = self.cost[spent - 1]
                self.plan[spent] = self.plan[spent - 1]

    def _find_ways(
        self, empire: i64, free: i64, limit: i64, way_cards: list[int], way_costs: list[float]
    ) -> i64:
        """The cheapest ways to different free fields with different ships; how many there are."""
        board = self.board
        idle = self.idle
        yards: i64 = 0
        if board.supply(self.seat):
            yards = board.cities[self.seat]
            if not board.built & TYROS_BIT:
                yards |= TYROS_BIT
        held = size(self.hand)
        used: i64 = 0
        ways: i64 = 0
        base = empire * WAYS
        left = coasts_of(free)
        while ways < WAYS and left:
            best = 1e9
            best_cards: i64 = 0
            best_cost = 0.0
            best_from: i64 = 0
            best_ship: i64 = -1
            best_home: i64 = 0
            for ship in range(len(idle)):
                if used >> ship & 1:
                    continue
                far: i64 = self.near[ship * EMPIRES + empire]
                if far > REACH or far > limit:
                    continue
                if ways:
                    far = steps_to(idle[ship], left)
                cost = self.uses[ship] if self.meant[ship] == empire else self.meant_worth[ship]
                if float(far) + cost < best:
                    best = float(far) + cost
                    best_cards = far
                    best_cost = cost
                    best_from = idle[ship]
                    best_ship = ship
            at = yards
            while at:
                yard = lowest(at)
                at &= at - 1
                far = steps_to(yard, left)
                if far > REACH or far > limit or float(far) + 1.0 > best:
                    continue
                load = board.load(yard)
                if far + load >= held:
                    continue
                home: i64 = 0
                if yard == TYROS and not board.built & TYROS_BIT:
                    if self.doubles & TYROS_BIT:
                        continue
                    cost = ANY_CARD * float(load + 1)
                elif load >= MOST_SHIPS:
                    continue
                elif board.empires[empire] >> yard & 1:
                    cost = 0.5 * float(load)
                    home = 1
                elif payable(self.hand, board.empire_at(yard), 1):
                    cost = 0.5 * float(load) + ABROAD
                else:
                    continue
                if float(far + home) + cost < best:
                    best = float(far + home) + cost
                    best_cards = far + home
                    best_cost = cost
                    best_from = yard
                    best_ship = -1
                    best_home = home
            if best > REACH + 8.0:
                break
            steps = best_cards
            if best_home:
                steps -= 1
            goal = lowest(WITHIN[_STEPS * best_from + steps] & left)
            way_cards[ways] = int(best_cards)
            way_costs[ways] = best_cost
            self.way_from[base + ways] = int(best_from)
            self.way_to[base + ways] = int(goal)
            self.way_built[base + ways] = best_ship < 0
            left &= ~coasts_of(BIT[field_of(goal)])
            if best_ship >= 0:
                used |= BIT[best_ship]
            ways += 1
        return ways

    # -- hands ------------------------------------------------------------------------------------

    def gain(self, empire: i64, cards: i64) -> float:
        """What so many cards of an empire will bring, with those that may still come."""
        place = empire * ROW + cards
        now = self.best[place]
        if cards > ROW - 3:
            return DELAY * now
        one = self.best[place + 1]
        two = self.best[place + 2]
        hope = self.hope
        return DELAY * (now + hope * (one - now) + hope * hope * (two - now))

    def spare_worth(self, cards: i64) -> float:
        """What cards are worth that find no use in this round."""
        if self.board.last:
            return SPARE * float(cards)
        return KEEP[cards] if cards <= 3 else KEEP[3] + SPARE * float(cards - 3)

    def joker_way(self, hand: i64) -> i64:
        """What the jokers of a hand best stand in for, as a packet."""
        jokers = count(hand, JOKER)
        if jokers == 0:
            return 0
        best = -1.0
        chosen: i64 = 0
        for way in JOKER_WAYS[jokers]:
            worth = self._worth_by(hand, way)
            if worth > best:
                best = worth
                chosen = way
        return chosen

    def hand_worth(self, hand: i64) -> float:
        """What the cards of a hand will bring, the jokers standing in where they bring most."""
        jokers = count(hand, JOKER)
        if jokers == 0:
            return self._worth_by(hand, 0)
        best = -1.0
        for way in JOKER_WAYS[jokers]:
            worth = self._worth_by(hand, way)
            if worth > best:
                best = worth
        return best

    def _worth_by(self, hand: i64, way: i64) -> float:
        """What a hand will bring if jokers stand in so."""
        cards = hand + way
        worth = 0.0
        spare = size(hand)
        for empire in range(EMPIRES):
            number = cards >> (BITS * empire) & MASK
            if number >= ROW:
                number = ROW - 1
            worth += self.gain(empire, number)
            spare -= self.cost[empire * ROW + number]
        worth += self.spare_worth(spare)
        if way and spare > 0 and not self.board.last:
            jokers = count(hand, JOKER)
            worth += SPARE_JOKER * float(jokers if jokers < spare else spare)
        return worth

    def worth(self, hand: i64) -> float:
        """What pieces and cards are worth together."""
        return self.board.stakes(self.seat) + self.use + self.hand_worth(hand)

    def average_gain(self, empire: i64, cards: float) -> float:
        """What a number of an empire's cards brings of which only the average is known."""
        low = int(cards)
        if low >= ROW - 1:
            return self.gain(empire, ROW - 1)
        now = self.gain(empire, low)
        return now + (cards - low) * (self.gain(empire, low + 1) - now)


def steps_to(coast: i64, goals: i64) -> i64:
    """How many fields a ship enters on its way to the nearest of some coasts."""
    row = _STEPS * coast
    for steps in range(1, REACH + 1):
        if WITHIN[row + steps] & goals:
            return steps
    return NO_WAY


assert NO_WAY > CARDS
