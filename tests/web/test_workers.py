"""Bots think in processes of their own; one that fails is stood in for by a weaker one."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from emporion.bots import BotSpec, BotTurn, bot, fallbacks, think
from emporion.core.state import State, View
from emporion.table import is_turn, new_match
from emporion.web.host import workers
from emporion.web.host.workers import Workers

from . import fakes

pytestmark = pytest.mark.once

Think = Callable[[str, BotSpec, int, float, View, list[int]], BotTurn]

SEED = 77
SAVED = 0.5
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


def position() -> tuple[State, int]:
    """A position in which every level makes a turn of several steps, and who is asked."""
    match = new_match("byzanz", 3, seed=5)
    seat = match.actors[0]
    return match.state, seat


def expected(level: str) -> list[int]:
    """What a bot of that level plays."""
    state, seat = position()
    chain = bot("byzanz", level, SEED).turn(state.view(seat), state.legal(seat))
    assert len(chain) > 1
    return chain


async def asking(thinking: Workers, label: str) -> BotTurn:
    return await thinking.turn("byzanz", label, SEED, SAVED, *position())


def ask(thinking: Workers, label: str) -> list[int]:
    """What the workers say that it plays."""
    return asyncio.run(asking(thinking, label)).chain


def is_legal(chain: list[int]) -> bool:
    """Whether it is a whole turn there."""
    return is_turn(*position(), chain)


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


@pytest.mark.parametrize(
    "think",
    [fakes.crash, fakes.fail, fakes.leave, fakes.cheat, fakes.stop_short, fakes.play_on],
)
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


def test_a_bot_whose_process_ended_once_decides_itself(
    thinking: Workers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    """Another table's bot may have been the cause: nobody plays against a weaker one for that."""
    armed = tmp_path / "armed"
    armed.touch()
    monkeypatch.setattr(workers, "think", partial(fakes.crash_once, armed))
    assert ask(thinking, FAILING) == expected(FAILING) != expected(NEXT)
    assert not armed.exists()
    assert failed(caplog) == []


def test_a_bot_that_hangs_is_not_waited_for_and_its_process_is_ended(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lost = multiprocessing.active_children()
    monkeypatch.setattr(workers, "think", fakes.hang)
    with monkeypatch.context() as patched:
        patched.setattr(workers, "LONGEST_THOUGHT", 0.2)
        assert is_legal(ask(thinking, FAILING))
    assert failed(caplog)[0] == FAILING
    assert ended(lost)
    assert ask(thinking, NEXT) == expected(NEXT)


def test_where_every_bot_fails_the_game_goes_on(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "think", fakes.always_fail)
    assert is_legal(ask(thinking, FAILING))
    assert failed(caplog) == fallbacks(FAILING)


def test_waiting_for_a_free_process_is_not_thinking(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A busy evening must not look like bots that hang."""

    async def story() -> None:
        await thinking._free.acquire()
        with monkeypatch.context() as patched:
            patched.setattr(workers, "LONGEST_THOUGHT", 0.0)
            asked = asyncio.create_task(asking(thinking, FAILING))
            while not thinking._free._waiters:  # it has come as far as that
                await asyncio.sleep(0)
            assert not asked.done()
        thinking._free.release()
        assert (await asked).chain == expected(FAILING)

    asyncio.run(story())
    assert caplog.records == []


def without_choice() -> tuple[State, int]:
    """A position in which the only action is a whole turn."""
    match = new_match("byzanz", 3, seed=5)
    player = bot("byzanz", "random", SEED)
    while not is_turn(match.state, seat := match.actors[0], legal := match.legal(seat)):
        for action in player.turn(match.view(seat), legal):
            match.apply(seat, action)
    return match.state, seat


def test_a_bot_that_searches_gets_what_it_has_saved_and_returns_what_is_left(
    thinking: Workers,
) -> None:
    found = asyncio.run(asking(thinking, "hard@20t"))
    state, seat = position()
    spec = BotSpec("hard", tries=20)
    same = think("byzanz", spec, SEED, SAVED, state.view(seat), state.legal(seat))
    assert found.chain == same.chain
    assert found.saved > SAVED
    assert asyncio.run(asking(thinking, NEXT)).saved == SAVED


def test_where_there_is_no_choice_nobody_thinks() -> None:
    idle = Workers(1)
    before = multiprocessing.active_children()
    state, seat = without_choice()
    found = asyncio.run(idle.turn("byzanz", FAILING, SEED, SAVED, state, seat))
    assert found == BotTurn(state.legal(seat), SAVED)
    assert multiprocessing.active_children() == before
    idle.close()


def asked_of(pool: Workers) -> list[Any]:
    """What the processes of a pool have been asked and have not answered yet."""
    return list(pool._pool._pending_work_items.values())


def test_closing_ends_a_process_in_mid_thought(
    thinking: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the last test of this module: the pool is of no use after it."""

    async def story() -> None:
        monkeypatch.setattr(workers, "think", fakes.hang)
        asked = asyncio.create_task(asking(thinking, FAILING))
        async with asyncio.timeout(60):
            while not any(work.future.running() for work in asked_of(thinking)):
                await asyncio.sleep(0.01)
        asked.cancel()
        processes = list(thinking._pool._processes.values())  # others may run beside these
        thinking.close()
        assert processes
        assert await asyncio.to_thread(ended, processes)

    asyncio.run(story())
