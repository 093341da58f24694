"""Who is at the tables: signs of life, which are no changes of a table."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from .live import Live
from .warm import WarmTables

_SIGN_EVERY: Final = 5.0
"""Seconds between signs of life of a seat that are written: a program may look much more often."""


class Presence(WarmTables):
    """Notes who is there, and tells."""

    async def see(self, table: str, seats: Sequence[int]) -> tuple[bool, ...]:
        """A sign of life of whoever holds some seats; returns which people are there, by seat.

        Bots neither come nor go. Signs are no change of the table: they are read here, not with it.
        """
        for seat in seats:
            await self.store.see(table, seat, time.time())
        async with self._held(table):
            live = await self._current(table)
            await self._look_around(live)
            self._go_on_for(live, seats)
            return tuple(
                not live.by_bot(row.seat) and live.is_present(row.seat) for row in live.seats
            )

    async def mark_present(self, live: Live, seats: Sequence[int]) -> None:
        """A sign of life of somebody who may give many: written only now and then."""
        now = time.time()
        for seat in seats:
            if now - live.row(seat).seen >= _SIGN_EVERY:
                live.saw(seat, now)
                await self.store.see(live.table.id, seat, now)
                self._go_on_for(live, [seat])

    async def mark_watched(self, live: Live) -> None:
        """Somebody has the page of a table open, with a seat or without."""
        now = time.time()
        if now - live.table.watched >= _SIGN_EVERY:
            await self.store.watch(live.table.id, now)
            live.table = replace(live.table, watched=now)

    async def is_watched(self, live: Live) -> bool:
        """Whether anybody wants to follow what happens; bots among themselves need no pauses."""
        if any(row.kind == "person" and not row.away for row in live.seats):
            return True
        if not live.is_watched():  # as far as this process knows
            await self._look_around(live)
        return live.is_watched()

    def _go_on_for(self, live: Live, seats: Sequence[int]) -> None:
        """What plays itself waits for whoever was gone: they are here."""
        if any(seat in live.forced_turns for seat in seats):
            self.on_change(live.table.id)

    async def _look_around(self, live: Live) -> None:
        """Read the signs of life anew: those of each seat's holder, and whether anybody watches."""
        stored = await self.store.since(live.table.id, len(live.moves), len(live.chat))
        if stored is not None:
            live.table = replace(live.table, watched=stored.table.watched)
            seen = {row.seat: row.seen for row in stored.seats}
            live.seats = tuple(replace(row, seen=seen[row.seat]) for row in live.seats)
