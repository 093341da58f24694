"""A turn's action at leisure: every promising one is tried out on the board."""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.tyros.actions import (
    ACCEPT,
    ASK_ALL,
    BACK,
    BACK_COASTS,
    CITY,
    DRAW,
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
from ....games.tyros.cards import CARD, cards, count, packet_of, size
from ....games.tyros.data import (
    BANK_CARDS,
    CITY_PRICE,
    CITY_PRICE_TWO_SHIPS,
    JOKER,
    KINDS,
)
from ....games.tyros.payment import fewest_jokers, in_colour
from ....games.tyros.sailing import legal_steps
from ....games.tyros.sea import BIT, DISTANCE, EAST, TYROS_BIT, field_of
from ....games.tyros.state import TyrosState
from .acting import LUCK
from .board import Board
from .hands import drawing_worth, hidden, least_missed
from .outlook import CARD_WORTH, Outlook
from .rivals import others_worth, rivalry
from .steps import ship_price

TRIED: Final = 9
"""How many of the journeys that look best are tried out."""

CITY_NEXT: Final = 5.0
"""What it is worth at first sight that a city can be paid for after a journey."""

WAITING: Final = 0.15
"""What is lost by passing of all that the hand could bring."""

UNTRIED: Final = 3.0
"""By how much what was not tried out is taken to be worse than the least that was."""

TALK: Final = 2.5
"""By how much an offer is taken to be worse than to wait."""


class Turn:
    """What there is to choose from in a turn."""

    def __init__(self, state: TyrosState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hand: i64 = state.hands[seat]
        self.board = Board(state)
        self.board.own()
        self.weights = rivalry(self.board, seat)
        self.outlook = Outlook(self.board, seat, self.hand)
        self.pieces = self.board.stakes(seat) + self.outlook.use
        self.others = others_worth(self.board, seat, self.weights)
        self.now = self.pieces + self.outlook.hand_worth(self.hand)

    def _after(self, left: i64) -> float:
        """What we shall have on the board as it is then, with the cards that are left."""
        worth = Outlook(self.board, self.seat, left).worth(left)
        return worth + others_worth(self.board, self.seat, self.weights) - self.others

    def _price(self, empire: i64, price: i64) -> i64:
        return in_colour(empire, price, fewest_jokers(self.hand, empire, price))

    # -- journeys ---------------------------------------------------------------------------------

    def goals(self, origin: int) -> list[int]:
        """Where a ship can sail to; the rules say so, not we."""
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
        elif self.outlook.free & bit:
            look += points
            if count(self.hand, empire) + count(self.hand, JOKER) - price >= CITY_PRICE:
                look += CITY_NEXT
        elif self.outlook.held & bit:
            look += 1.0
        else:
            for other in range(board.players):
                if other != seat and board.held(other) & bit:
                    look -= self.weights[other] * points
        left: i64 = BIT[field_of(origin)]
        if self.outlook.held & left & ~self.outlook.doubles:
            look -= board.ship_worths[board.empire_at(field_of(origin))]
        return look

    def sail(self, origin: i64, goal: i64) -> float:
        """What we shall have after a journey."""
        board = self.board
        field = field_of(goal)
        left = self.hand - self._price(board.empire_at(field), DISTANCE[origin][goal])
        worth = 0.0
        for other in range(board.players):
            if other != self.seat and board.cities[other] & BIT[field]:
                left -= least_missed(self.outlook, left, 1, -1)
                worth += self.weights[other] * CARD_WORTH
        board.remove_ship(self.seat, origin)
        board.add_ship(self.seat, goal)
        worth += self._after(left)
        board.remove_ship(self.seat, goal)
        board.add_ship(self.seat, origin)
        return worth

    # -- cities and ships -------------------------------------------------------------------------

    def found(self, field: i64, coast: i64) -> float:
        """What we shall have after a city is founded, and a ship goes back from a coast."""
        board = self.board
        two = self.outlook.doubles & BIT[field]
        price = CITY_PRICE_TWO_SHIPS if two else CITY_PRICE
        left = self.hand - self._price(board.empire_at(field), price)
        board.remove_ship(self.seat, coast)
        board.toggle_city(self.seat, field)
        worth = self._after(left)
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
        return ship_price(self.outlook, self.hand, empire, board.load(field) + 1)

    def build(self, field: i64) -> float:
        """What we shall have after a ship is built."""
        left = self.hand - self.paid_for_ship(field)
        self.board.add_ship(self.seat, field)
        worth = self._after(left)
        self.board.remove_ship(self.seat, field)
        return worth

    # -- the bank ---------------------------------------------------------------------------------

    def swap(self, laid: i64) -> float:
        """What we shall have after cards have been laid and as many drawn."""
        left = self.hand - laid
        number = size(laid)
        drawn = drawing_worth(self.outlook, left, hidden(self.state, self.seat))
        factor = 1.0 + LUCK * float(number - 1)
        return self.pieces + self.outlook.hand_worth(left) + drawn * factor

    def fetch(self, laid: i64, kind: i64) -> float:
        """What we shall have after three cards have been laid for one."""
        return self.pieces + self.outlook.hand_worth(self.hand - laid + CARD[kind])

    def best_laid(self, kind: i64) -> i64:
        """The three cards to part with for one of a kind."""
        return least_missed(self.outlook, self.hand + CARD[kind], BANK_CARDS, kind)

    # -- passing ----------------------------------------------------------------------------------

    def passing(self) -> float:
        """What we have if we wait; if all others have passed, the round is over."""
        if self.state.passes < self.state.players - 1:
            return self.now - WAITING * (self.now - self.pieces)
        return self.pieces + self.outlook.spare_worth(size(self.hand))


# -- how good each next step looks ----------------------------------------------------------------


def action_worths(state: TyrosState, seat: int, legal: list[int]) -> list[float]:
    """How good each next step of a turn looks: about as good as the best action that begins so."""
    turn = Turn(state, seat)
    draft = state.draft
    if not draft:
        return _first_worths(turn, legal)
    first = draft[0]
    if first >= SHIP:
        return _pay_worths(turn, legal)
    if first >= CITY:
        return _city_worths(turn, legal)
    if first >= SAIL:
        return _sail_worths(turn, legal)
    if first >= GIVE:
        return [2.0 if action < SWAP else 1.0 if action >= WANT else 0.0 for action in legal]
    if first >= DROP:
        return _drop_worths(turn, legal)
    return _swap_worths(turn, legal)


def _first_worths(turn: Turn, legal: list[int]) -> list[float]:
    journeys: list[tuple[float, int, int]] = []
    for action in legal:
        if SAIL <= action < TO:
            origin = action - SAIL
            for goal in turn.goals(origin):
                journeys.append((turn.look(origin, goal), origin, goal))
    sails = _tried(turn, journeys)
    swaps = _best_swap(turn) if turn.state.pile else 0
    drops, _taken, fetched = _best_fetch(turn)
    worths = []
    for action in legal:
        if action >= SHIP:
            worth = turn.build(action - SHIP)
        elif action >= CITY:
            field: i64 = action - CITY
            worth = turn.found(field, turn.coast_of_founder(field))
        elif action >= SAIL:
            worth = -1e9
            for value, origin, _goal in sails:
                if origin == action - SAIL and value > worth:
                    worth = value
        elif action >= GIVE:
            worth = turn.now - TALK
        elif action >= DROP:
            begun = drops and cards(drops)[0] == action - DROP
            worth = fetched if begun else turn.now - UNTRIED
        elif action >= SWAP:
            kind = action - SWAP
            worth = turn.swap(CARD[kind])
            if swaps and cards(swaps)[0] == kind:
                whole = turn.swap(swaps)
                worth = whole if whole > worth else worth
        else:
            worth = turn.passing()
        worths.append(worth)
    return worths


def _tried(turn: Turn, journeys: list[tuple[float, int, int]]) -> list[tuple[float, int, int]]:
    """Journeys with what each is worth: those that look best are tried out."""
    journeys.sort(reverse=True)
    found: list[tuple[float, int, int]] = []
    least = turn.now
    for place in range(len(journeys)):
        look, origin, goal = journeys[place]
        if place < TRIED:
            worth = turn.sail(origin, goal)
            least = worth if worth < least else least
            found.append((worth, origin, goal))
        else:
            found.append((least - UNTRIED + 0.1 * look, origin, goal))
    return found


def _best_swap(turn: Turn) -> i64:
    """The cards that are best laid down for others from the pile."""
    most = size(turn.state.pile)
    most = most if most < BANK_CARDS else BANK_CARDS
    held = size(turn.hand)
    most = most if most < held else held
    best = -1e9
    chosen: i64 = 0
    for number in range(1, most + 1):
        laid = least_missed(turn.outlook, turn.hand, number, -1)
        worth = turn.swap(laid)
        if worth > best:
            best = worth
            chosen = laid
    return chosen


def _best_fetch(turn: Turn) -> tuple[i64, i64, float]:
    """What to lay down for which of the discards, and what we shall have then."""
    best = -1e9
    laid: i64 = 0
    taken: i64 = NOBODY
    for kind in range(KINDS):
        others = size(turn.hand) - count(turn.hand, kind)
        if count(turn.state.discards, kind) and others >= BANK_CARDS:
            away = turn.best_laid(kind)
            worth = turn.fetch(away, kind)
            if worth > best:
                best = worth
                laid = away
                taken = kind
    return laid, taken, best


def _sail_worths(turn: Turn, legal: list[int]) -> list[float]:
    draft = turn.state.draft
    origin = draft[0] - SAIL
    if len(draft) == 1:
        journeys = [(turn.look(origin, action - TO), origin, action - TO) for action in legal]
        worths = [0.0] * len(legal)
        for worth, _origin, goal in _tried(turn, journeys):
            worths[legal.index(TO + goal)] = worth
        return worths
    if legal[0] >= JOKERS:
        return _joker_worths(legal)
    goal = draft[1] - TO
    empire = turn.board.empire_at(field_of(goal))
    left = turn.hand - turn._price(empire, DISTANCE[origin][goal])
    worths = []
    for action in legal:
        card: i64 = CARD[action - TOLL]
        has = count(left, action - TOLL) > 0
        worths.append(turn.outlook.hand_worth(left - card) if has else 0.0)
    return worths


def _joker_worths(legal: list[int]) -> list[float]:
    """As few jokers as can be."""
    return [-CARD_WORTH * 2 * (action - JOKERS) for action in legal]


def _city_worths(turn: Turn, legal: list[int]) -> list[float]:
    if legal[0] < BACK:
        return _joker_worths(legal)
    return [turn.found(ITALY, BACK_COASTS[action - BACK]) for action in legal]


def _pay_worths(turn: Turn, legal: list[int]) -> list[float]:
    draft = turn.state.draft
    paid = cards(turn.paid_for_ship(draft[0] - SHIP))
    return _along(paid, [action - PAY for action in draft[1:]], [action - PAY for action in legal])


def _along(plan: list[int], so_far: list[int], open_: list[int]) -> list[float]:
    """The next card of a plan first; off it, those of the plan's cards that are left, and no joker.

    Cards are laid in ascending order, so that a plan has one spelling.
    """
    depth = len(so_far)
    on = plan[:depth] == so_far and len(plan) > depth
    worths = []
    for kind in open_:
        if on:
            worths.append(0.0 if kind == plan[depth] else -UNTRIED)
        else:
            worths.append(-UNTRIED if kind == JOKER else 0.0)
    return worths


def _drop_worths(turn: Turn, legal: list[int]) -> list[float]:
    draft = turn.state.draft
    if len(draft) == BANK_CARDS:
        laid = packet_of([action - DROP for action in draft])
        return [turn.fetch(laid, action - TAKE) for action in legal]
    laid, _taken, _worth = _best_fetch(turn)
    plan = cards(laid)
    return _along(plan, [action - DROP for action in draft], [action - DROP for action in legal])


def _swap_worths(turn: Turn, legal: list[int]) -> list[float]:
    """Whether to go on laying cards: each card more, with those that are missed least."""
    laid = packet_of([action - SWAP for action in turn.state.draft])
    worths = []
    for action in legal:
        if action == DRAW:
            worths.append(turn.swap(laid))
        else:
            worths.append(turn.swap(laid + CARD[action - SWAP]))
    return worths


assert PASS < ACCEPT < ASK_ALL < SWAP
