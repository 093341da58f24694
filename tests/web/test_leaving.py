"""Handing a seat to a bot: asked first, offered back while the game lasts, told at the end."""

import time
from dataclasses import replace
from functools import partial
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from emporion.text import LANGUAGES, wording
from emporion.web import ServerSettings, create_app
from emporion.web.host import SeatSpec, TableService, TableSpec
from emporion.web.host.bot_runner import BotRunner, steps_told

from .callers import Caller, in_the_server, news_of, service_of
from .clocks import Clock
from .conftest import Browser, browser_of
from .pages import FRAGMENT, Page, look, send, set_up
from .refusals import kept
from .runners import Gate, Thoughts, served, until
from .services import BLUE, with_service

pytestmark = pytest.mark.once

EN = wording("en")


# -- asked first ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_asked_before_a_seat_is_handed_over(client: TestClient, lang: str) -> None:
    client.headers["accept-language"] = lang
    words = wording(lang)
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    page = look(client, table)
    assert f'action="{table}/leave"' not in page.html  # no click on the page itself does it
    assert words.say("web.table.hand_over") in page.said
    assert f'href="{table}/leave?as=0"' in page.html
    for query in ("", "&fragment=1"):
        asked = look(client, f"{table}/leave?as=0{query}")
        for said in ("title", "what", "no", "yes"):
            assert words.say(f"web.leave.{said}") in asked.said
        assert ("<html" in asked.html) == (query == "")
        assert f'href="{table}"' in asked.html
    assert not kept(client, table.rpartition("/")[2]).seats[0].away
    answer = client.post(f"{table}/leave", data={"as": "0", "seat": "0"})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    assert kept(client, table.rpartition("/")[2]).seats[0].away


