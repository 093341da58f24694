"""How many ways lead how far: the number of paths of decisions, and of different positions.

Chance is fixed, so that the numbers are the rules' own: a card too many in `legal`, or one too few,
changes them.
"""

from emporion.core.game import Game
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State

from ..kit.play import chosen

STARTS = (0, 40, 150)
"""Random decisions before the counting begins."""

LEAVES = 1_000
"""The deepest level is the first with that many paths."""


def counts(game: Game, players: int) -> str:
    """A line for each start and depth; the seed is `players`."""
    lines = ["decisions before, depth: paths, positions"]
    for start in STARTS:
        level = [(_after(game, players, start), players)]
        depth = 0
        while level and len(level) < LEAVES:
            depth += 1
            level = [after for state, dice in level for after in _children(state, dice)]
            positions = len({state.key() for state, _ in level})
            lines.append(f"{start}, {depth}: {len(level)}, {positions}")
    return "\n".join(lines) + "\n"


def _after(game: Game, players: int, decisions: int) -> State:
    """The position after some random decisions, at the next decision."""
    pick = Rng(players).below
    state = game.setup(players)
    while state.actor == CHANCE or (decisions and state.actor != OVER):
        decisions -= state.actor != CHANCE
        state.apply(*chosen(state, pick))
    return state


def _children(state: State, dice: int) -> list[tuple[State, int]]:
    """The positions after each decision; what chance has to add depends on how often it had to."""
    children = []
    for seat in state.actors():
        for action in state.legal(seat):
            child, thrown = state.copy(), dice
            child.apply(seat, action)
            while child.actor == CHANCE:
                thrown += 1
                child.apply(CHANCE, child.chance_outcome(Rng(thrown).below(child.chance_total())))
            children.append((child, thrown))
    return children
