"""Chapter "Phase 3 - Placing the Brokers".

A placement is one chain of decisions: a broker and its place, a second broker and its place, in the
game for two a neutral broker and its place, and with the Conjurer the broker that now stands
before the screen. The broker that lies face up comes first; of two face down (Cardinal), the one in
the lower place, or in one area the one that the player wants to count as placed first.
"""

from typing import TYPE_CHECKING, Any

from ...core.native import i64
from . import characters, windows
from .actions import (
    AT,
    DOWN,
    DOWNS,
    FRONT_DOWN,
    FRONT_DOWNS,
    FRONT_UP,
    FRONT_UPS,
    NEUTRAL,
    NEUTRALS,
    STAND,
    UP,
    UPS,
)
from .brokers import BROKER, EVERYBODY, count, different, known_to, piece_of, values_in
from .data import CARDINAL, CONJURER, MARKET_POINT, SLOTS, SQUARES, VALUES
from .events import piece_facts
from .phases import PLACING
from .scoring import score

if TYPE_CHECKING:
    from .state import YsState


# -- what may be placed, and where ----------------------------------------------------------------


def legal_placement(state: "YsState") -> list[int]:
    """The next step of the placement, or before its first step the Queen and the Spy's looks."""
    steps = len(state.draft)
    if steps == 0:
        return _legal_first(state)
    if state.draft[steps - 1] >= UP:
        # A broker has been chosen, not yet its place; or somebody stands before the screen.
        if state.draft[steps - 1] < STAND or state.draft[steps - 1] >= NEUTRAL:
            return _legal_spots(state)
    elif steps == 2:
        return _legal_second(state)
    elif steps == 4 and state.settings.neutral >= 0:
        return NEUTRALS[different(state.neutrals[state.actor])][:]
    return _legal_stand_ins(state)


def _legal_first(state: "YsState") -> list[int]:
    """The first broker is face up; with the Cardinal it may be face down."""
    seat = state.actor
    screen = different(state.screens[seat])
    actions = UPS[screen][:]
    active = state.active[seat]
    if active:
        cardinal = characters.in_effect(state, seat, CARDINAL)
        if cardinal:
            actions.extend(DOWNS[screen])
        if characters.in_effect(state, seat, CONJURER):
            front = different(state.fronts[seat])
            actions.extend(FRONT_UPS[front])
            if cardinal:
                actions.extend(FRONT_DOWNS[front])
    if state.looks or state.hands[seat] & windows.CARDS[PLACING]:
        actions.extend(windows.plays(state, seat))
    return actions


def _legal_second(state: "YsState") -> list[int]:
    """The second broker is face down."""
    seat = state.actor
    first = state.draft[0]
    screen, front = state.screens[seat], state.fronts[seat]
    if first < FRONT_UP:
        screen -= BROKER[(first - UP) % VALUES]
    else:
        front -= BROKER[(first - UP) % VALUES]
    actions = DOWNS[different(screen)][:]
    if state.active[seat] and characters.in_effect(state, seat, CONJURER):
        actions.extend(FRONT_DOWNS[different(front)])
    return actions


def _legal_spots(state: "YsState") -> list[int]:
    """Where the chosen broker may go: squares are taken by one, areas hold any number."""
    draft = state.draft
    taken = state.squares
    for number in range(1, len(draft), 2):
        place = draft[number] - AT
        if place < SQUARES:
            taken |= 1 << place
    spots = characters.open_places(state, taken)
    if len(draft) == 3 and is_down(draft[0]):
        return [spot for spot in spots if spot >= draft[1]]
    return spots


def is_down(action: int) -> bool:
    """Whether a broker is placed face down by an action."""
    return DOWN <= action < FRONT_UP or action >= FRONT_DOWN


def _legal_stand_ins(state: "YsState") -> list[int]:
    """Conjurer: who comes from behind the screen to stand before it, in ascending order."""
    draft = state.draft
    screen: i64 = state.screens[state.actor]
    missing = 0
    least = 0
    for action in draft:
        if UP <= action < FRONT_UP:
            screen -= BROKER[(action - UP) % VALUES]
        elif FRONT_UP <= action < STAND:
            missing += 1
        elif STAND <= action < NEUTRAL:
            least = action - STAND
            screen -= BROKER[least]
            missing -= 1
    actions: list[int] = []
    for value in range(least, VALUES):
        if count(screen, value) and (missing == 1 or (screen - BROKER[value]) >> (4 * value)):
            actions.append(STAND + value)
    return actions


