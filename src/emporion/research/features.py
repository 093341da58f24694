"""A view as numbers: what a seat knows, for learning.

>>> import emporion
>>> from emporion.research import features, layout
>>> match = emporion.new_match("byzanz", players=4, seed=7)
>>> vector = features(match.view(0))
>>> hand = next(field for field in layout("byzanz", 4) if field.name == "hand")
>>> int(vector[hand.start : hand.end].sum())
4
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..core.errors import UnknownSeat
from ..core.state import View
from .arguments import plain
from .errors import ImpossibleSetting
from .layouts import encoder, read

Features = NDArray[np.uint8]


@dataclass(frozen=True)
class Places:
    """Places of an observation that belong together, from `start` up to, not including, `end`."""

    name: str
    start: int
    end: int
    high: int
    """The largest number that can stand there; the smallest is 0."""
    about: str


def layout(game: str, players: int) -> tuple[Places, ...]:
    """What stands where in an observation of a game at a table of a size."""
    found: list[Places] = []
    start = 0
    for field in encoder(game, plain(players)).fields:
        end = start + field.size
        found.append(Places(field.name, start, end, field.high, field.about))
        start = end
    return tuple(found)


def features(view: View) -> Features:
    """What a seat knows, as one row of numbers; `layout` says what stands where.

    Raises `UnknownSeat` for the view of a spectator.
    """
    if view["seat"] is None:
        raise UnknownSeat(seat=None, players=view["players"])
    fields = read(view)
    places = layout(view["game"], view["players"])
    return np.array([number for each in places for number in fields[each.name]], dtype=np.uint8)


def by_name(game: str, players: int, row: Features) -> dict[str, Features]:
    """An observation taken apart, or many at once: for each field its numbers, which share the
    row's memory. Raises `ImpossibleSetting` for a row of another length.
    """
    places = layout(game, players)
    size = places[-1].end
    if row.shape[-1:] != (size,):
        raise ImpossibleSetting(name="row", asked=list(row.shape), known=[[size], ["…", size]])
    return {each.name: row[..., each.start : each.end] for each in places}
