"""What a player will make of his pieces and cards.

Payments for an empire's fields are in that empire's cards, so the four can be looked at one by one:
for each, the best that so many cards will do is worked out once. What a hand is worth is then
looked up, with the jokers where they do most.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from ....core.seats import NOBODY
from ....games.tyros.data import (
    CITY_PRICE,
    CITY_PRICE_TWO_SHIPS,
    COPIES,
    EMPIRES,
    FIELDS,
    FOUR_EMPIRES_POINTS,
    JOKER,
    MOST_SHIPS,
    SHIPS,
)
from ....games.tyros.sea import DISTANCE, field_of
from .position import Position
from .prospects import YARD

CARD: Final = 1.05
"""What a card is worth, about."""

THRIFT: Final = 0.5
"""What a card counts if the choice is only where to spend it."""

ABROAD: Final = 2.0
"""What it costs to build a ship for another empire: a card that its own would miss."""

FARTHEST: Final = 6
"""Longer journeys are not thought of."""

IDLE: Final = 0.75
"""What is left of a later journey's gain, if a ship has no other use yet."""

LEAST_USE: Final = 0.4
"""The gain of a later journey that is not in sight yet."""

DELAY: Final = 0.93
"""What is left of a gain that is to be made later in the round."""

HOPE: Final = (0.12, 0.3)
"""How likely one more card of a sort comes in time: in the last round, and before."""

KEEP: Final = (0.0, 1.0, 1.9, 2.6)
"""What cards that find no use are worth if they can be kept; more of them are not."""

SPARE: Final = 0.08
"""What each card more is worth: something to pay tolls or the bank with."""

SPARE_JOKER: Final = 0.6
"""What a joker is worth besides, as it fits everywhere."""

LIMIT: Final = COPIES[0] + COPIES[JOKER]
"""More cards than that nobody has in one colour."""

WAYS_OF_JOKERS: Final = [
    [
        tuple([chosen.count(empire) for empire in range(EMPIRES)])
        for chosen in combinations_with_replacement(range(EMPIRES), jokers)
    ]
    for jokers in range(COPIES[JOKER] + 1)
]
"""How jokers can stand in for the four sorts, by their number."""

UPGRADES: Final = 2
"""How many cities where ships lie already are thought of in an empire."""

NOTHING_TO_DO: Final = ((0.0,) * (LIMIT + 1), (0,) * (LIMIT + 1))
"""What cards bring where no ship can come."""

Way = tuple[float, int, float, int, int]
"""A way to bring a ship to a free field: what it costs in all, cards of the field's colour, other
costs in points, the field, and the ship's number or -1 for a new one."""


