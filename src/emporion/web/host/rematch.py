"""The same people, bots and options once more."""

from collections.abc import Sequence
from contextlib import suppress

from ...bots import BotSpec
from ...store.rows import SeatRow
from ..errors import AlreadyBegun, NotYourSeat, SeatTaken, StillPlaying
from ..naming import GUESTS
from .live_table import LiveTable
from .table_service import TableService
from .table_spec import Guest, SeatSpec, TableSpec


def may_play_again(live: LiveTable, guest: Guest) -> bool:
    """Whether somebody was part of a game: sat at it, or set it up."""
    return bool(live.held_by(guest.id)) or live.table.host == guest.id


async def rematch(service: TableService, table: str | LiveTable, guest: Guest) -> LiveTable:
    """The next table of a game that is over; the second to ask joins the first."""
    live = await service.table(table)
    if not may_play_again(live, guest):
        raise NotYourSeat(seat=None)
    if not live.over:
        raise StillPlaying
    chosen = live.table.rematch
    if chosen is None:
        other = await service.create(guest, _the_same(live, guest), watched=live.is_watched())
        chosen = await service.store.set_rematch(live.table.id, other.table.id)
    again = await service.table(chosen)
    return await _join(service, again, guest, [live.row(seat) for seat in live.held_by(guest.id)])


def _the_same(live: LiveTable, guest: Guest) -> TableSpec:
    """A table like this one, the seats moved on by one so that another one begins."""
    specs = []
    old = live.table
    alone = len(live.held_by(guest.id)) == 1
    for row in sorted(live.seats, key=lambda row: _moved_on(live, row.seat)):
        if row.kind == "bot":
            bot = BotSpec.read(row.level)
            specs.append(SeatSpec("bot", bot.level, tries=bot.tries))
        elif row.guest != guest.id:
            specs.append(SeatSpec("invite"))
        else:
            specs.append(SeatSpec("here", name=_called(row, guest, alone)))
    return TableSpec(
        old.game,
        old.players,
        tuple(specs),
        old.options,
        old.memory,
        hidden_scores=old.hidden_scores,
    )


async def _join(
    service: TableService, live: LiveTable, guest: Guest, held: Sequence[SeatRow]
) -> LiveTable:
    """Sit down at the next table in the seats kept for the guest, as far as they are free.

    `held` were those at the last one: each person at a device keeps their name.
    """
    for row in held:
        seat = _moved_on(live, row.seat)
        if not live.begun and seat in live.free_seats():
            named = Guest(guest.id, _called(row, guest, len(held) == 1))
            with suppress(SeatTaken, AlreadyBegun):  # at the same moment, in another tab
                live = await service.sit(live, seat, named, live.row(seat).invite)
    return live


def _called(row: SeatRow, guest: Guest, alone: bool) -> str:
    """What somebody at a guest's device is called, who is `alone` there or one of several.

    A guest may have got a name, or another one, since then.
    """
    return guest.name if alone or row.name in GUESTS else row.name


def _moved_on(live: LiveTable, seat: int) -> int:
    """Where a seat's holder sits in a rematch: one on, so that another one begins."""
    return (seat - 1) % live.table.players
