"""Stewards of a house whose bots think here and now, and can be held up."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from emporion.core.state import View
from emporion.web.host import House, Live
from emporion.web.host.steward import Steward
from emporion.web.host.workers import Workers


class Thoughts(Workers):
    """In place of the workers: it notes what it is asked, and answers when it is let."""

    def __init__(self) -> None:
        self.seeds: list[int] = []
        self.begun = asyncio.Event()
        self.let = asyncio.Event()
        self.let.set()

    async def choose(self, game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
        """Any of the actions."""
        self.seeds.append(seed)
        self.begun.set()
        await self.let.wait()
        return legal[seed % len(legal)]

    def hold(self) -> None:
        """Let it think for ever, from now on."""
        self.begun.clear()
        self.let.clear()

    def close(self) -> None:
        """There are no processes."""


@asynccontextmanager
async def served(house: House, thoughts: Thoughts) -> AsyncIterator[Steward]:
    """A house with a steward who looks around, as a server has it."""
    steward = Steward(house, thoughts, pace=0.0)
    sweeping = asyncio.create_task(steward.sweep())
    try:
        yield steward
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await steward.close()


async def until(house: House, table: str, true: Callable[[Live], bool]) -> Live:
    """Wait for something to become true of a table."""
    async with asyncio.timeout(60):
        while True:
            live = await house.table(table)
            if true(live):
                return live
            await asyncio.sleep(0.01)
