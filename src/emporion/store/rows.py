"""What the store keeps, as plain data."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

from ..core.options import OptionValue

Status = Literal["gathering", "playing", "over", "closed"]
"""What a table is doing; its host may close it before its game begins."""

SeatKind = Literal["open", "person", "bot"]
"""Who plays a seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """One seat of a table: who holds it, and what it has laid but not committed."""

    seat: int
    kind: SeatKind
    level: str
    """The bot's level; of a person's seat, the level that stands in while they are away."""
    guest: str | None = None
    name: str = ""
    invite: str | None = None
    """The secret word of a link to this seat; none where it was never offered."""
    token: str | None = None
    """The key of the seat's holder."""
    away: bool = False
    turn: int = 0
    """Counts the seat's own actions and undos, so a stale tab is recognised."""
    draft: tuple[int, ...] = ()
    seen: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """One table: which game is played how, and how far it is."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    seed: str
    memory: bool
    listed: bool
    hidden_scores: bool = False
    host: str
    status: Status = "gathering"
    version: int = 0
    """Counts every change, so that a process with the table in memory notices."""
    shown: int = 0
    """Counts the changes that everybody may notice: all but the steps of drafts."""
    bots_due: bool = False
    record: str | None = None
    rematch: str | None = None
    created: float
    changed: float
    """When anything was changed last, steps of drafts included: never to be shown."""
    shown_at: float
    """When something changed that everybody may notice."""
    watched: float = 0.0
    """When somebody last had its page open, with a seat or without."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow:
    """One committed move of a seat; chance follows from the seed."""

    number: int
    actor: int
    actions: tuple[int, ...]
    forced: bool = False
    saved: float | None = None
    """The seconds that a bot has left for its next turns; none where no bot decided."""
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatRow:
    """One line that was said; without a seat, by somebody who watches."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything of one table, as it was at one moment."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]
    chat: tuple[ChatRow, ...]


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list of tables."""

    table: TableRow
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class SeatStep:
    """A seat's step: it holds only where the seat's turn is still `turn_before`."""

    seat: int
    turn_before: int
    turn: int
    draft: tuple[int, ...]
    seen: float | None = None
    """When its holder took the step; none where it was done for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionRow:
    """What one decision changes, and what it was based on.

    It holds if the table is playing, each seat's turn is as it was, and the moves continue those
    that are there. Otherwise nothing is changed.
    """

    moves: Sequence[MoveRow]
    seats: Sequence[SeatStep]
    status: Status
    bots_due: bool
    record: str | None = None
    after: int | None = None
    """How many moves the decider knew, where there is no new move that says so."""
    version: int | None = None
    """The version that the decider knew: a change that they did not see leaves the bots due."""


class SeatChange(TypedDict, total=False):
    """What may be changed of a seat, apart from play."""

    kind: SeatKind
    level: str
    guest: str | None
    name: str
    invite: str | None
    token: str | None
    away: bool
