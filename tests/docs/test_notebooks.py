"""Every notebook runs from top to bottom, and is kept without what it showed."""

from pathlib import Path

import nbformat
import pytest

from scripts.site_notebooks import opened, run

from . import DOCS

pytestmark = pytest.mark.once

NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))

SHORT = {
    "EMPORION_DEALS": "1",
    "EMPORION_GAMES": "4",
    "EMPORION_ROUNDS": "2",
    "EMPORION_SIMULATIONS": "2",
}
"""What makes the notebooks quick; each is a default in one of them."""


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SHORT.items():
        monkeypatch.setenv(name, value)
    book = opened(path)
    run(book)
    cells = [cell for cell in book.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in cells)
    assert any(cell.outputs for cell in cells)
    said = [output for cell in cells for output in cell.outputs if output.get("name") == "stderr"]
    assert said == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_clean(path: Path) -> None:
    book = opened(path)
    nbformat.validate(book)
    assert set(book.metadata) == {"kernelspec", "language_info"}
    for cell in book.cells:
        assert not cell.metadata
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)


def test_every_short_setting_is_one_of_a_notebook() -> None:
    text = "".join(path.read_text("utf-8") for path in NOTEBOOKS)
    for name in SHORT:
        assert name in text
