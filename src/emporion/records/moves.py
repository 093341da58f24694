"""The moves of a record carried out, each of them checked."""

from typing import NoReturn

from ..core.errors import TamperedRecord, TruncatedRecord
from ..core.seats import CHANCE, OVER
from ..core.state import State
from ..games import find
from .notation import Move, Record, Result


def position_after(record: Record, moves: int | None = None) -> State:
    """The position after a record's moves (or the first `moves` of them), its events included.

    Raises `TamperedRecord` where a move is not legal or the result is another, and
    `TruncatedRecord` where a finished game stops before its end.
    """
    state = find(record.game).at(record.rules).setup(record.players, dict(record.options))
    state.listen()
    for move in record.moves[:moves]:
        play_move(state, record.game, move)
    if moves is None:
        compare_result(state, record)
    return state


def play_move(state: State, game: str, move: Move) -> None:
    """Carry out one move, checking each action of it."""
    for number, action in enumerate(move.actions):
        if number and move.actor != CHANCE and not state.drafting(move.actor):
            _refuse(game, move, action, "second_decision")
        if move.actor != CHANCE and move.actor not in state.actors():
            _refuse(game, move, action, "wrong_actor")
        if move.actor == CHANCE and state.actor != CHANCE:
            _refuse(game, move, action, "wrong_actor")
        if action not in state.legal(move.actor):
            _refuse(game, move, action, "illegal")
        state.apply(move.actor, action)
    if move.actor != CHANCE and state.drafting(move.actor):
        _refuse(game, move, move.actions[-1], "illegal")


def result_of(state: State) -> Result | None:
    """The result of a finished game."""
    if state.actor != OVER:
        return None
    outcome = state.outcome()
    return Result(tuple(outcome.winners), outcome.reason, tuple(outcome.scores))


def _refuse(game: str, move: Move, action: int, what: str) -> NoReturn:
    text = find(game).show(move.actor, action)
    raise TamperedRecord(line=move.line, what=what, action=text, actor=move.actor)


def compare_result(state: State, record: Record) -> None:
    """A record that names a result must reach just that one."""
    line = record.moves[-1].line if record.moves else 0
    reached = result_of(state)
    if record.result is None:
        return
    if reached is None:
        raise TruncatedRecord(line=line, what="before_result")
    if reached != record.result:
        raise TamperedRecord(line=record.result.line, what="result")
