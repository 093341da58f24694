"""NumPy's numbers are as good as Python's, and what cannot be is refused by name."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest

import emporion
from emporion.core.errors import EmporionError, InvalidPlayerCount, UnknownSeat
from emporion.research import features, layout, unflatten
from emporion.research.errors import InvalidSetting, NoGame
from emporion.research.gymnasium.env import SeatEnv
from emporion.research.gymnasium.vector import SeatVectorEnv
from emporion.research.pettingzoo import byzanz_v1
from emporion.research.validation import as_int, from_numpy, int_in_range
from emporion.research.vector_games import VectorGames
from emporion.research.workers import WorkerVectorGames
from emporion.text import wording

from .courses import stored


def number(asked: int) -> Any:
    """A number as NumPy has it, which types do not take for an int."""
    return np.int64(asked)


THREE = number(3)


def test_what_is_no_whole_number_is_none() -> None:
    assert [as_int(each) for each in (7, np.uint8(7), True, np.True_, 7.0, "7", None)] == [
        7, 7, -1, -1, -1, -1, -1,
    ]  # fmt: skip
    assert type(from_numpy(THREE)) is int
    assert from_numpy("three") == "three"


def test_the_numbers_that_can_be_are_told() -> None:
    for asked, fewest, most, known in [
        (0, 1, None, [1, 2, 3, "…"]),
        (9, 1, 8, [1, 2, "…", 8]),
        (9, 1, 2, [1, 2]),
    ]:
        with pytest.raises(InvalidSetting) as error:
            int_in_range("count", asked, fewest, most)
        assert error.value.facts["known"] == known


def test_numpys_numbers_of_players_seats_and_options_are_numbers() -> None:
    options: Any = {"first": number(1)}
    env = byzanz_v1.env(players=THREE, options=options, max_cycles=number(5))
    env.reset(seed=7)
    assert env.num_agents == 3
    assert env.agent_selection == "player_1"
    assert SeatEnv("byzanz", THREE, seat=number(2), opponents="random").reset(seed=7)
    assert SeatVectorEnv("byzanz", number(2), THREE, seat=number(2)).num_envs == 2
    assert VectorGames("byzanz", number(2), THREE, first_index=number(5)).reset().seats.shape == (
        2,
    )
    assert layout("byzanz", THREE) == layout("byzanz", 3)


@pytest.mark.parametrize("players", [7, number(7), "3", None])
def test_a_table_that_cannot_be_is_refused(players: Any) -> None:
    for make in (byzanz_v1.env, byzanz_v1.parallel_env):
        with pytest.raises(InvalidPlayerCount):
            make(players=players)
    for kind in (SeatEnv, SeatVectorEnv):
        with pytest.raises(InvalidPlayerCount):
            kind("byzanz", players=players)


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "asked"),
    [("workers", 0), ("workers", 9), ("timeout", 0), ("timeout", -1), ("timeout", None),
     ("timeout", "x"), ("timeout", float("nan")), ("timeout", float("inf"))],
)  # fmt: skip
def test_workers_and_their_timeout_are_checked_before_any_begins(name: str, asked: Any) -> None:
    with pytest.raises(InvalidSetting, match=name):
        WorkerVectorGames("byzanz", 4, **{name: asked})


@pytest.mark.once
def test_numpys_numbers_of_workers_are_numbers() -> None:
    with WorkerVectorGames("byzanz", 4, workers=number(2), timeout=np.float64(60)) as tables:
        assert len(tables.processes) == 2


@pytest.mark.parametrize("begin", [-1, 1 << 33, 1.5])
def test_games_beyond_the_last_generator_are_refused(begin: Any) -> None:
    with pytest.raises(InvalidSetting, match="first_index"):
        VectorGames("byzanz", 2, first_index=begin)


def test_a_setting_is_refused_with_what_can_be_instead() -> None:
    with pytest.raises(EmporionError) as error:
        byzanz_v1.env(observation="pixels")
    assert wording("en").error(error.value) == (
        "“observation” cannot be “pixels”. Choose flat, dict or mask."
    )
    with pytest.raises(InvalidSetting, match="num_envs"):
        SeatVectorEnv("byzanz", 0)


def test_a_class_is_no_opponent() -> None:
    class Bot:
        def turn(self, view: Any, legal: list[int]) -> list[int]:
            return legal[:1]

    no_bot: Any = Bot
    with pytest.raises(InvalidSetting, match="opponents"):
        SeatEnv("byzanz", opponents=no_bot)


# -- observations taken apart ---------------------------------------------------------------------


def test_many_observations_are_taken_apart_at_once() -> None:
    rows = VectorGames("byzanz", 5, seed=7).reset().observations
    apart = unflatten("byzanz", 4, rows)
    assert apart["hand"].shape == (5, 25)
    for number, row in enumerate(rows):
        assert (apart["hand"][number] == unflatten("byzanz", 4, row)["hand"]).all()


def test_a_row_of_another_game_is_refused() -> None:
    for row in (np.zeros(3, np.uint8), np.zeros((367, 5), np.uint8)):
        with pytest.raises(InvalidSetting, match="row"):
            unflatten("byzanz", 4, row)


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(UnknownSeat):
        features(emporion.new_match("byzanz", players=4, seed=7).view(None))


# -- copies ---------------------------------------------------------------------------------------


def test_a_copy_of_tables_has_games_of_its_own() -> None:
    tables = VectorGames(
        "byzanz", 3, seed=7, rotate_seats=True, opponents=[None, "random", "random", "medium"]
    )
    first = tables.reset()
    for again in (copy.copy(tables), copy.deepcopy(tables), stored(tables)):
        with pytest.raises(NoGame):
            again.step(first.random(np.random.default_rng(7)))
        assert (again.reset().observations == first.observations).all()


def test_a_copy_of_an_environment_is_known_by_the_same_name() -> None:
    for env in (
        gymnasium.make("emporion.research.gymnasium:emporion/Byzanz-v1").unwrapped,
        gymnasium.make_vec("emporion.research.gymnasium:emporion/Byzanz-v1", num_envs=2),
    ):
        again = copy.deepcopy(env)
        assert again.spec is not None
        assert again.spec.id == "emporion/Byzanz-v1"
        again.reset(seed=7)
