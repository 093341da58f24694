"""The walk for a new option is followed in a copy, and the option works."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build

from . import DOCS, ROOT
from .walks import edits, follow

pytestmark = pytest.mark.once

PAGE = DOCS / "extending" / "option.md"

TESTS = [
    "tests/docs/option_added.py",
    "tests/games/byzanz/test_end.py",
    "tests/games/test_fields.py",
    "tests/games/test_rules_md.py",
    "tests/text/test_catalogues.py",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all that the walk changes and of the tests that judge it."""
    without = shutil.ignore_patterns("*.so", "*.mo", "__pycache__", "browser")
    shutil.copytree(ROOT / "src" / "emporion", tmp_path / "src" / "emporion", ignore=without)
    shutil.copytree(ROOT / "tests", tmp_path / "tests", ignore=without)
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def test_the_option_of_the_walk_works(folder: Path) -> None:
    follow(PAGE, folder)
    hatch_build.compile_catalogues(folder / "src")
    outer = ("EMPORION_EXPECT", "PYTEST_")
    environ = {name: value for name, value in os.environ.items() if not name.startswith(outer)}
    paths = os.pathsep.join([str(folder / "src"), str(folder), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS],
        cwd=folder,
        env=environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_option_is_eight_files() -> None:
    files = {path for path, _, _ in edits(PAGE)}
    assert len(files) == 8
    assert "Eight files" in PAGE.read_text("utf-8")


def test_every_block_of_the_walk_is_an_edit_or_a_command() -> None:
    blocks = re.findall(r"^```(\w*)\n(# )?", PAGE.read_text("utf-8"), re.MULTILINE)
    shown = [block for block in blocks if block[0]]
    assert set(shown) == {("diff", "# ")}
