"""The picture parts of a game: those that its manifest names, else the general forms.

Every other module of this package asks here, so none of them names a game. Parts are imported when
they are first asked for.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Unpack, cast

from ..catalogue import names, part
from ..core.state import View
from ..text import Wording
from ..text.display import Display

if TYPE_CHECKING:
    from .choice_blocks import Block
    from .layout import Drawing
    from .palette import PageColours, Palette
    from .scene import PictureOptions
    from .text_layout import TextLayout


class Pictures(Protocol):
    """What a game's module of pictures has: the part `pictures` of its manifest.

    Frame and style are put around its drawings in `render/svg.py`.
    """

    @property
    def PREFIX(self) -> str:  # noqa: N802 - a constant of a module
        """What the names of its classes and ids begin with, before a hyphen."""

    @property
    def COLOURS(self) -> "Palette":  # noqa: N802 - a constant of a module
        """Its colours. What all games share, charts and covers need `slip`, `text`, `soft`, `line`,
        `face`, `ink`, `gold` and `gold-deep`.
        """

    @property
    def SEAT_SHADES(self) -> "Palette":  # noqa: N802 - a constant of a module
        """Seats' colours of another shade, where the common one is too like something else."""

    @property
    def RULES(self) -> str:  # noqa: N802 - a constant of a module
        """Its own rules for its style sheet, in terms of custom properties. They follow those of
        `art/shared.css`, which has letters, slips of paper, laurels and targets.
        """

    @property
    def PAGE(self) -> "PageColours | None":  # noqa: N802 - a constant of a module
        """The colours of the pages around its pictures; `None` for those of all other pages."""

    @property
    def PANEL(self) -> str:  # noqa: N802 - a constant of a module
        """The `data-id` of a seat's panel, with `{seat}` or `{colour}` in it."""

    @property
    def BEFORE(self) -> frozenset[str]:  # noqa: N802 - a constant of a module
        """The events that the picture from before the decision shows better than the one after."""

    @property
    def CLEARS(self) -> frozenset[str]:  # noqa: N802 - a constant of a module
        """The events that take away what was counted."""

    def table(self, view: View, words: Wording, **options: "Unpack[PictureOptions]") -> "Drawing":
        """The whole table."""

    def market(self, view: View, lang: str) -> "Drawing":
        """The market alone."""

    def card(self, kind: int, lang: str) -> "Drawing":
        """One card."""

    def all_cards(self, lang: str) -> "Drawing":
        """All cards."""

    def places(self, seen: dict[str, Any]) -> tuple[str, ...]:
        """The things of the picture that an event is about, by `data-id`."""

    def open_view(self, view: View, own: list[View]) -> None:
        """Open a spectator's view: each seat's own view tells what it holds."""


class Terminal(Protocol):
    """What a game's module of plain text has: the part `terminal` of its manifest.

    It may also have `STYLES`: the colour of each role of its own that its pieces name.
    """

    def draw(self, layout: "TextLayout", view: View, words: Wording, display: Display) -> None:
        """The table line by line; every line makes sense when it is read aloud by itself."""

    def draw_board(
        self, layout: "TextLayout", view: View, words: Wording, display: Display
    ) -> None:
        """The table laid out for a screen; a game without a board draws the same lines."""


class Cover(NamedTuple):
    """What a game's cover is made of: the part `cover` of its manifest returns one."""

    scene: str
    """The picture within the frame, in a box of 640 by 660."""
    emblem: str
    """The emblem, in a box of 50 by 50."""
    colours: "Palette"
    """The colours of the scene; their classes begin with the game's prefix and `scene-`."""


Lister = Callable[[View, Wording, list[int], bool], "list[Block]"]
"""Lists the options of a decision in blocks; the last argument shows what is known of others."""

Paints = Mapping[str, tuple[str, str]]
"""The colour of each source of points, and the colour of its pattern: names in `COLOURS`."""


def pictures(game: str) -> Pictures:
    """A game's pictures, else tables of its views. Raises `UnknownGame`."""
    from .general import picture  # noqa: PLC0415 - the general form draws with modules that ask here

    return cast(Pictures, part(game, "pictures") or picture)


def pictures_of_any(game: str) -> Pictures:
    """The same; for a game that is not registered, too."""
    from .general import picture  # noqa: PLC0415

    return pictures(game) if game in names() else cast(Pictures, picture)


def prefix_of(game: str) -> str:
    """What the names of a game's classes begin with. Raises `UnknownGame`."""
    return pictures(game).PREFIX


def terminal(game: str) -> Terminal:
    """A game's plain text, else its view in columns. Raises `UnknownGame`."""
    from .general import text  # noqa: PLC0415

    return cast(Terminal, part(game, "terminal") or text)


def text_styles(game: str) -> Mapping[str, str]:
    """The colours of the roles that a game's plain text has besides the common ones."""
    return cast(Mapping[str, str], getattr(terminal(game), "STYLES", {}))


def lister(game: str) -> Lister:
    """How a game's choices are listed; in one plain block, if it does not say."""
    from .general.choice_list import list_plainly  # noqa: PLC0415

    found = part(game, "choices") if game in names() else None
    return cast(Lister, found or list_plainly)


def cover(game: str) -> Cover:
    """A game's cover, else a plain ground. Raises `UnknownGame`."""
    from .general.cover import plain_cover  # noqa: PLC0415

    found = part(game, "cover")
    return cast(Cover, found()) if found else plain_cover(prefix_of(game))


def chart_paints(game: str) -> Paints:
    """What a game's sources of points are painted in; empty, if it does not say."""
    return cast(Paints, part(game, "paints") or {})
