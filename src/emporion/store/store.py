"""The store: every table, its seats, moves and talk, on disk before it is acknowledged."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from . import reading, writing
from .channel import Channel, announce
from .errors import Conflict, NewerDatabase, UnreachableDatabase
from .migrating import migrate
from .news import Listener, NewsHub
from .postgres import PostgresDatabase
from .rows import SeatRow, StoredTable, TableRow
from .sqlite import SqliteDatabase
from .urls import read_url, without_password

Asked = ParamSpec("Asked")
Result = TypeVar("Result")
Work = Callable[[Connection], Result]

_PATIENCE: Final = 5.0
"""Seconds to wait for an answer when asked whether all is well."""

_log = logging.getLogger(__name__)


def _reads(
    work: Callable[Concatenate[Connection, Asked], Result],
) -> Callable[Concatenate["Store", Asked], Coroutine[Any, Any, Result]]:
    """The method of the store that does some `work` of `reading`."""

    @wraps(work)
    async def method(store: "Store", /, *args: Asked.args, **kwargs: Asked.kwargs) -> Result:
        return await store._database.read(lambda seen: work(seen, *args, **kwargs))

    return method


def _writes(
    work: Callable[Concatenate[Connection, Asked], Result],
) -> Callable[Concatenate["Store", Asked], Coroutine[Any, Any, Result]]:
    """The method that does some `work` of `writing` which no page shows: it makes no news."""

    @wraps(work)
    async def method(store: "Store", /, *args: Asked.args, **kwargs: Asked.kwargs) -> Result:
        return await store._write(lambda to: work(to, *args, **kwargs))

    return method


def _changes(
    work: Callable[Concatenate[Connection, str, Asked], int],
) -> Callable[Concatenate["Store", str, Asked], Coroutine[Any, Any, int]]:
    """The method that changes a table by some `work` of `writing`, and announces its version."""

    @wraps(work)
    async def method(
        store: "Store", table_id: str, /, *args: Asked.args, **kwargs: Asked.kwargs
    ) -> int:
        return await store._change(table_id, lambda to: work(to, table_id, *args, **kwargs))

    return method


class Store:
    """All tables of a server, or of several servers on one PostgreSQL.

    What changes a table returns its new version, and tells everyone who listens. Where somebody
    else was first it raises `Conflict`, and nothing is changed. Most methods are functions of
    `reading` and `writing`, without the transaction that these are given.
    """

    def __init__(self, database: SqliteDatabase | PostgresDatabase) -> None:
        self._database = database
        self._hub = NewsHub()
        self._channel: Channel | None = None
        self._writes: set[asyncio.Task[object]] = set()

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open `sqlite:///path` or `postgresql://user@host/name`, brought up to date.

        Raises `BadDatabase`, `UnreachableDatabase` or `NewerDatabase`.
        """
        address = read_url(url)
        database = (SqliteDatabase if address.drivername == "sqlite" else PostgresDatabase)(address)
        store = cls(database)
        try:
            await _open(database, without_password(url))
            await store._listen()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what is being written, and end every listener."""
        await asyncio.gather(*self._writes, return_exceptions=True)
        if self._channel is not None:
            await self._channel.close()
        self._hub.close()
        await self._database.close()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._database.read(lambda seen: seen.execute(select(1)))
        except Exception as error:  # whatever it is, the answer is no
            _log.warning("the database does not answer: %s", error)
            return False
        return True

    async def secret(self) -> bytes:
        """The server's signing key: made once, the same for all processes."""
        made = secrets.token_bytes(32)

        def keep(to: Connection) -> bytes:
            writing.keep_key(to, "secret", made)
            return reading.key(to, "secret") or made

        return await self._write(keep)

    # -- tables ---------------------------------------------------------------------------------

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> int:
        """Set up a table."""
        return await self._change(table.id, lambda to: writing.create(to, table, seats))

    async def load(self, table_id: str) -> StoredTable | None:
        """Everything of a table, as it is at one moment."""
        return await self.since(table_id, 0, 0)

    since = _reads(reading.load)
    version = _reads(reading.version)
    invited = _reads(reading.invited)
    open_tables = _reads(reading.open_tables)
    tables_of = _reads(reading.tables_of)
    guests_at = _reads(reading.guests_at)
    has_finished = _reads(reading.has_finished)

    async def close_table(self, table_id: str) -> int:
        """Close a table that gathers; a `Conflict` if it plays or is closed already."""
        changed = await self._change_all(lambda to: writing.close_table(to, table_id))
        return changed[table_id]

    async def set_rematch(self, table_id: str, other: str) -> str:
        """Name the table to go to next; if one was named before, it stays, and is returned."""
        try:
            await self._change(table_id, lambda to: writing.set_rematch(to, table_id, other))
        except Conflict:
            known = await self._database.read(lambda seen: reading.rematch(seen, table_id))
            if known is None:
                raise
            return known
        return other

    async def prune(self, older_than: float) -> int:
        """Clear away tables that never played and that nobody has looked at since that moment."""
        gone: list[str] = []

        def clear(to: Connection) -> dict[str, int]:
            gone[:] = writing.prune(to, older_than)
            return writing.forget_rematches(to, gone)

        await self._change_all(clear)
        return len(gone)

    # -- play, seats and chat -------------------------------------------------------------------

    start = _changes(writing.start)
    decide = _changes(writing.decide)
    sit = _changes(writing.sit)
    stand_up = _changes(writing.stand_up)
    change_seat = _changes(writing.change_seat)
    say = _changes(writing.say)
    mark_present = _writes(writing.mark_present)
    mark_watched = _writes(writing.mark_watched)

    # -- records --------------------------------------------------------------------------------

    keep_record = _writes(writing.keep_record)
    record = _reads(reading.record)
    seats_of_record = _reads(reading.seats_of_record)

    # -- bots -----------------------------------------------------------------------------------

    async def due(self, limit: int) -> list[str]:
        """The tables where a bot is to decide and no process does so."""
        return await self._database.read(
            lambda seen: reading.due(seen, self._database.now(), limit)
        )

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Let a process play the bots of a table for some seconds, if no other does."""
        return await self._write(
            lambda to: writing.lease(to, table_id, owner, self._database.now(), seconds)
        )

    release = _writes(writing.release)
    rest = _writes(writing.rest)

    # -- news -----------------------------------------------------------------------------------

    def listen(self, table_id: str) -> Listener[int]:
        """News of one table: `with store.listen(id) as news: async for version in news: …`."""
        return self._hub.one(table_id)

    def listen_all(self) -> Listener[str]:
        """News of all tables: the ids of those that change."""
        return self._hub.all()

    @property
    def posted(self) -> int:
        """How much news this process has heard: a reader at the same count missed none."""
        return self._hub.posted

    async def _listen(self) -> None:
        """Hear what other processes change."""
        if isinstance(self._database, PostgresDatabase):
            self._channel = Channel(self._database.engine, self._hub.post, self._catch_up)
            await self._channel.open()

    async def _catch_up(self, moment: float) -> None:
        """Post what has changed since then, heard or not."""
        changed = await self._database.read(lambda seen: reading.changed_since(seen, moment))
        for table_id, version in changed:
            self._hub.post(table_id, version)

    # -- how a write is done --------------------------------------------------------------------

    async def _change(self, table_id: str, work: Work[int]) -> int:
        """Write something that pages show; gives the table's new version and announces it."""
        return (await self._change_all(lambda to: {table_id: work(to)}))[table_id]

    async def _change_all(self, work: Work[dict[str, int]]) -> dict[str, int]:
        """The same for something that changes several tables."""

        def whole(to: Connection) -> dict[str, int]:
            versions = work(to)
            if self._channel is not None:
                for table_id, version in versions.items():
                    announce(to, table_id, version)
            return versions

        def post(versions: dict[str, int]) -> None:
            if self._channel is None:
                for table_id, version in versions.items():
                    self._hub.post(table_id, version)

        return await self._write(whole, post)

    async def _write(
        self, work: Work[Result], afterwards: Callable[[Result], None] = lambda _: None
    ) -> Result:
        """Write in one transaction.

        A browser that disconnects cancels its request. What it has asked for is finished all the
        same, with its news: nobody could tell otherwise whether it was on disk.
        """

        async def whole() -> Result:
            try:
                result = await self._database.write(work)
            except IntegrityError as error:
                raise Conflict from error
            afterwards(result)
            return result

        task = asyncio.create_task(whole())
        self._writes.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: "asyncio.Task[object]") -> None:
        """Forget a write; what it raised has been told to those who wait for it."""
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()


async def _open(database: SqliteDatabase | PostgresDatabase, shown: str) -> None:
    """Reach a database and bring it up to date."""
    try:
        await database.open()
    except Exception as error:  # of the disk, the network, the driver or the server
        what = str(_first_cause(error)) or type(error).__name__
        raise UnreachableDatabase(asked=shown, what=what) from error
    try:
        await database.write(migrate)
    except NewerDatabase as error:
        raise NewerDatabase(asked=shown) from error


def _first_cause(error: BaseException) -> BaseException:
    """What the driver said, below what SQLAlchemy made of it."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error
