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
def written() -> dict[str, str]:
    """What the sources say of each class and function, by its name: compiled ones have no docs."""
    found: dict[str, str] = {}
    for path in Path(emporion.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                found[node.name] = found.get(node.name, "") + (ast.get_docstring(node) or "")
    return found


@pytest.mark.parametrize(("name", "each"), public(), ids=[name for name, _ in public()])
def test_everything_public_has_an_example(name: str, each: Any) -> None:
    said = inspect.getdoc(each) or ""
    assert ">>>" in said or ">>>" in written()[each.__name__], name
