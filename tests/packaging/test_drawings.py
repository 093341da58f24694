"""That a build stops at a drawing which could not be shown."""

from pathlib import Path

import pytest

from hatch_build import check_drawings

pytestmark = pytest.mark.once


def test_the_drawings_of_the_package_are_well_formed() -> None:
    check_drawings(Path(__file__).parents[2] / "src")


def test_a_broken_drawing_stops_the_build_by_its_name(tmp_path: Path) -> None:
    art = tmp_path / "emporion" / "render" / "senet" / "art"
    art.mkdir(parents=True)
    (art / "board.svg").write_text("<svg><g></svg>", "utf-8")
    with pytest.raises(SystemExit, match=r"render/senet/art/board\.svg"):
        check_drawings(tmp_path)
