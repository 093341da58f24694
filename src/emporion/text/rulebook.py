"""The games' rules as people read them: one Markdown file a game and language, in our own words."""

from functools import cache
from importlib.resources import files
from typing import Final

from .languages import LANGUAGES

OPTIONS: Final = "{options}"
"""What stands in a page of rules for the list of the game's options."""

HEADING: Final = "## "
"""What begins a chapter, which is also a topic of the terminal's help."""


@cache
def rules(folder: str, lang: str) -> str:
    """The complete rules of a game from a folder of its package, `package:folder`.

    Where they are not there in a language, they are given in the first of those that they are in.
    """
    package, _, path = folder.partition(":")
    found = files(package).joinpath(path)
    for each in (lang, *LANGUAGES):
        page = found.joinpath(f"{each}.md")
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise FileNotFoundError(folder)


def chapters(text: str) -> dict[str, str]:
    r"""The chapters of rules by heading, each with its heading, in the order of the text.

    >>> chapters("# Title\n\n## One\nFirst.\n\n## Two\nSecond.\n")
    {'One': '## One\nFirst.', 'Two': '## Two\nSecond.'}
    """
    found: dict[str, str] = {}
    for part in ("\n" + text).split("\n" + HEADING)[1:]:
        heading = part.partition("\n")[0].strip()
        found[heading] = (HEADING + part).strip()
    return found
