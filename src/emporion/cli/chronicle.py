"""What happened, as one seat saw it: the log, and the news since it last decided."""

from collections.abc import Sequence

from rich.text import Text

from ..core.events import Event
from ..text import Wording
from .paint import sentence, style


class Chronicle:
    """The events of a match in words, and which of them nobody had a choice about."""

    def __init__(self, words: Wording, game: str, players: int) -> None:
        self._words = words
        self._game = game
        self._players = players
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

    def _line(self, number: int, event: Event, viewer: int | None) -> Text:
        seen = event.seen_by(viewer)
        said = self._words.event(self._game, seen, viewer)
        seat = seen.get("seat")
        line = sentence(self._words, said, self._players, seat if isinstance(seat, int) else None)
        if self._forced.get(number, -1) == viewer:
            line.append(" " + self._words.say("cli.forced"), style("dim"))
        return line


def _begins(event: Event) -> bool:
    """An event of nobody's doing, such as a new lot, begins something new."""
    return "seat" not in event.facts
