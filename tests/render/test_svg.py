"""The pictures of Byzanz: every open card, nothing hidden, and the market by itself."""

from collections import Counter

import pytest

from emporion.core.errors import UnknownGame
from emporion.core.seats import COLOURS
from emporion.games.byzanz.actions import ACTIONS
from emporion.games.byzanz.cards import card_name
from emporion.games.byzanz.data import KINDS, SORTS
from emporion.render.layout import Theme
from emporion.render.stylesheet import stylesheet
from emporion.render.svg import Layout, card_svg, cards_svg, market_svg, svg
from emporion.text import LANGUAGES

from .byzanz_examples import TABLES, crowded
from .pictures import asked, drawn, shown
from .reading_svg import LAYOUTS, SVG, THEMES, check_within, marks, sizes, tree

pytestmark = pytest.mark.once

# -- the document -----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_crowded_table_is_a_whole_picture(layout: Layout) -> None:
    view = crowded()
    root = tree(svg(view, "en", layout=layout, memory=True))
    ids = Counter(found.get("data-id") for found in root.iter() if found.get("data-id"))
    assert sum(count for name, count in ids.items() if str(name).startswith("hand-")) == 16


def test_a_theme_of_its_own_needs_no_custom_properties() -> None:
    view, _ = shown("byzanz", "three")[0]
    assert "var(" not in svg(view, "en", theme="light")
    assert "var(" not in svg(view, "en", theme="dark")
    assert "prefers-color-scheme:dark" in svg(view, "en", theme="auto")


def test_a_game_without_pictures_says_so() -> None:
    with pytest.raises(UnknownGame):
        stylesheet("go")


# -- what it shows ----------------------------------------------------------------------------


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_open_card_is_shown_and_no_other(table: str, layout: Layout, memory: bool) -> None:
    for view, legal in shown("byzanz", table):
        root = tree(svg(view, "de", legal=legal, layout=layout, memory=memory))
        expected = Counter(view["market"] + view["lot"])
        expected.update(view.get("hand", []) + view.get("draft", []))
        for seat, each in enumerate(view["seats"]):
            expected.update(each["bid"])
            open_hands = memory or view["phase"] == "ended"
            if open_hands and layout == "desk" and seat != view["seat"]:
                expected.update(each["known"])
        kinds = Counter(found.get("data-kind") for found in root.iter() if found.get("data-kind"))
        assert kinds == Counter({card_name(kind): n for kind, n in expected.items()})


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_legal_target_is_there_once(table: str, layout: Layout) -> None:
    for _, legal, root in asked("byzanz", table, layout):
        targets = [found for found in root.iter() if found.get("data-action")]
        actions = [int(found.get("data-action", "")) for found in targets]
        assert sorted(actions) == [
            action
            for action in legal
            if ACTIONS.describe(action).kind in ("add", "put", "discard", "take")
        ]
        for found in targets:
            assert "emp-lit" in found.get("class", "").split()
            classes = {inner.get("class") for inner in found.iter()}
            assert {"emp-halo", "emp-rim"} <= classes


def test_a_viewer_who_may_not_act_sees_nothing_lit() -> None:
    for view, legal in shown("byzanz", "four"):
        if not legal:
            assert 'class="emp-lit' not in svg(view, "en")


