"""The charts of a finished game: they show the ledger, in shapes and in words."""

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from emporion.core.errors import UnknownGame
from emporion.core.rng import Rng
from emporion.core.seats import COLOURS
from emporion.games import find
from emporion.render.charts.paints import PATTERNS, dash_of, source_name
from emporion.render.charts.score_charts import growth_svg, sources_svg
from emporion.render.palette import colours
from emporion.render.parts import chart_paints
from emporion.render.stylesheet import stylesheet
from emporion.table import new_match
from emporion.table.ledger import Ledger, ledger, sources
from emporion.text import LANGUAGES, wording

from ..play import play_on
from .pictures import PREFIX
from .reading_svg import SVG, check_ids, check_needs_nothing, check_painted, sizes, tree

pytestmark = pytest.mark.once

TABLES = {"byzanz": 6, "tyros": 4, "ys": 2}
Chart = Callable[..., str]
CHARTS: tuple[Chart, ...] = (sources_svg, growth_svg)

each_game = pytest.mark.parametrize("game", TABLES)
each_chart = pytest.mark.parametrize("chart", CHARTS)
each_width = pytest.mark.parametrize("width", [360, 640])
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def played(game: str) -> Ledger:
    return ledger(play_on(new_match(game, TABLES[game], seed=2), Rng(2)))


@each_width
@each_chart
@each_language
@each_game
def test_a_chart_is_a_whole_picture(game: str, lang: str, chart: Chart, width: int) -> None:
    picture = chart(played(game), lang, width=width)
    root = tree(picture)
    assert root.get("role") == "img"
    assert root.get("viewBox", "").split()[2] == str(width)
    assert root.findtext(f"{SVG}title")
    check_ids(root)
    assert picture == chart(played(game), lang, width=width)
    assert all(size >= 14 for size, _ in sizes(root))


@each_chart
@each_game
def test_a_chart_needs_nothing_and_has_its_colours_from_the_style_sheet(
    game: str, chart: Chart
) -> None:
    for theme in ("light", "dark", "auto"):
        picture = chart(played(game), "en", theme=theme)
        assert " style=" not in picture
        assert ("var(" in picture) == (theme == "auto")
    check_needs_nothing(sources_svg(played(game), "en"))
    bare = chart(played(game), "en", style=False)
    check_painted(bare, game, PREFIX[game])
    rules = stylesheet(game)
    used = {name for each in re.findall(r'class="([^"]*)"', bare) for name in each.split()}
    drawn = {name for name in used if "-chart-" in name or "-cover-" in name}
    assert all(re.search(rf"\.{name}[{{,]", rules) for name in drawn)


@each_width
@each_game
def test_bars_are_as_long_as_the_points_they_show(game: str, width: int) -> None:
    found = played(game)
    root = tree(sources_svg(found, "en", width=width))
    rows = [each for each in root.iter() if each.get("class") == "emp-account"]
    seats = [found.sources[at].seat for at in found.ranked]
    assert [row.get("data-seat") for row in rows] == [
        None if seat is None else find(game).colours[seat] for seat in seats
    ]
    most = max(each.total for each in found.sources)
    for row, at in zip(rows, found.ranked, strict=True):
        parts = [each for each in row if each.get("data-source")]
        shown = {part.get("data-source"): part for part in parts}
        points = {code: n for code, n in found.sources[at].points.items() if n}
        assert list(shown) == list(points)
        for code, part in shown.items():
            bar = part.find(f"{SVG}rect")
            assert bar is not None
            assert float(bar.get("width", "")) == pytest.approx(
                (width - 28) * points[str(code)] / most, abs=0.02
            )
            assert part.findtext(f"{SVG}title")


@each_game
def test_every_source_has_a_name_a_colour_and_a_pattern_of_its_own(game: str) -> None:
    codes = sources(game).codes
    for lang in LANGUAGES:
        assert len({source_name(wording(lang), game, code) for code in codes}) == len(codes)
    assert set(chart_paints(game)) == set(codes)
    assert len(codes) <= len(set(PATTERNS))
    named = colours(game, "light")
    grounds = [named[f"{PREFIX[game]}-{ground}"] for ground, _ in chart_paints(game).values()]
    assert len(set(grounds)) == len(grounds)


@each_game
def test_the_legend_names_each_source_that_brought_points(game: str) -> None:
    found = played(game)
    root = tree(sources_svg(found, "de"))
    (legend,) = [each for each in root.iter() if each.get("class") == "emp-legend"]
    said = [each.text for each in legend.iter(f"{SVG}text")]
    assert said == [source_name(wording("de"), game, code) for code in found.codes]


@each_game
def test_lines_differ_by_their_dashes_and_end_at_their_emblem(game: str) -> None:
    found = played(game)
    root = tree(growth_svg(found, "en"))
    lines = [each for each in root.iter() if "emp-chart-line" in each.get("class", "").split()]
    assert len(lines) == len(found.sources)
    dashes = [each.get("stroke-dasharray") for each in lines]
    assert len(set(dashes)) == len(dashes)
    discs = {each.get("href") for each in root.iter(f"{SVG}use")}
    seats = [each.seat for each in found.sources if each.seat is not None]
    assert discs == {f"#emp-disc-{find(game).colours[seat]}" for seat in seats}


def test_no_two_accounts_have_the_same_dashes() -> None:
    assert len({dash_of(seat) for seat in (None, *range(len(COLOURS)))}) == len(COLOURS) + 1


@each_width
@each_game
def test_labels_at_the_ends_do_not_cover_each_other(game: str, width: int) -> None:
    root = tree(growth_svg(played(game), "en", width=width))
    values = [each for each in root.iter(f"{SVG}text") if "-value" in each.get("class", "")]
    heights = sorted(float(each.get("y", "")) for each in values)
    assert all(below - above >= 22 for above, below in pairwise(heights))
    assert all(0 < height < float(root.get("viewBox", "").split()[3]) for height in heights)


@each_language
@each_game
def test_the_charts_say_in_words_what_they_show(game: str, lang: str) -> None:
    found = played(game)
    bars = str(tree(sources_svg(found, lang)).findtext(f"{SVG}desc")).splitlines()
    assert len(bars) == len(found.sources)
    for line, at in zip(bars, found.ranked, strict=True):
        assert wording(lang).count("points", found.sources[at].total) in line
        for points in filter(None, found.sources[at].points.values()):
            assert f" {points}" in line
    grown = str(tree(growth_svg(found, lang)).findtext(f"{SVG}desc")).splitlines()
    assert len(grown) == len(found.growth)
    for line, stage in zip(grown, found.growth, strict=True):
        assert [int(each) for each in re.findall(r" (\d+)(?=[,.])", line)] == list(stage.points)


def test_players_go_by_their_names_and_long_ones_are_cut() -> None:
    names = {0: "<blue & co>", 1: "W" * 80}
    for width in (360, 640):
        for chart in CHARTS:
            picture = chart(played("ys"), "en", names=names, width=width)
            said = [each.text or "" for each in tree(picture).iter(f"{SVG}text")]
            assert "<blue & co>" in said
            assert any(each.endswith("W…") for each in said)


def test_a_game_without_pictures_has_no_charts() -> None:
    for chart in CHARTS:
        with pytest.raises(UnknownGame):
            chart(Ledger("go", (), (), (), ()), "en")


def test_a_match_that_has_only_begun_has_charts_too() -> None:
    for game, players in TABLES.items():
        begun = ledger(new_match(game, players, seed=1))
        for chart in CHARTS:
            check_ids(tree(chart(begun, "en")))
