"""Bot runners whose bots think here and now, and can be held up."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random

from emporion.bots import BotTurn
from emporion.core.rng import Rng
from emporion.core.state import State
from emporion.web.host import LiveTable, TableService
from emporion.web.host.bot_runner import BotRunner
from emporion.web.host.workers import Workers

from .services import random_turn


class Thoughts(Workers):
    """In place of the workers: it notes what it is asked, and answers when it is let."""

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.saved: list[float] = []
        self.begun = asyncio.Event()
        self.let = asyncio.Event()
        self.let.set()

    async def turn(
        self, game: str, label: str, seed: int, saved: float, state: State, seat: int
    ) -> BotTurn:
        """Any turn; a second of it is saved."""
        self.seeds.append(seed)
        self.saved.append(saved)
        self.begun.set()
        await self.let.wait()
        return BotTurn(random_turn(state, seat, Rng(seed)), saved + 1.0)

    def hold(self) -> None:
        """Let it think for ever, from now on."""
        self.begun.clear()
        self.let.clear()

    def close(self) -> None:
        """There are no processes."""


class Gate:
    """In place of sleep: it notes for how long, and lets nobody through until it is opened."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self._open = False
        self._asleep: list[asyncio.Event] = []

    async def sleep(self, seconds: float) -> None:
        """Wait at the gate."""
        self.delays.append(seconds)
        if not self._open:
            woken = asyncio.Event()
            self._asleep.append(woken)
            try:
                await woken.wait()
            finally:
                self._asleep.remove(woken)

    @property
    def waiting(self) -> int:
        """How many are at the gate."""
        return len(self._asleep)

    def let_one_through(self) -> None:
        """Wake the one that has waited longest."""
        self._asleep[0].set()

    def open(self) -> None:
        """Let everybody through, from now on."""
        self._open = True
        for woken in self._asleep:
            woken.set()

    def close(self) -> None:
        """Let nobody through any more."""
        self._open = False


@asynccontextmanager
async def served(
    service: TableService,
    thoughts: Thoughts,
    *,
    pace: float = 0.0,
    gate: Gate | None = None,
    rng: Random | None = None,
) -> AsyncIterator[BotRunner]:
    """Tables with a bot runner that sweeps, as a server has it."""
    sleep = asyncio.sleep if gate is None else gate.sleep
    runner = BotRunner(service, thoughts, pace, sleep=sleep, rng=rng)
    sweeping = asyncio.create_task(runner.sweep())
    try:
        yield runner
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await runner.close()


async def idle(runner: BotRunner) -> None:
    """Until a runner has nothing to do: what it might have done by now, it has done."""
    async with asyncio.timeout(60):
        while runner._tasks:
            await asyncio.wait([*runner._tasks.values()])


async def until(
    service: TableService, table: str, true: Callable[[LiveTable], bool], seconds: float = 60.0
) -> LiveTable:
    """Wait for something to become true of a table."""
    async with asyncio.timeout(seconds):
        while True:
            live = await service.table(table)
            if true(live):
                return live
            await asyncio.sleep(0.01)
