"""For the site: docstrings as Markdown. An extension of griffe, which reads the sources."""

from itertools import groupby
from typing import Any

import griffe


class Fences(griffe.Extension):
    """Puts examples and drawings of docstrings between fences, which Markdown wants."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Every module, class, function and attribute that has a docstring."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring whose examples and drawings are code."""
    blocks = []
    for blank, lines in groupby(text.splitlines(), lambda line: not line.strip()):
        if blank:
            continue
        block = "\n".join(lines)
        if block.startswith(">>>"):
            block = f"```pycon\n{block}\n```"
        elif "── " in block:
            block = f"```text\n{block}\n```"
        blocks.append(block)
    return "\n\n".join(blocks)
