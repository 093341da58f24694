"""The edits that a walk shows, as a reader would make them."""

import re
from pathlib import Path

BLOCK = re.compile(r"^```diff\n# (.*?)^```$", re.DOTALL | re.MULTILINE)
"""An edit is a code block `diff`, whose first line names the file; `@@` parts its places."""


def edits(page: Path) -> list[tuple[str, str, str]]:
    """All edits of a page: the file, the lines that are there before, and those after."""
    found = []
    for block in BLOCK.findall(page.read_text("utf-8")):
        path, _, body = block.partition("\n")
        for place in re.split(r"^@@\n", body, flags=re.MULTILINE):
            lines = place.splitlines(keepends=True)
            before = "".join(line[1:] for line in lines if line[0] in " -")
            after = "".join(line[1:] for line in lines if line[0] in " +")
            found.append((path, before, after))
    return found


def follow(page: Path, folder: Path) -> None:
    """Make all edits of a page in a copy of the sources; each place must be there exactly once."""
    for path, before, after in edits(page):
        file = folder / path
        text = file.read_text("utf-8")
        assert text.count(before) == 1, f"{page.name}: {path} has not once:\n{before}"
        file.write_text(text.replace(before, after), "utf-8")
