"""The page that the script's tests act on has only what the real pages have.

`tests/browser/stage.py` writes a small table by hand. Whatever the script can find an element by
there, the templates have on the same element, in the same region.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import pytest

import emporion.web

from ..browser.stage import Line, Table, replay_main

pytestmark = pytest.mark.once

TEMPLATES = Path(emporion.web.__file__).parent / "templates"
STATIC = TEMPLATES.parent / "static"

FILLED_IN = "{}"
"""What stands in a template where a page has something else each time."""

ITS_OWN = {"greeting", "data-layout"}
"""What the stage has for its tests alone: its language in words, the layout it was asked for."""


def sought() -> set[str]:
    """The classes and roles that the script's selectors name: `.board`, `role=log`."""
    literals = [
        literal
        for path in sorted(STATIC.glob("*.js"))
        for literal in re.findall(r"""["'`]([^"'`/]*)["'`]""", path.read_text(encoding="utf-8"))
    ]
    return {name for literal in literals for name in re.findall(r"\.[a-z][a-z-]*", literal)} | {
        name for literal in literals for name in re.findall(r"\[(role=[a-z]+)\]", literal)
    }


SOUGHT = sought()


class Element(NamedTuple):
    """What the script can find an element by."""

    tag: str
    named: frozenset[str]
    """The names of its `data-` attributes, and those of its classes and roles that are sought."""
    known_as: str
    """Its id, or its name where it is a field or a button."""
    leads_to: str
    """The last word of the address that a form posts to."""
    region: str
    """The region that it is in; empty for one outside of all, or of a macro."""


class Reader(HTMLParser):
    """Collects the elements of a page, without those of its pictures: they are `render`'s."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[Element] = set()
        self._in_picture = False
        self._region = ""
        self._inside: list[str] = []
        """The tag of the region, and those like it that are open in it."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self._in_picture = self._in_picture or tag == "svg"
        given = {name: value or "" for name, value in attrs}
        if "data-region" in given:
            self._region, self._inside = given["data-region"], [tag]
        elif tag in self._inside:
            self._inside.append(tag)
        named = {re.sub("^data-say-.*", "data-say-", name) for name in given}
        classes = {f".{name}" for name in given.get("class", "").split()}
        found = Element(
            tag,
            frozenset(name for name in named - ITS_OWN if name.startswith("data-"))
            | SOUGHT & {*classes, f"role={given.get('role')}"},
            given.get("id") or given.get("name") or "",
            (given.get("formaction") or given.get("action") or "").rpartition("/")[2],
            self._region,
        )
        if not self._in_picture and any(found[1:4]):
            self.found.add(found)

    def handle_endtag(self, tag: str) -> None:
        """A picture may end."""
        self._in_picture = self._in_picture and tag != "svg"
        if tag in self._inside:
            self._inside.pop()
            self._region = self._region if self._inside else ""


def elements(html: str) -> set[Element]:
    """The elements of a page that the script can find by something."""
    reader = Reader()
    reader.feed(html)
    return reader.found


def templates() -> Iterator[Element]:
    """The elements of all templates, with every condition met."""
    for path in sorted(TEMPLATES.glob("*.html")):
        text = re.sub(r"\{[%#].*?[%#]\}", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        yield from elements(re.sub(r"\{\{.*?\}\}", "{}", text))


def has(real: Element, copy: Element) -> bool:
    """Whether an element of a template can be what one of the stage stands for."""
    return (
        real.tag == copy.tag
        and copy.named <= real.named
        and (copy.known_as == "" or real.known_as in (copy.known_as, FILLED_IN))
        and (copy.leads_to == "" or real.leads_to in (copy.leads_to, FILLED_IN))
        and real.region in (copy.region, "")
    )


def stages() -> Iterator[str]:
    """The pages that the stage can show."""
    told = Line("Blue scored.", points=2, about="a", before=True, clears=True)
    table = Table(log=[told], chat=["hello"], refusal="No.", curtain=True)
    yield table.page()
    yield table.page(replay_main(3))


def test_all_that_the_stage_shows_is_in_the_templates() -> None:
    real = list(templates())
    missing = [
        copy
        for page in stages()
        for copy in elements(page)
        if copy.known_as not in ITS_OWN and not any(has(each, copy) for each in real)
    ]
    assert not missing, "\n".join(map(str, missing))
