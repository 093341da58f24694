"""A table kept as the store keeps it, without a store: what was written is what is read again."""

from dataclasses import replace

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.store.rows import MoveRow, SeatRow, StoredTable, TableRow
from emporion.web.host import Guest, LiveTable, SeatSpec, TableSpec
from emporion.web.host.table_spec import rows

from .services import bot_turn, some_option


class Kept:
    """The rows of one table, and the table that is played. Each step writes what a server would:
    the moves, and the row of the seat that acted, of no other.
    """

    def __init__(
        self, game: str, kinds: str, options: dict[str, OptionValue], seed: int, rng: Rng
    ) -> None:
        """Each letter is a seat: `p` a person, `b` a bot."""
        seats = tuple(SeatSpec("here" if kind == "p" else "bot") for kind in kinds)
        spec = TableSpec(game, len(kinds), seats, options)
        table, sitting = rows(spec, Guest("guest", "Guest"), 0.0)
        self.table: TableRow = replace(table, status="playing", seed=str(seed))
        self.seats: list[SeatRow] = sitting
        self.moves: list[MoveRow] = []
        self.rng = rng
        self.live = LiveTable(self.stored())
        self._settle()

    def stored(self) -> StoredTable:
        """All that is on disk."""
        return StoredTable(self.table, tuple(self.seats), tuple(self.moves), ())

    def again(self) -> LiveTable:
        """The table as another process builds it."""
        return LiveTable(self.stored())

    def _turned(self, seat: int, moves: list[MoveRow]) -> None:
        self.moves += moves
        self.live.turned(seat, self.live.row(seat).turn + 1)
        self.seats[seat] = self.live.row(seat)
        self._settle()

    def _settle(self) -> None:
        """What people have no choice about is done at once."""
        if self.live.forced_turns:
            seat = next(iter(self.live.forced_turns))
            self._turned(seat, self.live.take_forced(seat))

    def decide(self, seat: int) -> None:
        """A bot's whole decision, or a person's next step."""
        if self.live.by_bot(seat):
            self.moves += self.live.commit(seat, bot_turn(self.live, seat, self.rng))
            self._settle()
        else:
            self.step(seat, some_option(self.live, seat, self.rng))

    def step(self, seat: int, action: int) -> None:
        """A person's step."""
        self._turned(seat, self.live.play(seat, action))

    def undo(self, seat: int, everything: bool, step: int | None = None) -> None:
        """A person takes back the last step, a certain one, or all."""
        self.live.undo(seat, everything, step)
        self._turned(seat, [])


def shown(live: LiveTable) -> dict[str, object]:
    """All that anybody is shown of a table, its whole record, and what all are asked since when."""
    everybody: list[int | None] = [*range(live.table.players), None]
    return {
        "views": [live.view(seat) for seat in everybody],
        "options": [live.options(seat) for seat in everybody],
        "laid": {seat: turn.laid for seat, turn in live.turns.items()},
        "asked": live.match.actors,
        "bots": live.bots_asked,
        "events": [[event.seen_by(seat) for event in live.match.events] for seat in everybody],
        "forced": live.forced,
        "questions": live.questions,
        "moves": [(move.number, move.actor, move.actions, move.forced) for move in live.moves],
        "record": live.match.record(),
    }
