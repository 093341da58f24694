"""What plays itself while a server is started again, or several share a database."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from emporion.core.rng import Rng
from emporion.web.host import House

from .forced import (
    at_the_gate,
    people,
    to_a_forced_turn,
)
from .houses import ORANGE, in_a_house
from .stewards import Gate, Thoughts, served, until

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.web.host.steward.SWEEP", 0.05)
    monkeypatch.setattr("emporion.web.host.steward.RENEW", 0.05)


def test_after_a_restart_it_is_held_back_anew(tmp_path: Path) -> None:
    async def story(house: House) -> tuple[str, int]:
        gate = Gate()
        live = await people(house)
        async with served(house, Thoughts(), gate=gate):
            live, _ = await to_a_forced_turn(house, live, Rng(1))
            await at_the_gate(gate)
        return live.table.id, len(live.moves)

    table, moves = in_a_house(tmp_path, story)

    async def afterwards(house: House) -> None:
        house.forced_delay = 2.5
        gate = Gate()
        async with served(house, Thoughts(), gate=gate):
            await at_the_gate(gate)
            assert len((await house.table(table)).moves) == moves
            gate.open()
            live = await until(house, table, lambda live: len(live.moves) > moves)
            assert live.moves[moves].forced

    in_a_house(tmp_path, afterwards)


@asynccontextmanager
async def two_servers(house: House, gate: Gate) -> AsyncIterator[House]:
    """Another process on the same store; both hold back at the same gate."""
    other = House(house.store, 2.5)
    async with served(house, Thoughts(), gate=gate), served(other, Thoughts(), gate=gate):
        yield other


def test_of_two_processes_one_holds_it_back(tmp_path: Path) -> None:
    """Whoever took the shorter of two times would be quicker than people are."""

    async def story(house: House) -> None:
        gate = Gate()
        live = await people(house)
        async with two_servers(house, gate) as other:
            live, seat = await to_a_forced_turn(house, live, Rng(1))
            table, moves = live.table.id, len(live.moves)
            await at_the_gate(gate)
            for _ in range(5):
                for each in (house, other):
                    await each.see(table, [seat])
                    each.on_change(table)
                    await asyncio.sleep(0.02)
            assert gate.waiting == 1
            assert len(gate.delays) == 1
            gate.open()
            live = await until(other, table, lambda live: len(live.moves) > moves)
            assert live.moves[moves].forced
            record = live.match.record()
            assert (await House(house.store).table(table)).match.record() == record

    in_a_house(tmp_path, story)


def test_talk_at_the_table_does_not_begin_the_time_anew(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        gate = Gate()
        live = await people(house)
        async with served(house, Thoughts(), gate=gate):
            live, seat = await to_a_forced_turn(house, live, Rng(1))
            await at_the_gate(gate)
            for number in range(5):
                await house.say(live.table.id, ORANGE, 1, f"still there? {number}")
                await house.see(live.table.id, [seat])
                await asyncio.sleep(0.02)
            assert gate.waiting == 1
            assert len(gate.delays) == 1

    in_a_house(tmp_path, story)
