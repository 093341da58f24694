"""The positions that a match went through, one after each of its moves."""

from dataclasses import dataclass

from ..core.state import State
from ..records.replay import play_move
from .match import Match


@dataclass(frozen=True)
class Position:
    """A match after so many moves, and how many events had happened by then."""

    state: State
    events: int


def positions(match: Match) -> list[Position]:
    """A match's position after each of its moves, the first one before any."""
    state = match.game.setup(match.state.players, dict(match.options))
    state.listen()
    found = [Position(state.copy(), 0)]
    for move in match.moves:
        play_move(state, match.game.name, move)
        found.append(Position(state.copy(), len(state.events or [])))
    return found


def last_decisions(match: Match) -> dict[int, int]:
    """For each seat that has decided, how many events there were before its last decision."""
    passed = positions(match)
    return {move.actor: passed[number].events for number, move in enumerate(match.moves)}
