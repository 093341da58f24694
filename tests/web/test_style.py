"""The pages' colours: readable by day and by night, and the same night on request."""

import re
from pathlib import Path

import pytest

import emporion.web
from emporion.games import find, names
from emporion.render.palette import SEATS
from emporion.render.parts import prefix_of
from emporion.render.stylesheet import page_stylesheet
from emporion.web.assets import asset_url

from ..kit.play import on_the_shelf
from ..kit.toy import NAME, Fair

pytestmark = pytest.mark.once

STATIC = Path(emporion.web.__file__).parent / "static"
TOKENS = (STATIC / "tokens.css").read_text(encoding="utf-8")

TEXT = [
    (text, ground) for text in ("ink", "soft", "gold-deep", "alarm") for ground in ("paper", "slip")
]
"""Texts and what they stand on."""


def colours(selector: str) -> dict[str, str]:
    """The custom properties of a rule."""
    _, _, after = TOKENS.partition(selector + " {")
    assert after, selector
    return dict(re.findall(r"--([\w-]+): ([^;]+);", after.partition("}")[0]))


def at(place: int) -> dict[str, str]:
    """The colours by day, 0, or by night, 1."""
    both = re.compile(r"light-dark\(([^,]+), ([^)]+)\)")
    return {
        name: both.sub(lambda found: found[place + 1], value)
        for name, value in colours(":root").items()
    }


DAY, NIGHT = at(0), at(1)


def contrast(one: str, other: str) -> float:
    """How well one colour is told from another, as WCAG counts it."""
    dark, light = sorted(_luminance(colour) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize(("text", "ground"), [*TEXT, ("ink", "wash"), ("on-accent", "accent")])
def test_every_text_can_be_read(theme: dict[str, str], text: str, ground: str) -> None:
    assert contrast(theme[text], theme[ground]) >= 4.5


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize("ground", ["paper", "slip"])
def test_the_lines_of_buttons_and_fields_are_seen(theme: dict[str, str], ground: str) -> None:
    assert contrast(theme["line"], theme[ground]) >= 3


@pytest.mark.parametrize("game", names())
def test_each_games_own_accent_can_be_read(game: str) -> None:
    found = re.search(rf"\[data-game={game}\]{{--accent:(#\w+)}}", page_stylesheet(game))
    assert found is not None
    assert contrast(DAY["on-accent"], found[1]) >= 4.5


@pytest.mark.parametrize("game", names())
def test_each_game_gives_its_table_colours_that_its_pictures_have(game: str) -> None:
    sheet = page_stylesheet(game)
    (table,) = re.findall(r"\.table\.\w+{([^}]*)}", sheet)
    given = dict(re.findall(r"--([\w-]+):([^;]+)", table))
    assert given.keys() == {"slip", "ink", "soft", "line", "ground"}
    for used in re.findall(r"var\(--([\w-]+)\)", table):
        assert f"--{used}:" in sheet


def test_no_file_of_the_pages_names_a_game() -> None:
    prefixes = [prefix_of(game) for game in names()]
    named = re.compile(rf"\b({'|'.join([*names(), *prefixes])})\b")
    for path in [*STATIC.rglob("*.*"), *(STATIC.parent / "templates").glob("*.html")]:
        if path.suffix in (".css", ".js", ".html"):
            assert not named.findall(path.read_text(encoding="utf-8")), path.name


def test_a_game_without_pictures_has_the_colours_of_all_other_pages() -> None:
    with on_the_shelf(Fair()):
        assert asset_url(f"{NAME}.css")
        sheet = page_stylesheet(NAME)
    assert "[data-game" not in sheet
    assert ".table" not in sheet


def test_the_night_that_is_chosen_is_the_night_of_the_device() -> None:
    assert "color-scheme: light dark;" in TOKENS
    for theme in ("light", "dark"):
        assert f'[data-theme="{theme}"] {{ color-scheme: {theme}; }}' in TOKENS
    chosen = colours('[data-theme="dark"] [data-game]')
    assert chosen == colours(':root:not([data-theme="light"]) [data-game]')
    assert chosen["accent"] == NIGHT["accent"]


@pytest.mark.parametrize(("theme", "at"), [(DAY, 0), (NIGHT, 1)])
def test_seats_have_the_colours_that_they_have_in_pictures(theme: dict[str, str], at: int) -> None:
    seats = {colour for game in names() for colour in find(game).colours}
    for seat in (*seats, "mark", "seal"):
        assert theme[f"seat-{seat}"] == SEATS[seat][at]


def test_no_style_sheet_names_a_colour_that_is_not_there() -> None:
    own = {"seat"}
    for sheet in ("base.css", "pages.css"):
        text = (STATIC / sheet).read_text(encoding="utf-8")
        assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= set(DAY) | own


def test_the_page_is_laid_out_by_the_conditions_that_pictures_are_chosen_by() -> None:
    """The script tells the server the layout that `tokens.css` names."""
    layouts = {
        name: condition
        for condition, name in re.findall(r"@media (.+) \{ :root \{ --layout: (\w+);", TOKENS)
    }
    sheet = (STATIC / "layout.css").read_text(encoding="utf-8")
    assert sorted(layouts) == ["phone", "tablet"]
    for condition in layouts.values():
        assert f"@media {condition} {{" in sheet
    for sheet_name in ("table.css", "end.css", "motion.css"):
        text = (STATIC / sheet_name).read_text(encoding="utf-8")
        assert "aspect-ratio" not in text
