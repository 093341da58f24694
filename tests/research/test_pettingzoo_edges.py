"""What the environments for PettingZoo refuse, how they are made, and their pictures."""

from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from emporion.core.errors import (
    EmporionError,
    IllegalAction,
    InvalidPlayerCount,
    NotYourDecision,
    UnknownLanguage,
    UnknownOption,
    UnknownSeat,
)
from emporion.render import svg, text
from emporion.research import rendering
from emporion.research.errors import InvalidSetting, UnknownReward
from emporion.research.pettingzoo import byzanz_v1, ys_v1
from emporion.research.rewards import KINDS
from emporion.research.settings import FORFEIT

from .courses import stored
from .zoo import acting, dealt, either_kind, every_game, go_on, open_actions

# -- legal and illegal ----------------------------------------------------------------------------


def test_numpys_numbers_are_actions() -> None:
    one, other = byzanz_v1.env(), byzanz_v1.env()
    for env in (one, other):
        env.reset(seed=3)
    action = open_actions(one.observe("player_0"))[0]
    one.step(action)
    other.step(np.int32(action))
    assert (one.state() == other.state()).all()


STRANGE = [-1, 283, 10**30, 1.0, "pass", None, True, np.True_, np.array([0, 0])]


@pytest.mark.parametrize("action", STRANGE, ids=repr)
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = byzanz_v1.env()
    env.reset(seed=3)
    before = env.state()
    with pytest.raises(IllegalAction) as refused:
        env.step(action)
    assert refused.value.facts["action"] is action
    assert (env.state() == before).all()
    assert env.agent_selection == "player_0"


@every_game
def test_an_illegal_action_is_refused_with_its_reason(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=3)
    closed = next(
        action
        for action in range(env.action_space("player_0").n)
        if action not in open_actions(env.last()[0])
    )
    seat = env.possible_agents.index(env.agent_selection)
    state, game = env._simulator.state, env._simulator.game
    with pytest.raises(IllegalAction) as refused:
        env.step(closed)
    assert refused.value.facts == {
        "game": game.name,
        "seat": seat,
        "action": game.show(seat, closed),
        "reason": state.refusal(seat, closed).code,
        "details": state.refusal(seat, closed).facts,
    }


@pytest.mark.parametrize("reward", KINDS)
def test_an_illegal_action_may_lose_the_game(reward: str) -> None:
    env = byzanz_v1.env(reward=reward, illegal="lose")
    env.reset(seed=3)
    env.step(-1)
    assert env.rewards == {
        "player_0": FORFEIT[reward], "player_1": 0, "player_2": 0, "player_3": 0,
    }  # fmt: skip
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.infos["player_0"] == {"illegal": True}
    assert open_actions(env.observe("player_0")) == []


def test_agents_that_act_illegally_together_lose_together() -> None:
    env = ys_v1.parallel_env(reward="rank", illegal="lose")
    seen, _ = env.reset(seed=3)
    actions = acting(env, seen) | {"player_1": -1, "player_2": None}
    _, paid, terminations, _, infos = env.step(actions)
    assert list(paid.values()) == [0.0, -1.0, -1.0, 0.0]
    assert [agent for agent in infos if infos[agent]] == ["player_1", "player_2"]
    assert all(terminations.values())
    assert env.agents == []


def test_an_illegal_action_may_be_replaced_by_a_legal_one() -> None:
    one, other = (byzanz_v1.env(illegal="replace") for _ in range(2))
    for env in (one, other):
        env.reset(seed=3)
        for _ in range(40):
            env.step(-1)
    assert one.infos["player_0"] == {"replaced": True}
    assert (one.state() == other.state()).all()
    agent = one.agent_selection
    one.step(open_actions(one.last()[0])[0])
    assert one.infos[agent] == {}


def test_an_agent_that_is_not_asked_waits() -> None:
    env = byzanz_v1.parallel_env()
    wait = env._simulator.game.num_actions
    seen, _ = env.reset(seed=3)
    assert env.action_space("player_0") == Discrete(wait + 1)
    assert [open_actions(seen[agent]) == [wait] for agent in env.agents] == [
        False,
        True,
        True,
        True,
    ]
    # An agent that has to wait may be left out.
    seen, *_ = env.step({"player_0": open_actions(seen["player_0"])[0]})
    assert env.agents == env.possible_agents


def test_an_agent_that_does_not_wait_is_told_so() -> None:
    env = byzanz_v1.parallel_env()
    seen, _ = env.reset(seed=3)
    before = env.state()
    with pytest.raises(NotYourDecision):
        env.step(acting(env, seen) | {"player_2": 0})
    with pytest.raises(IllegalAction):
        env.step(acting(env, seen) | {"player_0": env._simulator.game.num_actions})
    with pytest.raises(IllegalAction):
        env.step({})
    assert (env.state() == before).all()


def test_of_choices_made_together_none_counts_if_one_is_illegal() -> None:
    env = ys_v1.parallel_env()
    seen, _ = env.reset(seed=3)
    with pytest.raises(IllegalAction):
        env.step(acting(env, seen) | {"player_3": -1})
    assert env._simulator.state.actors() == [0, 1, 2, 3]


