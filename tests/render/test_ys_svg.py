"""The pictures of Ys: whole, honest, and with exactly one thing to take hold of for each action."""

import re
from collections import Counter
from itertools import combinations

import pytest

from emporion.core.seats import COLOURS
from emporion.games.ys.actions import (
    AT,
    STAND,
    UP,
)
from emporion.games.ys.data import CHARACTERS, GEMS, SHIPS, THRONE
from emporion.games.ys.phases import NAMES as PHASES
from emporion.render.svg import (
    Layout,
    Theme,
    card_svg,
    cards_svg,
    market_svg,
    svg,
)
from emporion.render.type import width_of, wrapped
from emporion.text import LANGUAGES

from .reading_svg import (
    LAYOUTS,
    SVG,
    THEMES,
    check_ids,
    check_keeps_secrets,
    check_needs_nothing,
    check_no_rule_looks_up,
    check_painted,
    check_whole,
    references,
    tree,
)
from .ys_examples import FIRSTS, TABLES, asked, by_id, crowded, drawn, family, shown

# -- the document -----------------------------------------------------------------------------


def test_the_examples_show_every_phase_and_every_kind_of_action() -> None:
    phases = {view["phase"] for table in TABLES for view, _ in shown(table)}
    assert phases == set(PHASES)
    families = {family(action) for table in TABLES for _, legal in shown(table) for action in legal}
    assert families == {0, *FIRSTS}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_view_is_a_whole_picture(table: str, layout: Layout, lang: str) -> None:
    for view, root in drawn(table, layout, lang):
        check_whole(root, view, lang, layout)


def test_the_same_view_gives_the_same_bytes() -> None:
    for view, legal in shown("favor"):
        again = dict(reversed(view.items()))
        assert svg(view, "en", legal=legal) == svg(again, "en", legal=list(reversed(legal)))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_ids_are_unique_and_every_reference_is_answered(table: str, layout: Layout) -> None:
    for _, root in drawn(table, layout):
        check_ids(root)


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_needs_nothing_from_elsewhere_and_runs_nothing(theme: Theme) -> None:
    for view, legal in shown("two"):
        check_needs_nothing(svg(view, "en", legal=legal, theme=theme))


def test_every_class_that_is_painted_has_its_rule() -> None:
    for table in TABLES:
        for view, legal in shown(table):
            check_painted(svg(view, "en", legal=legal, style=False), "ys", "ys")


def test_no_rule_looks_up_to_what_a_copy_cannot_see() -> None:
    check_no_rule_looks_up("ys", "ys")


# -- actions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_legal_action_has_exactly_one_thing_to_choose_it_by(
    table: str, layout: Layout
) -> None:
    for _, legal, root in asked(table, layout):
        targets = [found for found in root.iter() if found.get("data-action")]
        assert sorted(int(found.get("data-action", "")) for found in targets) == sorted(legal)
        for found in targets:
            assert "emp-lit" in found.get("class", "").split()
            assert found.findtext(f"{SVG}title")
            classes = {inner.get("class") for inner in found}
            assert {"emp-halo", "emp-rim"} <= classes


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_only_what_can_be_chosen_glows(table: str, layout: Layout) -> None:
    for _, _, root in asked(table, layout):
        halos = sum(found.get("class") == "emp-halo" for found in root.iter())
        assert halos == sum(bool(found.get("data-action")) for found in root.iter())


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_lie_within_the_picture_and_not_on_each_other(lang: str, layout: Layout) -> None:
    width, height = (390, 780) if layout == "phone" else (1280, 800)
    roots = [tree(svg(view, lang, legal=legal, layout=layout)) for view, legal in crowded()]
    roots += [root for table in TABLES for _, root in drawn(table, layout, lang)]
    for root in roots:
        boxes = []
        for found in root.iter():
            if "ys-choice" in found.get("class", "").split():
                x, y = map(float, re.findall(r"[-\d.]+", found.get("transform", ""))[:2])
                (face,) = [inner for inner in found if inner.get("class") == "ys-button"]
                wide, high = float(face.get("width", "")), float(face.get("height", ""))
                assert 0 <= x <= x + wide <= width
                assert 0 <= y <= y + high <= height
                boxes.append((x, y, x + wide, y + high))
        for one, other in combinations(boxes, 2):
            apart_x = one[2] <= other[0] or other[2] <= one[0]
            apart_y = one[3] <= other[1] or other[3] <= one[1]
            assert apart_x or apart_y


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_longest_lists_are_complete(layout: Layout) -> None:
    for view, legal in crowded():
        root = tree(svg(view, "de", legal=legal, layout=layout))
        actions = [found.get("data-action") for found in root.iter() if found.get("data-action")]
        assert sorted(map(int, filter(None, actions))) == sorted(legal)


