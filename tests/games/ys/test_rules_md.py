"""RULES.md tells the truth: every function and every test that it names exists."""

import ast
import re
from pathlib import Path

import pytest

from emporion.games.ys.data import CHARACTERS

HERE = Path(__file__).parent
GAME = HERE.parents[2] / "src" / "emporion" / "games" / "ys"
RULES = (GAME / "RULES.md").read_text("utf-8")

CHAPTERS = [
    "Ys and more, The Board, Contents",
    "Setup",
    "Principles of the Game",
    "Phase 1 - Setup",
    "Phase 2 - Turn Order",
    "Phase 3 - Placing the Brokers",
    "Phase 4 - Counting up: the city",
    "Phase 4 - Counting up: the market",
    "End of the Game",
    "Character Cards",
    "3-player Game",
    "2-player Game",
    "The King's Favor",
    "Ys Express",
]

BASIS = r"\[(book|public|deduced|ours)\]"

pytestmark = pytest.mark.once


def section(title: str) -> str:
    """The text below a heading of the second level."""
    return RULES.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str = RULES) -> list[list[str]]:
    """The cells of every row of every table, headings aside."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
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
    assert re.findall(r"^### (.+)$", section("The rulebook"), re.MULTILINE) == CHAPTERS


def test_every_character_has_its_row() -> None:
    chapter = section("The rulebook").split("\n### Character Cards\n")[1].split("\n### ")[0]
    for name in CHARACTERS[:-1]:
        assert re.search(rf"^\|[^|]*\b{name.title()}\b", chapter, re.MULTILINE), name


def test_every_ruling_is_there_with_its_basis() -> None:
    rulings = [row for row in rows(section("Rulings")) if re.match(r"\d", row[0])]
    assert [int(row[0].split()[0]) for row in rulings] == list(range(1, 23))
    for row in rulings:
        assert re.search(BASIS, row[0])


def test_every_ruling_on_components_and_windows_is_there_with_its_basis() -> None:
    others = [row for row in rows(section("Rulings")) if not re.match(r"\d", row[0])]
    assert len(others) == 17
    for row in others:
        assert re.match(BASIS, row[1]), row[0]


def test_every_disagreement_is_told_by_edition_with_what_we_do() -> None:
    table = rows(section("Where the editions disagree"))
    assert len(table) >= 30
    for row in table:
        assert len(row) == 7, row[0]
        assert all(row), row[0]


def test_every_worked_example_is_there() -> None:
    examples = {name for name in names_of_tests() if name.startswith("test_example")}
    assert len(examples) == 17
    assert examples <= {name for row in rows() for name in quoted(row[-1])}


def test_every_option_is_there() -> None:
    options = re.findall(r"^\| Option `(\w+)`", RULES, re.MULTILINE)
    spec = (GAME / "spec.py").read_text("utf-8")
    assert options == re.findall(r'Option\("(\w+)"', spec)
