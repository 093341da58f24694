"""What is decided at the tables: by people, by bots, and by itself where nobody has a choice."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ...bots import BotTurn
from ...core.errors import EmporionError
from ...store import Conflict, Store
from ...store.rows import DecisionRow, MoveRow, SeatStep, Status
from ...table import is_turn
from ..errors import NoChoice, StaleDecision
from .live_table import LiveTable
from .presence import PresenceService
from .replays import record_id

TRIES: Final = 5
"""How often a step is tried again where others, deciding at the same time, were quicker."""


class PlayService(PresenceService):
    """Carries out decisions: on disk first, then acknowledged."""

    def __init__(self, store: Store, forced_delay: float = 0.0) -> None:
        super().__init__(store)
        self.forced_delay = forced_delay
        """The median of seconds for which what plays itself is held back; 0: it is not."""

    async def act(
        self, table: str | LiveTable, seat: int, turn: int, action: int, instead: bool = False
    ) -> LiveTable:
        """A person's step. `turn` is what they saw: `StaleDecision` where they have acted since.

        With `instead` a whole decision, such as a pass, may take the place of what is laid.
        """
        return await self._step(table, seat, turn, lambda live: live.play(seat, action, instead))

    async def undo(
        self,
        table: str | LiveTable,
        seat: int,
        turn: int,
        everything: bool = False,
        step: int | None = None,
        which: int | None = None,
    ) -> LiveTable:
        """Take back a person's last step, a certain one, or all of the draft."""

        def take_back(live: LiveTable) -> list[MoveRow]:
            live.undo(seat, everything, step, which)
            return []

        return await self._step(table, seat, turn, take_back)

    async def _step(
        self,
        table: str | LiveTable,
        seat: int,
        turn: int,
        step: Callable[[LiveTable], list[MoveRow]],
    ) -> LiveTable:
        for _ in range(TRIES):
            async with self.locked(table) as live:
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
                    self._forget(live.table.id)
                    raise
                now = time.time()
                live.turned(seat, turn + 1, now)
                changed = SeatStep(seat, turn, turn + 1, live.row(seat).draft, now)
                try:
                    await self._write(live, moves, [changed])
                except Conflict:
                    continue
                return await self._settle(live)
        raise StaleDecision(seat=seat)

    async def decide_for(self, table: str, seat: int, known: int, turn: BotTurn) -> bool:
        """A bot's decision, chosen when there were `known` moves; returns whether it held."""
        async with self.locked(table) as live:
            since = live.moves[known:]
            if seat not in live.bots_asked or any(move.actor == seat for move in since):
                return False
            # Others may have committed meanwhile, where several decide at the same time.
            if not is_turn(live.match.state, seat, turn.chain):
                return False
            try:
                await self._write(live, live.commit(seat, turn), [])
            except Conflict:
                return False
            await self._settle(live)
            return True

    def holds_back(self, live: LiveTable) -> bool:
        """Whether what plays itself is held back at a table, since others could learn from it."""
        return self.forced_delay > 0 and not live.all_is_known

    async def forced_seats(self, live: LiveTable) -> list[int]:
        """The seats whose turn plays itself, as far as their holders are there."""
        if not live.forced_turns:
            return []
        if not self.holds_back(live):
            return list(live.forced_turns)
        await self._refresh_presence(live)
        return [seat for seat in live.forced_turns if live.was_seen(seat)]

    async def release(self, table: str, seat: int, number: int) -> bool:
        """Do what a person has no choice about, asked when there were `number` moves.

        Returns whether it held. A person who is gone decides nothing: if their seat went on
        nevertheless, all would know that it had no choice. The move is no sign of life: else a
        chain of such moves would keep somebody present forever.
        """
        async with self.locked(table) as live:
            if self.holds_back(live):
                await self._refresh_presence(live)
                if not live.was_seen(seat):
                    return False
            if seat not in live.forced_turns or live.questions[seat].number != number:
                return False
            try:
                await self._take_forced(live, seat)
            except Conflict:
                return False
            await self._settle(live)
            return True

    async def _settle(self, live: LiveTable) -> LiveTable:
        """Do at once what people have no choice about, where nobody could learn from that."""
        while live.forced_turns and not self.holds_back(live):
            try:
                await self._take_forced(live, next(iter(live.forced_turns)))
            except Conflict:
                return await self._current(live.table.id)  # another server goes on
        return live

    async def _take_forced(self, live: LiveTable, seat: int) -> None:
        turn = live.row(seat).turn
        moves = live.take_forced(seat)
        live.turned(seat, turn + 1)
        await self._write(live, moves, [SeatStep(seat, turn, turn + 1, live.row(seat).draft)])

    async def _write(self, live: LiveTable, moves: list[MoveRow], seats: list[SeatStep]) -> None:
        """On disk first; only then is it acknowledged. After a conflict the table is read again."""
        table, known = live.table.id, live.table.version
        status: Status = "over" if live.over else "playing"
        record = None
        bots_due = bool(live.bots_asked or live.forced_turns)
        try:
            if live.over and live.table.record is None:
                text = live.match.record()
                record = record_id(text)
                await self.store.keep_record(record, text)
            decision = DecisionRow(
                moves=moves,
                seats=seats,
                status=status,
                bots_due=bots_due,
                record=record,
                version=known,
            )
            version = await self.store.decide(table, decision)
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
