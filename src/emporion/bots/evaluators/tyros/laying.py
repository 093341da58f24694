"""Tiles: where empires grow, and which tile to part with."""

from typing import Final

from ....core.native import i64
from ....games.tyros.actions import LAY, UNDER
from ....games.tyros.board import ITALY
from ....games.tyros.cards import CARD, count, size
from ....games.tyros.data import CITY_PRICE, EMPIRES, FIELDS, JOKER
from ....games.tyros.growing import legal_lays
from ....games.tyros.sea import BIT, EAST, beside, number_of
from ....games.tyros.state import TyrosState
from .card_plans import CardPlans
from .fleet import NO_WAY, REACH, steps_to
from .open_board import OpenBoard
from .rivals import RIVALRY, rivalry

OPEN_TO_ALL: Final = 0.4
"""How likely a seat has the cards for a field that is near, if they are not known."""

CITY_NEAR: Final = 3.0
"""What it is worth besides that a city can be paid for after the journey."""

FLEXIBLE: Final = 0.15
"""What it is worth to keep a tile that another empire could take as well."""


def lay(state: TyrosState, seat: int) -> None:
    """Lay the tile that seems to do most for the seat and least for the others."""
    legal = legal_lays(state)
    chosen = legal[0]
    if len(legal) > 1:
        board = OpenBoard(state)
        board.own()
        claimed = board.claimed
        empires = board.empires
        shares = _shares(board, seat)
        best = -1e9
        for action in legal:
            board.claimed = claimed
            board.empires = empires[:]
            board.grow((action - LAY) % EMPIRES, (action - LAY) // EMPIRES + 1)
            worth = _look(board, seat, state.hands[seat], shares, action)
            if worth > best:
                best = worth
                chosen = action
    state.apply(seat, chosen)


def _shares(board: OpenBoard, seat: i64) -> list[float]:
    """What a seat has more than the others have on average: cities by empire, then held fields."""
    shares = [0.0] * (2 * EMPIRES)
    for other in range(board.players):
        weight = 1.0 if other == seat else -RIVALRY / float(board.players - 1)
        held = board.held(other)
        for empire in range(EMPIRES):
            fields: i64 = board.empires[empire]
            shares[empire] += weight * float(number_of(fields & board.cities[other]))
            shares[EMPIRES + empire] += weight * float(number_of(fields & held))
    return shares


def _look(board: OpenBoard, seat: i64, hand: i64, shares: list[float], action: i64) -> float:
    """How good a disc looks on the board that it makes: ranks of empires, and who is near."""
    worth = 0.0
    for empire in range(EMPIRES):
        worth += shares[empire] * board.city_points[empire]
        worth += shares[EMPIRES + empire] * board.ship_worths[empire]
    empire = (action - LAY) % EMPIRES
    tile: i64 = (action - LAY) // EMPIRES + 1
    points = board.ship_worths[empire]
    jokers = count(hand, JOKER)
    for other in range(board.players):
        coasts: i64 = board.ships[other] | board.cities[other]
        far: i64 = NO_WAY
        for coast in (tile, EAST):
            if coast == tile or tile == ITALY:
                steps = steps_to(coast, coasts)
                far = steps if steps < far else far
        if far > REACH:
            continue
        near = points - float(far)
        if near <= 0.0:
            continue
        if other != seat:
            worth -= RIVALRY / float(board.players - 1) * OPEN_TO_ALL * near
        else:
            cards = count(hand, empire) + jokers
            worth += near if cards >= far else OPEN_TO_ALL * near
            if cards >= far + CITY_PRICE:
                worth += CITY_NEAR
    return worth


def lay_worths(state: TyrosState, seat: i64, legal: list[int]) -> list[float]:
    """A disc by what it changes for the seat, less what it changes for its rivals.

    Their hands are taken to be as they are on average.
    """
    board = OpenBoard(state)
    board.own()
    hand: i64 = state.hands[seat]
    weights = rivalry(board, seat)
    claimed = board.claimed
    empires = board.empires
    choices = [0] * FIELDS
    for action in legal:
        choices[(action - LAY) // EMPIRES + 1] += 1
    worths = []
    for action in legal:
        tile: i64 = (action - LAY) // EMPIRES + 1
        board.claimed = claimed
        board.empires = empires[:]
        board.grow((action - LAY) % EMPIRES, tile)
        worth = -FLEXIBLE * (choices[tile] - 1) + CardPlans(board, seat, hand).worth(hand)
        for other in range(state.players):
            if other != seat:
                guess = average_hand(size(state.hands[other]))
                worth += weights[other] * CardPlans(board, other, guess).worth(guess)
        worths.append(worth)
    return worths


def average_hand(cards: i64) -> i64:
    """A hand of a number of cards with about as many of each colour."""
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
    """How many discs it takes until one can lie on the tile's field."""
    reached: i64 = 0
    for fields in state.empires:
        reached |= fields
    discs: i64 = 0
    while not reached & BIT[tile] and discs < FIELDS:
        reached |= beside(reached)
        discs += 1
    return discs
