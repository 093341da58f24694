"""A bar chart as SVG text, on its own paper so that it reads on light and dark pages."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

PAPER = "#f6efdf"
INK = "#3d1f2b"
FADED = "#6b4c56"
LINE = "#dccfb4"
LAPIS = "#26428b"
GOLD = "#b8862b"
SERIF = "Iowan Old Style, Palatino, Georgia, serif"
SANS = "Avenir Next, Segoe UI, Helvetica, Arial, sans-serif"
STYLE = f"""
text {{ font: 16px {SANS}; fill: {INK} }}
.serif {{ font-family: {SERIF} }}
.small {{ font-size: 14px; fill: {FADED} }}
.figure {{ font-variant-numeric: tabular-nums;
  paint-order: stroke; stroke: {PAPER}; stroke-width: 5px }}
.ours {{ font-weight: 600 }}
"""

WIDTH = 960
MARGIN = 32
LEFT = 352
"""Where bars begin: right of the longest label."""
RIGHT = WIDTH - MARGIN - 92
"""Where the longest bar ends, with room for its figure."""
TOP = 106
ROW = 34
BAR = 20
HEADING = 44
FOOT = 84


@dataclass(frozen=True, slots=True)
class Bar:
    """One contestant: its name, what it is written in, and its figure."""

    label: str
    detail: str
    value: float
    ours: bool


@dataclass(frozen=True, slots=True)
class Panel:
    """Bars under one heading."""

    heading: str
    bars: Sequence[Bar]


def short(number: float) -> str:
    """A figure for a label: 2.4 M, 613 k."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size * 0.9995:
            scaled = number / size
            return f"{scaled:.0f}{unit}" if scaled >= 99.5 else f"{scaled:.3g}{unit}"
    return f"{number:.0f}"


class _Scale:
    """From figures to places, by factors of ten."""

    def __init__(self, values: Sequence[float]) -> None:
        self.low = math.floor(math.log10(min(values)) - 0.15)
        self.high = math.log10(max(values))

    def x(self, value: float) -> float:
        """Where a figure lies across the chart."""
        return LEFT + (RIGHT - LEFT) * (math.log10(value) - self.low) / (self.high - self.low)

    def decades(self) -> list[int]:
        """The powers of ten within the chart."""
        return [10**power for power in range(self.low, math.floor(self.high) + 1)]


def chart(title: str, subtitle: str, panels: Sequence[Panel], notes: Sequence[str]) -> str:
    """The chart of all panels, longest figure to the right edge, on one scale."""
    bars = [bar for panel in panels for bar in panel.bars]
    scale = _Scale([bar.value for bar in bars])
    bottom = TOP + HEADING * len(panels) + ROW * len(bars)
    height = bottom + FOOT + 22 * (len(notes) - 1)
    spoken = "; ".join(f"{bar.label}, {bar.detail}: {short(bar.value)}" for bar in bars)
    size = f'width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {size}',
        'role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="desc">{escape(subtitle)} {escape(spoken)}.</desc>',
        f"<style>{STYLE}</style>",
        f'<rect {size} rx="14" fill="{PAPER}"/>',
        f'<rect x="7" y="7" width="{WIDTH - 14}" height="{height - 14}" rx="9"',
        f'fill="none" stroke="{GOLD}" stroke-opacity="0.55"/>',
        _text(MARGIN, 52, title, 'class="serif" style="font-size:28px"'),
        _text(MARGIN, 82, subtitle, 'style="font-size:16px"'),
        *_grid(scale, bottom),
    ]
    y = TOP
    for panel in panels:
        parts.append(_text(MARGIN, y + 30, panel.heading, 'class="serif" style="font-size:19px"'))
        y += HEADING
        for bar in panel.bars:
            parts += _bar(bar, y, scale)
            y += ROW
    for i, note in enumerate(notes):
        parts.append(_text(MARGIN, bottom + 58 + 22 * i, note, 'class="small"'))
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _text(x: float, y: float, text: str, style: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(text)}</text>'


def _grid(scale: _Scale, bottom: int) -> list[str]:
    parts = []
    for decade in scale.decades():
        x = scale.x(decade)
        parts.append(
            f'<line x1="{x:.1f}" y1="{TOP + 8}" x2="{x:.1f}" y2="{bottom + 6}" stroke="{LINE}"/>'
        )
        parts.append(
            _text(x, bottom + 26, short(decade), 'class="small figure" text-anchor="middle"')
        )
    return parts


def _bar(bar: Bar, y: int, scale: _Scale) -> list[str]:
    end = scale.x(bar.value)
    middle = y + ROW / 2
    colour = GOLD if bar.ours else LAPIS
    weight = " ours" if bar.ours else ""
    label = (
        f'<text x="{MARGIN}" y="{middle + 5:.1f}"><tspan class="label{weight}">'
        f'{escape(bar.label)}</tspan> <tspan class="small" dx="5">{escape(bar.detail)}</tspan>'
        "</text>"
    )
    return [
        label,
        f'<rect x="{LEFT}" y="{middle - BAR / 2:.1f}" width="{end - LEFT:.1f}" height="{BAR}"',
        f'rx="3" fill="{colour}"/>',
        _text(end + 10, middle + 5, short(bar.value), f'class="figure{weight}"'),
    ]
