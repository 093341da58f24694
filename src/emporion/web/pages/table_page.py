"""A table as a page or as the fragment of one: waiting room, game, or end."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...core.errors import EmporionError
from ...core.options import open_options
from ...core.state import View
from ...games import find
from ...render.cover import cover_svg
from ...render.parts import prefix_of
from ...render.seat_marks import seat_definitions
from ...render.svg import svg
from ...render.text import text
from ...text import Wording
from ..answers import status_of
from ..context import remember, services, table_service, visit
from ..errors import UnreadableRequest
from ..host import LiveTable, may_play_again
from ..naming import at_table
from ..seats import TableVisit
from ..templating import page, picture
from .links import links_of
from .model import Viewpoint, eyes_of, players
from .model_decision import DecisionPanel, asked_of, by_itself, waiting_for
from .model_end import ending
from .model_story import story, talk

_KINDS: Final = {"gathering": "waiting", "playing": "table", "over": "end", "closed": "waiting"}
"""Which part of `table.html` each status of a table is shown by."""


def seat_asked_for(request: Request) -> int | None:
    """The seat in an address's `as`; raises `UnreadableRequest`."""
    said = request.query_params.get("as", "")
    return whole(said, "as") if said else None


def whole(said: str, what: str) -> int:
    """A number of few digits, and nothing that only looks like one; raises `UnreadableRequest`."""
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise UnreadableRequest(what=what)
    return int(said)


def look(found: TableVisit, chosen: int | None) -> Viewpoint:
    """Through whose eyes a visitor looks; raises `NotYourSeat`."""
    held = found.held
    if chosen is None:
        return eyes_of(found.live, held, held[0] if len(held) == 1 else None)
    return eyes_of(found.live, held, found.own_seat(chosen))


async def show(
    request: Request,
    found: TableVisit,
    eyes: Viewpoint,
    *,
    fragment: bool,
    refusal: EmporionError | None = None,
) -> Response:
    """The table as it is now, and why something was refused, if it was."""
    status = 200 if refusal is None else status_of(refusal)
    template = "table_fragment.html" if fragment else "table.html"
    live = found.live
    context = _context(request, found, eyes, refusal)
    if context["hosts"] and not (live.begun or live.closed):
        context["stand_ins"] = _bots(context["words"], await table_service(request).stand_ins(live))
    return page(request, template, status, **context)


def back_to(request: Request, live: LiveTable, query: str) -> Response:
    """Back to the table, for a visitor without JavaScript."""
    response = RedirectResponse(f"/tables/{live.table.id}{query}", 303)
    remember(request, response)
    return response


def _context(
    request: Request, found: TableVisit, eyes: Viewpoint, refusal: EmporionError | None
) -> dict[str, Any]:
    visitor, live = visit(request), found.live
    words = at_table(visitor.words, live)
    view = live.view(eyes.seat) if live.begun else None
    shared = {
        "words": words,
        "table": live.table,
        "version": found.version,
        "kind": _KINDS[live.table.status],
        "prefix": prefix_of(live.table.game),
        "title": words.game_title(live.table.game),
        "eyes": eyes,
        "players": players(live, words, eyes, view, visitor.guest.id),
        "pace": services(request).settings.pace,
        "chat": talk(live, words),
        "back": f"/tables/{live.table.id}{eyes.query}",
        "hosts": live.table.host == visitor.guest.id,
        "links": links_of(request),
        "refusal": "" if refusal is None else words.error(refusal),
    }
    if view is None:
        return shared | _waiting(live, words)
    return shared | _playing(request, live, words, view, eyes)


def _waiting(live: LiveTable, words: Wording) -> dict[str, Any]:
    """What the page has besides before the game begins."""
    return {
        "asked": None,
        "sound": "",
        "options": options_in_words(words, live),
        "definitions": definitions(live),
        "free": len(live.free_seats()),
        "cover": picture(cover_svg(live.table.game, words.lang, style=False)),
    }


def _playing(
    request: Request, live: LiveTable, words: Wording, view: View, eyes: Viewpoint
) -> dict[str, Any]:
    """What the page has besides from the first card on."""
    visitor = visit(request)
    asked = asked_of(live, words, view, eyes.seat)
    return {
        "asked": asked,
        "by_itself": by_itself(live, words, view, eyes.seat),
        "waiting_for": "" if asked or live.over else waiting_for(live, words, view),
        "sound": _sound(live, asked),
        "board": _board(request, live, view, asked, words),
        "in_words": _in_words(live, view, words),
        "log": story(live, words, eyes.seat),
        "events": len(live.match.events),
        "seal": live.match.seal,
        "names_next_up": words.any_of(words.seat(seat) for seat in eyes.next_up),
        "ending": ending(live, words, eyes.seat, visitor.layout) if live.over else None,
        "may_play_again": may_play_again(live, visitor.guest),
    }


def _bots(words: Wording, levels: Mapping[int, str]) -> str:
    """Some bots in words: two beginners and a casual player."""
    counted = Counter(levels.values()).items()
    return words.list_of(words.count(f"web.waiting.bots.{level}", n) for level, n in counted)


def _board(
    request: Request, live: LiveTable, view: View, asked: DecisionPanel | None, words: Wording
) -> Markup:
    """The picture; what may be chosen is lit in it."""
    found = visit(request)
    return picture(
        svg(
            view,
            found.lang,
            memory=live.display.memory,
            hidden_scores=live.display.hidden_scores,
            legal=asked.offered if asked else (),
            laid=asked.removable if asked else (),
            layout=found.picture,
            style=False,
            interactive=True,
            asked=False,
            names=words.names,
        )
    )


def _in_words(live: LiveTable, view: View, words: Wording) -> str:
    """The same as plain text."""
    return text(
        view,
        words.lang,
        live.display.memory,
        hidden_scores=live.display.hidden_scores,
        names=words.names,
    )


def options_in_words(words: Wording, live: LiveTable) -> list[tuple[str, str]]:
    """What was chosen for the game, in words, as far as that number of players has a choice."""
    table = live.table
    return [
        (
            words.option_name(table.game, option.name),
            words.option_value(table.game, option.name, table.options[option.name]),
        )
        for option in open_options(find(table.game).options, table.players)
        if option.name in table.options
    ]


def definitions(live: LiveTable) -> Markup:
    """The seats' emblems, for pages on which no board defines them."""
    drawn = seat_definitions(live.colours[: live.table.players])
    return picture(f'<svg class="unseen" aria-hidden="true">{drawn}</svg>')


def _sound(live: LiveTable, asked: DecisionPanel | None) -> str:
    """Which sound fits what happened last."""
    if live.over:
        return "end"
    return "yours" if asked and not asked.draft else "placed"
