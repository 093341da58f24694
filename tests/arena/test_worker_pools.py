import os
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from emporion.arena import worker_pool, worker_pools
from emporion.arena.errors import BuildMismatch, LostWorkers, UnreachableScheduler
from emporion.arena.ladder import play_on_worker
from emporion.arena.ratings import library
from emporion.arena.worker_pools import Chunk, InlinePool, ProcessPool, WorkerPool, stream
from emporion.core.errors import MissingExtra

from .contests import SMALL, contest, lasting, opened, play, played

pytestmark = pytest.mark.once


def double(number: int) -> int:
    return 2 * number


def die_once(number: int, mark: Path) -> int:
    """The first worker that gets the number 3 dies over it."""
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(1)
    return 2 * number


def die(number: int) -> int:
    os._exit(1)


def dawdle(mark: Path) -> None:
    mark.touch()
    time.sleep(600)


def chunks(call: Any, number: int, *more: Any) -> Iterator[Chunk[int, Any]]:
    return (Chunk(each, call, (each, *more)) for each in range(number))


def test_all_work_is_done_in_one_process_or_several() -> None:
    for workers in (InlinePool(), ProcessPool(2)):
        with workers as pool:
            done = {chunk.key: result for chunk, result in stream(pool, chunks(double, 9))}
        assert done == {number: 2 * number for number in range(9)}


def test_no_more_is_given_out_than_keeps_all_busy() -> None:
    given = 0

    def counted() -> Iterator[Chunk[int, int]]:
        nonlocal given
        for chunk in chunks(double, 50):
            given += 1
            yield chunk

    with ProcessPool(2) as workers:
        for done, _ in enumerate(stream(workers, counted()), 1):
            assert given <= done + workers.capacity()


def test_what_a_dead_worker_was_doing_is_done_again(tmp_path: Path) -> None:
    with ProcessPool(2) as workers:
        some = stream(workers, chunks(die_once, 8, tmp_path / "mark"))
        done = {chunk.key: result for chunk, result in some}
    assert done == {number: 2 * number for number in range(8)}


def test_work_that_kills_every_worker_is_given_up() -> None:
    with ProcessPool(1) as workers, pytest.raises(LostWorkers):
        list(stream(workers, chunks(die, 2)))


def test_an_error_of_a_match_is_raised_here() -> None:
    with ProcessPool(1) as workers, pytest.raises(TypeError):
        list(stream(workers, chunks(double, 2, "too many")))


def test_workers_end_at_once_when_nobody_waits_for_them(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    begun = time.monotonic()
    with ProcessPool(1) as workers:
        workers.executor.submit(dawdle, mark)
        while not mark.exists():
            assert time.monotonic() < begun + 60
            time.sleep(0.05)
    assert time.monotonic() < begun + 60


def test_several_processes_come_to_the_same_as_one(tmp_path: Path) -> None:
    asked = contest("random:random", "mcts@2t:random")
    alone = played(tmp_path / "alone", asked, games=9, full=False)
    with opened(tmp_path / "together", asked, games=9, full=False) as ladder:
        play(ladder, ProcessPool(2))
        assert lasting(ladder) == alone


def test_a_worker_with_other_bots_is_refused() -> None:
    with pytest.raises(BuildMismatch):
        play_on_worker([SMALL.job(0, 0, 0)], {"version": "0", "rules": 1, "bots": "other"})


def test_without_its_package_a_cluster_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra) as told:
        worker_pool(1, "tcp://127.0.0.1:1")
    assert "emporion[cluster]" in str(told.value)


def test_without_its_package_a_rating_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingExtra) as told:
        library()
    assert "emporion[arena]" in str(told.value)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere", "foo://x:1"])
def test_a_scheduler_that_does_not_answer_is_told(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(worker_pools, "TIMEOUT", 0.2)
    with pytest.raises(UnreachableScheduler):
        worker_pool(1, address)


@pytest.fixture
def cluster() -> Iterator[Any]:
    with import_module("distributed").LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=40
    ) as found:
        yield found


def test_a_cluster_comes_to_the_same_as_one_process(tmp_path: Path, cluster: Any) -> None:
    asked = contest("random:random", "mcts@2t:random")
    alone = played(tmp_path / "alone", asked, games=12)
    workers: WorkerPool = worker_pool(1, cluster.scheduler_address)
    assert workers.capacity() == 3
    with opened(tmp_path / "together", asked, games=12) as ladder:
        play(ladder, workers)
        assert lasting(ladder) == alone
    # A worker that dies is survived here, too.
    with worker_pool(1, cluster.scheduler_address) as workers:
        some = stream(workers, chunks(die_once, 6, tmp_path / "mark"))
        assert {chunk.key: result for chunk, result in some} == {
            number: 2 * number for number in range(6)
        }
