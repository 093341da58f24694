"""For the site: notebooks as pages, and the mark. Hooks of MkDocs.

A notebook is kept without its outputs. Where EMPORION_NOTEBOOKS is `run`, as `make docs` sets it,
each is run, and its page has what it shows; else the page has its text and its code.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from nbclient import NotebookClient
from traitlets.config import Config

from emporion.render.cover import favicon_svg

MARK = "site/emporion.svg"

_LINK = re.compile(r"\(([\w/.]+)\.ipynb\)")

_CELL_SECONDS = 600
"""How long a cell may take."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for each notebook, beside the notebook itself; and the mark."""
    files.append(File.generated(config, MARK, content=favicon_svg()))
    for file in [each for each in files if each.src_uri.endswith(".ipynb")]:
        assert file.abs_src_path is not None
        book = opened(Path(file.abs_src_path))
        if os.environ.get("EMPORION_NOTEBOOKS") == "run":
            run(book)
        stem = file.src_uri.removesuffix(".ipynb")
        pictures: list[str] = []
        text = "\n\n".join(_page(book, Path(file.src_uri), pictures)) + "\n"
        files.append(File.generated(config, f"{stem}.md", content=text))
        for number, picture in enumerate(pictures):
            files.append(File.generated(config, f"{stem}-{number}.svg", content=picture))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Let links to notebooks lead to their pages, but for a page's own."""
    own = f"({Path(page.file.src_uri).stem}.ipynb)"
    return _LINK.sub(lambda link: link[0] if link[0] == own else f"({link[1]}.md)", markdown)


def opened(path: Path) -> nbformat.NotebookNode:
    """A notebook as it is kept."""
    # nbformat has types, but not for this function.
    book: nbformat.NotebookNode = nbformat.read(path, 4)  # type: ignore[no-untyped-call]  # nbformat has no types
    return book


def run(book: nbformat.NotebookNode) -> None:
    """Run a notebook from top to bottom; it then has its outputs. Raises what a cell raises."""
    # Sockets in a folder of our own: others could listen to those of the network, and files with
    # the usual names would be those of every other notebook that runs from here, too.
    with TemporaryDirectory() as folder:
        sockets = Config({"KernelManager": {"transport": "ipc", "ip": f"{folder}/kernel"}})
        NotebookClient(book, timeout=_CELL_SECONDS, coalesce_streams=True, config=sockets).execute()


def _page(book: Any, path: Path, pictures: list[str]) -> Iterator[str]:
    """A notebook as parts of Markdown; pictures are put into the list, and linked."""
    for number, cell in enumerate(book.cells):
        if cell.cell_type == "code":
            yield f"```python\n{cell.source}\n```"
            for output in cell.outputs:
                yield _shown(output, path, pictures)
        else:
            yield cell.source
        if number == 0:
            yield f"*This page is a notebook: [{path.name}]({path.name}).*"


def _shown(output: Any, path: Path, pictures: list[str]) -> str:
    """What a cell has shown."""
    if output.output_type == "stream":
        return _printed(output.text)
    if "image/svg+xml" in output.data:
        pictures.append(output.data["image/svg+xml"])
        return f"![what the cell above shows]({path.stem}-{len(pictures) - 1}.svg)"
    return _printed(output.data["text/plain"])


def _printed(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"
