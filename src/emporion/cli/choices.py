"""What may be chosen, as a numbered list of a bounded length.

What the longest list has beyond that is not shown, but has its number, too.
"""

from dataclasses import dataclass, field
from itertools import count
from typing import Final

from ..core.state import View
from ..render.choices import blocks
from ..table import Match, Turn
from ..text import Wording

LIST_LENGTH: Final = 12
"""How many choices are shown before the rest is kept back."""

MIN_OF_MANY: Final = 3
"""How many of the longest list are shown at least."""


@dataclass(frozen=True)
class NumberedChoice:
    """One thing to choose: its number in the list, its action, its text and its words."""

    number: int
    action: int
    code: str
    label: str
    row: str = ""
    """What stands before the row that it is in."""
    short: str = ""
    """Its words within that row."""
    column: int | None = None
    """Its place within rows that stand below each other."""
    in_full: bool = False
    """Whether it is one of many alike and cannot be taken back: then nobody's words are guessed."""


@dataclass(frozen=True)
class ChoiceMenu:
    """All that may be chosen now: the rows that are always shown, and the longest list."""

    view: View
    """What the seat knows that chooses, with all that it has laid."""
    rows: list[list[NumberedChoice]]
    many: list[NumberedChoice] = field(default_factory=list)

    @property
    def shown(self) -> list[NumberedChoice]:
        """What is always shown."""
        return [choice for row in self.rows for choice in row]

    @property
    def all(self) -> list[NumberedChoice]:
        """Every choice, by its number."""
        return self.shown + self.many

    @property
    def may_be_shown_whole(self) -> bool:
        """Whether the longest list may be shown whole where it fits: its choices are not alike."""
        return not any(choice.in_full for choice in self.many)

    def shown_many(self, most: int = LIST_LENGTH) -> list[NumberedChoice]:
        """As much of the longest list as a short list and the screen have room for."""
        room = max(min(LIST_LENGTH - len(self.shown), most), MIN_OF_MANY)
        # Naming the one that is kept back would take a line as well.
        return self.many[:room] if len(self.many) > room + 1 else self.many


def choices(match: Match, turn: Turn, words: Wording, memory: bool = False) -> ChoiceMenu:
    """What a seat may choose now, numbered from 1."""
    view = turn.view()
    rows: list[list[NumberedChoice]] = []
    many: list[NumberedChoice] = []
    numbers = count(1)
    for block in blocks(view, words, turn.options(), memory):
        row = [
            NumberedChoice(
                number=next(numbers),
                action=item.action,
                code=match.game.show(turn.seat, item.action),
                label=words.choice(view, item.action),
                row=block.label,
                short=item.short,
                column=item.column,
                in_full=block.in_full,
            )
            for item in block.items
        ]
        if block.is_long:
            many += row
        elif row:
            rows.append(row)
    return ChoiceMenu(view, rows, many)


def laid_steps(match: Match, turn: Turn, words: Wording) -> list[NumberedChoice]:
    """What a seat has laid and may take back, numbered from 1."""
    view = turn.view()
    steps = list(dict.fromkeys(turn.removable()))
    return [
        NumberedChoice(
            number=number,
            action=step,
            code=match.game.show(turn.seat, step),
            label=words.action(view["game"], step, view.get("phase")),
        )
        for number, step in enumerate(steps, 1)
    ]
