"""What agents see and are paid in the environments for PettingZoo."""

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from emporion.core.rng import Rng
from emporion.research import rewards as worths
from emporion.research import unflatten
from emporion.research.errors import InvalidSetting, NoGame
from emporion.research.pettingzoo import byzanz_v1, ys_v1
from emporion.research.rewards import KINDS

from .zoo import acting, dealt, either_kind, every_game, go_on, open_actions, same

# -- what is seen ---------------------------------------------------------------------------------


@every_game
def test_a_secret_shows_in_nobodys_observation(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=3)
    rng = Rng(3)
    others = 0
    for _ in range(12):
        go_on(env, 5)
        true = env._simulator.state
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            twin = env._simulator.game.determinize(true.view(seat), rng.below)
            others += twin.key() != true.key()
            assert twin.legal(seat) == true.legal(seat)
            env._simulator.state = twin
            assert same(seen, env.observe(agent))
            env._simulator.state = true
    assert others > 12


@every_game
def test_only_the_agent_that_is_to_decide_is_offered_anything(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=3)
    for _ in range(10):
        go_on(env, 3)
        for agent in env.agents:
            assert bool(open_actions(env.observe(agent))) == (agent == env.agent_selection)


def test_a_bid_is_not_seen_before_all_have_chosen() -> None:
    envs = [ys_v1.env(), ys_v1.env()]
    for env, choice in zip(envs, (0, -1), strict=True):
        env.reset(seed=3)
        assert len(env._simulator.state.actors()) == 4
        env.step(open_actions(env.observe("player_0"))[choice])
    for agent in ("player_1", "player_2", "player_3"):
        assert same(envs[0].observe(agent), envs[1].observe(agent))
    assert not same(envs[0].observe("player_0"), envs[1].observe("player_0"))


def test_bids_at_once_are_what_bids_one_after_another_are() -> None:
    parallel, sequential = ys_v1.parallel_env(), ys_v1.env()
    seen, _ = parallel.reset(seed=3)
    sequential.reset(seed=3)
    bids = {agent: open_actions(each)[seat] for seat, (agent, each) in enumerate(seen.items())}
    seen, *_ = parallel.step(bids)
    for bid in bids.values():
        sequential.step(bid)
    for agent in bids:
        assert (seen[agent]["observation"] == sequential.observe(agent)["observation"]).all()


@every_game
def test_a_dictionary_has_the_fields_of_the_row(module: ModuleType) -> None:
    flat, named = module.env(), module.env(observation="dict")
    for env in (flat, named):
        env.reset(seed=3)
        go_on(env, 20)
    fields = unflatten(flat.GAME, 4, flat.observe("player_2")["observation"])
    seen = named.observe("player_2")["observation"]
    assert list(seen) == list(fields) == list(named.observation_space("player_2")["observation"])
    assert all((seen[name] == fields[name]).all() for name in fields)


@either_kind
def test_a_state_is_what_all_seats_see(kind: str) -> None:
    env = getattr(byzanz_v1, kind)(observation="dict")
    env.reset(seed=3)
    rows = np.split(env.state(), 4)
    for seat, row in enumerate(rows):
        assert (row == env._simulator.observe(seat)).all()


def test_what_agents_are_given_is_their_own() -> None:
    env = byzanz_v1.env()
    env.reset(seed=3)
    before = env.observe("player_0")
    spoilt = env.observe("player_0")
    spoilt["observation"][:] = 9
    spoilt["action_mask"][:] = 1
    assert same(env.observe("player_0"), before)


# -- chance ---------------------------------------------------------------------------------------


@either_kind
def test_a_seed_fixes_this_game_and_those_that_follow(kind: str) -> None:
    one, other = getattr(byzanz_v1, kind)(), getattr(byzanz_v1, kind)()
    assert dealt(one, 3) == dealt(other, 3) != dealt(one, 4)
    dealt(one, 3)
    assert [dealt(one), dealt(one)] == [dealt(other), dealt(other)]
    assert dealt(one) != dealt(one)


def test_without_a_seed_nobody_knows_what_comes() -> None:
    assert dealt(byzanz_v1.env()) != dealt(byzanz_v1.env())


@pytest.mark.parametrize("seed", [-1, 1 << 96, 1.0, True, "7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(InvalidSetting) as refused:
        byzanz_v1.env().reset(seed=seed)
    assert (refused.value.facts["name"], refused.value.facts["asked"]) == ("seed", seed)


# -- how games end --------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", KINDS)
def test_rewards_are_paid_when_a_game_ends(reward: str) -> None:
    env = byzanz_v1.env(players=3, reward=reward)
    env.reset(seed=3)
    go_on(env)
    paid = worths(env._simulator.state.outcome(), reward)
    assert list(env.rewards.values()) == paid
    assert any(paid)
    for seat, agent in enumerate(env.possible_agents):
        assert env.agent_selection == agent
        _, last, termination, truncation, _ = env.last()
        assert (last, termination, truncation) == (paid[seat], True, False)
        env.step(None)
        assert not any(env.rewards.values())
    assert env.agents == []


@pytest.mark.parametrize("reward", KINDS)
def test_rewards_are_paid_when_a_parallel_game_ends(reward: str) -> None:
    env = byzanz_v1.parallel_env(players=3, reward=reward)
    seen, _ = env.reset(seed=3)
    agents = env.agents
    while env.agents:
        seen, paid, terminations, truncations, _ = env.step(acting(env, seen))
        assert not any(paid.values()) or not env.agents
    assert list(paid.values()) == worths(env._simulator.state.outcome(), reward)
    assert terminations == dict.fromkeys(agents, True)
    assert truncations == dict.fromkeys(agents, False)


def test_an_agent_whose_game_has_ended_only_leaves() -> None:
    env = byzanz_v1.env(max_cycles=1)
    env.reset(seed=3)
    go_on(env)
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    for _ in env.agent_iter():
        assert open_actions(env.last()[0]) == []
        env.step(None)
    for call in (env.last, lambda: env.step(None)):
        with pytest.raises(NoGame):
            call()
    env.reset()
    assert (env.agents, env.agent_selection) == (env.possible_agents, "player_0")


@either_kind
def test_a_game_has_to_begin_first(kind: str) -> None:
    env = getattr(byzanz_v1, kind)(render_mode="ansi")
    for call in (env.state, env.render, lambda: env.step({})):
        with pytest.raises(NoGame):
            call()


def test_a_truncated_game_is_worth_nothing() -> None:
    env = byzanz_v1.env(reward="rank", max_cycles=5)
    env.reset(seed=3)
    assert go_on(env) == 20
    assert env.truncations == dict.fromkeys(env.agents, True)
    assert env.terminations == dict.fromkeys(env.agents, False)
    assert not any(env.rewards.values())
    env.reset()
    assert go_on(env) == 20


def test_a_truncated_parallel_game_is_worth_nothing() -> None:
    env = byzanz_v1.parallel_env(reward="rank", max_cycles=2)
    seen, _ = env.reset(seed=3)
    agents = env.agents
    seen, *_ = env.step(acting(env, seen))
    seen, paid, terminations, truncations, _ = env.step(acting(env, seen))
    assert env.agents == []
    assert paid == dict.fromkeys(agents, 0.0)
    assert (any(terminations.values()), all(truncations.values())) == (False, True)
    assert all(open_actions(each) == [env._simulator.game.num_actions] for each in seen.values())
