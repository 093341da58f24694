"""The engine's board and the one of the plain reading, which knows nothing of it, are the same."""

import ast
from pathlib import Path

import pytest

from emporion.games.tyros.board import SEA_WAYS
from emporion.games.tyros.sea import COAST_NAMES, DISTANCE, FIELD_NAMES, NEIGHBOURS, members

from . import plain_map

PLAIN = sorted(Path(__file__).parent.glob("plain*.py"))

pytestmark = pytest.mark.once


@pytest.mark.parametrize("module", PLAIN, ids=[path.stem for path in PLAIN])
def test_the_plain_reading_takes_nothing_from_the_engine(module: Path) -> None:
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            assert not any(name.name.startswith("emporion") for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not (node.module or "").startswith("emporion")


def test_both_boards_have_the_same_fields_and_neighbours() -> None:
    engine = {
        FIELD_NAMES[field]: {FIELD_NAMES[other] for other in members(beside)}
        for field, beside in enumerate(NEIGHBOURS)
    }
    assert engine == plain_map.BESIDE


def test_both_boards_have_the_same_sea_ways_reconstructed_or_not() -> None:
    engine: dict[bool, set[frozenset[str]]] = {True: set(), False: set()}
    for one, other, is_open, _source in SEA_WAYS:
        engine[is_open].add(frozenset({one, other}))
    assert engine[True] == plain_map.WAYS
    assert engine[False] == plain_map.CLOSED


def test_both_boards_have_the_same_distances_by_the_books_and_the_reconstructed_ways() -> None:
    engine = {
        coast: dict(zip(COAST_NAMES, DISTANCE[number], strict=True))
        for number, coast in enumerate(COAST_NAMES)
    }
    assert engine == plain_map.STEPS, "every coast is reached from every other"
