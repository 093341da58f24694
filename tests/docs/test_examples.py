"""Every example of the documents runs; those of one page one after another."""

import re
from pathlib import Path
from typing import Any

import pytest

from . import DOCS

pytestmark = pytest.mark.once


def examples(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)


PAGES = [page.relative_to(DOCS).as_posix() for page in sorted(DOCS.rglob("*.md")) if examples(page)]


def test_there_are_examples() -> None:
    assert {"index.md", "bots.md", "research/index.md", "research/pettingzoo.md"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for example in examples(DOCS / page):
        exec(compile(example, page, "exec"), names)


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.stem)
def test_no_example_is_hidden_from_this_test(page: Path) -> None:
    assert page.read_text("utf-8").count("```python") == len(examples(page))
