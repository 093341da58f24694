"""What a player can make of pieces and cards.

Payments for an empire's fields are in that empire's cards, so the four can be looked at one by one:
for each, the best that each number of cards will do is worked out once. What a hand is worth is
then looked up, with the jokers where they do most.
"""

from typing import Final

from ....core.native import i64
from ....games.tyros.cards import BITS, CARD, MASK, count, size
from ....games.tyros.data import CITIES, CITY_PRICE, CITY_PRICE_TWO_SHIPS, COPIES, EMPIRES, JOKER
from ....games.tyros.payment import payable
from ....games.tyros.sea import BIT, WITHIN, coasts_of, field_of, fields_of, number_of
from .fleet import STEPS, Fleet, steps_to
from .forecast import majority_worth
from .open_board import OpenBoard, lowest

ABROAD: Final = 2.0
"""What it costs to build a ship for another empire: a card that its own would miss."""

ANY_CARD: Final = 0.7
"""What a card of any colour costs."""

EXTRA_CARD: Final = 0.5
"""What the second card for a ship costs, whose colour is free."""

DELAY: Final = 0.93
"""What is left of a gain that is to be made later in the round."""

DRAW_CHANCE: Final = 0.3
LAST_DRAW_CHANCE: Final = 0.12
"""The chance that one more card of a sort comes in time, before the last round and in it."""

KEEP: Final = [0.0, 0.7, 1.3, 1.7]
"""What cards that find no use are worth if they can be kept; more of them are not."""

SPARE: Final = 0.08
"""What each card more is worth: something to pay tolls or the bank with."""

SPARE_JOKER: Final = 0.6
"""What a joker is worth besides, as it fits everywhere."""

UPGRADES: Final = 2
"""How many cities where ships lie already are considered in an empire."""

WAYS: Final = 3
"""How many ships on their way to an empire are considered."""

ROW: Final = COPIES[0] + COPIES[JOKER] + 1
"""Numbers of cards of a colour that are told apart."""

MORE_CARDS: Final = 3
"""How many cards beyond those in hand are looked at in each colour."""

FULL_HAND: Final = 8 * (CARD[0] + CARD[1] + CARD[2] + CARD[3])
"""As many cards of each colour as are considered when a deal is still to come."""

_NOTHING: Final = [0.0] * (EMPIRES * ROW)
_NO_CARDS: Final = [0] * (EMPIRES * ROW)
_NO_WAYS: Final = [0] * (EMPIRES * WAYS)


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


