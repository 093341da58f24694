"""What each seat has seen and done so far, as fingerprints."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from ...core.events import Event
from ...core.state import State

SIZE: Final = 16
"""Bytes of a fingerprint: too many for two histories ever to have the same one by chance."""


def text_of(data: Any) -> str:
    """Plain data as text, equal for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def linked(before: bytes, text: str) -> bytes:
    """The fingerprint of what was before, and a text after it."""
    return blake2b(before + text.encode(), digest_size=SIZE).digest()


class Memory:
    """For each seat, and last for a spectator, a fingerprint of all that it has seen and done.

    Events tell what happened between two looks at a view, and leave out what a seat cannot see:
    also how long others are drafting. News is only put by, and worked in when somebody asks: most
    of what a search plays through is never asked for.
    """

    def __init__(self, prints: list[bytes]) -> None:
        self._prints = prints
        self._news: list[Event | tuple[int, int]] = []

    @classmethod
    def of_nothing(cls, players: int) -> "Memory":
        """What is remembered before a game begins."""
        return cls([b""] * (players + 1))

    @classmethod
    def of_views(cls, state: State) -> "Memory":
        """What is remembered where a position is all that is known of the past."""
        seats: list[int | None] = [*range(state.players), None]
        return cls([linked(b"", text_of(state.view(seat))) for seat in seats])

    def copy(self) -> "Memory":
        """A memory of its own."""
        copied = Memory(self._prints[:])
        copied._news = self._news[:]
        return copied

    def add(self, seat: int, action: int, events: Sequence[Event]) -> None:
        """A seat (or chance, whose part nobody sees) did something, and these events followed."""
        if seat >= 0:
            self._news.append((seat, action))
        self._news.extend(events)

    def put(self, seat: int, print_: bytes) -> None:
        """Let a seat remember something else."""
        self._prints[seat] = print_

    def of(self, seat: int | None) -> bytes:
        """What a seat remembers; `None` for a spectator."""
        for news in self._news:
            if isinstance(news, Event):
                self._hear(news)
            else:
                actor, action = news
                self._prints[actor] = linked(self._prints[actor], f"did {action}")
        self._news.clear()
        return self._prints[-1 if seat is None else seat]

    def _hear(self, event: Event) -> None:
        """An event reaches all, each as it sees it."""
        open_to_all = text_of(event.seen_by(None))
        for place, before in enumerate(self._prints):
            told = text_of(event.seen_by(place)) if place in event.knows else open_to_all
            self._prints[place] = linked(before, told)
