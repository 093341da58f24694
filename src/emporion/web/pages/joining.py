"""The link to a seat: who is waiting there, and sitting down."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...render.cover import cover_svg
from ...render.parts import prefix_of
from ...text.naming import clean_name
from ..context import remember, table_service, visit
from ..errors import AlreadyBegun, SeatTaken, TableClosed, WebError
from ..host import Guest, LiveTable
from ..naming import at_table
from ..templating import page, picture
from .acting import field
from .model import Viewpoint, players
from .table_page import back_to, definitions, options_in_words


async def invitation(request: Request) -> Response:
    """Which table and seat the link is for; the guest who has taken it is led to their table."""
    live, seat = await table_service(request).invited_to(request.path_params["invite"])
    found = visit(request)
    row = live.row(seat)
    if row.guest == found.guest.id:
        return _to_the_seat(request, live, seat)
    if live.closed or live.begun:
        return _too_late(request, live, TableClosed() if live.closed else AlreadyBegun())
    if row.kind != "open":
        return _too_late(request, live, SeatTaken(seat=seat))
    game = live.table.game
    words = at_table(found.words, live)
    return page(
        request,
        "join.html",
        words=words,
        table=live.table,
        title=words.game_title(game),
        prefix=prefix_of(game),
        cover=picture(cover_svg(game, words.lang, style=False)),
        seat=seat,
        sits=bool(live.held_by(found.guest.id)),
        invite=request.path_params["invite"],
        players=players(live, words, Viewpoint((), seat), None, ""),
        options=options_in_words(words, live),
        definitions=definitions(live),
    )


async def sit_down(request: Request) -> Response:
    """The seat taken, under the name that was typed.

    Where somebody else at the device sits at the table, the device's own name stays theirs.
    """
    invite = request.path_params["invite"]
    live, seat = await table_service(request).invited_to(invite)
    known = visit(request).guest
    is_second = any(held != seat for held in live.held_by(known.id))
    async with request.form() as form:
        typed = clean_name(field(form, "name"))
    named = Guest(known.id, typed if typed or is_second else known.name)
    try:
        live = await table_service(request).sit(live, seat, named, invite)
    except (SeatTaken, AlreadyBegun, TableClosed) as error:
        return _too_late(request, live, error)
    response = _to_the_seat(request, live, seat)
    if not is_second:
        remember(request, response, named)
    return response


def _too_late(request: Request, live: LiveTable, error: WebError) -> Response:
    """Why the link does not work any more, and a link to the table."""
    return page(
        request,
        "error.html",
        error.status,
        status=error.status,
        sentence=at_table(visit(request).words, live).error(error),
        watch="" if live.closed else f"/tables/{live.table.id}",
    )


def _to_the_seat(request: Request, live: LiveTable, seat: int) -> Response:
    """On to the table; for somebody who holds several seats there, to this one."""
    several = len(live.held_by(visit(request).guest.id)) > 1
    return back_to(request, live, f"?as={seat}" if several else "")


ROUTES: list[Route] = [
    Route("/join/{invite}", invitation),
    Route("/join/{invite}", sit_down, methods=["POST"]),
]
