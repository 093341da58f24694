"""The waiting room, and the link to a seat."""

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from .conftest import Browser
from .pages import look, send, set_up

pytestmark = pytest.mark.once


def _invite(client: TestClient, table: str) -> str:
    """The path of the first link in a waiting room."""
    (link, *_) = re.findall(r'data-copy="([^"]*/join/[^"]*)"', look(client, table).html)
    return "/join/" + unescape(link).rpartition("/")[2]


def test_the_host_gets_a_link_for_each_free_seat(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    page = look(client, table)
    assert page.main("data-state") == "gathering"
    assert len(set(re.findall(r'data-copy="([^"]*/join/[^"]*)"', page.html))) == 2
    assert "2 seats are still free" in page.said


def test_nobody_else_gets_the_links(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
    page = look(another(), table)
    assert "/join/" not in page.html
    assert "Begin now" not in page.said
    assert "Sit down" in page.said


def test_a_friend_sits_down_by_the_link_under_a_name(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "bot.random")
    invite, friend = _invite(client, table), another()
    assert "Orange" in look(friend, invite).said
    answer = friend.post(invite, data={"name": "  Zoe <b> "})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    page = look(friend, table)
    assert (page.main("data-state"), page.main("data-as")) == ("playing", "1")
    assert "Zoe <b>" in look(client, table).said
    assert "<b> </" not in look(client, table).region("seats")


def test_a_link_is_good_for_one(client: TestClient, another: Browser) -> None:
    invite = _invite(client, set_up(client, "byzanz", "me", "invite", "invite"))
    assert another().post(invite, data={"name": "Zoe"}).status_code == 303
    late = another()
    for answer in (late.get(invite), late.post(invite, data={"name": "Max"})):
        assert answer.status_code == 409
        assert "is taken" in answer.text
    assert late.get(invite + "x").status_code == 404


def test_a_link_leads_its_player_back_to_the_seat(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    invite, friend = _invite(client, table), another()
    friend.post(invite, data={"name": "Zoe"})
    second = _invite(client, table)
    for _ in range(2):
        answer = friend.get(invite)
        assert (answer.status_code, answer.headers["location"]) == (303, table)
    friend.post(second, data={"name": "Zoe"})
    assert friend.get(second).headers["location"] == f"{table}?as=2"


def test_a_seat_is_taken_from_the_lobby_only_where_the_table_is_listed(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    assert send(another(), f"{table}/sit", seat=1).answer.status_code == 404
    listed = set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
    page = send(another(), f"{listed}/sit", seat=1)
    assert page.answer.status_code == 200
    assert page.main("data-as") == "1"


def test_only_the_host_begins_without_the_others(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    page = send(another(), f"{table}/start")
    assert page.answer.status_code == 403
    assert page.main("data-state") == "gathering"
    assert send(client, f"{table}/start").main("data-state") == "playing"


def test_no_move_is_made_before_the_game_begins(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    page = send(client, f"{table}/act", **{"as": 0, "turn": 0, "action": 0})
    assert page.answer.status_code == 409
    assert page.refusal
    assert client.get(f"{table}/log").status_code == 409


def test_without_a_new_name_the_old_one_stays(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "bot.random")
    friend = another()
    assert friend.post(_invite(client, table), data={"name": "  "}).status_code == 303
    assert "Guest" in look(client, table).said


def test_a_name_is_asked_for(client: TestClient, another: Browser) -> None:
    invite = _invite(client, set_up(client, "byzanz", "me", "invite", "invite"))
    assert another().post(invite, data={}).status_code == 400
