"""Emporion, through its public engine loop and through its own compiled playouts."""

from random import random

import emporion
from bench.drivers import Driver, NotMeasured
from bench.timing import Play, Played
from emporion.core.game import Game
from emporion.core.playout import playout
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State

PLAYERS = 4
"""Seats at the table, unless the game seats fewer or the caller asks otherwise."""

MIDDLES = 64
"""How many half-way states are copied in turn."""

INSIDE_GAMES = 20
"""Games a call inside compiled code, so that the call itself costs nothing."""


def seats(game: Game, asked: int | None = None) -> int:
    """How many players to measure a game with."""
    return max(game.min_players, min(asked or PLAYERS, game.max_players))


def looped(game: Game, players: int) -> Play:
    """Whole random games, each step called from Python: legal, pick, apply."""
    chance = CHANCE

    def play() -> Played:
        state = game.setup(players)
        legal, apply, total, outcome = (
            state.legal,
            state.apply,
            state.chance_total,
            state.chance_outcome,
        )
        decisions = chances = 0
        while True:
            seat = state.actor
            if seat >= 0:
                actions = legal(seat)
                apply(seat, actions[int(random() * len(actions))])
                decisions += 1
            elif seat == chance:
                apply(chance, outcome(int(random() * total())))
                chances += 1
            else:
                return Played(1, decisions, chances)

    return play


def whole(game: Game, players: int) -> Play:
    """Whole random games, each played by one call into the engine."""
    rng = Rng(7)

    def play() -> Played:
        decisions = 0
        for _ in range(INSIDE_GAMES):
            decisions += playout(game.setup(players), rng)
        return Played(INSIDE_GAMES, decisions, 0)

    return play


def middles(game: Game, players: int, count: int = MIDDLES) -> list[State]:
    """States half-way through random games, by steps."""
    played = looped(game, players)()
    half = (played.decisions + played.chances) // 2
    return [_wandered(game.setup(players), half) for _ in range(count)]


def _wandered(state: State, steps: int) -> State:
    """A state some random steps on; it stops before the game is over."""
    for _ in range(steps):
        before = state.copy()
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(int(random() * state.chance_total())))
        else:
            actions = state.legal(state.actor)
            state.apply(state.actor, actions[int(random() * len(actions))])
        if state.actor == OVER:
            return before
    return state


def require(compiled: bool) -> None:
    """Refuse to report an emporion of the other kind; raises `NotMeasured`."""
    if emporion.is_compiled() != compiled:
        found = "compiled" if emporion.is_compiled() else "interpreted"
        raise NotMeasured(f"the emporion found here is {found}")


def _driver(name: str, compiled: bool, inside_engine: bool) -> Driver:
    require(compiled)
    game = emporion.game(name)
    players = seats(game)
    play = whole(game, players) if inside_engine else looped(game, players)
    copiers = [] if inside_engine else [state.copy for state in middles(game, players)]
    return Driver(play, emporion.__version__, players, [*copiers])


def from_python(name: str) -> Driver:
    """The compiled engine, every step called from Python."""
    return _driver(name, compiled=True, inside_engine=False)


def interpreted(name: str) -> Driver:
    """The same source without the compiler, every step called from Python."""
    return _driver(name, compiled=False, inside_engine=False)


def inside(name: str) -> Driver:
    """The compiled engine, whole games inside it."""
    return _driver(name, compiled=True, inside_engine=True)
