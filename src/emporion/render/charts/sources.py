"""Where the points came from: a bar for each account, from the first place to the last."""

from typing import Final

from ...table.ledger import Account, Ledger
from ...text import Wording
from ..layout import Box, Drawing
from ..parts import prefix_of
from ..seat_marks import seat_definitions
from ..svg_elements import element, group, rect, title, words
from ..text_metrics import SANS, shortened, width_of
from .paints import account_name, colours_of, part_fill, part_patterns, sign, source_name

_MARGIN: Final = 14
_ROW: Final = 66
_BAR: Final = 30
_LEGEND: Final = 28
_TEXT: Final = 15


def chart(ledger: Ledger, lang: Wording, width: int, names: dict[int, str]) -> Drawing:
    """The whole chart on its slip, the legend below the bars."""
    prefix = prefix_of(ledger.game)
    rows = [ledger.sources[at] for at in ledger.ranked]
    most = max(1, *(account.total for account in rows))
    high = _MARGIN + len(rows) * _ROW
    drawn = []
    for n, account in enumerate(rows):
        box = Box(_MARGIN, _MARGIN + n * _ROW, width - 2 * _MARGIN, _ROW)
        drawn.append(_row(ledger, lang, account, box, most, names))
    legend, end = _legend(ledger, lang, Box(_MARGIN, high + 4, width - 2 * _MARGIN, 0))
    patterns = part_patterns(ledger.game, prefix, ledger.codes)
    definitions = element("defs", seat_definitions(colours_of(ledger)), patterns)
    slip = rect(1, 1, width - 2, end + _MARGIN - 2, f"{prefix}-slip", rx=10)
    name = lang.say("chart.sources.name")
    return Drawing(width, end + _MARGIN, name, definitions + slip + "".join(drawn) + legend)


def described(ledger: Ledger, lang: Wording, names: dict[int, str]) -> str:
    """The chart in words: a line for each account."""
    lines = []
    for at in ledger.ranked:
        account = ledger.sources[at]
        parts = [
            f"{source_name(lang, ledger.game, code)} {points}"
            for code, points in account.points.items()
            if points
        ]
        facts = {
            "name": account_name(lang, ledger.game, account.seat, names),
            "points": lang.count("points", account.total),
        }
        if parts:
            lines.append(lang.say("chart.sources.row", parts=", ".join(parts), **facts))
        else:
            lines.append(lang.say("chart.sources.nothing", **facts))
    return "\n".join(lines)


def _row(
    ledger: Ledger, lang: Wording, account: Account, box: Box, most: int, names: dict[int, str]
) -> str:
    """An account's emblem, name and points, and below them its bar."""
    prefix = prefix_of(ledger.game)
    name = account_name(lang, ledger.game, account.seat, names)
    middle = box.y + 13
    top = box.y + 28
    label = shortened(name, (box.width - 32 - 60) / SANS, 16)
    drawn = [
        sign(ledger.game, account.seat, box.x + 12, middle, 24),
        words(box.x + 32, middle + 6, label, f"{prefix}-label {prefix}-start {prefix}-f-text",
              font_size=16),
        words(box.x + box.width, middle + 7, str(account.total),
              f"{prefix}-value {prefix}-end {prefix}-f-text", font_size=21),
        rect(box.x, top, box.width, _BAR, f"{prefix}-chart-bed", rx=4),
    ]  # fmt: skip
    x = box.x
    for code, points in account.points.items():
        if points:
            wide = box.width * points / most
            said = lang.say(
                "chart.sources.part",
                name=name,
                source=source_name(lang, ledger.game, code),
                points=lang.count("points", points),
            )
            part = Box(x, top, wide, _BAR)
            drawn.append(group(title(said), _part(prefix, code, points, part), data_source=code))
            x += wide
    seat = None if account.seat is None else colours_of(ledger)[account.seat]
    return group(*drawn, class_="emp-account", data_seat=seat)


def _part(prefix: str, code: str, points: int, box: Box) -> str:
    """A part of a bar; its number stands on it where there is room."""
    drawn = rect(*box, f"{prefix}-chart-part", fill=part_fill(code))
    said = str(points)
    room = width_of(said, _TEXT) * SANS + 6
    if box.width < room + 3:
        return drawn
    x, y = box.x + box.width / 2, box.y + box.height / 2
    plate = rect(x - room / 2, y - 10, room, 20, f"{prefix}-f-face", rx=5)
    return (
        drawn + plate + words(x, y + 5.4, said, f"{prefix}-label {prefix}-f-ink", font_size=_TEXT)
    )


def _legend(ledger: Ledger, lang: Wording, box: Box) -> tuple[str, float]:
    """The sources' names beside their patterns, as many in a line as fit; and where it ends."""
    prefix = prefix_of(ledger.game)
    drawn = []
    x, y = box.x, box.y
    for code in ledger.codes:
        name = source_name(lang, ledger.game, code)
        wide = 30 + width_of(name, _TEXT) * SANS
        if x > box.x and x + wide > box.x + box.width:
            x, y = box.x, y + _LEGEND
        swatch = rect(x, y + 3, 24, 18, f"{prefix}-chart-part", fill=part_fill(code), rx=3)
        label = f"{prefix}-label {prefix}-start {prefix}-f-text"
        drawn.append(group(swatch, words(x + 30, y + 17, name, label, font_size=_TEXT)))
        x += wide + 14
    return group(*drawn, class_="emp-legend"), y + _LEGEND
