"""The look of the charts, as rules for each game's style sheet."""

from functools import cache


@cache
def chart_rules(prefix: str) -> str:
    """The rules, in the colours of the game with a prefix."""
    line = f"var(--{prefix}-line)"
    return (
        f".{prefix}-chart-bed{{fill:{line};fill-opacity:.1}}"
        f".{prefix}-chart-part{{stroke:{line};stroke-width:1.4}}"
        f".{prefix}-chart-grid{{fill:none;stroke:{line};stroke-width:1;stroke-opacity:.3}}"
        f".{prefix}-chart-axis{{fill:none;stroke:{line};stroke-width:1.6}}"
        f".{prefix}-chart-under{{fill:none;stroke:var(--{prefix}-slip);stroke-width:9;"
        "stroke-linejoin:round}"
        f".{prefix}-chart-core{{fill:none;stroke:var(--emp-beam);stroke-width:5.2;stroke-linejoin:round}}"
        f".{prefix}-chart-dot{{stroke:{line};stroke-width:1.2}}"
        ".emp-chart-line{fill:none;stroke-width:3.4;stroke-linejoin:round}"
    )
