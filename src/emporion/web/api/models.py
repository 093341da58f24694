"""What the JSON pages take and give."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ...core.options import OptionValue
from ...store import SeatKind, Status
from ...text.naming import LINE_LENGTH, NAME_LENGTH
from ..host.table_spec import STAND_IN


class Asked(BaseModel):
    """What is sent here; a field that is not known is an error, not a guess."""

    model_config = ConfigDict(extra="forbid", strict=True)


class OptionText(BaseModel):
    """A choice before the game, with its values in words."""

    name: str
    title: str
    help: str
    values: list[OptionValue]
    words: list[str]
    default: OptionValue


class KindRange(BaseModel):
    """A kind of action: its arguments' names, and how many actions it has from the first one on."""

    name: str
    arguments: list[str]
    first: int
    count: int


class GameText(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    summary: str
    rules_version: int
    min_players: int
    max_players: int
    actions: int = Field(description="The size of the action space: actions are 0 to this - 1.")
    kinds: list[KindRange] = Field(
        description="The kinds of action, in the order of their numbers."
    )
    options: list[OptionText]
    levels: list[str]


class Rules(BaseModel):
    """A game's rules in our own words, as Markdown."""

    game: str
    lang: str
    markdown: str


class SeatAsked(Asked):
    """Who is to have a seat: you, somebody with a link, or a bot."""

    kind: Literal["me", "invite", "bot"]
    level: str = STAND_IN


class TableAsked(Asked):
    """A table to set up. Without `seats`: you on the first one, bots on the others."""

    game: str
    players: int | None = None
    options: dict[str, OptionValue] = Field(default_factory=dict)
    seats: list[SeatAsked] | None = Field(default=None, max_length=6)
    memory: bool = False
    listed: bool = False
    hidden_scores: bool = Field(
        default=False,
        description="Whether page and terminal keep running scores face down until the end, "
        "in a game that lays them so. What you get here tells them all the same.",
    )
    name: str | None = Field(default=None, max_length=NAME_LENGTH)


class SeatKey(BaseModel):
    """A seat of yours, and the key to it: send it as `Authorization: Bearer KEY`."""

    table: str
    seat: int
    token: str


class TableMade(BaseModel):
    """A table that was set up: your keys, and the invitations to hand out."""

    table: str
    mine: list[SeatKey]
    invites: dict[int, str]


class InviteAsked(Asked):
    """Taking the seat that an invitation is for."""

    invite: str
    name: str | None = Field(default=None, max_length=NAME_LENGTH)


class ListedSeatAsked(Asked):
    """Taking a free seat of a table that the lobby shows."""

    seat: int
    name: str | None = Field(default=None, max_length=NAME_LENGTH)


class Player(BaseModel):
    """A seat as all see it."""

    seat: int
    colour: str
    kind: SeatKind
    name: str
    level: str | None
    away: bool
    points: int | None = Field(
        description="The score that a page shows first: in a game that counts at its end, "
        "as if it ended now, else the points so far; once it is over, the final score."
    )
    so_far: int | None = Field(description="Points that are scored already.")
    if_ended_now: int | None = Field(
        description="What it would be if the game ended now, where the end adds something."
    )


class Legal(BaseModel):
    """An action that is open now: its number, its kind and arguments, its text in records, its
    words.
    """

    action: int
    kind: str
    arguments: dict[str, int | list[int]]
    text: str
    words: str


class TableFacts(BaseModel):
    """What never depends on who asks."""

    table: str
    game: str
    players: int
    options: dict[str, OptionValue]
    status: Status


class TableLine(TableFacts):
    """A table in a list."""

    free: list[int]


class Tables(BaseModel):
    """The lobby."""

    open: list[TableLine]
    mine: list[TableLine]


class Table(TableFacts):
    """A table as one seat, or a spectator, sees it."""

    version: int
    seats: list[Player]
    seat: int | None = Field(description="Whose eyes these are; null for a spectator.")
    turn: int | None = Field(description="Send it with your next action: it tells what you saw.")
    actors: list[int]
    asked: str = Field(description="What is asked of you, or whom all wait for, in words.")
    legal: list[Legal]
    forced: Legal | None = Field(
        description="The only thing that you can do, where that is all: it happens by itself."
    )
    draft: list[int] = Field(description="What you have laid since your last commit.")
    view: dict[str, Any] | None = Field(
        description="What you know with a perfect memory, also what page and terminal do not show: "
        "it is what bots are given. Null before the game begins."
    )
    events: int = Field(description="How many events there are: see the events' own address.")
    outcome: dict[str, Any] | None
    outcome_words: str | None
    seal: str | None
    record: str | None = Field(description="The id of its replay, once it is over.")
    rematch: str | None


class ActionAsked(Asked):
    """A step: the number of a legal action, or its text."""

    seat: int
    turn: int
    action: int | str


class UndoAsked(Asked):
    """Taking back the last step of a draft, a certain one by its number or text, or all of it. Of
    equal ones it is the last, or `which`: the order in which they were laid, from 0 on.
    """

    seat: int
    turn: int
    all: bool = False
    action: int | str | None = None
    which: int | None = None


class ChatAsked(Asked):
    """Something to say."""

    text: str = Field(min_length=1, max_length=LINE_LENGTH)


class EventLine(BaseModel):
    """What happened, as you saw it: its facts, and in words."""

    number: int
    facts: dict[str, Any]
    words: str


class ChatLine(BaseModel):
    """What somebody said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Happened(BaseModel):
    """Events and lines of the chat from a number on."""

    events: list[EventLine]
    chat: list[ChatLine]


class RecordText(BaseModel):
    """A record in the notation."""

    record: str


class RecordAsked(Asked):
    """A record to step through."""

    record: str


class ReplayMade(BaseModel):
    """A record that was kept: its id and how many moves it has."""

    replay: str
    moves: int


class Position(BaseModel):
    """A position of a replay."""

    replay: str
    game: str
    move: int
    moves: int
    seat: int | None
    view: dict[str, Any]
    outcome: dict[str, Any] | None


class ErrorBody(BaseModel):
    """Why something cannot be: a code for programs, a sentence for people."""

    error: str
    message: str
    reason: str | None = None
