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
from .encoders import encoder, read
from .errors import InvalidSetting
from .validation import from_numpy

Features = NDArray[np.uint8]


@dataclass(frozen=True)
class FieldSlice:
    """A field of an observation: its places from `start` up to, not including, `end`.

    >>> layout("byzanz", 4)[0].name, layout("byzanz", 4)[0].end
    ('phase', 8)
    """

    name: str
    start: int
    end: int
    high: int
    """The largest number that can stand there; the smallest is 0."""
    about: str


def layout(game: str, players: int) -> tuple[FieldSlice, ...]:
    """The fields of an observation of a game at a table of a size, in their order.

    Raises `UnknownGame`, `InvalidPlayerCount`, or `NoObservation` for a game without an encoder.

    >>> layout("byzanz", 4)[-1].end
    367
    """
    found: list[FieldSlice] = []
    start = 0
    for field in encoder(game, from_numpy(players)).fields:
        end = start + field.size
        found.append(FieldSlice(field.name, start, end, field.high, field.about))
        start = end
    return tuple(found)


def features(view: View) -> Features:
    """What a seat knows, as one row of numbers; `layout` says what stands where.

    Raises `UnknownSeat` for the view of a spectator, and `NoObservation`.

    >>> import emporion
    >>> features(emporion.new_match("byzanz", players=4, seed=7).view(0)).shape
    (367,)
    """
    if view["seat"] is None:
        raise UnknownSeat(seat=None, players=view["players"])
    fields = read(view)
    slices = layout(view["game"], view["players"])
    return np.array([number for each in slices for number in fields[each.name]], dtype=np.uint8)


def unflatten(game: str, players: int, row: Features) -> dict[str, Features]:
    """The fields of an observation, or of many at once, each by its name.

    The arrays share the memory of `row`. Raises `InvalidSetting` for a row of another length.

    >>> import emporion
    >>> row = features(emporion.new_match("byzanz", players=4, seed=7).view(0))
    >>> unflatten("byzanz", 4, row)["hand_size_0"].tolist()
    [4]
    """
    slices = layout(game, players)
    size = slices[-1].end
    if row.shape[-1:] != (size,):
        raise InvalidSetting(name="row", asked=list(row.shape), known=[[size], ["…", size]])
    return {each.name: row[..., each.start : each.end] for each in slices}
