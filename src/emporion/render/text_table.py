"""What a table in text has in every game."""

from abc import ABC, abstractmethod
from typing import Final

from ..core.state import View
from ..text import Wording
from ..text.display import Display
from .seat_marks import SIGNS
from .text_layout import TextLayout, prose

LONGEST_NAME: Final = 14
"""Letters of a name in a table, which has to fit 80 columns."""


class TextTable(ABC):
    """One drawing: the layout it goes on, the view, and the words it is in."""

    def __init__(self, layout: TextLayout, view: View, words: Wording, display: Display) -> None:
        self.layout = layout
        self.view = view
        self.words = words
        self.display = display
        self.memory = display.memory
        self.seat: int | None = view["seat"]
        self.players: int = view["players"]

    @abstractmethod
    def draw(self) -> None:
        """Put all of it on the layout."""

    def sign(self, seat: int) -> str:
        """A seat's sign."""
        return SIGNS[self.words.colours[seat]]

    def called(self, seat: int, most: int = LONGEST_NAME) -> str:
        """What a seat is called, short enough for a table."""
        name = self.words.seat(seat)
        return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"

    def named(self, seat: int) -> str:
        """A seat's sign and name, and whether it is the reader's."""
        name = f"{self.sign(seat)} {self.called(seat)}"
        return self.words.with_you(name, seat, self.seat)

    def role(self, seat: int) -> str:
        """The role of what belongs to a seat."""
        return f"seat.{self.words.colours[seat]}"

    def shows_score(self, seat: int) -> bool:
        """Whether a seat's running score lies open to the reader."""
        return self.display.shows_score(self.view, seat)

    def asked(self) -> None:
        """What is asked, below all else."""
        self.layout.gap()
        self.layout.add(prose("lit", self.words.decision(self.view)), hang=0)
