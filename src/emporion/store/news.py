"""Who wants to know that a table has changed, and what they have not been told yet."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from typing import Any, Generic, Self, TypeVar

Told = TypeVar("Told")


class Listener(AsyncIterator[Told], Generic[Told]):
    """Hears news between `with` and its end; iterating waits for the next.

    Of what came while nobody waited, only the newest version of each table is kept. So a slow
    listener holds nobody up and misses nothing that still matters. It ends with the store.
    """

    def __init__(
        self, hub: "NewsHub", table_id: str | None, tell: Callable[[str, int], Told]
    ) -> None:
        self._hub = hub
        self._table_id = table_id
        self._tell = tell
        self._untold: dict[str, int] = {}
        self._woken = asyncio.Event()
        self._over = False

    def __enter__(self) -> Self:
        self._hub._listeners[self._table_id].add(self)
        if self._hub._closed:
            self._end()
        return self

    def __exit__(self, *_: object) -> None:
        hearing = self._hub._listeners[self._table_id]
        hearing.discard(self)
        if not hearing:
            del self._hub._listeners[self._table_id]

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Told:
        await self._woken.wait()
        if not self._untold:
            raise StopAsyncIteration
        table_id = next(iter(self._untold))
        version = self._untold.pop(table_id)
        if not self._untold and not self._over:
            self._woken.clear()
        return self._tell(table_id, version)

    def take(self) -> set[str]:
        """The tables of which something is untold by now; it counts as told."""
        taken = set(self._untold)
        self._untold.clear()
        if not self._over:
            self._woken.clear()
        return taken

    def _hear(self, table_id: str, version: int) -> None:
        """Note some news for the waiting reader."""
        self._untold[table_id] = max(version, self._untold.get(table_id, version))
        self._woken.set()

    def _end(self) -> None:
        """After what is still untold, nothing comes."""
        self._over = True
        self._woken.set()


class NewsHub:
    """Where news is posted, for the listeners of this process."""

    def __init__(self) -> None:
        self._closed = False
        self.posted = 0
        """How much news there was."""
        self._listeners: defaultdict[str | None, set[Listener[Any]]] = defaultdict(set)

    def one(self, table_id: str) -> Listener[int]:
        """Hears the versions of one table."""
        return Listener(self, table_id, lambda _, version: version)

    def all(self) -> Listener[str]:
        """Hears which tables change."""
        return Listener(self, None, lambda table_id, _: table_id)

    def post(self, table_id: str, version: int) -> None:
        """Tell the listeners."""
        self.posted += 1
        for wanted in (table_id, None):
            for listener in self._listeners.get(wanted, ()):
                listener._hear(table_id, version)

    def close(self) -> None:
        """There will be no more news."""
        self._closed = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener._end()
