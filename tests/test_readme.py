"""What the README promises works as it stands."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    for example in re.findall(r"```python\n(.*?)```", README, re.DOTALL):
        exec(compile(example, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    assert "'winners'" in printed
    assert "Emporion record 1" in printed


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (Path(__file__).parent.parent / target).exists(), target
