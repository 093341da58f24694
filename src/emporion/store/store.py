"""The store: every table, its seats, moves and talk, on disk before it is acknowledged."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Final, TypeVar, Unpack

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from . import reading, writing
from .channel import Channel, announce
from .errors import Conflict, NewerDatabase, UnreachableDatabase
from .migrating import migrate
from .news import Listener, NewsHub
from .postgres import PostgresDatabase
from .rows import (
    DecisionRow,
    ListedTable,
    MoveRow,
    SeatChange,
    SeatRow,
    SeatStep,
    Status,
    StoredTable,
    TableRow,
)
from .sqlite import SqliteDatabase
from .urls import read_url, without_password

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

_PATIENCE: Final = 5.0
"""Seconds to wait for an answer when asked whether all is well."""

_log = logging.getLogger(__name__)


class Store:
    """All tables of a server, or of several servers on one PostgreSQL.

    What changes a table gives its new version, and tells everyone who listens. Where somebody else
    was first it raises `Conflict`, and nothing is changed.
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

    async def since(self, table_id: str, moves: int, chat: int) -> StoredTable | None:
        """A table and its seats, with only the moves and lines from those numbers on."""
        return await self._database.read(lambda seen: reading.load(seen, table_id, moves, chat))

    async def version(self, table_id: str) -> int | None:
        """The version of a table, to see whether what one knows of it is still true."""
        return await self._database.read(lambda seen: reading.version(seen, table_id))

    async def invited(self, invite: str) -> tuple[str, int] | None:
        """The table and the seat that an invitation is for, taken or not."""
        return await self._database.read(lambda seen: reading.invited(seen, invite))

    async def open_tables(self, limit: int) -> list[ListedTable]:
        """The listed tables that have a seat to take, the newest first."""
        return await self._database.read(lambda seen: reading.open_tables(seen, limit))

    async def tables_of(self, guest: str, limit: int) -> list[ListedTable]:
        """The tables that a guest sits at, first those where all could notice something last."""
        return await self._database.read(lambda seen: reading.tables_of(seen, guest, limit))

    async def guests_at(self, table_ids: Collection[str]) -> list[str]:
        """All who sit at some of these tables."""
        return await self._database.read(lambda seen: reading.guests_at(seen, table_ids))

    async def has_finished(self, guest: str, game: str) -> bool:
        """Whether a guest has played a game to its end."""
        return await self._database.read(lambda seen: reading.has_finished(seen, guest, game))

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

    # -- play -----------------------------------------------------------------------------------

    async def start(self, table_id: str, rules: int, bots_due: bool) -> int:
        """Begin to play by these `rules`; a `Conflict` if it has begun, or a seat is still open."""
        return await self._change(table_id, lambda to: writing.start(to, table_id, rules, bots_due))

    async def decide(
        self,
        table_id: str,
        *,
        moves: Sequence[MoveRow],
        seats: Sequence[SeatStep],
        status: Status,
        bots_due: bool,
        record: str | None = None,
        after: int | None = None,
        version: int | None = None,
    ) -> int:
        """The one write of play, whole or not at all.

        It holds if the table is playing, each seat's turn is as it was, and the moves continue
        those that are there. A step without a move says with `after` how many it knew. With the
        `version` that the decider knew, a change they did not see leaves the bots due.
        """
        made = DecisionRow(
            moves=moves,
            seats=seats,
            status=status,
            bots_due=bots_due,
            record=record,
            after=after,
            version=version,
        )
        return await self._change(table_id, lambda to: writing.decide(to, table_id, made))

    # -- seats and talk -------------------------------------------------------------------------

    async def sit(
        self,
        table_id: str,
        seat: int,
        *,
        guest: str,
        name: str,
        token: str,
        invite: str | None = None,
    ) -> int:
        """Take an open seat; with an `invite`, only if the seat still offers it."""
        return await self._change(
            table_id,
            lambda to: writing.sit(
                to, table_id, seat, guest=guest, name=name, token=token, invite=invite
            ),
        )

    async def stand_up(self, table_id: str, seat: int, guest: str) -> int:
        """Leave a seat while the table gathers; a `Conflict` if it is not that guest's, or late."""
        return await self._change(table_id, lambda to: writing.stand_up(to, table_id, seat, guest))

    async def change_seat(
        self,
        table_id: str,
        seat: int,
        *,
        was: SeatRow | None = None,
        **change: Unpack[SeatChange],
    ) -> int:
        """Change who plays a seat and how; given what it `was`, only if nobody else did so.

        While a table plays, a change of `kind` or `away` makes the bots look.
        """
        return await self._change(
            table_id, lambda to: writing.change_seat(to, table_id, seat, was, change)
        )

    async def say(self, table_id: str, seat: int | None, name: str, text: str) -> int:
        """Say something at a table."""
        return await self._change(table_id, lambda to: writing.say(to, table_id, seat, name, text))

    async def mark_present(self, table_id: str, seats: Collection[int], at: float) -> None:
        """Note a sign of life for some seats; no page shows it by itself: the version stays."""
        await self._write(lambda to: writing.mark_present(to, table_id, seats, at))

    async def mark_watched(self, table_id: str, at: float) -> None:
        """Note that somebody watches; no page shows it, so the version stays."""
        await self._write(lambda to: writing.mark_watched(to, table_id, at))

    # -- records --------------------------------------------------------------------------------

    async def keep_record(self, record_id: str, text: str) -> None:
        """Keep a record for replays; one of that id stays as it is."""
        await self._write(lambda to: writing.keep_record(to, record_id, text))

    async def record(self, record_id: str) -> str | None:
        """A record's text."""
        return await self._database.read(lambda seen: reading.record(seen, record_id))

    async def seats_of_record(self, record_id: str) -> tuple[SeatRow, ...]:
        """The seats of the table that a record was played at; none where it was elsewhere."""
        return await self._database.read(lambda seen: reading.seats_of_record(seen, record_id))

    # -- bots -----------------------------------------------------------------------------------

    async def due(self, limit: int) -> list[str]:
        """The tables where a bot is to decide and no process is at it."""
        return await self._database.read(
            lambda seen: reading.due(seen, self._database.now(), limit)
        )

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Have the bots of a table to oneself for so long, or longer if one has them already."""
        return await self._write(
            lambda to: writing.lease(to, table_id, owner, self._database.now(), seconds)
        )

    async def release(self, table_id: str, owner: str) -> None:
        """Give the bots of a table free."""
        await self._write(lambda to: writing.release(to, table_id, owner))

    async def rest(self, table_id: str, version: int) -> None:
        """No bot is to decide at this version; if the table has changed since, look again."""
        await self._write(lambda to: writing.rest(to, table_id, version))

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

        A browser that hangs up cancels its request. What it has asked for is then finished all the
        same, with its news: nobody could tell any more whether it was on disk.
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
