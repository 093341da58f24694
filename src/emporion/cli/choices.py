"""What may be chosen, as a numbered list that never becomes a wall.

What the longest list has more than a screen likes is kept back, and has its number all the same.
"""

from dataclasses import dataclass, field
from typing import Final

from ..core.state import View
from ..render.choices import Block, blocks
from ..table import Match, Turn
from ..text import Wording

LIST_LENGTH: Final = 12
"""How many choices are shown before the rest is kept back."""

FEWEST_OF_MANY: Final = 3
"""However many other choices there are, so many of the longest list are shown."""


@dataclass(frozen=True)
class Choice:
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
class Choices:
    """All that may be chosen now: the rows that are always shown, and the longest list."""

    view: View
    """What the seat knows that chooses, with all that it has laid."""
    rows: list[list[Choice]]
    many: list[Choice] = field(default_factory=list)

    @property
    def shown(self) -> list[Choice]:
        """What is always shown."""
        return [choice for row in self.rows for choice in row]

    @property
    def all(self) -> list[Choice]:
        """Every choice, by its number."""
        return self.shown + self.many

    @property
    def never_a_wall(self) -> bool:
        """Whether the longest list may be shown whole where it fits: its choices are not alike."""
        return not any(choice.in_full for choice in self.many)

    def shown_many(self, most: int = LIST_LENGTH) -> list[Choice]:
        """What a short list has room for, and a screen that can show so many."""
        room = max(min(LIST_LENGTH - len(self.shown), most), FEWEST_OF_MANY)
        # Naming the one that is kept back would take a line as well.
        return self.many[:room] if len(self.many) > room + 1 else self.many


def choices(match: Match, turn: Turn, words: Wording, memory: bool = False) -> Choices:
    """What a seat may choose now, numbered from 1."""
    view = turn.view()
    rows: list[list[Choice]] = []
    many: list[Choice] = []
    number = 0
    for block in blocks(view, words, turn.options(), memory):
        row = [
            _choice(match, turn.seat, words, view, block, place, number + place + 1)
            for place in range(len(block.items))
        ]
        number += len(row)
        if block.is_long:
            many += row
        elif row:
            rows.append(row)
    return Choices(view, rows, many)


def laid_steps(match: Match, turn: Turn, words: Wording) -> list[Choice]:
    """What a seat has laid and may take back, numbered from 1."""
    view = turn.view()
    steps = list(dict.fromkeys(turn.removable()))
    return [
        Choice(
            number=number,
            action=step,
            code=match.game.show(turn.seat, step),
            label=words.action(view["game"], step, view["phase"]),
        )
        for number, step in enumerate(steps, 1)
    ]


def _choice(
    match: Match,
    seat: int,
    words: Wording,
    view: View,
    block: Block,
    place: int,
    number: int,
) -> Choice:
    item = block.items[place]
    return Choice(
        number=number,
        action=item.action,
        code=match.game.show(seat, item.action),
        label=words.choice(view, item.action),
        row=block.label,
        short=item.short,
        column=item.column,
        in_full=block.in_full,
    )
