"""What others program against has examples, which the doctests run."""

import ast
import inspect
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import emporion

pytestmark = pytest.mark.once

PACKAGES = (
    "arena",
    "bots",
    "research",
    "research.gymnasium",
    "research.openspiel",
    "research.pettingzoo",
)


def public() -> list[tuple[str, Any]]:
    """Every public class and function, with its name."""
    found = [(name, getattr(emporion, name)) for name in emporion.__all__ if name[0] != "_"]
    found += [
        (f"Match.{name}", value)
        for name, value in vars(emporion.Match).items()
        if not name.startswith("_") and (callable(value) or isinstance(value, property))
    ]
    for package in PACKAGES:
        module = import_module(f"emporion.{package}")
        found += [(name, getattr(module, name)) for name in module.__all__]
    return [(name, each) for name, each in found if callable(each) or isinstance(each, property)]


@cache
def written(module: str) -> dict[str, str]:
    """What the source of a module says of each class and function: compiled ones have no docs.

    A method goes by its class and its name.
    """
    root = Path(emporion.__file__).parent.joinpath(*module.split(".")[1:])
    path = root / "__init__.py" if root.is_dir() else root.with_suffix(".py")
    found: dict[str, str] = {}

    def read(node: ast.AST, within: str) -> None:
        for each in ast.iter_child_nodes(node):
            if isinstance(each, ast.ClassDef | ast.FunctionDef):
                found[within + each.name] = ast.get_docstring(each) or ""
                read(each, f"{within}{each.name}.")

    read(ast.parse(path.read_text("utf-8")), "")
    return found


@pytest.mark.parametrize(("name", "each"), public(), ids=[name for name, _ in public()])
def test_everything_public_has_an_example(name: str, each: Any) -> None:
    said = inspect.getdoc(each) or ""
    if ">>>" not in said:
        function: Any = each.fget if isinstance(each, property) else each
        said = written(function.__module__)[function.__qualname__]
    assert ">>>" in said, name


def test_every_public_name_has_its_place_in_the_reference() -> None:
    folder = Path(__file__).parents[1] / "docs" / "api"
    shown = {
        line.removeprefix("::: ")
        for page in folder.glob("*.md")
        for line in page.read_text("utf-8").splitlines()
        if line.startswith("::: ")
    }
    for name in emporion.__all__:
        if name != "__version__":
            module = getattr(emporion, name).__module__
            assert shown & {f"emporion.{name}", f"{module}.{name}", module}, name
