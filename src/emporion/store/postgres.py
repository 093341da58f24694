"""A database on a server. Everything particular to PostgreSQL is here and in `channel.py`."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Double, event, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

Result = TypeVar("Result")

_PATIENCE: Final = 10.0
"""Seconds to wait for a connection."""


class PostgresDatabase:
    """PostgreSQL: any number of readers and writers, in any number of processes."""

    def __init__(self, url: URL) -> None:
        self.engine: Final = _engine(url)
        # If each statement saw its own moment, a load could see a move and still its draft.
        self._to_read = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def open(self) -> None:
        """See whether it answers; raises the errors of the driver and the system."""
        await self.read(lambda seen: seen.execute(select(1)))

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Look at the database as it is at one moment."""
        async with self._to_read.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Change something: it is on disk when this returns; if it raises, nothing has changed."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def now(self) -> ColumnElement[float]:
        """The time by the server's clock, the same for all processes."""
        return func.extract("epoch", func.clock_timestamp()).cast(Double)


def _engine(url: URL) -> AsyncEngine:
    """Connections in a pool, of which those that were lost are not handed out."""
    engine = create_async_engine(
        url, pool_size=8, max_overflow=8, connect_args={"timeout": _PATIENCE}
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def lay_aside_if_closed(_connection: Any, record: Any, _proxy: object) -> None:
        # The driver knows when the server has closed a connection, so no query is needed.
        if record.driver_connection.is_closed():
            raise DisconnectionError

    return engine
