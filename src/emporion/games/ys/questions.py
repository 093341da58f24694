"""What is asked in each phase, and why an action that is not open now is not."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ...core.actions import ActionData
from ...core.decision import Decision, Refusal
from ...core.seats import CHANCE
from . import characters, city, windows
from .actions import ACTIONS, FRONT_KINDS, STAND, card_of, places_a_broker
from .brokers import BROKER, count, place_of, values_in
from .data import CARDINAL, CARDS_A_TURN, CITY, CONJURER, HERALD, SLOTS, SPY, SQUARES
from .gems import freight_list
from .phases import (
    AFTER_PLACING,
    BIDDING,
    CLOSING_CARDS,
    COLUMNS,
    COUNTING_CARDS,
    FAVOR,
    HIGHEST_BIDDER,
    NAMES,
    ORDER_CARDS,
    ORDERING,
    PLACING,
    PLACING_CARDS,
    TAKING,
    WHITE_GEM,
)
from .places import line_of

if TYPE_CHECKING:
    from .state import YsState

REFUSALS: Final[tuple[str, ...]] = (
    "no_such_action",
    "other_decision",
    "not_now",
    "not_behind_screen",
    "not_before_screen",
    "no_such_neutral",
    "needs_cardinal",
    "needs_conjurer",
    "square_taken",
    "place_closed",
    "place_not_in_use",
    "already_there",
    "not_in_order",
    "stand_in_order",
    "order_taken",
    "not_offered",
    "not_held",
    "two_cards_played",
    "no_looks",
    "no_target",
    "no_effect",
    "columns_decided",
    "end_of_scale",
)
"""Every reason for a refusal, so that a wording for each can be demanded."""

WINDOWS: Final[tuple[int, ...]] = (
    PLACING_CARDS,
    PLACING,
    AFTER_PLACING,
    COUNTING_CARDS,
    CLOSING_CARDS,
)
"""The phases in which characters may be played."""


def decision(state: "YsState", seat: int) -> Decision:
    """The present question, with what its wording needs; all of it is known to everybody."""
    phase = state.phase
    facts: dict[str, Any] = {}
    if phase == ORDER_CARDS:
        if seat == CHANCE:
            facts["players"] = state.players
    elif phase == ORDERING:
        facts["places"] = [
            ACTIONS.describe(action).number("order") for action in state.legal(state.actor)
        ]
    elif phase in WINDOWS:
        if phase in (PLACING, AFTER_PLACING):
            facts["round"] = state.rounds_placed + 1
            facts["rounds"] = state.settings.placements
        facts["characters"] = windows.playable(state, seat)
        facts["left"] = CARDS_A_TURN - state.played[seat]
    elif phase == TAKING:
        facts["neighborhood"] = state.neighborhood
        facts["gems"] = freight_list(state.freight)
        facts["count"] = city.to_take(state)
    elif phase == WHITE_GEM:
        in_city = state.neighborhood < state.settings.neighborhoods
        facts["neighborhood"] = state.neighborhood if in_city else None
        facts["line"] = None if in_city else state.step
    elif phase == FAVOR:
        facts["turn"] = state.turn + 1
    return Decision(NAMES[phase], seat, facts)


def sets(state: "YsState", seat: int) -> list[list[int]]:
    """Conjurer: the brokers that may come from behind the screen to stand before it."""
    if state.phase != PLACING or seat != state.actor:
        return []
    return [[STAND + value for value in values_in(state.screens[seat])]]


# -- refusals -------------------------------------------------------------------------------------

_CARDS: Final = (PLACING_CARDS, AFTER_PLACING, COUNTING_CARDS, CLOSING_CARDS)
ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "done": _CARDS,
    "up": (PLACING,),
    "down": (PLACING,),
    "front_up": (PLACING,),
    "front_down": (PLACING,),
    "stand": (PLACING,),
    "neutral": (PLACING,),
    "bid": (BIDDING,),
    "place": (ORDERING,),
    "send": (FAVOR,),
    "look": (PLACING, AFTER_PLACING),
    "take": (TAKING, WHITE_GEM),
    "columns": (COLUMNS,),
    "raise": (HIGHEST_BIDDER,),
    "lower": (HIGHEST_BIDDER,),
}
"""The phases in which a kind of action is an answer at all; those of characters follow from the
windows."""


def _answers(phase: int, asked: ActionData) -> bool:
    """Whether an action can answer the question of a phase at all."""
    if asked.kind == "at":
        return phase == PLACING or bool(windows.CARDS[phase] >> HERALD & 1)
    if asked.kind in ANSWERS:
        return phase in ANSWERS[asked.kind]
    return bool(windows.CARDS[phase] >> card_of(asked.action) & 1)


def refusal(state: "YsState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now. Asked only after `legal` has said no.

    A seat that is not asked learns only that: the answers look behind the actor's screen.
    """
    if not 0 <= action < len(ACTIONS):
        return Refusal("no_such_action", {})
    asked = ACTIONS.describe(action)
    if seat not in state.actors() or not _answers(state.phase, asked):
        return Refusal("other_decision", {"decision": NAMES[state.phase]})
    return REFUSED[asked.kind](state, seat, asked)


def _drafted(state: "YsState") -> list[ActionData]:
    return [ACTIONS.describe(action) for action in state.draft]


