"""What follows what is decided in `flow.py` of each game, and nowhere else in its folder."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.rules_md import GAMES
from tests.games.test_rules_md import CHAPTERS

DECIDED = {
    "byzanz": {"phase", "actor"},
    "tyros": {"phase", "actor", "active", "turns_left"},
    "ys": {"phase", "actor", "asked"},
}
"""The fields of a state that say what comes next, and who is asked."""

DECIDING = {"flow.py", "state.py"}
"""The flow itself, and the constructor."""

pytestmark = pytest.mark.once


def chapters(game: str) -> list[Path]:
    """All modules of a game that must not decide what follows."""
    return [path for path in (GAMES / game).glob("*.py") if path.name not in DECIDING]


def assigned(tree: ast.AST) -> Iterator[str]:
    """The attributes that a module assigns to, in whatever way."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
            yield "phase"


@pytest.mark.parametrize("game", CHAPTERS)
def test_the_flow_alone_sets_the_phase_and_whose_turn_it_is(game: str) -> None:
    deciding = {path.name for path in chapters(game) if DECIDED[game] & set(assigned(tree(path)))}
    assert deciding == set()
    assert set(assigned(tree(GAMES / game / "flow.py"))) >= DECIDED[game]


@pytest.mark.parametrize("game", CHAPTERS)
def test_a_state_sets_them_in_its_constructor_alone(game: str) -> None:
    methods = [
        function.name
        for function in ast.walk(tree(GAMES / game / "state.py"))
        if isinstance(function, ast.FunctionDef) and DECIDED[game] & set(assigned(function))
    ]
    assert methods == ["__init__"]


@pytest.mark.parametrize("game", CHAPTERS)
def test_no_import_is_hidden_in_a_function_from_the_contract_that_forbids_circles(
    game: str,
) -> None:
    hidden = [
        f"{path.name}:{node.lineno}"
        for path in (GAMES / game).glob("*.py")
        for function in ast.walk(tree(path))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert hidden == []


@pytest.mark.parametrize("game", CHAPTERS)
def test_chapters_know_of_the_state_by_its_type_alone(game: str) -> None:
    """What is imported for types is left out of the contract; so it is the state, and no more."""
    for path in chapters(game):
        for block in ast.walk(tree(path)):
            if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING":
                modules = [part.module for part in block.body if isinstance(part, ast.ImportFrom)]
                assert modules == ["state"], path.name


def tree(path: Path) -> ast.Module:
    """A module, parsed."""
    return ast.parse(path.read_text("utf-8"))
