"""RULES.md of Tyros tells which sea ways are the book's and which are reconstructed."""

import re

import pytest

from emporion.games.tyros.board import OPEN, SEA_WAYS
from tests.games.rules_md import RulesMd, rows

RULES = RulesMd("tyros")

pytestmark = pytest.mark.once


@pytest.mark.parametrize("basis", ["book", "ours"])
@pytest.mark.parametrize("open_", ["Open", "Closed"])
def test_every_sea_way_reconstructed_or_not_is_listed_with_its_basis(
    open_: str, basis: str
) -> None:
    listed = {
        frozenset(way.split("-"))
        for row in rows(RULES.section("The map"))
        if row[0].startswith(f"{open_}:") and row[1] == f"[{basis}]"
        for way in re.findall(r"\b[0-9TWE]+-[0-9TWE]+\b", row[0])
    }
    there = {
        frozenset(ends)
        for *ends, is_open, source in SEA_WAYS
        if source == basis and (is_open == OPEN) == (open_ == "Open")
    }
    assert listed == there


def test_every_test_that_rests_on_a_reconstructed_way_is_in_a_row() -> None:
    reconstructed = {name for name in RULES.tests_there() if "reconstructed" in name}
    assert reconstructed <= RULES.tests_named_in_rows()
