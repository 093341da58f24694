"""A game without help for anything: its rules page has no chapters, and it has no cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from emporion import register
from emporion.catalogue import Manifest, unregister
from emporion.table import new_match
from tests.kit.toy import NAME, Fair

from .consoles import Scripted, seated


@pytest.fixture(autouse=True)
def _registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    rules = tmp_path / "rules_without_chapters"
    rules.mkdir()
    (rules / "__init__.py").write_text("")
    (rules / "en.md").write_text("# Fair\n\nTake a card.\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    register(Manifest(name=NAME, rules=Fair, rules_help=rules.name))
    yield
    unregister(NAME)


def test_help_at_the_prompt_lists_what_can_be_typed(tmp_path: Path) -> None:
    user = Scripted(["", "help"])
    match = new_match(NAME, 2, seed="1")
    assert seated(tmp_path / "game.emporion", user, match, people=2).run() == 0
    assert "undo" in user.shown.partition("> help")[2]
