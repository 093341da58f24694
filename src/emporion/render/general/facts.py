"""What a view says, in rows: what each seat has, and what there is besides.

What is empty or not known is left out.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ...core.state import View
from ...text import Wording
from ...text.game import capital

TOLD_ELSEWHERE: Final = frozenset(
    (
        *("game", "rules", "players", "options", "seat", "phase", "actor", "actors"),
        *("decision", "seats", "points", "draft", "outcome"),
    )
)
"""What is told elsewhere in a picture, or is about the match and not the position."""

BETWEEN: Final = " · "
"""What stands between facts in a row."""

Fact = tuple[str, str]
"""A label and a value, both in words."""


def facts_of_seat(view: View, words: Wording, seat: int) -> list[Fact]:
    """What a view tells of a seat in its entry of `seats`."""
    own = _entry(view, seat)
    return _facts(view, words, {key: own[key] for key in own if key != "points"})


def facts_of_table(view: View, words: Wording) -> list[Fact]:
    """What a view tells of everything else; its seat's draft as the actions that it is."""
    found = _facts(view, words, {key: view[key] for key in view if key not in TOLD_ELSEWHERE})
    draft: list[int] = view.get("draft") or []
    if draft:
        steps = (words.action(view["game"], step, view.get("phase")) for step in draft)
        found.append((capital(words.game(view["game"]).term("draft")), ", ".join(steps)))
    return found


def score_of_seat(view: View, words: Wording, seat: int) -> str:
    """A seat's points, if the view has any: in its entry, or in a list of their own."""
    listed: list[int] = view.get("points", [])
    points = _entry(view, seat).get("points", listed[seat] if seat < len(listed) else None)
    return "" if points is None else words.count("points", points)


def _entry(view: View, seat: int) -> dict[str, Any]:
    seats: list[dict[str, Any]] = view.get("seats", [])
    return seats[seat] if seat < len(seats) else {}


def _facts(view: View, words: Wording, told: dict[str, Any]) -> list[Fact]:
    own = words.game(view["game"])
    return [
        (capital(own.term(key)), own.plain(value))
        for key, value in told.items()
        if value is not None and value not in ("", [], {})
    ]


def side_by_side(facts: Iterable[Fact], fits: Callable[[str], bool]) -> list[list[Fact]]:
    """Facts in rows, as many beside each other as fit.

    >>> side_by_side([("Hand", "5"), ("Stock", "12"), ("Seals", "none")], lambda row: len(row) < 20)
    [[('Hand', '5'), ('Stock', '12')], [('Seals', 'none')]]
    """
    rows: list[list[Fact]] = []
    for fact in facts:
        if rows and fits(in_a_row([*rows[-1], fact])):
            rows[-1].append(fact)
        else:
            rows.append([fact])
    return rows


def in_a_row(facts: Iterable[Fact]) -> str:
    """Facts beside each other.

    >>> in_a_row([("Hand", "5"), ("Stock", "12")])
    'Hand: 5 · Stock: 12'
    """
    return BETWEEN.join(": ".join(fact) for fact in facts)
