"""Who beats whom: a share of wins with its interval and target for each pairing."""

from typing import Final

from ...text import Wording
from ..layout import Box, Drawing
from ..parts import prefix_of
from ..svg_elements import group, number, title, words
from ..text_metrics import SANS, shortened
from .measurements import (
    MARGIN,
    TEXT,
    TICKS,
    MeasuredShare,
    Measurement,
    disc,
    fair_line,
    foot,
    goal,
    heading,
    pairing_name,
    percent,
    said,
    slip,
    tick,
    whisker,
)

_ROW: Final = 66
_SIDE: Final = 26
"""Room for half of a label beside the axis."""


def chart(measurement: Measurement, lang: Wording, width: int) -> Drawing:
    """The whole chart on its slip."""
    prefix = prefix_of(measurement.game)
    name = lang.say(
        "chart.ladder.name", game=lang.game_title(measurement.game), players=measurement.players
    )
    head, top = heading(prefix, name, width)
    plot = Box(MARGIN + _SIDE, top, width - 2 * (MARGIN + _SIDE), _ROW * len(measurement.rows) + 8)
    base = plot.y + plot.height
    targets = any(row.target is not None for row in measurement.rows)
    below, end = foot(lang, measurement, Box(MARGIN, base + 70, width - 2 * MARGIN, 0), targets)
    body = [
        slip(prefix, width, end),
        head,
        *(_tick(prefix, plot, share) for share in TICKS),
        words(plot.x + plot.width / 2, base + 44, lang.say("chart.ladder.axis"),
              f"{prefix}-label {prefix}-f-text", font_size=TEXT),
        *(
            _row(measurement, lang, row, plot, plot.y + _ROW * at)
            for at, row in enumerate(measurement.rows)
        ),
        below,
    ]  # fmt: skip
    return Drawing(width, end, name, "".join(body))


def _x(plot: Box, share: float) -> float:
    return plot.x + plot.width * share


def _tick(prefix: str, plot: Box, share: float) -> str:
    x, base = _x(plot, share), plot.y + plot.height
    label = words(x, base + 20, f"{share:.0%}", f"{prefix}-label {prefix}-f-soft", font_size=TEXT)
    return tick(prefix, f"M{number(x)} {number(plot.y)}V{number(base)}", label, share == 0)


def _row(measurement: Measurement, lang: Wording, row: MeasuredShare, plot: Box, y: float) -> str:
    """Who plays whom and how often they win, and below it the marks."""
    prefix = prefix_of(measurement.game)
    middle = y + 40
    fair = _x(plot, measurement.fair)
    label = shortened(pairing_name(lang, measurement, row), (plot.width - 70) / SANS, TEXT)
    drawn = [
        title(said(lang, measurement, row)),
        words(plot.x + 6, y + 20, label, f"{prefix}-label {prefix}-start {prefix}-f-text",
              font_size=TEXT),
        words(plot.x + plot.width - 4, y + 20, percent(lang, row.share),
              f"{prefix}-value {prefix}-end {prefix}-f-text", font_size=16),
        fair_line(prefix, (fair, middle - 13), (fair, middle + 23)),
        whisker(prefix, (_x(plot, row.low), middle), (_x(plot, row.high), middle)),
    ]  # fmt: skip
    if row.target is not None:
        drawn.append(goal(prefix, _x(plot, row.target), middle))
    drawn.append(disc(prefix, _x(plot, row.share), middle))
    return group(*drawn)
