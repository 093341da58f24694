"""What charts of measured strength share: shares of wins with their intervals, axes, the foot.

Nothing is told by colour alone: what was measured is a disc on a line, a target is a diamond, and
the fair share is a dashed line.
"""

from dataclasses import dataclass
from typing import Final

from ...text import Wording
from ..layout import Box
from ..parts import prefix_of
from ..svg_elements import circle, group, number, path, rect, words
from ..text_metrics import SANS, width_of, wrapped

MARGIN: Final = 16
TEXT: Final = 15
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)

_HEADING: Final = 17
_SMALL: Final = 14
_LINE: Final = 20


@dataclass(frozen=True)
class MeasuredShare:
    """A candidate's share of wins against some others."""

    candidate: str
    other: str
    games: int
    share: float
    low: float
    high: float
    target: float | None = None
    budget: float | None = None
    """How long the candidate thinks: seconds, or tries."""


@dataclass(frozen=True)
class Measurement:
    """Some pairings of a game, and the command that measures them again."""

    game: str
    players: int
    rows: tuple[MeasuredShare, ...]
    command: str

    @property
    def fair(self) -> float:
        """The share of one among equals."""
        return 1 / self.players


def percent(lang: Wording, share: float) -> str:
    """A share as it is written beside its mark."""
    return lang.decimal(f"{share:.1%}")


def said(lang: Wording, measurement: Measurement, row: MeasuredShare) -> str:
    """A row in a sentence."""
    return lang.say(
        "chart.ladder.fair_row" if row.target is None else "chart.ladder.target_row",
        pairing=pairing_name(lang, measurement, row),
        share=percent(lang, row.share),
        games=row.games,
        low=percent(lang, row.low),
        high=percent(lang, row.high),
        target=percent(lang, measurement.fair if row.target is None else row.target),
    )


def described(lang: Wording, measurement: Measurement) -> str:
    """The chart in words: a line for each row, and the command."""
    rows = [said(lang, measurement, row) for row in measurement.rows]
    return "\n".join([*rows, measurement.command])


def pairing_name(lang: Wording, measurement: Measurement, row: MeasuredShare) -> str:
    """Who plays whom."""
    return lang.say(
        "chart.ladder.pairing",
        candidate=row.candidate,
        number=measurement.players - 1,
        other=row.other,
    )


# -- marks ----------------------------------------------------------------------------------------


def disc(prefix: str, x: float, y: float) -> str:
    """What was measured."""
    return circle(x, y, 6.5, f"{prefix}-f-gold {prefix}-s-text", stroke_width=2)


def whisker(prefix: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    """An interval, across or upright, with a bar at each end."""
    (x1, y1), (x2, y2) = start, end
    across = y1 == y2
    dx, dy = (0, 6) if across else (6, 0)
    drawn = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    for x, y in (start, end):
        drawn += f"M{number(x - dx)} {number(y - dy)}L{number(x + dx)} {number(y + dy)}"
    return path(drawn, f"{prefix}-s-text", stroke_width=2.4, stroke_linecap="round")


def diamond(prefix: str, x: float, y: float) -> str:
    """A target."""
    shape = f"M{number(x)} {number(y - 7.5)}l6 7.5l-6 7.5l-6-7.5Z"
    return path(shape, f"{prefix}-f-slip {prefix}-s-text", stroke_width=2)


def goal(prefix: str, x: float, y: float) -> str:
    """A target in its row: on a stem, so that it can be seen behind the measured share."""
    stem = f"M{number(x)} {number(y - 13)}V{number(y + 13)}"
    return path(stem, f"{prefix}-s-text", stroke_width=1.6) + diamond(prefix, x, y + 15.5)


def fair_line(prefix: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    """The share of one among equals."""
    d = f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"
    return path(d, f"{prefix}-s-soft", stroke_width=2, stroke_dasharray="7 5")


# -- below the chart ------------------------------------------------------------------------------


def foot(lang: Wording, measurement: Measurement, box: Box, targets: bool) -> tuple[str, float]:
    """The legend and the command; and where they end."""
    prefix = prefix_of(measurement.game)
    marks = [
        (whisker(prefix, (0, 0), (34, 0)) + disc(prefix, 17, 0), lang.say("chart.ladder.measured")),
        (fair_line(prefix, (0, 0), (34, 0)), lang.say("chart.ladder.fair")),
    ]
    if targets:
        marks.append((diamond(prefix, 17, 0), lang.say("chart.ladder.target")))
    meanings, y = legend(prefix, marks, box)
    commands, end = command_lines(prefix, measurement.command, Box(box.x, y, box.width, 0))
    return group(meanings, commands, class_="emp-legend"), end


def legend(prefix: str, marks: list[tuple[str, str]], box: Box) -> tuple[str, float]:
    """Each mark with its meaning, in as many lines as it takes; and where what follows begins."""
    x, y = box.x, box.y
    drawn = []
    for mark, meaning in marks:
        wide = 44 + width_of(meaning, TEXT) * SANS
        if x > box.x and x + wide > box.x + box.width:
            x, y = box.x, y + 26
        label = words(x + 42, y + 5, meaning, _label(prefix, "text"), font_size=TEXT)
        drawn += [group(mark, transform=f"translate({number(x)} {number(y)})"), label]
        x += wide + 16
    return "".join(drawn), y + 32


def command_lines(prefix: str, command: str, box: Box) -> tuple[str, float]:
    """The command that measures the same again; and where it ends."""
    y = box.y
    drawn = []
    for line in wrapped(command, box.width / SANS, _SMALL):
        drawn.append(words(box.x, y, line, _label(prefix, "soft"), font_size=_SMALL))
        y += _LINE
    return "".join(drawn), y


def heading(prefix: str, name: str, width: float) -> tuple[str, float]:
    """A chart's name in as many lines as it takes; and where they end."""
    lines = wrapped(name, (width - 2 * MARGIN) / SANS, _HEADING)
    drawn = [
        words(MARGIN, 32 + 22 * at, line, f"{prefix}-value {prefix}-start {prefix}-f-text",
              font_size=_HEADING)
        for at, line in enumerate(lines)
    ]  # fmt: skip
    return "".join(drawn), 32.0 + 22 * len(lines)


def slip(prefix: str, width: float, height: float) -> str:
    """The paper that a chart is on."""
    return rect(1, 1, width - 2, height - 2, f"{prefix}-slip", rx=10)


def tick(prefix: str, line: str, label: str, zero: bool) -> str:
    """A line of the grid with its label."""
    return group(path(line, f"{prefix}-chart-axis" if zero else f"{prefix}-chart-grid"), label)


def _label(prefix: str, colour: str) -> str:
    return f"{prefix}-label {prefix}-start {prefix}-f-{colour}"
