"""Chapters "The King's Favor" (phase 5) and "End of turn".

What all know of the throne room: a broker sent there is one of the three that stood before its
owner's screen. When the market has been revealed, every other broker has been seen in this turn, so
what is in the throne room follows by subtraction.
"""

from typing import TYPE_CHECKING

from . import city
from .actions import SEND
from .brokers import (
    AMONG_SHIFT,
    BROKER,
    DOWN,
    KNOWN_SHIFT,
    MARKED,
    PAIRED,
    PUBLIC,
    TWICE_SHIFT,
    count,
    different,
    known_to,
    known_to_all,
    piece_of,
    value_of,
)
from .data import FAVOR_BROKER, FAVOR_BROKERS, LINES, NOTHING, PLACED_SLOTS, SLOTS, SQUARES, THRONE

if TYPE_CHECKING:
    from .state import YsState

# -- the end of counting --------------------------------------------------------------------------


def clear_market(state: "YsState") -> None:
    """The brokers go back from the market."""
    city.take_back(state, 0, SQUARES - 1)
    state.squares = 0
    _tidy_throne(state)
    if state.events is not None:
        state.tell("market_cleared", {})


def take_back_fronts(state: "YsState") -> None:
    """The brokers before the screens go behind them."""
    for seat in range(state.players):
        state.screens[seat] = state.screens[seat] + state.fronts[seat]
        state.fronts[seat] = 0


def _tidy_throne(state: "YsState") -> None:
    """A broker that the Magician put into the throne room takes the slot of the one that left.

    A Mercenary's mark on it ends with the counting, as all marks do.
    """
    if not state.settings.favor:
        return
    for seat in range(state.players):
        first = SLOTS * seat
        for slot in range(first, first + PLACED_SLOTS):
            if state.pieces[slot]:
                free = first + PLACED_SLOTS
                while state.pieces[free]:
                    free += 1
                state.pieces[free] = state.pieces[slot] & ~MARKED
                state.pieces[slot] = 0


# -- the King's Favor -----------------------------------------------------------------------------


def legal_sends(state: "YsState", seat: int) -> list[int]:
    """Any of the three brokers before the screen."""
    bits = different(state.fronts[seat])
    return [SEND + value for value in range(len(BROKER)) if bits >> value & 1]


def send(state: "YsState", seat: int, action: int) -> None:
    """Phase 5: all choose at once; `chosen` holds the value and one until the last has chosen."""
    value = action - SEND
    state.chosen[seat] = value + 1
    state.tell("sent_to_throne", {"seat": seat}, {"value": value}, (seat,))


def fill_throne(state: "YsState") -> None:
    """All brokers that have been chosen go into the throne room."""
    for seat in range(state.players):
        _enter_throne(state, seat)
    if state.events is not None:
        state.tell("throne_filled", {"turn": state.turn + 1})


def _enter_throne(state: "YsState", seat: int) -> None:
    """One broker into the throne room, two behind the screen, and a 2 from beside the board."""
    front = state.fronts[seat]
    value = state.chosen[seat] - 1
    bits = different(front)
    piece = piece_of(THRONE, value, True, known_to(seat)) | bits << AMONG_SHIFT
    for number in range(len(BROKER)):
        if count(front, number) == 2:
            piece |= 1 << (TWICE_SHIFT + number)
    if bits == 1 << value:
        piece = known_to_all(piece)
    state.pieces[SLOTS * seat + PLACED_SLOTS + state.turn] = piece
    state.screens[seat] = state.screens[seat] + front - BROKER[value]
    state.fronts[seat] = 0
    state.chosen[seat] = 0
    if state.turn < FAVOR_BROKERS:
        state.screens[seat] = state.screens[seat] + BROKER[FAVOR_BROKER]


# -- what follows by subtraction ------------------------------------------------------------------


def conclude(state: "YsState") -> None:
    """The market has been revealed: everybody can tell which brokers are in the throne room."""
    if not state.settings.favor:
        return
    for seat in range(state.players):
        unknown = [
            slot
            for slot in range(SLOTS * seat, SLOTS * (seat + 1))
            if state.pieces[slot] & DOWN and not state.pieces[slot] & (PUBLIC | PAIRED)
        ]
        if len(unknown) == 2 and _ambiguous(state, unknown[0], unknown[1]):
            _pair(state, unknown[0], unknown[1])
        else:
            for slot in unknown:
                state.pieces[slot] = known_to_all(state.pieces[slot])


def _ambiguous(state: "YsState", one: int, other: int) -> bool:
    """Whether two brokers of known values could also be the other way round.

    That takes the Magician, who has put a hidden broker beside the one sent in the last turn.
    """
    first, second = state.pieces[one], state.pieces[other]
    values = int(value_of(first)), int(value_of(second))
    return values[0] != values[1] and _can_be(first, values[1]) and _can_be(second, values[0])


def _can_be(piece: int, value: int) -> bool:
    """Whether all that is known of a piece allows a value."""
    among = piece >> AMONG_SHIFT & 31
    return among == 0 or bool(among >> value & 1)


def _pair(state: "YsState", one: int, other: int) -> None:
    """All know both values, not which is which; a seat that has seen one knows the other.

    What was known before of each of the two is forgotten, also that a value had stood twice before
    the screen and so was the likelier to be sent: in samples both ways are equally likely.
    """
    first, second = state.pieces[one], state.pieces[other]
    seen = (first | second) & (15 << KNOWN_SHIFT)
    values = (1 << int(value_of(first)) | 1 << int(value_of(second))) << AMONG_SHIFT
    for slot in (one, other):
        bare = state.pieces[slot] & ~(31 << AMONG_SHIFT | 31 << TWICE_SHIFT)
        state.pieces[slot] = bare | seen | values | PAIRED


# -- the end of the turn --------------------------------------------------------------------------


def end_turn(state: "YsState") -> None:
    """Lasting characters are discarded, won ones can be used; the turn marker moves on."""
    for seat in range(state.players):
        state.gone |= state.active[seat]
        state.active[seat] = 0
        state.hands[seat] = state.hands[seat] | state.won[seat]
        state.won[seat] = 0
        state.played[seat] = 0
    neighborhoods = state.settings.neighborhoods
    state.palaces = [NOTHING] * neighborhoods
    state.ships = [NOTHING] * neighborhoods
    state.lines = [NOTHING] * LINES
    state.neighborhood = 0
    if state.events is not None:
        state.tell("turn_ended", {"turn": state.turn + 1})
    state.turn += 1
