"""A game's RULES.md read as data, beside the code and the tests that it names."""

import ast
import re
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parent
GAMES = TESTS.parents[1] / "src" / "emporion" / "games"

BASIS = r"\[(book|public|deduced|ours)\]"
"""What a ruling rests on."""


def quoted(cell: str) -> list[str]:
    """What stands between backquotes."""
    return re.findall(r"`([^`]+)`", cell)


def rows(text: str) -> list[list[str]]:
    """The cells of every row of every table, headings aside."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if row[-1] != "The tests" and set(row[0]) != {"-"}]


def code_in(row: list[str]) -> set[str]:
    """The code that a row names, such as `module.function`."""
    return {name for name in quoted(row[-2]) if "." in name}


def tests_in(row: list[str]) -> set[str]:
    """The tests that a row names."""
    return set(quoted(row[-1]))


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


class RulesMd:
    """What RULES.md of a game tells, and what there is."""

    def __init__(self, game: str) -> None:
        self.code = GAMES / game
        self.tests = TESTS / game
        self.text = (self.code / "RULES.md").read_text("utf-8")
        self.rows = rows(self.text)

    def section(self, title: str) -> str:
        """The text below a heading of the second level."""
        return self.text.split(f"\n## {title}\n")[1].split("\n## ")[0]

    def chapters(self) -> list[str]:
        """The chapters of the rulebook, by their headings of the third level."""
        return re.findall(r"^### (.+)$", self.section("The rulebook"), re.MULTILINE)

    def rulings(self) -> list[str]:
        """The rulings that have a number, each with its basis."""
        return [row[0] for row in rows(self.section("Rulings")) if re.match(r"\d", row[0])]

    def incomplete_rows(self) -> list[str]:
        """The rows that name no code or no test."""
        return [row[0] for row in self.rows if not (code_in(row) and tests_in(row))]

    def code_named(self) -> set[str]:
        """All code that the tables name."""
        return {name for row in self.rows for name in code_in(row)}

    def code_there(self) -> set[str]:
        """All code that the game has."""
        modules = self.code.glob("*.py")
        return {f"{path.stem}.{name}" for path in modules for name in names_in(path)}

    def tests_named_in_rows(self) -> set[str]:
        """All tests that the tables name."""
        return {name for row in self.rows for name in tests_in(row)}

    def tests_named(self) -> set[str]:
        """All tests that are named anywhere."""
        anywhere = {name for name in quoted(self.text) if name.startswith("test_")}
        return self.tests_named_in_rows() | anywhere

    def tests_by_file(self) -> dict[str, set[str]]:
        """The names of the tests in each file of the game's folder."""
        return {
            path.name: {name for name in names_in(path) if name.startswith("test_")}
            for path in self.tests.glob("test_*.py")
        }

    def tests_there(self) -> set[str]:
        """The names of all tests of the game's folder."""
        return {name for names in self.tests_by_file().values() for name in names}

    def tests_identified(self) -> set[str]:
        """How a test is named so that it can only be that one.

        `test_name` where one file has it, `test_file.py::test_name` where several do.
        """
        files = self.tests_by_file()
        times = Counter(name for names in files.values() for name in names)
        return {
            name if times[name] == 1 else f"{file}::{name}"
            for file, names in files.items()
            for name in names
        }

    def examples_there(self) -> set[str]:
        """The tests that are called examples."""
        return {name for name in self.tests_there() if re.match("test_(example|.*_example$)", name)}

    def options_named(self) -> list[str]:
        """The options that have a row, in their order."""
        return re.findall(r"^\| Option `(\w+)`", self.text, re.MULTILINE)

    def options_there(self) -> list[str]:
        """The options that the game has, in their order."""
        return re.findall(r'Option\("(\w+)"', (self.code / "spec.py").read_text("utf-8"))
