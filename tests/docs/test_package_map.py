"""The map of the packages shows what modules import today."""

import pytest

from scripts.package_map import PICTURE, picture

pytestmark = pytest.mark.once


def test_the_map_of_the_packages_is_drawn_from_todays_imports() -> None:
    assert PICTURE.read_text("utf-8") == picture(), "draw it again: make pictures"
