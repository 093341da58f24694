"""A learning curve: how surprising the results of unseen games are, the more has been learned."""

from dataclasses import dataclass
from typing import Final

from ..text import Wording
from .chart_measured import (
    MARGIN,
    TEXT,
    command_lines,
    disc,
    fair_line,
    heading,
    legend,
    slip,
    tick,
)
from .emblems import group, number, path, title, words
from .frame import Box, Drawing
from .palette import GAMES

_LEFT: Final = 72
_RIGHT: Final = 30
_TICKS: Final = 4
_LABELS: Final = 5
"""How many numbers of games are written below."""


@dataclass(frozen=True)
class Learning:
    """A training's marks: games learned from, and the surprise then; the command that made them."""

    game: str
    marks: tuple[tuple[int, float], ...]
    by_hand: float
    """The surprise of the judgement made by hand."""
    command: str


def chart(learning: Learning, lang: Wording, width: int) -> Drawing:
    """The whole chart on its slip."""
    prefix, _ = GAMES[learning.game]
    name = lang.say("chart.learning.name", game=lang.game_title(learning.game))
    head, top = heading(prefix, name, width)
    plot = Box(_LEFT, top + 10, width - _LEFT - _RIGHT, width * 0.42)
    base = plot.y + plot.height
    surprises = [surprise for _, surprise in learning.marks] + [learning.by_hand]
    low, high = _span(min(surprises), max(surprises))
    most = max(games for games, _ in learning.marks) or 1

    def place(games: float, surprise: float) -> tuple[float, float]:
        share = (surprise - low) / (high - low)
        return plot.x + plot.width * games / most, base - plot.height * share

    places = [place(*mark) for mark in learning.marks]
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    hand = place(0, learning.by_hand)[1]
    marks = [
        (disc(prefix, 17, 0), lang.say("chart.learning.learned")),
        (fair_line(prefix, (0, 0), (34, 0)), lang.say("chart.learning.by_hand")),
    ]
    below = Box(MARGIN, base + 74, width - 2 * MARGIN, 0)
    meanings, under = legend(prefix, marks, below)
    commands, end = command_lines(prefix, learning.command, Box(MARGIN, under, below.width, 0))
    label = f"{prefix}-label {prefix}-f-soft"
    body = [
        slip(prefix, width, end),
        head,
        *(
            _tick(prefix, lang, plot, surprise, place(0, surprise)[1])
            for surprise in (low + (high - low) * step / _TICKS for step in range(_TICKS + 1))
        ),
        fair_line(prefix, (plot.x, hand), (plot.x + plot.width, hand)),
        path(line, f"{prefix}-s-text", stroke_width=2.4, fill="none"),
        group(
            title(said(lang, learning)),
            disc(prefix, *places[-1]),
        ),
        *(
            words(
                plot.x + plot.width * step / (_LABELS - 1),
                base + 22,
                str(round(most * step / (_LABELS - 1))),
                label,
                font_size=TEXT,
            )
            for step in range(_LABELS)
        ),
        words(
            plot.x + plot.width / 2, base + 46, lang.say("chart.learning.games"),
            f"{prefix}-label {prefix}-f-text", font_size=TEXT,
        ),
        group(meanings, commands, class_="emp-legend"),
    ]  # fmt: skip
    return Drawing(width, end, name, "".join(body))


def said(lang: Wording, learning: Learning) -> str:
    """What the curve shows, in a sentence."""
    games, surprise = learning.marks[-1]
    return lang.say(
        "chart.learning.said",
        games=games,
        first=lang.decimal(f"{learning.marks[0][1]:.3f}"),
        last=lang.decimal(f"{surprise:.3f}"),
        by_hand=lang.decimal(f"{learning.by_hand:.3f}"),
    )


def described(lang: Wording, learning: Learning) -> str:
    """The chart in words, and the command."""
    return f"{said(lang, learning)}\n{learning.command}"


def _span(low: float, high: float) -> tuple[float, float]:
    """A little room below and above all values."""
    room = 0.08 * (high - low) or 0.05
    return low - room, high + room


def _tick(prefix: str, lang: Wording, plot: Box, surprise: float, y: float) -> str:
    label = words(
        plot.x - 8, y + 5, lang.decimal(f"{surprise:.2f}"),
        f"{prefix}-label {prefix}-end {prefix}-f-soft", font_size=TEXT,
    )  # fmt: skip
    line = f"M{number(plot.x)} {number(y)}h{number(plot.width)}"
    return tick(prefix, line, label, y >= plot.y + plot.height - 0.5)
