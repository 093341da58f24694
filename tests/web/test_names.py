"""Names on the page: of guests, of several people at one device, in log, prompts and board."""

import re

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng
from emporion.games import names
from emporion.text import LANGUAGES, wording

from .callers import play_on
from .conftest import Browser
from .pages import Page, first_asked, look, send, set_up

pytestmark = pytest.mark.once

NAMED = {"name.0": "Ada", "name.1": "Bob", "name.2": "Cid"}


@pytest.mark.parametrize("game", names())
def test_people_at_one_device_are_called_by_their_names(client: TestClient, game: str) -> None:
    table = set_up(client, game, "here", "here", "here", **NAMED)
    passed_on = look(client, table)
    seat = first_asked(client, table)
    called = list(NAMED.values())[seat]
    assert f"Pass the device to {called}" in passed_on.said or f"{called}" in passed_on.said
    page = look(client, f"{table}?as={seat}")
    for region in ("seats", "board", "text"):
        assert all(name in page.region(region) for name in NAMED.values()), region
    assert any(name in page.region("log") for name in NAMED.values())
    colours = re.findall(r'data-colour="(\w+)"', page.region("seats"))
    assert len(set(colours)) >= 3


def test_the_form_has_a_name_for_each_person_at_this_device(client: TestClient) -> None:
    form = look(client, "/games/byzanz?seat.1=here&name.1=B%C3%B6b&players=3").html
    assert len(re.findall(r'name="name\.\d"', form)) == 3
    assert 'value="Böb"' in form


def test_a_name_is_cleaned_bounded_and_escaped(client: TestClient) -> None:
    table = set_up(
        client, "byzanz", "me", "here", "here",
        **{"name.1": "<i>\u202eEvil</i>" + "x" * 50, "name.2": "&amp;"},
    )  # fmt: skip
    page = look(client, f"{table}?as=0")
    assert "<i>" not in page.html
    assert "&lt;i&gt; Evil&lt;/i&gt;" in page.region("seats")
    assert "&amp;amp;" in page.region("seats")
    assert "x" * 20 not in page.html
    assert "\u202e" not in page.html


def test_guests_are_called_by_their_names_and_the_unnamed_by_their_colours(
    client: TestClient, another: Browser
) -> None:
    made = client.post(
        "/api/tables",
        json={
            "game": "byzanz",
            "name": "Ada",
            "seats": [{"kind": "me"}, *[{"kind": "invite"}] * 2],
        },
    ).json()
    for seat, name in (("1", "ada"), ("2", None)):
        taken = another().post("/api/seats", json={"invite": made["invites"][seat], "name": name})
        assert taken.status_code == 201
    page = look(another(), f"/tables/{made['table']}")
    rows = re.findall(r"<b>(.*?)</b>", page.region("seats"))
    assert rows == ["Ada (Blue)", "ada (Orange)", "Purple"]
    assert "Ada (Blue)" in page.said
    given = client.get(f"/api/tables/{made['table']}").json()
    assert [player["name"] for player in given["seats"]][:2] == ["Ada", "ada"]


def test_bots_go_by_their_colours_and_say_what_they_are(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "bot.hard", "bot.hard")
    page = look(client, table)
    rows = re.findall(r"<b>(.*?)</b>\s*<span>(.*?)</span>", page.region("seats"), re.DOTALL)
    assert [name for name, _ in rows[1:]] == ["Orange", "Purple"]
    assert all("ot" in who for _, who in rows[1:])


def test_a_rematch_keeps_the_names(client: TestClient) -> None:
    table = set_up(client, "byzanz", "here", "here", "here", **NAMED)
    live = play_on(client, table.rpartition("/")[2], Rng(1), 10_000)
    assert live.over
    again = client.post(f"{table}/rematch")
    assert again.status_code == 303
    page = look(client, again.headers["location"])
    rows = re.findall(r"<b>(.*?)</b>", page.region("seats"))
    assert sorted(rows) == sorted(NAMED.values())