def test_of_several_seats_at_a_device_the_one_is_named(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    asked = look(client, f"{table}/leave?as=1")
    assert EN.say("web.leave.title_seat", seat=EN.seat(1)) in asked.said
    assert f'href="{table}?as=1"' in asked.html


def test_nobody_is_asked_about_the_seat_of_another(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    assert client.get(f"{table}/leave?as=1").status_code == 403
    assert another().get(f"{table}/leave?as=0").status_code == 403
    for query in ("", "?as=", "?as=x"):
        assert client.get(f"{table}/leave{query}").status_code == 400


def test_nobody_is_asked_about_a_seat_that_a_bot_has(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    send(client, f"{table}/leave", **{"as": 0, "seat": 0})
    answer = client.get(f"{table}/leave?as=0")
    assert (answer.status_code, answer.headers["location"]) == (303, f"{table}?as=0")
    gathering = set_up(client, "byzanz", "me", "invite", "invite")
    assert client.get(f"{gathering}/leave?as=0").status_code == 303


# -- offered back, and told -----------------------------------------------------------------------


def offers_back(page: Page, seat: int) -> bool:
    """Whether the seat can be taken back where the visitor looks for what to do."""
    return f'name="seat" value="{seat}">{EN.say("web.decision.take_back")}' in page.region(
        "decision"
    )


def test_the_seat_is_offered_back_whatever_else_is_asked(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    send(client, f"{table}/leave", **{"as": 0, "seat": 0})
    for query in ("", "?as=0", "?as=1", "?as=2"):
        page = look(client, table + query)
        assert offers_back(page, 0), query
        assert not offers_back(page, 1)
        assert EN.say("web.decision.stood_in", seat=EN.seat(0)) in page.said
    page = send(client, f"{table}/return", **{"as": 0, "seat": 0})
    assert not offers_back(page, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_seat_is_offered_back_until_the_end_which_says_who_finished(
    client: TestClient, another: Browser, lang: str
) -> None:
    words = wording(lang)
    seats = [{"kind": kind, "level": "random"} for kind in ("me", "bot", "bot")]
    made = client.post("/api/tables", json={"game": "byzanz", "seats": seats}).json()
    table = f"/tables/{made['table']}"
    told = {"accept-language": lang}
    client.post(f"{table}/leave", data={"as": "0", "seat": "0"})
    patience = time.monotonic() + 60
    while True:
        assert time.monotonic() < patience
        page = Page(client.get(f"{table}/fragment", headers=told))
        if page.main("data-state") == "over":
            break
        assert words.say("web.decision.stood_in.you") in page.said
        assert words.say("web.decision.take_back") in page.region("decision")
    assert words.say("web.end.stood_in.you") in page.said
    assert words.say("web.decision.take_back") not in page.said
    others = Page(another().get(table, headers=told))
    assert words.say("web.end.stood_in", seats=words.seat(0)) in others.said
    assert words.say("web.end.stood_in.you") not in others.said


def test_a_game_that_its_players_finished_says_nothing_of_bots(client: TestClient) -> None:
    table = set_up(client, "byzanz", "bot.random", "bot.random", "bot.random")
    patience = time.monotonic() + 60
    while look(client, table).main("data-state") != "over":
        assert time.monotonic() < patience
    assert "stood-in" not in look(client, table).html


# -- who watches ----------------------------------------------------------------------------------

BOTS = TableSpec("byzanz", 3, (SeatSpec("bot"), SeatSpec("bot"), SeatSpec("bot")))


def test_bots_keep_their_pace_as_long_as_anybody_watches(tmp_path: Path, clock: Clock) -> None:
    async def story(service: TableService) -> None:
        gate, other = Gate(), TableService(service.store)
        live = await service.create(BLUE, BOTS)
        table = live.table.id
        # Spectators are at another server.
        await other.mark_watched(await other.table(table))
        async with served(service, Thoughts(), pace=5.0, gate=gate):
            for moves in range(3):
                await until(service, table, lambda _: gate.waiting == 1)
                live = await service.table(table)
                assert 4 < gate.delays[-1] / steps_told(live.table.game, live.last_events) <= 5
                assert len(live.moves) == moves
                gate.let_one_through()
                await until(service, table, lambda live: len(live.moves) > moves)  # noqa: B023
            await until(service, table, lambda _: gate.waiting == 1)
            clock.now += 100
            gate.let_one_through()
            await until(service, table, lambda live: live.over)  # nobody watches any more
        assert len(gate.delays) == 4

    with_service(tmp_path, story)


def test_a_player_who_has_left_and_watches_is_a_spectator(client: TestClient, clock: Clock) -> None:
    table = set_up(client, "byzanz", "me", "bot.random", "bot.random")
    client.post(f"{table}/leave", data={"as": "0", "seat": "0"})
    name = table.rpartition("/")[2]
    clock.now += 100

    async def is_watched() -> bool:
        service = service_of(client)
        return await service.is_watched(await service.table(name))

    assert in_the_server(client, is_watched) is False
    with news_of(client, name) as socket:
        socket.receive_text()
        patience = time.monotonic() + 30
        while not in_the_server(client, is_watched):
            assert time.monotonic() < patience
    assert kept(client, name).table.watched == clock.now


def test_a_visitor_who_sets_up_a_table_by_a_page_misses_nothing_of_it(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also of bots only, whose page has not come yet; and of the next game with them."""
    gate = Gate()
    monkeypatch.setattr("emporion.web.app.BotRunner", partial(BotRunner, sleep=gate.sleep))
    with browser_of(create_app(replace(settings, pace=5.0))) as client:

        def first_moves(table: str) -> int:
            patience = time.monotonic() + 60
            while not gate.waiting and time.monotonic() < patience:
                time.sleep(0.005)
            return len(kept(client, table.rpartition("/")[2]).moves)

        table = set_up(client, "byzanz", "bot.random", "bot.random", "bot.random")
        assert first_moves(table) == 0
        assert gate.waiting == 1
        look(client, table)
        gate.open()
        in_the_server(
            client,
            lambda: until(service_of(client), table.rpartition("/")[2], lambda live: live.over),
        )
        gate.close()
        again = client.post(f"{table}/rematch").headers["location"]
        assert first_moves(again) == 0
        assert gate.waiting == 1


def test_a_page_is_watched_and_json_is_not(client: TestClient, another: Browser) -> None:
    made = Caller(client).post("/tables", {"game": "byzanz", "seats": [{"kind": "bot"}] * 3})
    name = made["table"]
    Caller(client).get(f"/tables/{name}")
    Caller(client).get(f"/tables/{name}/events")
    assert kept(client, name).table.watched == 0
    assert "data-table" in unescape(another().get(f"/tables/{name}").text)
    assert kept(client, name).table.watched > 0


def test_the_fragment_answers_a_form_in_which_a_seat_is_left(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "here")
    answer = client.post(f"{table}/leave", data={"as": "0", "seat": "0"}, headers=FRAGMENT)
    assert answer.status_code == 200
    assert offers_back(Page(answer), 0)
