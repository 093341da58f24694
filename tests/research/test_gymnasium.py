"""Environments for Gymnasium: what its own checks demand, and what the games do."""

import copy
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from emporion.bots import bot
from emporion.core.errors import EmporionError, IllegalAction, UnknownBot, UnknownSeat
from emporion.core.state import View
from emporion.render import svg
from emporion.research import unflatten
from emporion.research.encoders import encoded_games
from emporion.research.errors import InvalidSetting, NoGame, WrongTurn
from emporion.research.gymnasium import IDS, SeatEnv
from emporion.research.settings import FORFEIT, OBSERVATIONS

Chooser = Callable[[dict[str, Any]], Any]


def chooser(seed: int = 1) -> Chooser:
    rng = np.random.default_rng(seed)
    return lambda seen: int(rng.choice(np.flatnonzero(seen["action_mask"])))


def quick(game: str = "byzanz", **settings: Any) -> SeatEnv:
    default: dict[str, Any] = {"players": 3, "opponents": "random"}
    return SeatEnv(game, **default | settings)


@pytest.mark.parametrize("game", encoded_games())
@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_gymnasium_finds_nothing_wrong(game: str, observation: str) -> None:
    env = gymnasium.make(
        IDS[game], opponents="random", illegal="replace", seat="random", observation=observation
    )
    # Drawing takes time, and is the same for all: one game is enough.
    check_env(env.unwrapped, skip_render_check=(game, observation) != ("byzanz", "flat"))


@pytest.mark.parametrize("game", encoded_games())
def test_a_game_goes_to_its_end_and_is_paid_then(game: str) -> None:
    env = gymnasium.make(IDS[game], opponents="random", seat=1, reward="score")
    seen, info = env.reset(seed=5)
    choose, ended, paid = chooser(), False, []
    while not ended:
        assert info == {"seat": 1}
        seen, reward, ended, truncated, info = env.step(choose(seen))
        assert seen in env.observation_space
        assert not truncated
        paid.append(reward)
    scores = info["scores"]
    assert not any(paid[:-1])
    assert paid[-1] == pytest.approx(scores[1] - np.delete(scores, 1).mean())
    assert sorted(seat for place in info["ranking"] for seat in place) == [0, 1, 2, 3]
    assert not seen["action_mask"].any()
    with pytest.raises(NoGame):
        env.unwrapped.step(0)


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: int) -> list[int]:
        env, choose = quick(opponents="easy", seat="random"), chooser()
        told: list[int] = []
        for begin in (seed, None):
            seen, info = env.reset(seed=begin)
            for _ in range(12):
                told += [info["seat"], *seen["observation"].tolist()]
                seen, _, _, _, info = env.step(choose(seen))
        return told

    assert played(3) == played(3)
    assert played(3) != played(4)


