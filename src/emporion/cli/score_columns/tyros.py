"""Tyros's columns of the table of scores."""

from rich.text import Text

from ...core.state import View
from ...games.tyros.data import FOUR_EMPIRES_POINTS, MAJORITY_POINTS
from ...render.tyros.view_reader import TyrosViewReader
from ...text import Wording
from . import Column, Shown


def note(words: Wording) -> str:
    """How the sheet is read."""
    return words.say("cli.scores.sheet", points=MAJORITY_POINTS)


def columns(words: Wording, view: View, _shown: Shown) -> list[Column]:
    """The score sheet: the empires from the largest on, then the bonus for all four."""
    reading = TyrosViewReader(view)

    def of_empire(empire: int) -> Column:
        heading = f"{words.sort('tyros', empire)}\n{len(reading.empires[empire])}"
        return Column(heading, lambda seat: _in_empire(reading, seat or 0, empire), right=True)

    def bonus(seat: int | None) -> Text:
        return Text(str(FOUR_EMPIRES_POINTS) if seat == view["bonus"] else "")

    all_four = Column(words.say("cli.scores.bonus"), bonus, right=True)
    return [*map(of_empire, reading.by_size), all_four]


def _in_empire(reading: TyrosViewReader, seat: int, empire: int) -> Text:
    """The points for controlled fields, and beside them those for most cities."""
    control, bonus = reading.points_in(seat, empire)
    shown = str(control or "–")
    return Text(f"{shown}+{bonus}" if bonus else shown)
