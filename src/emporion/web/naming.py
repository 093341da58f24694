"""What the seats of a table are called in a visitor's words."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from ..store.rows import SeatRow
from ..text import LANGUAGES, Wording, wording

if TYPE_CHECKING:
    from .host import LiveTable

GUESTS: Final = frozenset(wording(lang).say("web.guest") for lang in LANGUAGES)
"""What a guest without a name is called, in every language."""


def at_table(words: Wording, live: "LiveTable") -> Wording:
    """A visitor's words at a table: its seats by name, or by the colours of its game."""
    return words.at_table(live.table.game, names_of(live.seats))


def names_of(rows: Iterable[SeatRow]) -> tuple[str, ...]:
    """The names of the people in some seats; bots and who has not said a name have none."""
    return tuple("" if is_unnamed(row) else row.name for row in rows)


def is_unnamed(row: SeatRow) -> bool:
    """Whether a seat goes by its colour: it is a bot's, free, or held by an unnamed guest."""
    return row.kind != "person" or not row.name or row.name in GUESTS
