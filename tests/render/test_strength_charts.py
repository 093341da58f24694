"""The charts of measured strength: every figure is in them, in shapes and in words."""

import pytest

from emporion.core.errors import UnknownGame
from emporion.render.charts.strength_charts import MeasuredShare, Measurement, curve_svg, ladder_svg
from emporion.text import LANGUAGES, wording

from .pictures import PREFIX
from .reading_svg import SVG, check_ids, check_needs_nothing, check_painted, sizes, tree

pytestmark = pytest.mark.once

COMMAND = "emporion ladder byzanz --players 4 --pairing hard:greedy --games 400 --seed 7"

PAIRINGS = (
    MeasuredShare("medium", "random", 80, 0.975, 0.91, 1.0, 0.9),
    MeasuredShare("hard", "greedy", 400, 0.45, 0.4, 0.5, 0.5),
    MeasuredShare("easy", "random", 12, 0.25, 0.1, 0.5),
)
BUDGETS = tuple(
    MeasuredShare(f"hard@{budget:g}", "medium", 100, share, share - 0.1, share + 0.1, None, budget)
    for budget, share in ((0.005, 0.25), (0.04, 0.4), (0.32, 0.5))
)

each_game = pytest.mark.parametrize("game", PREFIX)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_width = pytest.mark.parametrize("width", [360, 640])


def ladder(game: str = "byzanz") -> Measurement:
    return Measurement(game, 4, PAIRINGS, COMMAND)


def curve(game: str = "byzanz") -> Measurement:
    return Measurement(game, 4, BUDGETS, COMMAND)


@each_width
@each_language
@each_game
def test_a_chart_of_strength_is_a_whole_picture(game: str, lang: str, width: int) -> None:
    for picture in (
        ladder_svg(ladder(game), lang, width=width),
        curve_svg(curve(game), lang, width=width),
    ):
        root = tree(picture)
        assert root.get("role") == "img"
        assert root.get("viewBox", "").split()[2] == str(width)
        assert root.findtext(f"{SVG}title")
        check_ids(root)
        check_needs_nothing(picture)
        assert all(size >= 14 for size, _ in sizes(root))


@each_language
def test_a_chart_of_strength_says_every_figure_and_its_command(lang: str) -> None:
    words = wording(lang)
    described = tree(ladder_svg(ladder(), lang)).findtext(f"{SVG}desc") or ""
    lines = described.split("\n")
    assert len(lines) == len(PAIRINGS) + 1
    for row, line in zip(PAIRINGS, lines, strict=False):
        for share in (row.share, row.low, row.high, row.target or 0.25):
            assert words.decimal(f"{share:.1%}") in line
        assert row.candidate in line
        assert str(row.games) in line
    assert lines[-1] == COMMAND


def test_a_target_has_a_mark_of_its_own_only_where_there_is_one() -> None:
    def marks(*rows: MeasuredShare) -> int:
        return ladder_svg(Measurement("byzanz", 4, rows, COMMAND), "en").count("l6 7.5l-6 7.5")

    assert marks(PAIRINGS[2]) == 0
    assert marks(PAIRINGS[0], PAIRINGS[2]) == 2  # and once in the legend


def test_marks_stand_where_their_shares_are() -> None:
    root = tree(ladder_svg(ladder(), "en", width=640))
    dots = [float(each.get("cx", "")) for each in root.iter(f"{SVG}circle")][: len(PAIRINGS)]
    left, right = 42, 640 - 42
    assert dots == pytest.approx([left + (right - left) * row.share for row in PAIRINGS], abs=0.01)


def test_more_time_stands_further_right_by_ratio() -> None:
    root = tree(curve_svg(curve(), "en", width=640))
    first, second, third = [float(each.get("cx", "")) for each in root.iter(f"{SVG}circle")][:3]
    assert second - first == pytest.approx(third - second, abs=0.01)


def test_where_everything_was_won_the_figure_stands_below_its_interval() -> None:
    won = MeasuredShare("hard@1", "medium", 60, 1.0, 0.76, 1.0, None, 1.0)
    root = tree(curve_svg(Measurement("ys", 4, (*BUDGETS, won), COMMAND), "en", width=640))
    dot = [float(each.get("cy", "")) for each in root.iter(f"{SVG}circle")][len(BUDGETS)]
    figures = [each for each in root.iter(f"{SVG}text") if each.text == "100.0%"]
    assert [float(each.get("y", "")) > dot + 50 for each in figures] == [True]


@each_game
def test_a_chart_of_strength_has_its_colours_from_the_style_sheet(game: str) -> None:
    for bare in (
        ladder_svg(ladder(game), "en", style=False),
        curve_svg(curve(game), "en", style=False),
    ):
        check_painted(bare, game, PREFIX[game])


def test_a_game_without_pictures_has_no_charts_of_strength() -> None:
    with pytest.raises(UnknownGame):
        ladder_svg(ladder("chess"), "en")
