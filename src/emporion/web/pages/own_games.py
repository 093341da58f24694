"""A visitor's own games in words: whose turn it is, how far it is, how it ended."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final

from starlette.requests import Request

from ...core.errors import EmporionError
from ...store.rows import ListedTable
from ...text import Wording
from ..context import table_service, visit
from ..host import LiveTable
from ..naming import names_of
from .lobby import Entry, entries

_KEPT: Final = 5_000

_outcomes: OrderedDict[str, dict[str, Any]] = OrderedDict()
"""How games ended, by their records: none of that ever changes."""


async def own_games(request: Request, tables: Iterable[ListedTable]) -> list[Entry]:
    """The visitor's games, those first in which they are to decide; what is over comes last."""
    shown = [
        await _with_status(request, listed, entry)
        for listed in tables
        for entry in entries(visit(request), [listed])
    ]
    return sorted(shown, key=lambda entry: (entry.is_over, not entry.is_yours))


async def _with_status(request: Request, listed: ListedTable, entry: Entry) -> Entry:
    known = visit(request)
    table = listed.table
    words = known.words.at_table(table.game, names_of(listed.seats))
    held = [row.seat for row in listed.seats if row.guest == known.guest.id]
    try:
        if table.status == "playing":
            live = await table_service(request).table(table.id, table.version)
            if not live.over:
                return _under_way(words, entry, live, held)
            # It has ended since the list was read.
            return entry._replace(status=_result(words, _outcome(live), held), is_over=True)
        if table.status == "over":
            return entry._replace(status=_result(words, await _ended(request, listed), held))
    except EmporionError:
        pass  # played by other rules than today's: it can be named, but not looked into
    return entry


def _under_way(words: Wording, entry: Entry, live: LiveTable, held: list[int]) -> Entry:
    """Whom the game waits for, and how far it is."""
    asked = live.match.actors
    mine = [seat for seat in held if seat in asked and not live.by_bot(seat)]
    if mine:
        status = words.say("web.lobby.yours")
    else:
        names = words.list_of(words.seat(seat) for seat in asked)
        status = words.say("web.lobby.waits", seats=names)
    progress = words.progress(live.view(None))
    return entry._replace(status=status, progress=progress, is_yours=bool(mine))


async def _ended(request: Request, listed: ListedTable) -> dict[str, Any]:
    table = listed.table
    record = table.record or ""
    if record not in _outcomes:
        _outcomes[record] = _outcome(await table_service(request).table(table.id, table.version))
        while len(_outcomes) > _KEPT:
            _outcomes.popitem(last=False)
    return _outcomes[record]


def _outcome(live: LiveTable) -> dict[str, Any]:
    found = live.match.outcome()
    assert found is not None
    return found


def _result(words: Wording, outcome: dict[str, Any], held: list[int]) -> str:
    """The place and the points of each seat that the visitor has."""
    said = [_place(words, outcome, seat) for seat in held]
    if len(held) == 1:
        return said[0]
    named = zip(held, said, strict=True)
    return " · ".join(
        words.say("web.lobby.result.of", seat=words.seat(seat), result=each) for seat, each in named
    )


def _place(words: Wording, outcome: dict[str, Any], seat: int) -> str:
    points = outcome["scores"][seat]
    winners = outcome["winners"]
    if seat in winners:
        key = "won" if len(winners) == 1 else "shared"
        return words.count(f"web.lobby.result.{key}", points)
    ahead = 0
    for place in outcome["ranking"]:
        if seat in place:
            break
        ahead += len(place)
    ahead += not winners  # somebody without a seat has won
    players = len(outcome["scores"]) + (not winners)
    return words.count("web.lobby.result.place", points, place=ahead + 1, players=players)
