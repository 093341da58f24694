"""A turn's action at first sight: the next step of the best plan, as `card_plans` has it."""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.tyros.actions import PASS
from ....games.tyros.board import TYROS
from ....games.tyros.cards import BITS, CARD, MASK, count, size
from ....games.tyros.data import BANK_CARDS, CITY_PRICE, CITY_PRICE_TWO_SHIPS, EMPIRES, JOKER, KINDS
from ....games.tyros.sea import TYROS_BIT, WITHIN, coasts_of
from ....games.tyros.state import TyrosState
from . import steps
from .card_plans import ROW, WAYS, CardPlans
from .fleet import STEPS, steps_to
from .hands import drawing_worth, hidden, least_missed
from .open_board import OpenBoard, lowest
from .rivals import RIVALRY

MIN_GAIN: Final = 0.25
"""What must be gained at least if there is nothing better to do than to pass."""

HURRY: Final = 0.15
"""The part of a plan's gain that is lost by waiting for a turn."""

LUCK: Final = 1.1
"""What a second and a third card are worth with the first one: they may fit together."""

SPARE_CARD: Final = 0.1
KEPT_CARD: Final = 0.4
"""What a card costs that no plan needs, in the last round and before."""


def act(state: TyrosState, seat: int) -> None:
    """The next step of the best plan, or what seems more urgent; without anything to do, pass.

    The pile is soon used up, so cards that no plan needs are better changed early. What a plan
    gains by being begun now is little, unless others are in a hurry.
    """
    board = OpenBoard(state)
    hand: i64 = state.hands[seat]
    card_plans = CardPlans(board, seat, hand)
    way = card_plans.joker_way(hand)
    cards = hand + way
    spare = size(hand)
    for empire in range(EMPIRES):
        spare -= card_plans.plan[empire * ROW + (cards >> (BITS * empire) & MASK)] & 31
    kept = card_plans.spare_worth(spare)
    best = 0.0
    total = 0.0
    chosen: i64 = NOBODY
    for empire in range(EMPIRES):
        place = empire * ROW + (cards >> (BITS * empire) & MASK)
        cost: i64 = card_plans.plan[place] & 31
        # Cards that are not spent may be kept for the next round.
        gain = card_plans.best[place] - (card_plans.spare_worth(spare + cost) - kept)
        if gain > 0.0:
            total += gain
        if gain > best:
            best = gain
            chosen = empire
    bank = BankTrade(state, seat, card_plans, way)
    hurry = HURRY * total if chosen != NOBODY else MIN_GAIN
    block = BlockingSail(card_plans, cards)
    if bank.gain > hurry and bank.gain >= block.gain:
        bank.trade(state, seat)
    elif block.gain > hurry:
        steps.sail(state, seat, block.empire, block.origin, block.goal)
    elif chosen != NOBODY:
        place = chosen * ROW + (cards >> (BITS * chosen) & MASK)
        _follow(state, seat, card_plans, chosen, card_plans.plan[place])
    else:
        state.apply(seat, PASS)


def _follow(state: TyrosState, seat: int, card_plans: CardPlans, empire: i64, plan: i64) -> None:
    """The first step of a plan for an empire: a city where a ship lies, a journey, a new ship."""
    board = card_plans.board
    if plan >> 5 & 3:
        fields: i64 = card_plans.held & board.empires[empire]
        two = fields & card_plans.doubles
        if two:
            steps.found(state, seat, empire, lowest(two), CITY_PRICE_TWO_SHIPS)
        else:
            steps.found(state, seat, empire, lowest(fields), CITY_PRICE)
        return
    way = empire * WAYS
    origin: i64 = card_plans.way_from[way]
    if card_plans.way_built[way]:
        colour = NOBODY
        if origin != TYROS or board.built & TYROS_BIT:
            colour = int(board.empire_at(origin))
        paid = steps.ship_price(card_plans, state.hands[seat], colour, board.load(origin) + 1)
        steps.build(state, seat, origin, paid)
    else:
        steps.sail(state, seat, empire, origin, card_plans.way_to[way])


