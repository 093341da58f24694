"""Many games at once for Gymnasium: its rules for spaces, ends and fresh starts."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from emporion.core.errors import IllegalAction, InvalidPlayerCount, UnknownBot, UnknownSeat
from emporion.core.rng import Rng
from emporion.core.state import State
from emporion.research import unflatten
from emporion.research.encoders import encoded_games
from emporion.research.encoding.opponents import OpponentPolicy
from emporion.research.errors import NoGame, WrongActions
from emporion.research.gymnasium import IDS, SeatEnv, SeatVectorEnv


def choose_all(seen: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal action in every game."""
    return (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1)


@pytest.mark.parametrize("game", encoded_games())
def test_many_games_have_the_spaces_that_they_say(game: str) -> None:
    env = gymnasium.make_vec(IDS[game], num_envs=3, players=3, opponents="random", seat=2)
    assert isinstance(env, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    single = SeatEnv(game, players=3)
    assert env.single_observation_space == single.observation_space
    assert env.single_action_space == single.action_space
    seen, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(20):
        assert seen in env.observation_space
        assert info["seat"].tolist() == [2, 2, 2]
        actions = choose_all(seen, rng)
        assert actions in env.action_space
        seen, rewards, terminated, truncated, info = env.step(actions)
        assert [each.dtype.kind for each in (rewards, terminated, truncated)] == ["f", "b", "b"]
        assert {each.shape for each in (rewards, terminated, truncated)} == {(3,)}


def test_many_games_tell_of_their_ends_as_gymnasiums_own_do() -> None:
    def make() -> SeatEnv:
        return SeatEnv("byzanz", 3, seat=1, opponents="random", reward="score")

    ours = SeatVectorEnv("byzanz", 4, 3, seat=1, opponents="random", reward="score")
    theirs = SyncVectorEnv([make] * 4, autoreset_mode=AutoresetMode.SAME_STEP)
    told = []
    for env in (ours, theirs):
        rng, (seen, info) = np.random.default_rng(1), env.reset(seed=1)
        terminated = np.zeros(4, bool)
        while not terminated.any():
            assert set(info) == {"seat", "_seat"}
            seen, rewards, terminated, _, info = env.step(choose_all(seen, rng))
        ended = int(np.flatnonzero(terminated)[0])
        last, final = info["final_obs"], info["final_info"]
        assert np.array_equal(info["_final_obs"], terminated)
        assert np.array_equal(info["_final_info"], terminated)
        assert np.array_equal(final["_scores"], terminated)
        assert last[ended] in env.single_observation_space
        scores = final["scores"][ended]
        assert rewards[ended] == pytest.approx(scores[1] - (scores[0] + scores[2]) / 2)
        # Byzanz's points are open, so what was seen last must be the result.
        assert unflatten("byzanz", 3, last[ended]["observation"])["points_0"].tolist() == [
            scores[1]
        ]
        assert unflatten("byzanz", 3, seen["observation"][ended])["points_0"].tolist() == [0]
        assert [each is None for each in last] == (~terminated).tolist()
        told.append((info.keys(), final.keys() - {"ranking", "_ranking"}, last.dtype))
        env.close()
    assert told[0] == told[1]


def test_where_seats_are_drawn_the_reward_is_for_the_seat_that_was_played() -> None:
    env = SeatVectorEnv("byzanz", 6, 3, seat="random", opponents="random", reward="score")
    rng, (seen, info) = np.random.default_rng(1), env.reset(seed=1)
    assert set(info["seat"]) == {0, 1, 2}
    moved = 0
    while moved < 2:
        before = info["seat"]
        seen, rewards, terminated, _, info = env.step(choose_all(seen, rng))
        for place in np.flatnonzero(terminated):
            seat = before[place]
            scores = info["final_info"]["scores"][place]
            assert info["final_info"]["seat"][place] == seat
            assert rewards[place] == pytest.approx(scores[seat] - np.delete(scores, seat).mean())
            moved += int(info["seat"][place] != seat)


class Noting(OpponentPolicy):
    """Takes the first choice, and notes where it sits."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def play(self, state: State, seat: int, rng: Rng) -> None:
        self.seats.add(seat)
        state.apply(seat, state.legal(seat)[0])


def test_opponents_of_many_games_sit_from_the_left_neighbour_on() -> None:
    one, other = Noting(), Noting()
    env = SeatVectorEnv("byzanz", 2, 3, seat=1, opponents=[one, other])
    seen, _ = env.reset(seed=1)
    env.step(seen["action_mask"].argmax(axis=1))
    assert (one.seats, other.seats) == ({2}, {0})


def test_gymnasiums_statistics_take_many_games() -> None:
    env = RecordEpisodeStatistics(SeatVectorEnv("byzanz", 4, 3, opponents="random", reward="rank"))
    rng, (seen, info) = np.random.default_rng(1), env.reset(seed=1)
    rewards = np.zeros(4)
    while "episode" not in info:
        seen, rewards, _, _, info = env.step(choose_all(seen, rng))
    assert np.allclose(info["episode"]["r"], rewards)


def test_many_games_refuse_what_is_wrong() -> None:
    env = SeatVectorEnv("byzanz", 2, 3, opponents="random")
    with pytest.raises(NoGame):
        env.step(np.zeros(2, int))
    seen, _ = env.reset(seed=1)
    with pytest.raises(WrongActions):
        env.step(np.zeros(3, int))
    with pytest.raises(IllegalAction):
        env.step(1 - seen["action_mask"].argmax(axis=1) + 280)
    with pytest.raises(UnknownBot):
        SeatVectorEnv("byzanz", 2, opponents="hard")
    with pytest.raises(UnknownSeat):
        SeatVectorEnv("byzanz", 2, 3, seat=3)
    with pytest.raises(InvalidPlayerCount):
        SeatVectorEnv("byzanz", 2, 0)
