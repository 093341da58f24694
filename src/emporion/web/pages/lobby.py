"""Tables in lists, as a visitor reads of them."""

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, NamedTuple

from markupsafe import Markup

from ...catalogue import using
from ...core.errors import InvalidManifest, UnknownGame
from ...core.options import open_options
from ...games import find
from ...render.cover import emblem_svg
from ...store.rows import ListedTable, SeatRow, TableRow
from ...text import Wording
from ..context import Visit
from ..naming import is_unnamed
from ..templating import picture

_STEPS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))


class SeatLine(NamedTuple):
    """A seat in the list of a table."""

    seat: int
    colour: str
    name: str
    free: bool


class Entry(NamedTuple):
    """A table in a list, in words."""

    game: str
    title: str
    emblem: Markup
    address: str
    status: str
    ago: str
    options: list[str]
    seats: list[SeatLine]
    free: int | None
    """The seat that the visitor may take."""
    progress: str = ""
    """How far a game is that is under way."""
    is_over: bool = False
    is_yours: bool = False
    """Whether the visitor is to decide."""


def entries(known: Visit, tables: Iterable[ListedTable]) -> list[Entry]:
    """Tables as a visitor reads of them, but those of games that cannot be told of."""
    found = []
    for listed in tables:
        with suppress(InvalidManifest, UnknownGame), using(listed.table.game, "wording"):
            found.append(_entry(known, listed))
    return found


def _entry(known: Visit, listed: ListedTable) -> Entry:
    table = listed.table
    words = known.words.at_table(table.game)
    mine = any(seat.guest == known.guest.id for seat in listed.seats)
    free = [seat.seat for seat in listed.seats if seat.kind == "open"]
    return Entry(
        game=table.game,
        title=words.game_title(table.game),
        emblem=picture(emblem_svg(table.game, known.lang, style=False)),
        address=f"/tables/{table.id}",
        status=_status(words, table, len(free)),
        ago=_ago(words, time.time() - table.shown_at),
        options=_unusual(words, table),
        seats=[_sitting(words, seat) for seat in listed.seats],
        is_over=table.status == "over",
        free=free[0] if free and table.listed and not mine else None,
    )


def _status(words: Wording, table: TableRow, free: int) -> str:
    if table.status == "gathering":
        return words.count("web.lobby.gathering", free)
    return words.say(f"web.lobby.{table.status}")


def _sitting(words: Wording, seat: SeatRow) -> SeatLine:
    """Who sits there: by name, or by what there is instead of one."""
    colour = words.colours[seat.seat]
    if seat.kind == "open":
        return SeatLine(seat.seat, colour, words.say("web.lobby.free"), free=True)
    if seat.kind == "bot":
        name = words.say("web.lobby.bot", level=words.bot(seat.level))
    elif is_unnamed(seat):
        name = words.say("web.guest") if seat.name else words.seat(seat.seat)
    else:
        name = seat.name
    return SeatLine(seat.seat, colour, name, free=False)


def _unusual(words: Wording, table: TableRow) -> list[str]:
    """The options that are not at their default."""
    return [
        f"{words.option_name(table.game, option.name)}: "
        + words.option_value(table.game, option.name, table.options[option.name])
        for option in open_options(find(table.game).options, table.players)
        if option.name in table.options
        and table.options[option.name] != option.default_for(table.players)
    ]


def _ago(words: Wording, seconds: float) -> str:
    """How long ago something was."""
    for step, length in _STEPS:
        if seconds >= length:
            return words.count(f"web.lobby.ago.{step}", int(seconds // length))
    return words.say("web.lobby.ago.now")
