"""What a wheel carries, and that it runs with nothing else installed."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from hatch_build import NOT_COMPILED, engine_modules

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "emporion"
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

pytestmark = pytest.mark.once


def run(*command: str | Path, **settings: str) -> str:
    """Run a Python command in an environment without our own settings; returns what it says."""
    ours = ("PYTHON", "EMPORION_")
    clean = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=clean | settings,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel, built from this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    said = run("-m", "hatchling", "build", "-t", "wheel", "-d", folder, EMPORION_PURE="1")
    assert "emporion: EMPORION_PURE=1: the engine stays interpreted" in said
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with that wheel in it, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    run("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", folder, wheel)
    return folder


def test_a_pure_wheel_fits_any_machine(wheel: Path) -> None:
    assert wheel.name == f"emporion-{VERSION}-py3-none-any.whl"


def test_a_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    kept = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == kept
    assert any(name.endswith("/RULES.md") for name in packed)


def test_a_wheel_holds_every_catalogue_in_machine_form(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if "/LC_MESSAGES/" in name}
    written = {name for name in packed if name.endswith(".po")}
    assert written
    assert packed - written == {name.removesuffix(".po") + ".mo" for name in written}


def test_the_engine_plays_without_any_other_package(installed: Path) -> None:
    play = "import emporion; m = emporion.new_match('byzanz', players=3, seed=1); print(m.actors)"
    # -S: no site-packages, so the standard library is all that there is.
    assert run("-S", "-c", play, PYTHONPATH=str(installed)).startswith("(")


def test_the_command_knows_its_version(installed: Path) -> None:
    assert VERSION in run("-m", "emporion", "--version", PYTHONPATH=str(installed))


def test_each_module_left_interpreted_exists() -> None:
    assert all((PACKAGE / module).is_file() for module in NOT_COMPILED)


def test_the_sources_hold_nothing_compiled() -> None:
    assert engine_modules(ROOT / "src")
    assert not [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]
