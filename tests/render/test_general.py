"""A game that brings rules alone has pictures, text, lists, charts and a cover all the same."""

import re
from collections.abc import Iterator
from typing import Any, Unpack
from xml.etree import ElementTree as ET

import pytest

from emporion.catalogue import Manifest, register, unregister
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import View
from emporion.render.charts.score_charts import growth_svg, sources_svg
from emporion.render.choices import blocks
from emporion.render.cover import cover_svg, emblem_svg
from emporion.render.event_highlights import highlight, step_of
from emporion.render.general.colours import COLOURS
from emporion.render.general.facts import facts_of_seat
from emporion.render.layout import Drawing
from emporion.render.open_view import open_view
from emporion.render.palette import colours
from emporion.render.parts import Pictures, pictures, prefix_of
from emporion.render.scene import PictureOptions
from emporion.render.stylesheet import page_stylesheet, stylesheet
from emporion.render.svg import Layout, card_svg, cards_svg, market_svg, svg
from emporion.render.text import text
from emporion.render.text_layout import WIDTH
from emporion.table import new_match
from emporion.table.ledger import ledger
from emporion.text import LANGUAGES, Wording, wording
from tests.kit.toy import NAME, Fair
from tests.play import play_on

from .reading_svg import (
    LAYOUTS,
    SVG,
    THEMES,
    by_id,
    check_ids,
    check_keeps_secrets,
    check_needs_nothing,
    check_no_rule_looks_up,
    check_painted,
    check_whole,
    check_within,
    sizes,
    tree,
)
from .test_svg_palette import contrast
from .touring import Shown, seen

pytestmark = pytest.mark.once

