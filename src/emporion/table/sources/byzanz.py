"""Byzanz: profit by the sort of the card that was kept; a round ends when the market is cleared."""

from ...core.events import Event
from ...games.byzanz.data import SORTS, TRADER, TRADERS
from ..ledger import Sources


def _source(event: Event) -> str:
    kept: int = event.facts["kept"]
    return SORTS[TRADERS if kept == TRADER else kept // 4]


SOURCES = Sources(codes=SORTS, source=_source, round_event="market_cleared")
