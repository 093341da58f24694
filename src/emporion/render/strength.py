"""Charts of measured strength: who beats whom, and what time to think is worth."""

from ..text import wording
from . import chart_curve, chart_ladder
from .chart_measured import Measured, Measurement, described
from .dress import dressed, refuse_unknown
from .frame import framed
from .svg import Theme

__all__ = ["Measured", "Measurement", "curve_svg", "ladder_svg"]


def ladder_svg(
    measurement: Measurement, lang: str, *, width: int = 640, theme: Theme = "auto"
) -> str:
    """A share of wins with its interval and target for each pairing.

    Raises `UnknownGame` for a game without pictures, and `UnknownLanguage`.
    """
    refuse_unknown(measurement.game)
    words = wording(lang)
    return framed(
        chart_ladder.chart(measurement, words, width),
        measurement.game,
        style=dressed(measurement.game, theme, wanted=True),
        described=described(words, measurement),
    )


def curve_svg(
    measurement: Measurement, lang: str, *, width: int = 640, theme: Theme = "auto"
) -> str:
    """The share of wins of a bot with more and more time; raises as `ladder_svg` does."""
    refuse_unknown(measurement.game)
    words = wording(lang)
    return framed(
        chart_curve.chart(measurement, words, width),
        measurement.game,
        style=dressed(measurement.game, theme, wanted=True),
        described=described(words, measurement),
    )
