"""The evaluator of Ys keeps the rules, sees no more than its seat, and prefers the obvious."""

import pytest

from emporion.bots.evaluators.ys.evaluator import YsEvaluator
from emporion.bots.evaluators.ys.features import FEATURE_NAMES, FEATURE_WEIGHTS, SCORE_SPREADS
from emporion.bots.evaluators.ys.seat_board import SeatBoard
from emporion.bots.evaluators.ys.throne import throne_worth
from emporion.bots.evaluators.ys.weights import SENT
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE
from emporion.games import find
from emporion.games.ys.actions import (
    AT,
    BID,
    DONE,
    HERALD_FROM,
    JEWELLER_TAKE,
    MAGICIAN_FROM,
    PAIRS,
    PLACE,
    RAISE,
    TAKE,
    UP,
)
from emporion.games.ys.brokers import EVERYBODY, KNOWN_SHIFT, packet_of, piece_of, value_of
from emporion.games.ys.data import (
    CITY,
    COLOURS,
    HERALD,
    JEWELLER,
    MAGICIAN,
    NOTHING,
    PALACE,
    PLACED_SLOTS,
    SLOTS,
    THRONE,
    TURNS,
)
from emporion.games.ys.gems import WAYS, hoard_of
from emporion.games.ys.phases import (
    AFTER_PLACING,
    BIDDING,
    CLOSING_CARDS,
    COUNTING_CARDS,
    HIGHEST_BIDDER,
    ORDERING,
    PLACING,
    TAKING,
)
from emporion.games.ys.scoring import gem_places, quotation_ranks
from emporion.games.ys.state import YsState

from .games import decisions, sampled

GAME = find("ys")
EVALUATOR = YsEvaluator()
RED = 2


def _start() -> YsState:
    state = GAME.setup(4)
    assert isinstance(state, YsState)
    return state


def _until(state: YsState, phase: int, rng: Rng) -> YsState:
    """Play on until a phase begins."""
    while state.phase != phase:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
        else:
            EVALUATOR.rollout_step(state, state.actor, rng)
    return state


def _best(state: YsState, seat: int) -> int:
    legal = state.legal(seat)
    priors = EVALUATOR.priors(state, seat, legal)
    return legal[priors.index(max(priors))]


def test_every_stage_has_a_weight_for_every_feature() -> None:
    assert len(FEATURE_WEIGHTS) == len(SCORE_SPREADS) == 2 * TURNS
    assert all(len(row) == len(FEATURE_NAMES) for row in FEATURE_WEIGHTS)


def _own(state: YsState, seat: int) -> tuple[list[int], list[int], int]:
    """What a seat has on the board, its draft, and the squares that are taken."""
    return state.pieces[SLOTS * seat : SLOTS * (seat + 1)], state.draft, state.squares


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_places_alike_whatever_it_cannot_see(players: int) -> None:
    for number, state in enumerate(decisions("ys", players, {}, 8)):
        assert isinstance(state, YsState)
        if state.phase == PLACING and state.rounds_placed < 2:
            seat = state.actor
            one, other = state.copy(), sampled("ys", state, seat, number)
            assert isinstance(other, YsState)
            EVALUATOR.rollout_step(one, seat, Rng(number))
            EVALUATOR.rollout_step(other, seat, Rng(number))
            assert _own(one, seat) == _own(other, seat)


# -- what is obvious ------------------------------------------------------------------------------


def test_the_last_place_in_the_order_is_liked_best() -> None:
    state = _until(_start(), ORDERING, Rng(1))
    assert _best(state, state.actor) == PLACE + 3


def test_bids_vary_but_the_two_weakest_brokers_are_rarely_bid() -> None:
    state = _until(_start(), BIDDING, Rng(1))
    legal = state.legal(0)
    priors = EVALUATOR.priors(state, 0, legal)
    assert priors[legal.index(BID + PAIRS.index((0, 0)))] < 0.2 * max(priors)
    assert sorted(priors)[-2] > 0.1 * max(priors)


def test_the_gem_that_overtakes_all_rivals_is_taken_in_the_end() -> None:
    state = _until(_start(), TAKING, Rng(2))
    seat = state.actor
    state.turn = 3
    state.neighborhood = 3
    state.step = 1
    state.freight = 0x11  # a blue and a green gem
    state.gems = [hoard_of([2, 5, 0, 0, 0]) for _ in range(4)]
    state.gems[seat] = hoard_of([2, 1, 0, 0, 0])
    assert WAYS[_best(state, seat) - TAKE] == [0]


