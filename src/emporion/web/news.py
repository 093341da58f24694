"""The socket of a table: it says which version there is, or to look again, and nothing else.

It is the version that this visitor may notice: of what others draft, not even the beat is told.
"""

import asyncio
import contextlib
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..store import Listener
from .context import house
from .errors import UnknownTable
from .seats import seats_of, version_for

BEAT: Final = 20.0
"""Seconds between signs of life."""

UNKNOWN: Final = 4404
"""The code with which a socket to a table that is not there is closed."""

_GONE: Final = (RuntimeError, WebSocketDisconnect)
"""What sending to a socket that is closed may raise."""

_log = logging.getLogger("emporion.web")


async def news(socket: WebSocket) -> None:
    """Tell a visitor each time that a table changes; their presence is noted meanwhile."""
    table = socket.path_params["table"]
    tables = house(socket)
    with tables.store.listen(table) as changes:
        try:
            live = await tables.table(table)
        except UnknownTable:
            await socket.close(UNKNOWN)
            return
        await socket.accept()
        jobs = [
            asyncio.create_task(_until_gone(socket)),
            asyncio.create_task(_tell(socket, table, version_for(socket, live), changes)),
            asyncio.create_task(_beat(socket, table)),
        ]
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
    """Log what has failed for another reason than that the visitor has gone."""
    for job in jobs:
        error = None if job.cancelled() else job.exception()
        if error is not None and not isinstance(error, _GONE):
            _log.error("news failed", exc_info=error, extra={"table": table})


async def _until_gone(socket: WebSocket) -> None:
    """A visitor has nothing to say here; what they send is not read as anything."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _tell(socket: WebSocket, table: str, version: int, changes: Listener[int]) -> None:
    await socket.send_json({"version": version})
    async for _ in changes:
        newer = version_for(socket, await house(socket).table(table))
        if newer != version:
            version = newer
            await socket.send_json({"version": version})


async def _beat(socket: WebSocket, table: str) -> None:
    """Note that the visitor is there; say so, if somebody else has gone or come back."""
    here = await _see(socket, table)
    while True:
        await asyncio.sleep(BEAT)
        now = await _see(socket, table)
        if now != here:
            here = now
            await socket.send_json({"again": True})


async def _see(socket: WebSocket, table: str) -> tuple[bool, ...]:
    """A sign of life of the seats that the visitor holds by now; returns who is there."""
    live = await house(socket).table(table)
    return await house(socket).see(table, seats_of(socket, live))