class Onlooker:
    """Plays at random, and notes what it was given."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.offers: list[list[int]] = []
        self._bot = bot("byzanz", "random", 1)

    def turn(self, view: View, legal: list[int]) -> list[int]:
        self.views.append(view)
        self.offers.append(legal[:])
        chain = self._bot.turn(view, legal)
        legal.clear()
        return chain


def test_opponents_sit_from_the_left_neighbour_on_and_see_their_own_views() -> None:
    one, other = Onlooker(), Onlooker()
    env, choose = quick(seat=1, opponents=[one, other]), chooser()
    seen, _ = env.reset(seed=2)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(choose(seen))
    assert {view["seat"] for view in one.views} == {2}
    assert {view["seat"] for view in other.views} == {0}
    assert all(one.offers)


class Cut:
    """A bot that changes the turn which it was about to play."""

    def __init__(self, cut: Callable[[list[int]], Any]) -> None:
        self._bot = bot("byzanz", "medium", 1)
        self._cut = cut

    def turn(self, view: View, legal: list[int]) -> list[int]:
        changed: list[int] = self._cut(self._bot.turn(view, legal))
        return changed


@pytest.mark.parametrize(
    "cut",
    [
        lambda chain: [],
        lambda chain: chain[:-1],
        lambda chain: [*chain, chain[0]],
        lambda chain: [*chain[:-1], 9999],
        lambda chain: [None],
        lambda chain: None,
        lambda chain: chain[0],
        lambda chain: iter(chain[:-1]),
    ],
)
def test_a_bot_that_does_not_play_one_whole_turn_is_refused(
    cut: Callable[[list[int]], Any],
) -> None:
    env = quick(seat=1, opponents=Cut(cut))
    with pytest.raises(WrongTurn) as refused:
        env.reset(seed=3)
    seat, chain = refused.value.facts["seat"], refused.value.facts["chain"]
    assert seat != 1
    assert str(chain) in str(refused.value)
    with pytest.raises(NoGame):
        env.step(0)


@pytest.mark.parametrize("give", [lambda chain: [*np.array(chain)], iter])
def test_a_bot_may_play_numbers_of_numpy_and_give_them_one_by_one(
    give: Callable[[list[int]], Any],
) -> None:
    env, choose = quick(seat=1, opponents=Cut(give)), chooser()
    seen, _ = env.reset(seed=3)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(choose(seen))


def test_a_seat_may_be_drawn_at_each_reset() -> None:
    env = quick(seat="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2}


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    env, twin = quick(), quick()
    seen, _ = env.reset(seed=1)
    twin.reset(seed=1)
    for illegal in (int(np.flatnonzero(1 - seen["action_mask"])[0]), -1, 9999, True, 0.0, None):
        with pytest.raises(IllegalAction) as refused:
            env.step(illegal)
        assert refused.value.facts["seat"] == 0
    action = chooser()(seen)
    after, expected = env.step(action)[0], twin.step(action)[0]
    assert np.array_equal(after["observation"], expected["observation"])


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_an_illegal_action_can_lose_the_game(reward: str) -> None:
    env = quick(illegal="lose", reward=reward)
    env.reset(seed=1)
    seen, paid, ended, _, info = env.step(-1)
    assert (paid, ended) == (FORFEIT[reward], True)
    assert info == {"seat": 0, "illegal": True}
    assert not seen["action_mask"].any()
    with pytest.raises(NoGame):
        env.step(0)


def test_an_illegal_action_can_be_replaced() -> None:
    env, choose = quick(illegal="replace"), chooser()
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, ended, _, info = env.step(-1)
        assert info["replaced"]
    seen, _ = env.reset()
    assert "replaced" not in env.step(choose(seen))[4]


@pytest.mark.parametrize("skip_forced", [False, True])
def test_single_choices_are_asked_unless_they_are_to_be_skipped(skip_forced: bool) -> None:
    env, choose = quick(skip_forced=skip_forced), chooser()
    seen, _ = env.reset(seed=1)
    ended, choices = False, []
    while not ended:
        choices.append(int(seen["action_mask"].sum()))
        seen, _, ended, _, _ = env.step(choose(seen))
    assert (1 in choices) is not skip_forced


@pytest.mark.parametrize("game", encoded_games())
def test_an_observation_can_be_had_by_names(game: str) -> None:
    flat, _ = quick(game).reset(seed=1)
    env = quick(game, observation="dict")
    named, _ = env.reset(seed=1)
    assert named in env.observation_space
    assert {name: row.tolist() for name, row in named["observation"].items()} == {
        name: row.tolist() for name, row in unflatten(game, 3, flat["observation"]).items()
    }


def test_a_copy_is_an_environment_of_the_same_kind() -> None:
    env = quick(seat=2, options={"picking": "may"})
    other = copy.deepcopy(env)
    assert other.observation_space == env.observation_space
    told, info = other.reset(seed=1)
    assert info == {"seat": 2}
    assert np.array_equal(told["observation"], env.reset(seed=1)[0]["observation"])


@pytest.mark.parametrize(("mode", "begins"), [("ansi", "Byzanz"), ("svg", "<svg")])
def test_the_table_is_shown_as_the_seat_sees_it(mode: str, begins: str) -> None:
    env = quick(render_mode=mode)
    with pytest.raises(NoGame):
        env.render()
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str)
    assert begins in shown


def test_a_window_shows_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    class Window:
        def show(self, picture: str, name: str) -> None:
            shown.append(name)

        def close(self) -> None:
            shown.append("closed")

    module = "emporion.research.rendering"
    monkeypatch.setattr(f"{module}.Window", Window)
    monkeypatch.setattr(f"{module}.pixels", lambda svg: svg)
    env = quick(render_mode="human", lang="nl")
    seen, _ = env.reset(seed=1)
    env.step(chooser()(seen))
    env.close()
    assert shown == ["Byzanz", "Byzanz", "closed"]


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"seat": 3}, UnknownSeat),
        ({"seat": -1}, UnknownSeat),
        ({"seat": True}, UnknownSeat),
        ({"opponents": "genius"}, UnknownBot),
        ({"opponents": ["random"]}, InvalidSetting),
        ({"opponents": 7}, InvalidSetting),
        ({"illegal": "ignore"}, InvalidSetting),
        ({"observation": "pixels"}, InvalidSetting),
        ({"render_mode": "paper"}, InvalidSetting),
    ],
)
def test_what_cannot_be_set_is_refused_at_once(
    settings: dict[str, Any], error: type[EmporionError]
) -> None:
    with pytest.raises(error):
        quick(**settings)


def test_nothing_is_lit_once_a_game_is_lost() -> None:
    env = quick(render_mode="svg", illegal="lose")
    env.reset(seed=1)
    before, view = env.render(), env._simulator.state.view(0)
    env.step(-1)
    assert env.render() == svg(view, "en") != before


def test_masks_can_be_asked_for_by_name() -> None:
    env = quick()
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == seen["action_mask"]).all()


def test_nothing_is_done_before_the_first_reset() -> None:
    with pytest.raises(NoGame):
        quick().step(0)
    with pytest.raises(InvalidSetting):
        quick().render()
