"""A report as a picture."""

from typing import Any

from ..bots import BotSpec
from ..render.charts.strength_charts import MeasuredShare, Measurement, curve_svg, ladder_svg


def chart(data: dict[str, Any], lang: str) -> str | None:
    """The chart of a report; none before the first deal is complete.

    >>> chart({"pairings": [{"games": 0}]}, "en") is None
    True

    Raises `UnknownGame`.
    """
    rows = tuple(_measured(each) for each in data["pairings"] if each["games"])
    if not rows:
        return None
    measurement = Measurement(data["game"], data["players"], rows, data["command"])
    draw = curve_svg if data["kind"] == "curve" else ladder_svg
    return draw(measurement, lang)


def _measured(each: dict[str, Any]) -> MeasuredShare:
    low, high = each["win_share_95"]
    candidate = BotSpec.read(each["candidate"])
    return MeasuredShare(
        each["candidate"],
        each["other"],
        each["games"],
        each["win_share"],
        low,
        high,
        each["target"],
        candidate.tries or candidate.seconds,
    )
