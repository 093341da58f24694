"""A view as one SVG picture, the same for pages, notebooks, the README and replays.

Pure functions: same view, same bytes. Colours and fonts come from one style sheet, by classes
alone, so a page with a strict content policy takes a picture without its style (`style=False`)
and serves the game's style sheet itself (`stylesheet.py`). What may be chosen now carries its
action in `data-action` and the class `emp-lit`; what is laid and may be taken back has its step in
`data-laid` (`30.1` is the second of equal steps) and the class `emp-laid`. In an interactive
picture `data-means` tells of things that are not lit which action a click on them would mean now,
so that a page can say why it is not open.

**What travels.** A picture knows no history, so a page that lets things travel has to see for
itself what in an old picture is what in the new one. These attributes tell it:

- `data-id`: the name of a thing, unique in a picture.
- `data-piece`: what can travel. The same in whichever zone it lies, as far as the viewer knows it:
  `card.wine-2` in hand, bid or market, and `card` for a card that lies face down. Equal pieces are
  interchangeable. No piece lies inside another.
- `data-stack` and `data-count`: how many pieces of that kind are drawn as one, such as a pile, or a
  hand of which only the size is seen.
- `data-home`: where pieces of no known origin come from: `disc.oil` is the supply of those discs,
  `blue` the panel of that seat, `pile` the pile of cards.
- `data-seat`: whose it is; a piece or a stack is of the seat that it, or the nearest element around
  it, names.

A page pairs what is gone from the old picture with what is new, each once, in this order:

1. equal `data-id` with equal or related `data-piece`: the same piece, perhaps elsewhere, perhaps
   turned over. (Pieces are related if the one's name begins with the other's and a dot.)
2. equal `data-piece`, first of the same seat, then of any.
3. related `data-piece`, first of the same seat, then of any: a card was turned over.
4. a stack that has fewer now gave as many pieces, one that has more took as many: equal names
   first, then related ones; each first of the same seat, then of any.
5. what is left and new comes from the home of its piece, of its seat, or from the pile, whichever
   is found first; without a home it just appears. What is left and gone goes to the home of its
   seat; without a seat it has left the game and fades.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

from ..catalogue import using
from ..core.state import View
from ..text import wording
from ..text.display import Display
from .general.picture import empty_sheet, plain_card, plain_market
from .layout import Theme, framed
from .parts import pictures
from .text import text

Layout = Literal["desk", "phone"]
"""1280 by 800, or 390 by 780."""


def svg(
    view: View,
    lang: str,
    *,
    memory: bool = False,
    hidden_scores: bool = False,
    theme: Theme = "light",
    legal: Iterable[int] = (),
    laid: Iterable[int] = (),
    layout: Layout = "desk",
    style: bool = True,
    interactive: bool = False,
    asked: bool = True,
    names: Sequence[str] = (),
) -> str:
    """The table as the view's seat sees it; `legal` are the actions open to that seat now, `laid`
    those steps of its draft that it may take back.

    `memory` also shows which cards all know the others to hold; `hidden_scores` keeps others'
    running scores face down, in a game that lays them so. An `interactive` picture is for a
    page where it is played on: what is lit is a button, named by its action, each thing says to a
    screen reader what it is, and the page has the view as text beside it. Without `asked` the page
    says what is asked, too. `names` are what people call themselves, by seat; a seat without a name
    goes by its colour. Raises `UnknownGame` and `UnknownLanguage`.
    """
    game: str = view["game"]
    described = ""
    if not interactive:
        described = text(view, lang, memory=memory, hidden_scores=hidden_scores, names=names)
    words = wording(lang).at_table(game, names)
    own = pictures(game)
    with using(game, "pictures"):
        drawing = own.table(
            view,
            words,
            display=Display(memory, hidden_scores),
            legal=frozenset(legal),
            laid=tuple(laid),
            phone=layout == "phone",
            interactive=interactive,
            asked=asked,
        )
        return framed(drawing, game, theme, style, described=described, interactive=interactive)


def market_svg(view: View, lang: str, *, theme: Theme = "light", style: bool = True) -> str:
    """The market of a view alone."""
    game: str = view["game"]
    own = pictures(game)
    with using(game, "pictures"):
        drawing = own.market(view, lang) if own.market else plain_market(view, lang, own.prefix)
        return framed(drawing, game, theme, style)


def card_svg(kind: int, lang: str, *, game: str, theme: Theme = "light") -> str:
    """One card by its number, in the order of the game.

    >>> card_svg(9, "en", game="byzanz").count("<title>Wine 2</title>")
    1
    """
    own = pictures(game)
    with using(game, "pictures"):
        drawing = own.card(kind, lang) if own.card else plain_card(kind, lang, own.prefix)
        return framed(drawing, game, theme)


def cards_svg(lang: str, *, game: str, theme: Theme = "light", style: bool = True) -> str:
    """Every kind of card of a game, on one sheet."""
    own = pictures(game)
    with using(game, "pictures"):
        drawing = own.all_cards(lang) if own.all_cards else empty_sheet(lang, own.prefix)
        return framed(drawing, game, theme, style)
