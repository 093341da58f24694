"""The site is built without a warning, loads nothing from elsewhere, and leaves nothing out."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import emporion
from scripts.site_docstrings import fenced

from . import DOCS, ROOT

pytestmark = pytest.mark.once

API = "".join(page.read_text("utf-8") for page in sorted((DOCS / "api").glob("*.md")))
SHOWN = set(re.findall(r"^::: (\S+)$", API, re.MULTILINE))

RESEARCH = ROOT / "src" / "emporion" / "research"


LOADING = re.compile(r'<(?:script|img|link|iframe|source)[^>]*(?:src|href)="?(?:https?:)?//')
"""What a browser fetches from elsewhere by itself."""


def test_the_site_is_built_without_a_warning_is_whole_and_loads_nothing_from_elsewhere(
    tmp_path: Path,
) -> None:
    # One test, since building takes longer than all others here.
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", tmp_path],
        cwd=ROOT,
        env=os.environ | {"EMPORION_NOTEBOOKS": "", "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = built.stdout + built.stderr
    assert built.returncode == 0, said
    assert [line for line in said.splitlines() if not line.startswith("INFO ")] == []
    assert (tmp_path / "site" / "emporion.svg").exists()
    assert "notebooks/play_and_look/" in (tmp_path / "index.html").read_text("utf-8")
    for path in (DOCS / "notebooks").glob("*.ipynb"):
        assert (tmp_path / "notebooks" / path.name).read_bytes() == path.read_bytes()
        page = (tmp_path / "notebooks" / path.stem / "index.html").read_text("utf-8")
        assert f"../{path.name}" in page
    for html in tmp_path.rglob("*.html"):
        assert not LOADING.search(html.read_text("utf-8")), html


def test_links_lead_somewhere_in_a_clone_too() -> None:
    for page in DOCS.rglob("*.md"):
        # The notes are read as a part of a document in the folder above.
        folder = DOCS if page.name == "notes.md" else page.parent
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (folder / target).exists(), (page, target)


def test_every_module_of_research_is_in_the_reference() -> None:
    for path in RESEARCH.rglob("*.py"):
        parts = path.relative_to(RESEARCH.parents[1]).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        assert name in SHOWN, name


def test_the_whole_facade_is_in_the_reference() -> None:
    elsewhere = {"EmporionError", "Game", "__version__"}
    for name in set(emporion.__all__) - elsewhere:
        assert f"emporion.{name}" in SHOWN
    assert {"emporion.core.errors", "emporion.core.game.Game"} <= SHOWN


def test_examples_and_drawings_in_docstrings_become_code() -> None:
    text = "Twice two.\n\n>>> 2 * 2\n4\n\nRoot\n└── Leaf\n\nThe end."
    assert fenced(text) == (
        "Twice two.\n\n```pycon\n>>> 2 * 2\n4\n```\n\n```text\nRoot\n└── Leaf\n```\n\nThe end."
    )
