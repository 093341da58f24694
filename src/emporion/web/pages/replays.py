"""Records stepped through: each move has an address, as any seat saw it."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...core.errors import EmporionError, InvalidManifest, MalformedRecord
from ...render.parts import prefix_of
from ...render.svg import svg
from ...render.text import text
from ...store.rows import TableRow
from ...text import Wording
from ..answers import status_of
from ..context import remember, replays, table_service, visit
from ..guard import LARGEST_RECORD
from ..naming import names_of
from ..templating import download, page, picture
from .model_replay import OPEN, Story, eyes
from .table_page import seat_asked_for, whole

# -- bringing a record ----------------------------------------------------------------------------


async def overview(request: Request) -> Response:
    """Where a record is uploaded, and the visitor's finished games are listed."""
    return await _show_overview(request)


async def bring(request: Request) -> Response:
    """A record that was pasted or uploaded; a broken one is given back, and nothing is kept."""
    async with request.form(max_part_size=LARGEST_RECORD) as form:
        typed = ""
        try:
            typed = await _brought(form)
            replay = await replays(request).keep(typed)
        except EmporionError as error:
            return await _show_overview(request, error, typed)
    response = RedirectResponse(f"/replays/{replay.id}/{replay.moves}", 303)
    remember(request, response)
    return response


async def _brought(form: FormData) -> str:
    """The text of a record; raises `MalformedRecord` where none was brought."""
    upload = form.get("file")
    if isinstance(upload, UploadFile) and upload.size:
        try:
            return (await upload.read()).decode()
        except UnicodeDecodeError:
            raise MalformedRecord(line=1, what="not_a_record") from None
    typed = form.get("text")
    if not isinstance(typed, str) or not typed.strip():
        raise MalformedRecord(line=1, what="not_a_record")
    # Forms end their lines in their own way, and pasted text has blank lines around it.
    return typed.replace("\r\n", "\n").strip() + "\n"


async def _show_overview(
    request: Request, refusal: EmporionError | None = None, typed: str = ""
) -> Response:
    found = visit(request)
    listed = await table_service(request).tables_of(found.guest)
    return page(
        request,
        "replays.html",
        200 if refusal is None else status_of(refusal),
        refusal="" if refusal is None else found.words.error(refusal),
        typed=typed,
        finished=_finished(found.words, [each.table for each in listed]),
        back="/replays",
    )


def _finished(words: Wording, tables: Iterable[TableRow]) -> list[dict[str, object]]:
    """The games that are over, but those that cannot be told of."""
    told: list[dict[str, object]] = []
    for table in tables:
        if table.record is not None:
            with suppress(InvalidManifest):
                title = words.game_title(table.game)
                told.append({"record": table.record, "title": title, "players": table.players})
    return told


# -- stepping through it --------------------------------------------------------------------------


async def last(request: Request) -> Response:
    """The move that a form asks for, else the last one."""
    replay = await replays(request).find(request.path_params["replay"])
    asked = request.query_params.get("move")
    move = replay.moves if asked is None else whole(asked, "move")
    return RedirectResponse(f"/replays/{replay.id}/{move}{_looking(request).query}", 303)


@dataclass(frozen=True)
class _ReplayView:
    """Through whose eyes a record is looked at: a seat's, a spectator's, or with all hands open."""

    seat: int | None = None
    is_open: bool = False

    @property
    def name(self) -> str:
        """What an address says of it."""
        return OPEN if self.is_open else "" if self.seat is None else str(self.seat)

    @property
    def query(self) -> str:
        """What an address needs to keep it."""
        return f"?as={self.name}" if self.name else ""


def _looking(request: Request) -> _ReplayView:
    """What an address asks for; raises `UnreadableRequest`."""
    if request.query_params.get("as") == OPEN:
        return _ReplayView(is_open=True)
    return _ReplayView(seat_asked_for(request))


async def position(request: Request) -> Response:
    """The table after a number of moves, as a seat saw it or as all did."""
    replay = await replays(request).find(request.path_params["replay"])
    move = whole(request.path_params["move"], "move")
    looking = _looking(request)
    seat = looking.seat
    view = replay.open_view(move) if looking.is_open else replay.view(move, seat)
    found = visit(request)
    game = replay.match.game.name
    words = found.words.at_table(game, names_of(replay.seats))
    story = Story(replay, words, seat)
    drawn = svg(
        view,
        words.lang,
        memory=looking.is_open,
        layout=found.picture,
        style=False,
        interactive=True,
        asked=False,
        names=words.names,
    )
    outcome = replay.state(move).outcome().as_data() if replay.is_over(move) else None
    template = "replay_fragment.html" if request.headers.get("x-fragment") == "1" else "replay.html"
    return page(
        request,
        template,
        words=words,
        replay=replay,
        game=game,
        rules=replay.match.game.rules,
        title=words.game_title(game),
        prefix=prefix_of(game),
        move=move,
        seat=seat,
        chosen=looking.name,
        query=looking.query,
        board=picture(drawn),
        in_words=text(view, words.lang, looking.is_open, names=words.names),
        sentence=words.decision(view) if outcome is None else words.outcome(game, outcome, seat),
        told=story.told(move),
        passages=story.passages(move),
        eyes=eyes(replay, words, looking.name),
    )


async def record(request: Request) -> Response:
    """The record itself."""
    replay = await replays(request).find(request.path_params["replay"])
    return download(replay.text, f"{replay.match.game.name}-{replay.id}.txt")


ROUTES: list[Route] = [
    Route("/replays", overview),
    Route("/replays", bring, methods=["POST"]),
    Route("/replays/{replay}", last),
    Route("/replays/{replay}/record", record),
    Route("/replays/{replay}/{move}", position),
]
