"""What seldom happens in Ys, and needs secrets to be kept all the same.

The Magician can bring a hidden broker into the throne room beside one that was sent there, so that
all know the values of two brokers but not which is which; the Spy may then look at one of them. A
random game hardly ever comes to that, so here some characters are dealt at the beginning, and are
kept for it.
"""

import pytest

from emporion.core.game import Pick
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.games.ys.actions import (
    FRONT_DOWN,
    HERALD_FROM,
    LOOK,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    PLAY,
    PLAYED,
    STAND,
)
from emporion.games.ys.brokers import MARKED, PAIRED, PUBLIC, place_of, value_of
from emporion.games.ys.data import (
    CARDINAL,
    CONJURER,
    MAGICIAN,
    MERCENARY,
    PLACED_SLOTS,
    SLOTS,
    SPY,
    THRONE,
)
from emporion.games.ys.game import Ys
from emporion.games.ys.phases import AFTER_PLACING, PLACING
from emporion.games.ys.state import YsState
from emporion.records import Move

from ..sampled import sampled
from .adapter import Case
from .play import after, chosen, make, prove
from .secrets import changed_unseen, fitting_sample, remember
from .ys import YsAdapter

SEEDS = range(8)

HANDS = ((MAGICIAN, MERCENARY), (SPY,), (CARDINAL, CONJURER))
"""What the three seats begin with."""

PAIR = "a pair that not all can tell apart"
LOOK_AT_PAIR = "a look at one of a pair"
LOOK_AT_THRONE = "a look into the throne room"
MARKED_IN_THRONE = "the Mercenary's mark in the throne room"
KNOWN_DOWN = "a broker face down that all know, from before the Conjurer's screen"


class _Dealt(Case):
    """A case in which some characters have been dealt before the game begins."""

    def start(self) -> State:
        """The first position, with those hands."""
        state = super().start()
        assert isinstance(state, YsState)
        for seat, cards in enumerate(HANDS):
            for card in cards:
                state.hands[seat] |= 1 << card
                state.unseen ^= 1 << card
        return state


CASE = _Dealt(
    Ys(),
    3,
    {"neighborhoods": 3, "kings_favor": True, "express": False, "neutral": "weak", "peek": True},
    YsAdapter(),
)


def _eager(state: YsState, seat: int, pick: Pick) -> int:
    """An action that leads there if there is one, else any that does not spoil it."""
    legal = state.legal(seat)
    wanted = [action for action in legal if _leads_there(state, seat, action)]
    fitting = [action for action in legal if not _waits(state, action)]
    open_actions = wanted[:1] or fitting or legal
    return open_actions[pick(len(open_actions))]


def _leads_there(state: YsState, seat: int, action: int) -> bool:
    """The broker just hidden is marked and goes to the throne room, where the Spy looks."""
    if state.phase == AFTER_PLACING and state.turn >= 2 and not LOOK <= action < MAGICIAN_FROM:
        hidden = 2 * state.rounds_placed + 1
        if state.draft:
            return action >= MAGICIAN_WITH + PLACED_SLOTS
        if state.hands[seat] >> MERCENARY & 1:
            return action == MERCENARY_ON + hidden
        known = state.pieces[SLOTS * seat + hidden] & PUBLIC
        return action == MAGICIAN_FROM + hidden and not known
    if state.looks and LOOK <= action < MAGICIAN_FROM:
        paired = any(state.pieces[slot] & PAIRED for slot in range(SLOTS * state.players))
        piece = state.pieces[action - LOOK]
        return bool(piece & PAIRED) if paired else place_of(piece) == THRONE
    return PLAY <= action < PLAY + len(PLAYED) and not _waits(state, action)


def _waits(state: YsState, action: int) -> bool:
    """Whether it is too early: Magician and Mercenary are for the third turn, the Spy after it."""
    if action == PLAY + PLAYED.index(SPY):
        return state.turn < 3
    return MAGICIAN_FROM <= action < HERALD_FROM and state.turn < 2


