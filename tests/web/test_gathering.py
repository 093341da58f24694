"""A table that waits for its players: leaving a seat, closing it, links that others can use."""

import asyncio
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
import segno
from starlette.testclient import TestClient

from emporion.text import LANGUAGES, wording
from emporion.web import Settings, create_app
from emporion.web.errors import AlreadyBegun, AlreadySeated, NotTheHost, NotYourSeat, TableClosed
from emporion.web.host import House, SeatWish, Wish
from emporion.web.pages import links

from .callers import Caller, news_of
from .conftest import Browser, browser_of
from .houses import BLUE, ORANGE, in_a_house
from .pages import Page, look, send, set_up

pytestmark = pytest.mark.once

ME, INVITED, BOT = (SeatWish(kind) for kind in ("me", "invite", "bot"))


def invites(page: Page) -> list[str]:
    """The paths of the links in a waiting room."""
    found = re.findall(r'data-copy="[^"]*(/join/[^"]*)"', page.html)
    return [unescape(each) for each in found]


# -- leaving a seat -------------------------------------------------------------------------------


def test_a_friend_leaves_the_seat_and_it_is_free_again_by_the_same_link(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    (link, _), friend = invites(look(client, table)), another()
    friend.post(link, data={"name": "Zoe"})
    room = look(friend, table)
    assert f'action="{table}/stand"' in room.html
    assert f'action="{table}/close"' not in room.html
    assert '<details class="ask-first"' in room.html
    left = send(friend, f"{table}/stand", seat=1)
    assert (left.answer.status_code, left.main("data-as")) == (200, "")
    assert "Zoe" not in look(client, table).said
    assert link in invites(look(client, table))
    assert friend.post(link, data={"name": "Zoe"}).status_code == 303
    assert "Zoe" in look(client, table).said


def test_without_the_script_one_is_led_back_to_the_room(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
    friend = another()
    friend.post(f"{table}/sit", data={"seat": "2"})
    answer = friend.post(f"{table}/stand", data={"seat": "2"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert table not in friend.get("/tables").text.partition('id="mine"')[2]


def test_others_hear_that_a_seat_is_free_again(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
    friend = another()
    friend.post(f"{table}/sit", data={"seat": "1"})
    with news_of(client, table.rpartition("/")[2]) as socket:
        before = socket.receive_json()["version"]
        friend.post(f"{table}/stand", data={"seat": "1"})
        assert socket.receive_json()["version"] > before
    assert re.search(r"data-tell>2 seats are still free", look(client, table).html)


def test_nobody_is_made_to_leave(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 4, (ME, INVITED, INVITED, BOT), listed=True))
        table = live.table.id
        await house.sit(table, 1, ORANGE)
        for seat, guest in ((1, BLUE), (0, ORANGE), (2, ORANGE), (3, ORANGE), (9, ORANGE)):
            with pytest.raises(NotYourSeat):
                await house.stand_up(table, seat, guest)
        with pytest.raises(NotYourSeat):
            await house.stand_up(table, 0, BLUE)  # the host closes the table
        live = await house.start(table, BLUE)
        with pytest.raises(AlreadyBegun):
            await house.stand_up(table, 1, ORANGE)
        assert live.held_by(ORANGE.id) == [1]

    in_a_house(tmp_path, story)


def test_of_leaving_and_beginning_at_once_one_holds(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        other = House(house.store)  # another process: it does not know of this one's locks
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, INVITED, INVITED), listed=True))
        table = live.table.id
        await house.sit(table, 1, ORANGE)
        await asyncio.gather(
            house.start(table, BLUE), other.stand_up(table, 1, ORANGE), return_exceptions=True
        )
        live = await House(house.store).table(table)
        assert live.begun != bool(live.free_seats())

    in_a_house(tmp_path, story)


# -- closing the table ----------------------------------------------------------------------------


def test_the_host_closes_the_table_and_everybody_is_told(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
    friend = another()
    friend.post(f"{table}/sit", data={"seat": "1"})
    (link,) = invites(look(client, table))
    assert f'action="{table}/close"' in look(client, table).html
    assert send(friend, f"{table}/close").answer.status_code == 403
    with news_of(friend, table.rpartition("/")[2]) as socket:
        before = socket.receive_json()["version"]
        closed = send(client, f"{table}/close")
        assert socket.receive_json()["version"] > before
    for page in (closed, look(friend, table)):
        assert page.main("data-state") == "closed"
        assert wording("en").say("web.waiting.closed") in page.said
    for visitor in (client, friend, another()):
        assert table not in visitor.get("/tables").text
        assert table not in visitor.get("/").text
    late = another().get(link)
    assert late.status_code == 409
    assert wording("en").say("error.table_closed") in unescape(late.text)


def test_at_a_closed_table_nothing_is_done(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, INVITED, INVITED), listed=True))
        table = live.table.id
        with pytest.raises(NotTheHost):
            await house.close(table, ORANGE)
        live = await house.close(table, BLUE)
        assert (live.closed, live.begun) == (True, False)
        for asked in (house, House(house.store)):
            with pytest.raises(TableClosed):
                await asked.sit(table, 1, ORANGE)
            with pytest.raises(TableClosed):
                await asked.start(table, BLUE)
            with pytest.raises(TableClosed):
                await asked.close(table, BLUE)
        assert await house.store.prune(live.table.created + 1e6) == 1

    in_a_house(tmp_path, story)


def test_a_game_that_has_begun_is_not_closed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 3, (ME, BOT, BOT)))
        with pytest.raises(AlreadyBegun):
            await house.close(live.table.id, BLUE)

    in_a_house(tmp_path, story)


