"""How a game words its actions: by the sentence of their kind, with their arguments in words."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ..core.actions import ActionData
from ..games import find
from .game import GameWording, capital


class ActionWording(GameWording):
    """The words of buttons.

    A kind of action that needs more than a sentence has a method: `_word_` and the kind.
    """

    ARGUMENTS: ClassVar[Mapping[str, tuple[str, Callable[[Any, Any], object]]]] = {}
    """By the name of an argument: what sentences call it, and how it is put into words."""

    def action(self, action: int, phase: str | None) -> str:
        """The words of a button."""
        asked = find(self.name).describe(action)
        worded = getattr(self, f"_word_{asked.kind}", self._word)
        return capital(worded(asked))

    def _word(self, asked: ActionData) -> str:
        """The sentence of the kind."""
        facts = {}
        for argument in asked.argument_texts:
            name, in_words = self.ARGUMENTS[argument]
            facts[name] = in_words(self, asked[argument])
        return self.say(f"action.{asked.kind}", **facts)
