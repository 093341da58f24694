"""Where the learner sits, and who plays the other seats."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.errors import UnknownSeat
from ..errors import InvalidSetting
from ..validation import as_int

ANY_SEAT: Final = "random"
"""In place of a seat: a random one in every game."""


def checked_seat(seat: Any, players: int) -> int | None:
    """A seat at the table, `None` for `ANY_SEAT`; raises `UnknownSeat`.

    >>> checked_seat(2, players=3), checked_seat("random", players=3)
    (2, None)
    """
    if isinstance(seat, str) and seat == ANY_SEAT:
        return None
    found = as_int(seat)
    if not 0 <= found < players:
        raise UnknownSeat(seat=seat, players=players)
    return found


def opponents_from(opponents: Any, players: int) -> list[Any]:
    """Who plays each of the other seats, from the left neighbour on: one for all, or a list.

    >>> opponents_from("hard", players=3), opponents_from(["easy", "hard"], players=3)
    (['hard', 'hard'], ['easy', 'hard'])
    """
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise InvalidSetting(name="opponents", asked=opponents, known=["…"] * (players - 1))
    return list(opponents)
