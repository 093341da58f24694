"""The pictures: whole, the same for the same view, and with nothing in them that the view lacks."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree as ET

import pytest

from emporion.core.errors import UnknownGame
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS, OVER
from emporion.core.state import View
from emporion.games import find
from emporion.games.byzanz.actions import ADD, DISCARD, SELL
from emporion.games.byzanz.cards import card_name
from emporion.games.byzanz.data import KINDS, SORTS
from emporion.games.byzanz.phases import NAMES as PHASES
from emporion.render.svg import (
    Layout,
    Theme,
    card_svg,
    cards_svg,
    market_svg,
    stylesheet,
    svg,
)
from emporion.text import LANGUAGES

from .reading_svg import (
    LAYOUTS,
    SVG,
    THEMES,
    Shown,
    check_ids,
    check_keeps_secrets,
    check_needs_nothing,
    check_no_rule_looks_up,
    check_painted,
    check_whole,
    references,
    seen,
    tree,
)

PLAYERS = (3, 4, 5, 6)


@cache
def shown(players: int) -> list[Shown]:
    """Views of a random game in every phase: of who decides, of another seat, of a spectator."""
    state = find("byzanz").setup(players)
    rng = Rng(players)
    views: list[Shown] = []
    met = set()
    step = 0
    while state.actor != OVER:
        moment = state.view(None)["phase"], state.drafting(state.actor)
        # Every phase at its beginning, and then now and again: hands and markets fill up.
        if moment not in met or step % 211 == 0:
            views += seen(state, max(state.actor, 0), players)
        met.add(moment)
        step += 1
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
        else:
            legal = state.legal(state.actor)
            state.apply(state.actor, legal[rng.below(len(legal))])
    return [*views, *seen(state, max(state.actor, 0), players)]


@cache
def drawn(players: int, layout: Layout, lang: str = "en") -> list[tuple[View, ET.Element]]:
    """Those views as pictures, read back; some of them in the other languages."""
    views = shown(players) if lang == "en" else shown(players)[::4]
    return [(view, tree(svg(view, lang, legal=legal, layout=layout))) for view, legal in views]


def crowded() -> View:
    """More cards than a game is likely to bring together: sixteen in the hand, a full market."""
    view = dict(next(view for view, _ in shown(6) if view["phase"] == "over_limit"))
    seats = [dict(seat) for seat in view["seats"]]
    for seat in seats:
        seat["profit"] = [3, 7, 11, 15, 19, 23, 24, 2, 6]
        seat["known"] = [0, 4, 8, 12, 16, 20, 24][: seat["hand"]]
    seats[view["seat"]]["hand"] = 16
    view["seats"] = seats
    view["hand"] = [0, 0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 16, 20, 24, 24]
    view["draft"] = []
    view["market"] = sorted([*range(KINDS), *range(KINDS), *[8] * 4, *[9] * 4, 24, 24, 24])
    return view


# -- the document -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_the_examples_show_every_phase_and_a_draft(players: int) -> None:
    assert {view["phase"] for view, _ in shown(players)} == set(PHASES)
    assert any(view.get("draft") for view, _ in shown(players))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_view_is_a_whole_picture(players: int, layout: Layout, lang: str) -> None:
    for view, root in drawn(players, layout, lang):
        check_whole(root, view, lang, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_crowded_table_is_a_whole_picture(layout: Layout) -> None:
    view = crowded()
    root = tree(svg(view, "en", layout=layout, memory=True))
    ids = Counter(found.get("data-id") for found in root.iter() if found.get("data-id"))
    assert sum(count for name, count in ids.items() if str(name).startswith("hand-")) == 16


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_view_gives_the_same_bytes(players: int) -> None:
    for view, legal in shown(players):
        again = dict(reversed(view.items()))
        assert svg(view, "en", legal=legal) == svg(again, "en", legal=list(legal))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_ids_are_unique_and_every_reference_is_answered(players: int, layout: Layout) -> None:
    for view, legal in shown(players):
        check_ids(tree(svg(view, "nl", legal=legal, layout=layout, memory=True)))


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_needs_nothing_from_elsewhere_and_runs_nothing(theme: Theme) -> None:
    for view, legal in shown(4):
        check_needs_nothing(svg(view, "en", legal=legal, theme=theme))


def test_a_theme_of_its_own_needs_no_custom_properties() -> None:
    view, _ = shown(3)[0]
    assert "var(" not in svg(view, "en", theme="light")
    assert "var(" not in svg(view, "en", theme="dark")
    assert "prefers-color-scheme:dark" in svg(view, "en", theme="auto")


def test_a_page_may_bring_the_style_itself() -> None:
    for view, legal in shown(5):
        check_painted(svg(view, "en", legal=legal, style=False), "byzanz", "byz")


def test_no_rule_looks_up_to_what_a_copy_cannot_see() -> None:
    check_no_rule_looks_up("byzanz", "byz")


def test_a_game_without_pictures_says_so() -> None:
    with pytest.raises(UnknownGame):
        stylesheet("go")


# -- what it shows ----------------------------------------------------------------------------


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_open_card_is_shown_and_no_other(players: int, layout: Layout, memory: bool) -> None:
    for view, legal in shown(players):
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


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_hidden_does_not_change_the_picture(players: int) -> None:
    check_keeps_secrets(shown(players), memory=True)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_target_is_there_once(players: int, layout: Layout) -> None:
    for (_, legal), (_, root) in zip(shown(players), drawn(players, layout), strict=True):
        targets = [found for found in root.iter() if found.get("data-action")]
        actions = [int(found.get("data-action", "")) for found in targets]
        assert sorted(actions) == [action for action in legal if ADD <= action < SELL]
        for found in targets:
            assert "emp-lit" in found.get("class", "").split()
            classes = {inner.get("class") for inner in found.iter()}
            assert {"emp-halo", "emp-rim"} <= classes


def test_whoever_may_not_act_sees_nothing_lit() -> None:
    for view, legal in shown(4):
        if not legal:
            assert 'class="emp-lit' not in svg(view, "en")


def test_equal_cards_are_one_target() -> None:
    view = {**crowded(), "phase": "bidding", "hand": [5, 5, 9]}
    root = tree(svg(view, "en", legal=[ADD + 5]))
    (target,) = [found for found in root.iter() if found.get("data-action")]
    inside = [found.get("data-id") for found in target.iter() if found.get("data-kind")]
    assert inside == ["hand-spices-2-1", "hand-spices-2-2"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_equal_cards_stay_one_target_in_a_long_hand(layout: Layout) -> None:
    hand = [0, 1, 2, 3, 4, 8, 8, 8, 8, 8, 9, 12, 16, 20]
    legal = [DISCARD + kind for kind in sorted(set(hand))]
    root = tree(svg({**crowded(), "hand": hand}, "en", legal=legal, layout=layout))
    actions = [found.get("data-action") for found in root.iter() if found.get("data-action")]
    assert actions == [str(action) for action in legal]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_cards_stalls_and_seats_say_what_they_are(layout: Layout, lang: str) -> None:
    for _, root in drawn(6, layout, lang):
        for found in root.iter():
            name = found.get("data-id", "")
            if found.get("data-kind") or name.startswith(("stall-", "seat-", "offer-", "pile")):
                assert found.findtext(f"{SVG}title"), name


def test_all_seven_stalls_stand_even_when_empty() -> None:
    for _, root in drawn(3, "desk"):
        ids = {found.get("data-id") for found in root.iter()}
        assert {f"stall-{sort}" for sort in SORTS} <= ids


def test_the_winner_is_crowned_at_the_end() -> None:
    view = next(view for view, _ in shown(4) if view["phase"] == "ended")
    best = max(seat["points"] for seat in view["seats"])
    root = tree(svg(view, "en"))
    for seat, colour in enumerate(COLOURS[:4]):
        (score,) = [found for found in root.iter() if found.get("data-id") == f"score-{colour}"]
        crowned = any(found.get("class") == "byz-wreath" for found in score.iter())
        assert not crowned or view["seats"][seat]["points"] == best
    assert "byz-bunting" in svg(view, "en")


# -- colour never alone -------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_piece_of_a_seat_bears_its_emblem_and_its_pattern(
    players: int, layout: Layout
) -> None:
    for _, root in drawn(players, layout):
        defined = {found.get("id"): found for found in root.iter() if found.get("id")}
        owned = [found for found in root.iter() if found.get("data-seat")]
        assert len({found.get("data-seat") for found in owned}) == players
        for found in owned:
            referred = references(found)
            for name in list(referred):
                referred |= references(defined[name])
            colour = found.get("data-seat")
            marks = {name for name in referred if name.startswith(("emp-disc-", "emp-cloth-"))}
            others = {mark for mark in marks if not mark.endswith(f"-{colour}")}
            assert not others
            if found.get("data-id") != "hand":
                assert f"emp-disc-{colour}" in marks
            if not str(found.get("data-id")).startswith("score-"):
                assert f"emp-cloth-{colour}" in marks


def test_a_card_shows_its_value_as_a_number_and_as_pips() -> None:
    for kind in range(KINDS - 1):
        root = tree(card_svg(kind, "en"))
        value = kind % 4 + 1
        assert str(value) in [found.text for found in root.iter(f"{SVG}text")]
        (pips,) = [found for found in root.iter() if found.get("class") == "byz-pip"]
        assert pips.get("d", "").count("M") == value


# -- sizes --------------------------------------------------------------------------------------


def sizes(root: ET.Element) -> Iterator[tuple[float, str]]:
    """The size at which each text is drawn, transforms and copies followed."""
    defined = {found.get("id"): found for found in root.iter() if found.get("id")}

    def walk(found: ET.Element, scale: float) -> Iterator[tuple[float, str]]:
        if found.tag == f"{SVG}defs":
            return
        for grown in re.findall(r"scale\(([\d.]+)\)", found.get("transform", "")):
            scale *= float(grown)
        if found.tag == f"{SVG}text":
            yield float(found.get("font-size", 16)) * scale, found.text or ""
        if found.tag == f"{SVG}use":
            yield from walk(defined[found.get("href", "")[1:]], scale)
        for inner in found:
            yield from walk(inner, scale)

    yield from walk(root, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_is_written_smaller_than_14_pixels_on_a_phone(players: int) -> None:
    for _, root in drawn(players, "phone"):
        for size, said in sizes(root):
            assert size >= 14, said


def test_even_a_crowded_phone_is_readable() -> None:
    assert min(sizes(tree(svg(crowded(), "nl", layout="phone"))))[0] >= 14


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_that_moves_lies_within_the_picture(players: int, layout: Layout) -> None:
    full = crowded()
    for _, root in [*drawn(players, layout), (full, tree(svg(full, "en", layout=layout)))]:
        width, height = map(float, root.get("viewBox", "").split()[2:])
        for found, x, y in places(root, 0, 0, 1):
            if found.get("data-id"):
                assert -1 <= x <= width, found.get("data-id")
                assert -1 <= y <= height, found.get("data-id")


def places(
    found: ET.Element, x: float, y: float, scale: float
) -> Iterator[tuple[ET.Element, float, float]]:
    """Where each element's own origin is."""
    transform = found.get("transform", "")
    for right, down in re.findall(r"translate\((-?[\d.]+) (-?[\d.]+)\)", transform):
        x, y = x + float(right) * scale, y + float(down) * scale
    for grown in re.findall(r"scale\(([\d.]+)\)", transform):
        scale *= float(grown)
    yield found, x, y
    for inner in found:
        yield from places(inner, x, y, scale)


# -- cards and the market alone -----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_a_picture_with_its_name(lang: str) -> None:
    names = {tree(card_svg(kind, lang)).findtext(f"{SVG}title") for kind in range(KINDS)}
    assert len(names) == KINDS


@pytest.mark.parametrize("theme", THEMES)
def test_a_sheet_shows_every_card_once(theme: Theme) -> None:
    root = tree(cards_svg("en", theme=theme))
    kinds = [found.get("data-kind") for found in root.iter() if found.get("data-kind")]
    assert kinds == [card_name(kind) for kind in range(KINDS)]


def test_every_sort_has_a_drawing_of_its_own() -> None:
    lines = set()
    for sort in range(len(SORTS)):
        root = tree(card_svg(min(4 * sort, KINDS - 1), "en"))
        (line,) = [found.get("d") for found in root.iter() if found.get("class") == "byz-line"]
        lines.add(line)
    assert len(lines) == len(SORTS)


def test_the_market_alone_shows_the_market() -> None:
    for view, _ in shown(5):
        root = tree(market_svg(view, "en"))
        kinds = Counter(found.get("data-kind") for found in root.iter() if found.get("data-kind"))
        assert kinds == Counter(map(card_name, view["market"]))
