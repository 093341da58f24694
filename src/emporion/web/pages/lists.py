"""The pages that list tables, and keep up to date: the first one, with the games; the lobby."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...games import each
from ...render.cover import cover_svg
from ...store.rows import ListedTable
from ...text import Wording
from ...text.game import capital
from ..assets import asset_url
from ..context import table_service, visit
from ..news import lists_mark
from ..templating import page, picture
from .lobby import entries
from .own_games import own_games

_SHOWN: Final = ("wording", "messages", "pictures", "cover")
"""The parts that a game must have in order to be listed."""

_AT_HOME: Final = 4
"""How many tables of each list the first page shows."""

_ENDED_AT_HOME: Final = 2
_ENDED: Final = 12
"""How many finished games are told of; all of them are among the replays."""


async def home(request: Request) -> Response:
    """The first page: the visitor's games, the games as pictures, and open tables."""
    known = visit(request)
    covers = _covers(known.words)
    lists = await _lists(request, _ENDED_AT_HOME)
    return page(
        request,
        "home.html",
        address="/",
        lead=_lead(known.words, len(covers)),
        covers=covers,
        news=lists["news"],
        fragment=lists["fragment"],
        mine=[*lists["mine"][:_AT_HOME], *lists["over"]],
        others=lists["others"][:_AT_HOME],
    )


def _covers(words: Wording) -> list[dict[str, Any]]:
    """The games as pictures; one of which a part cannot be used is left out."""

    def cover(game: str) -> dict[str, Any]:
        return {
            "game": game,
            "style": asset_url(f"{game}.css"),
            "title": words.game_title(game),
            "summary": words.game_summary(game),
            "picture": picture(cover_svg(game, words.lang, style=False)),
        }

    return each(cover, *_SHOWN)[0]


def _lead(words: Wording, games: int) -> str:
    """What there is to play."""
    return words.say("web.home.lead", number=capital(words.number(games)))


async def lobby(request: Request) -> Response:
    """All tables that wait for somebody, and the visitor's own."""
    lists = await _lists(request, _ENDED)
    styles = [cover["style"] for cover in _covers(visit(request).words)]
    return page(request, "lobby.html", address="/tables", styles=styles, **lists)


async def _lists(request: Request, ended: int) -> dict[str, Any]:
    """The tables that a visitor may see, and what tells when another list is due."""
    known = visit(request)
    found = await table_service(request).open_tables()
    mine = await table_service(request).tables_of(known.guest)
    over = [listed for listed in mine if listed.table.status == "over"][:ended]
    own = await own_games(
        request, [*(listed for listed in mine if listed.table.status != "over"), *over]
    )
    return {
        "news": f"/lists/news?seen={lists_mark(known.guest, found, mine)}",
        "fragment": request.headers.get("x-fragment") == "1",
        "mine": [entry for entry in own if not entry.is_over],
        "over": [entry for entry in own if entry.is_over],
        "others": entries(known, [listed for listed in found if not _sits(listed, known.guest.id)]),
    }


def _sits(listed: ListedTable, guest: str) -> bool:
    return any(seat.guest == guest for seat in listed.seats)


ROUTES = [Route("/", home), Route("/tables", lobby)]
