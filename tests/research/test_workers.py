"""Games shared out among processes: the same games, and no process is missed in silence."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import numpy as np
import pytest

from emporion.core.errors import IllegalAction
from emporion.research import workers
from emporion.research.errors import InvalidSetting, NoGame, WorkerDied, WorkerSilent, WrongActions
from emporion.research.vector_games import VectorGames
from emporion.research.workers import WorkerVectorGames

from .test_vector_games import chooser, same


@pytest.fixture(scope="module")
def fleets() -> Iterator[list[WorkerVectorGames]]:
    """The same five games with one worker and with two."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                WorkerVectorGames(
                    "byzanz", 5, 3, {"picking": "may"}, seed=4, reward="score", workers=n
                )
            )
            for n in (1, 2)
        ]


def test_games_are_the_same_however_many_workers_play_them(fleets: list[WorkerVectorGames]) -> None:
    tables = VectorGames("byzanz", 5, 3, {"picking": "may"}, seed=4, reward="score")
    first = tables.reset()
    assert all(same(first, fleet.reset()) for fleet in fleets)
    step, others = tables.reset(seed=9), [fleet.reset(seed=9) for fleet in fleets]
    assert all(fleet.seed == 9 for fleet in fleets)
    choose, ended = chooser(), 0
    while ended < 2:
        for other in others:
            assert same(step, other)
            assert np.array_equal(step.legal, other.legal)
        actions = choose(step)
        step, others = tables.step(actions), [fleet.step(actions) for fleet in fleets]
        ended += int(step.ended.sum())


def test_an_illegal_action_is_named_and_no_worker_has_gone_on(
    fleets: list[WorkerVectorGames],
) -> None:
    for fleet in fleets:
        step = fleet.reset(seed=3)
        actions = chooser()(step)
        for illegal in (int(np.flatnonzero(~step.masks[3])[0]), -1, 10_000):
            wrong = actions.astype(np.int64)
            wrong[3:] = illegal
            with pytest.raises(IllegalAction) as refused:
                fleet.step(wrong)
            assert refused.value.facts["number"] == 3
            assert refused.value.facts["reason"]
        tables = VectorGames("byzanz", 5, 3, {"picking": "may"}, seed=3, reward="score")
        tables.reset()
        assert same(tables.step(actions), fleet.step(actions))
        with pytest.raises(WrongActions):
            fleet.step(np.zeros(4, int))


def test_what_a_step_tells_is_the_callers_own(fleets: list[WorkerVectorGames]) -> None:
    step = fleets[1].reset(seed=3)
    actions, before = chooser()(step), step.observations.copy()
    fleets[1].step(actions)
    assert np.array_equal(step.observations, before)


@pytest.mark.once
def test_a_killed_worker_is_reported_with_its_seed_and_the_others_are_ended() -> None:
    with WorkerVectorGames("byzanz", 5, seed=21, workers=2) as fleet:
        step = fleet.reset()
        processes = fleet.processes
        os.kill(processes[1], signal.SIGKILL)
        with pytest.raises(WorkerDied) as died:
            fleet.step(chooser()(step))
        assert died.value.facts == {
            "worker": 1, "seed": 21, "first_index": 2, "count": 3, "exit": -signal.SIGKILL,
        }  # fmt: skip
        assert fleet.processes == []
        for process in processes:
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)
        with pytest.raises(NoGame):
            fleet.step(np.zeros(5, int))
        with pytest.raises(NoGame):
            fleet.reset()


@pytest.mark.once
def test_a_worker_that_fails_is_reported(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # It ends by itself, however long that takes it.
    monkeypatch.setattr(workers, "_SHUTDOWN_SECONDS", 120.0)
    with WorkerVectorGames("byzanz", 2, seed=5, workers=1) as fleet:
        fleet.reset()
        fleet.reset(seed=6)
        fleet._workers[0].connection.send("no such message")
        with pytest.raises(WorkerDied) as died:
            fleet.reset()
        assert (died.value.facts["seed"], died.value.facts["exit"]) == (6, 1)
    assert "ValueError" in capfd.readouterr().err


@pytest.mark.once
def test_a_worker_that_does_not_answer_is_not_waited_for_in_vain() -> None:
    with WorkerVectorGames("byzanz", 2, seed=5, workers=1) as fleet:
        step = fleet.reset()
        fleet.timeout = 0.2
        os.kill(fleet.processes[0], signal.SIGSTOP)
        with pytest.raises(WorkerSilent) as silent:
            fleet.step(chooser()(step))
        assert silent.value.facts["seconds"] == 0.2
        assert silent.value.facts["seed"] == 5


@pytest.mark.parametrize("workers", [0, 6, 1.5, True])
def test_there_are_no_more_workers_than_games(workers: Any) -> None:
    with pytest.raises(InvalidSetting) as refused:
        WorkerVectorGames("byzanz", 5, workers=workers)
    assert refused.value.facts["name"] == "workers"
