"""What is asked in each phase, and why an action that is not open now is not."""

from typing import TYPE_CHECKING, Any, Final

from ...core.decision import Decision, Refusal
from ...core.seats import CHANCE
from . import setup
from .actions import ACTIONS, ADD, DISCARD, DONE, PASS, PUT, SELL, SOLD, TAKE
from .cards import cards, common, count, size, worth
from .data import HAND_LIMIT, OFFERS, TRADER
from .phases import BIDDING, DEALING, FINAL_SALES, LOT_CARD, NAMES, OVER_LIMIT, PICKING

if TYPE_CHECKING:
    from .state import ByzanzState

REFUSALS: Final = (
    "no_such_action",
    "other_decision",
    "not_in_hand",
    "not_in_order",
    "bid_too_low",
    "cannot_top",
    "hand_too_low",
    "cards_laid",
    "not_in_lot",
    "not_in_market",
    "no_set",
    "must_pick",
    "too_few_follow",
)
"""Every reason for a refusal, so that a wording for each can be demanded."""


def decision(state: "ByzanzState", seat: int) -> Decision:
    """The present question, with what its wording needs; all of it is known to everybody."""
    facts: dict[str, Any] = {}
    if seat == CHANCE:
        if state.phase == DEALING:
            facts["to"] = setup.dealing_to(state)
        else:
            facts["offer"] = OFFERS[state.players][state.lots]
    elif state.phase == BIDDING:
        facts["highest"] = state.highest
        facts["leader"] = state.leader
        facts["own"] = worth(state.bids[seat])
    elif state.phase == OVER_LIMIT:
        facts["surplus"] = size(state.hands[seat]) - HAND_LIMIT
    return Decision(NAMES[state.phase], seat, facts)


def sets(state: "ByzanzState", seat: int) -> list[list[int]]:
    """What a bid is laid from, or what is put away over the hand limit: the cards of the hand."""
    if seat != state.actor:
        return []
    hand = cards(state.hands[seat])
    if state.phase == BIDDING:
        return [[ADD + kind for kind in hand if kind != TRADER]]
    return [[DISCARD + kind for kind in hand]] if state.phase == OVER_LIMIT else []


def refusal(state: "ByzanzState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now. Asked only after `legal` has said no.

    Who is not asked learns nothing but that: the answers look into the actor's hand.
    """
    if not 0 <= action < ACTIONS:
        return Refusal("no_such_action", {})
    if seat != state.actor or not _belongs(state.phase, action):
        return Refusal("other_decision", {"decision": NAMES[state.phase]})
    if action >= SELL:
        sold = SOLD[action - SELL]
        if common(state.hands[state.actor], sold) != sold:
            return Refusal("no_set", {})
        return Refusal("cards_laid", {})
    if action >= TAKE:
        return Refusal("not_in_market", {"sort": action - TAKE})
    if action >= DISCARD:
        return _card_refusal(state, action - DISCARD, "too_few_follow")
    if action >= PUT:
        return Refusal("not_in_lot", {"card": action - PUT})
    if action >= ADD:
        return _bid_refusal(state, action - ADD)
    if state.phase == PICKING:
        return Refusal("must_pick", {})
    if action == PASS:
        return Refusal("cards_laid", {})
    total = state.totals[state.actor] + state.draft_worth
    return Refusal("bid_too_low", {"total": total, "highest": state.highest})


def _bid_refusal(state: "ByzanzState", kind: int) -> Refusal:
    """Why a card may not join the bid: perhaps no bid is possible at all."""
    total = state.totals[state.actor] + worth(state.hands[state.actor])
    if count(state.hands[state.actor], kind) and total <= state.highest:
        return Refusal("hand_too_low", {"total": total, "highest": state.highest})
    return _card_refusal(state, kind, "cannot_top")


def _card_refusal(state: "ByzanzState", kind: int, too_weak: str) -> Refusal:
    """Why a card may not join the draft."""
    if count(state.hands[state.actor] - state.draft, kind) == 0:
        return Refusal("not_in_hand", {"card": kind})
    if state.draft and kind < state.last_kind:
        return Refusal("not_in_order", {"card": kind})
    return Refusal(too_weak, {"card": kind, "highest": state.highest})


def _belongs(phase: int, action: int) -> bool:
    """Whether an action's family answers the question of a phase at all."""
    if action >= SELL:
        return True
    if action >= TAKE:
        return phase == PICKING
    if action >= DISCARD:
        return phase == OVER_LIMIT
    if action >= PUT:
        return phase == LOT_CARD
    if action == DONE:
        return phase == FINAL_SALES
    if action == PASS:
        return phase in (BIDDING, PICKING)
    return phase == BIDDING
