"""What is asked in each phase, and why an action that is not open now is not."""

from typing import TYPE_CHECKING, Any, Final

from ...core.decision import Decision, Refusal
from ...core.seats import CHANCE
from . import characters, city, windows
from .actions import (
    ACTIONS,
    ALCHEMIST_NOTHING,
    AT,
    BANKER_MOVE,
    BID,
    CAPTAIN_SWAP,
    COLUMN_ORDER,
    DONE,
    FRONT_UP,
    HERALD_FROM,
    JEWELLER_TAKE,
    LOOK,
    LOWER,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    NEUTRAL,
    PLACE,
    PLAY,
    QUEEN_AT,
    RAISE,
    SEND,
    STAND,
    TAKE,
    UP,
)
from .brokers import BROKER, count, place_of, values_in
from .data import CARDINAL, CARDS_A_TURN, CITY, CONJURER, HERALD, SLOTS, SPY, SQUARES, VALUES
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
        facts["places"] = [action - PLACE + 1 for action in state.legal(state.actor)]
    elif phase in WINDOWS:
        if phase in (PLACING, AFTER_PLACING):
            facts["round"] = state.round + 1
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
    """Conjurer: who comes from behind the screen to stand before it."""
    if state.phase != PLACING or seat != state.actor:
        return []
    return [[STAND + value for value in values_in(state.screens[seat])]]


# -- refusals -------------------------------------------------------------------------------------

_FAMILIES: Final[tuple[int, ...]] = (
    DONE, AT, UP, STAND, NEUTRAL, BID, PLACE, SEND, PLAY, QUEEN_AT, LOOK, MAGICIAN_FROM,
    MAGICIAN_WITH, MERCENARY_ON, HERALD_FROM, CAPTAIN_SWAP, TAKE, COLUMN_ORDER, RAISE,
    ALCHEMIST_NOTHING, BANKER_MOVE, JEWELLER_TAKE,
)  # fmt: skip

_PHASES: Final = {
    DONE: (PLACING_CARDS, AFTER_PLACING, COUNTING_CARDS, CLOSING_CARDS),
    UP: (PLACING,),
    STAND: (PLACING,),
    NEUTRAL: (PLACING,),
    BID: (BIDDING,),
    PLACE: (ORDERING,),
    SEND: (FAVOR,),
    LOOK: (PLACING, AFTER_PLACING),
    TAKE: (TAKING, WHITE_GEM),
    COLUMN_ORDER: (COLUMNS,),
    RAISE: (HIGHEST_BIDDER,),
}
"""The questions that a family of actions answers; those of characters follow from the windows."""


def _family(action: int) -> int:
    """The first action of an action's family."""
    found = DONE
    for first in _FAMILIES:
        if action >= first:
            found = first
    return found


def _answers(phase: int, action: int) -> bool:
    """Whether an action can answer the question of a phase at all."""
    family = _family(action)
    if family == AT:
        return phase == PLACING or bool(windows.CARDS[phase] >> HERALD & 1)
    if family in _PHASES:
        return phase in _PHASES[family]
    return bool(windows.CARDS[phase] >> windows.card_of(action) & 1)


