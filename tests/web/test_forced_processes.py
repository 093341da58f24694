"""What plays itself while a server is started again, or several share a database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from emporion.core.rng import Rng
from emporion.web.host import TableService
from emporion.web.host.bot_runner import BotRunner

from .forced import at_the_gate, people, to_a_forced_turn
from .runners import Gate, Thoughts, served, until
from .services import ORANGE, beat, with_service

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("restless")]


def test_after_a_restart_it_is_held_back_again(tmp_path: Path) -> None:
    async def story(service: TableService) -> tuple[str, int]:
        gate = Gate()
        live = await people(service)
        async with served(service, Thoughts(), gate=gate):
            live, _ = await to_a_forced_turn(service, live, Rng(1))
            await at_the_gate(gate)
        return live.table.id, len(live.moves)

    table, moves = with_service(tmp_path, story)

    async def afterwards(service: TableService) -> None:
        service.forced_delay = 2.5
        gate = Gate()
        async with served(service, Thoughts(), gate=gate):
            await at_the_gate(gate)
            assert len((await service.table(table)).moves) == moves
            gate.open()
            live = await until(service, table, lambda live: len(live.moves) > moves)
            assert live.moves[moves].forced

    with_service(tmp_path, afterwards)


@asynccontextmanager
async def two_servers(
    service: TableService, gate: Gate
) -> AsyncIterator[tuple[TableService, list[BotRunner]]]:
    """Another process on the same store, and the runners of both, at the same gate."""
    other = TableService(service.store, 2.5)
    async with (
        served(service, Thoughts(), gate=gate) as first,
        served(other, Thoughts(), gate=gate) as second,
    ):
        yield other, [first, second]


def test_of_two_processes_one_holds_it_back(tmp_path: Path) -> None:
    """With the shorter of two times it would be quicker than people are."""

    async def story(service: TableService) -> None:
        gate = Gate()
        live = await people(service)
        async with two_servers(service, gate) as (other, runners):
            live, seat = await to_a_forced_turn(service, live, Rng(1))
            table, moves = live.table.id, len(live.moves)
            await at_the_gate(gate)
            for _ in range(5):
                for each in (service, other):
                    await beat(each, table, [seat])
                    each.on_change(table)
                async with asyncio.timeout(60):
                    while sum(bool(runner._tasks) for runner in runners) > 1:
                        await asyncio.sleep(0)  # the one without the lease finds nothing to do
            assert gate.waiting == 1
            assert len(gate.delays) == 1
            gate.open()
            live = await until(other, table, lambda live: len(live.moves) > moves)
            assert live.moves[moves].forced
            record = live.match.record()
            assert (await TableService(service.store).table(table)).match.record() == record

    with_service(tmp_path, story)


def test_talk_at_the_table_does_not_restart_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: asyncio.Queue[None] = asyncio.Queue()
    wait = BotRunner._wait

    async def noted(runner: BotRunner, *held_back: Any) -> None:
        waits.put_nowait(None)
        await wait(runner, *held_back)

    monkeypatch.setattr(BotRunner, "_wait", noted)

    async def story(service: TableService) -> None:
        gate = Gate()
        live = await people(service)
        async with served(service, Thoughts(), gate=gate):
            live, seat = await to_a_forced_turn(service, live, Rng(1))
            await at_the_gate(gate)
            for number in range(5):
                while not waits.empty():
                    waits.get_nowait()
                await service.say(live.table.id, ORANGE, 1, f"still there? {number}")
                await beat(service, live.table.id, [seat])
                await asyncio.wait_for(waits.get(), 60)  # it has looked, and waits again
            assert gate.waiting == 1
            assert len(gate.delays) == 1

    with_service(tmp_path, story)