def _history(seed: int) -> tuple[list[Move], list[int], set[str]]:
    """A whole game, the moments at which something rare was on the table, and what it was."""
    pick = Rng(seed).below
    state = CASE.start()
    assert isinstance(state, YsState)
    moves: list[Move] = []
    moments: list[int] = []
    rare: set[str] = set()
    while state.actor != OVER:
        if state.actor == CHANCE:
            moves.append(Move(*_outcome(state, pick)))
            state.apply(CHANCE, moves[-1].actions[0])
            continue
        seat = state.actors()[pick(len(state.actors()))]
        actions: list[int] = []
        happened: set[str] = set()
        while not actions or state.drafting(seat):
            actions.append(_eager(state, seat, pick))
            happened |= _rare_action(state, actions[-1])
            state.apply(seat, actions[-1])
        moves.append(Move(seat, tuple(actions)))
        happened |= _rare_things(state)
        rare |= happened
        if happened:
            moments.append(len(moves))
    return moves, moments, rare


def _outcome(state: State, pick: Pick) -> tuple[int, tuple[int]]:
    seat, outcome = chosen(state, pick)
    return seat, (outcome,)


def _rare_action(state: YsState, action: int) -> set[str]:
    if state.phase == PLACING and FRONT_DOWN <= action < STAND:
        return {KNOWN_DOWN}
    if not (state.looks and LOOK <= action < MAGICIAN_FROM):
        return set()
    piece = state.pieces[action - LOOK]
    rare = {LOOK_AT_PAIR} if piece & PAIRED else set()
    return rare | ({LOOK_AT_THRONE} if place_of(piece) == THRONE else set())


def _rare_things(state: YsState) -> set[str]:
    rare = set()
    for piece in state.pieces:
        if piece & PAIRED:
            rare.add(PAIR)
        if piece & MARKED and place_of(piece) == THRONE:
            rare.add(MARKED_IN_THRONE)
    return rare


GAMES = {seed: _history(seed) for seed in SEEDS}


def test_all_that_seldom_happens_does_happen_here() -> None:
    happened = set().union(*(rare for _, _, rare in GAMES.values()))
    assert happened == {PAIR, LOOK_AT_PAIR, LOOK_AT_THRONE, MARKED_IN_THRONE, KNOWN_DOWN}


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_nobody_can_tell_the_twins_of_such_a_game_apart(seed: int) -> None:
    moves, moments, _ = GAMES[seed]
    dice = Rng(seed).below
    for viewer in CASE.viewers:
        changed_unseen(CASE, moves[: moments[dice(len(moments))]], viewer, dice)


@pytest.mark.parametrize("seed", sampled(SEEDS))
def test_views_of_such_a_game_have_a_perfect_memory_and_samples_fit_them(seed: int) -> None:
    moves, moments, _ = GAMES[seed]
    dice = Rng(seed).below
    state = after(CASE, [])
    for number, move in enumerate(moves, 1):
        make(state, move)
        prove(state)
        if number not in moments:
            continue
        viewer = CASE.viewers[dice(len(CASE.viewers))]
        remember(CASE, state, viewer)
        sample = fitting_sample(CASE, state, viewer, dice)
        hidden, guessed = (CASE.adapter.hidden(one, viewer) for one in (state, sample))
        assert set(guessed) == set(hidden)


@pytest.mark.parametrize("seed", [seed for seed in SEEDS if PAIR in GAMES[seed][2]])
def test_a_pair_is_sampled_both_ways_and_in_no_other(seed: int) -> None:
    moves, moments, _ = GAMES[seed]
    dice = Rng(seed).below
    sampled: set[tuple[int, ...]] = set()
    for moment in moments:
        state = after(CASE, moves[:moment])
        assert isinstance(state, YsState)
        slots = [slot for slot, piece in enumerate(state.pieces) if piece & PAIRED]
        if slots and state.actor != OVER:
            sample = CASE.game.determinize(state.view(None), dice)
            assert isinstance(sample, YsState)
            sampled.add(tuple(int(value_of(sample.pieces[slot])) for slot in slots))
    one, other = sampled
    assert other == one[::-1]
