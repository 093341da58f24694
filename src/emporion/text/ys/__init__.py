"""Ys in words: its terms, what is asked, what can be done, what happened, how it ended."""

from ...games.ys.data import AREAS, BLACK, CHARACTERS, COLOURS, GEMS, WHITE
from ...games.ys.phases import NAMES as PHASES
from ...games.ys.spec import OPTIONS
from ..game import capital
from .asking import Asking
from .buttons import Buttons
from .deeds import Deeds

__all__ = ["YsWording"]


class YsWording(Asking, Buttons, Deeds):
    """Ys in one language."""

    def phase(self, phase: str) -> str:
        """A phase's name."""
        return self.say(f"phase.{phase}.name")

    # -- help -------------------------------------------------------------------------------

    def topics(self) -> list[str]:
        """Chapters, phases, characters, places, gems, the neutral player and the options.

        Where two have one name, the first of them is what the name is for.
        """
        named: dict[str, str] = {}
        for topic in [*super().topics(), *(name for _, name, _ in self._helps())]:
            named.setdefault(topic.casefold(), topic)
        return list(named.values())

    def explain(self, topic: str) -> str | None:
        """Help for a chapter, or for anything else by its name or its code."""
        asked = topic.strip().casefold()
        chapter = super().explain(topic)
        if chapter is not None:
            return chapter
        for code, name, text in self._helps():
            if asked in (code, name.casefold()):
                return text
        return None

    def _helps(self) -> list[tuple[str, str, str]]:
        """Everything but the chapters that has a help: code, name and text."""
        phases = [(phase, self.phase(phase), self.say(f"phase.{phase}.help")) for phase in PHASES]
        characters = [
            (code, capital(self.character(kind)), self.character_help(kind))
            for kind, code in enumerate(CHARACTERS)
        ]
        areas = [
            (code, capital(self.area(which)), self.say(f"help.{code}"))
            for which, code in enumerate(AREAS)
        ]
        others = [
            (code, capital(self.say(f"topic.{code}")), self.say(f"help.{code}"))
            for code in ("market", "quotations", "throne", "screen", "neutral")
        ]
        gems = [(GEMS[gem], capital(self.stones(gem)), self._gem_help(gem)) for gem in range(6)]
        options = [
            (option.name, self.option_name(option.name), self.option_help(option.name))
            for option in OPTIONS
        ]
        return [*characters, *areas, *others, *gems, *phases, *options]

    def _gem_help(self, gem: int) -> str:
        """Black and white gems are special."""
        if gem in (BLACK, WHITE):
            return self.say(f"help.{GEMS[gem]}")
        return self.say("help.gem", gems=capital(self.stones(gem)), n=COLOURS)
