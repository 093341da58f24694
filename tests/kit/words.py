"""Everything that the package draws and says from a view."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from emporion import render
from emporion.core.state import View
from emporion.render.svg import Layout
from emporion.text import LANGUAGES, wording


def drawn_and_said(
    view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
) -> Iterable[str]:
    """The question in every language; table, picture and log in one at a time, for speed.

    Which one, and which size the picture has, depends on how much has happened: it is the same
    for histories that look alike, and over a run all have their turn.
    """
    for lang in LANGUAGES:
        yield wording(lang).decision(view)
    lang = LANGUAGES[len(seen) % len(LANGUAGES)]
    layout: Layout = "phone" if len(seen) % 2 else "desk"
    yield render.text(view, lang)
    yield render.text(view, lang, memory=True)
    yield render.svg(view, lang, memory=True, legal=legal, layout=layout)
    for event in seen:
        yield wording(lang).event(view["game"], dict(event), view["seat"])
