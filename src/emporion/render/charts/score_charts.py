"""The charts of a finished game: where the points came from, and how they grew.

They are for a desk or a phone by their width, and like all pictures take their colours from the
game's style sheet. Each says in words what it shows.
"""

from collections.abc import Mapping

from ...table.ledger import Ledger
from ...text import wording
from ..layout import Theme, framed
from . import growth, sources

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
    words, named = wording(lang), dict(names or {})
    return framed(
        sources.chart(ledger, words, width, named),
        ledger.game,
        theme,
        style,
        described=sources.described(ledger, words, named),
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
    words, named = wording(lang), dict(names or {})
    return framed(
        growth.chart(ledger, words, width, named),
        ledger.game,
        theme,
        style,
        described=growth.described(ledger, words, named),
    )
