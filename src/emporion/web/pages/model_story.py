"""What happened and what was said, for one viewer."""

from dataclasses import dataclass, replace
from typing import Final

from ...render.event_highlights import Highlight, highlight, step_of
from ...store.rows import ChatRow
from ...text import Wording
from ...text.event_log import EventLog, Line
from ..host import LiveTable
from ..naming import GUESTS

RECENT: Final = 80
"""How many lines of the log a table shows; the others have a page of their own."""

_RECENT_TALK: Final = 60

_NOTHING: Final = Highlight()


@dataclass(frozen=True)
class LogLine:
    """One line of the log."""

    number: int
    said: str
    colour: str
    """Whose doing it was; empty where it was nobody's."""
    begins: bool
    """Whether something new begins with it, such as a round."""
    had_no_choice: bool
    step: str = ""
    """Its kind, and which of several such: lines that share it are told together."""
    about: Highlight = _NOTHING
    """What it is about in the picture."""
    points: int = 0
    """What its doer scored by it."""


@dataclass(frozen=True)
class ChatMessage:
    """One line of the chat."""

    number: int
    colour: str
    name: str
    text: str


def story(
    live: LiveTable, words: Wording, viewer: int | None, most: int | None = RECENT
) -> list[LogLine]:
    """The last lines of the log, or all of it; the newest is the last."""
    events = live.match.events
    start = 0 if most is None else max(0, len(events) - most)
    return [
        _as_step(told(line, words, _had_no_choice(live, line, viewer)), line, live, words)
        for line in EventLog(words, live.match, live.display).lines(events, viewer, start)
    ]


def told(line: Line, words: Wording, had_no_choice: bool = False) -> LogLine:
    """A line of the event log as a page has it."""
    colour = "" if line.doer is None else words.colours[line.doer]
    return LogLine(line.number, line.said, colour, line.begins, had_no_choice)


def _as_step(shown: LogLine, line: Line, live: LiveTable, words: Wording) -> LogLine:
    """A line with what a page needs to tell it as a step of its own."""
    found = highlight(live.table.game, line.seen, words.colours)
    return replace(
        shown,
        step=step_of(live.table.game, line.seen["event"], line.seen),
        about=found,
        points=0 if line.doer is None else line.seen.get("points", 0),
    )


def _had_no_choice(live: LiveTable, line: Line, viewer: int | None) -> bool:
    """Whether it was taken for the viewer by itself.

    Of others nobody is told: that a seat had no choice would tell what it holds.
    """
    return viewer is not None and line.doer == viewer and live.forced.get(line.number) == viewer


def _speaker(words: Wording, row: ChatRow) -> str:
    """Who said something: by the name that they had then, else by what their seat is called."""
    unnamed = not row.name or row.name in GUESTS
    return words.seat(row.seat) if row.seat is not None and unnamed else row.name


def talk(live: LiveTable, words: Wording) -> list[ChatMessage]:
    """The last lines of the chat."""
    return [
        ChatMessage(
            row.number,
            "" if row.seat is None else live.colours[row.seat],
            _speaker(words, row),
            row.text,
        )
        for row in live.chat[-_RECENT_TALK:]
    ]
