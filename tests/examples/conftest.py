"""The example game as somebody who has installed it has it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from emporion_visby.manifest import MANIFEST

import emporion
from tests.browser.conftest import arrive, browser

__all__ = ["arrive", "browser"]
# Imported here, so that the browser ends with this package: its event loop is in others' way.

ROOT = Path(__file__).parents[2]
VISBY = ROOT / "examples" / "visby"

Run = Callable[..., str]
"""Runs a Python command beside the installed game; returns what it says."""


@pytest.fixture(scope="module")
def visby() -> Iterator[None]:
    """The game is known to the tests themselves, too."""
    emporion.register(MANIFEST)
    yield
    emporion.unregister(MANIFEST.name)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the game is installed, with its entry point."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, *offline, "--target", folder, VISBY], check=True, cwd=folder)
    return folder


@pytest.fixture(scope="package")
def beside(installed: Path) -> Iterator[Path]:
    """That folder, on the path of every process that these tests start.

    The path of the tests themselves goes with it, made absolute: it says which engine is tested.
    """
    own = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    paths = [installed, *(Path(path).absolute() for path in own if path)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, paths)))
        patch.setenv("EMPORION_LANG", "en")
        yield installed


@pytest.fixture
def run(beside: Path, tmp_path: Path) -> Run:
    """Runs a Python command in an empty folder, with lines that are typed."""

    def run(*command: str, typed: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            input=typed,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
