"""The colours of Tyros: readable by day and by night; empires told apart by who sees fewer."""

from itertools import combinations

import pytest

from emporion.games.tyros.data import EMPIRES, GOODS
from emporion.render.palette import colours
from emporion.render.tyros.colours import TYROS
from emporion.render.tyros.goods import HATCHES

from .test_svg_palette import SEEN_WITHOUT, THEMES, apart, contrast, linear, luminance, seen_without

pytestmark = pytest.mark.once

WRITTEN = [
    ("tyr-text", "tyr-slip"),
    ("tyr-soft", "tyr-slip"),
    ("tyr-text", "tyr-land"),
    ("tyr-text", "tyr-sea"),
    ("tyr-ink", "tyr-face"),
    ("tyr-ink", "tyr-gold"),
]
"""Every colour that something is written in, and what it is written on."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "paper"), WRITTEN)
def test_what_is_written_can_be_read(theme: str, ink: str, paper: str) -> None:
    named = colours("tyros", theme)
    assert contrast(named[ink], named[paper]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_land_and_sea_are_told_apart_by_everybody(theme: str) -> None:
    land, sea = linear(TYROS[theme]["land"]), linear(TYROS[theme]["sea"])
    assert apart(land, sea) > 20
    assert contrast(TYROS[theme]["coast"], TYROS[theme]["sea"]) >= 3
    assert contrast(TYROS[theme]["coast"], TYROS[theme]["land"]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_a_route_stands_out_from_the_sea(theme: str) -> None:
    for ground in ("sea", "slip"):
        assert contrast(TYROS[theme]["murex"], TYROS[theme][ground]) >= 3


def test_night_and_day_have_the_same_colours_by_name() -> None:
    assert list(TYROS["light"]) == list(TYROS["dark"])


def test_night_is_dark_and_its_cards_are_still_paper() -> None:
    night = TYROS["dark"]
    assert max(luminance(night[name]) for name in ("sea", "land", "slip", "table")) < 0.05
    assert luminance(night["face"]) > 0.6
    assert luminance(night["window"]) > 10 * luminance(night["hull-deep"])


def test_no_two_empires_have_the_same_hatch() -> None:
    assert len(set(HATCHES)) == EMPIRES


@pytest.mark.parametrize("theme", THEMES)
def test_empires_are_told_apart_by_colour_too(theme: str) -> None:
    for one, other in combinations(GOODS[:EMPIRES], 2):
        assert apart(linear(TYROS[theme][one]), linear(TYROS[theme][other])) > 25, (one, other)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", SEEN_WITHOUT)
def test_empires_are_told_apart_by_who_sees_fewer_colours(kind: str, theme: str) -> None:
    for one, other in combinations(GOODS[:EMPIRES], 2):
        lights = (
            seen_without(kind, linear(TYROS[theme][one])),
            seen_without(kind, linear(TYROS[theme][other])),
        )
        assert apart(*lights) > 10, (one, other)
