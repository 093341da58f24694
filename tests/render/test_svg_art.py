"""The drawings that are files: well-formed, painted by style sheets alone, and all of them used."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from emporion.render.stylesheet import stylesheet
from emporion.render.svg_art import FOLDER, art, elements, path_data

from ..kit.play import on_the_shelf
from ..kit.toy import NAME, Fair
from .pictures import PREFIX
from .reading_svg import SVG, check_needs_nothing, references

pytestmark = pytest.mark.once

FILES = sorted(FOLDER.rglob("*.svg"))
NAMES = [file.relative_to(FOLDER).with_suffix("").as_posix() for file in FILES]

each_file = pytest.mark.parametrize("file", FILES, ids=NAMES)

DRAWN = {f"{SVG}{tag}" for tag in ("svg", "g", "path", "circle", "rect", "ellipse", "use")}
DEFINED = {f"{SVG}{tag}" for tag in ("pattern", "clipPath")}
ATTRIBUTES = {
    *("class", "cx", "cy", "d", "fill", "fill-opacity", "fill-rule", "height", "href", "id"),
    *("patternUnits", "r", "rx", "stroke-dasharray", "stroke-linecap", "stroke-width"),
    *("transform", "viewBox", "width", "x", "y"),
}

EXAMPLES = {"seat": "blue", "kind": "copper", "game": "gen"}
"""What words of ids and classes may stand for."""

UNPAINTED = ("emp-brand-", "emp-emblem-", "emp-pattern-")
"""How the classes begin that pages may paint, or that say what it is."""


def tree(file: Path) -> ET.Element:
    return ET.fromstring(file.read_text(encoding="utf-8"))


def filled_in(name: str) -> str:
    """A name with an example for each word that code fills in."""
    for word, example in EXAMPLES.items():
        name = re.sub(rf"\b{word}\b", example, name)
    return name


def game_of(file: Path) -> str | None:
    name = file.relative_to(FOLDER).parts[0]
    return name if name in PREFIX else None


def test_every_game_has_its_drawings_and_all_of_them_lie_in_folders_for_them() -> None:
    assert {file.parent.name for file in FILES} == {"art"}
    assert {game_of(file) for file in FILES} == {*PREFIX, None}


@each_file
def test_a_file_is_a_drawing_in_known_elements_and_attributes(file: Path) -> None:
    root = tree(file)
    assert root.tag == f"{SVG}svg"
    assert len([float(part) for part in root.get("viewBox", "").split()]) == 4
    for found in root.iter():
        assert found.tag in DRAWN | DEFINED
        assert set(found.keys()) <= ATTRIBUTES
        assert not (found.text or "").strip()
        assert found.get("fill", "none").startswith(("none", "url(#"))


@each_file
def test_a_file_has_only_classes_of_its_style_sheets(file: Path) -> None:
    root = tree(file)
    game = game_of(file)
    with on_the_shelf(Fair()):
        # A game without pictures, which has the classes of the general one.
        rules = "".join(map(stylesheet, [game] if game else [*PREFIX, NAME]))
    own = {"emp", PREFIX[game]} if game else {"emp"}
    assert set(root.get("class", "").split()) == own
    for found in list(root.iter())[1:]:
        for name in found.get("class", "").split():
            known = re.search(rf"\.{re.escape(filled_in(name))}[{{,]", rules)
            assert known or name.startswith(UNPAINTED), name


@each_file
def test_a_file_needs_nothing_from_elsewhere(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    check_needs_nothing(text)
    assert "#" not in re.sub(r'(?:href="#|url\(#)[\w-]+', "", text)


def test_ids_are_their_games_own_and_no_two_files_for_one_picture_share_one() -> None:
    seen: dict[str, str] = {}
    for file, name in zip(FILES, NAMES, strict=True):
        game = game_of(file)
        for found in tree(file).iter():
            if id_ := found.get("id"):
                assert id_.startswith(f"{PREFIX.get(game or '', 'emp')}-")
                # One picture has the desk's drawings or the phone's, never both.
                whole = re.sub(r"-(desk|phone)$", "", name)
                assert seen.setdefault(id_, whole) == whole


def test_what_a_file_refers_to_is_defined_in_some_file_of_its_game() -> None:
    for game in PREFIX:
        roots = [tree(file) for file in FILES if game_of(file) in (game, None)]
        defined = {filled_in(found.get("id", "")) for root in roots for found in root.iter()}
        referred = {filled_in(name) for root in roots for name in references(root)}
        assert referred <= defined


@each_file
def test_numbers_are_no_finer_than_a_thousandth(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    transforms = r'transform="[^"]*"'
    assert not re.findall(r"\d*\.\d{4,}", re.sub(transforms, "", text))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_loaded_is_what_the_file_has(name: str) -> None:
    root = tree(FOLDER / f"{name}.svg")
    loaded = ET.fromstring(f'<svg xmlns="{SVG[1:-1]}">{art(name)}</svg>')
    assert [(each.tag, each.attrib) for each in loaded.iter()][1:] == [
        (each.tag, each.attrib) for each in root.iter()
    ][1:]
    assert len(elements(name)) == len(root)
    assert list(path_data(name)) == [each.get("d") for each in root.iter(f"{SVG}path")]


def test_every_file_is_drawn_by_some_code() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    whole = {name for name in NAMES if f'"{name}"' in code}
    begun = set(re.findall(r'f"([\w/-]+)\{', code))
    for name in set(NAMES) - whole:
        assert any(name.startswith(prefix) for prefix in begun), name


def test_words_of_a_drawing_are_filled_in() -> None:
    drawn = art("tyros/art/ship", seat="red")
    assert 'id="tyr-ship-red"' in drawn
    assert 'href="#emp-disc-red"' in drawn
    assert not re.search(r"\bseat\b", drawn)


def test_a_game_of_another_package_brings_drawings_of_its_own(tmp_path: Path) -> None:
    written = f'<svg xmlns="{SVG[1:-1]}">\n  <path d="M0 0H9" class="sen-house"/>\n</svg>\n'
    (tmp_path / "house.svg").write_text(written, "utf-8")
    assert art((tmp_path / "house").as_posix()) == '<path d="M0 0H9" class="sen-house"/>'
