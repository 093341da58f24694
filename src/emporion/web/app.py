"""The server put together: its parts, its addresses, its beginning and end."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Final

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from .. import __version__
from ..core.build import is_compiled
from ..core.errors import EmporionError, InvalidManifest
from ..store import Store
from .answers import refuse
from .api import router
from .assets import serve_asset
from .context import Services, services
from .errors import Unavailable, UnknownPage, UnreadableRequest, WrongMethod
from .guard import Guard, mark
from .guest import Guests
from .host.bot_runner import BotRunner
from .host.table_service import TableService
from .host.workers import Workers
from .logs import RequestLogger
from .news import lists_news, news
from .pages import ROUTES
from .settings import ServerSettings

_FORGOTTEN_AFTER: Final = 7 * 24 * 3600.0
"""Seconds after which a table whose players never came is cleared away."""

_log = logging.getLogger("emporion.web")


def create_app(settings: ServerSettings) -> FastAPI:
    """The application; its lifespan starts and ends its parts."""
    app = FastAPI(
        title="Emporion",
        version=__version__,
        description=_DESCRIPTION,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        routes=[
            Route("/health", _health),
            Route("/static/{fingerprint}/{name:path}", serve_asset),
            WebSocketRoute("/tables/{table}/news", news),
            WebSocketRoute("/lists/news", lists_news),
            *ROUTES,
        ],
    )
    app.state.settings = settings
    app.include_router(router)
    app.add_exception_handler(EmporionError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
    # A table is some 100 kB, a sixth of it compressed; the quickest way saves nearly as much.
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=1)
    app.add_middleware(Guard)
    app.add_middleware(RequestLogger)
    return app


_DESCRIPTION: Final = """Every page of Emporion as JSON: enough to sit down at a table and play.

`POST /api/tables` sets up a table, `POST /api/seats` takes the seat of an invitation; both answer
with the key of each seat that is yours. Send it as `Authorization: Bearer KEY`. Then, until the
game is over: ask `GET /api/tables/{table}` what is known and what is legal, and post one of the
legal actions with the `turn` that you saw. The socket `/tables/{table}/news` tells when to ask
again.
"""


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: ServerSettings = app.state.settings
    store = await Store.open(settings.database)
    workers = Workers(settings.workers)
    table_service = TableService(store, settings.forced_delay)
    bot_runner = BotRunner(table_service, workers, settings.pace)
    app.state.services = Services(settings, table_service, Guests(await store.secret()))
    jobs = [asyncio.create_task(bot_runner.sweep()), asyncio.create_task(_tidy(store))]
    _log.info("ready", extra={"version": __version__, "compiled": is_compiled()})
    try:
        yield
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await bot_runner.close()
        workers.close()
        await store.close()
        _log.info("closed")


async def _tidy(store: Store) -> None:
    """Clear away what nobody came to, once an hour."""
    while True:
        try:
            await store.prune(time.time() - _FORGOTTEN_AFTER)
        except Exception:
            _log.exception("clearing away failed")
        await asyncio.sleep(3600)


async def _health(request: Request) -> Response:
    """Whether the server can do its work: 200, or 503 where the database does not answer."""
    healthy = await services(request).table_service.store.healthy()
    said = {"status": "ok" if healthy else "no database", "version": __version__}
    return JSONResponse(said | {"compiled": is_compiled()}, 200 if healthy else 503)


# -- what goes wrong ------------------------------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, EmporionError)
    if isinstance(error, InvalidManifest):
        _log.error("a game cannot be used", exc_info=error)
    return refuse(request, error)


async def _unreadable(request: Request, error: Exception) -> Response:
    """What is wrong first, by its place: `body.players`."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return refuse(request, UnreadableRequest(what=".".join(map(str, first["loc"]))))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, EmporionError):
        return refuse(request, error.__cause__)
    if error.status_code == 404:
        return refuse(request, UnknownPage(asked=request.url.path))
    if error.status_code == 405:
        response = refuse(request, WrongMethod())
        response.headers.update(error.headers or {})  # which methods it does take
        return response
    return refuse(request, UnreadableRequest(what=str(error.status_code)))


async def _broken(request: Request, _error: Exception) -> Response:
    """Answered outside the guard, and then passed on to uvicorn, which logs it."""
    response = refuse(request, Unavailable())
    mark(response.headers)
    return response
