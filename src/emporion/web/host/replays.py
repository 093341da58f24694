"""Records that are stepped through: read once, their positions kept for a while."""

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

from ...core.seats import OVER, check_seat
from ...core.state import State, View
from ...render.open_view import open_view
from ...store import Store
from ...store.rows import SeatRow
from ...table import Match, replay
from ...table.positions import MatchPosition, positions
from ..errors import UnknownReplay

_KEPT: Final = 64
"""How many records are kept ready: a long game has some hundred positions."""


def record_id(text: str) -> str:
    """The id of a record for links: the same record has the same one, and nobody can guess it."""
    return hashlib.sha256(text.encode()).hexdigest()[:20]


class RecordReplay:
    """A record and all its positions."""

    def __init__(self, text: str) -> None:
        self.seats: tuple[SeatRow, ...] = ()
        """Who played it, where it was played at a table of this server."""
        self.match: Match = replay(text)
        self.text = text
        self.id = record_id(text)
        self.positions: list[MatchPosition] = positions(self.match)

    @property
    def moves(self) -> int:
        """How many moves it has, chance's included."""
        return len(self.positions) - 1

    def state(self, move: int) -> State:
        """The position after a move; raises `UnknownReplay`."""
        if not 0 <= move <= self.moves:
            raise UnknownReplay(asked=move)
        return self.positions[move].state

    def is_over(self, move: int) -> bool:
        """Whether the game has ended after a move."""
        return self.state(move).actor == OVER

    def view(self, move: int, seat: int | None) -> View:
        """What a seat knew after a move; raises `UnknownSeat`."""
        state = self.state(move)
        check_seat(seat, state.players)
        return state.view(seat)

    def open_view(self, move: int) -> View:
        """Everything after a move, all hands open: a record holds every secret."""
        return open_view(self.match.game.name, self.state(move))


class Replays:
    """The records that the store keeps."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: OrderedDict[str, RecordReplay] = OrderedDict()

    async def keep(self, text: str) -> RecordReplay:
        """Keep a record; raises a `RecordError`, and then nothing is kept."""
        replay = await asyncio.to_thread(RecordReplay, text)
        await self._store.keep_record(replay.id, text)
        replay.seats = await self._store.seats_of_record(replay.id)
        return self._note(replay)

    async def find(self, replay: str) -> RecordReplay:
        """A record that was kept; raises `UnknownReplay`."""
        found = self._ready.get(replay)
        if found is None:
            text = await self._store.record(replay)
            if text is None:
                raise UnknownReplay(asked=replay)
            found = await asyncio.to_thread(RecordReplay, text)
            found.seats = await self._store.seats_of_record(replay)
        return self._note(found)

    def _note(self, replay: RecordReplay) -> RecordReplay:
        self._ready[replay.id] = replay
        self._ready.move_to_end(replay.id)
        while len(self._ready) > _KEPT:
            self._ready.popitem(last=False)
        return replay
