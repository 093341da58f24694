"""The games' rules as people read them: one Markdown file a game and language, in our own words."""

from functools import cache
from pathlib import Path
from typing import Final

_RULES: Final = Path(__file__).parent / "rules"

_HEADING: Final = "## "
"""What begins a chapter, which is also a topic of the terminal's help."""


@cache
def rules(game: str, lang: str) -> str:
    """The complete rules of a game."""
    return (_RULES / game / f"{lang}.md").read_text(encoding="utf-8")


def chapters(text: str) -> dict[str, str]:
    r"""The chapters of rules by heading, each with its heading, in the order of the text.

    >>> chapters("# Title\n\n## One\nFirst.\n\n## Two\nSecond.\n")
    {'One': '## One\nFirst.', 'Two': '## Two\nSecond.'}
    """
    found: dict[str, str] = {}
    for part in ("\n" + text).split("\n" + _HEADING)[1:]:
        heading = part.partition("\n")[0].strip()
        found[heading] = (_HEADING + part).strip()
    return found