# -- sitting down once ----------------------------------------------------------------------------


def test_nobody_sits_down_twice_from_the_lobby(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", "invite", listed="yes")
    friend = another()
    assert "Sit down" in look(friend, table).said
    friend.post(f"{table}/sit", data={"seat": "1"})
    for visitor in (client, friend):
        assert "Sit down" not in look(visitor, table).said
        again = send(visitor, f"{table}/sit", seat=2)
        assert again.answer.status_code == 409
        assert again.refusal.startswith("You already sit at this table")


def test_two_people_at_one_device_sit_down_by_two_links(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live = await house.create(BLUE, Wish("byzanz", 4, (ME, INVITED, INVITED, INVITED)))
        for seat in (1, 2):
            live = await house.sit(live.table.id, seat, ORANGE, live.row(seat).invite)
        assert live.held_by(ORANGE.id) == [1, 2]
        listed = await house.create(BLUE, Wish("ys", 2, (ME, INVITED), listed=True))
        with pytest.raises(AlreadySeated):
            await house.sit(listed.table.id, 1, BLUE)

    in_a_house(tmp_path, story)


def test_whoever_sits_is_asked_before_taking_a_second_seat(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    (first, second), friend = invites(look(client, table)), another()
    question = wording("en").say("web.join.again")
    assert question not in look(friend, first).said
    friend.post(first, data={"name": "Zoe"})
    assert question in look(friend, second).said


# -- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_room_shows_only_options_that_so_many_can_choose(client: TestClient, lang: str) -> None:
    words = wording(lang)
    table = set_up(client, "ys", "me", "invite")
    page = Page(client.get(table, headers={"accept-language": lang}))
    shown = page.region("status")
    for option in ("neutral", "peek"):
        assert words.option_name("ys", option) in unescape(shown)
    for option in ("express", "neighborhoods", "kings_favor"):
        assert words.option_name("ys", option) not in unescape(shown)


# -- links ----------------------------------------------------------------------------------------


def test_a_used_link_leads_to_where_one_can_watch(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", "invite")
    taken, left, _ = invites(look(client, table))
    another().post(taken, data={"name": "Zoe"})
    late = another()
    assert f'href="{table}"' in late.get(taken).text
    assert f'href="{table}"' in late.post(taken, data={"name": "Max"}).text
    send(client, f"{table}/start")
    answer = late.get(left)  # a bot has got the seat
    assert answer.status_code == 409
    assert f'href="{table}"' in answer.text
    assert look(late, table).main("data-as") == ""


def waiting_room(settings: Settings, host: str) -> Page:
    """The room of a table as whoever set it up sees it, who came by this host."""
    with browser_of(create_app(settings)) as client:
        client.base_url = f"http://{host}:8417"
        return look(client, set_up(client, "ys", "me", "invite"))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_link_that_works_here_only_says_so_and_how_to_help_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr(links, "network_address", lambda: "192.168.1.5")
    page = waiting_room(settings, host)
    assert f"http://{host}:8417/join/" in page.html
    assert "emporion serve --host 0.0.0.0" in page.said
    assert "http://192.168.1.5:8417" in page.said
    assert 'class="qr"' not in page.html


def test_a_server_that_listens_everywhere_gives_the_address_in_the_network(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "network_address", lambda: "192.168.1.5")
    page = waiting_room(replace(settings, host="0.0.0.0"), "localhost")  # noqa: S104
    assert "http://192.168.1.5:8417/join/" in page.html
    assert "localhost" not in page.html
    assert "emporion serve --host" not in page.said
    assert 'class="qr"' in page.html


def test_without_a_network_no_address_is_made_up(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "network_address", lambda: None)
    page = waiting_room(replace(settings, host="0.0.0.0"), "localhost")  # noqa: S104
    assert "http://localhost:8417/join/" in page.html
    assert "emporion serve --host 0.0.0.0" in page.said


def test_a_link_is_a_qr_code_too(client: TestClient) -> None:
    page = look(client, set_up(client, "ys", "me", "invite"))
    (link,) = re.findall(r'data-copy="([^"]*/join/[^"]*)"', page.html)
    (code,) = re.findall(r'<svg[^>]*class="qr".*?</svg>', page.html, re.DOTALL)
    size = int(re.search(r'viewBox="0 0 (\d+) \1"', code)[1])  # type: ignore[index]
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", code)}
    drawn = [[(x, y) in dark for x in range(size)] for y in range(size)]
    expected = segno.make_qr(unescape(link), error="m").matrix_iter(border=4)
    assert drawn == [[bool(module) for module in row] for row in expected]
    assert "<title>QR code: the link to the seat of Orange" in code
    assert 'role="img"' in code


def test_a_program_leaves_and_closes_a_table(client: TestClient) -> None:
    host, friend = Caller(client), Caller(client)
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]
    made = host.post("/tables", {"game": "byzanz", "seats": seats})
    table, host.key = made["table"], made["mine"][0]["token"]
    friend.key = friend.post("/seats", {"invite": made["invites"]["1"]})["token"]
    left = friend.post(f"/tables/{table}/seats/1/stand")
    assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
    assert friend.ask("GET", f"/tables/{table}").status_code == 403  # the key opens nothing now
    assert friend.ask("POST", f"/tables/{table}/close").status_code == 403
    assert host.post(f"/tables/{table}/close")["status"] == "closed"
