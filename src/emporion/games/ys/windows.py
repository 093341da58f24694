"""Chapter "Character Cards": when they may be played.

Three windows are for all: the start of placing, the start and the end of counting. Each seat is
asked once, in turn order, if it holds a card that it can play there. Two are for the player who
places: right before and right after a placement. In each of them a player may play several, up to
two a turn; which card belongs to which window is a table in `data`. What the cards do stands in
`characters`.
"""

from typing import TYPE_CHECKING, Final

from . import characters
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
    card_of,
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
    START_OF_COUNTING,
    START_OF_PLACING,
    YELLOW_CARDS,
)
from .phases import AFTER_PLACING, CLOSING_CARDS, COUNTING_CARDS, ENDED, PLACING, PLACING_CARDS

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


def is_held(state: "YsState") -> bool:
    """Whether anybody holds a character of this phase."""
    held = 0
    for hand in state.hands:
        held |= hand
    return held & CARDS[state.phase] != 0


def can_play(state: "YsState", seat: int) -> bool:
    """Whether a seat can play a character in this phase, or look."""
    if not (state.looks or state.hands[seat] & CARDS[state.phase]):
        return False
    return len(plays(state, seat)) > 0


def legal_plays(state: "YsState") -> list[int]:
    """The actor's cards that this window is for; or the second step of one."""
    if state.draft:
        return second_steps(state)
    return [DONE, *plays(state, state.actor)]


def pass_by(state: "YsState") -> None:
    """Done: the actor plays no more cards here."""
    if state.events is not None:
        state.tell("passed", {"seat": state.actor})


# -- what can be played ---------------------------------------------------------------------------


def plays(state: "YsState", seat: int) -> list[int]:
    """What a seat can play in this phase; a card that can have no effect cannot be played.

    The Spy's looks belong here too, before and after placements, once the Spy is in play.
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
