"""A table: what is known there, and what its players do."""

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Depends, Query, Request
from fastapi.security import HTTPBearer

from ...text.naming import clean_line
from ..context import table_service, visit
from ..errors import StillPlaying, UnreadableRequest
from ..host import Guest, LiveTable, TableService
from ..host import rematch as play_again
from ..naming import at_table
from ..seats import Change, TableVisit, changed, visited
from .models import ActionAsked, ChatAsked, Happened, RecordText, Table, TableMade, UndoAsked
from .shown import show_happened, show_table, table_made

_KEY = HTTPBearer(
    auto_error=False,
    scheme_name="seat",
    description="The key of your seat. A browser's cookie does as well; without either you watch.",
)
"""For the description alone: `seats` reads the key."""

router = APIRouter(tags=["table"], prefix="/tables/{table}", dependencies=[Depends(_KEY)])


def _shown(request: Request, found: TableVisit, seat: int | None) -> Table:
    words = at_table(visit(request).words, found.live)
    return show_table(found.live, seat, found.version, words)


async def _changed(request: Request, table: str, change: Change) -> TableVisit:
    """The table after a change by the visitor; raises why it was refused."""
    found, refusal = await changed(request, table, change)
    if refusal is not None:
        raise refusal
    return found


async def _by_guest(
    request: Request,
    table: str,
    deed: Callable[[TableService, LiveTable, Guest], Awaitable[LiveTable]],
) -> TableVisit:
    """The table after something that the visitor does to it."""

    async def change(found: TableVisit) -> LiveTable:
        return await deed(table_service(request), found.live, _speaker(request, found))

    return await _changed(request, table, change)


async def _at_seat(
    request: Request,
    table: str,
    seat: int,
    deed: Callable[[TableService, LiveTable, int, Guest], Awaitable[LiveTable]],
) -> TableVisit:
    """The table after something that the visitor does with a seat."""

    async def change(found: TableVisit) -> LiveTable:
        guest = _speaker(request, found, seat if seat in found.held else None)
        return await deed(table_service(request), found.live, seat, guest)

    return await _changed(request, table, change)


@router.get("")
async def look(request: Request, table: str, seat: int | None = None) -> Table:
    """The table as you see it: with your key or cookie as your seat does, else as a spectator."""
    found = await visited(request, table)
    return _shown(request, found, found.eyes(seat))


@router.get("/events")
async def happened(
    request: Request,
    table: str,
    seat: int | None = None,
    events: int = Query(default=0, ge=0),
    chat: int = Query(default=0, ge=0),
) -> Happened:
    """What happened and what was said, from some numbers on, as you saw it."""
    found = await visited(request, table)
    words = at_table(visit(request).words, found.live)
    return show_happened(found.live, found.eyes(seat), words, events, chat)


@router.post("/actions")
async def act(request: Request, table: str, asked: ActionAsked) -> Table:
    """A step of yours. It is on disk when you get the answer."""

    async def change(found: TableVisit) -> LiveTable:
        seat = found.own_seat(asked.seat)
        action = _action(found.live, seat, asked.action)
        return await table_service(request).act(found.live, seat, asked.turn, action)

    found = await _changed(request, table, change)
    return _shown(request, found, found.own_seat(asked.seat))


@router.post("/undo")
async def undo(request: Request, table: str, asked: UndoAsked) -> Table:
    """Take back the last step of your draft, one that you name, or all of it."""

    async def change(found: TableVisit) -> LiveTable:
        seat = found.own_seat(asked.seat)
        step = None if asked.action is None else _action(found.live, seat, asked.action)
        service = table_service(request)
        return await service.undo(found.live, seat, asked.turn, asked.all, step, asked.which)

    found = await _changed(request, table, change)
    return _shown(request, found, found.own_seat(asked.seat))


@router.post("/chat")
async def say(request: Request, table: str, asked: ChatAsked) -> Table:
    """Say something at the table."""

    async def change(found: TableVisit) -> LiveTable:
        found.eyes(None)  # a key that opens no seat here says nothing
        text = clean_line(asked.text)
        if not text:
            raise UnreadableRequest(what="body.text")
        seat = next(iter(found.held), None)
        return await table_service(request).say(found.live, _speaker(request, found), seat, text)

    found = await _changed(request, table, change)
    return _shown(request, found, found.eyes(None))


@router.post("/start")
async def start(request: Request, table: str) -> Table:
    """Begin now: bots take the seats that nobody has taken. For the host of the table."""
    found = await _by_guest(request, table, TableService.start)
    return _shown(request, found, found.eyes(None))


@router.post("/close")
async def close(request: Request, table: str) -> Table:
    """Call the game off before it has begun. For the host of the table."""
    found = await _by_guest(request, table, TableService.close)
    return _shown(request, found, found.eyes(None))


@router.post("/seats/{seat}/stand")
async def stand_up(request: Request, table: str, seat: int) -> Table:
    """Leave your seat before the game has begun: it is free again."""
    found = await _at_seat(request, table, seat, TableService.stand_up)
    return _shown(request, found, None)


@router.post("/seats/{seat}/leave")
async def leave(request: Request, table: str, seat: int) -> Table:
    """Hand a seat to a bot: your own, or the seat of somebody who is gone."""
    found = await _at_seat(request, table, seat, TableService.leave)
    return _shown(request, found, found.eyes(None))


@router.post("/seats/{seat}/return")
async def rejoin(request: Request, table: str, seat: int) -> Table:
    """Take your seat back from the bot."""
    found = await _at_seat(request, table, seat, TableService.rejoin)
    return _shown(request, found, seat)


@router.post("/rematch")
async def rematch(request: Request, table: str) -> TableMade:
    """Play again with the same people, bots and options, at a table of its own."""
    found = await visited(request, table)
    guest = _speaker(request, found)
    return table_made(await play_again(table_service(request), found.live, guest), guest)


@router.get("/record")
async def record(request: Request, table: str) -> RecordText:
    """The record with all its secrets, once the game is over."""
    live = await table_service(request).table(table)
    if not live.over:
        raise StillPlaying
    return RecordText(record=live.match.record())


def _action(live: LiveTable, seat: int, asked: int | str) -> int:
    """An action as a number, or as its text says it."""
    return live.match.game.parse(seat, asked) if isinstance(asked, str) else asked


def _speaker(request: Request, found: TableVisit, seat: int | None = None) -> Guest:
    """Who acts: the holder of a seat, where a program has only its key; else the visitor."""
    speaks = next(iter(found.held), None) if seat is None else seat
    row = None if speaks is None else found.live.row(speaks)
    if row is None or row.guest is None:
        return visit(request).guest
    return Guest(row.guest, row.name or visit(request).guest.name)
