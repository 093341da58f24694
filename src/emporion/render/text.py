"""A view as plain text, for the terminal and for screen readers.

Every line makes sense when read aloud by itself: values stand beside their names, and nothing is
drawn. A game with a large board also has a form for screens, where it is laid out and signs stand
for the players. Colours are the caller's: `paint(role, text)` is asked for each part, and may
leave it. The roles are

    heading, dim, lit, points    what kind of text it is; `lit` is what matters now
    seat.blue, seat.red, ...     what belongs to a seat, by its colour
    sort.0, sort.1, ...          cards of a sort
    empire.0, empire.1, ...      fields of an empire and its cards; the number after is the joker's
    gem.0, gem.1, ...            gems of a colour
"""

from collections.abc import Callable, Sequence
from typing import Final

from ..core.errors import UnknownGame
from ..core.state import View
from ..text import Wording, wording
from ..text.display import Display
from .byzanz.text import draw as draw_byzanz
from .sheet import Paint
from .tyros.text import draw as draw_tyros
from .tyros.text_mosaic import Mosaic
from .tyros.text_screen import draw as draw_tyros_screen
from .ys.text import draw as draw_ys
from .ys.text_screen import draw as draw_ys_screen

_Draw = Callable[[Mosaic, View, Wording, Display], None]

_DRAWN: Final[dict[str, _Draw]] = {"byzanz": draw_byzanz, "tyros": draw_tyros, "ys": draw_ys}
_ON_SCREENS: Final[dict[str, _Draw]] = {
    **_DRAWN,
    "tyros": draw_tyros_screen,
    "ys": draw_ys_screen,
}


def text(
    view: View,
    lang: str,
    memory: bool = False,
    paint: Paint | None = None,
    screen: bool = False,
    *,
    hidden_scores: bool = False,
    names: Sequence[str] = (),
) -> str:
    """The table as the view's seat sees it, in a language, within 80 columns.

    `memory` also shows what all know of the others' hidden cards or brokers: people may want to
    remember for themselves. `screen` asks for the form that a game has for screens, if it has one.
    `hidden_scores` keeps others' running scores face down, in a game that lays them so. `names` are
    what people call themselves, by seat; who has none goes by the colour.
    Raises `UnknownGame` and `UnknownLanguage`.
    """
    if view["game"] not in _DRAWN:
        raise UnknownGame(asked=view["game"], known=sorted(_DRAWN))
    sheet = Mosaic(paint)
    drawn = _ON_SCREENS if screen else _DRAWN
    drawn[view["game"]](
        sheet, view, wording(lang).at_table(view["game"], names), Display(memory, hidden_scores)
    )
    return sheet.text()
