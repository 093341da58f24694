"""What each seat has seen and done so far, as fingerprints."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from ...core.events import Event
from ...core.state import State
from ..settings import json_text

SIZE: Final = 16
"""Bytes of a fingerprint: too many for two histories ever to have the same one by chance."""


def extended(before: bytes, text: str) -> bytes:
    """The fingerprint of what was before, and a text after it.

    >>> extended(b"", "a") == extended(b"", "a") != extended(extended(b"", "a"), "a")
    True
    """
    return blake2b(before + text.encode(), digest_size=SIZE).digest()


class SeatHistories:
    """For each seat, and last for a spectator, a fingerprint of all that it has seen and done.

    Events tell what happened between two views. They leave out what a seat cannot see, such as how
    long others are drafting. What is added is hashed when a history is asked for, since a search
    asks for few of the histories of its positions.

    >>> histories = SeatHistories.of_nothing(2)
    >>> before = histories.of(0), histories.of(1)
    >>> histories.add(0, 5, [])
    >>> histories.of(0) == before[0], histories.of(1) == before[1]
    (False, True)
    """

    def __init__(self, fingerprints: list[bytes]) -> None:
        self._fingerprints = fingerprints
        self._pending: list[Event | tuple[int, int]] = []

    @classmethod
    def of_nothing(cls, players: int) -> "SeatHistories":
        """The histories before a game begins."""
        return cls([b""] * (players + 1))

    @classmethod
    def of_views(cls, state: State) -> "SeatHistories":
        """Histories that begin with a position, of whose past nothing is known."""
        seats: list[int | None] = [*range(state.players), None]
        return cls([extended(b"", json_text(state.view(seat))) for seat in seats])

    def copy(self) -> "SeatHistories":
        """An independent copy."""
        copied = SeatHistories(self._fingerprints[:])
        copied._pending = self._pending[:]
        return copied

    def add(self, seat: int, action: int, events: Sequence[Event]) -> None:
        """A seat (or chance, whose part nobody sees) did something, and these events followed."""
        if seat >= 0:
            self._pending.append((seat, action))
        self._pending.extend(events)

    def replace(self, seat: int, fingerprint: bytes) -> None:
        """Give a seat another history."""
        self._fingerprints[seat] = fingerprint

    def of(self, seat: int | None) -> bytes:
        """The fingerprint of a seat; `None` for a spectator."""
        for item in self._pending:
            if isinstance(item, Event):
                self._extend_all(item)
            else:
                actor, action = item
                self._fingerprints[actor] = extended(self._fingerprints[actor], f"did {action}")
        self._pending.clear()
        return self._fingerprints[-1 if seat is None else seat]

    def _extend_all(self, event: Event) -> None:
        """An event reaches all, each as it sees it."""
        open_to_all = json_text(event.seen_by(None))
        for place, before in enumerate(self._fingerprints):
            told = json_text(event.seen_by(place)) if place in event.knows else open_to_all
            self._fingerprints[place] = extended(before, told)
