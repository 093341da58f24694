"""What happened, as one seat saw it: the lines of a log."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.events import Event
from ..table import Match
from .display import PERFECT_MEMORY, Display
from .wording import Wording


@dataclass(frozen=True)
class Line:
    """One event in words."""

    number: int
    """Which event of the match it is, counted from 0."""
    seen: dict[str, Any]
    """The event as the viewer saw it."""
    said: str
    doer: int | None
    """The seat whose doing it was."""
    begins: bool
    """Whether no seat did it, as with a new lot: then it begins something new."""
    self_evident: bool
    """Whether news leave it out; a log has it, too."""


class EventLog:
    """The events of a match, in words for a viewer, as far as the table shows what was seen.

    Once the game is over, nothing is kept back.
    """

    def __init__(self, words: Wording, match: Match, display: Display = PERFECT_MEMORY) -> None:
        self._words = words
        self._game = match.game.name
        self._options = match.options
        self._players = match.state.players
        self._display = PERFECT_MEMORY if match.over else display

    def lines(self, events: Sequence[Event], viewer: int | None, start: int = 0) -> list[Line]:
        """Events from a number on."""
        return [self._line(events, number, viewer) for number in range(start, len(events))]

    def _line(self, events: Sequence[Event], number: int, viewer: int | None) -> Line:
        event = events[number]
        game = self._words.game(self._game)
        seen = game.recalled(event, viewer, self._options, self._display)
        seat = seen.get("seat")
        # A player without a seat, such as a neutral one, has no sign.
        doer = seat if isinstance(seat, int) and 0 <= seat < self._players else None
        return Line(
            number=number,
            seen=seen,
            said=self._words.event(self._game, seen | game.beside(events, number), viewer),
            doer=doer,
            begins="seat" not in event.facts,
            self_evident=event.kind in game.SELF_EVIDENT,
        )
