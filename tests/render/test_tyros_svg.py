"""The pictures of Tyros: its chart and all that lies on it, journeys, offers and the end."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from emporion.core.actions import ActionData
from emporion.core.seats import NOBODY
from emporion.games.tyros.actions import ACTIONS
from emporion.games.tyros.data import EMPIRES, GOODS, KINDS
from emporion.games.tyros.sea import COAST_NAMES, DISTANCE, FIELD_NAMES
from emporion.games.tyros.spec import SEAT_COLOURS
from emporion.render.choices import blocks
from emporion.render.svg import Layout, card_svg, cards_svg, market_svg, svg
from emporion.render.tyros.choice_list import GOAL, ROWS
from emporion.text import LANGUAGES, wording

from .pictures import asked, drawn, shown
from .reading_svg import LAYOUTS, SVG, by_id, marks, references, tree
from .touring import TableSetup, toured
from .tyros_examples import TABLES, choosing, chosen

pytestmark = pytest.mark.once

# -- actions ----------------------------------------------------------------------------------


def described(actions: Iterable[int]) -> list[ActionData]:
    return [ACTIONS.describe(action) for action in actions]


def test_every_kind_of_action_has_a_place_in_the_list_of_choices() -> None:
    assert {*ROWS, GOAL} == {kind.name for kind in ACTIONS.kinds}


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_of_a_whole_game_is_in_the_list_and_may_be_lit(seed: int) -> None:
    table: TableSetup = 3 + seed % 2, {}
    views = toured("tyros", table, [seed + 40], lambda view, _: view["phase"], chosen, apart=9)
    for number, (view, legal) in enumerate(each for each in views if each[1]):
        listed = [
            item.action
            for block in blocks(view, wording("en"), list(legal))
            for item in block.items
        ]
        assert sorted(listed) == sorted(legal)
        layout = LAYOUTS[number % 2]
        picture = svg(view, "en", legal=legal, layout=layout, style=False)
        found = [int(action) for action in re.findall(r'data-action="(\d+)"', picture)]
        assert len(set(found)) == len(found)
        assert set(found) <= set(legal)


def test_a_journey_shows_its_way_and_its_price_before_it_is_chosen() -> None:
    goals = 0
    for view, legal, root in asked("tyros", "written", "desk"):
        names = by_id(root)
        coasts = [data.number("coast") for data in described(legal) if data.kind == "to"]
        for coast in coasts:
            goal = names[f"goal.{COAST_NAMES[coast]}"]
            (price,) = [inner for inner in goal if inner.get("class") == "tyr-price"]
            (begun,) = described(view["draft"])
            way = DISTANCE[begun.number("coast")][coast]
            assert str(way) in [inner.text for inner in price.iter(f"{SVG}text")]
            routes = [inner for inner in goal if "tyr-route" in inner.get("class", "")]
            assert [inner.get("class") for inner in routes] == [
                "tyr-route-sole" if len(coasts) == 1 else "tyr-route"
            ]
            goals += 1
    assert goals


def test_a_chosen_journey_stays_drawn_until_it_is_paid() -> None:
    found = 0
    for view, root in drawn("tyros", "written", "desk"):
        kinds = [data.kind for data in described(view.get("draft") or [])]
        planned = kinds[:2] == ["sail", "to"]
        assert ("route" in by_id(root)) == planned
        found += planned
    assert found


def test_all_empires_that_a_tile_may_join_are_offered_on_its_field() -> None:
    several = 0
    for _, legal, root in [each for table in TABLES for each in asked("tyros", table, "phone")]:
        laid = Counter(data["tile"] for data in described(legal) if data.kind == "lay")
        for tile, count in laid.items():
            offered = [name for name in by_id(root) if name.startswith(f"lay.{tile}.")]
            assert len(offered) == count
            several += count > 1
    assert several


# -- what it shows ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_disc_ship_and_city_is_there_and_no_other(table: str, layout: Layout) -> None:
    for view, root in drawn("tyros", table, layout):
        names = by_id(root)
        ships = Counter(".".join(name.split(".")[1:3]) for name in names if "ship." in name[:5])
        expected: Counter[str] = Counter()
        for seat, each in enumerate(view["seats"]):
            expected.update(f"{seat}.{COAST_NAMES[coast]}" for coast in each["ships"])
            for field in each["cities"]:
                assert names[f"city.{FIELD_NAMES[field]}"].get("data-seat") == SEAT_COLOURS[seat]
        assert ships == expected
        cities = sum(len(each["cities"]) for each in view["seats"])
        assert sum(name.startswith("city.") for name in names) == cities
        for empire, fields in enumerate(view["empires"]):
            here = [f"disc.{field}" for field in fields]
            assert all(names[name].get("data-kind") == GOODS[empire] for name in here)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_the_own_cards_lie_in_the_hand_or_in_the_draft(table: str, layout: Layout) -> None:
    for view, root in drawn("tyros", table, layout):
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
    for view, _, root in asked("tyros", "written", layout):
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


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_the_table_is_complete(table: str, layout: Layout) -> None:
    for view, root in drawn("tyros", table, layout):
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
    for view, root in drawn("tyros", "four", "desk"):
        if view["phase"] != "ended":
            assert ("start" in by_id(root)) == (view["start"] != NOBODY)
            assert ("bonus" in by_id(root)) == (view["bonus"] != NOBODY)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_has_an_id_can_say_what_it_is(layout: Layout, lang: str) -> None:
    titled = ("ship.", "city.", "disc.", "goal.", "board.", "tile.", "stack.", "empire.", "pile")
    for _, root in drawn("tyros", "variable", layout, lang):
        for name, found in by_id(root).items():
            if name.startswith(titled):
                assert found.findtext(f"{SVG}title"), name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_end_crowns_the_winners_and_shows_the_sheet(layout: Layout) -> None:
    for table in TABLES:
        for view, root in drawn("tyros", table, layout):
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
    for view, _ in shown("tyros", "four")[::9]:
        root = tree(market_svg(view, "en"))
        assert {"pile", "tiles", "discards"} <= set(by_id(root))
        assert references(root) <= {found.get("id") for found in root.iter()}


# -- colour never alone -----------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_piece_of_a_seat_bears_its_emblem_and_its_pattern(table: str, layout: Layout) -> None:
    for _, root in drawn("tyros", table, layout):
        owned = [found for found in root.iter() if found.get("data-seat")]
        assert owned
        for found in owned:
            colour = found.get("data-seat")
            assert marks(found, root) == {f"emp-disc-{colour}", f"emp-cloth-{colour}"}


# -- choices that are made at once ------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_seat_that_has_chosen_what_to_keep_is_marked_and_alone_sees_its_choice(
    layout: Layout,
) -> None:
    state = choosing(("blue: away:oil*3 done",))
    own = svg(state.view(0), "en", layout=layout)
    assert own.count('data-id="draft.oil.') == 3
    for viewer in (None, 1):
        picture = svg(state.view(viewer), "en", layout=layout)
        assert "has chosen" in picture
        assert 'data-id="draft.' not in picture
