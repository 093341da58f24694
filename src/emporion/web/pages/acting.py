"""What visitors do at a table: decide, take back, talk, sit down, leave, play again."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...text.naming import LINE_LENGTH, clean_line
from ..context import remember, table_service, visit
from ..errors import UnreadableRequest
from ..host import Guest, LiveTable, TableService
from ..host import rematch as play_again
from ..naming import at_table
from ..seats import TableVisit, changed, visited
from ..templating import page
from .table_page import back_to, look, show, whole

Handler = Callable[[Request, TableVisit, FormData], Awaitable[LiveTable]]
"""Does what a form asks for at a table; returns the table as it is then."""


def _answered(handle: Handler) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a handler: it answers with the table as it is then, and with a refusal.

    The script asks for a fragment; without it, the answer leads back to the table.
    """

    async def answer(request: Request) -> Response:
        async with request.form() as form:
            found, refusal = await changed(
                request,
                request.path_params["table"],
                lambda before: handle(request, before, form),
            )
            eyes = look(found, _acting_for(found, form))
        fragment = request.headers.get("x-fragment") == "1"
        if fragment or refusal is not None:
            return await show(request, found, eyes, fragment=fragment, refusal=refusal)
        return back_to(request, found.live, eyes.query)

    return answer


# -- what forms say -------------------------------------------------------------------------------


def field(form: FormData, name: str) -> str:
    """What a form says in a field of words; raises `UnreadableRequest`."""
    said = form.get(name)
    if not isinstance(said, str):
        raise UnreadableRequest(what=name)
    return said


def _number(form: FormData, name: str) -> int:
    return whole(field(form, name), name)


def _acting_for(found: TableVisit, form: FormData) -> int | None:
    """The seat that a form is from, if it is the visitor's: that page is shown again."""
    said = form.get("as")
    return next((seat for seat in found.held if str(seat) == said), None)


def _own(found: TableVisit, form: FormData) -> int:
    """The seat that a form decides for; raises `NotYourSeat`."""
    return found.own_seat(_number(form, "as"))


def _seat(live: LiveTable, form: FormData) -> int:
    """A seat of this table; raises `UnreadableRequest`."""
    seat = _number(form, "seat")
    if seat not in range(live.table.players):
        raise UnreadableRequest(what="seat")
    return seat


# -- playing --------------------------------------------------------------------------------------


async def _act(request: Request, found: TableVisit, form: FormData) -> LiveTable:
    """A step of a decision; a pass, which stays on the page, also instead of what is laid."""
    seat, turn, action = _own(found, form), _number(form, "turn"), _number(form, "action")
    return await table_service(request).act(found.live, seat, turn, action, instead=True)


async def _undo(request: Request, found: TableVisit, form: FormData) -> LiveTable:
    """The last step taken back, a certain one, or all that is laid."""
    seat, turn = _own(found, form), _number(form, "turn")
    if "step" in form:
        step, dot, which = field(form, "step").partition(".")
        return await table_service(request).undo(
            found.live,
            seat,
            turn,
            step=whole(step, "step"),
            which=whole(which, "step") if dot else None,
        )
    return await table_service(request).undo(found.live, seat, turn, _number(form, "all") == 1)


async def _chat(request: Request, found: TableVisit, form: FormData) -> LiveTable:
    """A line in the chat, from a seat or from somebody who watches."""
    line = clean_line(field(form, "text"))
    if not line or len(line) > LINE_LENGTH:
        raise UnreadableRequest(what="text")
    seat = _acting_for(found, form)
    speaker = seat if seat is not None or not found.held else found.held[0]
    return await table_service(request).say(found.live, visit(request).guest, speaker, line)


# -- coming and going -----------------------------------------------------------------------------


def _by_guest(deed: Callable[[TableService, LiveTable, Guest], Awaitable[LiveTable]]) -> Handler:
    """The handler of something that a guest does to the table."""

    async def handle(request: Request, found: TableVisit, _form: FormData) -> LiveTable:
        return await deed(table_service(request), found.live, visit(request).guest)

    return handle


def _at_seat(
    deed: Callable[[TableService, LiveTable, int, Guest], Awaitable[LiveTable]],
) -> Handler:
    """The handler of something that a guest does with the seat that the form names."""

    async def handle(request: Request, found: TableVisit, form: FormData) -> LiveTable:
        seat = _seat(found.live, form)
        return await deed(table_service(request), found.live, seat, visit(request).guest)

    return handle


async def ask_to_leave(request: Request) -> Response:
    """The question whether to hand a seat to a bot: a page, or a fragment for the dialog."""
    found = await visited(request, request.path_params["table"])
    live = found.live
    seat = found.own_seat(whole(request.query_params.get("as", ""), "as"))
    eyes = look(found, seat)
    if live.by_bot(seat) or live.over or not live.begun:
        return back_to(request, live, eyes.query)
    alone = "fragment" in request.query_params
    return page(
        request,
        "leave_fragment.html" if alone else "leave.html",
        words=at_table(visit(request).words, live),
        table=live.table,
        seat=seat,
        eyes=eyes,
        is_alone=alone,
        back=f"/tables/{live.table.id}{eyes.query}",
    )


async def rematch(request: Request) -> Response:
    """The same once more: on to the new table."""
    again = await play_again(
        table_service(request), request.path_params["table"], visit(request).guest
    )
    response = RedirectResponse(f"/tables/{again.table.id}", 303)
    remember(request, response)
    return response


_HANDLERS: Final[dict[str, Handler]] = {
    "act": _act,
    "undo": _undo,
    "chat": _chat,
    "sit": _at_seat(TableService.sit),
    "start": _by_guest(TableService.start),
    "stand": _at_seat(TableService.stand_up),
    "close": _by_guest(TableService.close),
    "leave": _at_seat(TableService.leave),
    "return": _at_seat(TableService.rejoin),
}

ROUTES: list[Route] = [
    *(
        Route(f"/tables/{{table}}/{name}", _answered(handle), methods=["POST"], name=name)
        for name, handle in _HANDLERS.items()
    ),
    Route("/tables/{table}/leave", ask_to_leave, name="ask_to_leave"),
    Route("/tables/{table}/rematch", rematch, methods=["POST"]),
]
