"""Tyros: fields by their empire, majorities and the bonus for four empires, all at the end.

What a seat would have if the game ended now is in the view; it is the growth of the score.
"""

from typing import Final

from ...core.events import Event
from ...core.state import View
from ...games.tyros.data import EMPIRES, GOODS
from ..ledger import Sources

_CODES: Final = {"majority_won": "majority", "four_empires": "four_empires"}


def _source(event: Event) -> str:
    return GOODS[event.facts["empire"]] if event.kind == "empire_scored" else _CODES[event.kind]


def _standings(view: View) -> list[int]:
    standings: list[int] = view["standings"]
    return standings


SOURCES = Sources(
    codes=(*GOODS[:EMPIRES], *_CODES.values()),
    source=_source,
    round_event="round_ended",
    now=_standings,
    at_the_end=True,
)
