"""Draw the map of the packages from the import graph: `make pictures`.

Layers come from the import contracts in pyproject.toml, arrows from what modules really import. An
arrow that follows from others is left out, as `cli` to `core` follows from `cli` to `web`. The way
of a click is drawn through the packages; `docs/design.md` says what happens at each.
"""

import ast
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import grimp

from emporion.render.text_metrics import wrapped

ROOT: Final = Path(__file__).parents[1]
PICTURE: Final = ROOT / "docs" / "pictures" / "packages.svg"
PACKAGE: Final = "emporion"

CLICK: Final = (
    ("web", "reads the form, finds the seat"),
    ("store", "has the table and its moves"),
    ("table", "checks the step and lays it in the seat's draft"),
    ("games", "carries it out by the rules"),
    ("store", "writes it to disk"),
    ("text", "puts events, question and choices into words"),
    ("render", "draws what the seat sees"),
    ("web", "answers with the new part of the page"),
)
"""The packages that a click passes, in order, and what each does with it."""

WIDTH: Final = 1000
BOX: Final = (268, 82)
GAP: Final = 50
ROW: Final = 122
TOP: Final = 40
CORNER: Final = 9
PORT: Final = 34
"""Between two arrows that leave a box, or reach it, at the same side."""
LETTERS: Final = 12.5 * 0.92
"""The size of a sentence's letters, for a table that has the widths of a bold face."""

STYLE: Final = """
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',sans-serif}
.ground{fill:#fffdf8}
.box{fill:#fbf4e2;stroke:#5a1f3f;stroke-width:1.5}
.name{font-size:18px;font-weight:600;fill:#3d1629}
.said{font-size:12.5px;fill:#5d4a53}
.arrow{fill:none;stroke:#a58a98;stroke-width:1.4}
.tip{fill:#a58a98}
.way{fill:none;stroke:#1c6b6c;stroke-width:2.6;stroke-linejoin:round}
.end{fill:#1c6b6c}
.step{fill:#1c6b6c;stroke:#fffdf8;stroke-width:2}
.digit{font-size:12.5px;font-weight:700;fill:#fff;text-anchor:middle}
.head{font-size:15px;font-weight:600;fill:#1c6b6c}
.word{font-size:13px;font-weight:600;fill:#1c6b6c}
.edge{font-size:11.5px}
@media (prefers-color-scheme:dark){
.ground{fill:#1b1117}
.box{fill:#2d1c26;stroke:#d9a9c0}
.name{fill:#fbeef4}
.said{fill:#d3bdc8}
.arrow{stroke:#8d7080}
.tip{fill:#8d7080}
.way{stroke:#58b3b1}
.end{fill:#58b3b1}
.step{fill:#2f8886;stroke:#1b1117}
.head,.word{fill:#7cc9c7}
}
"""

Point = tuple[float, float]


class Place(NamedTuple):
    """Where a package stands."""

    row: int
    column: int

    @property
    def left(self) -> float:
        """The left side of its box."""
        wide, _ = BOX
        return (WIDTH - 3 * wide) / 2 - GAP + self.column * (wide + GAP)

    @property
    def right(self) -> float:
        """The right side of its box."""
        return self.left + BOX[0]

    @property
    def top(self) -> float:
        """The upper side of its box."""
        return TOP + self.row * ROW

    @property
    def bottom(self) -> float:
        """The lower side of its box."""
        return self.top + BOX[1]


# -- what there is to draw ------------------------------------------------------------------------


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
    sentence = " ".join(said.partition("\n\n")[0].split()).partition(". ")[0]
    return sentence.replace("`", "").rstrip(".")


def places() -> dict[str, Place]:
    """Where each package stands: alone in the middle, or beside others of its layer.

    What a click passes stands to the right, the first that it passes outermost.
    """
    passed = [package for package, _ in CLICK]
    found: dict[str, Place] = {}
    for row, packages in enumerate(layers()):
        known = [each for each in packages if each in passed]
        ordered = [each for each in packages if each not in passed]
        ordered += sorted(known, key=passed.index, reverse=True)
        first = 1 if len(ordered) == 1 else 0
        found |= {package: Place(row, first + at) for at, package in enumerate(ordered)}
    return found


# -- lines ----------------------------------------------------------------------------------------


