"""How choices are listed: in blocks, each of its kind."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Item:
    """An action in a block; within a named block it has a short word, perhaps in a column."""

    action: int
    short: str = ""
    column: int | None = None


@dataclass(frozen=True)
class Block:
    """Actions of a kind, below a name or without."""

    items: list[Item]
    label: str = ""
    is_long: bool = False
    """Whether the list may be too long to be shown whole; at most one block at a time is."""
    in_full: bool = False
    """Whether its actions must be named in full: see `Choice`."""


Named = tuple[str, Item]
"""The name of the row that an action belongs to, and its item there."""


def rows_of(named: Iterable[Named]) -> dict[str, list[Item]]:
    """The items row by row, in the order in which their names come first.

    The row without a name always exists and comes first.
    """
    rows: dict[str, list[Item]] = {"": []}
    for name, item in named:
        rows.setdefault(name, []).append(item)
    return rows
