"""A turn's actions: every promising one is tried out on the board."""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.tyros.actions import SAIL, TO
from ....games.tyros.board import ITALY, TYROS
from ....games.tyros.cards import CARD, count, size
from ....games.tyros.data import BANK_CARDS, CITY_PRICE, CITY_PRICE_TWO_SHIPS, JOKER
from ....games.tyros.payment import fewest_jokers, in_colour
from ....games.tyros.sailing import legal_steps
from ....games.tyros.sea import BIT, DISTANCE, EAST, TYROS_BIT, field_of
from ....games.tyros.state import TyrosState
from .acting import LUCK
from .card_plans import CardPlans
from .fleet import CARD_WORTH
from .hands import drawing_worth, hidden, least_missed
from .open_board import OpenBoard
from .rivals import others_worth, rivalry
from .steps import ship_price

CITY_NEXT: Final = 5.0
"""What it is worth at first sight that a city can be paid for after a journey."""

WAITING: Final = 0.15
"""What is lost by passing of all that the hand could bring."""


class TurnOptions:
    """What there is to choose from in a turn."""

    def __init__(self, state: TyrosState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hand: i64 = state.hands[seat]
        self.board = OpenBoard(state)
        self.board.own()
        self.weights = rivalry(self.board, seat)
        self.card_plans = CardPlans(self.board, seat, self.hand)
        self.pieces = self.board.stakes(seat) + self.card_plans.use
        self.rivals: i64 = self.board.others_fields(seat)
        """The fields where others have ships."""
        self.others = others_worth(self.board, seat, self.weights)
        self.now = self.pieces + self.card_plans.hand_worth(self.hand)

    def _after(self, left: i64) -> float:
        """What the seat has on the board as it is then, with the cards that are left."""
        return CardPlans(self.board, self.seat, left).worth(left)

    def _others_less(self) -> float:
        """What it is worth that others have less on the board as it is then."""
        return others_worth(self.board, self.seat, self.weights) - self.others

    def _meets(self, fields: i64) -> bool:
        """Whether others have ships on fields; else own ships there do not matter to them."""
        return fields & self.rivals != 0

    def price(self, empire: i64, price: i64) -> i64:
        """The cards that pay a price in an empire's colour, with as few jokers as can be."""
        return in_colour(empire, price, fewest_jokers(self.hand, empire, price))

    # -- journeys ---------------------------------------------------------------------------------

    def goals(self, origin: int) -> list[int]:
        """Where a ship can sail to, by the rules."""
        state = self.state
        draft = state.draft
        state.draft = [SAIL + origin]
        found = [action - TO for action in legal_steps(state)]
        state.draft = draft
        return found

    def look(self, origin: i64, goal: i64) -> float:
        """How good a journey looks at first sight."""
        board = self.board
        seat = self.seat
        field = field_of(goal)
        bit: i64 = BIT[field]
        empire = board.empire_at(field)
        points = board.ship_worths[empire]
        price: i64 = DISTANCE[origin][goal]
        look = -CARD_WORTH * float(price)
        if board.built & bit:
            look -= CARD_WORTH
        elif self.card_plans.free & bit:
            look += points
            if count(self.hand, empire) + count(self.hand, JOKER) - price >= CITY_PRICE:
                look += CITY_NEXT
        elif self.card_plans.held & bit:
            look += 1.0
        else:
            for other in range(board.players):
                if other != seat and board.held(other) & bit:
                    look -= self.weights[other] * points
        left: i64 = BIT[field_of(origin)]
        if self.card_plans.held & left & ~self.card_plans.doubles:
            look -= board.ship_worths[board.empire_at(field_of(origin))]
        return look

    def sail(self, origin: i64, goal: i64) -> float:
        """What the seat has after a journey."""
        board = self.board
        field = field_of(goal)
        left = self.hand - self.price(board.empire_at(field), DISTANCE[origin][goal])
        worth = 0.0
        for other in range(board.players):
            if other != self.seat and board.cities[other] & BIT[field]:
                left -= least_missed(self.card_plans, left, 1, -1)
                worth += self.weights[other] * CARD_WORTH
        board.remove_ship(self.seat, origin)
        board.add_ship(self.seat, goal)
        worth += self._after(left)
        if self._meets(BIT[field] | BIT[field_of(origin)]):
            worth += self._others_less()
        board.remove_ship(self.seat, goal)
        board.add_ship(self.seat, origin)
        return worth

    # -- cities and ships -------------------------------------------------------------------------

    def found(self, field: i64, coast: i64) -> float:
        """What the seat has after a city is founded, and a ship goes back from a coast."""
        board = self.board
        two = self.card_plans.doubles & BIT[field]
        price = CITY_PRICE_TWO_SHIPS if two else CITY_PRICE
        left = self.hand - self.price(board.empire_at(field), price)
        board.remove_ship(self.seat, coast)
        board.toggle_city(self.seat, field)
        worth = self._after(left) + self._others_less()
        board.toggle_city(self.seat, field)
        board.add_ship(self.seat, coast)
        return worth

    def coast_of_founder(self, field: i64) -> i64:
        """Where a ship of the founder's lies."""
        if field == ITALY and not self.board.ships[self.seat] & BIT[ITALY]:
            return EAST
        return field

    def paid_for_ship(self, field: i64) -> i64:
        """The cards that a ship is best paid with."""
        board = self.board
        empire: i64 = NOBODY
        if field != TYROS or board.built & TYROS_BIT:
            empire = board.empire_at(field)
        return ship_price(self.card_plans, self.hand, empire, board.load(field) + 1)

    def build(self, field: i64) -> float:
        """What the seat has after a ship is built."""
        left = self.hand - self.paid_for_ship(field)
        self.board.add_ship(self.seat, field)
        worth = self._after(left)
        if self._meets(BIT[field]):
            worth += self._others_less()
        self.board.remove_ship(self.seat, field)
        return worth

    # -- the bank ---------------------------------------------------------------------------------

    def swap(self, laid: i64) -> float:
        """What the seat has after cards have been laid and as many drawn."""
        left = self.hand - laid
        number = size(laid)
        drawn = drawing_worth(self.card_plans, left, hidden(self.state, self.seat))
        factor = 1.0 + LUCK * float(number - 1)
        return self.pieces + self.card_plans.hand_worth(left) + drawn * factor

    def fetch(self, laid: i64, kind: i64) -> float:
        """What the seat has after three cards have been laid for one."""
        return self.pieces + self.card_plans.hand_worth(self.hand - laid + CARD[kind])

    def best_laid(self, kind: i64) -> i64:
        """The three cards to part with for one of a kind."""
        return least_missed(self.card_plans, self.hand + CARD[kind], BANK_CARDS, kind)

    # -- passing ----------------------------------------------------------------------------------

    def passing(self) -> float:
        """What the seat has if it waits; if all others have passed, the round is over."""
        if self.state.passes < self.state.players - 1:
            return self.now - WAITING * (self.now - self.pieces)
        return self.pieces + self.card_plans.spare_worth(size(self.hand))
