"""News between processes: PostgreSQL's NOTIFY, and the connection that listens for it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

_CHANNEL: Final = "emporion"
_PULSE: Final = 15.0
"""Seconds between two questions whether the server is still there."""
_PATIENCE: Final = 5.0
"""Seconds to wait for its answer."""
_PAUSES: Final = (0.05, 0.2, 1.0, 3.0)
"""Seconds between one attempt to reconnect and the next; the last is repeated."""
_SLACK: Final = 60.0
"""Seconds by which the clocks of two processes may differ."""

_log = logging.getLogger(__name__)


def announce(to: Connection, table_id: str, version: int) -> None:
    """Tell every process, when and only if this transaction is committed."""
    to.execute(select(func.pg_notify(_CHANNEL, f"{version} {table_id}")))


class Channel:
    """The one connection of this process that listens, and listens again when it is lost."""

    def __init__(
        self,
        engine: AsyncEngine,
        hear: Callable[[str, int], None],
        catch_up: Callable[[float], Awaitable[None]],
    ) -> None:
        self._engine = engine
        self._hear = hear
        self._catch_up = catch_up
        self._listening = asyncio.Event()
        self._alive_at = time.time()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen; news that is announced from now on is heard."""
        self._task = asyncio.create_task(self._listen_on())
        async with asyncio.timeout(_PATIENCE + _PAUSES[-1]):
            await self._listening.wait()

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_on(self) -> None:
        """Listen until cancelled, over as many connections as it takes."""
        failed = 0
        while True:
            self._listening.clear()
            try:
                async with self._engine.connect() as connection:
                    await self._listen(connection)
            except Exception as error:  # whatever it is, the way out is a new connection
                _log.warning("news: connection lost: %s", error)
            failed = 0 if self._listening.is_set() else failed + 1
            await asyncio.sleep(_PAUSES[min(failed, len(_PAUSES) - 1)])

    async def _listen(self, connection: AsyncConnection) -> None:
        """Listen on a connection until it is lost."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()
        driver.add_termination_listener(lambda _: lost.set())
        try:
            await driver.add_listener(_CHANNEL, self._heard)
            # What was announced while nobody listened is read from the tables.
            await self._catch_up(self._alive_at - _SLACK)
            self._listening.set()
            while not await _within(lost, _PULSE):
                await driver.execute("SELECT 1", timeout=_PATIENCE)
                self._alive_at = time.time()
        finally:
            # A connection that has listened is nothing for the pool.
            await connection.invalidate()

    def _heard(self, _driver: object, _pid: int, _channel: str, payload: str) -> None:
        """What the driver calls for each NOTIFY."""
        version, table_id = payload.split(" ", 1)
        self._hear(table_id, int(version))


async def _within(happens: asyncio.Event, seconds: float) -> bool:
    """Whether something happens in that time."""
    try:
        async with asyncio.timeout(seconds):
            await happens.wait()
    except TimeoutError:
        return False
    return True
