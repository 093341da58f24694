"""Chapter "De neutrale rijken uitbouwen": the second phase of a round."""

from typing import TYPE_CHECKING

from ...core.native import i64
from .actions import LAY, TILE_DRAWN, UNDER
from .board import TYROS
from .data import DISCS, EMPIRES, LAY_ROUNDS, TILES, TYROS_TILES
from .sea import BIT, NEIGHBOURS, TYROS_BIT, beside, members, number_of, union

if TYPE_CHECKING:
    from .state import TyrosState


def lay_rounds(players: int, round_: int) -> int:
    """Three players always lay twice a round; four do so only in the first."""
    return LAY_ROUNDS[players][0 if round_ == 0 else 1]


# -- which tiles fit ------------------------------------------------------------------------------


def _takers(state: "TyrosState", tile: i64) -> i64:
    """The empires that can grow onto a field, a bit for each: beside it, and with a disc left."""
    around: i64 = NEIGHBOURS[tile]
    takers: i64 = 0
    for empire in range(EMPIRES):
        fields: i64 = state.empires[empire]
        if fields & around and number_of(fields) < DISCS:
            takers |= 1 << empire
    return takers


def legal_lays(state: "TyrosState") -> list[int]:
    """Tiles that fit beside an empire; beside several, the player chooses which one grows."""
    tiles: i64 = state.tiles[state.active]
    legal: list[int] = []
    for tile in range(1, TILES + 1):
        if tiles >> tile & 1:
            takers = _takers(state, tile)
            for empire in range(EMPIRES):
                if takers >> empire & 1:
                    legal.append(LAY + EMPIRES * (tile - 1) + empire)
    return legal


def claimable(empires: list[int]) -> i64:
    """The free fields that empires can still claim: beside one that has a disc left."""
    claimed: i64 = TYROS_BIT
    near: i64 = 0
    for fields in empires:
        claimed |= fields
        if number_of(fields) < DISCS:
            near |= beside(fields)
    return near & ~claimed


def can_grow(state: "TyrosState") -> bool:
    """Whether any empire can still claim any field."""
    return claimable(state.empires) != 0


# -- lay turns ------------------------------------------------------------------------------------


def skip(state: "TyrosState") -> None:
    """A player without tiles is passed over."""
    state.tell("lay_turn_skipped", {"seat": state.active})


def show_tiles(state: "TyrosState") -> None:
    """A player who cannot lay shows all tiles."""
    seat = state.active
    tiles = state.tiles[seat]
    state.shown[seat] = tiles
    if state.events is not None:
        facts = {"seat": seat, "tiles": members(tiles), "exchange": has_pile(state)}
        state.tell("tiles_shown", facts)


def has_pile(state: "TyrosState") -> bool:
    """Whether there is a tile to draw."""
    return state.tile_pile != 0 or len(state.bottom) > 0


def lay(state: "TyrosState", action: int) -> None:
    """A tile is laid: an empire grows there."""
    seat = state.active
    tile = (action - LAY) // EMPIRES + 1
    empire = (action - LAY) % EMPIRES
    bit = BIT[tile]
    state.tiles[seat] = state.tiles[seat] & ~bit
    state.shown[seat] = state.shown[seat] & ~bit
    state.empires[empire] = state.empires[empire] | bit
    state.tell("empire_grew", {"seat": seat, "field": tile, "empire": empire})
    if tile in TYROS_TILES:
        _claim_tyros(state, empire)


def _claim_tyros(state: "TyrosState", empire: int) -> None:
    """31 and 32 lie above and below Tyros: the first to be laid gives it to its empire.

    If that empire has no disc left for it, Tyros waits for the other of the two.
    """
    if not union(state.empires) & TYROS_BIT and number_of(state.empires[empire]) < DISCS:
        state.empires[empire] = state.empires[empire] | TYROS_BIT
        state.tell("tyros_claimed", {"empire": empire, "field": TYROS})


def legal_exchanges(state: "TyrosState") -> list[int]:
    """A player who cannot lay puts any own tile under the pile."""
    return [UNDER + tile - 1 for tile in members(state.tiles[state.active])]


def put_under(state: "TyrosState", action: int) -> None:
    """The tile goes under the pile in sight of all."""
    seat = state.active
    tile = action - UNDER + 1
    state.tiles[seat] = state.tiles[seat] & ~BIT[tile]
    state.shown[seat] = state.tiles[seat]
    state.bottom.append(tile)
    state.tell("tile_put_under", {"seat": seat, "tile": tile})


def draw_from_bottom(state: "TyrosState") -> None:
    """No hidden tile is left: the next of those put under the pile, in sight of all, if any.

    A player who then has no tile has laid the last one.
    """
    seat = state.active
    if state.bottom:
        tile = state.bottom.pop(0)
        state.tiles[seat] = state.tiles[seat] | BIT[tile]
        state.shown[seat] = state.shown[seat] | BIT[tile]
        state.tell("tile_drawn", {"seat": seat, "tile": tile})
    if state.tiles[seat] == 0:
        state.final = True


def draw_hidden_tile(state: "TyrosState", outcome: int) -> None:
    """A hidden tile from the pile."""
    seat = state.active
    tile = outcome - TILE_DRAWN
    state.tile_pile = state.tile_pile & ~BIT[tile]
    state.tiles[seat] = state.tiles[seat] | BIT[tile]
    state.tell("tile_drawn", {"seat": seat}, {"tile": tile}, (seat,))
