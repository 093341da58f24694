"""One table in memory: its rows, and the match rebuilt from them."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...bots import BotTurn, turn_seed
from ...core.events import Event
from ...core.state import View
from ...games import find
from ...store.rows import ChatRow, MoveRow, SeatRow, StoredTable, TableRow
from ...table import Match, Turn, new_match
from ...table.forced import forced_turn
from ...text.display import Display
from ..errors import NotBegun, OtherRules
from .delays import DecisionTime

ABSENT_AFTER = 60.0
"""Seconds without a sign of life after which a seat's holder counts as gone."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, and since when."""

    number: int
    """How many moves there were: so two questions to a seat can be told apart."""
    at: float | None
    """When the last of them was made; none before the first."""
    kind: str


class LiveTable:
    """A table as this process knows it. Whatever is changed here is written to the store at once,
    or this object is thrown away.
    """

    def __init__(self, stored: StoredTable) -> None:
        self.table: TableRow = stored.table
        self.seats: tuple[SeatRow, ...] = stored.seats
        self.chat: list[ChatRow] = list(stored.chat)
        self.turns: dict[int, Turn] = {}
        """What each person who is asked has laid since the last commit."""
        self.moves: list[MoveRow] = []
        self.forced: dict[int, int] = {}
        """Events that came of a decision without a choice, by number, with whose it was."""
        self.forced_turns: dict[int, tuple[int, ...]] = {}
        """What people who are asked must do, where they have no choice at all: it is done for
        them, but at a moment that does not give away that they had none."""
        self.questions: dict[int, Question] = {}
        """What each seat is asked now."""
        self.times: list[DecisionTime] = []
        """How long people took where they had a choice."""
        self.moved_at: dict[int, float] = {}
        """When each seat made its last move, by itself or not."""
        self.saved: dict[int, float] = {}
        """The seconds that each bot has left from earlier turns."""
        self.last_events: tuple[Event, ...] = ()
        """What the last move brought about."""
        self._counted = 0
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
    def colours(self) -> tuple[str, ...]:
        """The seats' colours at a table of this game."""
        return find(self.table.game).colours

    @property
    def display(self) -> Display:
        """What page and terminal show of what could be known."""
        return Display(self.table.memory, self.table.hidden_scores)

    def refresh(self, stored: StoredTable) -> None:
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
            game = find(table.game)
            if table.rules not in game.supported:
                raise OtherRules(game=table.game, rules=table.rules, ours=game.rules)
            self._match = new_match(
                table.game, table.players, table.options, table.seed, table.rules
            )
            self._match.seats = [row.level if row.kind == "bot" else "person" for row in self.seats]
            self._ask()  # before the first move, as when they were played
        for move in moves:
            self._apply(move.actor, move.actions, move.forced)
            self._append(move)
        self.prepare()

    def _apply(self, seat: int, actions: Sequence[int], forced: bool) -> None:
        """Carry out a whole move."""
        if forced:
            self.forced[len(self.match.events)] = seat
        for action in actions:
            self.match.apply(seat, action)

    def _append(self, move: MoveRow) -> None:
        """Note what a bot has saved or how long a person took, and who is asked what after it."""
        self.moves.append(move)
        self.moved_at[move.actor] = move.at
        question = self.questions.pop(move.actor, None)
        if move.saved is not None:
            self.saved[move.actor] = move.saved
        elif question is not None and question.at is not None and not move.forced:
            seconds = move.at - question.at
            self.times.append(DecisionTime(move.actor, question.kind, move.actions, seconds))
        self.last_events = tuple(self.match.events[self._counted :])
        self._counted += len(self.last_events)
        self._ask()

    def _ask(self) -> None:
        """Note what each seat is asked, and since when."""
        asked, at = self.match.actors, self.moves[-1].at if self.moves else None
        self.questions = {
            seat: self.questions.get(seat)
            or Question(len(self.moves), at, self.match.state.decision(seat).kind)
            for seat in asked
        }

    # -- who plays --------------------------------------------------------------------------

    def row(self, seat: int) -> SeatRow:
        """A seat's row."""
        return self.seats[seat]

    def by_bot(self, seat: int) -> bool:
        """Whether a bot decides for a seat: its own, or one that stands in."""
        row = self.seats[seat]
        return row.kind == "bot" or row.away

    def was_seen(self, seat: int) -> bool:
        """Whether the seat's holder has given a sign of life lately."""
        return time.time() - self.seats[seat].seen < ABSENT_AFTER

    def is_present(self, seat: int) -> bool:
        """Whether others are told that the seat's holder is there: who was seen, or has moved.

        A move that was chosen is a sign of life, so one that plays itself must look like one.
        """
        moved = time.time() - self.moved_at.get(seat, 0.0) < ABSENT_AFTER
        return moved or self.was_seen(seat)

    def is_watched(self) -> bool:
        """Whether somebody has had the table's page open lately."""
        return time.time() - self.table.watched < ABSENT_AFTER

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
        """What a seat knows (`None`: a spectator), with all that it has laid."""
        turn = self.turns.get(-1 if seat is None else seat)
        return self.match.view(seat) if turn is None else turn.view()

    def play(self, seat: int, action: int, instead: bool = False) -> list[MoveRow]:
        """A person's step; returns the moves that it amounts to, if any. Nothing is stored yet.

        With `instead` a whole decision, such as a pass, may take the place of what is laid.
        """
        turn = self.turns.get(seat)
        if turn is None:
            self.match.apply(seat, action)  # raises why not
            raise AssertionError("a person who is asked has a turn")
        if instead and action not in turn.options() and action in turn.alternatives():
            turn.forget()
        before = len(self.match.moves)
        if not turn.play([action]):
            turn.go_on()
            return []
        committed = next(move for move in self.match.moves[before:] if move.actor == seat)
        return [self._note(seat, committed.actions)]

    def undo(
        self, seat: int, everything: bool, step: int | None = None, which: int | None = None
    ) -> None:
        """Take back a person's last step, a certain one (of equal ones `which`, from 0 on), or all
        since the last commit; raises `NothingToUndo`.
        """
        turn = self.turns.get(seat)
        if turn is None:
            self.match.undo(seat)  # raises why not
            return
        if everything:
            turn.undo_all()
        elif step is None:
            turn.undo()
        else:
            turn.take_back(step, which)
        # A step that was taken back does not come back by itself while others lie there.
        if step is None or everything or not turn.laid:
            turn.go_on()

    def drop_draft(self, seat: int) -> None:
        """Forget what a seat has laid, as if it had not begun."""
        turn = self.turns.pop(seat, None)
        if turn is not None:
            turn.forget()
        self._write_draft(seat, ())

    def commit(self, seat: int, turn: BotTurn) -> list[MoveRow]:
        """A bot's whole decision; returns the moves that it amounts to."""
        self._apply(seat, turn.chain, forced=False)
        return [self._note(seat, tuple(turn.chain), saved=turn.saved)]

    def take_forced(self, seat: int) -> list[MoveRow]:
        """Do what a person has no choice about; returns the moves that it amounts to."""
        chain = self.forced_turns[seat]
        self.drop_draft(seat)
        self._apply(seat, chain, forced=True)
        return [self._note(seat, chain, forced=True)]

    @property
    def all_is_known(self) -> bool:
        """Whether nobody could learn anything from what plays itself: all people at the table are
        at one device, or nothing is hidden. Bots do not look at the clock.
        """
        guests = {row.guest for row in self.seats if row.kind == "person"}
        return len(guests) < 2 or all(
            _open_part(self.view(seat)) == _open_part(self.view(None)) for seat in self.match.actors
        )

    def prepare(self) -> None:
        """A turn for each person who is asked, as far as it is laid and leaves no choice."""
        asked = [seat for seat in self.match.actors if not self.by_bot(seat)]
        self.turns = {
            seat: turn for seat, turn in self.turns.items() if turn.laid and seat in asked
        }
        for seat in asked:
            if seat not in self.turns:
                self.turns[seat] = self._laid_again(seat)
        self._ask()
        self.forced_turns = {
            seat: chain
            for seat, turn in self.turns.items()
            if (chain := self._forced_turn(seat, turn)) is not None
        }

    def _forced_turn(self, seat: int, turn: Turn) -> tuple[int, ...] | None:
        """All of a turn in which a seat has had no choice so far and will have none."""
        rest = None if turn.may_undo else forced_turn(self.match.state, seat)
        return None if rest is None else (*turn.laid, *rest)

    def _laid_again(self, seat: int) -> Turn:
        """A turn with the draft that is stored, or with the first steps that leave no choice."""
        turn = Turn(self.match, seat)
        for step in self.seats[seat].draft:
            if step not in turn.options():
                break  # a draft of older rules: what still holds of it is kept
            turn.play([step])
        if not turn.laid:
            turn.go_on()
        return turn

    def _note(
        self,
        seat: int,
        actions: tuple[int, ...],
        *,
        forced: bool = False,
        saved: float | None = None,
    ) -> MoveRow:
        """The row of a move that the match has carried out."""
        number, at = len(self.moves), time.time()
        row = MoveRow(number=number, actor=seat, actions=actions, forced=forced, saved=saved, at=at)
        self._append(row)
        # A seat that is asked again at once begins again.
        self._write_draft(seat, ())
        self.prepare()
        return row

    # -- bots -------------------------------------------------------------------------------

    def seed_for(self, seat: int) -> int:
        """The seed of a seat's bot for its next turn."""
        return turn_seed(self.table.seed, seat, self.match.turns(seat))

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


def _open_part(view: View) -> View:
    """A view without what says whose it is."""
    return {name: known for name, known in view.items() if name not in ("seat", "draft")}
