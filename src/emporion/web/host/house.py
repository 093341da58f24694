"""Every table of this server: set up, taken seats at, played, and left."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from ...core.errors import EmporionError
from ...games import find
from ...store import Conflict, Store
from ...store.rows import Listed, MoveRow, SeatRow, Status, Turned
from ...table import is_turn
from ..errors import (
    AlreadyBegun,
    AlreadySeated,
    NoChoice,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    StaleDecision,
    StillHere,
    TableClosed,
    UnknownInvite,
)
from .live import Live
from .presence import Presence
from .records import record_id
from .wish import STAND_IN, Guest, Wish, rows, unguessable

_TRIES: Final = 5
"""How often a step is tried again where others, deciding at the same time, were quicker."""


class House(Presence):
    """The tables, and all that guests can do with them; what cannot be done is an error."""

    def __init__(self, store: Store, forced_delay: float = 0.0) -> None:
        super().__init__(store)
        self.forced_delay = forced_delay
        """The median of seconds for which what plays itself is held back; 0: it is not."""

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

    async def create(self, guest: Guest, wish: Wish) -> Live:
        """A new table; where nobody is waited for, its game begins at once."""
        table, seats = rows(wish, guest, time.time())
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
            for seat in live.free_seats():
                with suppress(Conflict):  # somebody has sat down there meanwhile
                    await self.store.change_seat(
                        table, seat, was=live.row(seat), kind="bot", level=STAND_IN
                    )
            return await self._begin(await self._changed(table))

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

    # -- playing ----------------------------------------------------------------------------

    async def act(
        self, table: str, seat: int, turn: int, action: int, instead: bool = False
    ) -> Live:
        """A person's step. `turn` is what they saw: `StaleDecision` where they have acted since.

        With `instead` a whole decision, such as a pass, may take the place of what is laid.
        """
        return await self._step(table, seat, turn, lambda live: live.play(seat, action, instead))

    async def undo(
        self, table: str, seat: int, turn: int, everything: bool = False, step: int | None = None
    ) -> Live:
        """Take back a person's last step, a certain one, or all of the draft."""

        def take_back(live: Live) -> list[MoveRow]:
            live.undo(seat, everything, step)
            return []

        return await self._step(table, seat, turn, take_back)

    async def _step(
        self, table: str, seat: int, turn: int, step: Callable[[Live], list[MoveRow]]
    ) -> Live:
        for _ in range(_TRIES):
            async with self._held(table):
                live = await self._current(table)
                row = live.row(seat)
                if row.turn != turn or row.away:
                    raise StaleDecision(seat=seat)
                if seat in live.forced_turns:
                    raise NoChoice(seat=seat)
                try:
                    moves = step(live)
                except EmporionError:
                    raise
                except Exception:
                    self._forget(table)
                    raise
                now = time.time()
                live.turned(seat, turn + 1, now)
                changed = Turned(seat, turn, turn + 1, live.row(seat).draft, now)
                try:
                    await self._write(live, moves, [changed])
                except Conflict:
                    continue
                return await self._settle(live)
        raise StaleDecision(seat=seat)

    async def decide_for(self, table: str, seat: int, known: int, chain: tuple[int, ...]) -> bool:
        """A bot's decision, thought out when there were `known` moves; returns whether it held."""
        async with self._held(table):
            live = await self._current(table)
            since = live.moves[known:]
            if seat not in live.bots_asked or any(move.actor == seat for move in since):
                return False
            # Others may have committed meanwhile, where several decide at the same time.
            if not is_turn(live.match.state, seat, chain):
                return False
            try:
                await self._write(live, live.commit(seat, chain), [])
            except Conflict:
                return False
            await self._settle(live)
            return True

    def holds_back(self, live: Live) -> bool:
        """Whether what plays itself is held back at a table, since others could learn from it."""
        return self.forced_delay > 0 and not live.all_is_known

    async def forced_seats(self, live: Live) -> list[int]:
        """The seats whose turn plays itself, as far as their holders are there."""
        if not live.forced_turns:
            return []
        if not self.holds_back(live):
            return list(live.forced_turns)
        await self._look_around(live)
        return [seat for seat in live.forced_turns if live.is_present(seat)]

    async def release(self, table: str, seat: int, number: int) -> bool:
        """Do what a person has no choice about, asked when there were `number` moves.

        Returns whether it held. Who is gone decides nothing: if their seat went on nevertheless,
        all would know that it had no choice.
        """
        async with self._held(table):
            live = await self._current(table)
            if self.holds_back(live):
                await self._look_around(live)
                if not live.is_present(seat):
                    return False
            if seat not in live.forced_turns or live.questions[seat].number != number:
                return False
            try:
                await self._take_forced(live, seat)
            except Conflict:
                return False
            await self._settle(live)
            return True

    async def _settle(self, live: Live) -> Live:
        """Do at once what people have no choice about, where nobody could learn from that."""
        while live.forced_turns and not self.holds_back(live):
            try:
                await self._take_forced(live, next(iter(live.forced_turns)))
            except Conflict:
                return await self._current(live.table.id)  # whoever lets the bots play goes on
        return live

    async def _take_forced(self, live: Live, seat: int) -> None:
        turn = live.row(seat).turn
        moves = live.take_forced(seat)
        live.turned(seat, turn + 1)
        await self._write(live, moves, [Turned(seat, turn, turn + 1, live.row(seat).draft)])

    async def _write(self, live: Live, moves: list[MoveRow], seats: list[Turned]) -> None:
        """On disk first; only then is it acknowledged. After a conflict the table is read anew."""
        table, known = live.table.id, live.table.version
        status: Status = "over" if live.over else "playing"
        record = None
        bots_due = bool(live.bots_asked or live.forced_turns)
        try:
            if live.over and live.table.record is None:
                text = live.match.record()
                record = record_id(text)
                await self.store.keep_record(record, text)
            version = await self.store.decide(
                table,
                moves=moves,
                seats=seats,
                status=status,
                bots_due=bots_due,
                record=record,
                version=known,
            )
        except BaseException:
            self._forget(table)
            raise
        live.table = replace(
            live.table,
            # What another process has written in between is not known here yet.
            version=version if version == known + 1 else known,
            shown=live.table.shown + bool(moves),
            status=status,
            bots_due=bots_due,
            record=record or live.table.record,
        )
        if version != known + 1:
            await self._current(table)
        self.on_change(table)

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
        for _ in range(_TRIES):
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

    async def rename(self, guest: Guest) -> None:
        """Let a guest's new name stand at the tables where they still play."""
        for listed in await self.tables_of(guest):
            if listed.table.status == "over":
                continue
            for row in listed.seats:
                # A name that is empty is one of several people at their device.
                if row.guest == guest.id and row.name not in ("", guest.name):
                    with suppress(Conflict):  # the seat is another's by now
                        await self.store.change_seat(
                            listed.table.id, row.seat, was=row, name=guest.name
                        )

    # -- talking ----------------------------------------------------------------------------

    async def say(self, table: str, guest: Guest, seat: int | None, text: str) -> Live:
        """A line in the chat."""
        async with self._held(table):
            live = await self._current(table)
            # Of several people at one device each has a name of their own.
            own = "" if seat is None else live.row(seat).name
            await self.store.say(table, seat, own or guest.name, text)
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
