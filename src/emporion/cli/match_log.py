"""What happened, as one seat saw it, in colours: the log, and the news since it last decided."""

from collections.abc import Sequence

from rich.text import Text

from ..core.events import Event
from ..table import Match
from ..text import Wording
from ..text.display import PERFECT_MEMORY, Display
from ..text.event_log import EventLog, Line
from .paint import sentence, style


class MatchLog:
    """The events of a match in words, and which of them nobody had a choice about."""

    def __init__(self, words: Wording, match: Match, display: Display = PERFECT_MEMORY) -> None:
        self._words = words
        self._players = match.state.players
        self._log = EventLog(words, match, display)
        self._forced: dict[int, int] = {}

    def note_forced(self, event: int, seat: int) -> None:
        """Remember that an event came of a decision which left its seat no choice."""
        self._forced[event] = seat

    def told(
        self, events: Sequence[Event], viewer: int | None, start: int = 0, news: bool = False
    ) -> list[tuple[Text, bool]]:
        """Events from a number on, each with whether it begins something new.

        `news` leaves out what is self-evident: the log has it.
        """
        lines = self._log.lines(events, viewer, start)
        return [
            (self._painted(line, viewer), line.begins)
            for line in lines
            if not (news and line.self_evident)
        ]

    def _painted(self, line: Line, viewer: int | None) -> Text:
        painted = sentence(self._words, line.said, self._players, line.doer)
        if self._forced.get(line.number, -1) == viewer:
            painted.append(" " + self._words.say("cli.forced"), style("dim"))
        return painted
