"""Every table of this server: set up, taken seats at, played, and left."""

import time
from contextlib import suppress
from itertools import cycle

from ...bots import FIRST_OPPONENTS
from ...games import find
from ...store import Conflict
from ...store.rows import ListedTable, SeatRow, SeatStep
from ..errors import (
    AlreadyBegun,
    AlreadySeated,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    StaleDecision,
    StillHere,
    TableClosed,
    UnknownInvite,
)
from ..naming import GUESTS
from .live_table import LiveTable
from .playing import TRIES, PlayService
from .table_spec import STAND_IN, Guest, TableSpec, new_token, rows


class TableService(PlayService):
    """The tables, and all that guests can do with them; what cannot be done is an error."""

    # -- lists ------------------------------------------------------------------------------

    async def open_tables(self, limit: int = 50) -> list[ListedTable]:
        """Tables that anybody may join."""
        return await self.store.open_tables(limit)

    async def tables_of(self, guest: Guest, limit: int = 50) -> list[ListedTable]:
        """The tables that a guest sits at."""
        return await self.store.tables_of(guest.id, limit)

    async def is_newcomer(self, guest: Guest, game: str) -> bool:
        """Whether a guest has not played a game to its end yet."""
        return not await self.store.has_finished(guest.id, game)

    # -- before the game --------------------------------------------------------------------

    async def create(self, guest: Guest, spec: TableSpec, *, watched: bool = False) -> LiveTable:
        """A new table; where nobody is waited for, its game begins at once.

        Who is led to its page has `watched` it from the beginning: bots keep their pace.
        """
        table, seats = rows(spec, guest, time.time(), watched=watched)
        await self.store.create(table, seats)
        async with self.locked(table.id) as live:
            return live if live.free_seats() else await self._begin(live)

    async def invited_to(self, invite: str) -> tuple[LiveTable, int]:
        """The table and seat that an invitation is for, taken or not; raises `UnknownInvite`."""
        found = await self.store.invited(invite)
        if found is None:
            raise UnknownInvite
        table, seat = found
        return await self.table(table), seat

    async def sit(
        self, table: str | LiveTable, seat: int, guest: Guest, invite: str | None = None
    ) -> LiveTable:
        """Take a seat that waits for somebody, by its link or from the lobby."""
        async with self.locked(table) as live:
            if seat in live.held_by(guest.id):
                return live  # a click that was sent twice
            _check_gathers(live)
            row = live.row(seat) if seat in range(live.table.players) else None
            if row is None or row.kind != "open":
                raise SeatTaken(seat=seat)
            if not live.table.listed and invite != row.invite:
                raise UnknownInvite
            if invite is None and live.held_by(guest.id):
                raise AlreadySeated
            try:
                await self.store.sit(
                    live.table.id, seat, guest=guest.id, name=guest.name, token=new_token(),
                    invite=row.invite,
                )  # fmt: skip
            except Conflict:
                await self._read_again(live)
                raise SeatTaken(seat=seat) from None
            await self._changed(live)
            return live if live.free_seats() else await self._begin(live)

    async def start(self, table: str | LiveTable, guest: Guest) -> LiveTable:
        """Begin without waiting any longer: bots take the seats that are free."""
        async with self.locked(table) as live:
            if live.table.host != guest.id:
                raise NotTheHost
            _check_gathers(live)
            for seat, level in (await self.stand_ins(live)).items():
                with suppress(Conflict):  # somebody has sat down there meanwhile
                    await self.store.change_seat(
                        live.table.id, seat, was=live.row(seat), kind="bot", level=level
                    )
            return await self._begin(await self._changed(live))

    async def stand_ins(self, live: LiveTable) -> dict[int, str]:
        """The bots that take the free seats if nobody is waited for: easy ones in a first game."""
        played = await self.store.has_finished(live.table.host, live.table.game)
        levels = (STAND_IN,) if played else FIRST_OPPONENTS
        return dict(zip(live.free_seats(), cycle(levels), strict=False))

    async def stand_up(self, table: str | LiveTable, seat: int, guest: Guest) -> LiveTable:
        """Leave a seat of the guest's; its link can be used again. The host closes the table."""
        async with self.locked(table) as live:
            _check_gathers(live)
            row = _seat_of(live, seat)
            if row.guest != guest.id or row.invite is None:
                raise NotYourSeat(seat=seat)
            with suppress(Conflict):  # in another tab, or it has begun at the same moment
                await self.store.stand_up(live.table.id, seat, guest.id)
            return await self._changed(live)

    async def close(self, table: str | LiveTable, guest: Guest) -> LiveTable:
        """Call off a game that has not begun: for the host of the table."""
        async with self.locked(table) as live:
            if live.table.host != guest.id:
                raise NotTheHost
            _check_gathers(live)
            with suppress(Conflict):
                await self.store.close_table(live.table.id)
            return await self._changed(live)

    async def _begin(self, live: LiveTable) -> LiveTable:
        """The first cards are dealt, and what needs no decision is done."""
        rules = find(live.table.game).rules
        try:
            # Should this process end right here, another one finds the bots by that.
            await self.store.start(live.table.id, rules=rules, bots_due=True)
        except Conflict:
            return await self._changed(live)
        live = await self._changed(live)
        await self._write(live, [], [])
        return await self._settle(live)

    # -- leaving and coming back ------------------------------------------------------------

    async def leave(self, table: str | LiveTable, seat: int, guest: Guest) -> LiveTable:
        """Hand a seat to a bot: the guest's, or the seat of somebody who has left the table."""
        async with self.locked(table) as live:
            row = _seat_of(live, seat)
            mine = row.guest == guest.id
            if row.kind != "person" or not (mine or live.held_by(guest.id)):
                raise NotYourSeat(seat=seat)
            if not mine:
                await self._refresh_presence(live)
                if live.is_present(seat):
                    raise StillHere(seat=seat)
            return await self._hand_over(live, seat, away=True)

    async def rejoin(self, table: str | LiveTable, seat: int, guest: Guest) -> LiveTable:
        """Take the guest's seat back from the bot that stood in."""
        async with self.locked(table) as live:
            if _seat_of(live, seat).guest != guest.id:
                raise NotYourSeat(seat=seat)
            return await self._hand_over(live, seat, away=False)

    async def _hand_over(self, live: LiveTable, seat: int, away: bool) -> LiveTable:
        """Drop the draft, then change who plays: a draft must never meet another decision."""
        table = live.table.id
        for _ in range(TRIES):
            was = live.row(seat)
            if was.away == away or live.over or not live.begun:
                return live
            try:
                live.drop_draft(seat)
                live.turned(seat, was.turn + 1)
                await self._write(live, [], [SeatStep(seat, was.turn, was.turn + 1, ())])
                await self.store.change_seat(table, seat, was=was, away=away)
                live = await self._settle(await self._changed(live))
            except Conflict:
                self._forget(table)
                live = await self._current(table)
                self.on_change(table)
            except BaseException:
                self._forget(table)
                raise
        raise StaleDecision(seat=seat)

    async def rename(self, guest: Guest, was: str) -> None:
        """Let a guest's new name stand where they still play, and where they were called so far.

        Others at their device have names of their own, or none.
        """
        for listed in await self.tables_of(guest):
            if listed.table.status == "over":
                continue
            for row in listed.seats:
                if row.guest == guest.id and (row.name == was or row.name in GUESTS):
                    with suppress(Conflict):  # the seat is another's by now
                        await self.store.change_seat(
                            listed.table.id, row.seat, was=row, name=guest.name
                        )

    # -- talking ----------------------------------------------------------------------------

    async def say(
        self, table: str | LiveTable, guest: Guest, seat: int | None, text: str
    ) -> LiveTable:
        """A line in the chat."""
        async with self.locked(table) as live:
            # Of several people at one device each has a name of their own, or none.
            name = guest.name if seat is None else live.row(seat).name
            await self.store.say(live.table.id, seat, name, text)
            return await self._changed(live)


def _check_gathers(live: LiveTable) -> None:
    """Raise `AlreadyBegun` or `TableClosed` where nobody is waited for any more."""
    if live.begun:
        raise AlreadyBegun
    if live.closed:
        raise TableClosed


def _seat_of(live: LiveTable, seat: int) -> SeatRow:
    """A seat that somebody has named; raises `NotYourSeat` for one that is not there."""
    if seat not in range(live.table.players):
        raise NotYourSeat(seat=seat)
    return live.row(seat)
