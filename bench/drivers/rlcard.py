"""RLCard's games, without the observations that its environments add to each step, and with."""

from importlib.metadata import version
from random import random

import rlcard

from bench.drivers import Driver
from bench.timing import Played

NAMED_ACTIONS = {"leduc-holdem", "limit-holdem"}
"""Games whose legal actions are the game's own words already, not numbers of them."""


def from_python(name: str) -> Driver:
    """The game inside RLCard's environment, driven directly.

    `env.step` also encodes an observation as numpy arrays, which costs it about half of its
    speed; no other engine is asked for one here, so neither is RLCard. Its states cannot be
    copied, and its dealing happens inside `init_game` and `step`.
    """
    env = rlcard.make(name)
    game = env.game
    start, over, step = game.init_game, game.is_over, game.step
    if name in NAMED_ACTIONS:

        def play() -> Played:
            start()
            decisions = 0
            while not over():
                actions = game.get_legal_actions()
                step(actions[int(random() * len(actions))])
                decisions += 1
            return Played(1, decisions, 0)

    else:
        legal, decoded = env._get_legal_actions, env._decode_action

        def play() -> Played:
            start()
            decisions = 0
            while not over():
                actions = list(legal())
                step(decoded(actions[int(random() * len(actions))]))
                decisions += 1
            return Played(1, decisions, 0)

    return Driver(play, version("rlcard"), env.num_players)


def environment(name: str) -> Driver:
    """The loop of `Env.run`, without the trajectories that it keeps.

    A state has the observation as arrays, and the legal actions as the keys of a dictionary.
    """
    env = rlcard.make(name)

    def play() -> Played:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random() * len(actions))])
            decisions += 1
        return Played(1, decisions, 0)

    return Driver(play, version("rlcard"), env.num_players)
