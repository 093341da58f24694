"""The positions that a match went through, one after each of its moves."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..core.state import State
from ..records.moves import play_move
from .match import Match


@dataclass(frozen=True)
class MatchPosition:
    """A match after a number of moves, and how many events had happened by then."""

    state: State
    events: int


def positions(match: Match) -> list[MatchPosition]:
    """A match's position after each of its moves, the first one before any."""
    return [
        MatchPosition(state.copy(), len(state.events or [])) for state in _passed_through(match)
    ]


def last_decisions(match: Match) -> dict[int, int]:
    """For each seat that has decided, how many events there were before its last decision."""
    passed = zip(match.moves, _passed_through(match), strict=False)
    return {move.actor: len(state.events or []) for move, state in passed}


def _passed_through(match: Match) -> Iterator[State]:
    """The match played again: one state, which changes with each step of the iterator."""
    state = match.game.setup(match.state.players, dict(match.options))
    state.listen()
    yield state
    for move in match.moves:
        play_move(state, match.game.name, move)
        yield state
