"""The sockets of a table and of the lists of tables: they say that there is news, and nothing else.

It tells what this visitor may notice; not even when others change their drafts.
"""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Iterable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..store import Listener
from ..store.rows import ListedTable
from .context import services, table_service, visit
from .errors import UnknownTable
from .host import Guest
from .seats import seated, visited

BEAT: Final = 20.0
"""Seconds between signs of life."""

LISTS_BEAT: Final = 1.0
"""Seconds between looks at the lists of tables."""

UNKNOWN: Final = 4404
"""The code with which a socket to a table that is not there is closed."""

_GONE: Final = (RuntimeError, WebSocketDisconnect)
"""What sending to a socket that is closed may raise."""

_log = logging.getLogger("emporion.web")


async def news(socket: WebSocket) -> None:
    """Tell a visitor each time that a table changes; their presence is noted meanwhile."""
    table = socket.path_params["table"]
    tables = table_service(socket)
    with tables.store.listen(table) as changes:
        try:
            live = await tables.table(table)
        except UnknownTable:
            await socket.close(UNKNOWN)
            return
        await socket.accept()
        jobs = [
            asyncio.create_task(_until_gone(socket)),
            asyncio.create_task(_tell(socket, table, seated(socket, live).version, changes)),
            asyncio.create_task(_beat(socket, table)),
        ]
        await _until_first(socket, table, jobs)


async def _until_first(socket: WebSocket, table: str, jobs: "list[asyncio.Task[None]]") -> None:
    """Let the jobs of a socket run until the first is done: then all is."""
    try:
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.wait(jobs)
        _note_failures(table, jobs)
        with contextlib.suppress(*_GONE):
            await socket.close()


def _note_failures(table: str, jobs: "list[asyncio.Task[None]]") -> None:
    """Log what has failed for another reason than that the visitor has left."""
    for job in jobs:
        error = None if job.cancelled() else job.exception()
        if error is not None and not isinstance(error, _GONE):
            _log.error("news failed", exc_info=error, extra={"table": table})


async def lists_news(socket: WebSocket) -> None:
    """Tell a visitor to look again each time that a list of tables has changed for them.

    They are read at fixed intervals, so that the time of a message tells nothing either.
    """
    known = socket.query_params.get("seen", "")
    with table_service(socket).store.listen_all() as changes:
        await socket.accept()
        jobs = [
            asyncio.create_task(_until_gone(socket)),
            asyncio.create_task(_tell_lists(socket, known, changes)),
        ]
        await _until_first(socket, "lists", jobs)


async def _tell_lists(socket: WebSocket, known: str, changes: Listener[str]) -> None:
    guest, tables = visit(socket).guest, table_service(socket)
    mine = await tables.tables_of(guest)
    known = await _tell_if_new(socket, known, lists_mark(guest, await tables.open_tables(), mine))
    async for changed in changes:
        await asyncio.sleep(LISTS_BEAT - time.monotonic() % LISTS_BEAT)
        heard = {changed, *changes.take()}
        beat = int(time.monotonic() // LISTS_BEAT)
        snapshot = await services(socket).list_snapshots.at(heard, beat)
        if guest.id in snapshot.sitting or any(listed.table.id in heard for listed in mine):
            mine = await tables.tables_of(guest)
        known = await _tell_if_new(socket, known, lists_mark(guest, snapshot.found, mine))


async def _tell_if_new(socket: WebSocket, known: str, newer: str) -> str:
    """Tell that the lists are others than known; returns what is known then."""
    if newer != known:
        await socket.send_json({"again": True})
    return newer


def lists_mark(guest: Guest, found: Iterable[ListedTable], mine: Iterable[ListedTable]) -> str:
    """A mark of all that lists of tables show to a guest: another one where they would differ."""
    shown = [
        [
            (listed.table.id, listed.table.shown, listed.table.status, _seats(listed))
            for listed in tables
        ]
        for tables in (found, mine)
    ]
    return hashlib.sha256(f"{guest.id} {shown}".encode()).hexdigest()[:16]


def _seats(listed: ListedTable) -> list[tuple[str, str, bool]]:
    return [(row.kind, row.name, row.away) for row in listed.seats]


async def _until_gone(socket: WebSocket) -> None:
    """A visitor has nothing to say here; what they send is not read as anything."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _tell(socket: WebSocket, table: str, version: int, changes: Listener[int]) -> None:
    await socket.send_json({"version": version})
    async for newest in changes:
        live = await table_service(socket).table(table, newest)
        newer = seated(socket, live).version
        if newer != version:
            version = newer
            await socket.send_json({"version": version})


async def _beat(socket: WebSocket, table: str) -> None:
    """Note that the visitor is there; say so, if somebody else has gone or come back."""
    present = await _mark_present(socket, table)
    while True:
        await asyncio.sleep(BEAT)
        now = await _mark_present(socket, table)
        if now != present:
            present = now
            await socket.send_json({"again": True})


async def _mark_present(socket: WebSocket, table: str) -> tuple[bool, ...]:
    """A sign of life of the seats that the visitor holds by now; returns who is there."""
    found = await visited(socket, table, watches=True)
    return await table_service(socket).who_is_present(found.live)
