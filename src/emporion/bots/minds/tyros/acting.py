"""A turn's action at first sight: the next step of the best plan, as `outlook` has it."""

from typing import Final

from ....core.native import i64
from ....core.seats import NOBODY
from ....games.tyros.actions import PASS
from ....games.tyros.board import TYROS
from ....games.tyros.cards import BITS, CARD, MASK, count, size
from ....games.tyros.data import (
    BANK_CARDS,
    CITY_PRICE,
    CITY_PRICE_TWO_SHIPS,
    EMPIRES,
    JOKER,
    KINDS,
)
from ....games.tyros.sea import FARTHEST, TYROS_BIT, WITHIN, coasts_of
from ....games.tyros.state import TyrosState
from . import steps
from .board import Board, lowest
from .hands import drawing_worth, hidden, least_missed
from .outlook import ROW, WAYS, Outlook

LEAST_GAIN: Final = 0.25
"""What a trade with the bank must bring at least."""


def act(state: TyrosState, seat: int) -> None:
    """The next step of the best plan; without one, ask the bank, be in the way, or pass."""
    board = Board(state)
    hand: i64 = state.hands[seat]
    outlook = Outlook(board, seat, hand)
    cards = hand + outlook.joker_way(hand)
    best = 0.0
    chosen: i64 = NOBODY
    for empire in range(EMPIRES):
        place = empire * ROW + (cards >> (BITS * empire) & MASK)
        if outlook.best[place] > best:
            best = outlook.best[place]
            chosen = empire
    if chosen != NOBODY:
        place = chosen * ROW + (cards >> (BITS * chosen) & MASK)
        _follow(state, seat, outlook, chosen, outlook.plan[place])
    elif not _bank(state, seat, outlook) and not _block(state, seat, outlook):
        state.apply(seat, PASS)


def _follow(state: TyrosState, seat: int, outlook: Outlook, empire: i64, plan: i64) -> None:
    """The first step of a plan for an empire: a city where a ship lies, a journey, a new ship."""
    board = outlook.board
    if plan >> 5 & 3:
        fields: i64 = outlook.held & board.empires[empire]
        two = fields & outlook.doubles
        if two:
            steps.found(state, seat, empire, lowest(two), CITY_PRICE_TWO_SHIPS)
        else:
            steps.found(state, seat, empire, lowest(fields), CITY_PRICE)
        return
    way = empire * WAYS
    origin: i64 = outlook.way_from[way]
    if outlook.way_built[way]:
        colour = NOBODY
        if origin != TYROS or board.built & TYROS_BIT:
            colour = int(board.empire_at(origin))
        paid = steps.ship_price(outlook, state.hands[seat], colour, board.load(origin) + 1)
        steps.build(state, seat, origin, paid)
    else:
        steps.sail(state, seat, empire, origin, outlook.way_to[way])


def _bank(state: TyrosState, seat: int, outlook: Outlook) -> bool:
    """Trade with the bank, if that promises anything."""
    hand: i64 = state.hands[seat]
    held = size(hand)
    now = outlook.hand_worth(hand)
    best = now + LEAST_GAIN
    laid: i64 = 0
    taken: i64 = NOBODY
    pile = size(state.pile)
    if pile:
        most = BANK_CARDS if pile > BANK_CARDS else pile
        most = most if most < held else held
        away = least_missed(outlook, hand, most, -1)
        left = hand - away
        drawn = drawing_worth(outlook, left, hidden(state, seat))
        worth = outlook.hand_worth(left) + float(most) * drawn
        if worth > best:
            best = worth
            laid = away
    if held > BANK_CARDS and state.discards:
        for kind in range(KINDS):
            if count(state.discards, kind) and held - count(hand, kind) >= BANK_CARDS:
                more = hand + CARD[kind]
                gain = outlook.hand_worth(more)
                if gain <= best:
                    continue
                away = least_missed(outlook, more, BANK_CARDS, kind)
                worth = outlook.hand_worth(more - away)
                if worth > best:
                    best = worth
                    laid = away
                    taken = kind
    if laid == 0:
        return False
    if taken == NOBODY:
        steps.swap(state, seat, laid)
    else:
        steps.fetch(state, seat, laid, taken)
    return True


def _block(state: TyrosState, seat: int, outlook: Outlook) -> bool:
    """In the last round, lie beside a rival's lone ship with one that has nothing else to do."""
    board = outlook.board
    if not board.last or outlook.idle == 0:
        return False
    hand: i64 = state.hands[seat]
    jokers = count(hand, JOKER)
    lone: i64 = 0
    for other in range(board.players):
        if other != seat:
            lone |= board.held(other) & ~board.doubles(other)
    if not lone:
        return False
    for empire in range(EMPIRES):
        reach = count(hand, empire) + jokers
        goals = coasts_of(lone & board.empires[empire])
        if not reach or not goals:
            continue
        for ship in range(outlook.idle):
            coast: i64 = outlook.coasts[ship]
            near: i64 = WITHIN[(FARTHEST + 1) * coast + reach] & goals
            if near:
                steps.sail(state, seat, empire, coast, lowest(near))
                return True
    return False
