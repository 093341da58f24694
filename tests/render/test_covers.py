"""The covers, the emblems and Emporion's mark: whole, the same every time, in known colours."""

import re
from inspect import unwrap
from typing import get_args

import pytest

from emporion.core.errors import UnknownGame, UnknownLanguage
from emporion.games import names
from emporion.render.cover import brand_svg, cover_svg, emblem_svg, favicon_svg
from emporion.render.layout import Theme
from emporion.render.palette import colours
from emporion.render.parts import cover
from emporion.render.stylesheet import stylesheet
from emporion.text import LANGUAGES, wording

from .pictures import PREFIX
from .reading_svg import SVG, check_ids, check_needs_nothing, check_painted, sizes, tree
from .test_svg_palette import contrast, luminance

pytestmark = pytest.mark.once

each_game = pytest.mark.parametrize("game", PREFIX)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_theme = pytest.mark.parametrize("theme", get_args(Theme))


def test_every_game_has_a_cover() -> None:
    assert set(names()) == set(PREFIX)


@each_language
@each_game
def test_a_cover_names_its_game_and_for_how_many_it_is(game: str, lang: str) -> None:
    root = tree(cover_svg(game, lang))
    words = wording(lang)
    assert root.get("viewBox") == "0 0 640 800"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == words.game_title(game)
    assert root.findtext(f"{SVG}desc")
    said = [found.text for found in root.iter(f"{SVG}text")]
    assert said[0] == words.game_title(game).upper()
    assert len(said) == 2
    assert words.say("number.4" if game != "byzanz" else "number.6") in str(said[1])


@each_game
def test_a_small_cover_leaves_out_what_could_not_be_read(game: str) -> None:
    small, large = tree(cover_svg(game, "en", small=True)), tree(cover_svg(game, "en"))
    ((size, said),) = sizes(small)
    assert said == wording("en").game_title(game).upper()
    assert size > next(sizes(large))[0]
    assert size * 150 / 640 >= 14


@each_theme
@each_game
def test_pictures_of_games_need_nothing_from_elsewhere(game: str, theme: Theme) -> None:
    check_needs_nothing(cover_svg(game, "en", theme=theme))
    for picture in (cover_svg(game, "en", theme=theme), emblem_svg(game, "en", theme=theme)):
        check_ids(tree(picture))
        assert ("var(" in picture) == (theme == "auto")


@each_game
def test_a_page_with_the_games_style_sheet_shows_them_without_their_style(game: str) -> None:
    rules = stylesheet(game)
    for bare in (
        cover_svg(game, "en", style=False),
        cover_svg(game, "en", style=False, small=True),
        emblem_svg(game, "en", style=False),
    ):
        check_painted(bare, game, PREFIX[game])
        assert " style=" not in bare
        used = {name for each in re.findall(r'class="([^"]*)"', bare) for name in each.split()}
        assert all(re.search(rf"\.{re.escape(name)}[{{,]", rules) for name in used - {"emp"})


@each_game
def test_the_same_cover_has_the_same_bytes(game: str) -> None:
    uncached = unwrap(cover_svg)
    assert uncached(game, "nl", theme="dark") == uncached(game, "nl", theme="dark")


def test_covers_on_one_page_do_not_share_an_id() -> None:
    ids = [
        found.get("id")
        for game in PREFIX
        for found in tree(cover_svg(game, "en")).iter()
        if found.get("id")
    ]
    assert len(ids) == len(set(ids))


@each_game
def test_night_is_the_same_harbour_after_dark(game: str) -> None:
    scene = cover(game).colours
    day, night = ({name: scene[name][at] for name in scene} for at in range(2))
    for name in ("sky", "haze", "wall", "shade"):
        assert luminance(night[name]) < luminance(day[name]) / 3, name
    assert luminance(night["window"]) > 10 * luminance(night["wall"]) / 2
    assert luminance(day["window"]) < luminance(day["wall"])
    assert (day["star"][7:], night["star"][7:]) == ("00", "")
    assert (day["glow"][7:], day["bite"][7:]) == ("00", "00")


@pytest.mark.parametrize("theme", ["light", "dark"])
@each_game
def test_title_and_line_can_be_read(game: str, theme: str) -> None:
    named, prefix = colours(game, theme), PREFIX[game]
    for ink in ("text", "soft"):
        assert contrast(named[f"{prefix}-{ink}"], named[f"{prefix}-slip"]) >= 4.5


def test_the_mark_takes_the_colour_of_the_text_around_it() -> None:
    root = tree(brand_svg())
    assert root.get("fill") == "currentColor"
    assert root.get("aria-hidden") == "true"
    assert "#" not in brand_svg()


def test_the_favicon_is_a_file_of_its_own_with_a_day_and_a_night() -> None:
    picture = favicon_svg()
    assert tree(picture).findtext(f"{SVG}style")
    assert "prefers-color-scheme:dark" in picture
    assert " style=" not in picture
    used = set(re.findall(r'class="([^"]*)"', picture))
    assert all(f".{name}{{" in picture for name in used)


def test_a_game_or_language_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownGame):
        cover_svg("go", "en")
    with pytest.raises(UnknownGame):
        emblem_svg("go", "en")
    with pytest.raises(UnknownLanguage):
        cover_svg("ys", "tlh")
