"""The charts of a finished game: where the points came from, and how they grew.

They are for a desk or a phone by their width, and like all pictures take their colours from the
game's style sheet. Each says in words what it shows.
"""

from collections.abc import Mapping

from ..table.ledger import Ledger
from ..text import wording
from . import chart_growth, chart_sources
from .dress import dressed, refuse_unknown
from .frame import framed
from .svg import Theme

__all__ = ["growth_svg", "sources_svg"]


def sources_svg(
    ledger: Ledger,
    lang: str,
    *,
    names: Mapping[int, str] | None = None,
    width: int = 640,
    theme: Theme = "auto",
    style: bool = True,
) -> str:
    """Where the points came from: a bar for each seat, from the first place to the last.

    `names` are the players' by seat; without one a seat goes by its colour. A `width` of 360 is for
    phones. Raises `UnknownGame` and `UnknownLanguage`.
    """
    refuse_unknown(ledger.game)
    words, named = wording(lang), dict(names or {})
    return framed(
        chart_sources.chart(ledger, words, width, named),
        ledger.game,
        style=dressed(ledger.game, theme, style),
        described=chart_sources.described(ledger, words, named),
    )


def growth_svg(
    ledger: Ledger,
    lang: str,
    *,
    names: Mapping[int, str] | None = None,
    width: int = 640,
    theme: Theme = "auto",
    style: bool = True,
) -> str:
    """How the points grew over the rounds or turns; the arguments are those of `sources_svg`."""
    refuse_unknown(ledger.game)
    words, named = wording(lang), dict(names or {})
    return framed(
        chart_growth.chart(ledger, words, width, named),
        ledger.game,
        style=dressed(ledger.game, theme, style),
        described=chart_growth.described(ledger, words, named),
    )
