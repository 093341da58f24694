"""What is asked in each phase, and why an action that is not open now is not."""

from typing import TYPE_CHECKING, Any, Final

from ...core.decision import Decision, Refusal
from ...core.seats import CHANCE
from . import city, windows
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
    PLAYED,
    QUEEN_AT,
    RAISE,
    SEND,
    STAND,
    TAKE,
    UP,
)
from .brokers import count
from .data import (
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    CARDS_A_TURN,
    CITY,
    HERALD,
    JEWELLER,
    MAGICIAN,
    MERCENARY,
    QUEEN,
    SPY,
    SQUARES,
    VALUES,
)
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

REFUSALS: Final = (
    "no_such_action",
    "other_decision",
    "not_now",
    "not_behind_screen",
    "not_before_screen",
    "no_such_neutral",
    "square_taken",
    "place_closed",
    "place_not_in_use",
    "not_in_order",
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


def decision(state: "YsState", seat: int) -> Decision:
    """The present question, with what its wording needs; all of it is known to everybody."""
    phase = state.phase
    facts: dict[str, Any] = {}
    if phase == ORDER_CARDS:
        if seat == CHANCE:
            facts["players"] = state.players
    elif phase == ORDERING:
        facts["places"] = [action - PLACE + 1 for action in state.legal(state.actor)]
    elif phase in (PLACING, AFTER_PLACING):
        facts["round"] = state.round + 1
        facts["rounds"] = state.settings.placements
    elif phase == TAKING:
        facts["neighborhood"] = state.neighborhood
        facts["gems"] = freight_list(state.freight)
        facts["count"] = city.to_take(state)
    elif phase == WHITE_GEM:
        in_city = state.neighborhood < state.settings.neighborhoods
        facts["neighborhood"] = state.neighborhood if in_city else None
        facts["line"] = None if in_city else state.step
    elif phase in (PLACING_CARDS, COUNTING_CARDS, CLOSING_CARDS) and seat >= 0:
        cards = state.hands[seat] & windows.cards_of(phase)
        facts["characters"] = [card for card in range(16) if cards >> card & 1]
        facts["left"] = CARDS_A_TURN - state.played[seat]
    elif phase == FAVOR:
        facts["turn"] = state.turn + 1
    return Decision(NAMES[phase], seat, facts)


def refusal(state: "YsState", seat: int, action: int) -> Refusal:
    """Why a seat may not do this now. Asked only after `legal` has said no.

    Who is not asked learns nothing but that: the answers look behind the actor's screen.
    """
    if not 0 <= action < ACTIONS:
        return Refusal("no_such_action", {})
    phase = state.phase
    if seat not in state.actors() or phase not in _PHASES[_family(action)]:
        return Refusal("other_decision", {"decision": NAMES[phase]})
    family = _family(action)
    if family == AT:
        return _place_refusal(state, action - AT)
    if family in (UP, FRONT_UP, STAND, NEUTRAL):
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


_FAMILIES: Final = (
    DONE, AT, UP, FRONT_UP, STAND, NEUTRAL, BID, PLACE, SEND, PLAY, QUEEN_AT, LOOK, MAGICIAN_FROM,
    MAGICIAN_WITH, MERCENARY_ON, HERALD_FROM, CAPTAIN_SWAP, TAKE, COLUMN_ORDER, RAISE,
    ALCHEMIST_NOTHING, BANKER_MOVE, JEWELLER_TAKE,
)  # fmt: skip

_PHASES: Final = {
    DONE: (PLACING_CARDS, AFTER_PLACING, COUNTING_CARDS, CLOSING_CARDS),
    AT: (PLACING, COUNTING_CARDS),
    UP: (PLACING,),
    FRONT_UP: (PLACING,),
    STAND: (PLACING,),
    NEUTRAL: (PLACING,),
    BID: (BIDDING,),
    PLACE: (ORDERING,),
    SEND: (FAVOR,),
    PLAY: (PLACING_CARDS, COUNTING_CARDS),
    QUEEN_AT: (PLACING,),
    LOOK: (PLACING, AFTER_PLACING),
    MAGICIAN_FROM: (AFTER_PLACING,),
    MAGICIAN_WITH: (AFTER_PLACING,),
    MERCENARY_ON: (AFTER_PLACING,),
    HERALD_FROM: (COUNTING_CARDS,),
    CAPTAIN_SWAP: (COUNTING_CARDS,),
    TAKE: (TAKING, WHITE_GEM),
    COLUMN_ORDER: (COLUMNS,),
    RAISE: (HIGHEST_BIDDER,),
    ALCHEMIST_NOTHING: (CLOSING_CARDS,),
    BANKER_MOVE: (CLOSING_CARDS,),
    JEWELLER_TAKE: (CLOSING_CARDS,),
}
"""The questions that each family of actions answers."""

_CARDS: Final = {
    QUEEN_AT: QUEEN,
    LOOK: SPY,
    MAGICIAN_FROM: MAGICIAN,
    MAGICIAN_WITH: MAGICIAN,
    MERCENARY_ON: MERCENARY,
    HERALD_FROM: HERALD,
    CAPTAIN_SWAP: CAPTAIN,
    ALCHEMIST_NOTHING: ALCHEMIST,
    BANKER_MOVE: BANKER,
    JEWELLER_TAKE: JEWELLER,
}
"""The character behind a family of actions."""


def _family(action: int) -> int:
    """The first action of an action's family."""
    found = DONE
    for first in _FAMILIES:
        if action >= first:
            found = first
    return found


def _place_refusal(state: "YsState", place: int) -> Refusal:
    """Why a broker may not go there."""
    settings = state.settings
    facts = {"place": place}
    if not state.draft or (state.phase == PLACING and state.draft[-1] < UP):
        return Refusal("not_now", {})
    if place == state.queen:
        return Refusal("place_closed", facts)
    if place < SQUARES:
        if line_of(place) < settings.first_line:
            return Refusal("place_not_in_use", facts)
        return Refusal("square_taken", facts)
    if place >= CITY + 3 * settings.neighborhoods:
        return Refusal("place_not_in_use", facts)
    return Refusal("not_in_order", facts)


def _broker_refusal(state: "YsState", seat: int, action: int) -> Refusal:
    """Why a broker may not be the next one."""
    value = (action - UP) % VALUES
    if action >= NEUTRAL:
        if len(state.draft) == 4 and state.settings.neutral >= 0:
            return Refusal("no_such_neutral", {"value": value})
    elif action >= STAND:
        if len(state.draft) >= 4:
            return Refusal("not_behind_screen", {"value": value})
    elif len(state.draft) in (0, 2):
        packet = state.screens[seat] if action < FRONT_UP else state.fronts[seat]
        if not count(packet, value):
            where = "not_behind_screen" if action < FRONT_UP else "not_before_screen"
            return Refusal(where, {"value": value})
    return Refusal("not_now", {})


def _card_refusal(state: "YsState", seat: int, action: int) -> Refusal:
    """Why a character may not be played, or not so."""
    family = _family(action)
    if family == DONE or (state.draft and family != MAGICIAN_WITH):
        return Refusal("not_now", {})
    if family == LOOK:
        if not state.looks or not state.active[seat] >> SPY & 1:
            return Refusal("no_looks", {})
        return Refusal("no_target", {})
    card = PLAYED[action - PLAY] if family == PLAY else _CARDS[family]
    if not state.hands[seat] >> card & 1:
        return Refusal("not_held", {"character": card})
    if not windows.may_play(state, seat):
        return Refusal("two_cards_played", {})
    if family == PLAY:
        return Refusal("not_now", {})
    if family in (MAGICIAN_FROM, MAGICIAN_WITH, MERCENARY_ON, HERALD_FROM, QUEEN_AT):
        return Refusal("no_target", {})
    return Refusal("no_effect", {"character": card})
