"""The lobby: tables to join, and the visitor's."""

import time

import pytest
from starlette.testclient import TestClient

from emporion.store.rows import ListedTable
from emporion.text import LANGUAGES, wording
from emporion.web.context import Visit
from emporion.web.host import Guest, SeatSpec, TableSpec
from emporion.web.host.table_spec import rows
from emporion.web.pages.lobby import entries

from .conftest import Browser

pytestmark = pytest.mark.once

HOST = Guest("host", "Blue's")


def visit_of(guest: Guest, lang: str = "en") -> Visit:
    return Visit(guest, False, wording(lang), "auto", False, "desk", "/tables")


def listed(spec: TableSpec, ago: float = 0) -> ListedTable:
    table, seats = rows(spec, HOST, time.time() - ago)
    return ListedTable(table, tuple(seats))


WAITING = TableSpec(
    "byzanz",
    4,
    (SeatSpec("me"), SeatSpec("invite"), SeatSpec("bot", "greedy"), SeatSpec("invite")),
    {"ties": "goods"},
    listed=True,
)


def test_an_empty_lobby_says_what_to_do(client: TestClient) -> None:
    text = client.get("/tables").text
    assert wording("en").say("web.lobby.open.none") in text
    assert wording("en").say("web.lobby.mine.none") in text


def test_any_visitor_sits_down_from_the_lobby(client: TestClient, another: Browser) -> None:
    sent = {"game": "ys", "players": "2", "seat.0": "me", "seat.1": "invite", "listed": "yes"}
    address = client.post("/tables", data=sent).headers["location"]
    outsider = another()
    assert f'action="{address}/sit"' in outsider.get("/tables").text
    assert outsider.post(f"{address}/sit", data={"seat": "1"}).status_code == 303
    for visitor in (client, outsider):
        text = visitor.get("/tables").text
        assert f'action="{address}/sit"' not in text
        assert f'href="{address}"' in text
        assert "turn 1 of 4" in text


def test_a_new_visitor_is_offered_the_first_free_seat() -> None:
    [entry] = entries(visit_of(Guest("outsider", "x")), [listed(WAITING)])
    assert entry.free == 1
    assert entry.status == "2 seats are free"
    assert [seat.free for seat in entry.seats] == [False, True, False, True]
    assert entry.seats[0].name == "Blue's"


def test_a_visitor_who_sits_there_is_offered_no_second_seat() -> None:
    [entry] = entries(visit_of(HOST), [listed(WAITING)])
    assert entry.free is None


def test_only_options_that_are_not_usual_are_told() -> None:
    [entry] = entries(visit_of(HOST), [listed(WAITING)])
    assert entry.options == ["Ties: goods only"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_tells_how_long_ago_a_table_changed(lang: str) -> None:
    words = wording(lang)
    for ago, said in (
        (5, words.say("web.lobby.ago.now")),
        (60, words.count("web.lobby.ago.minutes", 1)),
        (7300, words.count("web.lobby.ago.hours", 2)),
        (900_000, words.count("web.lobby.ago.days", 10)),
    ):
        [entry] = entries(visit_of(HOST, lang), [listed(WAITING, ago + 1)])
        assert entry.ago == said


def test_somebody_at_the_same_device_is_known_by_their_colour() -> None:
    spec = TableSpec("ys", 2, (SeatSpec("me"), SeatSpec("here")))
    [entry] = entries(visit_of(HOST), [listed(spec)])
    assert [seat.name for seat in entry.seats] == ["Blue's", "Orange"]


def test_names_are_shown_as_they_are_and_not_as_markup(
    client: TestClient, another: Browser
) -> None:
    client.post("/settings", data={"name": "<i>Blue</i>"})
    sent = {"game": "ys", "players": "2", "seat.0": "me", "seat.1": "invite", "listed": "yes"}
    client.post("/tables", data=sent)
    text = another().get("/tables").text
    assert "<i>Blue</i>" not in text
    assert "&lt;i&gt;Blue&lt;/i&gt;" in text
