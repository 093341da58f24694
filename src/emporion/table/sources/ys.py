"""Ys: gems by their colour, everything else by what it was scored for."""

from typing import Final

from ...core.events import Event
from ...games.ys.data import BLACK, COLOURS, GEMS
from ...games.ys.scoring import standings
from ..ledger import Sources

_CODES: Final = {
    "market_point": "market",
    "commercial_won": "commercial",
    "crowned": "crowned",
    "black_points": GEMS[BLACK],
    "throne_points": "throne",
}


def _source(event: Event) -> str:
    return GEMS[event.facts["gem"]] if event.kind == "gem_points" else _CODES[event.kind]


SOURCES = Sources(
    codes=("market", "commercial", "crowned", *GEMS[:COLOURS], GEMS[BLACK], "throne"),
    source=_source,
    round_event="turn_ended",
    now=standings,
)
