"""A table: its page, what changes of it, its whole log, and its record."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ...render.parts import prefix_of
from ..context import table_service, visit
from ..errors import StillPlaying
from ..naming import at_table
from ..seats import visited
from ..templating import download, page
from . import acting, joining
from .model_decision import why_not
from .model_story import story
from .table_page import definitions, look, seat_asked_for, show, whole


async def table(request: Request) -> Response:
    """The waiting room, the game or its end, as the visitor sees it."""
    # For those who play or watch without the script, this is the sign of life.
    found = await visited(request, request.path_params["table"], watches=True)
    return await show(request, found, look(found, seat_asked_for(request)), fragment=False)


async def fragment(request: Request) -> Response:
    """The same without the page around it, for the script."""
    found = await visited(request, request.path_params["table"])
    return await show(request, found, look(found, seat_asked_for(request)), fragment=True)


async def why(request: Request) -> Response:
    """Why something that was clicked on is not open to the visitor now, for the script."""
    found = await visited(request, request.path_params["table"])
    live, eyes = found.live, look(found, seat_asked_for(request))
    action = whole(request.query_params.get("action", ""), "action")
    words = at_table(visit(request).words, live)
    said = why_not(live, words, eyes.seat, action) if live.begun else ""
    return JSONResponse({"said": said}, headers={"Cache-Control": "no-store"})


async def log(request: Request) -> Response:
    """All that happened, as the visitor saw it."""
    found = await visited(request, request.path_params["table"])
    live, eyes = found.live, look(found, seat_asked_for(request))
    game = live.table.game
    words = at_table(visit(request).words, live)
    return page(
        request,
        "log.html",
        words=words,
        table=live.table,
        title=words.game_title(game),
        prefix=prefix_of(game),
        eyes=eyes,
        log=story(live, words, eyes.seat, most=None),
        definitions=definitions(live),
    )


async def record(request: Request) -> Response:
    """The record to keep; it holds every secret, so only once the game is over."""
    live = await table_service(request).table(request.path_params["table"])
    if not live.over:
        raise StillPlaying
    response = download(live.match.record(), f"{live.table.game}-{live.table.id}.txt")
    response.headers["Cache-Control"] = "no-store"
    return response


ROUTES: list[Route] = [
    Route("/tables/{table}", table),
    Route("/tables/{table}/fragment", fragment),
    Route("/tables/{table}/why", why),
    Route("/tables/{table}/log", log),
    Route("/tables/{table}/record", record),
    *acting.ROUTES,
    *joining.ROUTES,
]
