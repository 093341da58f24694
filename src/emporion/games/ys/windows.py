"""Chapter "Character Cards": when they may be played.

Three windows are for all: the start of placing, the start and the end of counting. Each seat is
asked once, in turn order, if it holds a card that it can play there. Two are for who is placing:
right before and right after a placement. In each of them one may play several, up to two a turn;
which card belongs to which window is a table in `data`. What the cards do stands in `characters`.
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
    LOOK,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    PLAY,
    PLAYED,
    QUEEN_AT,
    TAKE,
)
from .data import (
    AFTER_A_PLACEMENT,
    ALCHEMIST,
    BANKER,
    BEFORE_A_PLACEMENT,
    CAPTAIN,
    CARDS_A_TURN,
    END_OF_COUNTING,
    HERALD,
    JEWELLER,
    MAGICIAN,
    MERCENARY,
    QUEEN,
    SPY,
    START_OF_COUNTING,
    START_OF_PLACING,
    YELLOW_CARDS,
)
from .phases import (
    AFTER_PLACING,
    CLOSING_CARDS,
    COUNTING_CARDS,
    ENDED,
    PLACING,
    PLACING_CARDS,
)

if TYPE_CHECKING:
    from .state import YsState


def _sets() -> list[int]:
    """The characters of each phase, as bits."""
    sets = [0] * (ENDED + 1)
    for phase, cards in (
        (PLACING_CARDS, START_OF_PLACING),
        (PLACING, BEFORE_A_PLACEMENT),
        (AFTER_PLACING, AFTER_A_PLACEMENT),
        (COUNTING_CARDS, START_OF_COUNTING),
        (CLOSING_CARDS, END_OF_COUNTING),
    ):
        for card in cards:
            sets[phase] |= 1 << card
    return sets


CARDS: Final = _sets()
"""The characters that may be played in a phase, a bit for each."""


def seat_at(state: "YsState", place: int) -> int:
    """Who plays at a place of the turn order, counted from 0."""
    return state.orders.index(place + 1)


def may_play(state: "YsState", seat: int) -> bool:
    """Whether the seat has not played its two characters of this turn."""
    return state.played[seat] < CARDS_A_TURN


# -- the windows for all --------------------------------------------------------------------------


def open_window(state: "YsState", phase: int) -> None:
    """A window opens: the first in turn order who can play something is asked."""
    state.phase = phase
    state.asked = 0
    _ask(state)


def _ask(state: "YsState") -> None:
    """Ask who is next, from `asked` on; when nobody is left the game goes on."""
    cards = CARDS[state.phase]
    held = 0
    for hand in state.hands:
        held |= hand
    if not held & cards:
        state.asked = state.players
    while state.asked < state.players:
        seat = seat_at(state, state.asked)
        if state.hands[seat] & cards and plays(state, seat):
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
    """The actor's cards that this window is for; or the second step of one."""
    if state.draft:
        return second_steps(state)
    return [DONE, *plays(state, state.actor)]


def play(state: "YsState", action: int) -> None:
    """Play a character, or be done; who has nothing left to play is not asked again."""
    if action == DONE:
        if state.events is not None:
            events.tell(state, "passed", {"seat": state.actor})
        state.asked += 1
    else:
        play_card(state, action)
        if state.draft:
            return
    _ask(state)


# -- what can be played ---------------------------------------------------------------------------


def plays(state: "YsState", seat: int) -> list[int]:
    """What a seat can play in this phase; a card that can have no effect cannot be played.

    The Spy's looks belong here too, before and after placements, once he is in play.
    """
    cards = state.hands[seat] & CARDS[state.phase] if may_play(state, seat) else 0
    actions: list[int] = []
    for number in range(len(PLAYED)):
        if cards >> PLAYED[number] & 1:
            actions.append(PLAY + number)
    if cards >> QUEEN & 1:
        actions.extend(characters.queen_areas(state))
    if state.looks and state.phase in (PLACING, AFTER_PLACING):
        actions.extend(characters.spy_targets(state, seat))
    if cards >> MAGICIAN & 1:
        actions.extend(characters.magician_sources(state, seat))
    if cards >> MERCENARY & 1:
        actions.extend(characters.mercenary_targets(state, seat))
    if cards >> HERALD & 1:
        actions.extend(characters.herald_sources(state, seat))
    if cards >> CAPTAIN & 1:
        actions.extend(characters.captain_swaps(state))
    if cards >> ALCHEMIST & 1:
        actions.extend(characters.alchemist_trades(state, seat))
    if cards >> BANKER & 1:
        actions.extend(characters.banker_moves(state))
    if cards >> JEWELLER & 1:
        actions.extend(characters.jeweller_gems())
    return actions


def second_steps(state: "YsState") -> list[int]:
    """Where the Herald leads the broker that has been named, or whom the Magician swaps it with."""
    first = state.draft[0]
    if first >= HERALD_FROM:
        return characters.herald_targets(state, first - HERALD_FROM)
    return characters.magician_partners(state, state.actor, first - MAGICIAN_FROM)


def card_of(action: int) -> int:
    """The character behind an action; -1 for an action that plays none."""
    if action < PLAY or TAKE <= action < ALCHEMIST_NOTHING:
        return -1
    if action < QUEEN_AT:
        return PLAYED[action - PLAY]
    for first, card in _FAMILIES:
        if action >= first:
            return card
    return -1


_FAMILIES: Final[tuple[tuple[int, int], ...]] = (
    (JEWELLER_TAKE, JEWELLER),
    (BANKER_MOVE, BANKER),
    (ALCHEMIST_NOTHING, ALCHEMIST),
    (CAPTAIN_SWAP, CAPTAIN),
    (HERALD_FROM, HERALD),
    (MERCENARY_ON, MERCENARY),
    (MAGICIAN_FROM, MAGICIAN),
    (LOOK, SPY),
    (QUEEN_AT, QUEEN),
)
"""The first action of each character that needs more than to be laid down, the last one first."""


def playable(state: "YsState", seat: int) -> list[int]:
    """The characters that a seat can play or use now, ascending."""
    cards = 0
    for action in plays(state, seat):
        cards |= 1 << card_of(action)
    return [card for card in range(YELLOW_CARDS) if cards >> card & 1]


def play_card(state: "YsState", action: int) -> None:
    """The actor plays a character, or looks; two of them take a second step."""
    seat = state.actor
    draft = state.draft
    if draft:
        first = draft[0]
        draft.clear()
        if first >= HERALD_FROM:
            characters.play_herald(state, seat, first - HERALD_FROM, action - AT)
        else:
            characters.play_magician(state, first - MAGICIAN_FROM, action - MAGICIAN_WITH)
    elif action < QUEEN_AT:
        characters.lay_down(state, seat, PLAYED[action - PLAY])
    elif action < LOOK:
        characters.play_queen(state, action)
    elif action < MAGICIAN_FROM:
        characters.look(state, action)
    elif action < MERCENARY_ON or HERALD_FROM <= action < CAPTAIN_SWAP:
        draft.append(action)
    elif action < HERALD_FROM:
        characters.play_mercenary(state, action)
    elif action < ALCHEMIST_NOTHING:
        characters.play_captain(state, seat, action)
    elif action < BANKER_MOVE:
        characters.play_alchemist(state, seat, action)
    elif action < JEWELLER_TAKE:
        characters.play_banker(state, seat, action)
    else:
        characters.play_jeweller(state, seat, action)
