"""Tyros in words: its terms, what is asked, what can be done, what happened, how it ended."""

from typing import Final

from ...games.tyros.data import COPIES, DISC_COLOURS, DISCS, EMPIRES, GOODS, JOKER
from ...games.tyros.phases import NAMES as PHASES
from ...games.tyros.spec import OPTIONS
from ..game import capital
from .choices import Choices
from .deeds import Deeds

__all__ = ["TyrosWording"]

_TOPICS: Final = ("tyros", "italy", "serpent", "desert", "toll", "control")
"""Things with a help of their own besides cards, phases and options."""


class TyrosWording(Choices, Deeds):
    """Tyros in one language."""

    def phase(self, phase: str) -> str:
        """A phase's name."""
        return self.say(f"phase.{phase}.name")

    # -- help -------------------------------------------------------------------------------

    def topics(self) -> list[str]:
        """Chapters, empires with their cards, the joker, places, phases and the options.

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
        goods = [
            (GOODS[kind], capital(self.card(kind)), self._card_help(kind))
            for kind in range(len(GOODS))
        ]
        empires = [
            (f"{GOODS[empire]}-empire", capital(self.empire(empire)), self._card_help(empire))
            for empire in range(EMPIRES)
        ]
        others = [
            (code, capital(self.say(f"topic.{code}")), self.say(f"help.{code}")) for code in _TOPICS
        ]
        phases = [(phase, self.phase(phase), self.say(f"phase.{phase}.help")) for phase in PHASES]
        options = [
            (option.name, self.option_name(option.name), self.option_help(option.name))
            for option in OPTIONS
        ]
        return [*goods, *empires, *others, *phases, *options]

    def _card_help(self, kind: int) -> str:
        """An empire and its cards belong together; the joker belongs to none."""
        if kind == JOKER:
            return self.say("help.joker", n=COPIES[JOKER])
        return self.say(
            "help.goods",
            empire=self.empire(kind),
            cards=self.cards_of(kind),
            colour=self.say(f"disc.{DISC_COLOURS[kind]}"),
            discs=DISCS,
            n=COPIES[kind],
        )
