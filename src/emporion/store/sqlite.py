"""A database in a file. Everything particular to SQLite is here.

Each transaction runs whole in a thread of ours. With an asynchronous driver every statement would
cross to a thread and back several times, and on a busy server each crossing waits its turn.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Double, create_engine, event, literal
from sqlalchemy.engine import URL, Engine

Result = TypeVar("Result")

_PATIENCE: Final = 10.0
"""Seconds to wait for another process to finish its write."""
_READERS: Final = 4
"""How many may read at once."""


class SqliteDatabase:
    """SQLite: any number of readers, one writer."""

    def __init__(self, url: URL) -> None:
        self._path = Path(url.database or "")
        self._engine = _engine(url)
        self._to_write = self._engine.execution_options(begin="IMMEDIATE")
        self._readers = ThreadPoolExecutor(_READERS, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")

    async def open(self) -> None:
        """Make the file if it is missing; raises the errors of the driver and the system."""
        await asyncio.get_running_loop().run_in_executor(self._writer, _make, self._path)

    async def close(self) -> None:
        """Close every connection once everything is written."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Look at the database as it is at one moment."""

        def whole() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, whole)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Change something: it is on disk when this returns; if it raises, nothing has changed."""

        def whole() -> Result:
            with self._to_write.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, whole)

    def now(self) -> ColumnElement[float]:
        """The time by this machine's clock: nobody else can have the file open."""
        return literal(time.time(), Double)


def _engine(url: URL) -> Engine:
    """Connections that write through to the disk, and that begin as we say."""
    engine = create_engine(url, pool_size=_READERS + 1, connect_args={"timeout": _PATIENCE})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, below
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer that begins as a reader may be refused later, without waiting its turn.
        connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('begin', '')}")

    return engine


def _make(path: Path) -> None:
    """Make a file and its folder, and let it keep a write-ahead log."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds the seeds and the keys of all seats
    connection = sqlite3.connect(path, timeout=_PATIENCE)
    try:
        _keep_a_log(connection)
    finally:
        connection.close()


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """Turn the log on; SQLite does not wait its turn where two processes do so at once."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return
