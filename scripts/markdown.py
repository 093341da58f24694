"""Markdown for documents that scripts write."""

from collections.abc import Sequence
from textwrap import fill


def wrapped(text: str, indent: str = "") -> str:
    """A paragraph in lines of 100."""
    words = " ".join(text.split())
    return fill(
        words, 100, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def points(text: str) -> str:
    """The same for each point of a list."""
    return "\n".join(wrapped(f"- {point}", "  ") for point in text.removeprefix("- ").split("\n- "))


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table under its heads."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
