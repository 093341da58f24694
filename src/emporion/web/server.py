"""The application on uvicorn: it says when it is ready, and ends cleanly."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable

import uvicorn

from ..store import Store
from .app import create_app
from .logs import log_as_json
from .settings import ServerSettings


class _Server(uvicorn.Server):
    """Tells when it answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()


def run(settings: ServerSettings, ready: Callable[[], None]) -> int:
    """Serve until a signal ends it; raises an `EmporionError` where it cannot begin."""
    log_as_json(settings.log_level)
    asyncio.run(_check_database(settings))
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=4096,
        timeout_graceful_shutdown=5,
    )
    server = _Server(config, ready)
    # After its clean end uvicorn raises the signal again by which it was asked to.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve())
    return 0 if server.started else 1


async def _check_database(settings: ServerSettings) -> None:
    """Open the database once, so that what is wrong with it is told before anything begins."""
    store = await Store.open(settings.database)
    await store.close()
