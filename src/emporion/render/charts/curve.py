"""Strength against time: the share of wins of a bot that has more and more time to think."""

import math
from typing import Final

from ...text import Wording
from ..layout import Box, Drawing
from ..parts import prefix_of
from ..svg_elements import group, number, path, title, words
from ..text_metrics import SANS, width_of
from .measurements import (
    MARGIN,
    TEXT,
    TICKS,
    MeasuredShare,
    Measurement,
    disc,
    fair_line,
    foot,
    heading,
    percent,
    said,
    slip,
    tick,
    whisker,
)

_LEFT: Final = 62
_RIGHT: Final = 40
_VALUE: Final = 14


def chart(measurement: Measurement, lang: Wording, width: int) -> Drawing:
    """The whole chart on its slip; budgets stand apart by their ratios."""
    prefix = prefix_of(measurement.game)
    first = measurement.rows[0]
    name = lang.say(
        "chart.curve.name",
        game=lang.game_title(measurement.game),
        players=measurement.players,
        bot=first.candidate.partition("@")[0],
        number=measurement.players - 1,
        other=first.other,
    )
    head, top = heading(prefix, name, width)
    plot = Box(_LEFT, top + 8, width - _LEFT - _RIGHT, width * 0.44)
    base = plot.y + plot.height
    below, end = foot(
        lang, measurement, Box(MARGIN, base + 72, width - 2 * MARGIN, 0), targets=False
    )
    in_tries = first.candidate.endswith("t")
    axis = lang.say("chart.curve.tries" if in_tries else "chart.curve.milliseconds")
    places = [_place(measurement, plot, row) for row in measurement.rows]
    line = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
    fair = _y(plot, measurement.fair)
    label = f"{prefix}-label {prefix}-f-soft"
    body = [
        slip(prefix, width, end),
        head,
        *(_tick(prefix, plot, share) for share in TICKS),
        fair_line(prefix, (plot.x, fair), (plot.x + plot.width, fair)),
        path(line, f"{prefix}-s-text", stroke_width=2, fill="none"),
        *(_point(measurement, lang, row, plot, place)
          for row, place in zip(measurement.rows, places, strict=True)),
        *(words(x, base + 22, f"{(row.budget or 0) * (1 if in_tries else 1000):g}", label,
                font_size=TEXT)
          for row, (x, _) in zip(measurement.rows, places, strict=True)),
        words(plot.x + plot.width / 2, base + 46, axis, f"{prefix}-label {prefix}-f-text",
              font_size=TEXT),
        below,
    ]  # fmt: skip
    return Drawing(width, end, name, "".join(body))


def _y(plot: Box, share: float) -> float:
    return plot.y + plot.height * (1 - share)


def _place(measurement: Measurement, plot: Box, row: MeasuredShare) -> tuple[float, float]:
    """Where a budget and its share are."""
    budgets = [math.log(each.budget or 1) for each in measurement.rows]
    span = max(budgets) - min(budgets) or 1
    at = (math.log(row.budget or 1) - min(budgets)) / span
    inset = 24
    return plot.x + inset + (plot.width - 2 * inset) * at, _y(plot, row.share)


def _tick(prefix: str, plot: Box, share: float) -> str:
    y = _y(plot, share)
    label = words(
        plot.x - 8, y + 5, f"{share:.0%}", f"{prefix}-label {prefix}-end {prefix}-f-soft",
        font_size=TEXT,
    )  # fmt: skip
    return tick(prefix, f"M{number(plot.x)} {number(y)}h{number(plot.width)}", label, share == 0)


def _point(
    measurement: Measurement,
    lang: Wording,
    row: MeasuredShare,
    plot: Box,
    place: tuple[float, float],
) -> str:
    prefix = prefix_of(measurement.game)
    x, y = place
    above, below = _y(plot, row.high) - 9, _y(plot, row.low) + 9 + _VALUE
    share = percent(lang, row.share)
    roomy = plot.width / len(measurement.rows) > width_of(share, _VALUE) * SANS
    at = above if above > plot.y else below
    label = words(x, at, share, f"{prefix}-label {prefix}-f-text", font_size=_VALUE)
    return group(
        title(said(lang, measurement, row)),
        whisker(prefix, (x, _y(plot, row.low)), (x, _y(plot, row.high))),
        disc(prefix, x, y),
        label if roomy else "",
    )
