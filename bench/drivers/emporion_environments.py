"""Emporion's environments for researchers, always compiled."""

from importlib import import_module
from random import random

import gymnasium
import numpy as np

import emporion
from bench.drivers import Driver
from bench.drivers.emporion import require, seats
from bench.drivers.pettingzoo import looped
from bench.timing import Played
from emporion.research import pettingzoo
from emporion.research.gymnasium import IDS
from emporion.research.vector_games import VectorGames

GAMES = 2_000
"""How many games are played side by side."""


def aec(name: str) -> Driver:
    """All seats by PettingZoo, driven as PettingZoo's own games are."""
    require(compiled=True)
    players = seats(emporion.game(name))
    (module,) = [each for each in pettingzoo.__all__ if each.startswith(f"{name}_v")]
    env = import_module(f"emporion.research.pettingzoo.{module}").env(players=players)
    return Driver(looped(env), emporion.__version__, players)


def seat(name: str) -> Driver:
    """One seat by Gymnasium; a step also has the random decisions of all others in its time."""
    require(compiled=True)
    players = seats(emporion.game(name))
    known_as = f"emporion.research.gymnasium:{IDS[name]}"
    env = gymnasium.make(known_as, players=players, opponents="random")

    def play() -> Played:
        observation, _ = env.reset()
        decisions = 0
        over = False
        while not over:
            actions = np.flatnonzero(observation["action_mask"]).tolist()
            action = actions[int(random() * len(actions))]
            observation, _, terminated, truncated, _ = env.step(action)
            decisions += 1
            over = terminated or truncated
        return Played(1, decisions, 0)

    return Driver(play, emporion.__version__, players)


def vector_games(name: str) -> Driver:
    """Many games as arrays: one call decides in all of them.

    They begin together, and not all parts of a game are equally quick. So a call of `play` goes on
    until as many games have ended as there are: about one whole game of each.
    """
    require(compiled=True)
    players = seats(emporion.game(name))
    many = VectorGames(name, GAMES, players, seed=7)
    rng = np.random.default_rng(7)
    step = many.reset()

    def play() -> Played:
        nonlocal step
        games = decisions = 0
        while games < many.count:
            step = many.step(step.random(rng))
            games += int(np.count_nonzero(step.ended))
            decisions += many.count
        return Played(games, decisions, 0)

    return Driver(play, emporion.__version__, players)