each_layout = pytest.mark.parametrize("layout", LAYOUTS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    register(Manifest(name=NAME, rules=Fair()))
    yield
    unregister(NAME)


def views() -> list[Shown]:
    """Every position of a game of three, as all see it."""
    state = Fair().setup(3)
    rng = Rng(3)
    found: list[Shown] = []
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
            continue
        seat = state.actors()[0]
        found += seen(state, seat)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return [*found, *seen(state, 0)]


def drawn(layout: Layout, lang: str = "en") -> Iterator[tuple[View, tuple[int, ...], ET.Element]]:
    for view, legal in views():
        yield view, legal, tree(svg(view, lang, legal=legal, layout=layout))


@each_language
@each_layout
def test_every_view_is_a_whole_picture_with_its_text(layout: Layout, lang: str) -> None:
    for view, _, root in drawn(layout, lang):
        check_whole(root, view, lang, layout)
        check_ids(root)
        check_within(root)
        assert all(size >= 14 for size, _ in sizes(root))


@each_layout
def test_every_seat_has_a_panel_with_its_points(layout: Layout) -> None:
    for view, _, root in drawn(layout):
        names = by_id(root)
        for seat in range(3):
            said = names[f"seat.{seat}"].findtext(f"{SVG}title") or ""
            assert wording("en").count("points", view["points"][seat]) in said


@each_layout
def test_what_is_legal_is_a_row_to_choose_it_by(layout: Layout) -> None:
    for view, legal, root in drawn(layout):
        lit = [found for found in root.iter() if found.get("data-action")]
        assert [int(found.get("data-action", "")) for found in lit] == sorted(legal)
        for found in lit:
            action = int(found.get("data-action", ""))
            assert found.findtext(f"{SVG}title") == wording("en").choice(view, action)


def test_the_picture_of_a_page_asks_nothing_itself_and_lists_no_choices() -> None:
    for view, legal in views():
        root = tree(svg(view, "en", legal=legal, interactive=True, asked=False))
        assert "asked" not in by_id(root)
        assert not [found for found in root.iter() if found.get("data-action")]


def test_facts_that_are_empty_or_not_known_are_left_out() -> None:
    told: dict[str, Any] = {"hand": 5, "ready": False, "place": None}
    told |= {"load": [], "wants": {}, "due": 0}
    view = {"game": NAME, "seats": [told]}
    found = facts_of_seat(view, wording("en"), 0)
    assert found == [("Hand", "5"), ("Ready", "no"), ("Due", "0")]


def test_pictures_show_what_a_view_knows_and_nothing_else() -> None:
    check_keeps_secrets(views(), memory=False)


def test_all_is_painted_by_the_style_sheet_and_needs_nothing_else() -> None:
    for view, legal in views()[::5]:
        check_painted(svg(view, "en", legal=legal, style=False), NAME, "gen")
    check_painted(cover_svg(NAME, "en", style=False), NAME, "gen")
    check_no_rule_looks_up(NAME, "gen")
    for theme in THEMES:
        check_needs_nothing(cover_svg(NAME, "en", theme=theme))
    assert stylesheet(NAME)
    assert prefix_of(NAME) == pictures(NAME).prefix == "gen"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_neutral_colours_can_be_read(theme: str) -> None:
    named = colours(NAME, theme)
    for ink, paper in (("text", "slip"), ("soft", "slip"), ("text", "paper"), ("ink", "face")):
        assert contrast(named[f"gen-{ink}"], named[f"gen-{paper}"]) >= 4.5


@each_language
def test_a_plain_cover_has_the_games_name(lang: str) -> None:
    for small in (False, True):
        root = tree(cover_svg(NAME, lang, small=small))
        assert next(root.iter(f"{SVG}text")).text == wording(lang).game_title(NAME).upper()
    check_ids(tree(emblem_svg(NAME, lang)))


@each_language
def test_the_text_says_all_within_eighty_columns(lang: str) -> None:
    words = wording(lang).at_table(NAME)
    for view, _ in views():
        for screen in (False, True):
            said = text(view, lang, screen=screen)
            assert all(len(line) <= WIDTH for line in said.splitlines())
            for seat in range(3):
                assert words.seat(seat) in said
        if view["actor"] != OVER:
            assert " ".join(words.decision(view).split()) in " ".join(said.split())


def test_choices_are_one_list() -> None:
    for view, legal in views():
        (block,) = blocks(view, wording("en"), list(legal))
        assert [item.action for item in block.items] == list(legal)
        assert not block.label


def test_an_event_is_about_its_seats_panel() -> None:
    about = highlight(NAME, {"event": "drew", "seat": 1}, ("blue", "red"))
    assert about.ids == ("seat.1",)
    assert not about.before


def test_an_open_view_shows_each_seats_own_facts_beside_it() -> None:
    state = Fair().setup(2)
    while state.actor == CHANCE:
        state.apply(CHANCE, state.chance_outcome(0))
    opened = open_view(NAME, state)
    hands = [state.view(seat)["hand"] for seat in range(2)]
    assert [entry["hand"] for entry in opened["seats"]] == hands
    assert {key: opened[key] for key in state.view(None)} == state.view(None)
    said = text(opened, "en")
    assert all(f"Hand: {wording('en').list_of(map(str, hand))}" in said for hand in hands)


def test_charts_are_drawn_in_neutral_paint() -> None:
    account = ledger(play_on(new_match(NAME, 3, seed=5), Rng(4)))
    for chart in (sources_svg, growth_svg):
        root = tree(chart(account, "en"))
        check_ids(root)
        check_painted(chart(account, "en", style=False), NAME, "gen")


def test_cards_and_market_are_pictures() -> None:
    view, _ = views()[0]
    for picture in (
        market_svg(view, "en"),
        card_svg(3, "en", game=NAME),
        cards_svg("en", game=NAME),
    ):
        check_ids(tree(picture))


def test_pictures_of_a_games_own_need_only_a_prefix_colours_and_a_table() -> None:
    def table(view: View, words: Wording, **options: Unpack[PictureOptions]) -> Drawing:
        return Drawing(100, 100, words.game_title(NAME), '<rect class="far-f-paper"/>')

    own = Pictures(prefix="far", colours=COLOURS, table=table)
    register(Manifest(name=NAME, rules=Fair(), pictures=own))
    try:
        view, _ = views()[0]
        for picture in (
            svg(view, "en", style=False),
            market_svg(view, "en", style=False),
            cards_svg("en", game=NAME, style=False),
            re.sub("<style>.*</style>", "", card_svg(3, "en", game=NAME)),
        ):
            check_ids(tree(picture))
            check_painted(picture, NAME, "far")
            assert "gen-" not in picture
        assert highlight(NAME, {"event": "drew", "seat": 1}, ("blue", "red")).ids == ("seat.1",)
        assert step_of(NAME, "drew", {"gem": 3}) == "drew"
        assert all("hand" in entry for entry in open_view(NAME, Fair().setup(2))["seats"])
        assert page_stylesheet(NAME) == stylesheet(NAME)
    finally:
        register(Manifest(name=NAME, rules=Fair()))
