"""What all lists of tables show: read once for all visitors who are told at the same moment."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass

from ...store.rows import ListedTable
from .table_service import TableService


@dataclass(frozen=True, slots=True)
class ListSnapshot:
    """The tables that anybody may join, and who sits at those that have changed."""

    found: list[ListedTable]
    sitting: frozenset[str]


class ListSnapshots:
    """Reads the lists once for all who have heard the same by the same beat."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._known: tuple[int, int] = (-1, -1)
        self._changed: frozenset[str] = frozenset()
        self._taken: asyncio.Task[ListSnapshot] | None = None

    async def at(self, changed: Collection[str], beat: int) -> ListSnapshot:
        """What there is after these tables have changed."""
        # A snapshot that was begun before the last news could miss it.
        known = (beat, self._service.store.posted)
        if self._taken is None or self._known != known or not self._changed.issuperset(changed):
            self._known, self._changed = known, frozenset(changed)
            self._taken = asyncio.create_task(self._take(self._changed))
        # A visitor who disconnects meanwhile does not end it for the others.
        return await asyncio.shield(self._taken)

    async def _take(self, changed: frozenset[str]) -> ListSnapshot:
        found = await self._service.open_tables()
        return ListSnapshot(found, frozenset(await self._service.store.guests_at(changed)))