# -- placing --------------------------------------------------------------------------------------


def place(state: "YsState", action: int) -> bool:
    """One step of a placement; returns whether it was the last one, which completes it."""
    draft = state.draft
    draft.append(action)
    steps = len(draft)
    if steps >= 4 and (action < UP or STAND <= action < NEUTRAL) and steps == _length(state):
        _commit(state)
        return True
    return False


def _length(state: "YsState") -> int:
    """How many steps the placement takes that is being drafted."""
    draft = state.draft
    steps = 4 if state.settings.neutral < 0 else 6
    for number in (0, 2):
        if FRONT_UP <= draft[number] < STAND:
            steps += 1
    return steps


def _commit(state: "YsState") -> None:
    """All brokers of the placement go to their places at once; the market pays its points."""
    seat = state.actor
    draft = state.draft
    first = SLOTS * seat + 2 * state.rounds_placed
    _put(state, first, draft[0], draft[1] - AT)
    _put(state, first + 1, draft[2], draft[3] - AT)
    neutral = state.settings.neutral
    if neutral >= 0:
        value = draft[4] - NEUTRAL
        spot = draft[5] - AT
        state.neutrals[seat] = state.neutrals[seat] - BROKER[value]
        slot = SLOTS * neutral + 2 * state.rounds_placed + seat
        state.pieces[slot] = piece_of(spot, value, True, known_to(seat))
        if spot < SQUARES:
            state.squares |= 1 << spot
    for number in range(4, len(draft)):
        action = draft[number]
        if STAND <= action < NEUTRAL:
            broker = BROKER[action - STAND]
            state.screens[seat] = state.screens[seat] - broker
            state.fronts[seat] = state.fronts[seat] + broker
    if state.events is not None:
        _tell_placed(state, seat, first)
    _pay(state, seat, draft[1] - AT)
    _pay(state, seat, draft[3] - AT)
    if neutral >= 0:
        _pay(state, neutral, draft[5] - AT)
    draft.clear()


def _put(state: "YsState", slot: int, action: int, spot: int) -> None:
    """A broker from behind the screen, or with the Conjurer from before it, goes to its place.

    Everybody knows one that lies face up, and one that stood before the screen.
    """
    seat = state.actor
    value = (action - UP) % VALUES
    down = is_down(action)
    known = EVERYBODY
    if action < FRONT_UP:
        state.screens[seat] = state.screens[seat] - BROKER[value]
        if down:
            known = known_to(seat)
    else:
        state.fronts[seat] = state.fronts[seat] - BROKER[value]
    state.pieces[slot] = piece_of(spot, value, down, known)
    if spot < SQUARES:
        state.squares |= 1 << spot


def _pay(state: "YsState", owner: int, spot: int) -> None:
    """Market bonus: a broker placed on the market earns a victory point at once."""
    if spot < SQUARES:
        score(state, "market_point", owner, MARKET_POINT, {"place": spot})


def _tell_placed(state: "YsState", seat: int, first: int) -> None:
    slots = [first, first + 1]
    neutral = state.settings.neutral
    if neutral >= 0:
        slots.append(SLOTS * neutral + 2 * state.rounds_placed + seat)
    drawn = [state.draft[0] >= FRONT_UP, state.draft[2] >= FRONT_UP]
    facts: dict[str, Any] = {
        "seat": seat,
        "pieces": [piece_facts(slot, state.pieces[slot]) for slot in slots],
        "from_front": drawn,
        "front": values_in(state.fronts[seat]),
    }
    values = [(state.pieces[slot] >> 5) & 7 for slot in slots]
    state.tell("placed", facts, {"values": values}, (seat,))


# -- after the last placement ---------------------------------------------------------------------


def show_last_brokers(state: "YsState") -> None:
    """Each player's last broker goes before the screen, to break ties."""
    state.looks = 0
    for seat in range(state.players):
        state.fronts[seat] = state.fronts[seat] + state.screens[seat]
        state.screens[seat] = 0
    if state.events is not None:
        facts = {"fronts": [values_in(front) for front in state.fronts]}
        state.tell("last_brokers", facts)
