"""PettingZoo's classic games, and the loop for every environment in which agents take turns."""

from importlib import import_module
from importlib.metadata import version
from random import random
from typing import Any

from numpy import flatnonzero

from bench.drivers import Driver
from bench.timing import Play, Played


def looped(env: Any) -> Play:
    """Whole random games, by the loop of PettingZoo's own `performance_benchmark`.

    As there, the next game begins once one is over for all: nobody leaves it by a step of `None`.
    """

    def play() -> Played:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, _, _, _ = env.last()
            actions = flatnonzero(observation["action_mask"]).tolist()
            env.step(actions[int(random() * len(actions))])
            decisions += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                break
        return Played(1, decisions, 0)

    return play


def wrapped(name: str) -> Driver:
    """A game as its users make it, with the wrappers that check what agents do."""
    return _driver(import_module(f"pettingzoo.classic.{name}").env())


def raw(name: str) -> Driver:
    """The same game without these wrappers, to tell what they take."""
    return _driver(import_module(f"pettingzoo.classic.{name}").raw_env())


def _driver(env: Any) -> Driver:
    return Driver(looped(env), version("pettingzoo"), len(env.possible_agents))
