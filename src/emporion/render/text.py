"""A view as plain text, for the terminal and for screen readers.

Every line makes sense when read aloud by itself: values stand beside their names, and nothing is
drawn. Colours are the caller's: `paint(role, text)` is asked for each part, and may leave it. The
roles are

    heading, dim, lit, points    what kind of text it is; `lit` is what matters now
    seat.0, seat.1, ...          what belongs to a seat
    sort.0, sort.1, ...          cards of a sort
"""

from typing import Final

from ..core.errors import UnknownGame
from ..core.state import View
from ..text import wording
from .byzanz.text import draw as draw_byzanz
from .sheet import Paint, Sheet

_DRAWN: Final = {"byzanz": draw_byzanz}


def text(view: View, lang: str, memory: bool = False, paint: Paint | None = None) -> str:
    """The table as the view's seat sees it, in a language, within 80 columns.

    `memory` also shows which cards all know the others to hold: people may want to remember
    for themselves. Raises `UnknownGame` and `UnknownLanguage`.
    """
    if view["game"] not in _DRAWN:
        raise UnknownGame(asked=view["game"], known=sorted(_DRAWN))
    sheet = Sheet(paint)
    _DRAWN[view["game"]](sheet, view, wording(lang), memory)
    return sheet.text()
