"""What a table in text has in every game."""

from ..core.state import View
from ..text import Wording
from .sheet import Sheet, prose


class TextTable:
    """One drawing: the sheet it goes on, the view, and the words it is in."""

    def __init__(self, sheet: Sheet, view: View, words: Wording, memory: bool) -> None:
        self.sheet = sheet
        self.view = view
        self.words = words
        self.memory = memory
        self.seat: int | None = view["seat"]
        self.players: int = view["players"]

    def asked(self) -> None:
        """What is asked, below all else."""
        self.sheet.gap()
        self.sheet.add(prose("lit", self.words.decision(self.view)), hang=0)
