"""The rules that are files: whole, in known classes and colours, and all of them used."""

import re
from pathlib import Path

import pytest

from emporion.render.css_rules import SANS, SERIF, css_rules
from emporion.render.palette import colours
from emporion.render.svg_art import FOLDER

from .pictures import PREFIX

pytestmark = pytest.mark.once

FILES = sorted(FOLDER.rglob("*.css"))
NAMES = [file.relative_to(FOLDER).with_suffix("").as_posix() for file in FILES]

each_file = pytest.mark.parametrize("file", FILES, ids=NAMES)

MARK = {"paper", "emp-brand-gate", "emp-brand-sail", "emp-brand-sea"}
"""The classes of Emporion's mark, which has the colours of the page around it, or of its file."""


def rules(css: str) -> list[tuple[str, list[str]]]:
    """The selectors and declarations of a file, whatever breaks its lines."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return [
        (
            re.sub(r"\s*([,>])\s*", r"\1", selector.strip()),
            [
                ": ".join(re.split(r":\s*", part.strip()))
                for part in body.split(";")
                if part.strip()
            ],
        )
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", bare)
    ]


def classes(file: Path) -> set[str]:
    """The classes that a file has rules for."""
    found = rules(file.read_text(encoding="utf-8"))
    return {name for selector, _ in found for name in re.findall(r"\.([a-z][\w-]*)", selector)}


def owner(file: Path) -> str:
    """What the classes of a file begin with: a game's prefix, or that of the general picture."""
    name = file.relative_to(FOLDER).parts[0]
    return {**PREFIX, "general": "gen"}.get(name, "game")


@each_file
def test_a_file_lies_beside_drawings_and_is_whole(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert file.parent.name == "art"
    assert text.startswith("/* ")
    assert text.count("{") == text.count("}") >= len(rules(text)) > 0
    assert not re.search(r"url|@import|@font-face|!important", text)
    assert all(declared for _, declared in rules(text))


@each_file
def test_a_file_has_rules_for_its_own_classes(file: Path) -> None:
    own = (f"{owner(file)}-", "emp-")
    assert all(name.startswith(own) for name in classes(file) - MARK)


@each_file
def test_a_file_has_colours_of_its_palette(file: Path) -> None:
    game = {prefix: game for game, prefix in PREFIX.items()}.get(owner(file), "byzanz")
    known = {"--serif", "--sans", *(f"--{name}" for name in colours(game, "light"))}
    for used in re.findall(r"var\((--[\w-]+)\)", file.read_text(encoding="utf-8")):
        shared = used.replace("--game-", "--byz-").replace("--gen-", "--byz-")
        assert shared in known, used


@pytest.mark.parametrize("name", NAMES)
def test_what_is_loaded_is_what_the_file_says(name: str) -> None:
    loaded = css_rules(name)
    said = rules((FOLDER / f"{name}.css").read_text(encoding="utf-8"))
    for family, stack in (("var(--serif)", SERIF), ("var(--sans)", SANS)):
        loaded = loaded.replace(stack, family)
    assert rules(loaded) == said
    assert not re.search(r"\n|/\*|;\}", loaded)


def test_every_class_is_drawn_by_some_code_or_drawing() -> None:
    drawn = "".join(
        file.read_text(encoding="utf-8")
        for ending in ("*.py", "*.svg")
        for file in FOLDER.rglob(ending)
    )
    every = "|".join([*PREFIX.values(), "gen", "game", r"\{prefix\}"])
    for file in FILES:
        for name in classes(file):
            begun = every if owner(file) == "game" else rf"{owner(file)}|game|\{{prefix\}}"
            own = name.removeprefix(f"{owner(file)}-")
            written = rf"(?<![\w-])(?:{name}|(?:{begun})-{own})(?![\w-])"
            assert re.search(written, drawn), name


def test_rules_for_all_games_are_for_the_prefix_of_each() -> None:
    assert ".ys-chart-part{stroke:var(--ys-line);stroke-width:1.4}" in css_rules("art/charts", "ys")
    assert "game-" not in css_rules("art/charts", "ys")


def test_a_game_of_another_package_brings_a_file_of_its_own(tmp_path: Path) -> None:
    written = (
        "/* The look of Senet. */\n\n.sen-house {\n  fill: none; font-family: var(--serif);\n}\n"
    )
    (tmp_path / "style.css").write_text(written, "utf-8")
    found = css_rules((tmp_path / "style").as_posix())
    assert found == f".sen-house{{fill:none;font-family:{SERIF}}}"
