"""A position with nothing hidden: what a view shows once everything may be seen.

For games that are over, and for records, which hold every secret anyway.
"""

from ..catalogue import using
from ..core.state import State, View
from .general.facts import TOLD_ELSEWHERE
from .parts import pictures_of_any


def open_view(game: str, state: State) -> View:
    """A spectator's view in which all hands lie open, as far as the game's pictures know how."""
    view = state.view(None)
    own = [state.view(seat) for seat in range(state.players)]
    opened = pictures_of_any(game).open_view or _opened_plainly
    with using(game, "pictures"):
        opened(view, own)
    return view


def _opened_plainly(view: View, own: list[View]) -> None:
    """Each seat's entry gets what its own view tells of it alone."""
    seats = view.setdefault("seats", [{} for _ in own])
    for entry, seen in zip(seats, own, strict=True):
        entry.update({key: seen[key] for key in seen if key not in {*view, *TOLD_ELSEWHERE}})
