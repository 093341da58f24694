"""The rules of a game in our own words, chapter by chapter."""

import re
from itertools import pairwise
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ...catalogue import cached
from ...core.errors import UnsupportedRules
from ...core.game import Game
from ...games import find
from ...render.svg import cards_svg
from ...text import wording
from ..context import visit
from ..templating import page, picture

_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")

_RULING: Final = re.compile(r"\((\d+)\)")
"""A number in the text that points to a ruling, in the last chapter's list."""


class Chapter(NamedTuple):
    """A heading, and the place in the article that it is found at."""

    title: str
    place: str


class Article(NamedTuple):
    """The rules as HTML, and their chapters."""

    html: str
    chapters: tuple[Chapter, ...]


@cached
def article(game: str, lang: str, version: int | None = None) -> Article:
    """A game's rules: headings can be linked to, and numbers lead to their rulings."""
    tokens = _MARKDOWN.parse(wording(lang).rules(game, version))
    chapters = _mark_chapters(tokens)
    rulings = _mark_rulings(tokens)
    for token in tokens:
        if token.children is not None:
            token.children = [part for child in token.children for part in _linked(child, rulings)]
    html = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return Article(_scrolling(html), tuple(chapters))


def _scrolling(html: str) -> str:
    """Tables in frames that scroll, by keyboard too; in the texts themselves no tag is left."""
    framed = html.replace("<table>", '<div class="wide" tabindex="0"><table>')
    return framed.replace("</table>", "</table></div>")


def _mark_chapters(tokens: list[Token]) -> list[Chapter]:
    """Give each chapter's heading an id."""
    chapters: list[Chapter] = []
    for token, words in pairwise(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            place = f"rule-{len(chapters) + 1}"
            token.attrSet("id", place)
            chapters.append(Chapter(words.content, place))
    return chapters


def _mark_rulings(tokens: list[Token]) -> set[str]:
    """Give each item of the last chapter's list an id; the numbers that there are."""
    last = max(
        (place for place, token in enumerate(tokens) if token.type == "ordered_list_open"),
        default=len(tokens),
    )
    items = [token for token in tokens[last:] if token.type == "list_item_open"]
    for item in items:
        item.attrSet("id", f"ruling-{item.info}")
    return {item.info for item in items}


def _linked(child: Token, rulings: set[str]) -> list[Token]:
    """A piece of text with its numbers made links."""
    if child.type != "text":
        return [child]
    parts: list[Token] = []
    for place, text in enumerate(_RULING.split(child.content)):
        is_number = place % 2 == 1
        if is_number and text in rulings:
            attributes: dict[str, str | int | float] = {
                "href": f"#ruling-{text}",
                "class": "ruling",
            }
            parts.append(Token("link_open", "a", 1, attrs=attributes))
            parts.append(Token("text", "", 0, content=f"({text})"))
            parts.append(Token("link_close", "a", -1))
        elif text:
            parts.append(Token("text", "", 0, content=f"({text})" if is_number else text))
    return parts


@cached
def _cards(game: str, lang: str) -> str:
    return cards_svg(lang, game=game, style=False)


def _version(game: Game, asked: str | None) -> int:
    """The version that a table or replay is played by; raises `UnsupportedRules`."""
    versions = {str(version): version for version in game.supported}
    if asked is not None and asked not in versions:
        raise UnsupportedRules(game=game.name, asked=asked, known=list(game.supported))
    return game.rules if asked is None else versions[asked]


async def rules(request: Request) -> Response:
    """The rules as a page, or only the article: a table shows it without being left."""
    known = visit(request)
    played = find(request.path_params["game"])
    game = played.name
    found = article(game, known.lang, _version(played, request.query_params.get("version")))
    shown: dict[str, Any] = {"game": game, "text": picture(found.html), "chapters": found.chapters}
    if "fragment" in request.query_params:
        return page(request, "rules_article.html", is_alone=True, **shown)
    return page(
        request,
        "rules.html",
        is_alone=False,
        title=known.words.game_title(game),
        cards=picture(_cards(game, known.lang)),
        **shown,
    )


ROUTES = [Route("/rules/{game}", rules)]