def test_the_highest_bidder_raises_the_colour_of_its_own() -> None:
    state = _until(_start(), HIGHEST_BIDDER, Rng(3))
    seat = state.actor
    state.turn = 3
    state.quotations = [8, 8, 8, 8]
    state.gems = [hoard_of([1, 1, 1, 1, 0]) for _ in range(4)]
    state.gems[seat] = hoard_of([0, 0, 0, 4, 0])
    assert _best(state, seat) == RAISE + 3


def test_the_jeweller_is_played_before_it_is_too_late() -> None:
    state = _until(_start(), PLACING, Rng(4))
    state.phase = CLOSING_CARDS
    state.turn = 3
    seat = state.actor
    state.hands[seat] = 1 << JEWELLER
    state.asked = state.orders[seat] - 1
    assert _best(state, seat) >= JEWELLER_TAKE


def _last_placement(screen: list[int]) -> YsState:
    """The last placement of a turn: each rival has a lone 3 in the first port, nothing else."""
    state = _until(_start(), PLACING, Rng(5))
    state.rounds_placed = 3
    state.asked = 3
    seat = state.orders.index(4)
    state.actor = seat
    for other in range(4):
        state.fronts[other] = packet_of([2, 3])
        state.screens[other] = packet_of([1])
    state.screens[seat] = packet_of(screen)
    state.pieces = [0] * len(state.pieces)
    for other in range(4):
        if other != seat:
            state.pieces[SLOTS * other] = piece_of(CITY, 3, False, EVERYBODY)
    state.squares = 0
    return state


def test_a_strong_broker_is_not_wasted_where_it_cannot_win() -> None:
    state = _last_placement([0, 1, 4])
    seat = state.actor
    state.apply(seat, UP + 1)
    legal = state.legal(seat)
    priors = EVALUATOR.priors(state, seat, legal)
    assert priors[legal.index(AT + CITY)] < 0.5 * max(priors)


def test_of_two_brokers_the_stronger_one_is_hidden() -> None:
    state = _last_placement([0, 1, 4])
    state.rounds_placed = 2
    seat = state.actor
    EVALUATOR.rollout_step(state, seat, Rng(3))
    shown, hidden = state.pieces[SLOTS * seat + 4 : SLOTS * seat + 6]
    assert value_of(hidden) >= value_of(shown)


def _much_red(phase: int, card: int) -> YsState:
    """The last turn: a seat with a character and all of the red gems has two brokers in line 2 of
    the market, a 3 in the blue column and a 1 in the red one; everybody else has one elsewhere.
    """
    state = _until(_start(), PLACING, Rng(6))
    state.phase = phase
    state.turn = 3
    seat = state.actor
    state.hands[seat] = 1 << card
    state.asked = state.orders[seat] - 1
    state.quotations = [8, 8, 8, 8]
    state.gems = [hoard_of([1, 1, 0, 1, 0]) for _ in range(4)]
    state.gems[seat] = hoard_of([0, 0, 4, 0, 0])
    state.pieces = [0] * len(state.pieces)
    state.pieces[SLOTS * seat] = piece_of(COLOURS, 3, False, EVERYBODY)
    state.pieces[SLOTS * seat + 1] = piece_of(COLOURS + RED, 1, False, EVERYBODY)
    state.squares = 1 << COLOURS | 1 << (COLOURS + RED)
    return state


def _weights(state: YsState) -> dict[int, float]:
    legal = state.legal(state.actor)
    return dict(zip(legal, EVALUATOR.priors(state, state.actor, legal), strict=True))


def test_the_herald_leads_a_broker_to_the_column_of_its_own_colour() -> None:
    state = _much_red(COUNTING_CARDS, HERALD)
    state.apply(state.actor, HERALD_FROM)
    weights = _weights(state)
    for line in range(3):
        if AT + COLOURS * line + RED in weights:
            others = [weights[AT + COLOURS * line + colour] for colour in (1, 3)]
            assert weights[AT + COLOURS * line + RED] > max(others)


def test_the_magician_swaps_brokers_of_one_line_for_the_column() -> None:
    state = _much_red(AFTER_PLACING, MAGICIAN)
    weights = _weights(state)
    assert weights[MAGICIAN_FROM] > weights[DONE]


