"""The tables that are kept in memory, each as it is in the store."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from ...store import Store
from ..errors import UnknownTable
from .live import Live

_WARM: Final = 2_000
"""How many tables are kept warm: a table takes some 100 kB, and rebuilding it some milliseconds."""


class WarmTables:
    """Finds tables, and notices where somebody else has changed them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.on_change: Callable[[str], None] = lambda _id: None
        """Is told of each table that this process has changed: bots may have to play."""
        self._warm: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock is there for as long as anybody holds it or waits for it."""

    async def table(self, table: str) -> Live:
        """A table as it is now; raises `UnknownTable`."""
        async with self._held(table):
            return await self._current(table)

    @asynccontextmanager
    async def _held(self, table: str) -> AsyncIterator[None]:
        """One change at a time for each table, in this process."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    async def _current(self, table: str) -> Live:
        """The table from memory, if nobody has changed it elsewhere; else from the store."""
        live = self._warm.get(table)
        if live is not None:
            self._warm.move_to_end(table)
            version = await self.store.version(table)
            if version == live.table.version:
                return live
            stored = await self.store.since(table, len(live.moves), len(live.chat))
            if stored is not None:
                live.refresh(stored)
                return live
            self._forget(table)
        stored = await self.store.load(table)
        if stored is None:
            raise UnknownTable(asked=table)
        live = Live(stored)
        self._warm[table] = live
        while len(self._warm) > _WARM:
            oldest, _ = self._warm.popitem(last=False)
            self._forget(oldest)
        return live

    def _forget(self, table: str) -> None:
        self._warm.pop(table, None)

    async def _changed(self, table: str) -> Live:
        """A table after a change that was made in the store."""
        live = await self._current(table)
        self.on_change(table)
        return live