def rounded(*points: Point) -> str:
    """A line of straight parts with round corners."""
    path = f"M{points[0][0]:g} {points[0][1]:g}"
    for (x0, y0), (x1, y1), (x2, y2) in zip(points, points[1:], points[2:], strict=False):
        before, after = max(abs(x1 - x0), abs(y1 - y0)), max(abs(x2 - x1), abs(y2 - y1))
        near = min(CORNER * 1.6, before / 2, after / 2)
        xa, ya = x1 + near * _sign(x0 - x1), y1 + near * _sign(y0 - y1)
        xb, yb = x1 + near * _sign(x2 - x1), y1 + near * _sign(y2 - y1)
        path += f"L{xa:g} {ya:g}Q{x1:g} {y1:g} {xb:g} {yb:g}"
    return f"{path}L{points[-1][0]:g} {points[-1][1]:g}"


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def tip(x: float, y: float, turned: int, class_: str = "tip") -> str:
    """The point of an arrow; turned by 0 degrees it points down."""
    moved = f"translate({x:g} {y:g}) rotate({turned})"
    return f'<path class="{class_}" d="M-4.5-8L0 0L4.5-8Z" transform="{moved}"/>'


def ports(
    edges: list[tuple[str, str]], where: dict[str, Place]
) -> dict[tuple[str, str, int], float]:
    """Where the arrows leave and reach their boxes, so that none lies on another."""
    found: dict[tuple[str, str, int], float] = {}
    for end in (0, 1):
        for package in {edge[end] for edge in edges}:
            here = sorted(
                (edge for edge in edges if edge[end] == package),
                key=lambda edge: where[edge[1 - end]].column,
            )
            # The right end of a box is kept for the way of a click.
            middle = where[package].left + BOX[0] * 0.44
            for at, edge in enumerate(here):
                found[(*edge, end)] = middle + PORT * (at - (len(here) - 1) / 2)
    return found


