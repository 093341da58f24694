"""A view as one SVG picture, the same for pages, notebooks, the README and replays.

Pure functions: same view, same bytes. Colours and fonts come from one style sheet, by classes
alone, so a page with a strict content policy takes a picture without its style (`style=False`)
and serves `stylesheet(game)` itself. What may be chosen now carries its action in `data-action`
and the class `emp-lit`; what can move has a `data-id` that tells where it lies.
"""

from collections.abc import Iterable
from typing import Final, Literal, Protocol

from ..core.errors import UnknownGame
from ..core.state import View
from .byzanz import picture as byzanz
from .frame import Drawing, framed
from .text import text
from .theme import embedded
from .theme import stylesheet as assembled
from .tyros import picture as tyros
from .ys import picture as ys

Theme = Literal["light", "dark", "auto"]
"""Day, night, or what the reader prefers."""

Layout = Literal["desk", "phone"]
"""1280 by 800, or 390 by 780."""


class Pictures(Protocol):
    """What a game's module of pictures has; frame and style are put around them here."""

    def table(
        self, view: View, lang: str, *, memory: bool, legal: frozenset[int], phone: bool
    ) -> Drawing:
        """The whole table."""

    def market(self, view: View, lang: str) -> Drawing:
        """The market alone."""

    def card(self, kind: int, lang: str) -> Drawing:
        """One card."""

    def sheet(self, lang: str) -> Drawing:
        """All cards."""

    def rules(self) -> str:
        """The game's own rules for its style sheet."""


_PICTURES: Final[dict[str, Pictures]] = {"byzanz": byzanz, "tyros": tyros, "ys": ys}


def svg(
    view: View,
    lang: str,
    *,
    memory: bool = False,
    theme: Theme = "light",
    legal: Iterable[int] = (),
    layout: Layout = "desk",
    style: bool = True,
) -> str:
    """The table as the view's seat sees it; `legal` are the actions open to that seat now.

    `memory` also shows which cards all know the others to hold. Raises `UnknownGame` and
    `UnknownLanguage`.
    """
    game: str = view["game"]
    drawing = _known(game).table(
        view, lang, memory=memory, legal=frozenset(legal), phone=layout == "phone"
    )
    described = text(view, lang, memory=memory)
    return framed(drawing, game, style=_style(game, theme, style), described=described)


def market_svg(view: View, lang: str, *, theme: Theme = "light", style: bool = True) -> str:
    """The market of a view alone."""
    game: str = view["game"]
    return framed(_known(game).market(view, lang), game, style=_style(game, theme, style))


def card_svg(kind: int, lang: str, *, game: str = "byzanz", theme: Theme = "light") -> str:
    """One card; in Ys the characters come first, then the sorts of ship.

    >>> card_svg(9, "en").count("<title>Wine 2</title>")
    1
    """
    return framed(_known(game).card(kind, lang), game, style=_style(game, theme))


def cards_svg(lang: str, *, game: str = "byzanz", theme: Theme = "light") -> str:
    """Every kind of card of a game, on one sheet."""
    return framed(_known(game).sheet(lang), game, style=_style(game, theme))


def stylesheet(game: str) -> str:
    """The style sheet of a game's pictures, for pages that bring it themselves.

    It follows the reader's preference, unless an element around the picture has
    `data-theme="light"` or `data-theme="dark"`.
    """
    return assembled(game, _known(game).rules())


def _style(game: str, theme: Theme, wanted: bool = True) -> str:
    """What a picture embeds; nothing where the page brings the style itself."""
    return embedded(game, _known(game).rules(), theme) if wanted else ""


def _known(game: str) -> Pictures:
    if game not in _PICTURES:
        raise UnknownGame(asked=game, known=sorted(_PICTURES))
    return _PICTURES[game]
