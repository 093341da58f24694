"""What the tests of every game's pictures read from a picture, and check of each one."""

import re
from collections.abc import Iterator
from typing import get_args
from xml.etree import ElementTree as ET

from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.games import find
from emporion.render.layout import Theme
from emporion.render.stylesheet import stylesheet
from emporion.render.svg import Layout, svg
from emporion.render.text import text

from .touring import Shown

SVG = "{http://www.w3.org/2000/svg}"
LAYOUTS: tuple[Layout, ...] = get_args(Layout)
THEMES: tuple[Theme, ...] = get_args(Theme)


def tree(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def by_id(root: ET.Element) -> dict[str, ET.Element]:
    """Everything that has a name of its own."""
    return {found.get("data-id", ""): found for found in root.iter() if found.get("data-id")}


def references(found: ET.Element) -> set[str]:
    """The ids that an element and those in it refer to."""
    names = set()
    for inner in found.iter():
        for name, value in inner.items():
            if name in ("fill", "clip-path"):
                names.update(re.findall(r"url\(#([\w-]+)\)", value))
            elif name == "href":
                names.add(value[1:])
    return names


def marks(found: ET.Element, root: ET.Element) -> set[str]:
    """The emblems and patterns of seats that an element shows, whatever it is copied from."""
    defined = {each.get("id"): each for each in root.iter() if each.get("id")}
    met: set[str] = set()
    names = references(found)
    while names:
        met |= names
        names = {name for one in names for name in references(defined[one])} - met
    return {name for name in met if name.startswith(("emp-disc-", "emp-cloth-"))}


def sizes(root: ET.Element) -> Iterator[tuple[float, str]]:
    """The size at which each text is drawn, transforms and copies followed."""
    defined = {found.get("id"): found for found in root.iter() if found.get("id")}

    def walk(found: ET.Element, scale: float) -> Iterator[tuple[float, str]]:
        if found.tag == f"{SVG}defs":
            return
        transform = found.get("transform")
        if transform:
            for grown in re.findall(r"scale\(([\d.]+)\)", transform):
                scale *= float(grown)
        if found.tag == f"{SVG}text":
            yield float(found.get("font-size", 16)) * scale, found.text or ""
        if found.tag == f"{SVG}use":
            yield from walk(defined[found.get("href", "")[1:]], scale)
        for inner in found:
            yield from walk(inner, scale)

    yield from walk(root, 1)


def places(
    found: ET.Element, x: float, y: float, scale: float
) -> Iterator[tuple[ET.Element, float, float]]:
    """Where each element's own origin is."""
    transform = found.get("transform")
    if transform:
        for right, down in re.findall(r"translate\((-?[\d.]+) (-?[\d.]+)\)", transform):
            x, y = x + float(right) * scale, y + float(down) * scale
        for grown in re.findall(r"scale\(([\d.]+)\)", transform):
            scale *= float(grown)
    yield found, x, y
    for inner in found:
        yield from places(inner, x, y, scale)


def check_whole(root: ET.Element, view: View, lang: str, layout: Layout) -> None:
    """A picture of its layout's size, with a name and the whole view in words."""
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("viewBox") == ("0 0 390 780" if layout == "phone" else "0 0 1280 800")
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc") == text(view, lang)


def check_ids(root: ET.Element) -> None:
    """No id is there twice, and none that is referred to is missing."""
    for attribute in ("id", "data-id"):
        ids = [found.get(attribute) for found in root.iter() if found.get(attribute)]
        assert len(ids) == len(set(ids)), attribute
    assert references(root) <= {found.get("id") for found in root.iter()}


def check_within(root: ET.Element) -> None:
    """Whatever has a name or can be chosen lies within the picture."""
    width, height = map(float, root.get("viewBox", "").split()[2:])
    for found, x, y in places(root, 0, 0, 1):
        if found.get("data-id") or found.get("data-action"):
            assert -1 <= x <= width, found.get("data-id")
            assert -1 <= y <= height, found.get("data-id")


def check_needs_nothing(picture: str) -> None:
    """It loads nothing from elsewhere, runs nothing, and has its colours from classes alone."""
    bare = picture.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|<script|<image|<foreignObject|@import|@font-face", bare)
    assert not re.search(r"\son\w+=|\sstyle=|Gradient|<filter", bare)
    assert set(re.findall(r"url\((.)", bare)) <= {"#"}


def check_painted(bare: str, game: str, prefix: str) -> None:
    """A picture without its style has only colours that the game's style sheet knows."""
    assert "<style" not in bare
    rules = stylesheet(game)
    painted = set(re.findall(rf"(?:{prefix}|emp)-[fs]-[a-z-]+", bare))
    assert all(f".{name}{{" in rules for name in painted)


def check_no_rule_looks_up(game: str, prefix: str) -> None:
    """A <use> copies into a shadow of its own, where selectors with ancestors do not reach."""
    selectors = re.findall(r"([^{}]+)\{[^{}]*\}", stylesheet(game))
    looking_up = {part for each in selectors for part in each.split(",") if " ." in part}
    assert looking_up <= {
        ".emp-lit .emp-halo",
        ".emp-lit .emp-rim",
        f"[data-theme=light] .{prefix}",
        f"[data-theme=dark] .{prefix}",
    }


def check_keeps_secrets(shown: list[Shown], *, memory: bool) -> None:
    """A view of another game in which only what is hidden differs gives the same picture.

    The layouts take turns: what is a phone's without memory is a desk's with it.
    """
    rng = Rng(5)
    for number, (view, legal) in enumerate(shown):
        other = find(view["game"]).determinize(view, rng.below).view(view["seat"])
        layout = LAYOUTS[(number + memory) % len(LAYOUTS)]
        pictures = {
            svg(each, "en", legal=legal, layout=layout, memory=memory) for each in (view, other)
        }
        assert len(pictures) == 1
