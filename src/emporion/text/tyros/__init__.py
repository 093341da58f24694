"""Tyros in words: its terms, what is asked, what can be done, what happened, how it ended."""

from typing import Final

from ...games.tyros.data import COPIES, DISC_COLOURS, DISCS, EMPIRES, GOODS, JOKER
from ...games.tyros.phases import NAMES as PHASES
from ...games.tyros.spec import OPTIONS
from ..game import Help, capital
from .choices import TyrosChoices
from .events import TyrosEvents

__all__ = ["TyrosWording"]

_TOPICS: Final = ("tyros", "italy", "serpent", "desert", "toll", "control")
"""Things with a help of their own besides cards, phases and options."""


class TyrosWording(TyrosChoices, TyrosEvents):
    """Tyros in one language."""

    EXAMPLE = "sail:22 to:17"
    SOURCES = "empire"

    def helps(self) -> list[Help]:
        """Empires with their cards, the joker, places, phases and options."""
        goods = [
            (GOODS[kind], capital(self.card(kind)), self._card_help(kind))
            for kind in range(len(GOODS))
        ]
        empires = [
            (f"{GOODS[empire]}-empire", capital(self.empire(empire)), self._card_help(empire))
            for empire in range(EMPIRES)
        ]
        return [
            *goods,
            *empires,
            *self.topic_helps(_TOPICS),
            *self.phase_helps(PHASES),
            *self.option_helps(OPTIONS),
        ]

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
