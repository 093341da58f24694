"""The map of the packages shows what modules import today."""

import re

import pytest

from scripts.package_map import CLICK, PICTURE, imports, layers, picture, reduced

from . import DOCS

pytestmark = pytest.mark.once


def test_the_map_of_the_packages_is_drawn_from_todays_imports() -> None:
    assert PICTURE.read_text("utf-8") == picture(), "draw it again: make pictures"


def test_arrows_that_follow_from_others_are_left_out_and_no_others() -> None:
    found = {"a": {"b", "c", "d"}, "b": {"c"}, "c": {"d"}, "e": {"d"}}
    assert reduced(found) == {"a": {"b"}, "b": {"c"}, "c": {"d"}, "e": {"d"}}


def test_every_package_is_on_the_map() -> None:
    known = {package for layer in layers() for package in layer}
    assert {*imports(), "core"} == known
    assert all(f">{package}</text>" in picture() for package in known)


def test_the_way_of_a_click_is_told_as_it_is_drawn() -> None:
    design = (DOCS / "design.md").read_text("utf-8")
    told = design.partition("**The way of a click**")[2].partition("\n\n")[0]
    steps = re.findall(r"`(\w+)`[^`]*?\((\d)\)", told)
    assert steps == [(package, str(number)) for number, (package, _) in enumerate(CLICK, 1)]
