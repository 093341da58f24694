"""A turn's action: every promising one is tried out on the board, and the best is taken."""

from typing import Final

from ....core.seats import NOBODY
from ....core.state import View
from ....games.tyros.actions import (
    BACK,
    BACK_COASTS,
    CITY,
    DROP,
    GIVE,
    JOKERS,
    PASS,
    PAY,
    SAIL,
    SHIP,
    SWAP,
    TAKE,
    TO,
    TOLL,
    WANT,
)
from ....games.tyros.board import ITALY, TYROS
from ....games.tyros.data import CITY_PRICE, CITY_PRICE_TWO_SHIPS, JOKER
from ....games.tyros.sampling import determinize
from ....games.tyros.sea import DISTANCE, field_of
from .bank import fetches, least_missed, swaps
from .hands import changed, hand_of, unseen
from .outlook import CARD, Outlook
from .plans import Plan, next_steps
from .position import Position, position_of
from .trading import offers

TRIED: Final = 9
"""How many of the journeys that look best are tried out."""

CITY_NEXT: Final = 5.0
"""What it is worth at first sight that a city can be paid for after a journey."""

WAITING: Final = 0.15
"""What is lost by passing of all that the hand could bring."""

ASIDE: Final = -99.0
"""What is part of no plan comes after all that is."""


class Turn:
    """What there is to choose from in a turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.position = position_of(view)
        self.hand = hand_of(view["hand"])
        self.outlook = Outlook(self.position, self.seat, self.hand)
        self.now = self.outlook.worth(self.hand)
        self.weights = self.position.terms.weights

    # -- after an action --------------------------------------------------------------------------

    def _after(self, position: Position, paid: list[int]) -> float:
        """What we shall have in another position, with what was paid gone."""
        left = changed(self.hand, paid, [])
        return Outlook(position, self.seat, left).worth(left)

    def _price(self, empire: int, cards: int) -> list[int]:
        """A price in an empire's cards, jokers only for those that are missing."""
        own = min(cards, self.hand[empire])
        return [empire] * own + [JOKER] * (cards - own)

    def _joker_step(self, paid: list[int]) -> list[int]:
        """How many jokers, if that is asked: it is where more of them would do, too."""
        jokers = paid.count(JOKER)
        return [JOKERS + jokers] if min(self.hand[JOKER], len(paid)) > jokers else []

    # -- journeys -----------------------------------------------------------------------------

    def sails(self, journeys: list[tuple[int, int]], tried: int) -> list[Plan]:
        """The journeys that look best, tried out."""
        looks = sorted([(self._look(*journey), journey) for journey in journeys], reverse=True)
        return [self._sail(*journey) for _, journey in looks[:tried]]

    def _look(self, origin: int, goal: int) -> float:
        """How good a journey looks at first sight."""
        position, seat = self.position, self.seat
        field = field_of(goal)
        empire = position.empire_of[field]
        points = position.ship_points[empire]
        price = DISTANCE[origin][goal]
        look = -CARD * price
        if position.owner[field] != NOBODY:
            look -= CARD
        elif not position.load[field]:
            look += points
            if self.hand[empire] + self.hand[JOKER] - price >= CITY_PRICE:
                look += CITY_NEXT
        elif position.holder[field] == seat:
            look += 1.0
        elif position.holder[field] >= 0:
            look -= self.weights[position.holder[field]] * points
        left = field_of(origin)
        if position.holder[left] == seat and position.load[left] == 1:
            home = position.empire_of[left]
            if home != NOBODY and position.owner[left] == NOBODY:
                look -= position.ship_points[home]
        return look

    def _sail(self, origin: int, goal: int) -> Plan:
        """A journey, with what it takes from a rival whose ship was alone there."""
        position, seat = self.position, self.seat
        field = field_of(goal)
        empire = position.empire_of[field]
        paid = self._price(empire, DISTANCE[origin][goal])
        steps = [SAIL + origin, TO + goal, *self._joker_step(paid)]
        worth = 0.0
        owner = position.owner[field]
        if owner not in (NOBODY, seat):
            toll = least_missed(self.outlook, changed(self.hand, paid, []), 1)
            worth += self.weights[owner] * CARD
            paid = paid + toll
            steps.append(TOLL + toll[0])
        rival = position.holder[field]
        if owner == NOBODY and rival >= 0 and rival != seat:
            worth -= self.weights[rival] * position.ship_points[empire]
        worth += self._after(position.sailed(seat, origin, goal), paid)
        return worth, steps

    # -- cities and ships -----------------------------------------------------------------------

    def city(self, field: int) -> list[Plan]:
        """A city, with what it does to the rivals' majorities; from field 16 by either coast."""
        position, seat = self.position, self.seat
        empire = position.empire_of[field]
        two = position.load[field] == 2
        paid = self._price(empire, CITY_PRICE_TWO_SHIPS if two else CITY_PRICE)
        coasts = [coast for coast in position.ships[seat] if field_of(coast) == field]
        both = field == ITALY and len(set(coasts)) == 2
        plans: list[Plan] = []
        for coast in sorted(set(coasts)):
            after = position.founded(seat, field, coast)
            worth = self._after(after, paid)
            for rival, weight in enumerate(self.weights):
                if rival != seat:
                    lost = position.majority(rival, empire) - after.majority(rival, empire)
                    worth -= weight * lost
            steps = [CITY + field, *self._joker_step(paid)]
            if both:
                steps.append(BACK + BACK_COASTS.index(coast))
            plans.append((worth, steps))
        return plans

    def ship(self, field: int) -> Plan:
        """A new ship, paid with the cards that are missed least."""
        position = self.position
        price = position.load[field] + 1
        free = field == TYROS and position.owner[TYROS] == NOBODY
        paid: list[int] = []
        if not free:
            paid = self._price(position.empire_of[field], 1)
        left = changed(self.hand, paid, [])
        paid = sorted(paid + least_missed(self.outlook, left, price - len(paid)))
        worth = self._after(position.built(self.seat, field), paid)
        return worth, [SHIP + field, *[PAY + kind for kind in paid]]

    # -- passing --------------------------------------------------------------------------------

    def passing(self) -> float:
        """What we have if we wait; if all others have passed, the round is over."""
        if self.view["passes"] < self.view["players"] - 1:
            return self.now - WAITING * (self.now - self.outlook.board)
        return self.outlook.board + self.outlook.spare_worth(sum(self.hand))


