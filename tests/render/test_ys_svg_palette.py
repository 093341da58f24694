"""The colours of Ys: readable by day and by night; gems told apart by who sees fewer colours."""

from itertools import combinations

import pytest

from emporion.games.ys.data import GEMS
from emporion.render.palette import YS, colours
from emporion.render.ys.gems import OUTLINES

from .test_svg_palette import SEEN_WITHOUT, THEMES, apart, contrast, linear, luminance, seen_without

pytestmark = pytest.mark.once


def test_no_two_gems_have_the_same_cut() -> None:
    assert len(set(OUTLINES)) == len(GEMS)


WRITTEN = [
    ("ys-text", "ys-slip"),
    ("ys-soft", "ys-slip"),
    ("ys-ink", "ys-face"),
    ("ys-ink", "ys-gold"),
    ("ys-ink", "ys-pearl"),
    *[("ys-ink", f"ys-{GEMS[colour]}-pale") for colour in range(4)],
]
"""Every colour that something is written in, and what it is written on."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "paper"), WRITTEN)
def test_what_is_written_can_be_read(theme: str, ink: str, paper: str) -> None:
    named = colours("ys", theme)
    assert contrast(named[ink], named[paper]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_a_value_on_a_broker_can_be_read(theme: str) -> None:
    named = colours("ys", theme)
    assert contrast(named["ys-ink"], named["emp-mark"]) >= 4.5


def test_night_and_day_have_the_same_colours_by_name() -> None:
    assert list(YS["light"]) == list(YS["dark"])


def test_night_is_dark_and_its_cards_are_still_paper() -> None:
    night = YS["dark"]
    assert max(luminance(night[name]) for name in ("sea", "stone", "slip", "mist")) < 0.05
    assert luminance(night["face"]) > 0.6
    assert luminance(night["window"]) > 10 * luminance(night["wall-deep"])


@pytest.mark.parametrize("theme", THEMES)
def test_gems_are_told_apart_by_colour_too(theme: str) -> None:
    for one, other in combinations(GEMS, 2):
        assert apart(linear(YS[theme][one]), linear(YS[theme][other])) > 25, (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", SEEN_WITHOUT)
def test_gems_are_told_apart_by_who_sees_fewer_colours(kind: str, theme: str) -> None:
    for one, other in combinations(GEMS, 2):
        lights = (
            seen_without(kind, linear(YS[theme][one])),
            seen_without(kind, linear(YS[theme][other])),
        )
        assert apart(*lights) > 10, (one, other)