def test_a_replaced_action_of_a_waiting_agent_is_to_wait() -> None:
    env = byzanz_v1.parallel_env(illegal="replace")
    seen, _ = env.reset(seed=3)
    *_, infos = env.step(acting(env, seen) | {"player_2": 0})
    assert infos == {"player_0": {}, "player_1": {}, "player_2": {"replaced": True}, "player_3": {}}


# -- settings -------------------------------------------------------------------------------------


@either_kind
@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"players": 9}, InvalidPlayerCount),
        ({"options": {"speed": 3}}, UnknownOption),
        ({"reward": "fame"}, UnknownReward),
        ({"observation": "pixels"}, InvalidSetting),
        ({"illegal": "ignore"}, InvalidSetting),
        ({"max_cycles": 0}, InvalidSetting),
        ({"max_cycles": 1.5}, InvalidSetting),
        ({"render_mode": "hologram"}, InvalidSetting),
        ({"lang": "tlh"}, UnknownLanguage),
    ],
    ids=str,
)
def test_impossible_settings_are_refused(
    kind: str, settings: dict[str, Any], error: type[EmporionError]
) -> None:
    with pytest.raises(error) as refused:
        getattr(byzanz_v1, kind)(**settings)
    assert refused.value.facts["asked"] in (*settings.values(), "speed")


def test_an_agent_that_does_not_sit_there_is_refused() -> None:
    env, parallel = byzanz_v1.env(players=3), byzanz_v1.parallel_env(players=3)
    env.reset(seed=3)
    seen, _ = parallel.reset(seed=3)
    for call in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(UnknownSeat):
            call("player_3")
    with pytest.raises(UnknownSeat):
        parallel.step(acting(parallel, seen) | {"player_3": 0})


@either_kind
def test_a_copy_is_another_environment_of_the_same_kind(kind: str) -> None:
    env = getattr(byzanz_v1, kind)(players=3, options={"first": 2}, reward="rank")
    dealt(env, 3)
    twin = stored(env)
    assert twin.agents == []
    assert (type(twin), dealt(twin, 3)) == (type(env), dealt(env, 3))


# -- waiting and ending ---------------------------------------------------------------------------


def test_none_is_to_wait_for_agents_that_are_not_asked() -> None:
    env, other = (byzanz_v1.parallel_env(players=3) for _ in range(2))
    seen, _ = env.reset(seed=3)
    other.reset(seed=3)
    actions = acting(env, seen)
    waiting = [agent for agent in env.agents if seen[agent]["action_mask"][-1]]
    assert waiting
    env.step(actions)
    other.step(actions | dict.fromkeys(waiting, None))
    assert env.state().tolist() == other.state().tolist()


def test_the_end_of_a_game_tells_scores_and_ranking() -> None:
    env = byzanz_v1.env(players=3)
    env.reset(seed=3)
    go_on(env)
    outcome = env._simulator.state.outcome()
    assert [info["scores"] for info in env.infos.values()] == [list(outcome.scores)] * 3
    parallel = byzanz_v1.parallel_env(players=3)
    seen, infos = parallel.reset(seed=3)
    assert infos == {agent: {} for agent in parallel.agents}
    while parallel.agents:
        seen, _, _, _, infos = parallel.step(acting(parallel, seen))
    assert all(info["ranking"] for info in infos.values())


# -- pictures -------------------------------------------------------------------------------------


@either_kind
def test_the_table_is_drawn_as_the_seat_sees_it_that_is_to_decide(kind: str) -> None:
    env = getattr(byzanz_v1, kind)(render_mode="ansi", lang="nl", illegal="lose")
    env.reset(seed=3)
    state = env._simulator.state
    seen = env.render()
    assert seen == text(state.view(0), "nl", screen=True)
    env.step(-1 if kind == "env" else {})
    assert env.render() == text(state.view(None), "nl", screen=True) != seen


def test_a_picture_lights_what_may_be_chosen() -> None:
    env = byzanz_v1.env(render_mode="svg")
    env.reset(seed=3)
    view, legal = env._simulator.state.view(0), open_actions(env.last()[0])
    assert env.render() == svg(view, "en", legal=legal) != svg(view, "en")


def test_without_a_render_mode_nothing_can_be_drawn() -> None:
    env = byzanz_v1.env()
    env.reset(seed=3)
    with pytest.raises(InvalidSetting):
        env.render()
    env.close()


@either_kind
def test_a_window_follows_the_game(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    class Window:
        def show(self, picture: str, name: str) -> None:
            shown.append(name)

        def close(self) -> None:
            shown.append("closed")

    monkeypatch.setattr(rendering, "Window", Window)
    monkeypatch.setattr(rendering, "pixels", lambda svg: svg)
    env = getattr(byzanz_v1, kind)(render_mode="human", illegal="lose")
    env.reset(seed=3)
    env.step(-1 if kind == "env" else {})
    assert env.render() is None
    env.close()
    assert shown == ["Byzanz", "Byzanz", "Byzanz", "closed"]
