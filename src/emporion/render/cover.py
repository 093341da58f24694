"""The games' covers and emblems, and Emporion's own mark, as pictures.

As with all pictures: same arguments, same bytes, and colours by class alone. A page that serves a
game's `stylesheet` shows its cover and emblem without their style (`style=False`).
"""

from ..catalogue import cached, using
from ..games import find
from ..text import Wording, wording
from .cover_frame import HEIGHT, MEDALLION, WIDTH, medallion, printed
from .css_rules import css_rules
from .layout import Drawing, Theme, framed
from .parts import cover, prefix_of
from .svg_art import art
from .svg_elements import element, group, rect

__all__ = ["brand_svg", "cover_svg", "emblem_svg", "favicon_svg"]


@cached
def cover_svg(
    game: str, lang: str, *, theme: Theme = "auto", style: bool = True, small: bool = False
) -> str:
    """A game's cover, 640 by 800: its scene, its emblem, its name and its numbers of players.

    A `small` one, for a width of less than about 250 pixels, leaves out the line that nobody could
    read there, and has a larger name. Raises `UnknownGame` and `UnknownLanguage`.
    """
    scene, emblem, _ = cover(game)
    words = wording(lang)
    name = words.game_title(game)
    line = "" if small else players(words, game)
    prefix = prefix_of(game)
    with using(game, "cover"):
        body = printed(prefix, scene, emblem, name, line)
        drawing = Drawing(WIDTH, HEIGHT, name, body)
        return framed(drawing, game, theme, style, described=words.game(game).say("cover"))


def players(words: Wording, game: str) -> str:
    """How many players a game is for, in words."""
    found = find(game)
    least, most = words.number(found.min_players), words.number(found.max_players)
    if found.min_players == found.max_players:
        return words.say("cover.players.one" if most == "1" else "cover.players.only", number=most)
    key = "cover.players.or" if found.max_players - found.min_players == 1 else "cover.players"
    return words.say(key, min=least, max=most)


@cached
def emblem_svg(game: str, lang: str, *, theme: Theme = "auto", style: bool = True) -> str:
    """A game's emblem in its medallion, 92 by 92. Raises `UnknownGame` and `UnknownLanguage`."""
    prefix = prefix_of(game)
    size = 2 * MEDALLION + 8
    emblem = cover(game).emblem
    name = wording(lang).game_title(game)
    with using(game, "cover"):
        drawing = Drawing(size, size, name, medallion(prefix, emblem, size / 2, size / 2))
        return framed(drawing, game, theme, style)


def brand_svg() -> str:
    """Emporion's mark for a masthead, 64 by 64, in the colour of the text around it.

    The parts have the classes `emp-brand-gate`, `emp-brand-sail` and `emp-brand-sea`, which a page
    may colour. It stands beside the name, so a screen reader passes it over.
    """
    return element(
        "svg",
        art("art/brand"),
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
        f"<style>{css_rules('art/favicon')}</style>",
        rect(0, 0, 64, 64, "paper", rx=13),
        group(art("art/brand"), transform="translate(5 3) scale(.85)"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 64 64",
    )
