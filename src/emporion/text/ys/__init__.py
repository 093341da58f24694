"""Ys in words: its terms, what is asked, what can be done, what happened, how it ended."""

from typing import Final

from ...core.state import View
from ...games.ys.data import AREAS, BLACK, CHARACTERS, COLOURS, GEMS, WHITE
from ...games.ys.phases import NAMES as PHASES
from ...games.ys.spec import OPTIONS
from ..game import Help, capital
from .buttons import YsButtons
from .events import YsEvents
from .questions import YsQuestions

__all__ = ["YsWording"]

_TOPICS: Final = ("market", "quotations", "throne", "screen", "neutral")
"""Things with a help of their own besides characters, areas, gems, phases and options."""


class YsWording(YsQuestions, YsButtons, YsEvents):
    """Ys in one language."""

    EXAMPLE = "up:4 at:2-blue down:3 at:1-port"
    SOURCES = "stones"
    SELF_EVIDENT = frozenset({"neighborhood_cleared", "market_cleared"})

    def helps(self) -> list[Help]:
        """Characters, places, gems, the neutral player, phases and options."""
        characters = [
            (code, capital(self.character(kind)), self.character_help(kind))
            for kind, code in enumerate(CHARACTERS)
        ]
        areas = [
            (code, capital(self.area(which)), self.say(f"help.{code}"))
            for which, code in enumerate(AREAS)
        ]
        gems = [(GEMS[gem], capital(self.stones(gem)), self._gem_help(gem)) for gem in range(6)]
        return [
            *characters,
            *areas,
            *self.topic_helps(_TOPICS),
            *gems,
            *self.phase_helps(PHASES),
            *self.option_helps(OPTIONS),
        ]

    def score_help(self, view: View) -> list[str]:
        """With King's Favor, what the throne room will bring is not in the score yet."""
        said = super().score_help(view)
        return [*said, self.say("score.help.favor")] if view["options"]["kings_favor"] else said

    def _gem_help(self, gem: int) -> str:
        """Black and white gems are special."""
        if gem in (BLACK, WHITE):
            return self.say(f"help.{GEMS[gem]}")
        return self.say("help.gem", gems=capital(self.stones(gem)), n=COLOURS)
