"""Bots think in processes of their own; one that fails is stood in for by a weaker one."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence

import pytest

from emporion.bots import bot, lower
from emporion.core.state import View
from emporion.table import new_match
from emporion.web.host import workers
from emporion.web.host.workers import Workers

from . import fakes

pytestmark = pytest.mark.once

Think = Callable[[str, str, int, View, list[int]], int]

SEED = 77
FAILING, NEXT = fakes.FAILING, "easy"


@pytest.fixture(scope="module")
def pool() -> Iterator[Workers]:
    """One process for all these tests, and whatever becomes of it."""
    thinking = Workers(1)
    yield thinking
    thinking.close()


@pytest.fixture
def thinking(pool: Workers) -> Iterator[Workers]:
    """The pool, its process started and nobody waiting; a slow machine is no slow thought."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(workers, "LONGEST_THOUGHT", 600.0)
        pool._free = asyncio.Semaphore(1)
        assert ask(pool, NEXT) == expected(NEXT)
        yield pool


def question() -> tuple[View, list[int]]:
    """A decision with a choice."""
    match = new_match("byzanz", 3, seed=5)
    seat = match.actors[0]
    return match.view(seat), match.legal(seat)


def expected(level: str) -> int:
    """What a bot of that level decides."""
    return bot("byzanz", level, SEED).choose(*question())


def ask(thinking: Workers, level: str) -> int:
    """What the workers say that it decides."""
    return asyncio.run(thinking.choose("byzanz", level, SEED, *question()))


def failed(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The levels whose failure was logged with its reason, in that order."""
    assert all(record.exc_info for record in caplog.records)
    return [vars(record)["bot"] for record in caplog.records]


def ended(processes: Sequence[multiprocessing.process.BaseProcess]) -> bool:
    """Whether they end soon. (The pool's own thread waits for them, too, and may be quicker.)"""
    until = time.monotonic() + 30
    while any(process.is_alive() for process in processes) and time.monotonic() < until:
        time.sleep(0.01)
    return not any(process.is_alive() for process in processes)


@pytest.mark.parametrize("think", [fakes.crash, fakes.fail, fakes.leave, fakes.cheat])
def test_for_a_bot_that_fails_the_next_lower_one_decides(
    think: Think,
    thinking: Workers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(workers, "think", think)
    assert ask(thinking, FAILING) == expected(NEXT)
    assert failed(caplog) == [FAILING]
    monkeypatch.undo()
    assert ask(thinking, FAILING) == expected(FAILING)


def test_a_bot_that_hangs_is_not_waited_for_and_its_process_is_ended(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lost = multiprocessing.active_children()
    monkeypatch.setattr(workers, "think", fakes.hang)
    with monkeypatch.context() as patched:
        patched.setattr(workers, "LONGEST_THOUGHT", 0.2)
        assert ask(thinking, FAILING) in question()[1]
    assert failed(caplog)[0] == FAILING
    assert ended(lost)
    assert ask(thinking, NEXT) == expected(NEXT)


def test_where_every_bot_fails_the_game_goes_on(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "think", fakes.always_fail)
    assert ask(thinking, FAILING) in question()[1]
    assert failed(caplog) == lower(FAILING)


def test_waiting_for_a_free_process_is_not_thinking(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A busy evening must not look like bots that hang."""

    async def story() -> None:
        await thinking._free.acquire()
        with monkeypatch.context() as patched:
            patched.setattr(workers, "LONGEST_THOUGHT", 0.0)
            asked = asyncio.create_task(thinking.choose("byzanz", FAILING, SEED, *question()))
            await asyncio.sleep(0.1)
            assert not asked.done()
        thinking._free.release()
        assert await asked == expected(FAILING)

    asyncio.run(story())
    assert caplog.records == []


def test_where_there_is_no_choice_nobody_thinks() -> None:
    idle = Workers(1)
    before = multiprocessing.active_children()
    assert asyncio.run(idle.choose("byzanz", FAILING, SEED, question()[0], [9])) == 9
    assert multiprocessing.active_children() == before
    idle.close()


def test_closing_ends_a_process_in_mid_thought(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the last test of this module: the pool is of no use after it."""

    async def story() -> None:
        monkeypatch.setattr(workers, "think", fakes.hang)
        asked = asyncio.create_task(thinking.choose("byzanz", FAILING, SEED, *question()))
        await asyncio.sleep(0.1)
        asked.cancel()
        processes = list(thinking._pool._processes.values())  # others may run beside these
        thinking.close()
        assert processes
        assert await asyncio.to_thread(ended, processes)

    asyncio.run(story())
