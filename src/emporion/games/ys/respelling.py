"""Two brokers in the other order, where the rules spell one order only.

The Magician's swap names the broker with the lower slot first. With the Cardinal a broker face up
is placed before one face down, and of two face down first the one in the lower place. A person need
not know that: see `State.respellings`.
"""

from typing import TYPE_CHECKING

from .actions import AT, MAGICIAN_FROM, MAGICIAN_WITH
from .characters import magician_partners, open_places
from .data import SLOTS, SQUARES, VALUES
from .phases import AFTER_PLACING, PLACING
from .placing import is_down

if TYPE_CHECKING:
    from .state import YsState

Rows = dict[tuple[int, ...], list[int]]


def respellings(state: "YsState", seat: int) -> Rows:
    """The rows of steps that may follow now, each with the draft that it completes."""
    if seat == state.actor:
        if state.phase == PLACING:
            return _placements(state, state.legal(seat))
        if state.phase == AFTER_PLACING:
            return _swaps(state, state.legal(seat))
    return {}


def _placements(state: "YsState", legal: list[int]) -> Rows:
    """Cardinal: after a broker face down another one face up, or in a lower place."""
    rows: Rows = {}
    draft = state.draft
    if len(draft) not in (2, 3) or not is_down(draft[0]):
        return rows
    spots = open_places(state, state.squares)
    if len(draft) == 3:
        for spot in spots:
            if spot < draft[1]:
                rows[spot,] = [draft[2], spot, draft[0], draft[1]]
        return rows
    for hidden in legal:
        face_up = hidden - VALUES
        for spot in spots:
            if spot != draft[1] or spot >= AT + SQUARES:
                rows[face_up, spot] = [face_up, spot, draft[0], draft[1]]
    return rows


def _swaps(state: "YsState", legal: list[int]) -> Rows:
    """Magician: of two brokers the later one is named first."""
    rows: Rows = {}
    for number in range(SLOTS - 1):
        if not state.pieces[SLOTS * state.actor + number]:
            continue
        first, second = MAGICIAN_FROM + number, MAGICIAN_WITH + number
        for other in magician_partners(state, state.actor, number):
            later = MAGICIAN_FROM + other - MAGICIAN_WITH
            if state.draft == [later]:
                rows[second,] = [first, other]
            elif first in legal and later not in legal:
                rows[later, second] = [first, other]
    return rows
