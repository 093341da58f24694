"""What is asked in each phase, and why an action is refused: facts, no sentences."""

from typing import TYPE_CHECKING, Any, Final

from emporion.core.decision import Decision, Refusal

from . import flow
from .actions import ACTIONS
from .data import CITIES, DRAWING, GOODS, HOLD, HONOURS, LOADING, NEWS

if TYPE_CHECKING:
    from .state import VisbyState

ASKED_IN: Final = {
    "stay": LOADING,
    "load": LOADING,
    "sail": LOADING,
    "seal": HONOURS,
    "cards": HONOURS,
}
"""The phase to which each kind of action belongs."""


def decision(state: "VisbyState", seat: int) -> Decision:
    """The present question. The facts are known to everybody who sees it."""
    facts: dict[str, Any] = {}
    if state.phase == DRAWING:
        facts["to"] = flow.drawing_seat(state)
        facts["drawn"] = len(state.drawn)
    elif state.phase == NEWS:
        facts["city"] = CITIES[len(state.wants)]
    elif state.phase == HONOURS:
        facts["city"] = CITIES[state.honouring]
    return Decision(state.phase, seat, facts)


def refusal(state: "VisbyState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now; asked only after `legal` has said no."""
    if not 0 <= action < len(ACTIONS):
        return Refusal("no_such_action", {})
    asked = ACTIONS.describe(action)
    if seat not in state.actors() or ASKED_IN[asked.kind] != state.phase:
        return Refusal("other_decision", {"decision": state.phase})
    if asked.kind == "load":
        return _load_refusal(state, seat, asked.number("good"))
    if asked.kind == "sail":
        city = asked.number("city")
        code = "hold_is_empty" if city < state.players else "no_such_city"
        return Refusal(code, {"city": CITIES[city]})
    return Refusal(
        {"stay": "cards_are_loaded", "seal": "seal_is_yours", "cards": "last_summer"}[asked.kind],
        {},
    )


def _load_refusal(state: "VisbyState", seat: int, good: int) -> Refusal:
    """Why a card cannot be loaded."""
    if good not in state.hands[seat]:
        return Refusal("not_in_hand", {"good": GOODS[good]})
    if len(state.loads[seat]) == HOLD:
        return Refusal("hold_is_full", {"cards": HOLD})
    return Refusal("not_in_order", {"good": GOODS[good]})
