"""What counts in a position: the features of a seat."""

from typing import Final

from ....core.native import i64
from ....games.tyros.board import ITALY
from ....games.tyros.cards import BITS, MASK, count, size
from ....games.tyros.data import CARDS, COPIES, DEALT, EMPIRES, JOKER, KEPT
from ....games.tyros.phases import KEEPING
from ....games.tyros.sea import EAST, NEIGHBOURS, WITHIN, number_of
from ....games.tyros.state import TyrosState
from .card_plans import FULL_HAND, ROW, CardPlans
from .fleet import STEPS
from .forecast import MAX_ROUNDS
from .hands import least_missed
from .open_board import OpenBoard, lowest

FEATURE_NAMES: Final[tuple[str, ...]] = (
    "bonus",
    "race",
    "cities",
    "majorities",
    "founded",
    "yards",
    "reached",
    "ships",
    "held",
    "exposed",
    "idle",
    "fleet",
    "plans",
    "deal",
    "cards",
    "jokers",
    "tiles",
)
"""The points of the bonus for four empires, and what may be expected of it; what cities will give,
and majorities; how many cities there are, what they are worth as shipyards, and the empires with
one; what ships that are alone will give, the fields that they hold, and those of them that others
are near; what idle ships may bring; all ships; what the cards in hand will bring in this round, and
an average deal with them in the next; how many cards can be kept; jokers; and the own fields in
empires that own tiles can enlarge."""

NEAR: Final = 2
"""How far a ship is from a field that it may soon come to."""

_MORE: Final = 8
"""Deals are told apart by 0 to 7 cards of a colour; more are too rare to count."""


def _deals() -> list[float]:
    """How likely a deal has a number of cards of a colour, jokers counted in parts, by players."""
    table = []
    part = (COPIES[0] + COPIES[JOKER] / EMPIRES) / CARDS
    for dealt in DEALT:
        likely = (1.0 - part) ** dealt
        for number in range(_MORE):
            table.append(likely)
            likely *= part / (1.0 - part) * (dealt - number) / (number + 1)
    return table


_DEALS: Final = _deals()


def stage_of(state: TyrosState, rounds: i64) -> i64:
    """The stage of a game: the rounds to come for three players, and after those for four."""
    return rounds + (MAX_ROUNDS + 1 if state.players == 4 else 0)


def features_of(state: TyrosState, board: OpenBoard, seat: i64) -> list[float]:
    """What counts for a seat; the board is the state's."""
    hand: i64 = state.hands[seat]
    # Of the next round's cards nothing is known yet.
    card_plans = CardPlans(board, seat, FULL_HAND)
    plans = 0.0
    if state.phase < KEEPING:
        plans = CardPlans(board, seat, hand).hand_worth(hand)
    cities = 0.0
    majorities = 0.0
    founded: i64 = 0
    yards = 0.0
    ships = 0.0
    for empire in range(EMPIRES):
        own = board.cities_in(seat, empire)
        if own:
            founded += own
            cities += float(own) * board.city_points[empire]
            majorities += board.majority(seat, empire)
            yards += board.yard(own)
        fields = number_of(card_plans.held & board.empires[empire])
        ships += float(fields) * board.ship_points[empire]
    held = size(hand)
    fleet = number_of(board.ships[seat]) + number_of(board.seconds[seat])
    return [
        float(state.points[seat]),
        board.race(seat, 0),
        cities,
        majorities,
        float(founded),
        yards,
        float(board.reached(seat)),
        ships,
        float(number_of(card_plans.held)),
        float(_exposed(board, card_plans)),
        card_plans.use,
        float(fleet),
        plans,
        0.0 if board.last else _deal(card_plans, hand, state.players),
        float(held if held < KEPT else KEPT),
        float(count(hand, JOKER)),
        0.0 if board.last else float(_fields_to_enlarge(state, seat, card_plans.held)),
    ]


def _exposed(board: OpenBoard, card_plans: CardPlans) -> i64:
    """The held fields that others are near, and where there is room for them."""
    others: i64 = 0
    for other in range(board.players):
        if other != card_plans.seat:
            others |= board.ships[other] | board.cities[other]
    fields = card_plans.held & ~card_plans.doubles
    exposed: i64 = 0
    while fields:
        field = lowest(fields)
        fields &= fields - 1
        around: i64 = WITHIN[STEPS * field + NEAR]
        if field == ITALY:
            around |= WITHIN[STEPS * EAST + NEAR]
        if around & others:
            exposed += 1
    return exposed


def _deal(card_plans: CardPlans, hand: i64, players: i64) -> float:
    """What an average deal will bring in the next round, with the best of the cards in hand."""
    surplus = size(hand) - KEPT
    if surplus > 0:
        hand -= least_missed(card_plans, hand, surplus, -1)
    cards = hand + card_plans.joker_way(hand)
    best = card_plans.best
    row = players * _MORE
    worth = 0.0
    for empire in range(EMPIRES):
        place: i64 = empire * ROW + (cards >> (BITS * empire) & MASK)
        for more in range(_MORE):
            worth += _DEALS[row + more] * best[place + more]
    return worth


def _fields_to_enlarge(state: TyrosState, seat: i64, held: i64) -> i64:
    """For each own tile, the own fields in the empire beside it where the seat has most."""
    own: i64 = state.cities[seat] | held
    tiles: i64 = state.tiles[seat]
    total: i64 = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        near: i64 = NEIGHBOURS[tile]
        most: i64 = 0
        for empire in range(EMPIRES):
            fields: i64 = state.empires[empire]
            if near & fields:
                here = number_of(own & fields)
                most = here if here > most else most
        total += most
    return total
