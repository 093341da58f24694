"""Charts of measured strength: who beats whom, and what time to think is worth."""

from collections.abc import Callable

from ...text import Wording, wording
from ..layout import Drawing, Theme, framed
from . import curve, ladder
from .measurements import MeasuredShare, Measurement, described

__all__ = ["MeasuredShare", "Measurement", "curve_svg", "ladder_svg"]


def ladder_svg(
    measurement: Measurement,
    lang: str,
    *,
    width: int = 640,
    theme: Theme = "auto",
    style: bool = True,
) -> str:
    """A share of wins with its interval and target for each pairing.

    Raises `UnknownGame` and `UnknownLanguage`.
    """
    return _framed(ladder.chart, measurement, lang, width, theme, style)


def curve_svg(
    measurement: Measurement,
    lang: str,
    *,
    width: int = 640,
    theme: Theme = "auto",
    style: bool = True,
) -> str:
    """The share of wins of a bot with more and more time; raises as `ladder_svg` does."""
    return _framed(curve.chart, measurement, lang, width, theme, style)


def _framed(
    chart: Callable[[Measurement, Wording, int], Drawing],
    measurement: Measurement,
    lang: str,
    width: int,
    theme: Theme,
    style: bool,
) -> str:
    words = wording(lang)
    return framed(
        chart(measurement, words, width),
        measurement.game,
        theme,
        style,
        described=described(words, measurement),
    )
