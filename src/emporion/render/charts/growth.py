"""How the points grew: a line for each account over the rounds or turns."""

from dataclasses import dataclass
from typing import Final

from ...table.ledger import Ledger, RoundPoints
from ...text import Wording
from ..layout import Box, Drawing
from ..parts import prefix_of
from ..seat_marks import seat_definitions
from ..svg_elements import circle, element, group, number, path, rect, title, words
from ..text_metrics import SANS, shortened, width_of
from .paints import account_name, colours_of, dash_of, sign

_MARGIN: Final = 14
_TEXT: Final = 15
_GAP: Final = 25
"""How far apart the labels at the lines' ends are at least."""

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)
_LINES: Final = 6
"""How many lines of the grid there may be."""

_NAMED_FROM: Final = 520
"""From this width on a line's end has its name; below it the names are in a legend."""


@dataclass(frozen=True)
class _Plot:
    """Where the lines are drawn: the area, how many stages there are, and the points at the top."""

    box: Box
    stages: int
    top: int

    def x(self, stage: float) -> float:
        """Where a stage is; 0 is the beginning."""
        return self.box.x + self.box.width * stage / max(self.stages, 1)

    def y(self, points: float) -> float:
        """Where a number of points is."""
        return self.box.y + self.box.height * (1 - points / self.top)


def chart(ledger: Ledger, lang: Wording, width: int, names: dict[int, str]) -> Drawing:
    """The whole chart on its slip."""
    prefix = prefix_of(ledger.game)
    named = width >= _NAMED_FROM
    shown = [account_name(lang, ledger.game, each.seat, names) for each in ledger.sources]
    most = max([1, *(points for stage in ledger.growth for points in stage.points)])
    step = next((each for each in _STEPS if most / each <= _LINES), _STEPS[-1])
    top = -(-most // step) * step
    right = 40 + _MARGIN + width_of(str(most), 17) * SANS
    short = [shortened(name, width * (0.24 if named else 0.8) / SANS, _TEXT) for name in shown]
    if named:
        right += 6 + max(width_of(name, _TEXT) * SANS for name in short)
    left = _MARGIN + width_of(str(top), _TEXT) * SANS + 8
    plot = _Plot(Box(left, 22, width - left - right, width * 0.44 + 30), len(ledger.growth), top)
    base = plot.box.y + plot.box.height
    legend, end = ("", base + 50) if named else _legend(ledger, short, width, base + 56)
    definitions = element("defs", seat_definitions(colours_of(ledger)))
    body = "".join(
        [
            definitions,
            rect(1, 1, width - 2, end + _MARGIN - 2, f"{prefix}-slip", rx=10),
            _grid(prefix, plot, step),
            _stages(ledger, lang, plot),
            _lines(ledger, lang, plot, shown),
            _ends(ledger, plot, short if named else []),
            legend,
        ]
    )
    return Drawing(width, end + _MARGIN, lang.say("chart.growth.name"), body)


def described(ledger: Ledger, lang: Wording, names: dict[int, str]) -> str:
    """The chart in words: a line for each round or turn."""
    shown = [account_name(lang, ledger.game, each.seat, names) for each in ledger.sources]
    return "\n".join(
        lang.say(
            "chart.growth.row",
            stage=_stage_name(ledger, lang, stage),
            standings=", ".join(
                f"{name} {points}" for name, points in zip(shown, stage.points, strict=True)
            ),
        )
        for stage in ledger.growth
    )


def _stage_name(ledger: Ledger, lang: Wording, stage: RoundPoints) -> str:
    if stage.number is None:
        return lang.say("chart.end")
    return lang.game(ledger.game).say("stage.number", number=stage.number)


def _grid(prefix: str, plot: _Plot, step: int) -> str:
    """Lines across, with the points that they stand for."""
    drawn = []
    left, right = plot.box.x, plot.box.x + plot.box.width
    for points in range(0, plot.top + 1, step):
        y = plot.y(points)
        class_ = f"{prefix}-chart-axis" if points == 0 else f"{prefix}-chart-grid"
        drawn.append(path(f"M{number(left)} {number(y)}H{number(right)}", class_))
        label = f"{prefix}-label {prefix}-end {prefix}-f-soft"
        drawn.append(words(left - 8, y + 5, str(points), label, font_size=_TEXT))
    return "".join(drawn)


def _stages(ledger: Ledger, lang: Wording, plot: _Plot) -> str:
    """The numbers of the rounds or turns, as many as there is room for, and what they number."""
    prefix = prefix_of(ledger.game)
    label = f"{prefix}-label {prefix}-f-soft"
    base = plot.box.y + plot.box.height
    end = lang.say("chart.end")
    room = plot.box.width / max(plot.stages, 1)
    every = 1 if room >= 22 else 2
    last_room = width_of(end, _TEXT) * SANS / 2 + 14
    drawn = []
    for n, stage in enumerate(ledger.growth, 1):
        x = plot.x(n)
        if stage.number is None:
            drawn.append(words(x, base + 20, end, label, font_size=_TEXT))
        elif stage.number % every == 0 and (
            ledger.growth[-1].number is not None or plot.x(plot.stages) - x >= last_room
        ):
            drawn.append(words(x, base + 20, str(stage.number), label, font_size=_TEXT))
    axis = lang.game(ledger.game).say("stage.axis")
    middle = plot.box.x + plot.box.width / 2
    drawn.append(words(middle, base + 42, axis, f"{prefix}-label {prefix}-f-text", font_size=_TEXT))
    return "".join(drawn)


def _lines(ledger: Ledger, lang: Wording, plot: _Plot, shown: list[str]) -> str:
    """A line for each account, the leader's drawn last, and a dot for each stage."""
    prefix = prefix_of(ledger.game)
    colours = colours_of(ledger)
    drawn = []
    for at in reversed(ledger.ranked):
        seat = ledger.sources[at].seat
        places = [(plot.x(0), plot.y(0))]
        places += [(plot.x(n), plot.y(each.points[at])) for n, each in enumerate(ledger.growth, 1)]
        d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in places)
        colour = f"{prefix}-s-soft" if seat is None else f"emp-s-{colours[seat]}"
        fill = f"{prefix}-f-soft" if seat is None else f"emp-f-{colours[seat]}"
        dots = []
        for (x, y), stage in zip(places[1:], ledger.growth, strict=True):
            said = lang.say(
                "chart.growth.point",
                name=shown[at],
                stage=_stage_name(ledger, lang, stage),
                points=lang.count("points", stage.points[at]),
            )
            dots.append(group(title(said), circle(x, y, 4.6, f"{fill} {prefix}-chart-dot")))
        drawn.append(
            group(
                path(d, f"{prefix}-chart-under"),
                path(d, f"{prefix}-chart-core"),
                path(d, f"{colour} emp-chart-line", stroke_dasharray=dash_of(seat)),
                *dots,
                data_seat=None if seat is None else colours[seat],
            )
        )
    return "".join(drawn)


