"""What seldom happens in Tyros, and needs secrets to be kept all the same.

Random players hardly ever found cities, so hardly anybody pays a toll, and nobody ever reaches all
four empires. Here they would rather do that than anything else.
"""

import pytest

from emporion.core.game import Pick
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games.tyros.actions import BACK, CITY, JOKERS, LAY, SAIL, SHIP, TO, TOLL
from emporion.games.tyros.cards import kinds
from emporion.games.tyros.events import KINDS
from emporion.games.tyros.game import Tyros
from emporion.games.tyros.phases import LAYING
from emporion.games.tyros.sea import COASTS, coasts_of
from emporion.games.tyros.state import TyrosState
from emporion.records import Move

from ..sampled import sampled
from .adapter import Case
from .play import after, chosen, make, prove
from .secrets import changed_unseen, fitting_sample, remember
from .tyros import TyrosAdapter

SEEDS = (*range(8), 502)
"""Eight games of all kinds, and one in which somebody pays a toll out of a hand that all know."""

HIDDEN_TOLL = "a toll between two others"
KNOWN_BEFORE_TOLL = "a toll by somebody of whose hand others knew a part"
KNOWN_TOLL = "a toll by somebody whose whole hand was known to be of one kind"
JOKER_CHOICE = "a choice between jokers and other cards"
KNOWN_TILE = "a tile drawn from under the pile, which all have seen"
"""What no event tells of by its kind alone."""

CASES = {
    seed: Case(
        Tyros(),
        3 + seed % 2,
        {
            "setup": ("first-game", "variable")[seed // 2 % 2],
            "majority": "absolute",
            "offers": 3,
            "trades": 12,
        },
        TyrosAdapter(),
    )
    for seed in SEEDS
}


def _eager(state: TyrosState, seat: int, pick: Pick) -> int:
    """Found a city; else sail to one, or to a free field; build ships; and talk now and then."""
    legal = state.legal(seat)
    for wanted in _wishes(state, seat):
        fitting = [action for action in legal if action in wanted]
        if fitting and pick(5):
            return fitting[pick(len(fitting))]
    return legal[pick(len(legal))]


def _wishes(state: TyrosState, seat: int) -> list[range | set[int]]:
    """What to do, the dearest wish first."""
    cities = sum(state.cities) - state.cities[seat]
    tolled = int(coasts_of(cities))
    new = 0
    for fields in state.empires:
        if not fields & state.cities[seat]:
            new |= int(coasts_of(fields))
    goals = {TO + coast for coast in range(COASTS) if (tolled | new) >> coast & 1}
    return [range(CITY, SHIP), goals, range(JOKERS + 1, BACK), range(SAIL, TO), range(SHIP, LAY)]


class _Played:
    """A whole game, the moments at which something rare happened, and what it was."""

    def __init__(self, case: Case, seed: int) -> None:
        self.moves: list[Move] = []
        self.moments: list[int] = []
        self.rare: set[str] = set()
        pick = Rng(seed).below
        state = case.start()
        assert isinstance(state, TyrosState)
        state.listen()
        while state.actor != OVER:
            seat = state.actor
            rare: set[str] = set()
            actions: list[int] = []
            while not actions or state.drafting(seat):
                action = chosen(state, pick)[1] if seat == CHANCE else _eager(state, seat, pick)
                rare |= _rare_action(state, action)
                actions.append(action)
                told = len(state.events or [])
                state.apply(seat, action)
                rare |= {event.kind for event in (state.events or [])[told:]}
            self.moves.append(Move(seat, tuple(actions)))
            self.rare |= rare
            if rare & {HIDDEN_TOLL, "four_empires", "tile_put_under", KNOWN_TILE}:
                self.moments.append(len(self.moves))


def _pays_toll(move: Move) -> bool:
    return SAIL <= move.actions[0] < TO and TOLL <= move.actions[-1] < JOKERS


def _rare_action(state: TyrosState, action: int) -> set[str]:
    """What an action is about to do that no event tells of."""
    rare: set[str] = set()
    if state.actor < 0:
        return rare
    if JOKERS <= action < BACK:
        rare.add(JOKER_CHOICE)
    if TOLL <= action < JOKERS:
        rare.add(HIDDEN_TOLL)
        known = state.known[state.players * state.players + state.active]
        if known:
            rare.add(KNOWN_BEFORE_TOLL)
        if known == state.hands[state.active] and len(kinds(known)) == 1:
            rare.add(KNOWN_TOLL)
    if action >= LAY and state.bottom and not state.tile_pile:
        rare.add(KNOWN_TILE)
    return rare


GAMES = {seed: _Played(case, seed) for seed, case in CASES.items()}


def test_all_that_seldom_happens_does_happen_here_on_the_reconstructed_board() -> None:
    happened = set().union(*(game.rare for game in GAMES.values()))
    untold = {HIDDEN_TOLL, KNOWN_BEFORE_TOLL, KNOWN_TOLL, JOKER_CHOICE, KNOWN_TILE}
    assert happened == {*KINDS, *untold}


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_nobody_can_tell_the_twins_of_such_a_game_apart(seed: int) -> None:
    case, game = CASES[seed], GAMES[seed]
    dice = Rng(seed).below
    for viewer in case.viewers:
        cut = game.moments[dice(len(game.moments))] + dice(2) * dice(30)
        changed_unseen(case, game.moves[:cut], viewer, dice)


def test_in_twins_of_such_games_hidden_tolls_are_paid_with_other_cards() -> None:
    changed = 0
    for seed, game in GAMES.items():
        dice = Rng(seed).below
        for number in [number for number, move in enumerate(game.moves) if _pays_toll(move)]:
            past = game.moves[: number + 1]
            twin = CASES[seed].adapter.twin(CASES[seed], past, None, dice)
            if twin is None:  # everything is known
                continue
            changed += twin[number].actions[-1] != past[number].actions[-1]
    assert changed


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_views_of_such_a_game_have_a_perfect_memory_and_samples_fit_them(seed: int) -> None:
    case, game = CASES[seed], GAMES[seed]
    dice = Rng(seed).below
    state = after(case, [])
    for number, move in enumerate(game.moves, 1):
        make(state, move)
        prove(state)
        if number not in game.moments and dice(20):
            continue
        for viewer in case.viewers:
            remember(case, state, viewer)
            fitting_sample(case, state, viewer, dice)


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_in_samples_too_a_seat_asked_to_lay_a_tile_has_one_that_fits(seed: int) -> None:
    case, game = CASES[seed], GAMES[seed]
    dice = Rng(seed).below
    state = after(case, [])
    for move in game.moves:
        make(state, move)
        assert isinstance(state, TyrosState)
        if state.phase == LAYING:
            for viewer in case.viewers:
                assert case.game.determinize(state.view(viewer), dice).legal(state.actor)
