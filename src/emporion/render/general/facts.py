"""What a view says, in rows: what each seat has, and what there is besides."""

from typing import Any, Final

from ...core.state import View
from ...text import Wording
from ...text.game import capital

_TOLD: Final = frozenset(
    (
        *("game", "rules", "players", "options", "seat", "phase", "actor", "actors"),
        *("decision", "seats", "points", "draft", "outcome"),
    )
)
"""What is told elsewhere in a picture, or is about the match and not the position."""

Fact = tuple[str, str]
"""A label and a value, both in words."""


def facts_of_seat(view: View, words: Wording, seat: int) -> list[Fact]:
    """What a view tells of a seat in its entry of `seats`."""
    own = _entry(view, seat)
    return [_fact(view, words, key, value) for key, value in own.items() if key != "points"]


def facts_of_table(view: View, words: Wording) -> list[Fact]:
    """What a view tells of everything else; its seat's draft as the actions that it is."""
    found = [_fact(view, words, key, value) for key, value in view.items() if key not in _TOLD]
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


def _fact(view: View, words: Wording, key: str, value: object) -> Fact:
    own = words.game(view["game"])
    return capital(own.term(key)), own.plain(value)
