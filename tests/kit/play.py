"""Playing for the checks: every position of a game, its committed moves, and what is seen of it."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from emporion.catalogue import Manifest, find_manifest, names, register, unregister
from emporion.core.errors import BrokenState
from emporion.core.game import Game, Pick
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.records import Move
from emporion.table import Dice, Match

from .adapter import Case, Viewer

Check = Callable[[Case, Pick], None]
"""A check plays a case by the given picks and raises `AssertionError` where a law is broken."""


class Choices:
    """Picks from a list, then zeros, so that a failing game shrinks to a short list.

    Where there is nothing to choose, nothing is taken from the list.
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        self._numbers = iter(numbers)

    def __call__(self, n: int) -> int:
        return next(self._numbers, 0) % n if n > 1 else 0


def apart(pick: Pick) -> Pick:
    """Dice for what a check itself tries, so that the game's own choices can shrink alone."""
    return Rng(pick(1 << 16)).below


def chosen(state: State, pick: Pick) -> tuple[int, int]:
    """A next step: any seat that may decide and any action open to it, or chance's outcome."""
    if state.actor == CHANCE:
        return CHANCE, state.chance_outcome(pick(state.chance_total()))
    actors = state.actors()
    assert actors, "the game is not over, but nobody is asked"
    seat = actors[pick(len(actors))]
    legal = state.legal(seat)
    assert legal, f"seat {seat} is asked, but nothing is open to it"
    return seat, legal[pick(len(legal))]


def positions(case: Case, pick: Pick, listen: bool = False) -> Iterator[State]:
    """The positions of one game in turn, the last one included: one state that moves on."""
    state = case.start()
    if listen:
        state.listen()
    yield state
    for _ in play_on(case, state, pick):
        yield state


def play_on(case: Case, state: State, pick: Pick) -> Iterator[tuple[int, int]]:
    """Play a state to its end, telling each step once it is made; fails beyond the bound."""
    for _ in range(case.game.max_length(case.players)):
        if state.actor == OVER:
            return
        seat, action = chosen(state, pick)
        state.apply(seat, action)
        yield seat, action
    assert state.actor == OVER, f"not over after {case.game.max_length(case.players)} steps"


def now_and_then(case: Case, dice: Pick, one_in: int) -> bool:
    """Whether to look closely here: at one position in `one_in`, and fewer where games are long."""
    return dice(one_in * case.adapter.seldom) == 0


def chain(state: State, seat: int, pick: Pick, actions: Sequence[int] = ()) -> tuple[int, ...]:
    """Make one decision of a seat, from its draft (or none) to the commit; gives all of it."""
    made = [*actions]
    while True:
        legal = state.legal(seat)
        assert legal, f"seat {seat} cannot go on after {made}"
        made.append(legal[pick(len(legal))])
        state.apply(seat, made[-1])
        if not state.drafting(seat):
            return tuple(made)


def history(case: Case, pick: Pick) -> list[Move]:
    """A whole game as its committed moves, one outcome of chance a move."""
    state = case.start()
    moves: list[Move] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            seat, outcome = chosen(state, pick)
            state.apply(seat, outcome)
            moves.append(Move(seat, (outcome,)))
        else:
            actors = state.actors()
            seat = actors[pick(len(actors))]
            moves.append(Move(seat, chain(state, seat, pick)))
        assert len(moves) <= case.game.max_length(case.players), "the game does not end"
    return moves


def make(state: State, move: Move) -> None:
    """Carry out a whole move."""
    for action in move.actions:
        state.apply(move.actor, action)


def after(case: Case, moves: Sequence[Move]) -> State:
    """The position after some moves, its events included."""
    state = case.start()
    state.listen()
    for move in moves:
        make(state, move)
    return state


def legal_throughout(case: Case, moves: Sequence[Move]) -> bool:
    """Whether every action of a history is open when it is made."""
    state = case.start()
    for move in moves:
        for action in move.actions:
            if action not in state.legal(move.actor):
                return False
            state.apply(move.actor, action)
        if move.actor != CHANCE and state.drafting(move.actor):
            return False
    return True


def match_of(case: Case, pick: Pick) -> Match:
    """A match of a case at the table, its first cards dealt; the game need not be registered."""
    dice = Dice(str(pick(1 << 20)))
    match = Match(case.game, case.start(), dict(case.options), dice, proven=True)
    match.roll()
    return match


@contextmanager
def on_the_shelf(game: Game) -> Iterator[None]:
    """Register a game for a while: records find their game by its name."""
    known = find_manifest(game.name) if game.name in names() else None
    register(Manifest(name=game.name, rules=game))
    try:
        yield
    finally:
        if known is not None:
            register(known)
        else:
            unregister(game.name)


def prove(state: State) -> None:
    """`check()`, as an assertion."""
    try:
        state.check()
    except BrokenState as broken:
        raise AssertionError(f"check() found {broken.facts}") from broken


def text_of(data: object) -> str:
    """Plain data as the bytes that would be sent."""
    return json.dumps(data, ensure_ascii=False)


def seen(state: State, viewer: Viewer) -> str:
    """What a viewer has before it: the view, and the question and open actions if it is asked."""
    if viewer is None or viewer not in state.actors():
        return text_of(state.view(viewer))
    asked = [state.legal(viewer), state.decision(viewer).as_data()]
    return text_of([state.view(viewer), *asked])


def all_seen(state: State, viewers: Sequence[Viewer]) -> list[str]:
    """What each of several viewers has before it."""
    return [seen(state, viewer) for viewer in viewers]


def whole(case: Case, state: State) -> tuple[object, ...]:
    """A position by all that it answers, to tell whether anything in it has changed."""
    return (state.key(), state.actors(), state.scores(), all_seen(state, case.viewers))
