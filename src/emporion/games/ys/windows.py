"""Chapter "Character Cards": when they may be played, and those played in a window for all.

The three windows are the start of placing, the start and the end of counting. Each seat is asked
once, in turn order, if it holds a card that it may play there; it may play several, up to two a
turn. What the cards do stands in `characters`.
"""

from typing import TYPE_CHECKING, Final

from . import characters, city, events, favor, placing
from .actions import (
    ALCHEMIST_NOTHING,
    AT,
    BANKER_MOVE,
    CAPTAIN_SWAP,
    DONE,
    HERALD_FROM,
    JEWELLER_TAKE,
    PLAY,
    PLAYED,
)
from .data import (
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    CARDS_A_TURN,
    END_OF_COUNTING,
    HERALD,
    JEWELLER,
    START_OF_COUNTING,
    START_OF_PLACING,
)
from .phases import COUNTING_CARDS, PLACING_CARDS

if TYPE_CHECKING:
    from .state import YsState


def _set_of(cards: tuple[int, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


PLACING_SET: Final = _set_of(START_OF_PLACING)
COUNTING_SET: Final = _set_of(START_OF_COUNTING)
CLOSING_SET: Final = _set_of(END_OF_COUNTING)


def cards_of(phase: int) -> int:
    """The characters of a window, as bits."""
    if phase == PLACING_CARDS:
        return PLACING_SET
    return COUNTING_SET if phase == COUNTING_CARDS else CLOSING_SET


def seat_at(state: "YsState", place: int) -> int:
    """Who plays at a place of the turn order, counted from 0."""
    return state.orders.index(place + 1)


def may_play(state: "YsState", seat: int) -> bool:
    """Whether the seat has not played its two characters of this turn."""
    return state.played[seat] < CARDS_A_TURN


def open_window(state: "YsState", phase: int) -> None:
    """A window opens: the first in turn order who can play something is asked."""
    state.phase = phase
    state.asked = 0
    _ask(state)


def _ask(state: "YsState") -> None:
    """Ask who is next, from `asked` on; when nobody is left the game goes on."""
    cards = cards_of(state.phase)
    held = 0
    for hand in state.hands:
        held |= hand
    if not held & cards:
        state.asked = state.players
    while state.asked < state.players:
        seat = seat_at(state, state.asked)
        if state.hands[seat] & cards and may_play(state, seat) and _plays(state, seat):
            state.actor = seat
            return
        state.asked += 1
    state.asked = 0
    if state.phase == PLACING_CARDS:
        placing.begin_placing(state)
    elif state.phase == COUNTING_CARDS:
        city.begin_counting(state)
    else:
        favor.end_counting(state)


def legal_plays(state: "YsState") -> list[int]:
    """The actor's cards that this window is for; or, once begun, where the Herald goes."""
    if state.draft:
        return characters.herald_targets(state, state.draft[0] - HERALD_FROM)
    return [DONE, *_plays(state, state.actor)]


def _plays(state: "YsState", seat: int) -> list[int]:
    """What a seat can play in this window; a card that can have no effect cannot be played."""
    cards = state.hands[seat] & cards_of(state.phase)
    plays: list[int] = []
    for number in range(len(PLAYED)):
        if cards >> PLAYED[number] & 1:
            plays.append(PLAY + number)
    if cards >> HERALD & 1:
        plays.extend(characters.herald_sources(state, seat))
    if cards >> CAPTAIN & 1:
        plays.extend(characters.captain_swaps(state))
    if cards >> ALCHEMIST & 1:
        plays.extend(characters.alchemist_trades(state, seat))
    if cards >> BANKER & 1:
        plays.extend(characters.banker_moves(state))
    if cards >> JEWELLER & 1:
        plays.extend(characters.jeweller_gems())
    return plays


def play(state: "YsState", action: int) -> None:
    """Play a character, or be done; who has nothing left to play is not asked again."""
    seat = state.actor
    if action == DONE:
        if state.events is not None:
            events.tell(state, "passed", {"seat": seat})
        state.asked += 1
    elif HERALD_FROM <= action < CAPTAIN_SWAP:
        state.draft.append(action)
        return
    elif state.draft:
        characters.play_herald(state, seat, state.draft[0] - HERALD_FROM, action - AT)
        state.draft.clear()
    elif action < HERALD_FROM:
        characters.lay_down(state, seat, PLAYED[action - PLAY])
    elif action >= JEWELLER_TAKE:
        characters.play_jeweller(state, seat, action)
    elif action >= BANKER_MOVE:
        characters.play_banker(state, seat, action)
    elif action >= ALCHEMIST_NOTHING:
        characters.play_alchemist(state, seat, action)
    else:
        characters.play_captain(state, seat, action)
    _ask(state)