class Outlook:
    """A player's prospects in a position, his hand aside."""

    def __init__(self, position: Position, seat: int, cards: Sequence[float]) -> None:
        """`cards` is about how many he has of each kind.

        They decide which ship is meant for which empire, so that none is counted on twice.
        """
        self.position = position
        self.seat = seat
        self.terms = position.terms
        self.sole: list[list[int]] = [[] for _ in range(EMPIRES)]
        """The fields that are held by ships, by empire."""
        self.board = self._board()
        self.free = [
            field
            for field in range(FIELDS)
            if position.empire_of[field] != NOBODY
            and position.owner[field] == NOBODY
            and not position.load[field]
        ]
        self.idle = self._idle()
        self.uses = self._uses()
        self.board += sum(self.uses)
        self.gains: list[tuple[float, ...]] = []
        """What so many cards of a colour will bring, by empire."""
        self.costs: list[tuple[int, ...]] = []
        """How many of them that takes."""
        ways = self._ways(self._meant(cards))
        for empire in range(EMPIRES):
            self._tabulate(empire, sorted(ways[empire]))

    # -- pieces ---------------------------------------------------------------------------------

    def _board(self) -> float:
        """What the pieces will give where they are."""
        position, seat = self.position, self.seat
        worth = position.race(seat)
        self._ahead = position.race(seat, 1) - worth
        """What the first city in one more empire does for the bonus."""
        if self.terms.bonus == seat:
            worth += FOUR_EMPIRES_POINTS
        for empire in range(EMPIRES):
            count = position.counts[seat][empire]
            if count:
                worth += count * position.city_points[empire] + position.majority(seat, empire)
                worth += self._yard(count)
            for field in position.empires[empire]:
                if position.holder[field] == seat and position.owner[field] == NOBODY:
                    worth += position.ship_points[empire]
                    self.sole[empire].append(field)
        return worth

    def _yard(self, count: int) -> float:
        """What so many cities of an empire are worth as shipyards."""
        return YARD * min(3, self.terms.rounds) * (0.5 + 0.5 * count) if count else 0.0

    def _idle(self) -> list[int]:
        """The ships that hold no field, by their coasts; of two on a field, one."""
        position, seat = self.position, self.seat
        idle = []
        holding: set[int] = set()
        for coast in position.ships[seat]:
            field = field_of(coast)
            held = (
                position.holder[field] == seat
                and position.owner[field] == NOBODY
                and position.empire_of[field] != NOBODY
            )
            if held and field not in holding:
                holding.add(field)
            else:
                idle.append(coast)
        return idle

    def _uses(self) -> list[float]:
        """What each idle ship may bring in a later round."""
        if self.terms.last:
            return [0.0] * len(self.idle)
        empire_of, points = self.position.empire_of, self.position.ship_points
        uses = []
        for coast in self.idle:
            row = DISTANCE[coast]
            best = [points[empire_of[field]] - CARD * row[field] for field in self.free]
            uses.append(IDLE * max([LEAST_USE, *best]))
        return uses

    # -- what cards can do ----------------------------------------------------------------------

    def _meant(self, cards: Sequence[float]) -> list[tuple[int, float]]:
        """The empire that each idle ship is meant for, and what it brings there."""
        empire_of, points = self.position.empire_of, self.position.ship_points
        left = [cards[empire] + cards[JOKER] for empire in range(EMPIRES)]
        taken: set[int] = set()
        meant = []
        for ship, coast in enumerate(self.idle):
            row = DISTANCE[coast]
            best = self.uses[ship]
            goal = NOBODY
            for field in self.free:
                empire = empire_of[field]
                if row[field] <= left[empire] and field not in taken:
                    worth = points[empire] - THRIFT * row[field]
                    if worth > best:
                        best, goal = worth, field
            if goal == NOBODY:
                meant.append((NOBODY, best))
            else:
                empire = empire_of[goal]
                meant.append((empire, best))
                taken.add(goal)
                left[empire] -= row[goal]
        return meant

    def _ways(self, meant: list[tuple[int, float]]) -> list[list[Way]]:
        """The ways to bring ships to the free fields, by the fields' empire."""
        position, seat = self.position, self.seat
        empire_of = position.empire_of
        ways: list[list[Way]] = [[] for _ in range(EMPIRES)]
        for ship, coast in enumerate(self.idle):
            row = DISTANCE[coast]
            empire, worth = meant[ship]
            use = self.uses[ship]
            for field in self.free:
                cards = row[field]
                if cards <= FARTHEST:
                    there = empire_of[field]
                    other = use if there == empire else worth
                    ways[there].append((cards + other, cards, other, field, ship))
        if len(position.ships[seat]) == SHIPS:
            return ways
        for yard in position.cities[seat]:
            load = position.load[yard]
            if load < MOST_SHIPS:
                row = DISTANCE[yard]
                home = empire_of[yard]
                for field in self.free:
                    cards = row[field]
                    if cards <= FARTHEST:
                        empire = empire_of[field]
                        other = 0.5 * load
                        if empire == home:
                            cards += 1
                        else:
                            other += ABROAD
                        ways[empire].append((cards + other, cards, other, field, -1))
        return ways

    def _tabulate(self, empire: int, ways: list[Way]) -> None:
        """The best that so many cards of an empire will do."""
        load = self.position.load
        held = sorted([load[field] for field in self.sole[empire]], reverse=True)[:UPGRADES]
        picked = _pick(ways)
        if not held and not picked:
            gains, costs = NOTHING_TO_DO
        else:
            gains, costs = best_uses(
                self.position.ship_points[empire],
                tuple(held),
                tuple([(cards, other) for _, cards, other, _, _ in picked]),
                self._city_gains(empire, len(held) + 1),
                HOPE[not self.terms.last],
            )
        self.gains.append(gains)
        self.costs.append(costs)

    def _city_gains(self, empire: int, most: int) -> tuple[float, ...]:
        """What one more city, or more, in an empire will give."""
        position, seat = self.position, self.seat
        count = position.counts[seat][empire]
        now = position.majority(seat, empire) + self._yard(count)
        first = 0.0 if count else self._ahead
        gains = [0.0]
        for more in range(1, most + 1):
            then = position.majority(seat, empire, more) + self._yard(count + more)
            gains.append(more * position.city_points[empire] + then - now + first)
        return tuple(gains)

    # -- hands ----------------------------------------------------------------------------------

    def worth(self, hand: tuple[int, ...]) -> float:
        """What pieces and cards are worth together; a hand is a number for each kind."""
        return self.board + self.hand_worth(hand)

    def hand_worth(self, hand: tuple[int, ...]) -> float:
        """What the cards of a hand will bring, the jokers standing in where they bring most."""
        held = sum(hand)
        jokers = hand[JOKER]
        first, second, third, fourth = self.gains
        one, two, three, four = self.costs
        best = 0.0
        for more in WAYS_OF_JOKERS[jokers]:
            a, b, c, d = hand[0] + more[0], hand[1] + more[1], hand[2] + more[2], hand[3] + more[3]
            spare = held - one[a] - two[b] - three[c] - four[d]
            worth = first[a] + second[b] + third[c] + fourth[d] + self.spare_worth(spare)
            if jokers and spare:
                worth += SPARE_JOKER * min(jokers, spare) * (not self.terms.last)
            if worth > best:
                best = worth
        return best

    def spare_worth(self, cards: int) -> float:
        """What cards are worth that find no use in this round."""
        if self.terms.last:
            return SPARE * cards
        return KEEP[cards] if cards <= 3 else KEEP[3] + SPARE * (cards - 3)

    def average_worth(self, cards: list[float]) -> float:
        """What a hand is worth of which only the average number of each kind is known."""
        worth = 0.0
        share = cards[JOKER] / EMPIRES
        for empire in range(EMPIRES):
            number = min(LIMIT - 1.0, cards[empire] + share)
            low = int(number)
            gains = self.gains[empire]
            worth += gains[low] + (number - low) * (gains[low + 1] - gains[low])
        return worth


