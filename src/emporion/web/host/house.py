"""Every table of this server: set up, taken seats at, played, and left."""

import time
from contextlib import suppress
from itertools import cycle

from ...bots import FIRST
from ...games import find
from ...store import Conflict
from ...store.rows import Listed, SeatRow, Turned
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
from .live import Live
from .playing import TRIES, Playing
from .wish import STAND_IN, Guest, Wish, rows, unguessable


class House(Playing):
    """The tables, and all that guests can do with them; what cannot be done is an error."""

    # -- lists ------------------------------------------------------------------------------

    async def open_tables(self, limit: int = 50) -> list[Listed]:
        """Tables that anybody may join."""
        return await self.store.open_tables(limit)

    async def tables_of(self, guest: Guest, limit: int = 50) -> list[Listed]:
        """The tables that a guest sits at."""
        return await self.store.tables_of(guest.id, limit)

    async def is_newcomer(self, guest: Guest, game: str) -> bool:
        """Whether a guest has not played a game to its end yet."""
        return not await self.store.has_finished(guest.id, game)

    # -- before the game --------------------------------------------------------------------

    async def create(self, guest: Guest, wish: Wish, *, watched: bool = False) -> Live:
        """A new table; where nobody is waited for, its game begins at once.

        Who is led to its page has `watched` it from the beginning: bots keep their pace.
        """
        table, seats = rows(wish, guest, time.time(), watched=watched)
        await self.store.create(table, seats)
        async with self._held(table.id):
            live = await self._current(table.id)
            return live if live.free_seats() else await self._begin(live)

    async def invited_to(self, invite: str) -> tuple[Live, int]:
        """The table and seat that an invitation is for, taken or not; raises `UnknownInvite`."""
        found = await self.store.invited(invite)
        if found is None:
            raise UnknownInvite
        table, seat = found
        return await self.table(table), seat

    async def sit(self, table: str, seat: int, guest: Guest, invite: str | None = None) -> Live:
        """Take a seat that waits for somebody, by its link or from the lobby."""
        async with self._held(table):
            live = await self._current(table)
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
                    table, seat, guest=guest.id, name=guest.name, token=unguessable(),
                    invite=row.invite,
                )  # fmt: skip
            except Conflict:
                raise SeatTaken(seat=seat) from None
            live = await self._changed(table)
            return live if live.free_seats() else await self._begin(live)

    async def start(self, table: str, guest: Guest) -> Live:
        """Begin without waiting any longer: bots take the seats that are free."""
        async with self._held(table):
            live = await self._current(table)
            if live.table.host != guest.id:
                raise NotTheHost
            _check_gathers(live)
            for seat, level in (await self.stand_ins(live)).items():
                with suppress(Conflict):  # somebody has sat down there meanwhile
                    await self.store.change_seat(
                        table, seat, was=live.row(seat), kind="bot", level=level
                    )
            return await self._begin(await self._changed(table))

    async def stand_ins(self, live: Live) -> dict[int, str]:
        """The bots that take the free seats if nobody is waited for: easy ones in a first game."""
        played = await self.store.has_finished(live.table.host, live.table.game)
        levels = (STAND_IN,) if played else FIRST
        return dict(zip(live.free_seats(), cycle(levels), strict=False))

    async def stand_up(self, table: str, seat: int, guest: Guest) -> Live:
        """Leave a seat that one took; its link can be used again. The host closes the table."""
        async with self._held(table):
            live = await self._current(table)
            _check_gathers(live)
            row = _seat_of(live, seat)
            if row.guest != guest.id or row.invite is None:
                raise NotYourSeat(seat=seat)
            with suppress(Conflict):  # in another tab, or it has begun at the same moment
                await self.store.stand_up(table, seat, guest.id)
            return await self._changed(table)

    async def close(self, table: str, guest: Guest) -> Live:
        """Call off a game that has not begun: for whoever has set up the table."""
        async with self._held(table):
            live = await self._current(table)
            if live.table.host != guest.id:
                raise NotTheHost
            _check_gathers(live)
            with suppress(Conflict):
                await self.store.close_table(table)
            return await self._changed(table)

    async def _begin(self, live: Live) -> Live:
        """The first cards are dealt, and what needs no decision is done."""
        table = live.table.id
        try:
            # Should this process end right here, another one finds the bots by that.
            await self.store.start(table, rules=find(live.table.game).rules, bots_due=True)
        except Conflict:
            return await self._changed(table)
        live = await self._changed(table)
        await self._write(live, [], [])
        return await self._settle(live)

    # -- leaving and coming back ------------------------------------------------------------

    async def leave(self, table: str, seat: int, guest: Guest) -> Live:
        """Hand a seat to a bot: one's own, or that of somebody who is gone from the same table."""
        async with self._held(table):
            live = await self._current(table)
            row = _seat_of(live, seat)
            mine = row.guest == guest.id
            if row.kind != "person" or not (mine or live.held_by(guest.id)):
                raise NotYourSeat(seat=seat)
            await self._look_around(live)
            if not mine and live.is_present(seat):
                raise StillHere(seat=seat)
            return await self._hand_over(live, seat, away=True)

    async def come_back(self, table: str, seat: int, guest: Guest) -> Live:
        """Take one's seat back from the bot that stood in."""
        async with self._held(table):
            live = await self._current(table)
            if _seat_of(live, seat).guest != guest.id:
                raise NotYourSeat(seat=seat)
            return await self._hand_over(live, seat, away=False)

    async def _hand_over(self, live: Live, seat: int, away: bool) -> Live:
        """Drop the draft, then change who plays: a draft must never meet another decision."""
        table = live.table.id
        for _ in range(TRIES):
            was = live.row(seat)
            if was.away == away or live.over or not live.begun:
                return live
            try:
                live.drop_draft(seat)
                live.turned(seat, was.turn + 1)
                await self._write(live, [], [Turned(seat, was.turn, was.turn + 1, ())])
                await self.store.change_seat(table, seat, was=was, away=away)
                live = await self._settle(await self._changed(table))
            except Conflict:
                self._forget(table)
                live = await self._changed(table)
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

    async def say(self, table: str, guest: Guest, seat: int | None, text: str) -> Live:
        """A line in the chat."""
        async with self._held(table):
            live = await self._current(table)
            # Of several people at one device each has a name of their own, or none.
            name = guest.name if seat is None else live.row(seat).name
            await self.store.say(table, seat, name, text)
            return await self._changed(table)


def _check_gathers(live: Live) -> None:
    """Raise `AlreadyBegun` or `TableClosed` where nobody is waited for any more."""
    if live.begun:
        raise AlreadyBegun
    if live.closed:
        raise TableClosed


def _seat_of(live: Live, seat: int) -> SeatRow:
    """A seat that somebody has named; raises `NotYourSeat` for one that is not there."""
    if seat not in range(live.table.players):
        raise NotYourSeat(seat=seat)
    return live.row(seat)
