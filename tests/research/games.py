"""Random games for the tests of research: every game, every number of players, every option."""

from collections.abc import Iterator

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.games import find

Table = tuple[str, int, dict[str, OptionValue]]


def tables(game: str) -> list[Table]:
    """Every number of players, as usual, and with each other value of each option."""
    found = find(game)
    listed: list[Table] = []
    for players in range(found.min_players, found.max_players + 1):
        listed.append((game, players, {}))
        listed += [
            (game, players, {option.name: value})
            for option in found.options
            for value in option.choices(players)
            if value != option.default_for(players)
        ]
    return listed


def positions(table: Table, seed: int) -> Iterator[State]:
    """Every position of a random game at which seats are asked, and the last one."""
    game, players, options = table
    state = find(game).setup(players, options)
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
            continue
        yield state
        actors = state.actors()
        seat = actors[int(rng.below(len(actors)))]
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.below(len(legal)))])
    yield state
