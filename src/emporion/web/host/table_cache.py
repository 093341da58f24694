"""The tables that are kept in memory, each as it is in the store."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from ...store import Store
from ..errors import UnknownTable
from .live_table import LiveTable

_CACHED: Final = 2_000
"""How many tables are kept in memory: each takes some 100 kB, and some milliseconds to rebuild."""


class TableCache:
    """Finds tables, and notices where another process has changed them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_change: Callable[[str], None] = lambda _id: None
        """Is called with each table that this process has changed: bots may have to play."""
        self._cached: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock exists for as long as somebody holds it or waits for it."""

    async def table(self, table: str | LiveTable, version: int | None = None) -> LiveTable:
        """A table without anything that is not on disk yet; raises `UnknownTable`.

        Nothing is looked up where it is known in this `version`, which was just read or announced,
        or in a later one.
        """
        async with self.locked(table, version) as live:
            return live

    @asynccontextmanager
    async def locked(
        self, asked: str | LiveTable, version: int | None = None
    ) -> AsyncIterator[LiveTable]:
        """A table for one change at a time in this process; raises `UnknownTable`.

        A table that the request has found already is not looked up again. If another process has
        changed it since then, writing a change is a `Conflict`.
        """
        table = asked if isinstance(asked, str) else asked.table.id
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            if isinstance(asked, LiveTable) and self._cached.get(table) is asked:
                yield asked
            else:
                yield await self._current(table, version)

    async def _current(self, table: str, version: int | None = None) -> LiveTable:
        """The table from memory, if no other process has changed it; else from the store."""
        live = self._cached.get(table)
        if live is not None:
            self._cached.move_to_end(table)
            if version is None:
                version = await self.store.version(table)
            is_current = version is not None and version <= live.table.version
            return live if is_current else await self._read_again(live)
        stored = await self.store.load(table)
        if stored is None:
            raise UnknownTable(asked=table)
        live = LiveTable(stored)
        self._cached[table] = live
        while len(self._cached) > _CACHED:
            oldest, _ = self._cached.popitem(last=False)
            self._forget(oldest)
        return live

    async def _read_again(self, live: LiveTable) -> LiveTable:
        """A table with what was written to the store since it was read."""
        table = live.table.id
        stored = await self.store.since(table, len(live.moves), len(live.chat))
        if stored is None:
            self._forget(table)
            raise UnknownTable(asked=table)
        live.refresh(stored)
        return live

    def _forget(self, table: str) -> None:
        self._cached.pop(table, None)

    async def _changed(self, live: LiveTable) -> LiveTable:
        """A table after a change that was made in the store."""
        await self._read_again(live)
        self.on_change(live.table.id)
        return live