def test_a_rematch_keeps_the_names_at_a_friends_device(
    client: TestClient, another: Browser
) -> None:
    table, friend = set_up(client, "byzanz", "me", "invite", "invite", "invite"), another()
    links = re.findall(r'data-copy="[^"]*(/join/[^"]*)"', look(client, table).html)
    for link, name in zip(links, ["", "Bob", ""], strict=True):
        friend.post(link, data={"name": name})
    assert play_on(client, table.rpartition("/")[2], Rng(1), 10_000).over
    friend.post("/settings", data={"name": "Zoe"})
    again = client.post(f"{table}/rematch").headers["location"]
    assert friend.post(f"{table}/rematch").headers["location"] == again
    rows = re.findall(r"<b>(.*?)</b>", look(friend, again).region("seats"))
    assert rows == ["Zoe", "Bob", "Purple", "Yellow"]


@pytest.mark.parametrize("typed", ["Anna", ""])
def test_a_new_name_belongs_to_one_guest_alone(client: TestClient, typed: str) -> None:
    client.post("/settings", data={"name": typed})
    table = set_up(client, "byzanz", "me", "here", "here", **{"name.1": "Ben", "name.2": ""})
    client.post("/settings", data={"name": "Carla"})
    rows = re.findall(r"<b>(.*?)</b>", look(client, table).region("seats"))
    assert rows == ["Carla", "Ben", "Purple"]


def test_a_name_that_was_cleared_may_be_set_again(client: TestClient) -> None:
    client.post("/settings", data={"name": "Anna"})
    table = set_up(client, "byzanz", "me", "here", "here", **{"name.1": "Ben", "name.2": ""})
    shown = []
    for typed in ("", "Carla"):
        client.post("/settings", data={"name": typed})
        shown.append(re.findall(r"<b>(.*?)</b>", look(client, table).region("seats")))
    assert shown == [["Blue", "Ben", "Purple"], ["Carla", "Ben", "Purple"]]


def test_a_rematch_goes_by_the_name_that_one_has_by_then(
    client: TestClient, another: Browser
) -> None:
    client.post("/settings", data={"name": "Anna"})
    table, friend = set_up(client, "byzanz", "me", "invite", "bot.random"), another()
    (link,) = re.findall(r'data-copy="[^"]*(/join/[^"]*)"', look(client, table).html)
    friend.post(link, data={"name": "Ben"})
    assert play_on(client, table.rpartition("/")[2], Rng(1), 10_000).over
    client.post("/settings", data={"name": "Carla"})
    friend.post("/settings", data={"name": "Dora"})
    again = client.post(f"{table}/rematch").headers["location"]
    assert friend.post(f"{table}/rematch").headers["location"] == again
    rows = re.findall(r"<b>(.*?)</b>", look(friend, again).region("seats"))
    assert sorted(rows) == ["Carla", "Dora", "Orange"]


def test_what_is_said_at_one_device_goes_by_the_name_of_the_seat(client: TestClient) -> None:
    table = set_up(client, "byzanz", "here", "here", "here", **NAMED)
    page = send(client, f"{table}/chat", **{"as": 1, "text": "hello"})
    assert re.search(r"<b>Bob</b> hello", page.region("chat"))


def test_a_guest_without_a_name_does_not_speak_by_the_name_of_the_device(
    client: TestClient,
) -> None:
    client.post("/settings", data={"name": "Anna"})
    table = set_up(client, "byzanz", "me", "here", "here", **{"name.2": "Guest"})
    for seat in range(3):
        page = send(client, f"{table}/chat", **{"as": seat, "text": "hello"})
    assert re.findall(r"<b>(\w+)</b> hello", page.region("chat")) == ["Anna", "Orange", "Purple"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unnamed_guest_is_one_in_the_readers_language(
    client: TestClient, another: Browser, lang: str
) -> None:
    guest, reader = wording(lang).say("web.guest"), {"accept-language": lang}
    english = another()
    table = set_up(english, "byzanz", "me", "invite", "invite", listed="yes")
    for address in ("/tables", table):
        said = Page(client.get(address, headers=reader)).said
        assert guest in said
        assert guest == "Guest" or "Guest" not in said


def test_a_replay_names_who_played_where_that_is_known(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "here", "here", "here", **NAMED)
    live = play_on(client, table.rpartition("/")[2], Rng(1), 10_000)
    replay = f"/replays/{live.table.record}"
    page = look(another(), f"{replay}/40")
    for name in NAMED.values():
        assert name in page.region("board")
        assert name in page.said
    assert "Orange" not in page.said
    record = client.get(f"{table}/record").text
    assert not any(name in record for name in NAMED.values())
