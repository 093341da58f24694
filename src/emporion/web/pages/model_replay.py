"""A record's moves in words, and whose view the reader may choose."""

from dataclasses import dataclass
from typing import Final

from ...core.seats import CHANCE
from ...text import Wording
from ...text.event_log import EventLog
from ..host.replays import RecordReplay
from .model_story import LogLine, told

OPEN: Final = "all"
"""What an address says in place of a seat, to see all hands."""

_BEFORE: Final = 6
_AFTER: Final = 24
"""How many moves before and after the present one are listed; the scrubber reaches all others."""


@dataclass(frozen=True)
class ViewpointLink:
    """A seat to look from; without one, what all see."""

    name: str
    colour: str
    query: str
    is_chosen: bool


def eyes(replay: RecordReplay, words: Wording, chosen: str) -> list[ViewpointLink]:
    """Everybody's eyes, all hands open, then each seat's. The holder of a record may see all."""
    return [
        ViewpointLink(words.say("web.replay.everybody"), "", "", not chosen),
        ViewpointLink(words.say("web.replay.open"), "", f"?as={OPEN}", chosen == OPEN),
        *(
            ViewpointLink(words.seat(seat), words.colours[seat], f"?as={seat}", chosen == str(seat))
            for seat in range(replay.match.state.players)
        ),
    ]


@dataclass(frozen=True)
class MoveLink:
    """One move, as it stands in the list of all."""

    number: int
    """How many moves there were then."""
    colour: str
    """Whose it was; empty for chance's."""
    said: str


class Story:
    """What happened in a record's moves, as a viewer saw it."""

    def __init__(self, replay: RecordReplay, words: Wording, viewer: int | None) -> None:
        self._replay = replay
        self._words = words
        self._viewer = viewer
        self._log = EventLog(words, replay.match)

    def told(self, move: int) -> list[LogLine]:
        """What happened in the last of the moves shown."""
        if not move:
            return []
        before, after = (self._replay.positions[at].events for at in (move - 1, move))
        events = self._replay.match.events[:after]
        return [told(line, self._words) for line in self._log.lines(events, self._viewer, before)]

    def passages(self, around: int) -> list[MoveLink]:
        """The moves around one, so that it stands among them; the beginning is number 0."""
        first = max(0, min(around - _BEFORE, self._replay.moves - _BEFORE - _AFTER))
        last = min(first + _BEFORE + _AFTER, self._replay.moves)
        return [self._passage(number) for number in range(first, last + 1)]

    def _passage(self, number: int) -> MoveLink:
        if not number:
            return MoveLink(0, "", self._words.say("web.replay.begin"))
        actor = self._replay.match.moves[number - 1].actor
        said = " ".join(line.said for line in self.told(number))
        if actor == CHANCE:
            return MoveLink(number, "", said or self._words.say("web.replay.chance"))
        return MoveLink(number, self._words.colours[actor], said or self._words.seat(actor))
