"""Lets the bots play: at tables that this process has the lease of, one task a table."""

import asyncio
import logging
import secrets
import time
from typing import Final

from ...core.state import State
from ...store import Store
from ..errors import OtherRules
from .house import House
from .live import Live
from .workers import Workers

LEASE: Final = 30.0
"""Seconds for which a process has the bots of a table to itself; longer than any thought."""

SWEEP: Final = 2.0
"""Seconds between looks for tables whose process has died."""

_log = logging.getLogger("emporion.bots")


class Steward:
    """Plays for the bots of all tables, and goes on where a process that has died left off."""

    def __init__(self, house: House, workers: Workers, pace: float) -> None:
        self._house = house
        self._store: Store = house.store
        self._workers = workers
        self._pace = pace
        self._owner = secrets.token_hex(8)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        house.on_change = self.wake

    def wake(self, table: str) -> None:
        """A table has changed: see whether a bot is asked there."""
        if table in self._tasks:
            self._again.add(table)
            return
        task = asyncio.create_task(self._drive(table), name=f"bots of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: str) -> None:
        task = self._tasks.pop(table)
        if not task.cancelled() and task.exception() is not None:
            _log.error("bots stopped", exc_info=task.exception(), extra={"table": table})
        elif table in self._again and not task.cancelled():
            self._again.discard(table)
            self.wake(table)

    async def sweep(self) -> None:
        """Look for tables that wait for bots, for ever."""
        while True:
            try:
                for table in await self._store.due(50):
                    self.wake(table)
            except Exception:
                _log.exception("looking for waiting tables failed")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        """Stop; what bots have not committed is thought out again by the next process."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drive(self, table: str) -> None:
        """Play as long as a bot is asked, and this process has the lease."""
        leased = False
        try:
            while True:
                self._again.discard(table)
                try:
                    live = await self._house.table(table)
                except OtherRules:
                    # Its bots wait for a server of those rules; this one need not look again.
                    await self._store.rest(table, await self._store.version(table) or 0)
                    return
                if not live.bots_asked:
                    await self._rest(live)
                    return
                leased = await self._store.lease(table, self._owner, LEASE)
                if not leased:
                    return
                # Whoever had the lease before may have decided since.
                live = await self._house.table(table)
                if live.bots_asked:
                    await self._decide(live, live.bots_asked[0])
        finally:
            if leased:
                await self._store.release(table, self._owner)

    async def _rest(self, live: Live) -> None:
        """No bot is asked: let nobody look for one here until the table changes."""
        if live.table.bots_due:
            await self._store.rest(live.table.id, live.table.version)

    async def _decide(self, live: Live, seat: int) -> None:
        """One decision of a bot, thought out on a copy: nobody waits for it."""
        begun = time.monotonic()
        known = len(live.moves)
        state = live.match.state.copy()
        chain: list[int] = []
        while True:
            chain.append(await self._step(live, state, seat, live.seed_for(seat) + len(chain)))
            state.apply(seat, chain[-1])
            if not state.drafting(seat):
                break
        left = self._pace - (time.monotonic() - begun)
        if left > 0 and _people_watch(live):
            await asyncio.sleep(left)
        await self._house.decide_for(live.table.id, seat, known, tuple(chain))

    async def _step(self, live: Live, state: State, seat: int, seed: int) -> int:
        level = live.row(seat).level
        return await self._workers.choose(
            live.table.game, level, seed, state.view(seat), state.legal(seat)
        )


def _people_watch(live: Live) -> bool:
    """Whether a person at the table wants to follow; bots among themselves need no pauses."""
    return any(row.kind == "person" and not row.away for row in live.seats)
