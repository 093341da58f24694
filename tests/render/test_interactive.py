"""Pictures that are played on: what can be chosen is a button, and all has a name to be heard."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.games import find
from emporion.render.svg import Layout, svg
from emporion.text import LANGUAGES, wording

from .pictures import TABLES, each_table, shown
from .reading_svg import LAYOUTS, SVG, by_id, check_ids, places, tree

pytestmark = pytest.mark.once

each_layout = pytest.mark.parametrize("layout", LAYOUTS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)

Live = tuple[View, tuple[int, ...], ET.Element]


@cache
def live(game: str, table: str, layout: Layout, lang: str = "en") -> list[Live]:
    """Some views of a table as a page shows them."""
    return [
        (
            view,
            legal,
            tree(svg(view, lang, legal=legal, layout=layout, interactive=True, asked=False)),
        )
        for view, legal in shown(game, table)[:: 2 if lang == "en" else 9]
    ]


def buttons(root: ET.Element) -> list[ET.Element]:
    return [found for found in root.iter() if found.get("role") == "button"]


@each_layout
@each_table()
def test_what_is_lit_is_a_button_named_by_its_action(game: str, table: str, layout: Layout) -> None:
    words = wording("en")
    for view, _, root in live(game, table, layout):
        lit = [found for found in root.iter() if found.get("data-action")]
        assert lit == buttons(root)
        for found in lit:
            action = int(found.get("data-action", ""))
            assert found.get("aria-label") == words.choice(view, action)
            assert found.get("tabindex") == "-1"


@each_layout
@each_table()
def test_what_is_not_lit_says_which_action_it_would_be(
    game: str, table: str, layout: Layout
) -> None:
    for _, legal, root in live(game, table, layout):
        meant = [found for found in root.iter() if found.get("data-means")]
        for found in meant:
            assert found.get("role") != "button"
            assert not found.get("tabindex")
            action = int(found.get("data-means", ""))
            assert action in range(find(game).num_actions)
            assert action not in legal
    assert any(
        found.get("data-means") for _, _, root in live(game, table, layout) for found in root.iter()
    )


@each_table()
def test_only_a_picture_that_is_played_on_says_what_a_click_would_mean(
    game: str, table: str
) -> None:
    for view, legal in shown(game, table)[::5]:
        assert "data-means" not in svg(view, "en", legal=legal)


@each_layout
@each_table()
def test_no_button_lies_in_another_and_nothing_else_can_be_focused(
    game: str, table: str, layout: Layout
) -> None:
    for _, _, root in live(game, table, layout):
        for found in root.iter():
            held = [inner for inner in found.iter() if inner is not found]
            if found.get("role") in ("button", "img"):
                assert not [inner for inner in held if inner.get("tabindex")]
            if found.get("role") == "img":
                assert not [inner for inner in held if inner.get("role")]
            if found.get("role") != "button":
                assert not found.get("tabindex")


@each_language
@each_table()
def test_whatever_has_a_title_has_a_name_for_screen_readers(
    game: str, table: str, lang: str
) -> None:
    for _, _, root in live(game, table, "desk", lang):
        assert (root.get("role"), root.get("aria-label")) == (
            "group",
            wording(lang).game_title(game),
        )
        assert not list(root.iter(f"{SVG}desc"))
        assert root.find(f"{SVG}title") is None
        check_ids(root)

        def walk(found: ET.Element, in_button: bool) -> None:
            said = found.findtext(f"{SVG}title")
            pressed = found.get("role") == "button"
            if said and not pressed and not (in_button and not found.get("role")):
                assert found.get("aria-label") == said
                assert found.get("role") in ("img", "group")
            for inner in found:
                walk(inner, in_button or pressed)

        walk(root, False)


@each_layout
@each_table("tyros", "ys")
def test_what_is_asked_can_be_left_to_the_page(game: str, table: str, layout: Layout) -> None:
    for view, legal, root in live(game, table, layout):
        assert "asked" not in by_id(root)
        plain = svg(view, "en", legal=legal, layout=layout)
        lit = [found.get("data-action") for found in buttons(root)]
        assert lit == re.findall(r'data-action="(\d+)"', plain)
        assert 'data-id="asked"' in plain
        assert " aria-" not in plain


# -- fingers ----------------------------------------------------------------------------------


def boxes(found: ET.Element, at: dict[ET.Element, tuple[float, float]]) -> Iterator[ET.Element]:
    """The areas that can be hit of a target: its halo, its unseen room."""
    for inner in found.iter(f"{SVG}rect"):
        if inner.get("class") in ("emp-hit", "emp-halo") and inner in at:
            yield inner


def area(found: ET.Element, at: dict[ET.Element, tuple[float, float]]) -> tuple[float, ...]:
    x, y = at[found]
    left, top = x + float(found.get("x", "")), y + float(found.get("y", ""))
    return left, top, left + float(found.get("width", "")), top + float(found.get("height", ""))


@each_table("tyros", "ys")
def test_room_to_hit_a_thing_is_not_taken_from_another(game: str, table: str) -> None:
    for _, _, root in live(game, table, "phone"):
        at = {found: (x, y) for found, x, y in places(root, 0, 0, 1)}
        hits = [
            (button, area(inner, at), inner.get("class"))
            for button in buttons(root)
            for inner in boxes(button, at)
        ]
        for (one, here, kind), (other, there, sort) in combinations(hits, 2):
            if one is other or "emp-hit" not in (kind, sort):
                continue
            across = min(here[2], there[2]) - max(here[0], there[0])
            down = min(here[3], there[3]) - max(here[1], there[1])
            assert across < 3 or down < 3, (one.get("aria-label"), other.get("aria-label"))


def test_the_pictures_of_a_page_tell_no_more_than_the_others() -> None:
    rng = Rng(5)
    for game, tables in TABLES.items():
        for view, legal in shown(game, next(iter(tables)))[::9]:
            other = find(game).determinize(view, rng.below).view(view["seat"])
            pictures = {svg(each, "nl", legal=legal, interactive=True) for each in (view, other)}
            assert len(pictures) == 1


# -- what things are for ----------------------------------------------------------------------

EXPLAINED = {
    "byzanz": r"stall-|offer-|pile|lot|chest-|held-|hand",
    "tyros": r"ship\.|city\.|disc\.|tile|stack\.|empire\.|pile|discards\.|cards\.|supply\.|start"
    r"|bonus|serpent|desert|round",
    "ys": r"card\.|area\.|square\.|line\.|quotation\.|gem\.|ship\.\d$|order\.|behind\.|screen$"
    r"|neighborhood\.[01]|throne|turn",
}
"""The things that say not only what they are, but also what they are for, by their ids."""


@each_language
@each_table()
def test_things_say_what_they_are_for(game: str, table: str, lang: str) -> None:
    for _, _, root in live(game, table, "desk", lang):
        for name, found in by_id(root).items():
            said = found.findtext(f"{SVG}title")
            if said and re.match(EXPLAINED[game], name) and not found.get("data-action"):
                assert re.search(r"\w\)?\. \w.+\.$", said), (name, said)
