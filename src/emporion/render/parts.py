"""The picture parts of a game: those that its manifest names, else the general forms.

Every other module of this package asks here, so none of them names a game. Parts are imported when
they are first asked for.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, Unpack

from ..catalogue import names, part
from ..core.state import View
from ..text import Wording

if TYPE_CHECKING:
    from .layout import Drawing
    from .palette import PageColours, Palette
    from .scene import PictureOptions
    from .text_table import TextTable


SHARED_COLOURS: Final = ("slip", "text", "soft", "line", "face", "ink", "gold", "gold-deep")
"""What the colours of every game have: all that games share, charts and covers are painted in."""


class TableDrawer(Protocol):
    """A function that draws a view as a whole table."""

    def __call__(
        self, view: View, words: Wording, **options: "Unpack[PictureOptions]"
    ) -> "Drawing":
        """The whole table."""


def _nothing(seen: dict[str, Any]) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Pictures:
    """A game's pictures: the part `pictures` of its manifest.

    Frame and style are put around its drawings in `render/svg.py`.
    """

    prefix: str
    """What the names of its classes and ids begin with, before a hyphen."""
    colours: "Palette"
    """Its colours, with those of `SHARED_COLOURS`; with `paper`, too, if it leaves out `market` or
    `all_cards`. Raises `ValueError` where one is missing."""
    table: TableDrawer
    """Draws the whole table."""

    # -- style --------------------------------------------------------------------------------
    seat_shades: "Palette" = field(default_factory=dict)
    """Seats' colours of another shade, where the common one is too like something else."""
    rules: str = ""
    """Its own rules for its style sheet, in terms of custom properties. They follow those of
    `art/shared.css`, which has letters, slips of paper, laurels and targets."""
    page: "PageColours | None" = None
    """The colours of the pages around its pictures; else those of all other pages."""

    # -- other drawings -----------------------------------------------------------------------
    market: "Callable[[View, str], Drawing] | None" = None
    """Draws the market of a view alone, in a language; else what is known besides the seats."""
    card: "Callable[[int, str], Drawing] | None" = None
    """Draws one card by its number, in a language; else that number."""
    all_cards: "Callable[[str], Drawing] | None" = None
    """Draws all cards, in a language; else an empty sheet."""

    # -- events -------------------------------------------------------------------------------
    panel: str = "seat.{seat}"
    """The `data-id` of a seat's panel, with `{seat}` or `{colour}` in it."""
    places: Callable[[dict[str, Any]], tuple[str, ...]] = _nothing
    """The things of the picture that an event is about, by `data-id`; the panel comes by itself."""
    before: frozenset[str] = frozenset()
    """The events that the picture from before the decision shows better than the one after."""
    clears: frozenset[str] = frozenset()
    """The events that take away what was counted."""
    apart: tuple[str, ...] = ()
    """Facts by which events of one kind are told apart: points for blue gems and for green ones."""

    # -- secrets ------------------------------------------------------------------------------
    open_view: Callable[[View, list[View]], None] | None = None
    """Opens a spectator's view, from each seat's own; else each seat's entry gets what its own view
    tells besides."""

    def __post_init__(self) -> None:
        plain = ("paper",) if self.market is None or self.all_cards is None else ()
        missing = [name for name in (*plain, *SHARED_COLOURS) if name not in self.colours]
        if missing:
            raise ValueError(f"missing colours: {', '.join(missing)}")


@dataclass(frozen=True, kw_only=True)
class Terminal:
    """A game's plain text: the part `terminal` of its manifest."""

    table: "type[TextTable]"
    """The table line by line; every line makes sense when it is read aloud by itself."""
    screen: "type[TextTable] | None" = None
    """The table laid out for a screen; a game without a board has the same lines."""
    styles: Mapping[str, str] = field(default_factory=dict)
    """The colour of each role of its own that its pieces name."""


class Cover(NamedTuple):
    """What a game's cover is made of: the part `cover` of its manifest."""

    scene: str
    """The picture within the frame, in a box of 640 by 660."""
    emblem: str
    """The emblem, in a box of 50 by 50."""
    colours: "Palette"
    """The colours of the scene; their classes begin with the game's prefix and `scene-`."""


Paints = Mapping[str, tuple[str, str]]
"""The colour of each source of points, and the colour of its pattern: names in its `colours`."""


def pictures(game: str) -> Pictures:
    """A game's pictures, else tables of its views. Raises `UnknownGame`."""
    from .general.picture import PICTURES  # noqa: PLC0415 - it draws with modules that ask here

    found: Pictures | None = part(game, "pictures")
    return found or PICTURES


def pictures_of_any(game: str) -> Pictures:
    """The same; for a game that is not registered, too."""
    from .general.picture import PICTURES  # noqa: PLC0415 - as above

    return pictures(game) if game in names() else PICTURES


def prefix_of(game: str) -> str:
    """What the names of a game's classes begin with. Raises `UnknownGame`."""
    return pictures(game).prefix


def terminal(game: str) -> Terminal:
    """A game's plain text, else its view in columns. Raises `UnknownGame`."""
    from .general.text import TERMINAL  # noqa: PLC0415 - as above

    found: Terminal | None = part(game, "terminal")
    return found or TERMINAL


def cover(game: str) -> Cover:
    """A game's cover, else a plain ground. Raises `UnknownGame`."""
    from .general.picture import plain_cover  # noqa: PLC0415 - as above

    found: Cover | None = part(game, "cover")
    return found or plain_cover(prefix_of(game))


def chart_paints(game: str) -> Paints:
    """What a game's sources of points are painted in; empty, if it does not say."""
    found: Paints | None = part(game, "paints")
    return found or {}
