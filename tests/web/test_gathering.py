"""A table that waits for its players: leaving a seat, beginning, closing it, sitting down once."""

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from emporion.bots import DEFAULT_LEVEL
from emporion.core.rng import Rng
from emporion.text import LANGUAGES, wording
from emporion.web.errors import AlreadyBegun, AlreadySeated, NotTheHost, NotYourSeat, TableClosed
from emporion.web.host import SeatSpec, TableService, TableSpec

from .callers import Caller, news_of, play_on
from .conftest import Browser
from .pages import Page, invites, look, send, set_up
from .services import BLUE, ORANGE, with_service

pytestmark = pytest.mark.once

ME, INVITED, BOT = (SeatSpec(kind) for kind in ("me", "invite", "bot"))


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
    async def story(service: TableService) -> None:
        live = await service.create(
            BLUE, TableSpec("byzanz", 4, (ME, INVITED, INVITED, BOT), listed=True)
        )
        table = live.table.id
        await service.sit(table, 1, ORANGE)
        for seat, guest in ((1, BLUE), (0, ORANGE), (2, ORANGE), (3, ORANGE), (9, ORANGE)):
            with pytest.raises(NotYourSeat):
                await service.stand_up(table, seat, guest)
        with pytest.raises(NotYourSeat):
            await service.stand_up(table, 0, BLUE)  # the host closes the table
        live = await service.start(table, BLUE)
        with pytest.raises(AlreadyBegun):
            await service.stand_up(table, 1, ORANGE)
        assert live.held_by(ORANGE.id) == [1]

    with_service(tmp_path, story)


def test_of_leaving_and_beginning_at_once_one_holds(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        other = TableService(
            service.store
        )  # another process: it does not know the locks of the first
        live = await service.create(
            BLUE, TableSpec("byzanz", 3, (ME, INVITED, INVITED), listed=True)
        )
        table = live.table.id
        await service.sit(table, 1, ORANGE)
        await asyncio.gather(
            service.start(table, BLUE), other.stand_up(table, 1, ORANGE), return_exceptions=True
        )
        live = await TableService(service.store).table(table)
        assert live.begun != bool(live.free_seats())

    with_service(tmp_path, story)


# -- beginning without waiting ---------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_newcomer_begins_against_easy_bots_and_reads_so_before(
    client: TestClient, lang: str
) -> None:
    words = wording(lang)
    table = set_up(client, "byzanz", "me", "invite", "invite", "invite")
    room = Page(client.get(table, headers={"accept-language": lang})).region("decision")
    bots = words.list_of(
        [words.count("web.waiting.bots.easy", 2), words.count("web.waiting.bots.medium", 1)]
    )
    assert words.say("web.waiting.start_help", bots=bots) in room
    send(client, f"{table}/start")
    seats = client.get(f"/api{table}").json()["seats"]
    assert [seat["level"] for seat in seats[1:]] == ["easy", "medium", "easy"]


def test_a_visitor_who_has_played_begins_against_the_usual_bots_and_reads_so_before(
    client: TestClient, another: Browser
) -> None:
    played = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    assert play_on(client, played.rpartition("/")[2], Rng(1), 10_000).over
    table = set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
    assert "free: 2 club players." in look(client, table).region("decision")
    another().post(f"{table}/sit", data={"seat": "1"})
    assert "free: a club player." in look(client, table).region("decision")
    assert "club player" not in look(another(), table).said
    send(client, f"{table}/start")
    seats = client.get(f"/api{table}").json()["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats[2:]] == [("bot", DEFAULT_LEVEL)]


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
    async def story(service: TableService) -> None:
        live = await service.create(
            BLUE, TableSpec("byzanz", 3, (ME, INVITED, INVITED), listed=True)
        )
        table = live.table.id
        with pytest.raises(NotTheHost):
            await service.close(table, ORANGE)
        live = await service.close(table, BLUE)
        assert (live.closed, live.begun) == (True, False)
        for asked in (service, TableService(service.store)):
            with pytest.raises(TableClosed):
                await asked.sit(table, 1, ORANGE)
            with pytest.raises(TableClosed):
                await asked.start(table, BLUE)
            with pytest.raises(TableClosed):
                await asked.close(table, BLUE)
        assert await service.store.prune(live.table.created + 1e6) == 1

    with_service(tmp_path, story)


def test_a_game_that_has_begun_is_not_closed(tmp_path: Path) -> None:
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 3, (ME, BOT, BOT)))
        with pytest.raises(AlreadyBegun):
            await service.close(live.table.id, BLUE)

    with_service(tmp_path, story)


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
    async def story(service: TableService) -> None:
        live = await service.create(BLUE, TableSpec("byzanz", 4, (ME, INVITED, INVITED, INVITED)))
        for seat in (1, 2):
            live = await service.sit(live.table.id, seat, ORANGE, live.row(seat).invite)
        assert live.held_by(ORANGE.id) == [1, 2]
        listed = await service.create(BLUE, TableSpec("ys", 2, (ME, INVITED), listed=True))
        with pytest.raises(AlreadySeated):
            await service.sit(listed.table.id, 1, BLUE)

    with_service(tmp_path, story)


def test_a_seated_visitor_is_asked_before_taking_a_second_seat(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite")
    (first, second), friend = invites(look(client, table)), another()
    question = wording("en").say("web.join.again")
    assert question not in look(friend, first).said
    friend.post(first, data={"name": "Zoe"})
    assert question in look(friend, second).said


def own_name(client: TestClient) -> str:
    """What the settings say that a device's own guest is called."""
    found = re.search(r'<input name="name" value="([^"]*)"', client.get("/").text)
    assert found is not None
    return unescape(found[1])


def test_a_second_person_leaves_the_device_its_own_name(
    client: TestClient, another: Browser
) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", "invite", "invite")
    (first, second, third, _), friend = invites(look(client, table)), another()
    friend.post(first, data={"name": "Zoe"})
    assert 'name="name" value=""' in look(friend, second).html.partition("join-form")[2]
    for _ in range(2):
        friend.post(second, data={"name": "Max"})
    friend.post(third, data={"name": ""})
    assert own_name(friend) == "Zoe"
    rows = re.findall(r"<b>(.*?)</b>", look(friend, table).region("seats"))
    assert rows[1:4] == ["Zoe", "Max", "Yellow"]


@pytest.mark.parametrize("others", [(), ("invite",)])
def test_a_click_that_is_sent_twice_sits_down_once(
    client: TestClient, another: Browser, others: tuple[str, ...]
) -> None:
    """Also where it is the last seat, so that the first click has begun the game."""
    table = set_up(client, "byzanz", "me", "bot.random", "invite", *others, listed="yes")
    (link, *_), friend = invites(look(client, table)), another()
    look(friend, link)
    for _ in range(2):
        answer = friend.post(link, data={"name": "Zoe"})
        assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert own_name(friend) == "Zoe"
    listed = set_up(client, "byzanz", "me", "bot.random", "invite", *others, listed="yes")
    for _ in range(2):
        page = send(friend, f"{listed}/sit", seat=2)
        assert (page.answer.status_code, page.main("data-as")) == (200, "2")


# -- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_room_shows_only_options_for_its_number_of_players(client: TestClient, lang: str) -> None:
    words = wording(lang)
    table = set_up(client, "ys", "me", "invite")
    page = Page(client.get(table, headers={"accept-language": lang}))
    shown = page.region("status")
    for option in ("neutral", "peek"):
        assert words.option_name("ys", option) in unescape(shown)
    for option in ("express", "neighborhoods", "kings_favor"):
        assert words.option_name("ys", option) not in unescape(shown)


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
