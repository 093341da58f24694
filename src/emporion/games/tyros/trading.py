"""Chapter "E. Handel drijven met een medespeler".

An offer names what is given and what is wanted. It goes to all or to one; each who is asked
accepts, declines or makes a counter-offer; then its maker picks a partner, or nobody. All of it is
open and true, so it shows what is in a hand.
"""

from typing import TYPE_CHECKING, Final

from ...core.native import i64
from ...core.seats import NOBODY, next_seat
from . import knowledge
from .actions import (
    ACCEPT,
    ASK,
    ASK_ALL,
    COUNTER,
    DECLINE,
    GIVE,
    GIVES,
    NOBODY_ELSE,
    WANT,
    WANTS,
    WITH,
)
from .answers import ACCEPTED, ASKED, COUNTERED, DECLINED, NOT_ASKED
from .cards import (
    CARD,
    KINDS_IN,
    cards,
    deal_of,
    given_in,
    holds,
    kind_bits,
    size,
    wanted_in,
    whole_kind_bits,
)
from .data import KINDS

if TYPE_CHECKING:
    from .state import TyrosState


def may_offer(state: "TyrosState") -> bool:
    """Whether the guards against endless talk allow an offer, and somebody has cards to trade."""
    settings = state.settings
    if state.offers >= settings.offers or state.trades >= settings.trades:
        return False
    return _most_wanted(state, state.active) > 0


def _most_wanted(state: "TyrosState", seat: int) -> i64:
    """More cards than the largest hand that can be asked for them has nobody can want.

    An offer asks the others; a counter-offer asks the active player.
    """
    if seat != state.active:
        return size(state.hands[state.active])
    most: i64 = 0
    for other in range(state.players):
        if other != seat:
            held = size(state.hands[other])
            most = held if held > most else most
    return most


_FROM: Final[tuple[int, ...]] = (31, 30, 28, 24, 16)
"""A kind and those after it, a bit for each."""

# -- putting a deal together ----------------------------------------------------------------------


def _drafted(draft: list[int]) -> i64:
    """The deal of a draft."""
    given: i64 = 0
    wanted: i64 = 0
    for action in draft:
        if action >= WANT:
            wanted += CARD[action - WANT]
        elif action >= GIVE:
            given += CARD[action - GIVE]
    return deal_of(given, wanted)


def _add_cards(state: "TyrosState", seat: int, deal: i64, legal: list[int]) -> None:
    """Add the next cards of a drafted deal, given ones first, each side in ascending order.

    At least one card goes each way, and no kind both ways.
    """
    given = given_in(deal)
    wanted = wanted_in(deal)
    last: i64 = state.draft[-1]
    offered = kind_bits(given)
    if wanted == 0:
        left: i64 = state.hands[seat] - given
        open_ = kind_bits(left) & _FROM[last - GIVE]
        # One kind must remain to be wanted.
        legal += GIVES[open_ & offered if len(KINDS_IN[offered]) == KINDS - 1 else open_]
        legal += WANTS[~offered & 31]
    elif size(wanted) < _most_wanted(state, seat):
        legal += WANTS[~offered & ~whole_kind_bits(wanted) & _FROM[last - WANT]]


def legal_steps(state: "TyrosState") -> list[int]:
    """More cards; or, when the deal is whole, whom to ask: those who have enough cards, or all."""
    seat = state.active
    deal = _drafted(state.draft)
    wanted = size(wanted_in(deal))
    legal: list[int] = []
    if wanted:
        legal.append(ASK_ALL)
        for other in range(state.players):
            if other != seat and size(state.hands[other]) >= wanted:
                legal.append(ASK + other)
    _add_cards(state, seat, deal, legal)
    return legal


def offer_if_complete(state: "TyrosState") -> bool:
    """The offer is made, and all hear it, once it says whom it asks; whether it does."""
    action = state.draft[-1]
    if action >= GIVE:
        return False
    seat = state.active
    state.deals[seat] = _drafted(state.draft)
    state.draft = []
    state.offers += 1
    deal = state.deals[seat]
    knowledge.shown(state, seat, given_in(deal))
    for other in range(state.players):
        asked = action == ASK_ALL or other == action - ASK
        if asked and other != seat and state.hands[other]:
            state.answers[other] = ASKED
    if state.events is not None:
        facts = _facts(seat, deal)
        facts["to"] = [other for other in range(state.players) if state.answers[other] == ASKED]
        state.tell("offer_made", facts)
    return True


