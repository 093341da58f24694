"""How a game words its events: one sentence for most kinds, a method of its own for the others."""

from abc import abstractmethod
from typing import Any

from .game import GameWording, capital

Seen = dict[str, Any]
"""An event as a viewer has seen it."""


class EventWording(GameWording):
    """Events in past tense: "you" for the viewer's own, else by who did it.

    A secret is told only where it stands in the event as seen: what the viewer does not know is
    not in there. A kind of event without a plain sentence has a method: `_tell_` and the kind.
    """

    def event(self, seen: Seen, viewer: int | None) -> str:
        """One line of the log."""
        kind: str = seen["event"]
        told = getattr(self, f"_tell_{kind}", None)
        sentence: str = self._action_sentence(seen, viewer) if told is None else told(seen, viewer)
        return capital(sentence)

    def _action_sentence(
        self, seen: Seen, viewer: int | None, manner: str = "", **facts: object
    ) -> str:
        """What somebody did; every fact that its sentence may name is put into words."""
        person = "you" if seen["seat"] == viewer else "seat"
        shown = {"seat": self._doer(seen), **self._facts(seen), **facts}
        return self.say(f"event.{seen['event']}{manner}.{person}", **shown)

    def _doer(self, seen: Seen) -> str:
        """Who did it."""
        return self.words.seat(seen["seat"])

    @abstractmethod
    def _facts(self, seen: Seen) -> dict[str, object]:
        """The facts that mean the same in every event, in words."""
