"""The games' covers and emblems, and Emporion's own mark, as pictures.

As with all pictures: same arguments, same bytes, and colours by class alone. A page that serves a
game's `stylesheet` shows its cover and emblem without their style (`style=False`).
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from ..games import find
from ..text import Wording, wording
from .byzanz import scenery as byzanz_scenery
from .covers import byzanz, tyros, ys
from .covers.brand import FAVICON_RULES, mark
from .covers.frame import HEIGHT, MEDALLION, WIDTH, medallion, printed
from .dress import dressed, refuse_unknown
from .emblems import element, group, rect
from .frame import Drawing, framed
from .palette import GAMES
from .svg import Theme
from .tyros import ornaments
from .ys import scenery as ys_scenery

__all__ = ["brand_svg", "cover_svg", "emblem_svg", "favicon_svg"]


class Cover(NamedTuple):
    """What a game's cover is made of: a scene, and an emblem in a box of 50 by 50."""

    scene: Callable[[], str]
    emblem: str


_COVERS: Final = {
    "byzanz": Cover(byzanz.scene, byzanz_scenery.emblem(0, 0, 50, "byz-mark")),
    "tyros": Cover(tyros.scene, ornaments.emblem(0, 0, 50)),
    "ys": Cover(ys.scene, ys_scenery.emblem(0, 0, 50, "ys-crest")),
}


@cache
def cover_svg(
    game: str, lang: str, *, theme: Theme = "auto", style: bool = True, small: bool = False
) -> str:
    """A game's cover, 640 by 800: its scene, its emblem, its name and for how many it is.

    A `small` one, for less than some 250 pixels of width, leaves out the line that could not be
    read there and has its name the larger. Raises `UnknownGame` and `UnknownLanguage`.
    """
    refuse_unknown(game)
    cover = _COVERS[game]
    words = wording(lang)
    name = words.game_title(game)
    line = "" if small else players(words, game)
    prefix, _ = GAMES[game]
    body = printed(prefix, cover.scene(), cover.emblem, name, line)
    return framed(
        Drawing(WIDTH, HEIGHT, name, body),
        game,
        style=dressed(game, theme, style),
        described=words.game(game).say("cover"),
    )


def players(words: Wording, game: str) -> str:
    """For how many a game is, in words."""
    found = find(game)
    fewest, most = (words.say(f"cover.number.{count}") for count in (found.fewest, found.most))
    key = "cover.players.or" if found.most - found.fewest == 1 else "cover.players"
    return words.say(key, fewest=fewest, most=most)


@cache
def emblem_svg(game: str, lang: str, *, theme: Theme = "auto", style: bool = True) -> str:
    """A game's emblem in its medallion, 92 by 92. Raises `UnknownGame` and `UnknownLanguage`."""
    refuse_unknown(game)
    prefix, _ = GAMES[game]
    size = 2 * MEDALLION + 8
    body = medallion(prefix, _COVERS[game].emblem, size / 2, size / 2)
    return framed(
        Drawing(size, size, wording(lang).game_title(game), body),
        game,
        style=dressed(game, theme, style),
    )


def brand_svg() -> str:
    """Emporion's mark for a masthead, 64 by 64, in the colour of the text around it.

    The parts have the classes `emp-brand-gate`, `emp-brand-sail` and `emp-brand-sea`, which a page
    may colour. It stands beside the name, so a screen reader passes it over.
    """
    return element(
        "svg",
        mark(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 64 64",
        class_="emp-brand",
        fill="currentColor",
        aria_hidden="true",
        focusable="false",
    )


def favicon_svg() -> str:
    """The mark as a file of its own, with its colours by day and by night."""
    return element(
        "svg",
        f"<style>{FAVICON_RULES}</style>",
        rect(0, 0, 64, 64, "paper", rx=13),
        group(mark(), transform="translate(5 3) scale(.85)"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 64 64",
    )
