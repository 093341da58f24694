"""What an observation is made of, and how it is written."""

from abc import ABC, abstractmethod
from typing import Final

from librt.strings import BytesWriter

from ...core.native import mypyc_attr, undefined
from ...core.seats import COLOURS
from ...core.state import State

MAX_VALUE: Final = 255
"""The largest number that a place of an observation can hold."""


class Field:
    """Some places of an observation that belong together: their name, and the largest number.

    >>> from emporion.research.encoders import encoder
    >>> phase = encoder("byzanz", 4).fields[0]
    >>> phase.name, phase.size, phase.high
    ('phase', 8, 1)
    """

    def __init__(self, name: str, size: int, high: int, about: str) -> None:
        self.name = name
        self.size = size
        self.high = high
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """Writes what a seat knows as numbers from 0 to 255, for one game and number of players.

    It reads states, since building a view takes longer than playing a whole turn. It must agree
    with `emporion.research.features`, which reads views alone: tests compare the two at every
    decision of random games, so nothing hidden can get into an observation.

    Seats are told from the observing seat on: 0 is the seat itself, 1 its left neighbour.

    >>> from emporion.games import find
    >>> from emporion.research.encoders import encoder
    >>> byzanz = encoder("byzanz", 3)
    >>> len(byzanz.encode(find("byzanz").setup(3), 0)) == byzanz.observation_size
    True
    """

    def __init__(self, players: int, fields: list[Field]) -> None:
        self.players = players
        self.fields = fields
        size = 0
        for field in fields:
            size += field.size
        self.observation_size = size
        """How many numbers an observation has."""

    @abstractmethod
    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Add what a seat knows of a state: all fields in their order."""
        raise undefined(self, "write")

    def encode(self, state: State, seat: int) -> bytes:
        """What a seat knows of a state, a byte for each place."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()


class EmptyEncoder(Encoder):
    """Writes nothing, for games that have no observations.

    >>> EmptyEncoder(4).observation_size
    0
    """

    def __init__(self, players: int) -> None:
        super().__init__(players, [])

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """No field at all."""


def one_hot(size: int) -> list[bytes]:
    """For each place the row that has a 1 there; last of all the row that has none.

    >>> [list(row) for row in one_hot(2)]
    [[1, 0], [0, 1], [0, 0]]
    """
    rows = [bytes([int(place == here) for place in range(size)]) for here in range(size)]
    return [*rows, bytes(size)]


SEAT_ROWS: Final = [one_hot(players) for players in range(len(COLOURS) + 1)]
"""By number of players, the row of each seat; the last one is nobody's."""


def capped(number: int) -> int:
    """The nearest number from 0 to `MAX_VALUE`.

    >>> capped(-1), capped(7), capped(300)
    (0, 7, 255)
    """
    if number < 0:
        return 0
    return number if number < MAX_VALUE else MAX_VALUE


def seat_from(seat: int, other: int, players: int) -> int:
    """How many seats to the left of one another sits; `players` for nobody.

    >>> seat_from(3, 1, 4), seat_from(3, -1, 4)
    (2, 4)
    """
    if other < 0:
        return players
    return other - seat if other >= seat else other - seat + players
