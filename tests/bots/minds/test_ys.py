"""The mind of Ys plays by the rules, sees no more than its seat does, and prefers the obvious."""

from collections.abc import Iterator

import pytest

from emporion.bots.minds.ys import YsMind
from emporion.bots.minds.ys.terms import NAMES, ROWS, SPREADS, STAGES
from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games import find
from emporion.games.ys.actions import AT, BID, JEWELLER_TAKE, PAIRS, PLACE, RAISE, TAKE, UP
from emporion.games.ys.brokers import EVERYBODY, packet_of, piece_of, value_of
from emporion.games.ys.data import CITY, COLOURS, JEWELLER, SLOTS
from emporion.games.ys.gems import WAYS, hoard_of
from emporion.games.ys.phases import (
    BIDDING,
    CLOSING_CARDS,
    HIGHEST_BIDDER,
    ORDERING,
    PLACING,
    TAKING,
)
from emporion.games.ys.scoring import gem_places, quotation_ranks
from emporion.games.ys.state import YsState

GAME = find("ys")
MIND = YsMind()

TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (2, {"neutral": "strong"}),
    (3, {}),
    (3, {"neighborhoods": 3, "express": True}),
    (3, {"kings_favor": True}),
    (4, {}),
    (4, {"kings_favor": True, "express": True}),
]


def _start(players: int = 4, options: dict[str, OptionValue] | None = None) -> YsState:
    state = GAME.setup(players, options or {})
    assert isinstance(state, YsState)
    return state


def _decisions(
    players: int, options: dict[str, OptionValue], seed: int, at_random: bool
) -> Iterator[YsState]:
    """The positions of a game in which somebody decides: by the mind's policy, or at random."""
    state = _start(players, options)
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
            continue
        yield state
        legal = state.legal(state.actor)
        if at_random:
            state.apply(state.actor, legal[int(rng.below(len(legal)))])
        else:
            MIND.play(state, state.actor, rng)


def _until(state: YsState, phase: int, rng: Rng) -> YsState:
    """Play on until a phase begins."""
    while state.phase != phase:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
        else:
            MIND.play(state, state.actor, rng)
    return state


def _best(state: YsState, seat: int) -> int:
    legal = state.legal(seat)
    priors = MIND.priors(state, seat, legal)
    return legal[priors.index(max(priors))]


# -- every decision -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_legal_action_has_a_prior_above_zero(
    players: int, options: dict[str, OptionValue]
) -> None:
    for state in _decisions(players, options, 5, at_random=True):
        legal = state.legal(state.actor)
        priors = MIND.priors(state, state.actor, legal)
        assert len(priors) == len(legal)
        assert all(0.0 < prior < 2.0 for prior in priors)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_game_played_by_the_mind_keeps_all_pieces(
    players: int, options: dict[str, OptionValue]
) -> None:
    clock = 0
    for state in _decisions(players, options, 6, at_random=False):
        state.check()
        assert MIND.clock(state) >= clock
        clock = MIND.clock(state)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_values_add_up_to_one_and_terms_are_named(
    players: int, options: dict[str, OptionValue]
) -> None:
    for number, state in enumerate(_decisions(players, options, 7, at_random=True)):
        if number % 5 == 0:
            assert sum(MIND.values(state)) == pytest.approx(1.0)
            assert len(MIND.terms(state, 0)) == len(NAMES)
            assert 0 <= MIND.stage(state) < STAGES


def test_every_stage_has_a_weight_for_every_term() -> None:
    assert len(ROWS) == len(SPREADS) == STAGES
    assert all(len(row) == len(NAMES) for row in ROWS)


def _own(state: YsState, seat: int) -> tuple[list[int], list[int], int]:
    """What a seat has on the board, its draft, and the squares that are taken."""
    return state.pieces[SLOTS * seat : SLOTS * (seat + 1)], state.draft, state.squares


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_seat_decides_alike_whatever_it_cannot_see(
    players: int, options: dict[str, OptionValue]
) -> None:
    rng = Rng(8)
    for number, state in enumerate(_decisions(players, options, 8, at_random=True)):
        if number % 3:
            continue
        seat = state.actor
        legal = state.legal(seat)
        view = state.view(seat)
        other = GAME.determinize(view, lambda many: int(rng.below(many)))
        assert isinstance(other, YsState)
        assert MIND.priors(other, seat, legal) == MIND.priors(state, seat, legal)
        if state.phase == PLACING and state.round < 2:
            one = state.copy()
            MIND.play(one, seat, Rng(number))
            MIND.play(other, seat, Rng(number))
            assert _own(one, seat) == _own(other, seat)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_imagined_of_others_fits_what_the_seat_knows(
    players: int, options: dict[str, OptionValue]
) -> None:
    rng = Rng(9)
    for number, state in enumerate(_decisions(players, options, 9, at_random=True)):
        if number % 4 == 0:
            for seat in range(players):
                view = state.view(seat)
                world = GAME.determinize(view, lambda many: int(rng.below(many)))
                MIND.imagine(world, seat, rng)
                world.check()
                assert world.view(seat) == view


# -- what is obvious ------------------------------------------------------------------------------


def test_the_last_place_in_the_order_is_liked_best() -> None:
    state = _until(_start(), ORDERING, Rng(1))
    assert _best(state, state.actor) == PLACE + 3


def test_bids_vary_but_the_two_weakest_brokers_are_rarely_bid() -> None:
    state = _until(_start(), BIDDING, Rng(1))
    legal = state.legal(0)
    priors = MIND.priors(state, 0, legal)
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
    state.round = 3
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
    priors = MIND.priors(state, seat, legal)
    assert priors[legal.index(AT + CITY)] < 0.5 * max(priors)


def test_of_two_brokers_the_stronger_one_is_hidden() -> None:
    state = _last_placement([0, 1, 4])
    state.round = 2
    seat = state.actor
    MIND.play(state, seat, Rng(3))
    shown, hidden = state.pieces[SLOTS * seat + 4 : SLOTS * seat + 6]
    assert value_of(hidden) >= value_of(shown)


# -- what counts ----------------------------------------------------------------------------------


def test_the_colours_of_now_are_those_of_the_final_account() -> None:
    rng = Rng(10)
    at = NAMES.index("colours_now")
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
            assert MIND.terms(state, seat)[at] == points


def test_who_has_more_of_everything_is_ahead() -> None:
    state = _until(_start(), BIDDING, Rng(11))
    state.gems[2] = hoard_of([3, 3, 3, 3, 2])
    state.points[2] = 12
    values = MIND.values(state)
    assert values.index(max(values)) == 2
    assert MIND.terms(state, 2)[NAMES.index("black_now")] > 0