def refusal(state: "YsState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now. Asked only after `legal` has said no.

    Who is not asked learns nothing but that: the answers look behind the actor's screen.
    """
    if not 0 <= action < ACTIONS:
        return Refusal("no_such_action", {})
    if seat not in state.actors() or not _answers(state.phase, action):
        return Refusal("other_decision", {"decision": NAMES[state.phase]})
    family = _family(action)
    if family == AT:
        return _place_refusal(state, action - AT)
    if family in (UP, STAND, NEUTRAL):
        return _broker_refusal(state, seat, action)
    if family == BID:
        return Refusal("not_behind_screen", {})
    if family == SEND:
        return Refusal("not_before_screen", {})
    if family == PLACE:
        return Refusal("order_taken", {"place": action - PLACE + 1})
    if family == TAKE:
        return Refusal("not_offered", {})
    if family == COLUMN_ORDER:
        return Refusal("columns_decided", {})
    if family == RAISE:
        colour = action - (RAISE if action < LOWER else LOWER)
        return Refusal("end_of_scale", {"gem": colour})
    return _card_refusal(state, seat, action)


def _place_refusal(state: "YsState", place: int) -> Refusal:
    """Why a broker may not go there."""
    settings = state.settings
    draft = state.draft
    facts = {"place": place}
    if not draft or not wants_a_place(draft[-1]):
        return Refusal("not_now", {})
    if draft[0] >= HERALD_FROM:
        piece = state.pieces[SLOTS * state.actor + draft[0] - HERALD_FROM]
        if place_of(piece) == place:
            return Refusal("already_there", facts)
    if place == state.queen:
        return Refusal("place_closed", facts)
    if place < SQUARES and line_of(place) < settings.first_line:
        return Refusal("place_not_in_use", facts)
    if place >= CITY + 3 * settings.neighborhoods:
        return Refusal("place_not_in_use", facts)
    if place < SQUARES and (state.squares >> place & 1 or AT + place in draft):
        return Refusal("square_taken", facts)
    return Refusal("not_in_order", facts)


def wants_a_place(last: int) -> bool:
    """Whether a place follows the last step of a draft: for a broker, or the Herald's."""
    return UP <= last < STAND or NEUTRAL <= last < BID or HERALD_FROM <= last < CAPTAIN_SWAP


def _broker_refusal(state: "YsState", seat: int, action: int) -> Refusal:
    """Why a broker may not be the next one."""
    draft = state.draft
    value = (action - UP) % VALUES
    if action >= NEUTRAL:
        if len(draft) == 4 and state.settings.neutral >= 0:
            return Refusal("no_such_neutral", {"value": value})
        return Refusal("not_now", {})
    if action >= STAND:
        if any(STAND <= other < NEUTRAL for other in state.legal(seat)):
            there = count(_left_behind(state, seat), value) > 0
            return Refusal("stand_in_order" if there else "not_behind_screen", {"value": value})
        return Refusal("not_now", {})
    if len(draft) not in (0, 2):
        return Refusal("not_now", {})
    if action >= FRONT_UP:
        if not characters.in_effect(state, seat, CONJURER):
            return Refusal("needs_conjurer", {})
        left = state.fronts[seat]
        if draft and draft[0] >= FRONT_UP:
            left -= BROKER[(draft[0] - UP) % VALUES]
        if not count(left, value):
            return Refusal("not_before_screen", {"value": value})
    elif not count(_left_behind(state, seat), value):
        return Refusal("not_behind_screen", {"value": value})
    if not draft and not characters.in_effect(state, seat, CARDINAL):
        return Refusal("needs_cardinal", {})
    return Refusal("not_now", {})


def _left_behind(state: "YsState", seat: int) -> int:
    """The brokers behind the screen that the draft has not used."""
    left = state.screens[seat]
    for action in state.draft:
        if UP <= action < FRONT_UP or STAND <= action < NEUTRAL:
            left -= BROKER[(action - UP) % VALUES]
    return left


def _card_refusal(state: "YsState", seat: int, action: int) -> Refusal:
    """Why a character may not be played, or not so."""
    family = _family(action)
    draft = state.draft
    swapping = bool(draft) and MAGICIAN_FROM <= draft[0] < MAGICIAN_WITH
    if family == DONE or (family == MAGICIAN_WITH) != swapping or (draft and not swapping):
        return Refusal("not_now", {})
    if family == LOOK:
        if not state.looks or not characters.in_effect(state, seat, SPY):
            return Refusal("no_looks", {})
        return Refusal("no_target", {})
    card = windows.card_of(action)
    if not state.hands[seat] >> card & 1:
        return Refusal("not_held", {"character": card})
    if not windows.may_play(state, seat):
        return Refusal("two_cards_played", {})
    if family in (MAGICIAN_FROM, MAGICIAN_WITH, MERCENARY_ON, HERALD_FROM, QUEEN_AT):
        return Refusal("no_target", {})
    return Refusal("no_effect", {"character": card})
