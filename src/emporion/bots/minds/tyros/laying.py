"""Tiles: where empires grow, and which tile to part with."""

from typing import Final

from ....core.native import i64
from ....core.rng import Rng
from ....games.tyros.actions import LAY, UNDER
from ....games.tyros.cards import CARD, size
from ....games.tyros.data import EMPIRES, FIELDS
from ....games.tyros.growing import legal_lays
from ....games.tyros.sea import BIT, beside
from ....games.tyros.state import TyrosState
from .board import Board
from .outlook import Outlook
from .rivals import others_worth, rivalry

FLEXIBLE: Final = 0.15
"""What it is worth to keep a tile that another empire could take as well."""


def lay(state: TyrosState, seat: int, rng: Rng) -> None:
    """Lay the tile that does most for one's own prospects and least for the others' pieces."""
    legal = legal_lays(state)
    if len(legal) == 1:
        state.apply(seat, legal[0])
        return
    worths = lay_worths(state, seat, legal, False)
    best = -1e9
    chosen = 0
    for place in range(len(legal)):
        if worths[place] > best:
            best = worths[place]
            chosen = place
    state.apply(seat, legal[chosen])


def lay_worths(state: TyrosState, seat: i64, legal: list[int], thorough: bool) -> list[float]:
    """A disc by what it makes of one's prospects, less what it makes of the rivals'.

    A thorough look takes their hands into account, as they are on average.
    """
    board = Board(state)
    hand: i64 = state.hands[seat]
    weights = rivalry(board, seat)
    claimed = board.claimed
    empires = board.empires[:]
    choices = [0] * FIELDS
    for action in legal:
        choices[(action - LAY) // EMPIRES + 1] += 1
    worths = []
    for action in legal:
        tile: i64 = (action - LAY) // EMPIRES + 1
        board.claimed = claimed
        board.empires = empires[:]
        board.grow((action - LAY) % EMPIRES, tile)
        worth = -FLEXIBLE * (choices[tile] - 1) + Outlook(board, seat, hand).worth(hand)
        if thorough:
            for other in range(state.players):
                if other != seat:
                    guess = average_hand(size(state.hands[other]))
                    worth += weights[other] * Outlook(board, other, guess).worth(guess)
        else:
            worth += others_worth(board, seat, weights)
        worths.append(worth)
    return worths


def average_hand(cards: i64) -> i64:
    """A hand of so many cards with as many of each colour, or about."""
    packet: i64 = 0
    each = cards // EMPIRES
    for empire in range(EMPIRES):
        packet += each * CARD[empire]
    return packet


def put_under(state: TyrosState, seat: int) -> None:
    """The tile that will fit last goes under the pile."""
    tiles: i64 = state.tiles[seat]
    best: i64 = -1
    chosen = 0
    for tile in range(1, FIELDS):
        if tiles >> tile & 1:
            discs = discs_to(state, tile)
            if discs > best:
                best = discs
                chosen = tile
    state.apply(seat, UNDER + chosen - 1)


def discs_to(state: TyrosState, tile: i64) -> i64:
    """How many discs it takes until one can lie on a field."""
    reached: i64 = 0
    for fields in state.empires:
        reached |= fields
    discs: i64 = 0
    while not reached & BIT[tile] and discs < FIELDS:
        reached |= beside(reached)
        discs += 1
    return discs