def test_hidden_brokers_of_the_rival_count_when_the_neutral_one_is_placed() -> None:
    """The seat has an open 1 in an area, the rival one that it cannot see: there the neutral
    player takes from the rival as well.
    """
    state = GAME.setup(2)
    assert isinstance(state, YsState)
    state = _until(state, PLACING, Rng(7))
    seat = state.actor
    gains = {}
    for known in (EVERYBODY, 1 << (KNOWN_SHIFT + 1 - seat)):
        state.pieces = [0] * len(state.pieces)
        state.pieces[SLOTS * seat] = piece_of(CITY, 1, False, EVERYBODY)
        state.pieces[SLOTS * (1 - seat)] = piece_of(CITY, 2, known != EVERYBODY, known)
        board = SeatBoard()
        board.read(state, seat)
        board.contests.look_as(1 - seat, 0.0)
        gains[known] = board.contests.changed(0, 0, 1)
    open_, hidden = gains.values()
    assert hidden > 0.5 * open_ > 0.0


def test_what_enters_the_throne_room_comes_on_top_of_what_is_sent() -> None:
    state = GAME.setup(3, {"kings_favor": True})
    assert isinstance(state, YsState)
    state = _until(state, PLACING, Rng(8))
    seat = state.actor
    state.phase = AFTER_PLACING
    state.turn = 3
    state.hands[seat] = 1 << MAGICIAN
    state.pieces = [0] * len(state.pieces)
    for other in range(3):
        state.pieces[SLOTS * other + PLACED_SLOTS] = piece_of(THRONE, 2, True, EVERYBODY)
    # In a palace without a card, at a port without a ship, it wins nothing where it is.
    state.palaces[0] = state.ships[0] = NOTHING
    state.pieces[SLOTS * seat] = piece_of(CITY + PALACE, 4, False, EVERYBODY)
    gain = throne_worth(state, seat, SENT + 2)
    gain -= throne_worth(state, seat, SENT)
    # One of three, all alike: two more pips make it the first, likely.
    assert gain > 1.0
    weights = _weights(state)
    assert weights[MAGICIAN_FROM] > weights[DONE]


@pytest.mark.parametrize(("turn", "early"), [(1, True), (3, False)])
def test_strong_brokers_are_worth_most_in_the_throne_room_in_the_end(
    turn: int, early: bool
) -> None:
    """A broker there brings nothing in the turns to come, and there are many of them early on."""
    state = GAME.setup(4, {"kings_favor": True})
    assert isinstance(state, YsState)
    state = _until(state, BIDDING, Rng(9))
    state.turn = turn
    throne = FEATURE_NAMES.index("throne")
    worths = []
    for value in (2, 4):
        for seat in range(4):
            sent = value if seat == 0 else 3
            state.pieces[SLOTS * seat + PLACED_SLOTS] = piece_of(THRONE, sent, True, EVERYBODY)
        worths.append(EVALUATOR.features(state, 0)[throne])
    assert (worths[0] > worths[1]) is early


# -- what counts ----------------------------------------------------------------------------------


def test_the_colours_of_now_are_those_of_the_final_account() -> None:
    rng = Rng(10)
    at = FEATURE_NAMES.index("colours_now")
    state = _until(_start(), BIDDING, rng)
    for _ in range(40):
        hoards = [[int(rng.below(5)) for _ in range(COLOURS)] for _ in range(4)]
        state.gems = [hoard_of([*hoard, 0]) for hoard in hoards]
        state.quotations = [1 + int(rng.below(15)) for _ in range(COLOURS)]
        ranks = quotation_ranks(state.quotations)
        for seat in range(4):
            points = 0
            for rank, colour in enumerate(ranks):
                place = gem_places([hoard[colour] for hoard in hoards])[seat]
                if place >= 0:
                    points += (24, 20, 16, 12)[rank] * (4 - place) // 4
            assert EVALUATOR.features(state, seat)[at] == points


def test_a_seat_with_more_of_everything_is_ahead() -> None:
    state = _until(_start(), BIDDING, Rng(11))
    state.gems[2] = hoard_of([3, 3, 3, 3, 2])
    state.points[2] = 12
    values = EVALUATOR.values(state)
    assert values.index(max(values)) == 2
    assert EVALUATOR.features(state, 2)[FEATURE_NAMES.index("black_now")] > 0
