"""The walks for newcomers name files that are there."""

import re
from pathlib import Path

import pytest

from . import DOCS, ROOT

pytestmark = pytest.mark.once

WALKS = sorted((DOCS / "extending").glob("*.md"))

NEW = ("/fr/", "/fr.md")
"""What marks a file that the reader is about to write."""

TOP = {path.name for path in ROOT.iterdir()}


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.stem)
def test_every_path_of_a_walk_exists(walk: Path) -> None:
    text = walk.read_text("utf-8")
    for path in re.findall(r"`([\w.][\w./-]*)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        if path.split("/")[0] in TOP and not any(mark in path for mark in NEW):
            assert ROOT.joinpath(path).exists(), path


def test_the_first_page_leads_to_every_walk() -> None:
    text = (DOCS / "extending" / "index.md").read_text("utf-8")
    for walk in WALKS:
        if walk.stem != "index":
            assert f"({walk.name})" in text
