"""Catanatron: Catan for four random players."""

from importlib.metadata import version
from random import random
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.drivers import Driver
from bench.timing import Played

MIDDLES = 16


def from_python(name: str) -> Driver:
    """Catanatron's play: every action of a player is a decision, rolling the dice included.

    `Game.play` without its check that each action is among the playable ones, and without the
    snapshots for accumulators; games stop after its own limit of 1,000 turns. Dice and cards
    are drawn inside `execute`.
    """
    return Driver(
        _play, version("catanatron"), len(Color), [_middle().copy for _ in range(MIDDLES)]
    )


def _game() -> Any:
    return Game([RandomPlayer(color) for color in Color])


def _play() -> Played:
    game = _game()
    state, execute, winner = game.state, game.execute, game.winning_color
    while winner() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        execute(actions[int(random() * len(actions))], validate_action=False)
    return Played(1, len(state.actions), 0)


def _middle() -> Any:
    """A game some hundreds of decisions on."""
    game = _game()
    while game.winning_color() is None and len(game.state.actions) < 400:
        game.play_tick()
    return game
