"""The pictures of Tyros: whole, honest, and with exactly one thing to choose each action by."""

import re
from collections import Counter
from itertools import combinations

import pytest

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS, NOBODY, OVER
from emporion.games import find
from emporion.games.tyros.actions import CITY, LAY, SAIL, TO
from emporion.games.tyros.data import EMPIRES, GOODS, KINDS
from emporion.games.tyros.phases import NAMES as PHASES
from emporion.games.tyros.sea import COAST_NAMES, DISTANCE, FIELD_NAMES
from emporion.render.svg import Layout, Theme, card_svg, cards_svg, market_svg, svg
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
from .test_svg import places, sizes
from .tyros_examples import FIRSTS, TABLES, asked, by_id, chosen, drawn, family, shown

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
    for view, legal in shown("four")[::5]:
        again = dict(reversed(view.items()))
        assert svg(view, "en", legal=legal) == svg(again, "en", legal=list(reversed(legal)))


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_ids_are_unique_and_every_reference_is_answered(
    table: str, layout: Layout, memory: bool
) -> None:
    roots = [root for _, root in drawn(table, layout)]
    if memory:
        roots = [
            tree(svg(view, "nl", legal=legal, layout=layout, memory=True))
            for view, legal in shown(table)[::4]
        ]
    for root in roots:
        check_ids(root)
        clips = {
            name
            for found in root.iter()
            for name in re.findall(r"#([\w-]+)", found.get("clip-path", ""))
        }
        assert clips <= {found.get("id") for found in root.iter()}


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_needs_nothing_from_elsewhere_and_runs_nothing(theme: Theme) -> None:
    for view, legal in shown("three")[::5]:
        check_needs_nothing(svg(view, "en", legal=legal, theme=theme))


def test_every_class_that_is_painted_has_its_rule() -> None:
    for table in TABLES:
        for view, legal in shown(table)[::3]:
            check_painted(svg(view, "en", legal=legal, style=False), "tyros", "tyr")


