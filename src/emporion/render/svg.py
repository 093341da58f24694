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
from .text import text
from .ys import picture as ys

Theme = Literal["light", "dark", "auto"]
"""Day, night, or what the reader prefers."""

Layout = Literal["desk", "phone"]
"""1280 by 800, or 390 by 780."""


class Pictures(Protocol):
    """What a game's module of pictures has; a theme of None leaves the style out."""

    def table_picture(
        self,
        view: View,
        lang: str,
        *,
        memory: bool,
        theme: str | None,
        legal: frozenset[int],
        phone: bool,
        described: str,
    ) -> str:
        """The whole table."""

    def market_picture(self, view: View, lang: str, theme: str | None) -> str:
        """The market alone."""

    def card_picture(self, kind: int, lang: str, theme: str | None) -> str:
        """One card."""

    def sheet_picture(self, lang: str, theme: str | None) -> str:
        """All cards."""

    def stylesheet(self) -> str:
        """The style of all of them."""


_PICTURES: Final[dict[str, Pictures]] = {"byzanz": byzanz, "ys": ys}


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
    return _known(view["game"]).table_picture(
        view,
        lang,
        memory=memory,
        theme=theme if style else None,
        legal=frozenset(legal),
        phone=layout == "phone",
        described=text(view, lang, memory=memory),
    )


def market_svg(view: View, lang: str, *, theme: Theme = "light", style: bool = True) -> str:
    """The market of a view alone."""
    return _known(view["game"]).market_picture(view, lang, theme if style else None)


def card_svg(kind: int, lang: str, *, game: str = "byzanz", theme: Theme = "light") -> str:
    """One card; in Ys the characters come first, then the sorts of ship.

    >>> card_svg(9, "en").count("<title>Wine 2</title>")
    1
    """
    return _known(game).card_picture(kind, lang, theme)


def cards_svg(lang: str, *, game: str = "byzanz", theme: Theme = "light") -> str:
    """Every kind of card of a game, on one sheet."""
    return _known(game).sheet_picture(lang, theme)


def stylesheet(game: str) -> str:
    """The style sheet of a game's pictures, for pages that bring it themselves.

    It follows the reader's preference, unless an element around the picture has
    `data-theme="light"` or `data-theme="dark"`.
    """
    return _known(game).stylesheet()


def _known(game: str) -> Pictures:
    if game not in _PICTURES:
        raise UnknownGame(asked=game, known=sorted(_PICTURES))
    return _PICTURES[game]
