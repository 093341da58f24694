"""Charts of measured strength: who beats whom, and what time to think is worth."""

from collections.abc import Callable

from ..text import Wording, wording
from . import chart_curve, chart_ladder, chart_learning
from .chart_learning import Learning
from .chart_measured import Measured, Measurement, described
from .dress import dressed, refuse_unknown
from .frame import Drawing, framed
from .svg import Theme

__all__ = ["Learning", "Measured", "Measurement", "curve_svg", "ladder_svg", "learning_svg"]


def ladder_svg(
    measurement: Measurement,
    lang: str,
    *,
    width: int = 640,
    theme: Theme = "auto",
    style: bool = True,
) -> str:
    """A share of wins with its interval and target for each pairing.

    Raises `UnknownGame` for a game without pictures, and `UnknownLanguage`.
    """
    return _framed(chart_ladder.chart, measurement, lang, width, theme, style)


def curve_svg(
    measurement: Measurement,
    lang: str,
    *,
    width: int = 640,
    theme: Theme = "auto",
    style: bool = True,
) -> str:
    """The share of wins of a bot with more and more time; raises as `ladder_svg` does."""
    return _framed(chart_curve.chart, measurement, lang, width, theme, style)


def _framed(
    chart: Callable[[Measurement, Wording, int], Drawing],
    measurement: Measurement,
    lang: str,
    width: int,
    theme: Theme,
    style: bool,
) -> str:
    refuse_unknown(measurement.game)
    words = wording(lang)
    return framed(
        chart(measurement, words, width),
        measurement.game,
        style=dressed(measurement.game, theme, style),
        described=described(words, measurement),
    )


def learning_svg(learning: Learning, lang: str, *, width: int = 640, theme: Theme = "auto") -> str:
    """How well results are foretold, the more has been learned; raises as `ladder_svg` does."""
    refuse_unknown(learning.game)
    words = wording(lang)
    return framed(
        chart_learning.chart(learning, words, width),
        learning.game,
        style=dressed(learning.game, theme, wanted=True),
        described=chart_learning.described(words, learning),
    )
