"""What visitors do at a table: decide, take back, talk, sit down, leave, play again."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...core.errors import EmporionError
from ..context import house, remember, visit
from ..errors import UnreadableRequest
from ..host import Live
from ..host import rematch as play_again
from ..naming import at_table
from ..seats import own_seat, seats_of, visited
from ..templating import page
from .table_page import back_to, look, show, whole

LONGEST_LINE: Final = 400
"""Letters in a line of the chat."""

Deed = Callable[[Request, Live, FormData], Awaitable[Live]]
"""Does something at a table; returns it as it is then."""


def _answered(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """A deed as an address: it answers with the table as it is then, and why not, where it was not.

    The script asks for a fragment; without it, one is led back to the table.
    """

    async def answer(request: Request) -> Response:
        live = await visited(request, request.path_params["table"])
        refusal: EmporionError | None = None
        async with request.form() as form:
            try:
                live = await deed(request, live, form)
            except EmporionError as error:
                refusal, live = error, await house(request).table(live.table.id)
            eyes = look(request, live, _acting_for(request, live, form))
        fragment = request.headers.get("x-fragment") == "1"
        if fragment or refusal is not None:
            return await show(request, live, eyes, fragment=fragment, refusal=refusal)
        return back_to(request, live, eyes.query)

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


def _acting_for(request: Request, live: Live, form: FormData) -> int | None:
    """The seat that a form is from, if it is the visitor's: that page is shown again."""
    said = form.get("as")
    held = seats_of(request, live)
    return next((seat for seat in held if str(seat) == said), None)


def _own(request: Request, live: Live, form: FormData) -> int:
    """The seat that a form decides for; raises `NotYourSeat`."""
    return own_seat(request, live, _number(form, "as"))


def _seat(live: Live, form: FormData) -> int:
    """A seat of this table; raises `UnreadableRequest`."""
    seat = _number(form, "seat")
    if seat not in range(live.table.players):
        raise UnreadableRequest(what="seat")
    return seat


# -- playing --------------------------------------------------------------------------------------


async def _act(request: Request, live: Live, form: FormData) -> Live:
    """A step of a decision; a pass, which stays on the page, also instead of what is laid."""
    seat, turn, action = _own(request, live, form), _number(form, "turn"), _number(form, "action")
    return await house(request).act(live.table.id, seat, turn, action, instead=True)


async def _undo(request: Request, live: Live, form: FormData) -> Live:
    """The last step taken back, a certain one, or all that is laid."""
    seat, turn = _own(request, live, form), _number(form, "turn")
    if "step" in form:
        step, dot, which = field(form, "step").partition(".")
        return await house(request).undo(
            live.table.id,
            seat,
            turn,
            step=whole(step, "step"),
            which=whole(which, "step") if dot else None,
        )
    return await house(request).undo(live.table.id, seat, turn, _number(form, "all") == 1)


async def _chat(request: Request, live: Live, form: FormData) -> Live:
    """A line in the chat, from a seat or from somebody who watches."""
    said = field(form, "text")
    line = " ".join("".join(each if each.isprintable() else " " for each in said).split())
    if not line or len(line) > LONGEST_LINE:
        raise UnreadableRequest(what="text")
    held = seats_of(request, live)
    seat = _acting_for(request, live, form)
    speaker = seat if seat is not None or not held else held[0]
    return await house(request).say(live.table.id, visit(request).guest, speaker, line)


# -- coming and going -----------------------------------------------------------------------------


async def _sit(request: Request, live: Live, form: FormData) -> Live:
    """A seat taken at a table that the lobby shows."""
    return await house(request).sit(live.table.id, _seat(live, form), visit(request).guest)


async def _start(request: Request, live: Live, _form: FormData) -> Live:
    """The game begun without waiting any longer."""
    return await house(request).start(live.table.id, visit(request).guest)


async def _stand(request: Request, live: Live, form: FormData) -> Live:
    """A seat left before the game has begun."""
    return await house(request).stand_up(live.table.id, _seat(live, form), visit(request).guest)


async def _close(request: Request, live: Live, _form: FormData) -> Live:
    """A table closed before its game has begun."""
    return await house(request).close(live.table.id, visit(request).guest)


async def _leave(request: Request, live: Live, form: FormData) -> Live:
    """A seat handed to a bot."""
    return await house(request).leave(live.table.id, _seat(live, form), visit(request).guest)


async def _return(request: Request, live: Live, form: FormData) -> Live:
    """A seat taken back from the bot."""
    return await house(request).come_back(live.table.id, _seat(live, form), visit(request).guest)


async def ask_to_leave(request: Request) -> Response:
    """Whether a seat shall really be handed to a bot: a page, or a fragment for the dialog."""
    live = await visited(request, request.path_params["table"])
    seat = own_seat(request, live, whole(request.query_params.get("as", ""), "as"))
    eyes = look(request, live, seat)
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
    again = await play_again(house(request), request.path_params["table"], visit(request).guest)
    response = RedirectResponse(f"/tables/{again.table.id}", 303)
    remember(request, response)
    return response


_DEEDS: Final[dict[str, Deed]] = {
    "act": _act,
    "undo": _undo,
    "chat": _chat,
    "sit": _sit,
    "start": _start,
    "stand": _stand,
    "close": _close,
    "leave": _leave,
    "return": _return,
}

ROUTES: list[Route] = [
    *(
        Route(f"/tables/{{table}}/{name}", _answered(deed), methods=["POST"], name=name)
        for name, deed in _DEEDS.items()
    ),
    Route("/tables/{table}/leave", ask_to_leave, name="ask_to_leave"),
    Route("/tables/{table}/rematch", rematch, methods=["POST"]),
]
