"""A table: what is known there, and what one does."""

from fastapi import APIRouter, Depends, Query, Request
from fastapi.security import HTTPBearer

from ..context import house, visit
from ..errors import StillPlaying, UnreadableRequest
from ..guest import clean_line
from ..host import Guest, Live
from ..host import rematch as play_again
from ..naming import at_table
from ..seats import eyes, own_seat, seats_of, version_for, visited
from .models import (
    ActionAsked,
    ChatAsked,
    Happened,
    RecordText,
    Table,
    TableMade,
    UndoAsked,
)
from .shown import show_happened, show_table, table_made

_KEY = HTTPBearer(
    auto_error=False,
    scheme_name="seat",
    description="The key of your seat. A browser's cookie does as well; without either you watch.",
)
"""For the description alone: `seats` reads the key."""

router = APIRouter(tags=["table"], prefix="/tables/{table}", dependencies=[Depends(_KEY)])


def _shown(request: Request, live: Live, seat: int | None) -> Table:
    return show_table(live, seat, version_for(request, live), at_table(visit(request).words, live))


@router.get("")
async def look(request: Request, table: str, seat: int | None = None) -> Table:
    """The table as you see it: with your key or cookie as your seat does, else as a spectator."""
    live = await visited(request, table)
    return _shown(request, live, eyes(request, live, seat))


@router.get("/events")
async def happened(
    request: Request,
    table: str,
    seat: int | None = None,
    events: int = Query(default=0, ge=0),
    chat: int = Query(default=0, ge=0),
) -> Happened:
    """What happened and what was said, from some numbers on, as you saw it."""
    live = await visited(request, table)
    return show_happened(
        live, eyes(request, live, seat), at_table(visit(request).words, live), events, chat
    )


@router.post("/actions")
async def act(request: Request, table: str, asked: ActionAsked) -> Table:
    """A step of yours. It is on disk when you get the answer."""
    live = await visited(request, table)
    seat = own_seat(request, live, asked.seat)
    action = asked.action
    if isinstance(action, str):
        action = live.match.game.parse(seat, action)
    return _shown(request, await house(request).act(table, seat, asked.turn, action), seat)


@router.post("/undo")
async def undo(request: Request, table: str, asked: UndoAsked) -> Table:
    """Take back the last step of your draft, one that you name, or all of it."""
    live = await visited(request, table)
    seat = own_seat(request, live, asked.seat)
    step = asked.action
    if isinstance(step, str):
        step = live.match.game.parse(seat, step)
    live = await house(request).undo(table, seat, asked.turn, asked.all, step, asked.which)
    return _shown(request, live, seat)


@router.post("/chat")
async def say(request: Request, table: str, asked: ChatAsked) -> Table:
    """Say something at the table."""
    live = await visited(request, table)
    shown = eyes(request, live, None)
    seat = next(iter(seats_of(request, live)), None)
    text = clean_line(asked.text)
    if not text:
        raise UnreadableRequest(what="body.text")
    live = await house(request).say(table, _speaker(request, live, seat), seat, text)
    return _shown(request, live, shown)


@router.post("/start")
async def start(request: Request, table: str) -> Table:
    """Begin now: bots take the seats that nobody has taken. For whoever set up the table."""
    live = await visited(request, table)
    host = _speaker(request, live, next(iter(seats_of(request, live)), None))
    live = await house(request).start(table, host)
    return _shown(request, live, eyes(request, live, None))


@router.post("/close")
async def close(request: Request, table: str) -> Table:
    """Call the game off before it has begun. For whoever set up the table."""
    live = await visited(request, table)
    host = _speaker(request, live, next(iter(seats_of(request, live)), None))
    live = await house(request).close(table, host)
    return _shown(request, live, eyes(request, live, None))


@router.post("/seats/{seat}/stand")
async def stand_up(request: Request, table: str, seat: int) -> Table:
    """Leave your seat before the game has begun: it is free again."""
    live = await visited(request, table)
    live = await house(request).stand_up(table, seat, _holder(request, live, seat))
    return _shown(request, live, None)


@router.post("/seats/{seat}/leave")
async def leave(request: Request, table: str, seat: int) -> Table:
    """Hand a seat to a bot: your own, or that of somebody who is gone."""
    live = await visited(request, table)
    live = await house(request).leave(table, seat, _holder(request, live, seat))
    return _shown(request, live, eyes(request, live, None))


@router.post("/seats/{seat}/return")
async def come_back(request: Request, table: str, seat: int) -> Table:
    """Take your seat back from the bot."""
    live = await visited(request, table)
    live = await house(request).come_back(table, seat, _holder(request, live, seat))
    return _shown(request, live, seat)


@router.post("/rematch")
async def rematch(request: Request, table: str) -> TableMade:
    """Play again with the same people, bots and options, at a table of its own."""
    live = await visited(request, table)
    guest = _speaker(request, live, next(iter(seats_of(request, live)), None))
    return table_made(await play_again(house(request), table, guest), guest)


@router.get("/record")
async def record(request: Request, table: str) -> RecordText:
    """The record with all its secrets, once the game is over."""
    live = await house(request).table(table)
    if not live.over:
        raise StillPlaying
    return RecordText(record=live.match.record())


def _speaker(request: Request, live: Live, seat: int | None) -> Guest:
    """Who acts: the holder of a seat, where a program has only its key; else the visitor."""
    row = None if seat is None else live.row(seat)
    if row is None or row.guest is None:
        return visit(request).guest
    return Guest(row.guest, row.name or visit(request).guest.name)


def _holder(request: Request, live: Live, seat: int) -> Guest:
    """Who asks for a seat's change: by a key of this table, else by the cookie."""
    held = seats_of(request, live)
    return _speaker(request, live, seat if seat in held else next(iter(held), None))
