"""Who is at the tables: signs of life, which are no changes of a table."""

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from .live_table import LiveTable
from .table_cache import TableCache

_SIGN_EVERY: Final = 5.0
"""Seconds between signs of life of a seat that are written: a program may look much more often."""


class PresenceService(TableCache):
    """Notes who is there, and tells."""

    async def mark_present(self, live: LiveTable, seats: Sequence[int]) -> None:
        """A sign of life of the holder of some seats; written only now and then."""
        now = time.time()
        due = [seat for seat in seats if now - live.row(seat).seen >= _SIGN_EVERY]
        if not due:
            return
        for seat in due:
            live.saw(seat, now)
        await self.store.mark_present(live.table.id, due, now)
        # What plays itself waits for a person who was gone: they are back.
        if not live.forced_turns.keys().isdisjoint(due):
            self.on_change(live.table.id)

    async def mark_watched(self, live: LiveTable) -> None:
        """Somebody has the page of a table open, with a seat or without."""
        now = time.time()
        if now - live.table.watched >= _SIGN_EVERY:
            await self.store.mark_watched(live.table.id, now)
            live.table = replace(live.table, watched=now)

    async def who_is_present(self, live: LiveTable) -> tuple[bool, ...]:
        """For each seat, whether a person is there; bots neither come nor go."""
        await self._refresh_presence(live)
        return tuple(not live.by_bot(row.seat) and live.is_present(row.seat) for row in live.seats)

    async def is_watched(self, live: LiveTable) -> bool:
        """Whether anybody wants to follow what happens; bots among themselves need no pauses."""
        if any(row.kind == "person" and not row.away for row in live.seats):
            return True
        if not live.is_watched():  # as far as this process knows
            await self._refresh_presence(live)
        return live.is_watched()

    async def _refresh_presence(self, live: LiveTable) -> None:
        """Read the signs of life from the store: they are no change of the table's version."""
        stored = await self.store.since(live.table.id, len(live.moves), len(live.chat))
        if stored is not None:
            live.table = replace(live.table, watched=stored.table.watched)
            seen = {row.seat: row.seen for row in stored.seats}
            live.seats = tuple(replace(row, seen=seen[row.seat]) for row in live.seats)