def test_no_rule_looks_up_to_what_a_copy_cannot_see() -> None:
    check_no_rule_looks_up("tyros", "tyr")


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
            classes = [inner.get("class") for inner in found]
            assert classes.count("emp-halo") == classes.count("emp-rim") == 1


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_of_a_whole_game_can_be_chosen(seed: int) -> None:
    state = find("tyros").setup(3 + seed % 2)
    rng = Rng(seed + 40)
    step = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
            continue
        seat, legal = state.actor, state.legal(state.actor)
        if step % 9 == 0:
            layout = LAYOUTS[step // 9 % 2]
            picture = svg(state.view(seat), "en", legal=legal, layout=layout, style=False)
            found = [int(action) for action in re.findall(r'data-action="(\d+)"', picture)]
            assert sorted(found) == sorted(legal)
        step += 1
        state.apply(seat, chosen(legal, rng))


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
    for root in [root for table in TABLES for _, root in drawn(table, layout, lang)]:
        boxes = []
        for found in root.iter():
            if "tyr-choice" in found.get("class", "").split():
                x, y = map(float, re.findall(r"[-\d.]+", found.get("transform", ""))[:2])
                (face,) = [inner for inner in found if inner.get("class") == "tyr-button"]
                wide, high = float(face.get("width", "")), float(face.get("height", ""))
                assert 0 <= x <= x + wide <= width
                assert 0 <= y <= y + high <= height
                boxes.append((x, y, x + wide, y + high))
        for one, other in combinations(boxes, 2):
            apart_x = one[2] <= other[0] or other[2] <= one[0]
            apart_y = one[3] <= other[1] or other[3] <= one[1]
            assert apart_x or apart_y


def test_a_journey_shows_its_way_and_its_price_before_it_is_chosen() -> None:
    goals = 0
    for view, legal, root in asked("four", "desk"):
        names = by_id(root)
        for action in legal:
            if not TO <= action < CITY:
                continue
            goal = names[f"goal.{COAST_NAMES[action - TO]}"]
            (price,) = [inner for inner in goal if inner.get("class") == "tyr-price"]
            way = DISTANCE[view["draft"][0] - SAIL][action - TO]
            assert str(way) in [inner.text for inner in price.iter(f"{SVG}text")]
            routes = [inner for inner in goal if "tyr-route" in inner.get("class", "")]
            only = sum(TO <= other < CITY for other in legal) == 1
            assert [inner.get("class") for inner in routes] == [
                "tyr-route-sole" if only else "tyr-route"
            ]
            goals += 1
    assert goals


def test_a_chosen_journey_stays_drawn_until_it_is_paid() -> None:
    found = 0
    for view, root in drawn("three", "desk"):
        draft = view.get("draft") or []
        planned = len(draft) > 1 and SAIL <= draft[0] < TO
        assert ("route" in by_id(root)) == planned
        found += planned
    assert found


def test_all_empires_that_a_tile_may_join_are_offered_on_its_field() -> None:
    several = 0
    for _, legal, root in [each for table in TABLES for each in asked(table, "phone")]:
        laid = Counter((action - LAY) // EMPIRES + 1 for action in legal if family(action) == LAY)
        for tile, count in laid.items():
            offered = [name for name in by_id(root) if name.startswith(f"lay.{tile}.")]
            assert len(offered) == count
            several += count > 1
    assert several


# -- what it shows ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_disc_ship_and_city_is_there_and_no_other(table: str, layout: Layout) -> None:
    for view, root in drawn(table, layout):
        names = by_id(root)
        ships = Counter(".".join(name.split(".")[1:3]) for name in names if "ship." in name[:5])
        expected: Counter[str] = Counter()
        for seat, each in enumerate(view["seats"]):
            expected.update(f"{seat}.{COAST_NAMES[coast]}" for coast in each["ships"])
            for field in each["cities"]:
                assert names[f"city.{FIELD_NAMES[field]}"].get("data-seat") == COLOURS[seat]
        assert ships == expected
        cities = sum(len(each["cities"]) for each in view["seats"])
        assert sum(name.startswith("city.") for name in names) == cities
        for empire, fields in enumerate(view["empires"]):
            here = [f"disc.{field}" for field in fields]
            assert all(names[name].get("data-kind") == GOODS[empire] for name in here)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_the_own_cards_lie_in_the_hand_or_in_the_draft(table: str, layout: Layout) -> None:
    for view, root in drawn(table, layout):
        if view["phase"] == "ended":
            continue
        names = by_id(root)
        held = Counter(
            name.split(".")[1] for name in names if re.match(r"(hand|draft|draft-give)\.", name)
        )
        assert held == Counter(GOODS[kind] for kind in view.get("hand", []))
        tiles = [name for name in names if re.match(r"tile\.\d", name)]
        assert tiles == [f"tile.{tile}" for tile in view.get("tiles", [])]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_offer_shows_both_sides(layout: Layout) -> None:
    offers = 0
    for view, root in drawn("three", layout):
        if view["phase"] in ("answer", "partner") and not view.get("draft"):
            names = by_id(root)
            gives = Counter(name.split(".")[1] for name in names if "offer-give." in name)
            wants = Counter(name.split(".")[1] for name in names if "offer-want." in name)
            sides = [
                Counter(GOODS[kind] for kind in view["decision"][side]) for side in ("give", "want")
            ]
            if view["seat"] != view["active"]:
                sides.reverse()
            assert [gives, wants] == sides
            offers += 1
    assert offers


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_does_not_change_the_picture(table: str, memory: bool) -> None:
    check_keeps_secrets(shown(table)[::9], memory=memory)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_the_table_is_complete(table: str, layout: Layout) -> None:
    for view, root in drawn(table, layout):
        names = by_id(root)
        assert {"chart", "serpent", "desert", "round", "asked", "empires"} <= set(names)
        assert {f"disc.{field}" for field in range(33)} <= set(names)
        assert {f"empire.{GOODS[empire]}" for empire in range(EMPIRES)} <= set(names)
        seats = range(view["players"])
        assert {f"points.{seat}" for seat in seats} <= set(names)
        if view["phase"] != "ended":
            assert {f"board.{seat}" for seat in seats} <= set(names)
            assert {"pile", "tiles", *(f"discards.{name}" for name in GOODS)} <= set(names)


def test_start_player_and_first_with_four_empires_are_marked() -> None:
    for view, root in drawn("four", "desk"):
        if view["phase"] != "ended":
            assert ("start" in by_id(root)) == (view["start"] != NOBODY)
            assert ("bonus" in by_id(root)) == (view["bonus"] != NOBODY)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_has_an_id_can_say_what_it_is(layout: Layout, lang: str) -> None:
    titled = ("ship.", "city.", "disc.", "goal.", "board.", "tile.", "stack.", "empire.", "pile")
    for _, root in drawn("variable", layout, lang):
        for name, found in by_id(root).items():
            if name.startswith(titled):
                assert found.findtext(f"{SVG}title"), name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_end_crowns_the_winners_and_shows_the_sheet(layout: Layout) -> None:
    for table in TABLES:
        for view, root in drawn(table, layout):
            if view["phase"] != "ended":
                continue
            names = by_id(root)
            for seat in range(view["players"]):
                row = names[f"score.{seat}"]
                crowned = any(inner.get("class") == "tyr-wreath" for inner in row.iter())
                assert crowned == (seat in view["outcome"]["winners"])
                written = [inner.text for inner in row.iter(f"{SVG}text")]
                assert str(view["outcome"]["scores"][seat]) in written
                for empire in view["outcome"]["empires"]:
                    assert not empire["points"][seat] or str(empire["points"][seat]) in written


# -- cards and parts --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trade_card_is_a_picture_with_its_name(lang: str) -> None:
    names = {
        tree(card_svg(kind, lang, game="tyros")).findtext(f"{SVG}title") for kind in range(KINDS)
    }
    assert len(names) == KINDS
    root = tree(cards_svg(lang, game="tyros"))
    kinds = Counter(found.get("data-kind") for found in root.iter() if found.get("data-kind"))
    assert kinds == Counter(GOODS)


def test_the_bank_can_be_shown_alone() -> None:
    for view, _ in shown("four")[::9]:
        root = tree(market_svg(view, "en"))
        assert {"pile", "tiles", "discards"} <= set(by_id(root))
        assert references(root) <= {found.get("id") for found in root.iter()}


# -- reading ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_nothing_is_written_too_small_for_a_phone(table: str, lang: str) -> None:
    for _, root in drawn(table, "phone", lang):
        for size, said in sizes(root):
            assert size >= 14, said


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_everything_with_an_id_lies_within_the_picture(table: str, layout: Layout) -> None:
    for _, root in drawn(table, layout):
        width, height = map(float, root.get("viewBox", "").split()[2:])
        for found, x, y in places(root, 0, 0, 1):
            if found.get("data-id") or "tyr-choice" in found.get("class", ""):
                assert -1 <= x <= width, found.get("data-id")
                assert -1 <= y <= height, found.get("data-id")


# -- colour never alone -----------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_piece_of_a_seat_bears_its_emblem_and_its_pattern(table: str, layout: Layout) -> None:
    for _, root in drawn(table, layout):
        defined = {found.get("id"): found for found in root.iter() if found.get("id")}
        owned = [found for found in root.iter() if found.get("data-seat")]
        assert owned
        for found in owned:
            seen = references(found)
            for _ in range(3):
                seen |= {each for one in seen for each in references(defined[one])}
            colour = found.get("data-seat")
            marks = {each for each in seen if each.startswith(("emp-disc-", "emp-cloth-"))}
            assert marks == {f"emp-disc-{colour}", f"emp-cloth-{colour}"}