def _ends(ledger: Ledger, plot: _Plot, names: list[str]) -> str:
    """Emblem, points and, where there is room for names, the name at the end of each line."""
    prefix = prefix_of(ledger.game)
    if not ledger.growth:
        return ""
    last = ledger.growth[-1].points
    spread = _spread([plot.y(last[at]) for at in ledger.ranked], plot)
    x = plot.x(plot.stages)
    drawn = []
    for at, y in zip(ledger.ranked, spread, strict=True):
        seat = ledger.sources[at].seat
        bold = f"{prefix}-value {prefix}-start {prefix}-f-text"
        points = words(x + 40, y + 6, str(last[at]), bold, font_size=17)
        name = ""
        if names:
            beside = x + 46 + width_of(str(max(last)), 17) * SANS
            label = f"{prefix}-label {prefix}-start {prefix}-f-text"
            name = words(beside, y + 5.5, names[at], label, font_size=_TEXT)
        lead = f"M{number(x + 5)} {number(plot.y(last[at]))}L{number(x + 15)} {number(y)}"
        drawn.append(
            group(
                path(lead, f"{prefix}-chart-grid"),
                sign(ledger.game, seat, x + 25, y, 22),
                points,
                name,
            )
        )
    return "".join(drawn)


def _spread(places: list[float], plot: _Plot) -> list[float]:
    """Places from the top down, moved apart so that labels there do not cover each other."""
    moved: list[float] = []
    for y in places:
        moved.append(max(y, moved[-1] + _GAP) if moved else y)
    lowest = plot.box.y + plot.box.height
    for n in range(len(moved) - 1, -1, -1):
        moved[n] = min(moved[n], lowest)
        lowest = moved[n] - _GAP
    return moved


def _legend(ledger: Ledger, shown: list[str], width: float, y: float) -> tuple[str, float]:
    """Emblems with names below the chart, where its lines have no room for names."""
    prefix = prefix_of(ledger.game)
    label = f"{prefix}-label {prefix}-start {prefix}-f-text"
    drawn = []
    x = float(_MARGIN)
    for at in ledger.ranked:
        wide = 30 + width_of(shown[at], _TEXT) * SANS
        if x > _MARGIN and x + wide > width - _MARGIN:
            x, y = float(_MARGIN), y + 28
        drawn.append(sign(ledger.game, ledger.sources[at].seat, x + 11, y + 12, 22))
        drawn.append(words(x + 28, y + 17, shown[at], label, font_size=_TEXT))
        x += wide + 14
    return group(*drawn, class_="emp-legend"), y + 28
