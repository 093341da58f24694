"""How a game words its events: one sentence for most kinds, a method of its own for the others."""

from abc import abstractmethod
from typing import Any

from .game import GameWording, capital

Seen = dict[str, Any]
"""An event as a viewer has seen it."""


class EventWording(GameWording):
    """Events in past tense: "you" for the viewer's own, else by who did it.

    A secret is told only where it stands in the event as seen: what the viewer does not know is
    not in there. A kind of event that needs more than a sentence has a method: `_tell_` and the
    kind.
    """

    def event(self, seen: Seen, viewer: int | None) -> str:
        """One line of the log."""
        tell = getattr(self, f"_tell_{seen['event']}", self._sentence)
        return capital(tell(seen, viewer))

    def _sentence(self, seen: Seen, viewer: int | None, manner: str = "", **facts: object) -> str:
        """What happened, or what somebody did; every fact that its sentence may name is put into
        words.
        """
        key = f"event.{seen['event']}{manner}"
        shown = {**self._facts(seen), **facts}
        if "seat" in seen:
            key += ".you" if seen["seat"] == viewer else ".seat"
            shown["seat"] = self._doer(seen)
        return self.say(key, **shown)

    def _tell_game_over(self, seen: Seen, viewer: int | None) -> str:
        return self.outcome(seen, viewer)

    def _doer(self, seen: Seen) -> str:
        """Who did it."""
        return self.words.seat(seen["seat"])

    @abstractmethod
    def _facts(self, seen: Seen) -> dict[str, object]:
        """The facts that mean the same in every event, in words."""
