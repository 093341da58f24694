"""RULES.md tells the truth: every function and every test that it names exists."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
GAME = HERE.parents[2] / "src" / "emporion" / "games" / "byzanz"
RULES = (GAME / "RULES.md").read_text("utf-8")

CHAPTERS = [
    "Spelmateriaal, Spelidee",
    "Spelvoorbereiding",
    "Veilingen",
    "Volgende veilingen",
    "Eigenaardigheden bij een veiling",
    "De markt van Byzantium",
    "Een nieuwe ronde",
    "Verkoop van goederen",
    "Meer dan 7 kaarten in de hand",
    "De handelaarskaarten",
    "Einde van het spel en winnaar",
]

pytestmark = pytest.mark.once


def rows() -> list[list[str]]:
    """The cells of every row of every table, headings aside."""
    lines = [line for line in RULES.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[-1] != "The tests" and set(row[0]) != {"-"}]


def quoted(cell: str) -> list[str]:
    """What stands between backquotes."""
    return re.findall(r"`([^`]+)`", cell)


def names_in(module: Path) -> set[str]:
    """All that a module defines: `function`, `CONSTANT`, `Class`, `Class.method`."""
    found = set()
    for node in ast.parse(module.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            methods = [part.name for part in node.body if isinstance(part, ast.FunctionDef)]
            found.update([node.name, *(f"{node.name}.{method}" for method in methods)])
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    return found


def names_of_tests() -> set[str]:
    """The names of all tests of this folder."""
    return {name for path in HERE.glob("test_*.py") for name in names_in(path)}


def test_every_row_names_code_and_names_of_tests() -> None:
    for row in rows():
        assert [name for name in quoted(row[-2]) if "." in name], row[0]
        assert quoted(row[-1]), row[0]


def test_every_function_that_is_named_exists() -> None:
    known = {f"{path.stem}.{name}" for path in GAME.glob("*.py") for name in names_in(path)}
    named = {name for row in rows() for name in quoted(row[-2]) if "." in name}
    assert named <= known, named - known


def test_every_test_that_is_named_exists() -> None:
    named = {name for row in rows() for name in quoted(row[-1])}
    named.update(name for name in quoted(RULES) if name.startswith("test_"))
    assert named <= names_of_tests(), named - names_of_tests()


def test_every_chapter_of_the_book_is_there() -> None:
    assert re.findall(r"^### (.+)$", RULES, re.MULTILINE) == CHAPTERS


def test_every_ruling_is_there_with_its_basis() -> None:
    rulings = [row for row in rows() if len(row) == 4 and re.match(r"\d", row[0])]
    assert [int(row[0].split()[0]) for row in rulings] == list(range(1, 14))
    for row in rulings:
        assert re.search(r"\[(book|deduced|ours)\]", row[0])


def test_every_worked_example_is_there() -> None:
    examples = {name for name in names_of_tests() if name.startswith("test_example")}
    examples.add("test_four_player_setup_example")
    assert len(examples) == 7
    assert examples <= {name for row in rows() for name in quoted(row[-1])}


def test_every_option_is_there() -> None:
    options = re.findall(r"^\| Option `(\w+)`", RULES, re.MULTILINE)
    spec = (GAME / "spec.py").read_text("utf-8")
    assert options == re.findall(r'Option\("(\w+)"', spec)
