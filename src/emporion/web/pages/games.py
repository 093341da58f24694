"""A game: play at once, or set up a table."""

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...core.options import option_text
from ...games import find
from ...render.cover import cover_svg
from ...text import Wording
from ..context import prefer, remember, table_service, visit
from ..host.table_spec import against_bots
from ..templating import page, picture
from .opponents import NEWCOMER, chosen_level, cookie_of, levels_of, opponents
from .setup import MORE_SITTERS, SITTERS, Fields, Setup, read_spec, show_setup, sitter_words


async def game(request: Request) -> Response:
    """A game: play at once, or set up a table."""
    known = visit(request)
    asked = find(request.path_params["game"])
    newcomer = await table_service(request).is_newcomer(known.guest, asked.name)
    level = chosen_level(request.cookies, asked.name, newcomer)
    setup = show_setup(asked, request.query_params, levels_of(level))
    return page(
        request,
        "game.html",
        words=known.words.at_table(asked.name),
        setup=setup,
        name=asked.name,
        title=known.words.game_title(asked.name),
        summary=known.words.game_summary(asked.name),
        cover=picture(cover_svg(asked.name, known.lang, style=False)),
        bots=len(against_bots(asked.name).seats) - 1,
        options=_options(setup, known.words),
        opponents=opponents(known.words, level, newcomer),
        sitters=_sitters(known.words, SITTERS),
        more_sitters=_sitters(known.words, MORE_SITTERS),
    )


def _sitters(words: Wording, sitters: Iterable[str]) -> list[tuple[str, str]]:
    return [(sitter, sitter_words(words, sitter)) for sitter in sitters]


def _options(setup: Setup, words: Wording) -> list[dict[str, object]]:
    """The options that leave a choice, in words; where one names a seat, its values are seats."""
    name = setup.game.name
    return [
        {
            "name": f"option.{option.name}",
            "title": words.option_name(name, option.name),
            "help": words.option_help(name, option.name),
            "seats": option.fewer_than_players,
            "choices": [
                {
                    "value": option_text(value),
                    "words": words.option_value(name, option.name, value),
                    "chosen": value == setup.options[option.name],
                }
                for value in option.choices(setup.players)
            ],
        }
        for option in setup.open_options
    ]


async def set_up(request: Request) -> Response:
    """A new table: against bots at once, or as the form says."""
    known = visit(request)
    async with request.form() as sent:
        level = await _quick_level(request, sent) if sent.get("quick") == "1" else None
        spec = (
            read_spec(sent)
            if level is None
            else against_bots(find(sent.get("game")).name, levels=levels_of(level))
        )
    live = await table_service(request).create(known.guest, spec, watched=True)
    response = RedirectResponse(f"/tables/{live.table.id}", 303)
    if level not in (None, NEWCOMER) and "level" in sent:
        prefer(request, response, cookie_of(spec.game), level)
    remember(request, response)
    return response


async def _quick_level(request: Request, sent: Fields) -> str:
    """The level that was chosen beside "Play"; without a choice, the one that would stand there."""
    game = find(sent.get("game")).name
    if "level" in sent:
        return str(sent["level"])
    newcomer = await table_service(request).is_newcomer(visit(request).guest, game)
    return chosen_level(request.cookies, game, newcomer)


ROUTES = [
    Route("/games/{game}", game),
    Route("/tables", set_up, methods=["POST"]),
]