def _facts(seat: int, deal: i64) -> dict[str, object]:
    return {"seat": seat, "give": cards(given_in(deal)), "want": cards(wanted_in(deal))}


def next_asked(state: "TyrosState", after: int) -> int:
    """The next seat after another one that has still to answer; NOBODY when all have."""
    other = next_seat(after, state.players)
    while other != state.active:
        if state.answers[other] == ASKED:
            return other
        other = next_seat(other, state.players)
    return NOBODY


def has_partner(state: "TyrosState") -> bool:
    """Whether somebody accepted, or made a counter-offer."""
    return ACCEPTED in state.answers or COUNTERED in state.answers


# -- answers --------------------------------------------------------------------------------------


def legal_answers(state: "TyrosState") -> list[int]:
    """Accept if the cards are in hand; decline; or put a counter-offer together."""
    seat = state.actor
    hand: i64 = state.hands[seat]
    if state.draft:
        deal = _drafted(state.draft)
        steps = [COUNTER] if wanted_in(deal) else []
        _add_cards(state, seat, deal, steps)
        return steps
    legal = [DECLINE, *GIVES[kind_bits(hand)]]
    if holds(hand, wanted_in(state.deals[state.active])):
        return [ACCEPT, *legal]
    return legal


def answer_if_complete(state: "TyrosState", action: int) -> bool:
    """An answer is heard by all, a counter-offer once all its cards are named; whether it is."""
    seat = state.actor
    if action >= GIVE:
        state.draft.append(action)
        return False
    if action == ACCEPT:
        state.answers[seat] = ACCEPTED
        knowledge.shown(state, seat, wanted_in(state.deals[state.active]))
        state.tell("offer_accepted", {"seat": seat, "from": state.active})
    elif action == DECLINE:
        state.answers[seat] = DECLINED
        state.tell("offer_declined", {"seat": seat, "from": state.active})
    else:
        state.answers[seat] = COUNTERED
        deal = _drafted(state.draft)
        state.deals[seat] = deal
        state.draft = []
        knowledge.shown(state, seat, given_in(deal))
        if state.events is not None:
            state.tell("offer_countered", _facts(seat, deal) | {"from": state.active})
    return True


# -- the partner ----------------------------------------------------------------------------------


def legal_partners(state: "TyrosState") -> list[int]:
    """Those who accepted, or made a counter-offer that can be met; or nobody."""
    hand: i64 = state.hands[state.active]
    legal = [NOBODY_ELSE]
    for other in range(state.players):
        answer_ = state.answers[other]
        if answer_ == ACCEPTED or (
            answer_ == COUNTERED and holds(hand, wanted_in(state.deals[other]))
        ):
            legal.append(WITH + other)
    return legal


def trade(state: "TyrosState", action: int) -> None:
    """Cards change hands with the partner, by the offer or by the partner's counter-offer."""
    seat = state.active
    partner = action - WITH
    deal: i64 = state.deals[seat]
    given = given_in(deal)
    got = wanted_in(deal)
    if state.answers[partner] == COUNTERED:
        deal = state.deals[partner]
        given = wanted_in(deal)
        got = given_in(deal)
    _move(state, seat, partner, given)
    _move(state, partner, seat, got)
    if state.events is not None:
        facts = {"seat": seat, "partner": partner, "given": cards(given), "got": cards(got)}
        state.tell("traded", facts)
    _clear(state)


def _move(state: "TyrosState", giver: int, taker: int, packet: i64) -> None:
    """Cards change hands in sight of all."""
    state.hands[giver] = state.hands[giver] - packet
    state.hands[taker] = state.hands[taker] + packet
    knowledge.left(state, giver, packet)
    knowledge.came(state, taker, packet)


def fail(state: "TyrosState") -> None:
    """No trade came about."""
    state.tell("trade_failed", {"seat": state.active})
    _clear(state)


def _clear(state: "TyrosState") -> None:
    for seat in range(state.players):
        state.answers[seat] = NOT_ASKED
        state.deals[seat] = 0