def _place_refusal(state: "YsState", seat: int, asked: ActionData) -> Refusal:
    """Why a broker may not go there."""
    settings = state.settings
    place = asked.number("place")
    facts = {"place": place}
    draft = _drafted(state)
    if not draft or not places_a_broker(state.draft[-1]):
        return Refusal("not_now", {})
    if draft[0].kind == "herald":
        piece = state.pieces[SLOTS * seat + draft[0].number("piece")]
        if place_of(piece) == place:
            return Refusal("already_there", facts)
    if place == state.queen:
        return Refusal("place_closed", facts)
    if place < SQUARES and line_of(place) < settings.first_line:
        return Refusal("place_not_in_use", facts)
    if place >= CITY + 3 * settings.neighborhoods:
        return Refusal("place_not_in_use", facts)
    if place < SQUARES and (state.squares >> place & 1 or asked.action in state.draft):
        return Refusal("square_taken", facts)
    return Refusal("not_in_order", facts)


def _broker_refusal(state: "YsState", seat: int, asked: ActionData) -> Refusal:
    """Why a broker may not be the next one to be placed."""
    draft = _drafted(state)
    value = asked.number("value")
    if len(draft) not in (0, 2):
        return Refusal("not_now", {})
    if asked.kind in FRONT_KINDS:
        if not characters.in_effect(state, seat, CONJURER):
            return Refusal("needs_conjurer", {})
        left = state.fronts[seat]
        if draft and draft[0].kind in FRONT_KINDS:
            left -= BROKER[draft[0].number("value")]
        if not count(left, value):
            return Refusal("not_before_screen", {"value": value})
    elif not count(_left_behind(state, seat), value):
        return Refusal("not_behind_screen", {"value": value})
    if not draft and not characters.in_effect(state, seat, CARDINAL):
        return Refusal("needs_cardinal", {})
    return Refusal("not_now", {})


def _neutral_refusal(state: "YsState", _seat: int, asked: ActionData) -> Refusal:
    """Why a neutral broker may not be the next one."""
    if len(state.draft) == 4 and state.settings.neutral >= 0:
        return Refusal("no_such_neutral", {"value": asked.number("value")})
    return Refusal("not_now", {})


def _stand_in_refusal(state: "YsState", seat: int, asked: ActionData) -> Refusal:
    """Why a broker may not come to stand before the screen."""
    value = asked.number("value")
    if any(ACTIONS.describe(action).kind == "stand" for action in state.legal(seat)):
        there = count(_left_behind(state, seat), value) > 0
        return Refusal("stand_in_order" if there else "not_behind_screen", {"value": value})
    return Refusal("not_now", {})


def _left_behind(state: "YsState", seat: int) -> int:
    """The brokers behind the screen that the draft has not used."""
    left = state.screens[seat]
    for step in _drafted(state):
        if step.kind in ("up", "down", "stand"):
            left -= BROKER[step.number("value")]
    return left


def _choice_refusal(_state: "YsState", _seat: int, asked: ActionData) -> Refusal:
    """Why one of several things is not among those to choose from."""
    return Refusal(_NOT_OFFERED[asked.kind], {})


_NOT_OFFERED: Final[dict[str, str]] = {
    "bid": "not_behind_screen",
    "send": "not_before_screen",
    "take": "not_offered",
    "columns": "columns_decided",
}


def _order_refusal(_state: "YsState", _seat: int, asked: ActionData) -> Refusal:
    """Somebody has chosen that place in the turn order."""
    return Refusal("order_taken", {"place": asked.number("order")})


def _quotation_refusal(_state: "YsState", _seat: int, asked: ActionData) -> Refusal:
    """The quotation is at the end of the scale."""
    return Refusal("end_of_scale", {"gem": asked.number("colour")})


def _done_refusal(_state: "YsState", _seat: int, _asked: ActionData) -> Refusal:
    """A character that has been begun takes a second step first."""
    return Refusal("not_now", {})


def _look_refusal(state: "YsState", seat: int, _asked: ActionData) -> Refusal:
    """Why the Spy may not look at a broker."""
    if state.draft:
        return Refusal("not_now", {})
    looking = state.looks and characters.in_effect(state, seat, SPY)
    return Refusal("no_target" if looking else "no_looks", {})


def _with_refusal(state: "YsState", _seat: int, _asked: ActionData) -> Refusal:
    """Why the Magician may not swap a broker with this one."""
    swapping = [step.kind for step in _drafted(state)] == ["magician"]
    return Refusal("no_target" if swapping else "not_now", {})


def _card_refusal(state: "YsState", seat: int, asked: ActionData) -> Refusal:
    """Why a character may not be played, or not so."""
    card = card_of(asked.action)
    if state.draft:
        return Refusal("not_now", {})
    if not state.hands[seat] >> card & 1:
        return Refusal("not_held", {"character": card})
    if not windows.may_play(state, seat):
        return Refusal("two_cards_played", {})
    if asked.kind in ("queen", "magician", "mercenary", "herald"):
        return Refusal("no_target", {})
    return Refusal("no_effect", {"character": card})


REFUSED: Final[dict[str, Callable[["YsState", int, ActionData], Refusal]]] = {
    "done": _done_refusal,
    "at": _place_refusal,
    "up": _broker_refusal,
    "down": _broker_refusal,
    "front_up": _broker_refusal,
    "front_down": _broker_refusal,
    "stand": _stand_in_refusal,
    "neutral": _neutral_refusal,
    "bid": _choice_refusal,
    "place": _order_refusal,
    "send": _choice_refusal,
    "play": _card_refusal,
    "queen": _card_refusal,
    "look": _look_refusal,
    "magician": _card_refusal,
    "with": _with_refusal,
    "mercenary": _card_refusal,
    "herald": _card_refusal,
    "captain": _card_refusal,
    "take": _choice_refusal,
    "columns": _choice_refusal,
    "raise": _quotation_refusal,
    "lower": _quotation_refusal,
    "alchemist_nothing": _card_refusal,
    "alchemist": _card_refusal,
    "banker": _card_refusal,
    "jeweller": _card_refusal,
}
"""Why an action of a kind is refused in a phase that it answers."""