def judge_action(view: View, legal: list[int]) -> list[float]:
    """How good each next step of a turn looks: as good as the best plan that begins so."""
    draft: list[int] = view["draft"]
    best = next_steps(_plans(view, legal, draft), draft)
    if not best:
        return [_anyhow(action) for action in legal]
    return [best.get(action, ASIDE) for action in legal]


def _anyhow(action: int) -> float:
    """How to finish what no plan of ours has begun: shortly, and without jokers."""
    if action < SWAP:
        return 2.0
    if WANT <= action < TAKE:
        return 1.0
    return -1.0 if action in (PAY + JOKER, TOLL + JOKER) else 0.0


def _plans(view: View, legal: list[int], draft: list[int]) -> list[Plan]:
    """Whole actions; while one is being put together, only its like."""
    turn = Turn(view)
    if draft:
        first = draft[0]
        if first >= SHIP:
            return [turn.ship(first - SHIP)]
        if first >= CITY:
            return turn.city(first - CITY)
        if first >= SAIL:
            goals = [draft[1]] if len(draft) > 1 else legal
            journeys = [(first - SAIL, goal - TO) for goal in goals]
            return turn.sails(journeys, TRIED)
        if first >= GIVE:
            return offers(view, turn.position, turn.outlook, turn.hand, 0.0)
        if first >= DROP:
            return fetches(view, turn.outlook, turn.hand)
        return swaps(view, turn.outlook, turn.hand, unseen(view))
    plans: list[Plan] = [(turn.passing(), [PASS])]
    if any(SWAP <= action < DROP for action in legal):
        plans += swaps(view, turn.outlook, turn.hand, unseen(view))
    if any(DROP <= action < GIVE for action in legal):
        plans += fetches(view, turn.outlook, turn.hand)
    plans += turn.sails(_journeys(view, legal), TRIED)
    for action in legal:
        if action >= SHIP:
            plans.append(turn.ship(action - SHIP))
        elif action >= CITY:
            plans += turn.city(action - CITY)
    if any(GIVE <= action < WANT for action in legal):
        top = max(plans)[0] - turn.now
        plans += offers(view, turn.position, turn.outlook, turn.hand, top)
    return plans


def _journeys(view: View, legal: list[int]) -> list[tuple[int, int]]:
    """Every journey that is open now; the rules say where a ship may sail, not we.

    They are asked in a position that fits the view: where ships may sail hangs on nothing hidden.
    """
    coasts = [action - SAIL for action in legal if SAIL <= action < TO]
    if not coasts:
        return []
    state = determinize(view, _first)
    journeys = []
    for coast in coasts:
        state.draft = [SAIL + coast]
        journeys += [(coast, action - TO) for action in state.legal(view["seat"])]
    return journeys


def _first(_number: int) -> int:
    """A pick without chance."""
    return 0
