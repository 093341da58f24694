"""One table, warm: its rows, and the match rebuilt from them."""

import time
from collections.abc import Sequence
from dataclasses import replace

from ...bots import seed_for
from ...core.state import State, View
from ...games import find
from ...store.rows import ChatRow, MoveRow, SeatRow, Stored, TableRow
from ...table import Match, Turn, new_match
from ...text.display import Display
from ..errors import NotBegun, OtherRules

ABSENT_AFTER = 60.0
"""Seconds without a sign of life after which a seat's holder counts as gone."""


class Live:
    """A table as this process knows it. Whatever is changed here is written to the store at once,
    or this object is thrown away.
    """

    def __init__(self, stored: Stored) -> None:
        self.table: TableRow = stored.table
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.chat: list[ChatRow] = list(stored.chat)
        self.turns: dict[int, Turn] = {}
        """What each person who is asked has laid since the last commit."""
        self.moves: list[MoveRow] = []
        self.forced: dict[int, int] = {}
        """Events that came of a decision without a choice, by number, with whose it was."""
        self._match: Match | None = None
        self._take(stored.moves)

    # -- the match --------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match; raises `NotBegun` while the table gathers its players."""
        if self._match is None:
            raise NotBegun
        return self._match

    @property
    def begun(self) -> bool:
        """Whether the first cards are dealt."""
        return self._match is not None

    @property
    def closed(self) -> bool:
        """Whether it was closed before its game began."""
        return self.table.status == "closed"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match is not None and self._match.over

    @property
    def display(self) -> Display:
        """What page and terminal show of what could be known."""
        return Display(self.table.memory, self.table.hidden_scores)

    def refresh(self, stored: Stored) -> None:
        """Take over what others have written: `stored` has the moves and lines that are new."""
        for seat in list(self.turns):
            self.drop_draft(seat)
        self.table, self.seats = stored.table, stored.seats
        self.chat += stored.chat
        self._take(stored.moves)

    def _take(self, moves: Sequence[MoveRow]) -> None:
        if self.table.status in ("gathering", "closed"):
            return
        if self._match is None:
            table = self.table
            if table.rules != (ours := find(table.game).rules):
                raise OtherRules(game=table.game, rules=table.rules, ours=ours)
            self._match = new_match(table.game, table.players, table.options, seed=table.seed)
            self._match.seats = [row.level if row.kind == "bot" else "person" for row in self.seats]
        for move in moves:
            self._carry_out(move)
        self.prepare()

    def _carry_out(self, move: MoveRow) -> None:
        if move.forced:
            self.forced[len(self.match.events)] = move.actor
        for action in move.actions:
            self.match.apply(move.actor, action)
        self.moves.append(move)

    # -- who plays --------------------------------------------------------------------------

    def row(self, seat: int) -> SeatRow:
        """A seat's row."""
        return self.seats[seat]

    def by_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat: its own, or one that stands in."""
        row = self.seats[seat]
        return row.kind == "bot" or row.away

    def is_present(self, seat: int, now: float | None = None) -> bool:
        """Whether the seat's holder has given a sign of life lately."""
        at = time.time() if now is None else now
        return at - self.seats[seat].seen < ABSENT_AFTER

    def held_by(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [row.seat for row in self.seats if row.guest == guest]

    def free_seats(self) -> list[int]:
        """The seats that wait for somebody."""
        return [row.seat for row in self.seats if row.kind == "open"]

    @property
    def bots_asked(self) -> list[int]:
        """The seats that are asked and that a bot decides for."""
        return [seat for seat in self.match.actors if self.by_bot(seat)] if self.begun else []

    # -- what a seat may do -----------------------------------------------------------------

    def options(self, seat: int | None) -> list[int]:
        """What a person may choose now, also what still fits earlier into the draft."""
        turn = self.turns.get(-1 if seat is None else seat)
        return [] if turn is None else turn.options()

    def view(self, seat: int | None) -> View:
        """What a seat knows (`None`: a spectator)."""
        return self.match.view(seat)

    def play(self, seat: int, action: int) -> list[MoveRow]:
        """A person's step; returns the moves that it amounts to, if any. Nothing is stored yet."""
        turn = self.turns.get(seat)
        if turn is None:
            self.match.apply(seat, action)  # raises why not
            raise AssertionError("a person who is asked has a turn")
        before = len(self.match.moves)
        if not turn.play([action]):
            turn.go_on()
            return []
        committed = next(move for move in self.match.moves[before:] if move.actor == seat)
        return [self._note(seat, committed.actions), *self.settle()]

    def undo(self, seat: int, everything: bool) -> None:
        """Take back a person's last step, or all since the last commit; raises `NothingToUndo`."""
        turn = self.turns.get(seat)
        if turn is None:
            self.match.undo(seat)  # raises why not
            return
        if everything:
            turn.undo_all()
        else:
            turn.undo()
        turn.go_on()

    def drop_draft(self, seat: int) -> None:
        """Forget what a seat has laid, as if it had not begun."""
        turn = self.turns.pop(seat, None)
        if turn is not None and turn.laid:
            self.match.undo(seat)
        self._write_draft(seat, ())

    def commit(self, seat: int, chain: Sequence[int]) -> list[MoveRow]:
        """A whole decision, as bots make it; returns the moves that it amounts to."""
        for action in chain:
            self.match.apply(seat, action)
        return [self._note(seat, tuple(chain)), *self.settle()]

    def settle(self) -> list[MoveRow]:
        """Take people's decisions that leave no choice; then prepare what is asked."""
        taken: list[MoveRow] = []
        while (found := self._without_choice()) is not None:
            seat, action = found
            self.forced[len(self.match.events)] = seat
            self.match.apply(seat, action)
            taken.append(self._note(seat, (action,), forced=True))
        self.prepare()
        return taken

    def _without_choice(self) -> tuple[int, int] | None:
        """A person's decision of one step that has only one outcome, if there is one."""
        for seat in self.match.actors:
            if self.by_bot(seat) or self.match.state.drafting(seat):
                continue
            legal = self.match.legal(seat)
            if len(legal) == 1 and commits(self.match.state, seat, legal[0]):
                return seat, legal[0]
        return None

    def prepare(self) -> None:
        """A turn for each person who is asked, as far as it is laid and leaves no choice."""
        asked = [seat for seat in self.match.actors if not self.by_bot(seat)]
        self.turns = {
            seat: turn for seat, turn in self.turns.items() if turn.laid and seat in asked
        }
        for seat in asked:
            if seat not in self.turns:
                self.turns[seat] = self._laid_again(seat)

    def _laid_again(self, seat: int) -> Turn:
        """A turn with the draft that is stored; steps without a choice are found anew."""
        turn = Turn(self.match, seat)
        turn.go_on()
        for number, step in enumerate(self.seats[seat].draft):
            if turn.laid[number : number + 1] == [step]:
                continue
            if step not in turn.options():
                break  # a draft of older rules: what still holds of it is kept
            turn.play([step])
            turn.go_on()
        return turn

    def _note(self, seat: int, actions: tuple[int, ...], forced: bool = False) -> MoveRow:
        row = MoveRow(
            number=len(self.moves), actor=seat, actions=actions, forced=forced, at=time.time()
        )
        self.moves.append(row)
        # Who is asked again at once begins anew.
        self._write_draft(seat, ())
        return row

    # -- bots -------------------------------------------------------------------------------

    def seed_for(self, seat: int) -> int:
        """The seed of a seat's bot for its next decision."""
        return seed_for(self.match, seat)

    # -- rows -------------------------------------------------------------------------------

    def turned(self, seat: int, turn: int, seen: float | None = None) -> None:
        """Note in the row what is laid now, how often the seat has acted, and that it was seen."""
        laid = self.turns[seat].laid if seat in self.turns else []
        self._write_draft(seat, tuple(laid), turn)
        if seen is not None:
            self.saw(seat, seen)

    def saw(self, seat: int, at: float) -> None:
        """Note in the row when the seat's holder last gave a sign of life."""
        self._write_row(replace(self.seats[seat], seen=at))

    def _write_draft(self, seat: int, draft: tuple[int, ...], turn: int | None = None) -> None:
        row = self.seats[seat]
        self._write_row(replace(row, draft=draft, turn=row.turn if turn is None else turn))

    def _write_row(self, row: SeatRow) -> None:
        self.seats = (*self.seats[: row.seat], row, *self.seats[row.seat + 1 :])


def commits(state: State, seat: int, action: int) -> bool:
    """Whether a single step would be a whole decision."""
    tried = state.copy()
    tried.apply(seat, action)
    return not tried.drafting(seat)
