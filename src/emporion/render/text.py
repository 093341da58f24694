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

from collections.abc import Sequence

from ..catalogue import using
from ..core.state import View
from ..text import wording
from ..text.display import Display
from .parts import terminal
from .text_layout import Paint, TextLayout


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
    what people call themselves, by seat; a seat without a name goes by its colour.
    Raises `UnknownGame` and `UnknownLanguage`.
    """
    game: str = view["game"]
    own = terminal(game)
    layout = TextLayout(paint)
    table = (own.screen or own.table) if screen else own.table
    words = wording(lang).at_table(game, names)
    with using(game, "terminal"):
        table(layout, view, words, Display(memory, hidden_scores)).draw()
    return layout.text()
