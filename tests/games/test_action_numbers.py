"""Action numbers are taken apart by the rules and in hot loops alone; all others read kinds."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import emporion

SOURCE = Path(__file__).parents[2] / "src" / "emporion"

HOT = ("games", "bots/evaluators", "research/encoding")
"""What is compiled, and may use the constants: the table of actions is checked against them."""

pytestmark = pytest.mark.once


def constants(path: Path) -> Iterator[str]:
    """The numbers that a module imports from a game's actions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        _, games, module = node.module.rpartition("games.")
        if games and module.endswith(".actions"):
            actions = import_module(f"emporion.games.{module}")
            yield from (
                alias.name for alias in node.names if isinstance(getattr(actions, alias.name), int)
            )


def test_no_module_outside_of_hot_loops_knows_the_number_of_an_action() -> None:
    cold = [
        path
        for path in SOURCE.rglob("*.py")
        if not path.relative_to(SOURCE).as_posix().startswith(HOT)
    ]
    assert {path.name: list(constants(path)) for path in cold if list(constants(path))} == {}


def test_constants_are_found_where_they_are_used() -> None:
    for name in emporion.game_names():
        modules = (SOURCE / "bots" / "evaluators" / name).glob("*.py")
        assert any(list(constants(path)) for path in modules)
