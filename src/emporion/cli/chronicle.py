"""What happened, as one seat saw it: the log, and the news since it last decided."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ..core.events import Event
from ..table import Match
from ..text import Wording
from .paint import sentence, style

_SELF_EVIDENT: Final = frozenset({"neighborhood_cleared", "market_cleared"})
"""Kinds of event that always follow from the one before, and change nothing that one asks about."""


_NOT_PEEKED: Final = frozenset({"placed", "sent_to_throne"})
"""Where one may not look at one's own hidden brokers, the log does not tell them either."""


class Chronicle:
    """The events of a match in words, and which of them nobody had a choice about."""

    def __init__(self, words: Wording, match: Match) -> None:
        self._words = words
        self._game = match.game.name
        self._players = match.state.players
        self._forgotten = frozenset() if match.options.get("peek", True) else _NOT_PEEKED
        self._forced: dict[int, int] = {}

    def note_forced(self, event: int, seat: int) -> None:
        """Remember that an event came of a decision which left its seat no choice."""
        self._forced[event] = seat

    def told(
        self, events: Sequence[Event], viewer: int | None, start: int = 0
    ) -> list[tuple[Text, bool]]:
        """Events from a number on, each with whether it begins something new."""
        return [
            (self._line(number, event, viewer), _begins(event))
            for number, event in enumerate(events[start:], start)
        ]

    def news(
        self, events: Sequence[Event], viewer: int | None, start: int
    ) -> list[tuple[Text, bool]]:
        """The same without what goes without saying: the log has it."""
        return [
            (self._line(number, event, viewer), _begins(event))
            for number, event in enumerate(events[start:], start)
            if event.kind not in _SELF_EVIDENT
        ]

    def _line(self, number: int, event: Event, viewer: int | None) -> Text:
        seen = event.seen_by(None if event.kind in self._forgotten else viewer)
        said = self._words.event(self._game, seen, viewer)
        seat = seen.get("seat")
        # Whoever is no seat, such as a player that nobody plays, has no sign of its own here.
        doer = seat if isinstance(seat, int) and 0 <= seat < self._players else None
        line = sentence(self._words, said, self._players, doer)
        if self._forced.get(number, -1) == viewer:
            line.append(" " + self._words.say("cli.forced"), style("dim"))
        return line


def _begins(event: Event) -> bool:
    """An event of nobody's doing, such as a new lot, begins something new."""
    return "seat" not in event.facts
