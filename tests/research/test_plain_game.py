"""A game that brings nothing but its rules, and is registered after the libraries were imported."""

import json
import pickle
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest

from emporion.arena.plan import plan
from emporion.catalogue import Manifest, register, unregister
from emporion.core.errors import InvalidManifest
from emporion.research import features, layout
from emporion.research.encoders import encoded_games, has_observation, read
from emporion.research.errors import NoObservation, UnboundedScore
from emporion.research.gymnasium import IDS, SeatEnv, SeatVectorEnv
from emporion.research.openspiel import GAMES
from emporion.research.pettingzoo import MODULES
from emporion.research.vector_games import VectorGames

from .courses import course, stored
from .zoo import open_actions


@pytest.fixture(autouse=True)
def fair() -> Iterator[None]:
    register(Manifest(name="fair", rules="tests.kit.toy:Fair", environment=3))
    yield
    unregister("fair")
    for registry, name in ((MODULES, "fair"), (IDS, "fair"), (GAMES, "emporion_fair")):
        registry.pop(name, None)


def test_there_is_no_observation_and_the_error_says_so() -> None:
    assert not has_observation("fair")
    assert "fair" not in encoded_games()
    with pytest.raises(NoObservation) as error:
        layout("fair", 3)
    assert error.value.facts == {"game": "fair"}
    assert isinstance(error.value, LookupError)
    with pytest.raises(NoObservation):
        features({"seat": 0, "game": "fair"})
    for observation in ("flat", "dict"):
        with pytest.raises(NoObservation):
            MODULES["fair"].env(players=3, observation=observation)


def test_pettingzoo_plays_it_agent_by_agent_with_masks_and_views() -> None:
    module = import_module("emporion.research.pettingzoo.fair_v3")
    assert module is MODULES["fair"]
    env = pettingzoo.make("aec", "emporion/fair_v3", players=3)
    assert type(env) is module.env
    env = pickle.loads(pickle.dumps(env))  # noqa: S301 - it is our own
    env.reset(seed=7)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, termination, _, info = env.last()
        assert env.observation_space(agent).contains(observation)
        view = json.loads(info["view"])
        assert view["seat"] == env.possible_agents.index(agent)
        if termination:
            assert {"scores", "ranking"} < set(info)
            env.step(None)
            continue
        assert reward == 0
        assert view == env._simulator.state.view(view["seat"])
        env.step(open_actions(observation)[0])
        decisions += 1
    assert decisions >= 6
    with pytest.raises(NoObservation):
        env.state()


def test_pettingzoo_plays_it_with_all_agents_at_once() -> None:
    env = MODULES["fair"].parallel_env(players=3)
    seen, infos = env.reset(seed=7)
    rewards: dict[str, float] = {}
    while env.agents:
        assert all(json.loads(infos[agent]["view"])["seat"] >= 0 for agent in env.agents)
        actions = {agent: open_actions(seen[agent])[-1] for agent in env.agents}
        seen, rewards, _, _, infos = env.step(actions)
    assert sum(rewards.values()) == pytest.approx(1)


@pytest.mark.filterwarnings("ignore:.*not within the observation space:UserWarning")
def test_gymnasium_plays_it_seat_by_seat() -> None:
    assert IDS["fair"] == "emporion/Fair-v3"
    env: Any = gymnasium.make("emporion/Fair-v3", players=3, opponents="random")
    assert isinstance(env.unwrapped, SeatEnv)
    seen, info = env.reset(seed=7)
    over = False
    while not over:
        assert set(seen) == {"action_mask"}
        assert json.loads(info["view"])["seat"] == 0
        seen, _, over, _, info = env.step(open_actions(seen)[0])
    assert len(info["scores"]) == 3


def test_gymnasium_plays_many_of_it_at_once() -> None:
    envs = SeatVectorEnv("fair", num_envs=3, players=3, opponents="random")
    seen, infos = envs.reset(seed=7)
    ended = 0
    while not ended:
        assert [json.loads(view)["seat"] for view in infos["view"]] == [0, 0, 0]
        seen, _, over, _, infos = envs.step(seen["action_mask"].argmax(axis=1))
        ended += int(over.sum())
    assert set(infos["final_obs"][int(over.argmax())]) == {"action_mask"}


def test_many_games_have_rows_without_numbers() -> None:
    games = VectorGames("fair", 4, players=3, seed=7)
    step, rng = games.reset(), np.random.default_rng(7)
    assert step.observations.shape == (4, 0)
    assert [view["seat"] for view in games.views()] == step.seats.tolist()
    for _ in range(40):
        step = games.step(step.random(rng))


def test_openspiel_plays_it_turn_by_turn_and_pays_no_points() -> None:
    game = stored(pyspiel.load_game("emporion_fair(players=3,reward=rank)"))
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert not game.get_type().provides_observation_tensor
    *_, state = course("emporion_fair(players=3,reward=rank)", seed=1)
    assert sum(state.returns()) == pytest.approx(0)
    rng = random.Random(1).random
    asked = next(
        state for state in course("emporion_fair(players=3)", seed=2) if state.is_player_node()
    )
    sample = asked.resample_from_infostate(0, rng)
    assert sample.observation_string(0) == asked.observation_string(0)
    with pytest.raises(UnboundedScore) as error:
        pyspiel.load_game("emporion_fair(reward=score)")
    assert error.value.facts["known"] == ["win", "rank"]


def test_the_ladder_measures_its_usual_table() -> None:
    entries = [entry for entry in plan() if entry.contest.game == "fair"]
    assert [entry.name for entry in entries] == ["fair", "fair-curve"]


def fails(*_given: Any) -> Any:
    """A part that raises whatever it is asked."""
    raise RuntimeError("it is broken")


@pytest.mark.parametrize("field", ["encoder", "openspiel", "ladder"])
def test_a_part_that_cannot_be_used_leaves_the_other_games_alone(field: str) -> None:
    others = (encoded_games(), [each.name for each in plan() if each.contest.game != "fair"])
    GAMES.pop("emporion_fair", None)
    parts: dict[str, Any] = {field: 7}
    register(Manifest(name="fair", rules="tests.kit.toy:Fair", **parts))
    assert encoded_games() == others[0]
    planned = [each.name for each in plan()]
    assert [name for name in planned if not name.startswith("fair")] == others[1]
    assert ("emporion_fair" in GAMES) == (field == "ladder")


@pytest.mark.parametrize("field", ["encoder", "reader"])
def test_an_encoder_that_fails_is_told_by_name(field: str) -> None:
    parts: dict[str, Any] = {"encoder": fails, field: fails}
    register(Manifest(name="fair", rules="tests.kit.toy:Fair", **parts))
    with pytest.raises(InvalidManifest) as error:
        _ = VectorGames("fair", 2, 3) if field == "encoder" else read({"game": "fair"})
    assert error.value.facts["what"] == field
