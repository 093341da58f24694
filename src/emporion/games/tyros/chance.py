"""What chance may deal next: the start player, a tile, or a trade card."""

from typing import TYPE_CHECKING

from .actions import CARD_DRAWN, TILE_DRAWN
from .cards import kinds, nth_card, size
from .phases import CARDS, DRAWING, START
from .sea import members, number_of

if TYPE_CHECKING:
    from .state import TyrosState


def possible(state: "TyrosState") -> list[int]:
    """The outcomes, ascending."""
    if state.phase in (CARDS, DRAWING):
        return [CARD_DRAWN + kind for kind in kinds(state.pile)]
    if state.phase == START:
        return list(range(state.players))
    return [TILE_DRAWN + tile for tile in members(state.tile_pile)]


def chance_total(state: "TyrosState") -> int:
    """How many equally likely tickets there are."""
    if state.phase in (CARDS, DRAWING):
        return int(size(state.pile))
    if state.phase == START:
        return state.players
    return int(number_of(state.tile_pile))


def chance_outcome(state: "TyrosState", ticket: int) -> int:
    """The outcome of a ticket."""
    if state.phase in (CARDS, DRAWING):
        return CARD_DRAWN + int(nth_card(state.pile, ticket))
    if state.phase == START:
        return ticket
    return TILE_DRAWN + members(state.tile_pile)[ticket]
