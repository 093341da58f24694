"""The pictures of Ys: its board and its brokers, hidden and open, its cards and the end."""

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from emporion.core.seats import COLOURS
from emporion.core.state import View
from emporion.games.ys.actions import ACTIONS, BROKER_KINDS
from emporion.games.ys.data import CHARACTERS, GEMS, SHIPS, THRONE
from emporion.render.svg import Layout, card_svg, cards_svg, market_svg, svg
from emporion.render.text_metrics import width_of, wrapped
from emporion.render.ys.choice_list import LISTED
from emporion.render.ys.scene import THINGS
from emporion.table import Turn, new_match
from emporion.text import LANGUAGES, wording
from tests.games.ys.positions import GAME, play, position

from .pictures import asked, drawn, shown
from .reading_svg import LAYOUTS, SVG, by_id, marks, references, tree
from .ys_examples import TABLES

pytestmark = pytest.mark.once

# -- actions ----------------------------------------------------------------------------------


def drafted_kinds(view: View) -> list[str]:
    """The kinds of the steps that are drafted."""
    return [ACTIONS.describe(action).kind for action in view.get("draft", [])]


def test_a_broker_goes_where_one_points() -> None:
    pointed = 0
    for _, _, root in asked("ys", "four", "desk"):
        for found in root.iter():
            asked_for = ACTIONS.describe(int(found.get("data-action", 0)))
            if asked_for.kind == "at":
                place = asked_for.number("place")
                assert found.get("data-id") in (f"square.{place}", f"area.{place}")
                pointed += 1
    assert pointed


@pytest.mark.parametrize("layout", LAYOUTS)
def test_after_a_hidden_broker_a_click_on_another_hides_it_too(layout: Layout) -> None:
    """With the Cardinal either of the two may be the one that lies open; that is in the list."""
    state = position("blue: placing", active={"blue": "cardinal"})
    faces_up, faces_down = (
        [ACTIONS.find(kind, value) for value in range(5)] for kind in ("up", "down")
    )

    def on_the_screen() -> list[int]:
        root = tree(svg(state.view(0), "en", legal=[*faces_up, *faces_down], layout=layout))
        assert lit(root) == lit(by_id(root)["screen"])
        return lit(root)

    assert on_the_screen() == faces_up
    play(state, "blue: down:3 at:1-port")
    assert on_the_screen() == faces_down


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("start", "draft"), [("blue: placing", "up:4"), ("counting_cards", "herald:1")]
)
def test_a_broker_in_the_way_says_that_its_square_is_taken(
    start: str, draft: str, layout: Layout
) -> None:
    board = {"orange": "4@2-red"} | ({"blue": "4@1-port"} if "herald" in draft else {})
    state = position(start, board=board, hands={"blue": "herald"}, checked=False)
    state.apply(0, GAME.parse(0, draft))
    legal = state.legal(0)
    root = tree(svg(state.view(0), "en", legal=legal, layout=layout, interactive=True))
    square = GAME.parse(0, "at:2-red")
    assert by_id(root)["broker.1.0"].get("data-means") == str(square)
    assert state.refusal(0, square).code == "square_taken"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("start", "draft"), [("blue: placing", "up:4"), ("counting_cards", "herald:1")]
)
def test_a_broker_in_the_throne_room_is_in_nobodys_way(
    start: str, draft: str, layout: Layout
) -> None:
    board = {"blue": "4@1-port"} if "herald" in draft else {}
    state = position(
        start,
        turn=3,
        kings_favor=True,
        throne={"orange": "3 1", "blue": "2 1"},
        board=board,
        hands={"blue": "herald"},
        checked=False,
    )
    state.apply(0, GAME.parse(0, draft))
    root = tree(svg(state.view(0), "en", legal=state.legal(0), layout=layout, interactive=True))
    brokers = [each for each in root.iter() if each.get("data-id", "").startswith("broker.")]
    assert brokers
    assert all(each.get("data-means") != str(ACTIONS.first("at") + THRONE) for each in brokers)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("spots", ["2-blue 1-port", "1-port 2-blue", "1-port 1-port"])
def test_each_of_two_equal_brokers_is_taken_back_where_it_lies(spots: str, layout: Layout) -> None:
    match = new_match("ys", 2, seed="7")
    match.state = position("blue: placing", 2, active={"blue": "cardinal"})
    turn = Turn(match, 0)
    turn.play([match.parse(step) for at in spots.split() for step in ("down:3", f"at:{at}")])
    root = tree(svg(turn.view(), "en", laid=turn.removable(), layout=layout, interactive=True))
    found = [each for each in root.iter() if "ys-drafted" in each.get("class", "")]
    hidden = ACTIONS.find("down", 3)
    assert {each.get("data-laid") for each in found} == {f"{hidden}.0", f"{hidden}.1"}
    for each in found:
        which = int(each.get("data-laid", "").partition(".")[2])
        place = "line 2" if spots.split()[which] == "2-blue" else "port area"
        assert place in (each.findtext(f"{SVG}title") or "")