def test_equal_cards_are_one_target() -> None:
    view = {**crowded(), "phase": "bidding", "hand": [5, 5, 9]}
    root = tree(svg(view, "en", legal=[ACTIONS.find("add", 5)]))
    (target,) = [found for found in root.iter() if found.get("data-action")]
    inside = [found.get("data-id") for found in target.iter() if found.get("data-kind")]
    assert inside == ["hand-spices-2-1", "hand-spices-2-2"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_cards_stay_one_target_in_a_long_hand(layout: Layout) -> None:
    hand = [0, 1, 2, 3, 4, 8, 8, 8, 8, 8, 9, 12, 16, 20]
    legal = [ACTIONS.find("discard", kind) for kind in sorted(set(hand))]
    root = tree(svg({**crowded(), "hand": hand}, "en", legal=legal, layout=layout))
    actions = [found.get("data-action") for found in root.iter() if found.get("data-action")]
    assert actions == [str(action) for action in legal]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cards_stalls_and_seats_say_what_they_are(layout: Layout, lang: str) -> None:
    for _, root in drawn("byzanz", "six", layout, lang):
        for found in root.iter():
            name = found.get("data-id", "")
            if found.get("data-kind") or name.startswith(("stall-", "seat-", "offer-", "pile")):
                assert found.findtext(f"{SVG}title"), name


def test_all_seven_stalls_stand_even_when_empty() -> None:
    for _, root in drawn("byzanz", "three", "desk"):
        ids = {found.get("data-id") for found in root.iter()}
        assert {f"stall-{sort}" for sort in SORTS} <= ids


def test_the_winner_is_crowned_at_the_end() -> None:
    view = next(view for view, _ in shown("byzanz", "four") if view["phase"] == "ended")
    best = max(seat["points"] for seat in view["seats"])
    root = tree(svg(view, "en"))
    for seat, colour in enumerate(COLOURS[:4]):
        (score,) = [found for found in root.iter() if found.get("data-id") == f"score-{colour}"]
        crowned = any(found.get("class") == "byz-wreath" for found in score.iter())
        assert not crowned or view["seats"][seat]["points"] == best
    assert "byz-bunting" in svg(view, "en")


# -- colour never alone -------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_piece_of_a_seat_bears_its_emblem_and_its_pattern(table: str, layout: Layout) -> None:
    for _, root in drawn("byzanz", table, layout):
        owned = [found for found in root.iter() if found.get("data-seat")]
        assert len({found.get("data-seat") for found in owned}) == TABLES[table][0]
        for found in owned:
            colour = found.get("data-seat")
            shown_here = marks(found, root)
            assert shown_here <= {f"emp-disc-{colour}", f"emp-cloth-{colour}"}
            if found.get("data-id") != "hand":
                assert f"emp-disc-{colour}" in shown_here
            if not str(found.get("data-id")).startswith("score-"):
                assert f"emp-cloth-{colour}" in shown_here


def test_a_card_shows_its_value_as_a_number_and_as_pips() -> None:
    for kind in range(KINDS - 1):
        root = tree(card_svg(kind, "en", game="byzanz"))
        value = kind % 4 + 1
        assert str(value) in [found.text for found in root.iter(f"{SVG}text")]
        (pips,) = [found for found in root.iter() if found.get("class") == "byz-pip"]
        assert pips.get("d", "").count("M") == value


# -- sizes --------------------------------------------------------------------------------------


def test_even_a_crowded_phone_is_readable() -> None:
    assert min(sizes(tree(svg(crowded(), "nl", layout="phone"))))[0] >= 14


@pytest.mark.parametrize("layout", LAYOUTS)
def test_even_on_a_crowded_table_everything_lies_within_the_picture(layout: Layout) -> None:
    check_within(tree(svg(crowded(), "en", layout=layout)))


# -- cards and the market alone -----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_a_picture_with_its_name(lang: str) -> None:
    names = {
        tree(card_svg(kind, lang, game="byzanz")).findtext(f"{SVG}title") for kind in range(KINDS)
    }
    assert len(names) == KINDS


@pytest.mark.parametrize("theme", THEMES)
def test_a_sheet_shows_every_card_once(theme: Theme) -> None:
    root = tree(cards_svg("en", theme=theme, game="byzanz"))
    kinds = [found.get("data-kind") for found in root.iter() if found.get("data-kind")]
    assert kinds == [card_name(kind) for kind in range(KINDS)]


def test_every_sort_has_a_drawing_of_its_own() -> None:
    lines = set()
    for sort in range(len(SORTS)):
        root = tree(card_svg(min(4 * sort, KINDS - 1), "en", game="byzanz"))
        (line,) = [found.get("d") for found in root.iter() if found.get("class") == "byz-line"]
        lines.add(line)
    assert len(lines) == len(SORTS)


def test_the_market_alone_shows_the_market() -> None:
    for view, _ in shown("byzanz", "five"):
        root = tree(market_svg(view, "en"))
        kinds = Counter(found.get("data-kind") for found in root.iter() if found.get("data-kind"))
        assert kinds == Counter(map(card_name, view["market"]))