class BankTrade:
    """The best trade with the bank: what to lay, what to take, and what it gains."""

    def __init__(self, state: TyrosState, seat: int, card_plans: CardPlans, way: i64) -> None:
        now = card_plans.worth_by(state.hands[seat], way)
        self.laid: i64 = 0
        self.taken: i64 = NOBODY
        self.gain = 0.0
        hand: i64 = state.hands[seat]
        held = size(hand)
        pile = size(state.pile)
        if pile:
            most = BANK_CARDS if pile > BANK_CARDS else pile
            most = most if most < held else held
            self._swap(card_plans, hand, most, now, hidden(state, seat))
        if self.laid == 0 and held > BANK_CARDS and state.discards:
            self._fetch(card_plans, hand, way, now, state.discards)

    def _swap(self, card_plans: CardPlans, hand: i64, most: i64, now: float, pile: i64) -> None:
        away = least_missed(card_plans, hand, most, -1)
        left = hand - away
        drawn = drawing_worth(card_plans, left, pile)
        worth = card_plans.hand_worth(left) + drawn * (1.0 + LUCK * float(most - 1))
        if worth - now > self.gain:
            self.gain = worth - now
            self.laid = away

    def _fetch(self, card_plans: CardPlans, hand: i64, way: i64, now: float, discards: i64) -> None:
        """Jokers are taken to stand in for what they do now, and a new one for what is best."""
        held = size(hand)
        for kind in range(KINDS):
            if not count(discards, kind) or held - count(hand, kind) < BANK_CARDS:
                continue
            more = hand + CARD[kind]
            top = 0.0
            if kind == JOKER:
                for colour in range(EMPIRES):
                    worth = card_plans.worth_by(more, way + CARD[colour])
                    top = worth if worth > top else top
            else:
                top = card_plans.worth_by(more, way)
            if top - now <= self.gain:
                continue
            away = least_missed(card_plans, more, BANK_CARDS, kind)
            worth = card_plans.hand_worth(more - away)
            if worth - now > self.gain:
                self.gain = worth - now
                self.laid = away
                self.taken = kind

    def trade(self, state: TyrosState, seat: int) -> None:
        """Carry the trade out."""
        if self.taken == NOBODY:
            steps.swap(state, seat, self.laid)
        else:
            steps.fetch(state, seat, self.laid, self.taken)


class BlockingSail:
    """The best journey of an idle ship to a rival's lone one, with cards that no plan needs."""

    def __init__(self, card_plans: CardPlans, cards: i64) -> None:
        self.gain = 0.0
        self.empire: i64 = NOBODY
        self.origin: i64 = 0
        self.goal: i64 = 0
        board = card_plans.board
        lone: i64 = 0
        for other in range(board.players):
            if other != card_plans.seat:
                lone |= board.held(other) & ~board.doubles(other)
        if not lone or card_plans.fleet.idle == 0:
            return
        spare = SPARE_CARD if board.last else KEPT_CARD
        for empire in range(EMPIRES):
            number = cards >> (BITS * empire) & MASK
            left = number - (card_plans.plan[empire * ROW + number] & 31)
            goals = coasts_of(lone & board.empires[empire])
            if left <= 0 or not goals:
                continue
            worth = RIVALRY / float(board.players - 1) * board.ship_worths[empire]
            for ship in range(card_plans.fleet.idle):
                coast: i64 = card_plans.fleet.coasts[ship]
                far = steps_to(coast, goals)
                if far > left:
                    continue
                gain = worth - spare * float(far)
                if gain > self.gain:
                    self.gain = gain
                    self.empire = empire
                    self.origin = coast
                    self.goal = lowest(WITHIN[STEPS * coast + far] & goals)