@lru_cache(maxsize=4096)
def best_uses(
    ship: float,
    held: tuple[int, ...],
    ways: tuple[tuple[int, float], ...],
    city_gains: tuple[float, ...],
    hope: float,
) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """The best that each number of an empire's cards will do, and how many of them that takes.

    A ship that holds a field is worth `ship`; `held` are the ships on each field that may become a
    city, `ways` what it takes to bring ships to others: cards, and other costs. So many more cities
    bring `city_gains`; one of them may follow right after a ship's landing.
    """
    best = [0.0] * (LIMIT + 3)
    used = [0] * (LIMIT + 3)
    price = 0
    for upgrades in range(len(held) + 1):
        if upgrades:
            price += CITY_PRICE_TWO_SHIPS if held[upgrades - 1] == MOST_SHIPS else CITY_PRICE
        for landed in range(min(1, len(ways)) + 1):
            cards = price + CITY_PRICE * landed
            gain = city_gains[upgrades + landed] - ship * (upgrades + landed)
            for number in range(len(ways) + 1):
                if number:
                    more, other = ways[number - 1]
                    cards += more
                    gain += ship - other
                if number >= landed and cards <= LIMIT and gain > best[cards]:
                    best[cards] = gain
                    used[cards] = cards
    for cards in range(1, LIMIT + 3):
        if best[cards] <= best[cards - 1]:
            best[cards] = best[cards - 1]
            used[cards] = used[cards - 1]
    gains = [
        DELAY * (now + hope * (one - now) + hope * hope * (two - now))
        for now, one, two in zip(best, best[1:], best[2:], strict=False)
    ]
    return tuple(gains), tuple(used[: LIMIT + 1])


def _pick(ways: list[Way]) -> list[Way]:
    """The cheapest ways to different fields with different ships, up to three."""
    picked: list[Way] = []
    fields: set[int] = set()
    ships: set[int] = set()
    for way in ways:
        field, ship = way[3], way[4]
        if field not in fields and ship not in ships:
            picked.append(way)
            fields.add(field)
            if ship >= 0:
                ships.add(ship)
            if len(picked) == 3:
                break
    return picked
