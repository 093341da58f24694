"""Tables to join, to set up, and to sit down at."""

from fastapi import APIRouter, Request, Response

from ...text.naming import clean_name
from ..context import remember, table_service, visit
from ..errors import UnreadableRequest
from ..host import Guest, SeatSpec, TableSpec
from ..host.table_spec import against_bots
from .models import InviteAsked, ListedSeatAsked, SeatKey, TableAsked, TableMade, Tables
from .shown import show_line, table_made, taken

router = APIRouter(tags=["lobby"])


@router.get("/tables")
async def tables(request: Request) -> Tables:
    """The tables that anybody may join, and those that you sit at."""
    found = await table_service(request).open_tables()
    mine = await table_service(request).tables_of(visit(request).guest)
    return Tables(open=[show_line(each) for each in found], mine=[show_line(each) for each in mine])


@router.post("/tables", status_code=201)
async def set_up(request: Request, response: Response, asked: TableAsked) -> TableMade:
    """Set up a table. Its game begins as soon as nobody is waited for."""
    guest = _guest(request, response, asked.name)
    live = await table_service(request).create(guest, _spec(asked))
    return table_made(live, guest)


@router.post("/seats", status_code=201)
async def accept(request: Request, response: Response, asked: InviteAsked) -> SeatKey:
    """Take the seat that an invitation is for."""
    service = table_service(request)
    live, seat = await service.invited_to(asked.invite)
    guest = _guest(request, response, asked.name)
    live = await service.sit(live, seat, guest, asked.invite)
    return taken(live, seat)


@router.post("/tables/{table}/seats", status_code=201)
async def sit(request: Request, response: Response, table: str, asked: ListedSeatAsked) -> SeatKey:
    """Take a free seat of a table that the lobby shows."""
    service = table_service(request)
    live = await service.table(table)
    guest = _guest(request, response, asked.name)
    return taken(await service.sit(live, asked.seat, guest), asked.seat)


def _guest(request: Request, response: Response, name: str | None) -> Guest:
    """Who asks, perhaps by another name than before; a program may keep the cookie or not."""
    known, called = visit(request).guest, clean_name(name or "")
    named = Guest(known.id, called) if called else None
    remember(request, response, named)
    return named or known


def _spec(asked: TableAsked) -> TableSpec:
    if asked.seats is None:
        seats = against_bots(asked.game, asked.players).seats
    else:
        seats = tuple(SeatSpec(seat.kind, seat.level) for seat in asked.seats)
        if asked.players not in (None, len(seats)):
            raise UnreadableRequest(what="body.players")
    return TableSpec(
        asked.game,
        len(seats),
        seats,
        asked.options,
        asked.memory,
        asked.listed,
        asked.hidden_scores,
    )
