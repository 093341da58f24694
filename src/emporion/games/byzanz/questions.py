"""What is asked in each phase, and why an action that is not open now is not."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...core.actions import ActionData
from ...core.decision import Decision, Refusal
from ...core.seats import CHANCE
from . import setup
from .actions import ACTIONS, ADD, DISCARD
from .cards import cards, common, count, packet_of, size, worth
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

    A seat that is not asked learns only that: the answers look into the actor's hand.
    """
    if not 0 <= action < len(ACTIONS):
        return Refusal("no_such_action", {})
    asked = ACTIONS.describe(action)
    if seat != state.actor or state.phase not in ANSWERS[asked.kind]:
        return Refusal("other_decision", {"decision": NAMES[state.phase]})
    return REFUSED[asked.kind](state, asked)


def _pass_refusal(state: "ByzanzState", _asked: ActionData) -> Refusal:
    """A pick is compulsory; in an auction a bid has been begun."""
    return Refusal("must_pick" if state.phase == PICKING else "cards_laid", {})


def _bid_refusal(state: "ByzanzState", _asked: ActionData) -> Refusal:
    """What is laid does not top the highest bid."""
    total = state.totals[state.actor] + state.draft_worth
    return Refusal("bid_too_low", {"total": total, "highest": state.highest})


def _add_refusal(state: "ByzanzState", asked: ActionData) -> Refusal:
    """Why a card may not join the bid: perhaps no bid is possible at all."""
    kind = asked.number("card")
    total = state.totals[state.actor] + worth(state.hands[state.actor])
    if count(state.hands[state.actor], kind) and total <= state.highest:
        return Refusal("hand_too_low", {"total": total, "highest": state.highest})
    return _card_refusal(state, kind, "cannot_top")


def _put_refusal(_state: "ByzanzState", asked: ActionData) -> Refusal:
    """The lot has no such card."""
    return Refusal("not_in_lot", {"card": asked.number("card")})


def _discard_refusal(state: "ByzanzState", asked: ActionData) -> Refusal:
    """Why a card may not be put away next."""
    return _card_refusal(state, asked.number("card"), "too_few_follow")


def _take_refusal(_state: "ByzanzState", asked: ActionData) -> Refusal:
    """The market has nothing of that sort."""
    return Refusal("not_in_market", {"sort": asked.number("sort")})


def _sell_refusal(state: "ByzanzState", asked: ActionData) -> Refusal:
    """The set is not in the hand, or cards of it are laid for the bid."""
    sold = packet_of(list(asked.numbers("cards")))
    missing = common(state.hands[state.actor], sold) != sold
    return Refusal("no_set" if missing else "cards_laid", {})


def _card_refusal(state: "ByzanzState", kind: int, too_weak: str) -> Refusal:
    """Why a card may not join the draft."""
    if count(state.hands[state.actor] - state.draft, kind) == 0:
        return Refusal("not_in_hand", {"card": kind})
    if state.draft and kind < state.last_kind:
        return Refusal("not_in_order", {"card": kind})
    return Refusal(too_weak, {"card": kind, "highest": state.highest})


ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "pass": (BIDDING, PICKING),
    "bid": (BIDDING,),
    "done": (FINAL_SALES,),
    "add": (BIDDING,),
    "put": (LOT_CARD,),
    "discard": (OVER_LIMIT,),
    "take": (PICKING,),
    "sell": (BIDDING, LOT_CARD, PICKING, OVER_LIMIT, FINAL_SALES),
}
"""The phases in which a kind of action is an answer at all."""

REFUSED: Final[dict[str, Callable[["ByzanzState", ActionData], Refusal]]] = {
    "pass": _pass_refusal,
    "bid": _bid_refusal,
    "add": _add_refusal,
    "put": _put_refusal,
    "discard": _discard_refusal,
    "take": _take_refusal,
    "sell": _sell_refusal,
}
"""Why an action of a kind is refused in a phase that it answers; `done` is always open there."""
