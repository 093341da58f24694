"""PettingZoo's own tests, on every game."""

import sys
import warnings
from functools import partial
from itertools import count
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from emporion.research import rendering
from emporion.research.pettingzoo import byzanz_v1
from emporion.research.rendering import Pixels, pixels

from .zoo import every_game

with warnings.catch_warnings():
    # To try its tests on, PettingZoo imports a game of its own in a way that it warns of.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
        state_test,
    )

dictionaries = pytest.mark.filterwarnings(
    # PettingZoo lists the games whose observations may be dictionaries, and knows its own alone.
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box:UserWarning",
)


def seeded(env: Any) -> Any:
    """An environment whose samples are the same in every run."""
    for seed, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed)
    return env


@every_game
@pytest.mark.parametrize("observation", ["flat", "dict"])
@dictionaries
def test_the_sequential_environments_pass_the_api_test(
    module: ModuleType, observation: str
) -> None:
    api_test(seeded(module.env(observation=observation, max_cycles=9)), num_cycles=10)


@dictionaries
def test_a_whole_game_passes_the_api_test() -> None:
    api_test(seeded(byzanz_v1.env(players=3)), num_cycles=200)


@every_game
def test_the_parallel_environments_pass_the_api_test(module: ModuleType) -> None:
    parallel_api_test(seeded(module.parallel_env()), num_cycles=40)


@every_game
def test_the_same_seed_gives_the_same_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=10)


@every_game
def test_the_same_seed_gives_the_same_parallel_game(module: ModuleType) -> None:
    # Its samples ignore masks.
    parallel_seed_test(partial(module.parallel_env, illegal="replace"), num_cycles=10)


@every_game
def test_games_are_truncated_after_a_number_of_cycles(module: ModuleType) -> None:
    # Its samples ignore masks. It also wants every agent to act equally often, which is so in
    # PettingZoo's conversion alone: in a game one may be asked more often than another.
    parallel = partial(module.parallel_env, illegal="replace")
    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)),
        )
    )


@every_game
def test_states_pass_the_state_test(module: ModuleType) -> None:
    # Its samples ignore masks.
    env = seeded(module.env(illegal="replace"))
    state_test(env, module.parallel_env(), num_cycles=10)


@every_game
def test_every_render_mode_passes_the_render_test(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quickly(svg: str) -> Pixels:
        """A small picture in place of a table: `test_pictures` draws real ones."""
        assert svg.startswith("<svg")
        return pixels('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"/>')

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(rendering, "pixels", quickly)
    monkeypatch.setattr(rendering, "FRAMES", 0)  # the window does not wait between pictures
    render_test(module.env, {"svg": lambda picture: picture.startswith("<svg")})


def test_the_benchmark_runs_through(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = count()
    # The function hides its module in the package that both are in.
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    # Five seconds pass in a hundred looks at the clock, so that a game ends on the way.
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks) / 20))
    performance_benchmark(byzanz_v1.env())
    assert "Finished performance benchmark" in capsys.readouterr().out


@every_game
def test_the_environments_can_be_made_by_their_names(module: ModuleType) -> None:
    name = module.env.metadata["name"]
    one = pettingzoo.make("aec", f"emporion/{name}", players=3)
    all_at_once = pettingzoo.make("parallel", f"emporion/{name}", max_cycles=5)
    assert (type(one), one.max_num_agents) == (module.env, 3)
    assert (type(all_at_once), all_at_once.max_cycles) == (module.parallel_env, 5)
    assert str(one) == str(all_at_once) == name


@every_game
def test_every_number_of_an_observation_is_within_its_bounds(module: ModuleType) -> None:
    env = seeded(module.parallel_env(max_cycles=20, observation="dict"))
    seen, _ = env.reset(seed=5)
    while env.agents:
        for agent, each in seen.items():
            assert env.observation_space(agent).contains(each)
        actions = {agent: int(np.argmax(each["action_mask"])) for agent, each in seen.items()}
        seen, *_ = env.step(actions)
