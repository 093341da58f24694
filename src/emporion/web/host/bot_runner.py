"""Lets the bots play: at tables that this process has the lease of, one task a table.

What plays itself for people is released here, too, when its time has come.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from itertools import groupby
from random import Random, SystemRandom
from typing import Any, Final

from ...core.events import Event
from ...render.event_highlights import ONE_STEP, step_of
from ...store import Listener, Store
from ...table.forced import forced_turn
from ..errors import OtherRules
from .delays import ThinkingTimes, persons_delay
from .live_table import LiveTable
from .table_service import TableService
from .workers import Workers

LEASE: Final = 30.0
"""Seconds for which a process has the bots of a table to itself; longer than any thought."""

SWEEP: Final = 2.0
"""Seconds between looks for tables whose process has died."""

RENEW: Final = 5.0
"""Seconds after which a lease is renewed, at the latest, while something is held back."""

_MIN_STEPS: Final = 4
_MAX_STEPS: Final = 8
"""From how many events on a move is told in steps; and for how many of these bots wait at most."""

Releases = dict[tuple[int, int], "asyncio.Task[bool]"]
"""What is held back at a table, by seat and by how many moves there were when it was asked."""

_log = logging.getLogger("emporion.bots")


class BotRunner:
    """Plays for the bots of all tables, and goes on where a process that has died left off."""

    def __init__(
        self,
        service: TableService,
        workers: Workers,
        pace: float,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        rng: Random | None = None,
    ) -> None:
        self._service = service
        self._store: Store = service.store
        self._workers = workers
        self._pace = pace
        self._sleep = sleep
        self._rng = rng or SystemRandom()
        self._thinking = ThinkingTimes()
        self._owner = secrets.token_hex(8)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        service.on_change = self.wake

    def wake(self, table: str) -> None:
        """A table has changed: see whether a bot is asked there."""
        if table in self._tasks:
            self._again.add(table)
            return
        task = asyncio.create_task(self._drive(table), name=f"bots of {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: str) -> None:
        task = self._tasks.pop(table)
        if not task.cancelled() and task.exception() is not None:
            _log.error("bots stopped", exc_info=task.exception(), extra={"table": table})
        elif table in self._again and not task.cancelled():
            self._again.discard(table)
            self.wake(table)

    async def sweep(self) -> None:
        """Look for tables that wait for bots, until cancelled."""
        while True:
            try:
                for table in await self._store.due(50):
                    self.wake(table)
            except Exception:
                _log.exception("looking for waiting tables failed")
            await asyncio.sleep(SWEEP)

    async def close(self) -> None:
        """Stop; the next process decides again what bots have not committed."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drive(self, table: str) -> None:
        """Play as long as a bot is asked or a turn plays itself, and this process has the lease."""
        leased = False
        held_back: Releases = {}
        with self._store.listen(table) as news:
            try:
                while True:
                    self._again.discard(table)
                    live = await self._asked_at(table)
                    if live is None:
                        return
                    renewed = leased
                    leased = await self._store.lease(table, self._owner, LEASE)
                    if not leased:
                        return
                    if not renewed:
                        # The process that had the lease before may have decided since.
                        live = await self._service.table(table)
                    await self._hold_back(live, held_back)
                    if live.bots_asked:
                        await self._decide(live, live.bots_asked[0])
                    elif held_back:
                        await self._wait(news, held_back)
            finally:
                await _cancel(held_back.values())
                if leased:
                    await self._store.release(table, self._owner)

    async def _asked_at(self, table: str) -> LiveTable | None:
        """A table at which something is to be done; of others it is noted that nothing is."""
        try:
            live = await self._service.table(table)
        except OtherRules:
            # Its bots wait for a server of those rules; this one need not look again.
            await self._store.rest(table, await self._store.version(table) or 0)
            return None
        if live.bots_asked or await self._service.forced_seats(live):
            return live
        # Let nobody look for a bot here until the table changes.
        if live.table.bots_due:
            await self._store.rest(table, live.table.version)
        return None

    async def _hold_back(self, live: LiveTable, held_back: Releases) -> None:
        """Begin to wait for what plays itself; forget what is done, or is no longer asked."""
        now = {
            (seat, live.questions[seat].number) for seat in await self._service.forced_seats(live)
        }
        done = [key for key, task in held_back.items() if task.done()]
        past = [held_back.pop(key) for key in held_back.keys() - now - set(done)]
        try:
            for key in done:
                held_back.pop(key).result()
            for seat, number in now - held_back.keys():
                release = self._release(live.table.id, seat, number, self._delay(live, seat))
                held_back[seat, number] = asyncio.create_task(release)
        finally:
            # Last, since it is waited for: meanwhile a seat may be handed over.
            await _cancel(past)

    def _delay(self, live: LiveTable, seat: int) -> float:
        """Seconds after which somebody who had a choice might have decided."""
        median = self._service.forced_delay
        if not self._service.holds_back(live):
            return 0.0
        kind, chain = live.questions[seat].kind, live.forced_turns[seat]
        return persons_delay(live.times, seat, kind, chain, median, self._rng)

    async def _release(self, table: str, seat: int, number: int, delay: float) -> bool:
        """Do what a person has no choice about, later."""
        await self._sleep(delay)
        return await self._service.release(table, seat, number)

    async def _wait(self, news: Listener[int], held_back: Releases) -> None:
        """Until something is released or changes at the table, or the lease is to be renewed."""
        change = asyncio.ensure_future(anext(news, None))
        waited = {change, *held_back.values()}
        await asyncio.wait(waited, timeout=RENEW, return_when=asyncio.FIRST_COMPLETED)
        await _cancel([change])

    async def _decide(self, live: LiveTable, seat: int) -> None:
        """One turn of a bot, chosen on a copy of the position, so that the table stays open."""
        begun = time.monotonic()
        known = len(live.moves)
        kind = live.questions[seat].kind
        forced = forced_turn(live.match.state, seat) is not None
        turn = await self._workers.turn(
            live.table.game,
            live.row(seat).level,
            live.seed_for(seat),
            live.saved.get(seat, 0.0),
            live.match.state.copy(),
            seat,
        )
        thought = time.monotonic() - begun
        left = self._least(live, seat, kind, forced, thought) - thought
        if left > 0 and await self._service.is_watched(live):
            await self._sleep(left)
        await self._service.decide_for(live.table.id, seat, known, turn)

    def _least(self, live: LiveTable, seat: int, kind: str, forced: bool, thought: float) -> float:
        """Seconds that a bot's turn takes at least, given how long it took to think it out.

        One without a choice needs no thought, so it is given the time of another one.
        """
        game, level = live.table.game, live.row(seat).level
        pace = self._pace * steps_told(game, live.last_events)
        if not forced:
            self._thinking.note(game, level, kind, thought)
        elif self._service.forced_delay > 0:
            return max(pace, self._thinking.draw(game, level, kind, self._rng))
        return pace


def steps_told(game: str, events: Sequence[Event]) -> int:
    """In how many steps a page tells what a move brought about: bots wait a while for each.

    That is less than reading all of it takes, since a reader who skips it should not wait long.

    `static/steps.js` lets a few events just happen, and takes those of one kind together.
    """
    if len(events) < _MIN_STEPS:
        return 1
    # Only what everybody sees may decide how long a bot waits.
    alike = groupby(step_of(game, event.kind, event.facts) for event in events)
    return min(_MAX_STEPS, sum(-(-len(list(group)) // ONE_STEP) for _, group in alike))


async def _cancel(tasks: "Collection[asyncio.Future[Any]]") -> None:
    """End some tasks, and wait until they have ended."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
