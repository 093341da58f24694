import re

import pytest

from emporion import render
from emporion.core.options import OptionValue
from emporion.core.state import State, View
from emporion.games.ys.actions import ACTIONS, piece_name
from emporion.games.ys.data import THRONE
from emporion.games.ys.spec import SEAT_COLOURS
from emporion.render.seat_marks import SIGNS
from emporion.render.text_grid import Grid, beside
from emporion.render.ys.view_reader import YsViewReader
from emporion.text import LANGUAGES, wording
from tests.text.tour import positions

pytestmark = pytest.mark.once

VARIANTS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"neutral": "strong"}),
    (3, {"kings_favor": True, "neighborhoods": 3}),
    (4, {"kings_favor": True, "express": True}),
    (4, {"peek": False}),
]


def at(
    phase: str,
    players: int = 4,
    after: int = 0,
    options: dict[str, OptionValue] | None = None,
) -> State:
    """The position of a random game that first has a phase after `steps` steps."""
    for step, state in enumerate(positions(players, 3, options, "ys")):
        if state.view(None)["phase"] == phase and step >= after:
            return state
    raise AssertionError(phase)


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("screen", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_neutral_player_sits_at_a_table_of_two(players: int, screen: bool) -> None:
    state = at("placing", players, after=40)
    for viewer in (None, 0, 1):
        assert ("○" in render.text(state.view(viewer), "en", screen=screen)) == (players == 2)


def lines_with(drawn: str, text: str) -> list[str]:
    return [line for line in drawn.split("\n") if text in line]


def test_the_board_is_shown_place_by_place() -> None:
    state = at("placing", after=60)
    drawn = render.text(state.view(None), "en")
    assert [len(lines_with(drawn, f"Neighborhood {n}:")) for n in (1, 2, 3, 4)] == [1] * 4
    assert len(lines_with(drawn, "  Port area:")) == 4
    assert [len(lines_with(drawn, f"  Line {n}, ")) for n in (1, 2, 3)] == [1] * 3
    assert "Quotations: blue 8, green 8, yellow 8, red 8" in drawn
    with_three = render.text(at("placing", 3, after=40).view(None), "en")
    assert not lines_with(with_three, "  Line 1, ")


def test_what_lies_face_down_is_known_to_its_owner_alone() -> None:
    state = at("placing", after=60)
    for piece in state.view(None)["pieces"]:
        if piece["down"]:
            owner, number = piece["owner"], piece["number"]
            name = wording("en").seat(owner)
            hidden = f"{name} face down (number {number + 1})"
            value = state.view(owner)["pieces"]
            [known] = [p["value"] for p in value if (p["owner"], p["number"]) == (owner, number)]
            shown = f"{name} face down {known} (number {number + 1})"
            for viewer in (None, 0, 1, 2, 3):
                drawn = flat(render.text(state.view(viewer), "en"))
                assert (shown in drawn) == (viewer == owner)
                assert (hidden in drawn) == (viewer != owner)
                on_screen = flat(render.text(state.view(viewer), "en", screen=True))
                assert (f"{SIGNS[SEAT_COLOURS[owner]]}.{number + 1}={known}" in on_screen) == (
                    viewer == owner
                )


@pytest.mark.parametrize("screen", [False, True])
def test_without_peeking_own_hidden_brokers_are_not_shown_again(screen: bool) -> None:
    state = at("placing", after=60, options={"peek": False})
    for viewer in range(4):
        drawn = render.text(state.view(viewer), "en", memory=True, screen=screen)
        assert not re.search(r"face down \d|\.\d=", drawn)
        view = state.view(viewer)
        view["options"]["peek"] = True
        assert re.search(r"face down\s+\d|\.\d=", render.text(view, "en", screen=screen))


def test_without_peeking_the_broker_for_the_king_is_not_shown_again() -> None:
    options: dict[str, OptionValue] = {"kings_favor": True, "neighborhoods": 3, "peek": False}
    state = at("favor", players=3, options=options)
    state.apply(0, state.legal(0)[0])
    views = [state.view(0) | {"choice": [value]} for value in range(5)]
    assert len({render.text(view, "en") for view in views}) == 1
    assert len({render.text(view, "en", screen=True) for view in views}) == 1
    assert len({render.svg(view, "en") for view in views}) == 1


def test_without_peeking_the_neutral_brokers_are_not_shown_either() -> None:
    state = at("placing", players=2, after=60, options={"peek": False})
    assert any(piece["owner"] == 2 for piece in state.view(0)["pieces"])
    for viewer in (0, 1):
        assert not re.search(r"\.\d=", render.text(state.view(viewer), "en", screen=True))


def test_every_broker_that_a_spy_may_look_at_is_named_with_its_number() -> None:
    looked = 0
    for seed in range(40):
        for state in positions(4, seed, {"kings_favor": True}, "ys"):
            open_now = [ACTIONS.describe(action) for action in state.legal(state.actor)]
            looks = [asked for asked in open_now if asked.kind == "look"]
            if state.actor >= 0 and looks and not state.drafting(state.actor):
                drawn = flat(render.text(state.view(state.actor), "en"))
                for asked in looks:
                    name = wording("en").seat(asked.number("owner"))
                    number = piece_name(asked.number("piece"))
                    assert f"{name} face down (number {number})" in drawn
                looked += 1
                if looked > 3:
                    return
    raise AssertionError("no spy")


def test_memory_tells_by_subtraction_what_is_still_hidden() -> None:
    for players, options in VARIANTS:
        for step, state in enumerate(positions(players, 5, options, "ys")):
            view = state.view(None)
            if step % 9 or state.actor < 0:
                continue
            reading = YsViewReader(view, memory=True)
            for seat in range(players):
                own = state.view(seat)
                # Nobody knows where these are but their owner: behind the screen, or face down.
                concealed = [] if view["seats"][seat]["behind_known"] else own["screen"]
                concealed = concealed + [
                    mine["value"]
                    for mine, seen in zip(own["pieces"], view["pieces"], strict=True)
                    if seen["owner"] == seat and seen["value"] is None
                ]
                assert reading.hidden(seat) == sorted(concealed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", [False, True])
def test_what_is_still_hidden_is_shown_only_where_memory_is_asked_for(
    lang: str, screen: bool
) -> None:
    key = "ys.table.list.hidden" if screen else "ys.table.hidden"
    said = wording(lang).say(key, values="").rstrip(": ")
    view = at("placing", after=60).view(0)
    assert said not in flat(render.text(view, lang, screen=screen))
    assert said in flat(render.text(view, lang, memory=True, screen=screen))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", [False, True])
def test_a_draft_is_shown_to_its_owner_alone(lang: str, screen: bool) -> None:
    so_far = wording(lang).say("ys.table.draft") + ":"
    for state in positions(4, 3, game="ys"):
        if state.actor >= 0 and state.drafting(state.actor):
            break
    seat = state.actor
    assert so_far in render.text(state.view(seat), lang, screen=screen)
    for viewer in (None, *(other for other in range(4) if other != seat)):
        assert so_far not in render.text(state.view(viewer), lang, memory=True, screen=screen)


def chosen(phase: str) -> State:
    """A position in which a seat has made a choice that others still hide."""
    for state in positions(3, 3, {"kings_favor": True}, "ys"):
        view = state.view(None)
        if view["phase"] == phase and view["seats"][0]["chosen"] and view["actor"] == 1:
            return state
    raise AssertionError(phase)


@pytest.mark.parametrize("phase", ["bidding", "favor"])
def test_a_hidden_choice_is_shown_to_its_maker(phase: str) -> None:
    state = chosen(phase)
    key = "ys.table.choice.bid" if phase == "bidding" else "ys.table.choice.send"
    heading = wording("en").say(key) + ":"
    assert heading in render.text(state.view(0), "en")
    others = render.text(state.view(1), "en", memory=True)
    assert heading not in others
    assert wording("en").say("ys.table.chosen") in others


def test_the_throne_room_is_shown_where_it_is_in_use() -> None:
    state = at("placing", 3, after=150, options={"kings_favor": True})
    assert any(piece["place"] == THRONE for piece in state.view(0)["pieces"])
    for screen in (False, True):
        assert "Throne room:" in render.text(state.view(0), "en", screen=screen)
        without = at("placing", 3, after=150).view(0)
        assert "Throne room:" not in render.text(without, "en", screen=screen)


def test_a_counted_neighborhood_is_named_as_such() -> None:
    for state in positions(4, 3, game="ys"):
        view: View = state.view(None)
        if view["phase"] == "taking" and view["neighborhood"] == 2:
            break
    drawn = render.text(view, "en")
    assert "Neighborhood 1: counted\n" in drawn
    assert "Neighborhood 3: counted" not in drawn


def test_a_grid_folds_what_is_too_long_below_itself() -> None:
    grid = Grid([[[("", "a")], [("", "bb"), ("", "cc")]], [[("", "ddd")], [("", "e")]]])
    assert grid.width == 3 + 2 + 5
    grid.widths[1] = 2
    lines = [" ".join(text for _, text in line) for line in grid.lines()]
    assert lines == ["a    bb", "     cc", "ddd  e"]


def test_two_grids_stand_side_by_side() -> None:
    one = Grid([[[("", "a")], [("", "b")]]])
    other = Grid([[[("", "c")], [("", "10")]], [[("", "d")], [("", "9")]]], right=[1])
    lines = [" ".join(text for _, text in line) for line in beside(one, other, 3)]
    assert lines == ["a  b   c  10", "       d   9"]