def test_a_broker_goes_where_one_points() -> None:
    pointed = 0
    for _, _, root in asked("four", "desk"):
        for found in root.iter():
            place = int(found.get("data-action", "-1")) - AT
            if 0 <= place < UP - AT:
                assert found.get("data-id") in (f"square.{place}", f"area.{place}")
                pointed += 1
    assert pointed


# -- what it shows ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_broker_on_the_board_is_there_and_so_are_the_drafted_ones(
    table: str, layout: Layout
) -> None:
    for view, root in drawn(table, layout):
        names = {name for name in by_id(root) if name.startswith("broker.")}
        placed = {f"broker.{piece['owner']}.{piece['number']}" for piece in view["pieces"]}
        assert placed <= names
        places = [action for action in view.get("draft", []) if AT <= action < UP]
        assert len(names - placed) == len(places)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_a_hidden_broker_shows_its_owners_emblem_and_an_open_one_its_value(
    table: str, layout: Layout
) -> None:
    for view, root in drawn(table, layout):
        found = by_id(root)
        for piece in view["pieces"]:
            broker = found[f"broker.{piece['owner']}.{piece['number']}"]
            drawings = {inner.get("href") for inner in broker.iter()}
            face = "down" if piece["down"] else "up"
            assert f"#ys-{face}-{COLOURS[piece['owner']]}" in drawings
            written = [inner.text for inner in broker.iter(f"{SVG}text")]
            if not piece["down"]:
                assert str(piece["value"]) in written
            if piece["marked"]:
                assert "5" in written


def test_without_peeking_ones_own_hidden_brokers_stay_hidden() -> None:
    hidden = 0
    for view, root in drawn("three", "desk"):
        for piece in view["pieces"]:
            if piece["down"] and piece["owner"] == view["seat"] and not piece["public"]:
                broker = by_id(root)[f"broker.{piece['owner']}.{piece['number']}"]
                assert not list(broker.iter(f"{SVG}text"))
                hidden += 1
    assert hidden


def test_with_peeking_they_show_a_small_value() -> None:
    known = 0
    for view, root in drawn("four", "desk"):
        for piece in view["pieces"]:
            broker = by_id(root)[f"broker.{piece['owner']}.{piece['number']}"]
            written = [inner.text for inner in broker.iter(f"{SVG}text")]
            if piece["down"] and not piece["marked"]:
                assert written == ([] if piece["value"] is None else [str(piece["value"])])
                known += bool(written)
    assert known


@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_does_not_change_the_picture(table: str) -> None:
    check_keeps_secrets(shown(table)[::2], memory=False)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_the_board_is_complete(table: str, layout: Layout) -> None:
    players = TABLES[table][0]
    for view, root in drawn(table, layout):
        names = by_id(root)
        assert {f"neighborhood.{n}" for n in range(4)} <= set(names)
        assert {f"marker.{GEMS[colour]}" for colour in range(4)} <= set(names)
        assert {"throne", "market", "turn", "asked"} <= set(names)
        used = view["options"]["neighborhoods"]
        areas = [name for name in names if name.startswith("area.")]
        assert len(areas) == 3 * used
        squares = [name for name in names if name.startswith("square.")]
        assert len(squares) == (12 if players == 4 else 8)
        owners = 3 if players == 2 else players
        assert {f"board.{owner}" for owner in range(owners)} <= set(names)
        for n, ship in enumerate(view["ships"]):
            assert (f"ship.{n}" in names) == (ship >= 0)