class CardPlans:
    """What a player can do on a board with a hand like this one.

    The hand decides which ship is meant for which empire, so that none is counted on twice.
    """

    def __init__(self, board: OpenBoard, seat: i64, hand: i64) -> None:
        self.board = board
        self.seat = seat
        self.hand = hand
        others = board.others_fields(seat)
        own = fields_of(board.ships[seat])
        open_ = board.claimed & ~board.built
        self.held: i64 = own & ~others & open_
        """The fields that the player's ships control."""
        self.doubles: i64 = board.doubles(seat)
        self.free: i64 = open_ & ~own & ~others
        """The fields of empires where nobody is."""
        self.fleet = Fleet(board, seat, hand, self.held, self.doubles, self.free)
        self.use = self.fleet.use
        """What idle ships may bring in later rounds, together."""
        self.best = _NOTHING[:]
        """What each number of cards of a colour will bring, by empire."""
        self.plan = _NO_CARDS[:]
        """How it is done: how many of the cards it takes; 32 for each city where a ship lies; 128
        if one is founded after a landing; and 256 for each ship that comes."""
        self.gains = _NOTHING[:]
        """What each number of cards will bring with those that may still come."""
        self.limits = [0, 0, 0, 0]
        """The number of cards up to which that is worked out; more bring no more."""
        self.way_from = _NO_WAYS[:]
        """Where the ships come from, by empire: a coast; a yard's if it is to be built there."""
        self.way_to = _NO_WAYS[:]
        self.way_built = _NO_WAYS[:]
        self.draw_chance = LAST_DRAW_CHANCE if board.last else DRAW_CHANCE
        jokers = count(hand, JOKER)
        ahead = -1.0
        for empire in range(EMPIRES):
            cards = count(hand, empire) + jokers
            if cards and board.empires[empire] & (self.free | self.held):
                if ahead < 0.0:
                    ahead = board.race(seat, 1) - board.race(seat, 0)
                self._tabulate(empire, cards, ahead)

    # -- what cards can do ------------------------------------------------------------------------

    def _tabulate(self, empire: i64, cards: i64, ahead: float) -> None:
        """The best that each number of an empire's cards will do."""
        board = self.board
        seat = self.seat
        fields: i64 = board.empires[empire]
        free = self.free & fields
        upgradable = self.held & fields
        limit = cards + MORE_CARDS
        if limit > ROW - 1:
            limit = ROW - 1
        way_cards = [0, 0, 0]
        way_costs = [0.0, 0.0, 0.0]
        ways = self._find_ways(empire, free, limit, way_cards, way_costs) if free else 0
        most: i64 = number_of(upgradable)
        if ways == 0 and most == 0:
            return
        most = most if most < UPGRADES else UPGRADES
        ship = board.ship_worths[empire]
        own = board.cities_in(seat, empire)
        room = CITIES - number_of(board.cities[seat])
        against = board.against(seat, empire)
        now = majority_worth(own, against, board.rounds) + board.yard(own)
        first = 0.0 if own else ahead
        two = number_of(upgradable & self.doubles)
        best = self.best
        plan = self.plan
        base = empire * ROW
        price: i64 = 0
        for upgrades in range(most + 1):
            if upgrades:
                price += CITY_PRICE_TWO_SHIPS if upgrades <= two else CITY_PRICE
            for landed in range(2 if ways else 1):
                more: i64 = upgrades + landed
                spent = price + CITY_PRICE * landed
                if more > room or spent > limit:
                    continue
                gain = 0.0
                if more:
                    then = majority_worth(own + more, against, board.rounds)
                    then += board.yard(own + more)
                    gain = float(more) * (board.city_points[empire] - ship) + then - now + first
                for number in range(ways + 1):
                    if number:
                        spent += way_cards[number - 1]
                        gain += ship - way_costs[number - 1]
                        if spent > limit:
                            break
                    if number >= landed and gain > best[base + spent]:
                        best[base + spent] = gain
                        way: i64 = spent + 32 * upgrades + 128 * landed + 256 * number
                        plan[base + spent] = int(way)
        top = best[base]
        how = plan[base]
        for spent in range(base + 1, base + limit + 1):
            if best[spent] <= top:
                best[spent] = top
                plan[spent] = how
            else:
                top = best[spent]
                how = plan[spent]
        draw_chance = self.draw_chance
        likely = 1.0 - draw_chance - draw_chance * draw_chance
        one_more = top
        two_more = top
        for number in range(limit + 1):
            place = base + limit - number
            now = best[place]
            self.gains[place] = DELAY * (
                likely * now + draw_chance * (one_more + draw_chance * two_more)
            )
            two_more = one_more
            one_more = now
        self.limits[empire] = int(limit)

    def _find_ways(
        self, empire: i64, free: i64, limit: i64, way_cards: list[int], way_costs: list[float]
    ) -> i64:
        """The cheapest ways to different free fields with different ships; how many there are."""
        board = self.board
        fleet = self.fleet
        coasts = fleet.coasts
        near = fleet.near
        held = size(self.hand)
        fields: i64 = board.empires[empire]
        used: i64 = 0
        ways: i64 = 0
        base = empire * WAYS
        left = coasts_of(free)
        reach = limit
        while ways < WAYS and left and reach > 0:
            best = 1e9
            best_cards: i64 = 0
            best_steps: i64 = 0
            best_cost = 0.0
            best_source: i64 = 0
            for source in range(len(coasts)):
                far: i64 = near[source * EMPIRES + empire]
                if far > reach or used >> source & 1:
                    continue
                coast: i64 = coasts[source]
                if ways and not WITHIN[STEPS * coast + far] & left:
                    far = steps_to(coast, left)
                    if far > reach:
                        continue
                cards = far
                if source < fleet.idle:
                    cost = fleet.uses[source]
                    if fleet.meant[source] != empire:
                        cost = fleet.meant_worth[source]
                else:
                    load: i64 = fleet.loads[source - fleet.idle]
                    if far + load >= held:
                        continue
                    if not board.built & BIT[coast]:
                        cost = ANY_CARD * float(load + 1)
                    elif fields & BIT[coast]:
                        cost = EXTRA_CARD * float(load)
                        cards += 1
                    elif payable(self.hand, board.empire_at(coast), 1):
                        cost = EXTRA_CARD * float(load) + ABROAD
                    else:
                        continue
                if float(cards) + cost < best:
                    best = float(cards) + cost
                    best_cards = cards
                    best_steps = far
                    best_cost = cost
                    best_source = source
            if best_steps == 0:
                break
            origin: i64 = coasts[best_source]
            goal = lowest(WITHIN[STEPS * origin + best_steps] & left)
            way_cards[ways] = int(best_cards)
            way_costs[ways] = best_cost
            self.way_from[base + ways] = int(origin)
            self.way_to[base + ways] = int(goal)
            left &= ~coasts_of(BIT[field_of(goal)])
            if best_source < fleet.idle:
                used |= BIT[best_source]
            else:
                self.way_built[base + ways] = 1
            ways += 1
            reach -= best_cards
        return ways

    # -- hands ------------------------------------------------------------------------------------

    def gain(self, empire: i64, cards: i64) -> float:
        """What a number of cards of an empire will bring, with those that may still come."""
        limit: i64 = self.limits[empire]
        return self.gains[empire * ROW + (cards if cards < limit else limit)]

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
            worth = self.worth_by(hand, way)
            if worth > best:
                best = worth
                chosen = way
        return chosen

    def hand_worth(self, hand: i64) -> float:
        """What the cards of a hand will bring, the jokers standing in where they bring most."""
        return self.worth_by(hand, self.joker_way(hand))

    def worth_by(self, hand: i64, way: i64) -> float:
        """What a hand will bring if jokers stand in so."""
        cards = hand + way
        gains = self.gains
        plan = self.plan
        limits = self.limits
        worth = 0.0
        spare = size(hand)
        for empire in range(EMPIRES):
            place: i64 = cards >> (BITS * empire) & MASK
            limit: i64 = limits[empire]
            if place > limit:
                place = limit
            place += empire * ROW
            worth += gains[place]
            spare -= plan[place] & 31
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
        now = self.gain(empire, low)
        return now + (cards - low) * (self.gain(empire, low + 1) - now)
