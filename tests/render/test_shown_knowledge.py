"""What views know, and page and terminal show only where the table remembers for all."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from emporion import render
from emporion.core.events import Event
from emporion.core.rng import Rng
from emporion.core.state import View
from emporion.games.ys.data import THRONE
from emporion.games.ys.places import NAMES as PLACES
from emporion.games.ys.state import YsState
from emporion.render.svg import Layout, svg
from emporion.table import Match, new_match
from emporion.text import LANGUAGES, wording
from emporion.text.display import FORGETFUL, PERFECT_MEMORY, Display
from emporion.text.event_log import EventLog
from emporion.text.ys.terms import YsTerms
from tests.games.ys.favor import go_on, sending
from tests.games.ys.positions import play, position
from tests.play import play_on
from tests.render.reading_svg import LAYOUTS

pytestmark = pytest.mark.once

EN = wording("en")


# -- Ys: what follows by deduction -----------------------------------------------------------------


def throne_room() -> YsState:
    """Three players have sent 4, 1 and 0, and the market has told it to a player who subtracts."""
    state = sending()
    play(state, "blue: send:4", "orange: send:1", "purple: send:0")
    go_on(state, "columns")
    return state


def drawn_as(view: View, owner: int, memory: bool, layout: Layout, **place: int) -> str:
    """How a picture names the piece that an owner has in a place."""
    (number,) = [
        piece["number"]
        for piece in view["pieces"]
        if piece["owner"] == owner and piece["place"] == place.get("place", THRONE)
    ]
    picture = svg(view, "en", memory=memory, layout=layout)
    found = re.search(rf'data-id="broker.{owner}.{number}" data-piece="([^"]*)"', picture)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_the_throne_room_is_drawn_open_only_by_a_table_that_remembers(
    seat: int | None, layout: Layout
) -> None:
    view = throne_room().view(seat)
    for owner, piece in enumerate(("broker.blue.4", "broker.orange.1", "broker.purple.0")):
        assert drawn_as(view, owner, True, layout) == piece
        shown = piece if owner == seat else piece[:-2]
        assert drawn_as(view, owner, False, layout) == shown


@pytest.mark.parametrize("screen", [False, True])
def test_the_throne_room_is_told_openly_only_by_a_table_that_remembers(screen: bool) -> None:
    def line(memory: bool) -> str:
        drawn = render.text(throne_room().view(None), "en", memory=memory, screen=screen)
        (found,) = [line for line in drawn.split("\n") if line.startswith("Throne room:")]
        return found

    assert "4" in line(memory=True)
    assert "4" not in line(memory=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_which_three_it_was_one_of_is_told_only_by_a_table_that_remembers(lang: str) -> None:
    state = sending()
    play(state, "blue: send:4", "orange: send:1", "purple: send:0")
    among = wording(lang).any_of("014")
    assert among in svg(state.view(1), lang, memory=True)
    assert among not in svg(state.view(1), lang)


def let_out_by_the_magician() -> YsState:
    """Orange's 3 was deduced in the throne room, and has changed places with a hidden 2."""
    state = position(
        "orange: after_placing",
        turn=3,
        kings_favor=True,
        throne={"orange": "3 1"},
        known={"all": "orange.throne1"},
        board={"orange": "4@1-port ?2@2-blue"},
        hands={"orange": "magician"},
    )
    play(state, "orange: magician:2 with:throne1")
    return state


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_what_comes_out_of_the_throne_room_is_shown_only_by_a_table_that_remembers(
    seat: int | None, layout: Layout
) -> None:
    view = let_out_by_the_magician().view(seat)
    line = PLACES.index("2-blue")
    assert drawn_as(view, 1, True, layout, place=line) == "broker.orange.3"
    shown = "broker.orange.3" if seat == 1 else "broker.orange"
    assert drawn_as(view, 1, False, layout, place=line) == shown


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_comes_out_of_the_throne_room_looks_the_same_whatever_it_is(
    seat: int | None, layout: Layout
) -> None:
    view, other = (let_out_by_the_magician().view(seat) for _ in range(2))
    (let_out,) = [piece for piece in other["pieces"] if piece["place"] == PLACES.index("2-blue")]
    let_out["value"] = 0
    assert svg(view, "en", layout=layout) == svg(other, "en", layout=layout)
    for screen in (False, True):
        assert render.text(view, "en", screen=screen) == render.text(other, "en", screen=screen)
    assert svg(view, "en", layout=layout, memory=True) != svg(
        other, "en", layout=layout, memory=True
    )


def test_views_keep_what_can_be_deduced() -> None:
    for seat in (None, 0, 1, 2):
        pieces = throne_room().view(seat)["pieces"]
        values = [piece["value"] for piece in pieces if piece["place"] == THRONE]
        assert values == [4, 1, 0]