@pytest.mark.parametrize("table", TABLES)
def test_the_own_screen_stands_at_the_bottom_with_all_brokers_of_its_seat(table: str) -> None:
    for view, root in drawn(table, "desk"):
        names = by_id(root)
        if "screen" not in names:
            continue
        standing = [name for name in names if name.startswith(("screen.", "front."))]
        own = [name for name in standing if name.startswith(("screen.", f"front.{view['seat']}."))]
        draft = [action for action in view["draft"] if UP <= action < STAND]
        placed = len(draft) - (view["phase"] == "placing" and len(view["draft"]) % 2 == 1)
        if view["phase"] == "placing" and any(a >= STAND for a in view["draft"]):
            continue
        assert len(own) == len(view["screen"]) + len(view["seats"][view["seat"]]["front"]) - placed


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_has_an_id_can_say_what_it_is(layout: Layout, lang: str) -> None:
    titled = ("broker.", "card.", "ship.", "area.", "square.", "board.", "line.", "quotation.")
    for _, root in drawn("favor", layout, lang):
        for name, found in by_id(root).items():
            if name.startswith(titled) and ".gem." not in name:
                assert found.findtext(f"{SVG}title"), name


def test_the_end_crowns_the_winners_and_reveals_the_throne_room() -> None:
    for table, (_, options) in TABLES.items():
        for view, root in drawn(table, "desk"):
            if view["phase"] != "ended":
                continue
            names = by_id(root)
            outcome = view["outcome"]
            neutral = outcome.get("rival", {}).get("won", False)
            won = [*outcome["winners"], *[view["players"]] * neutral]
            for name, found in names.items():
                if name.startswith("score."):
                    crowned = any(inner.get("class") == "ys-wreath" for inner in found.iter())
                    assert crowned == (int(name.split(".")[1]) in won)
            assert any(found.get("class") == "ys-bunting" for found in root.iter())
            if options.get("kings_favor"):
                sent = [piece for piece in view["pieces"] if piece["place"] == THRONE]
                assert len(sent) == 4 * view["players"]
                assert not any(piece["down"] for piece in sent)


# -- cards and parts --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_and_every_ship_is_a_card(lang: str) -> None:
    pictures = {card_svg(kind, lang, game="ys") for kind in range(len(CHARACTERS) + len(SHIPS))}
    assert len(pictures) == len(CHARACTERS) + len(SHIPS)
    for picture in pictures:
        assert tree(picture).findtext(f"{SVG}title")
    root = tree(cards_svg(lang, game="ys"))
    kinds = Counter(found.get("data-kind") for found in root.iter())
    assert all(kinds[name] == 1 for name in CHARACTERS)


def test_the_market_can_be_shown_alone() -> None:
    for view, _ in shown("four")[::9]:
        root = tree(market_svg(view, "en"))
        names = by_id(root)
        assert {f"marker.{GEMS[colour]}" for colour in range(4)} <= set(names)
        assert references(root) <= {found.get("id") for found in root.iter()}


# -- reading ----------------------------------------------------------------------------------


def test_a_text_is_broken_only_between_its_words() -> None:
    said = "Choose two brokers for your bid"
    lines = wrapped(said, 120, 16)
    assert " ".join(lines) == said
    assert all(width_of(line, 16) <= 120 for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_written_too_small_for_a_phone(table: str, lang: str) -> None:
    for _, root in drawn(table, "phone", lang):
        definitions = {id(inner) for found in root.iter(f"{SVG}defs") for inner in found.iter()}
        for found in root.iter(f"{SVG}text"):
            if id(found) not in definitions:
                assert float(found.get("font-size", "0")) >= 14, found.text


# -- colour never alone -----------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_piece_of_an_owner_bears_its_emblem_and_its_pattern(
    table: str, layout: Layout
) -> None:
    for _, root in drawn(table, layout):
        defined = {found.get("id"): found for found in root.iter() if found.get("id")}
        for found in root.iter():
            name = str(found.get("data-id"))
            if not found.get("data-seat") or not name.startswith(("broker.", "board.", "score.")):
                continue
            seen = references(found)
            for _ in range(3):
                seen |= {each for one in seen for each in references(defined[one])}
            colour = found.get("data-seat")
            marks = {each for each in seen if each.startswith(("emp-disc-", "emp-cloth-"))}
            assert marks == {f"emp-disc-{colour}", f"emp-cloth-{colour}"}
