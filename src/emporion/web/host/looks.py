"""Looks at what all lists of tables show: shared by those who look at the same moment."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass

from ...store.rows import Listed
from .house import House


@dataclass(frozen=True, slots=True)
class Look:
    """The tables that anybody may join, and who sits at those that have changed."""

    found: list[Listed]
    sitting: frozenset[str]


class SharedLooks:
    """Looks once for all who have heard the same by the same beat."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: tuple[int, int] = (-1, -1)
        self._changed: frozenset[str] = frozenset()
        self._look: asyncio.Task[Look] | None = None

    async def look(self, changed: Collection[str], beat: int) -> Look:
        """What there is after these tables have changed."""
        # A look that was begun before the last news could miss it.
        known = (beat, self._house.store.posted)
        if self._look is None or self._known != known or not self._changed.issuperset(changed):
            self._known, self._changed = known, frozenset(changed)
            self._look = asyncio.create_task(self._begin(self._changed))
        # Whoever hangs up meanwhile does not end it for the others.
        return await asyncio.shield(self._look)

    async def _begin(self, changed: frozenset[str]) -> Look:
        found = await self._house.open_tables()
        return Look(found, frozenset(await self._house.store.guests_at(changed)))
