"""The games: all of them as covers, each one with its way to a table."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from ...games import find, names
from ...render.cover import cover_svg
from ...text import Wording
from ..context import house, remember, visit
from ..host.wish import against_bots
from ..templating import page, picture
from .lobby import entries, running
from .setup import SITTERS, Setup, read_wish, show_setup, sitter_words, typed

_AT_HOME = 4
"""How many tables of each list the first page shows."""


async def home(request: Request) -> Response:
    """The first page: the games as pictures, and below them what goes on."""
    known = visit(request)
    mine = running(await house(request).tables_of(known.guest))
    others = [
        listed
        for listed in await house(request).open_tables(4 * _AT_HOME)
        if all(seat.guest != known.guest.id for seat in listed.seats)
    ]
    return page(
        request,
        "home.html",
        covers=[
            {
                "game": game,
                "title": known.words.game_title(game),
                "summary": known.words.game_summary(game),
                "picture": picture(cover_svg(game, known.lang, style=False)),
            }
            for game in names()
        ],
        mine=entries(known, mine[:_AT_HOME]),
        others=entries(known, others[:_AT_HOME]),
    )


async def game(request: Request) -> Response:
    """A game: play at once, or set up a table as one likes."""
    known = visit(request)
    asked = find(request.path_params["game"])
    setup = show_setup(asked, request.query_params)
    return page(
        request,
        "game.html",
        setup=setup,
        name=asked.name,
        title=known.words.game_title(asked.name),
        summary=known.words.game_summary(asked.name),
        cover=picture(cover_svg(asked.name, known.lang, style=False)),
        bots=len(against_bots(asked.name).seats) - 1,
        options=_options(setup, known.words),
        sitters=[(sitter, sitter_words(known.words, sitter)) for sitter in SITTERS],
    )


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
                    "value": typed(value),
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
        quick = sent.get("quick") == "1"
        wish = against_bots(find(sent.get("game")).name) if quick else read_wish(sent)
    live = await house(request).create(known.guest, wish)
    response = RedirectResponse(f"/tables/{live.table.id}", 303)
    remember(request, response)
    return response


ROUTES = [
    Route("/", home),
    Route("/games/{game}", game),
    Route("/tables", set_up, methods=["POST"]),
]
