"""Trade between players: answers, and the choice of a partner."""

from typing import Final

from ....core.native import i64
from ....games.tyros.actions import ACCEPT, COUNTER, DECLINE, NOBODY_ELSE, WANT, WITH
from ....games.tyros.answers import COUNTERED
from ....games.tyros.cards import given_in, holds, wanted_in
from ....games.tyros.state import TyrosState
from .card_plans import CardPlans
from .open_board import OpenBoard

MIN_TRADE_GAIN: Final = 0.9
"""What a trade must bring at least: the partner gains from it, too."""

MIN_AGREED_GAIN: Final = 0.3
"""What a trade that the seat has offered must still bring."""

NO_TALK: Final = -1.5
"""What further talk is worth."""


def answer(state: TyrosState, seat: int) -> None:
    """Accept what is clearly good; else decline. What was begun is brought to an end."""
    if state.draft:
        legal = state.legal(seat)
        action = COUNTER
        if legal[0] != COUNTER:
            action = legal[len(legal) - 1]
        state.apply(seat, action)
        return
    deal: i64 = state.deals[state.active]
    action = DECLINE
    given = wanted_in(deal)
    if (
        holds(state.hands[seat], given)
        and trade_gain(state, seat, given, given_in(deal)) > MIN_TRADE_GAIN
    ):
        action = ACCEPT
    state.apply(seat, action)


def trade_gain(state: TyrosState, seat: i64, given: i64, got: i64) -> float:
    """What it brings to give some cards for others; the plans are made again, as it may be many."""
    board = OpenBoard(state)
    hand: i64 = state.hands[seat]
    after = hand - given + got
    now = CardPlans(board, seat, hand).hand_worth(hand)
    return CardPlans(board, seat, after).hand_worth(after) - now


def partner_gain(state: TyrosState, seat: i64, other: int) -> float:
    """What the trade with a seat that has answered brings."""
    if state.answers[other] == COUNTERED:
        deal: i64 = state.deals[other]
        return trade_gain(state, seat, wanted_in(deal), given_in(deal))
    deal = state.deals[state.active]
    return trade_gain(state, seat, given_in(deal), wanted_in(deal))


def choose_partner(state: TyrosState, seat: int) -> None:
    """The seat whose trade brings most; or nobody."""
    best = MIN_AGREED_GAIN
    chosen = NOBODY_ELSE
    for action in state.legal(seat):
        if action != NOBODY_ELSE:
            gain = partner_gain(state, seat, action - WITH)
            if gain > best:
                best = gain
                chosen = action
    state.apply(seat, chosen)


def answer_worths(state: TyrosState, seat: int, legal: list[int]) -> list[float]:
    """What each answer brings, or each step of a counter-offer."""
    if state.draft:
        return [1.0 if action == COUNTER else 0.5 if action >= WANT else 0.0 for action in legal]
    deal: i64 = state.deals[state.active]
    worths = []
    for action in legal:
        if action == ACCEPT:
            gain = trade_gain(state, seat, wanted_in(deal), given_in(deal))
            worths.append(gain - MIN_TRADE_GAIN)
        else:
            worths.append(0.0 if action == DECLINE else NO_TALK)
    return worths


def partner_worths(state: TyrosState, seat: int, legal: list[int]) -> list[float]:
    """What a trade with each seat that is ready for it brings."""
    worths = []
    for action in legal:
        if action == NOBODY_ELSE:
            worths.append(0.0)
        else:
            worths.append(partner_gain(state, seat, action - WITH) - MIN_AGREED_GAIN)
    return worths