def import_arrows(where: dict[str, Place]) -> list[str]:
    """An arrow for each import: down to the next layer, or around what is between."""
    edges = [
        (one, other)
        for one, others in sorted(reduced(imports()).items())
        for other in sorted(others)
    ]
    near = [edge for edge in edges if where[edge[1]].row - where[edge[0]].row == 1]
    port = ports(near, where)
    drawn = []
    for one, other in near:
        x1, y1 = port[one, other, 0], where[one].bottom
        x2, y2 = port[one, other, 1], where[other].top
        half = (y2 - y1) * 0.55
        line = f"M{x1:g} {y1:g}C{x1:g} {y1 + half:g} {x2:g} {y2 - 8 - half:g} {x2:g} {y2 - 8:g}"
        drawn.append(f'<path class="arrow" d="{line}"/>{tip(x2, y2, 0)}')
    for lane, (one, other) in enumerate(edge for edge in edges if edge not in near):
        here, there = where[one], where[other]
        y1, y2 = here.top + BOX[1] / 2, there.top + BOX[1] / 2
        x = here.right + GAP / 2 + 7 * (lane // 2)
        to_left = there.left >= here.right
        end = there.left if to_left else there.right
        line = rounded((here.right, y1), (x, y1), (x, y2), (end + (-7 if to_left else 7), y2))
        drawn.append(f'<path class="arrow" d="{line}"/>{tip(end, y2, -90 if to_left else 90)}')
    return drawn


# -- the way of a click ---------------------------------------------------------------------------


def click_line(here: Place, there: Place, port: float) -> tuple[Point, ...]:
    """The way from one package to the next: straight, or around what is between.

    `port` is where it leaves or reaches the lower side of the box to the right.
    """
    inner = there.right - 30
    if here.column == there.column and abs(here.row - there.row) == 1:
        down = there.row > here.row
        ends = (here.bottom, there.top) if down else (here.top, there.bottom)
        return (inner, ends[0]), (inner, ends[1])
    if here.column == there.column:
        x = here.right + GAP / 2
        y1, y2 = here.bottom - 18, there.top + 18
        return (here.right, y1), (x, y1), (x, y2), (there.right, y2)
    if _is_a_step_up(here, there):
        x = there.left - GAP / 2
        y1, y2 = here.top - (ROW - BOX[1]) / 2, there.bottom - 14
        start = here.right - 30
        return (start, here.top), (start, y1), (x, y1), (x, y2), (there.left, y2)
    if here.column > there.column:
        return (port, here.bottom), (port, there.top + 18), (there.right, there.top + 18)
    y = here.bottom - 18
    return (here.right, y), (port, y), (port, there.bottom)


def _is_a_step_up(here: Place, there: Place) -> bool:
    """Whether the way goes to the right, one layer up."""
    return here.column < there.column and here.row - there.row == 1


def click_way(where: dict[str, Place]) -> list[str]:
    """The line of a click from package to package, with a number where it reaches each."""
    steps = [where[package] for package, _ in CLICK]
    around = [
        number
        for number, (here, there) in enumerate(pairwise(steps))
        if here.column != there.column and not _is_a_step_up(here, there)
    ]
    # The nearer the other end, the farther to the left: so no two of these lines cross.
    around.sort(key=lambda number: max(steps[number].row, steps[number + 1].row))
    outer = where[CLICK[0][0]]
    start = outer.left + 122
    arrival = outer.top + 20
    lines: list[tuple[Point, ...]] = [((WIDTH - 10, arrival), (outer.right, arrival))]
    for number, (here, there) in enumerate(pairwise(steps)):
        port = start + 44 * around.index(number) if number in around else 0.0
        lines.append(click_line(here, there, port))
    ending = outer.bottom - 20
    drawn = [f'<path class="way" d="{rounded(*line)}"/>' for line in lines]
    drawn.append(f'<path class="way" d="M{outer.right:g} {ending:g}H{WIDTH - 18:g}"/>')
    drawn.append(tip(WIDTH - 10, ending, -90, "end"))
    for word, y in (("click", arrival - 9), ("page", ending + 18)):
        drawn.append(f'<text class="word edge" x="{outer.right + 9:g}" y="{y:g}">{word}</text>')
    drawn += [circle(*line[-1], number) for number, line in enumerate(lines, 1)]
    return drawn


def circle(x: float, y: float, number: int) -> str:
    """The number of a step."""
    return (
        f'<circle class="step" cx="{x:g}" cy="{y:g}" r="11"/>'
        f'<text class="digit" x="{x:g}" y="{y + 4.4:g}">{number}</text>'
    )


def legend(where: dict[str, Place]) -> list[str]:
    """What happens at each number, and what an arrow means."""
    x, y = min(place.left for place in where.values()), where["table"].top - ROW + 22
    drawn = [f'<text class="head" x="{x:g}" y="{y:g}">The way of a click</text>']
    y += 34
    for number, (package, does) in enumerate(CLICK, 1):
        lines = wrapped(does, BOX[0] - 40, LETTERS)
        drawn.append(circle(x + 11, y + 4, number))
        drawn.append(f'<text class="word" x="{x + 34:g}" y="{y:g}">{package}</text>')
        for line in lines:
            y += 17
            drawn.append(f'<text class="said" x="{x + 34:g}" y="{y:g}">{line}</text>')
        y += 27
    y += 10
    drawn.append(f'<path class="arrow" d="M{x:g} {y - 4:g}H{x + 16:g}"/>{tip(x + 24, y - 4, -90)}')
    for line in wrapped(
        "imports; what follows from other arrows is left out", BOX[0] - 40, LETTERS
    ):
        drawn.append(f'<text class="said" x="{x + 34:g}" y="{y:g}">{line}</text>')
        y += 17
    return drawn


# -- the picture ----------------------------------------------------------------------------------


def box(package: str, place: Place) -> str:
    """A package: its name, and what it says of itself."""
    wide, high = BOX
    x, y = place.left + 14, place.top + 41
    lines = wrapped(summary(package), wide - 28, LETTERS)
    assert len(lines) <= 3, f"{package}: its first sentence is too long for the map"
    said = "".join(
        f'<text class="said" x="{x:g}" y="{y + 15.5 * number:g}">{line}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<rect class="box" x="{place.left:g}" y="{place.top:g}" width="{wide}" height="{high}" '
        f'rx="{CORNER}"/><text class="name" x="{x:g}" y="{y - 18:g}">{package}</text>{said}'
    )


def picture() -> str:
    """The whole map."""
    where = places()
    high = max(place.bottom for place in where.values()) + TOP
    way = " → ".join(f"{number} {package}" for number, (package, _) in enumerate(CLICK, 1))
    drawn = [
        *import_arrows(where),
        *(box(package, place) for package, place in where.items()),
        *click_way(where),
        *legend(where),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high:g}" role="img">'
        f"<title>The packages of Emporion and what they import</title>"
        f"<desc>The way of a click: {way}</desc><style>{STYLE}</style>"
        f'<rect class="ground" width="{WIDTH}" height="{high:g}" rx="{CORNER * 2}"/>'
        f"{''.join(drawn)}</svg>\n"
    )


def main() -> None:
    """Write the picture."""
    assert all(one != other for (one, _), (other, _) in pairwise(CLICK))
    PICTURE.write_text(picture(), "utf-8")
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
