"""Chapter "Einde van een ronde", and when the game ends."""

from typing import TYPE_CHECKING

from ...core.native import i64
from ...core.seats import next_seat
from . import dealing, events, growing, knowledge, scoring
from .actions import AWAY, DONE
from .cards import CARD, cards, size
from .data import KEPT
from .payment import next_cards
from .phases import KEEPING

if TYPE_CHECKING:
    from .state import TyrosState


def is_last(state: "TyrosState") -> bool:
    """Whether the game ends after this round; certain from the actions on.

    A player has laid his last tile, or no empire can grow any more.
    """
    return state.final or not growing.can_grow(state)


def end_round(state: "TyrosState") -> None:
    """All have passed one after another.

    If it was the last round, the game is over. Else each chooses what to keep, from the start
    player on.
    """
    events.tell(state, "round_ended", {"round": state.round + 1})
    if is_last(state):
        scoring.end_game(state)
        return
    state.phase = KEEPING
    state.active = state.start
    state.turns_left = state.players
    _ask(state)


def _ask(state: "TyrosState") -> None:
    """The next who has cards chooses; after the last one the next round begins."""
    while state.turns_left > 0:
        if state.hands[state.active]:
            state.actor = state.active
            return
        _advance(state)
    state.round += 1
    state.start = next_seat(state.start, state.players)
    events.tell(state, "start_player_changed", {"seat": state.start})
    dealing.begin_round(state)


def _advance(state: "TyrosState") -> None:
    state.turns_left -= 1
    state.active = next_seat(state.active, state.players)


def _put_away(state: "TyrosState") -> i64:
    packet: i64 = 0
    for action in state.draft:
        packet += CARD[action - AWAY]
    return packet


def legal_keeps(state: "TyrosState") -> list[int]:
    """Put cards away in ascending order; done as soon as three or fewer are left."""
    draft = state.draft
    left: i64 = state.hands[state.active] - _put_away(state)
    surplus = size(left) - KEPT
    last = draft[-1] - AWAY if draft else 0
    more = next_cards(AWAY, left, last, surplus)
    return [DONE, *more] if surplus <= 0 else more


def keep(state: "TyrosState", action: int) -> None:
    """The cards put away are shown, those kept are not."""
    if action != DONE:
        state.draft.append(action)
        return
    seat = state.active
    packet = _put_away(state)
    state.draft = []
    state.hands[seat] = state.hands[seat] - packet
    state.discards += packet
    knowledge.left(state, seat, packet)
    if state.events is not None:
        facts = {"seat": seat, "kept": int(size(state.hands[seat])), "laid": cards(packet)}
        events.tell(state, "cards_kept", facts)
    _advance(state)
    _ask(state)
