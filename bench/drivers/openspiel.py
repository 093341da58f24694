"""OpenSpiel's C++ games: through its Python binding, inside its C++, and as environments."""

from importlib.metadata import version
from random import choices, random
from typing import Any

import pyspiel
from open_spiel.python.rl_environment import Environment

from bench.drivers import Driver
from bench.timing import Play, Played

TERMINAL: int = pyspiel.PlayerId.TERMINAL
PROBES = 20
MIDDLES = 64
ROLLOUTS = 1000


def from_python(name: str) -> Driver:
    """The loop of the manual, which knows nothing of the game: chance drawn by its weights.

    The manual draws with NumPy's `choice`; `random.choices` does the same and is 2.5 times as
    fast for lists of this length.
    """
    game = pyspiel.load_game(name)
    return _driver(game, _by_weight(game))


def tuned(name: str) -> Driver:
    """The fastest loop we know: two facts about the game save calls.

    `current_player` alone tells seats, chance and the end apart. Where every chance outcome is
    equally likely, `legal_actions` at a chance node lists the outcomes without their weights.
    """
    game = pyspiel.load_game(name)
    if not _all_even(game):
        raise ValueError(f"{name} has chance outcomes that are not equally likely")
    return _driver(game, _even(game))


def inside(name: str) -> Driver:
    """Random playouts by OpenSpiel's own rollout evaluator, in C++, from a finished deal.

    The evaluator is only reachable through its search, so one simulation is asked for with a
    thousand rollouts at its root. Only for games of a fixed number of decisions after the deal,
    since the evaluator does not count them. The deal is left out, which favours OpenSpiel.
    """
    game = pyspiel.load_game(name)
    state = _wandered(game, 0)
    lengths = {_decisions_left(state) for _ in range(PROBES)}
    if len(lengths) != 1:
        raise ValueError(f"{name} has games of different lengths after one deal: {lengths}")
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=7)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, 1, 100, False, 7, False)
    decisions = ROLLOUTS * lengths.pop()

    def play() -> Played:
        bot.step(state)
        return Played(ROLLOUTS, decisions, 0)

    return Driver(play, version("open_spiel"), game.num_players())


def environment(name: str) -> Driver:
    """The loop of the examples for `rl_environment`, with its settings as they come.

    At each step it encodes what every player knows, and lists the legal actions of every player.
    Its dealing happens inside `reset` and `step`.
    """
    env = Environment(name)

    def play() -> Played:
        now = env.reset()
        decisions = 0
        while not now.last():
            seen = now.observations
            actions = seen["legal_actions"][seen["current_player"]]
            now = env.step([actions[int(random() * len(actions))]])
            decisions += 1
        return Played(1, decisions, 0)

    return Driver(play, version("open_spiel"), env.num_players)


def _driver(game: Any, play: Play) -> Driver:
    played = play()
    half = (played.decisions + played.chances) // 2
    copiers = [_wandered(game, half).clone for _ in range(MIDDLES)]
    return Driver(play, version("open_spiel"), game.num_players(), copiers)


def _even(game: Any) -> Play:
    terminal = TERMINAL

    def play() -> Played:
        state = game.new_initial_state()
        current, legal, apply = state.current_player, state.legal_actions, state.apply_action
        decisions = chances = 0
        player = current()
        while player != terminal:
            actions = legal()
            apply(actions[int(random() * len(actions))])
            if player >= 0:
                decisions += 1
            else:
                chances += 1
            player = current()
        return Played(1, decisions, chances)

    return play


def _by_weight(game: Any) -> Play:
    def play() -> Played:
        state = game.new_initial_state()
        over, by_chance = state.is_terminal, state.is_chance_node
        outcomes, legal, apply = state.chance_outcomes, state.legal_actions, state.apply_action
        decisions = chances = 0
        while not over():
            if by_chance():
                actions, weights = zip(*outcomes(), strict=True)
                apply(choices(actions, weights)[0])
                chances += 1
            else:
                actions = legal()
                apply(actions[int(random() * len(actions))])
                decisions += 1
        return Played(1, decisions, chances)

    return play


def _all_even(game: Any) -> bool:
    """Whether each chance node of some random games has equally likely outcomes."""
    for _ in range(PROBES):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                weights = [weight for _, weight in outcomes]
                if max(weights) - min(weights) > 1e-9 or [a for a, _ in outcomes] != actions:
                    return False
            state.apply_action(actions[int(random() * len(actions))])
    return True


def _wandered(game: Any, steps: int) -> Any:
    """A state some random steps on, at a player's decision and before the game is over."""
    state = game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        actions = state.legal_actions()
        following = state.child(actions[int(random() * len(actions))])
        if following.is_terminal():
            return state
        state = following
        steps -= 1
    return state


def _decisions_left(state: Any) -> int:
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += 1
    return decisions
