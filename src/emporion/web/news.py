"""The socket of a table: it says which version there is, or to look again, and nothing else."""

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..store import Listener
from .context import house, visit
from .errors import UnknownTable

BEAT: Final = 20.0
"""Seconds between signs of life."""

UNKNOWN: Final = 4404
"""The code with which a socket to a table that is not there is closed."""


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
        seats = live.held_by(visit(socket).guest.id)
        jobs = [
            asyncio.create_task(_until_gone(socket)),
            asyncio.create_task(_tell(socket, live.table.version, versions)),
            asyncio.create_task(_beat(socket, table, seats)),
        ]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close()


async def _until_gone(socket: WebSocket) -> None:
    """A visitor has nothing to say here; what they send is not read as anything."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def _tell(socket: WebSocket, version: int, versions: Listener[int]) -> None:
    await socket.send_json({"version": version})
    async for newer in versions:
        await socket.send_json({"version": newer})


async def _beat(socket: WebSocket, table: str, seats: list[int]) -> None:
    """Note that the visitor is there; say so, if somebody else has gone or come back."""
    here = await house(socket).see(table, seats)
    while True:
        await asyncio.sleep(BEAT)
        now = await house(socket).see(table, seats)
        if now != here:
            here = now
            await socket.send_json({"again": True})