# -- Ys: what only a memory holds ------------------------------------------------------------------


def with_a_neutral_broker() -> YsState:
    state = position("blue: placing", 2)
    play(state, "blue: up:4 at:1-port down:0 at:1-port neutral:2 at:2-palace")
    return state


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_neutral_broker_that_one_placed_shows_only_at_a_table_that_remembers(
    layout: Layout,
) -> None:
    view = with_a_neutral_broker().view(0)
    (piece,) = [piece for piece in view["pieces"] if piece["owner"] == 2]
    assert piece["value"] == 2
    for memory, shown in ((True, "broker.purple.2"), (False, "broker.purple")):
        assert drawn_as(view, 2, memory, layout, place=piece["place"]) == shown
    remembered, forgotten = (
        render.text(view, "en", memory=memory, screen=True) for memory in (True, False)
    )
    assert "○.1=2" in remembered
    assert "○.1=2" not in forgotten
    assert "○.1" in forgotten


def test_the_own_brokers_face_down_are_shown_as_ever() -> None:
    view = with_a_neutral_broker().view(0)
    assert ".2=0" in render.text(view, "en", screen=True)


def told(match: Match, viewer: int | None, display: Display) -> list[str]:
    return [line.said for line in EventLog(EN, match, display).lines(match.events, viewer)]


def until(match: Match, kind: str, seed: int = 4) -> Event:
    """Play at random until something has happened; returns the first of it."""
    rng = Rng(seed)
    while not any(event.kind == kind for event in match.events):
        play_on(match, rng, 1)
    return next(event for event in match.events if event.kind == kind)


def test_the_log_tells_a_neutral_broker_only_at_a_table_that_remembers() -> None:
    match = new_match("ys", 2, seed=3)
    event = until(match, "placed")
    seat, value = event.facts["seat"], event.secret["values"][2] if event.secret else None
    number = match.events.index(event)
    remembered = told(match, seat, PERFECT_MEMORY)[number]
    forgotten = told(match, seat, FORGETFUL)[number]
    assert remembered != forgotten
    words = EN.game("ys")
    assert isinstance(words, YsTerms)
    onto = words.onto(event.facts["pieces"][2]["place"])
    assert EN.say("ys.placed.neutral.known", value=value, onto=onto) in remembered
    assert EN.say("ys.placed.neutral", onto=onto) in forgotten


# -- Byzanz: profits face down ---------------------------------------------------------------------


def sold() -> tuple[Match, int]:
    """A match in which somebody has sold a set; and who."""
    match = new_match("byzanz", 3, seed=3)
    seat: int = until(match, "sold").facts["seat"]
    return match, seat


Drawn = Callable[..., str]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("drawn", [svg, render.text])
def test_profits_face_down_are_shown_to_their_owner_alone(drawn: Drawn, lang: str) -> None:
    match, seat = sold()
    points = wording(lang).count("points", match.scores()[seat])
    cards = wording(lang).count("byzanz.table.profit.face_down", 1)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["seats"][seat]["points"] == match.scores()[seat]
        shown = drawn(view, lang)
        hidden = drawn(view, lang, hidden_scores=True)
        assert points in shown
        assert (points in hidden) == (viewer == seat)
        assert (cards in hidden) == (viewer != seat)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_profits_face_down_leave_the_same_picture_whatever_they_are(layout: Layout) -> None:
    match, seat = sold()
    view: dict[str, Any] = match.view((seat + 1) % 3)
    other = match.view((seat + 1) % 3)
    other["seats"][seat]["points"] += 1
    assert svg(view, "en", layout=layout, hidden_scores=True) == svg(
        other, "en", layout=layout, hidden_scores=True
    )
    assert svg(view, "en", layout=layout) != svg(other, "en", layout=layout)


def test_the_log_tells_a_sale_but_not_what_was_kept_of_it() -> None:
    match, seat = sold()
    hidden = Display(hidden_scores=True)
    others = " ".join(told(match, (seat + 1) % 3, hidden))
    assert "sold" in others
    assert "profit lies face down" in others
    assert "stayed as profit" not in others
    assert "stayed as profit" in " ".join(told(match, seat, hidden))


def test_at_the_end_all_profits_are_turned_up() -> None:
    match = play_on(new_match("byzanz", 3, seed=3), Rng(4))
    view = match.view(None)
    assert render.text(view, "en", hidden_scores=True) == render.text(view, "en")
    assert svg(view, "en", hidden_scores=True) == svg(view, "en")
    hidden = Display(hidden_scores=True)
    assert told(match, None, hidden) == told(match, None, PERFECT_MEMORY)
