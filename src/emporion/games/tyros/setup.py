"""Chapter "Vorbereiding": the start player, the four empires, and the tiles."""

from typing import TYPE_CHECKING

from .actions import TILE_DRAWN
from .board import TYROS
from .data import EMPIRES, FIRST_GAME, TILES_DEALT, TYROS_TILES
from .sea import BIT, NEIGHBOURS, members, set_of, union

if TYPE_CHECKING:
    from .state import TyrosState

ALL_TILES: int = set_of(list(range(1, 33)))
"""Every tile; a set of tiles is a set of their fields."""


def draw_start_player(state: "TyrosState", seat: int) -> None:
    """Vorbereiding, last point: somebody begins; here the lot decides."""
    state.start = seat
    state.tell("start_player_drawn", {"seat": seat})


def found_first_game(state: "TyrosState") -> None:
    """The empires begin on the fields that the book advises for a first game."""
    for empire in range(EMPIRES):
        _found(state, empire, FIRST_GAME[empire])


def next_empire(state: "TyrosState") -> int:
    """The empire that is founded next."""
    return state.empires.index(0)


def all_founded(state: "TyrosState") -> bool:
    """Whether every empire has its first field."""
    return state.empires[EMPIRES - 1] != 0


def turn_up(state: "TyrosState", outcome: int) -> None:
    """De variabele oprichting: the next tile says where the next empire begins.

    A field beside another empire's is not used; its tile is put aside, and another is drawn.
    """
    tile = outcome - TILE_DRAWN
    state.tile_pile = state.tile_pile & ~BIT[tile]
    if NEIGHBOURS[tile] & union(state.empires):
        state.tell("tile_put_aside", {"tile": tile})
        return
    _found(state, next_empire(state), tile)


def _found(state: "TyrosState", empire: int, field: int) -> None:
    """The first disc of an empire; 31 and 32 bring Tyros along."""
    state.empires[empire] = BIT[field]
    with_tyros = field in TYROS_TILES
    if with_tyros:
        state.empires[empire] = BIT[field] | BIT[TYROS]
    state.tell("empire_founded", {"empire": empire, "field": field, "tyros": with_tyros})


def shuffle_tiles(state: "TyrosState") -> None:
    """All tiles but those of the four empires are shuffled; each player gets four."""
    state.tile_pile = ALL_TILES & ~int(union(state.empires))
    state.to_draw = state.players * TILES_DEALT


def dealing_tiles_to(state: "TyrosState") -> int:
    """Who gets the next tile: each gets all four at once, from the start player on."""
    return (state.start - 1 - (state.to_draw - 1) // TILES_DEALT) % state.players


def deal_tile(state: "TyrosState", outcome: int) -> None:
    """Four hidden tiles for each player; the others are the pile."""
    tile = outcome - TILE_DRAWN
    seat = dealing_tiles_to(state)
    state.tile_pile = state.tile_pile & ~BIT[tile]
    state.tiles[seat] = state.tiles[seat] | BIT[tile]
    state.to_draw -= 1
    if state.to_draw % TILES_DEALT == 0:
        state.tell(
            "tiles_dealt",
            {"seat": seat, "count": TILES_DEALT},
            {"tiles": members(state.tiles[seat])},
            (seat,),
        )
