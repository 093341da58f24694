"""Draw the map of the packages from the import graph: `make pictures`.

Layers come from the import contracts in pyproject.toml, arrows from what modules really import. An
arrow that follows from others is left out, as `cli` to `core` follows from `cli` to `web`. Numbers
in circles are the way of a click through the packages; `docs/design.md` says what happens at each.
"""

import ast
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = ROOT / "docs" / "pictures" / "packages.svg"
PACKAGE: Final = "emporion"

CLICK: Final = ("web", "store", "table", "games", "store", "text", "render", "web")
"""The packages that a click passes, in order."""

WIDTH: Final = 960
BOX: Final = (252, 66)
GAP: Final = 26
ROW: Final = 108
TOP: Final = 28

STYLE: Final = """
.box{fill:#fbf4e2;stroke:#5a1f3f;stroke-width:1.5}
.name{font:600 17px system-ui,sans-serif;fill:#3d1629}
.said{font:11.5px system-ui,sans-serif;fill:#5d4a53}
.arrow{fill:none;stroke:#8d6c7d;stroke-width:1.4}
.tip{fill:#8d6c7d}
.step{fill:#1c5758}
.digit{font:600 11px system-ui,sans-serif;fill:#fff;text-anchor:middle}
@media (prefers-color-scheme:dark){
.box{fill:#2b1a23;stroke:#d9a9c0}
.name{fill:#fbeef4}
.said{fill:#cdb5c1}
.arrow{stroke:#a98799}
.tip{fill:#a98799}
.step{fill:#3f8f90}
}
"""


def layers() -> list[list[str]]:
    """The packages by layer, the highest first, as the import contract has them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    contract = next(each for each in contracts if each["type"] == "layers")
    return [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]


def imports() -> dict[str, set[str]]:
    """For each package, the packages that its modules import."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    known = {package for layer in layers() for package in layer}
    found: dict[str, set[str]] = {}
    for module in graph.modules:
        parts = module.split(".")
        for imported in graph.find_modules_directly_imported_by(module):
            others = imported.split(".")
            inside = len(parts) > 1 and len(others) > 1 and {parts[1], others[1]} <= known
            if inside and parts[1:2] != others[1:2]:
                found.setdefault(parts[1], set()).add(others[1])
    return found


def reduced(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """The imports without those that follow from others."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        waiting = list(found.get(start, ()))
        while waiting:
            package = waiting.pop()
            if package not in seen:
                seen.add(package)
                waiting.extend(found.get(package, ()))
        return seen

    return {
        package: {
            each for each in others if not any(each in reached(other) for other in others - {each})
        }
        for package, others in found.items()
    }


def summary(package: str) -> str:
    """A package's own first sentence."""
    source = ROOT / "src" / PACKAGE / package / "__init__.py"
    # Read, not imported: a compiled package has no docstring.
    said = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
    return said.strip().partition("\n")[0].partition(". ")[0].rstrip(".")


def wrapped(text: str, letters: int = 37) -> list[str]:
    """A text in at most two lines."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= letters and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines if len(lines) <= 2 else [lines[0], lines[1].rstrip(",;:") + " …"]


def places() -> dict[str, tuple[float, float]]:
    """The upper left corner of each box."""
    wide, _ = BOX
    found: dict[str, tuple[float, float]] = {}
    for row, packages in enumerate(layers()):
        left = (WIDTH - len(packages) * wide - (len(packages) - 1) * GAP) / 2
        for column, package in enumerate(packages):
            found[package] = (left + column * (wide + GAP), TOP + row * ROW)
    return found


def arrow(here: tuple[float, float], there: tuple[float, float], lane: int) -> str:
    """An arrow from a box down to another; a long one keeps clear of the boxes between."""
    wide, high = BOX
    x1, y1 = here[0] + wide / 2, here[1] + high
    x2, y2 = there[0] + wide / 2, there[1] - 7
    if y2 - y1 < ROW:
        line = f"M{x1:g} {y1:g}C{x1:g} {y1 + 26:g} {x2:g} {y2 - 26:g} {x2:g} {y2:g}"
        moved = f"translate({x2:g} {y2 + 7:g})"
    else:
        side = -1 if x1 + x2 < WIDTH else 1
        edge = WIDTH / 2 + side * (wide * 1.5 + GAP + 24 + 14 * lane)
        start, end = here[0] + (wide if side > 0 else 0), there[0] + (wide if side > 0 else 0)
        y1, y2 = here[1] + high / 2, there[1] + high / 2
        line = (
            f"M{start:g} {y1:g}C{edge:g} {y1:g} {edge:g} {y1 + 30:g} {edge:g} {y1 + 60:g}"
            f"V{y2 - 60:g}C{edge:g} {y2 - 30:g} {edge:g} {y2:g} {end + side * 7:g} {y2:g}"
        )
        moved = f"translate({end:g} {y2:g}) rotate({90 * side})"
    tip = f'<path class="tip" d="M-4-7L0 0L4-7Z" transform="{moved}"/>'
    return f'<path class="arrow" d="{line}"/>{tip}'


def box(package: str, x: float, y: float) -> str:
    """A package: its name, and what it says of itself."""
    wide, high = BOX
    lines = wrapped(summary(package))
    said = "".join(
        f'<text class="said" x="{x + 12:g}" y="{y + 39 + 14 * line:g}">{text}</text>'
        for line, text in enumerate(lines)
    )
    steps = [str(number) for number, passed in enumerate(CLICK, 1) if passed == package]
    circles = "".join(
        f'<circle class="step" cx="{x + wide - 15 - 22 * at:g}" cy="{y + 15:g}" r="9"/>'
        f'<text class="digit" x="{x + wide - 15 - 22 * at:g}" y="{y + 19:g}">{step}</text>'
        for at, step in enumerate(reversed(steps))
    )
    return (
        f'<rect class="box" x="{x:g}" y="{y:g}" width="{wide}" height="{high}" rx="9"/>'
        f'<text class="name" x="{x + 12:g}" y="{y + 22:g}">{package}</text>{said}{circles}'
    )


def picture() -> str:
    """The whole map."""
    where = places()
    arrows = []
    lane = 0
    for package, others in sorted(reduced(imports()).items()):
        for other in sorted(others):
            far = where[other][1] - where[package][1] > ROW
            arrows.append(arrow(where[package], where[other], lane % 3))
            lane += far
    boxes = [box(package, *place) for package, place in where.items()]
    high = TOP + len(layers()) * ROW - (ROW - BOX[1]) + TOP
    way = " → ".join(f"{number} {package}" for number, package in enumerate(CLICK, 1))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" role="img">'
        f"<title>The packages of Emporion and what they import</title>"
        f"<desc>The way of a click: {way}</desc><style>{STYLE}</style>"
        f"{''.join(arrows)}{''.join(boxes)}</svg>\n"
    )


def main() -> None:
    """Write the picture."""
    assert all(one != other for one, other in pairwise(CLICK))
    PICTURE.write_text(picture(), "utf-8")
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