def lit(found: ET.Element) -> list[int]:
    """What can be chosen in a part of a picture."""
    actions = [each.get("data-action") for each in found.iter()]
    return sorted(int(action) for action in actions if action)


# -- what it shows ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_broker_on_the_board_is_there_and_so_are_the_drafted_ones(
    table: str, layout: Layout
) -> None:
    for view, root in drawn("ys", table, layout):
        names = {name for name in by_id(root) if name.startswith("broker.")}
        placed = {f"broker.{piece['owner']}.{piece['number']}" for piece in view["pieces"]}
        assert placed <= names
        places = [kind for kind in drafted_kinds(view) if kind == "at"]
        assert len(names - placed) == len(places)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_a_hidden_broker_shows_its_owners_emblem_and_an_open_one_its_value(
    table: str, layout: Layout
) -> None:
    for view, root in drawn("ys", table, layout):
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


def test_without_peeking_own_hidden_brokers_stay_hidden() -> None:
    hidden = 0
    for view, root in drawn("ys", "three", "desk"):
        for piece in view["pieces"]:
            if piece["down"] and piece["owner"] == view["seat"] and not piece["public"]:
                broker = by_id(root)[f"broker.{piece['owner']}.{piece['number']}"]
                assert not list(broker.iter(f"{SVG}text"))
                hidden += 1
    assert hidden


def test_with_peeking_they_show_a_small_value() -> None:
    known = 0
    for view, root in drawn("ys", "four", "desk"):
        for piece in view["pieces"]:
            broker = by_id(root)[f"broker.{piece['owner']}.{piece['number']}"]
            written = [inner.text for inner in broker.iter(f"{SVG}text")]
            if piece["down"] and not piece["marked"]:
                assert written == ([] if piece["value"] is None else [str(piece["value"])])
                known += bool(written)
    assert known


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_the_board_is_complete(table: str, layout: Layout) -> None:
    players = TABLES[table][0]
    for view, root in drawn("ys", table, layout):
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
    for view, root in drawn("ys", table, "desk"):
        names = by_id(root)
        if "screen" not in names:
            continue
        standing = [name for name in names if name.startswith(("screen.", "front."))]
        own = [name for name in standing if name.startswith(("screen.", f"front.{view['seat']}."))]
        draft = [kind for kind in drafted_kinds(view) if kind in BROKER_KINDS]
        placed = len(draft) - (view["phase"] == "placing" and len(view["draft"]) % 2 == 1)
        if view["phase"] == "placing" and {"stand", "neutral"} & {*drafted_kinds(view)}:
            continue
        assert len(own) == len(view["screen"]) + len(view["seats"][view["seat"]]["front"]) - placed


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_has_an_id_can_say_what_it_is(layout: Layout, lang: str) -> None:
    titled = ("broker.", "card.", "ship.", "area.", "square.", "board.", "line.", "quotation.")
    for _, root in drawn("ys", "favor", layout, lang):
        for name, found in by_id(root).items():
            if name.startswith(titled) and ".gem." not in name:
                assert found.findtext(f"{SVG}title"), name


def test_the_end_crowns_the_winners_and_reveals_the_throne_room() -> None:
    for table, (_, options) in TABLES.items():
        for view, root in drawn("ys", table, "desk"):
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
    for view, _ in shown("ys", "four")[::9]:
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


# -- colour never alone -----------------------------------------------------------------------


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("table", TABLES)
def test_every_piece_of_an_owner_bears_its_emblem_and_its_pattern(
    table: str, layout: Layout
) -> None:
    for _, root in drawn("ys", table, layout):
        for found in root.iter():
            name = str(found.get("data-id"))
            if not found.get("data-seat") or not name.startswith(("broker.", "board.", "score.")):
                continue
            colour = found.get("data-seat")
            assert marks(found, root) == {f"emp-disc-{colour}", f"emp-cloth-{colour}"}


# -- kinds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_neutral_player_is_named_in_full_on_its_panel(lang: str) -> None:
    view = shown("ys", "two")[0][0]
    said = {found.text for found in by_id(tree(svg(view, lang)))["board.2"].iter(f"{SVG}text")}
    assert wording(lang).game("ys").neutral() in said


def test_every_kind_of_action_is_listed() -> None:
    assert list(LISTED) == [kind.name for kind in ACTIONS.kinds]


def test_every_kind_of_action_has_a_place_on_the_table_or_is_in_the_list_alone() -> None:
    listed_alone = {"done", "bid", "place", "captain", "take", "columns", "jeweller"}
    listed_alone |= {"alchemist_nothing", "alchemist", "banker"}
    assert not THINGS.keys() & listed_alone
    assert THINGS.keys() | listed_alone == {kind.name for kind in ACTIONS.kinds}
