"""The socket of a table: it says which version there is, or to look again, and nothing else."""

import asyncio
import contextlib
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..store import Listener
from .context import house, visit
from .errors import UnknownTable

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
    with tables.store.listen(table) as versions:
        try:
            live = await tables.table(table)
        except UnknownTable:
            await socket.close(UNKNOWN)
            return
        await socket.accept()
        jobs = [
            asyncio.create_task(_until_gone(socket)),
            asyncio.create_task(_tell(socket, live.table.version, versions)),
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


async def _tell(socket: WebSocket, version: int, versions: Listener[int]) -> None:
    await socket.send_json({"version": version})
    async for newer in versions:
        await socket.send_json({"version": newer})


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
    return await house(socket).see(table, live.held_by(visit(socket).guest.id))
