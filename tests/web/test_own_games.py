"""A visitor's own games in lists: whose turn it is, how far they are, how they ended; updates."""

import asyncio
import queue
import re
from contextlib import ExitStack
from html import unescape
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocket

from emporion.core.rng import Rng
from emporion.store import Store
from emporion.store.rows import ListedTable
from emporion.text import LANGUAGES, wording
from emporion.web import news
from emporion.web.host import SeatSpec, TableService, TableSpec
from emporion.web.host.list_snapshots import ListSnapshots

from .callers import play_on
from .conftest import Browser
from .pages import Page, look, send, set_up
from .services import BLUE, with_service

pytestmark = pytest.mark.once

EN = wording("en")


def cards(page: Page) -> dict[str, str]:
    """What is said of each table, by its address, in the order of the page."""
    found = re.findall(r'<li class="table-card".*?</div>\s*</li>', page.html, re.DOTALL)
    return {
        re.findall(r'href="(/tables/[^"]+)"', card)[0]: " ".join(
            unescape(re.sub(r"<[^>]*>", " ", card)).split()
        )
        for card in found
    }


def play_to_the_end(client: TestClient, table: str) -> None:
    """Let everybody decide at random until it is over."""
    while not play_on(client, table.rpartition("/")[2], Rng(3), 10_000).over:
        pass


def test_own_games_come_first_on_the_first_page(client: TestClient) -> None:
    assert 'id="mine"' not in client.get("/").text
    set_up(client, "byzanz", "me", "invite", "invite")
    text = client.get("/").text
    assert text.index('id="mine"') < text.index('class="covers"') < text.index('id="others"')


def test_a_game_says_whose_turn_it_is(client: TestClient, another: Browser) -> None:
    friend = another()
    client.post("/settings", data={"name": "Anna"})
    table = set_up(client, "byzanz", "me", "invite", "bot.random", listed="yes")
    friend.post(f"{table}/sit", data={"seat": "1"})
    assert client.get(f"/api{table}").json()["actors"] == [0]
    for address in ("/", "/tables"):
        assert "Your turn · round 1 of" in cards(look(client, address))[table]
        assert "Waiting for Anna · round 1 of" in cards(look(friend, address))[table]


@pytest.mark.parametrize("game", ["byzanz", "tyros", "ys"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_how_far_a_game_is(client: TestClient, game: str, lang: str) -> None:
    words = wording(lang)
    table = set_up(client, game, "me", "bot.random", "bot.random")
    shown = cards(Page(client.get("/", headers={"accept-language": lang})))[table]
    key, *facts = {
        "byzanz": ("round_of", "round", "rounds"),
        "tyros": ("round", "round"),
        "ys": ("turn_of", "turn", "turns"),
    }[game]
    view = client.get(f"/api{table}").json()["view"]
    assert words.say(f"web.lobby.{key}", **{name: view[name] for name in facts}) in shown


def test_games_that_wait_for_the_visitor_come_first_and_stand_out(client: TestClient) -> None:
    mine = [set_up(client, "byzanz", "me", "here", "here") for _ in range(2)]
    waiting = set_up(client, "byzanz", "me", "invite", "invite")
    told = cards(look(client, "/"))
    assert [table for table, said in told.items() if "Your turn" in said] == list(told)[:2]
    assert set(mine) == set(list(told)[:2])
    assert list(told)[-1] == waiting  # though it was set up last
    assert '<strong class="your-turn">' in client.get("/").text


@pytest.mark.parametrize("game", ["byzanz", "tyros", "ys"])
def test_a_finished_game_tells_place_and_points(client: TestClient, game: str) -> None:
    table = set_up(client, game, "me", "bot.random", "bot.random")
    play_to_the_end(client, table)
    outcome = client.get(f"/api{table}").json()["outcome"]
    points = outcome["scores"][0]
    place = next(n for n, seats in enumerate(outcome["ranking"], 1) if 0 in seats)
    if 0 in outcome["winners"]:
        expected = {
            EN.count("web.lobby.result.won", points),
            EN.count("web.lobby.result.shared", points),
        }
    else:
        expected = {EN.count("web.lobby.result.place", points, place=place, players=3)}
    for address in ("/", "/tables"):
        said = cards(look(client, address))[table]
        assert any(each in said for each in expected), said


def test_of_several_people_at_one_device_each_result_is_told(client: TestClient) -> None:
    table = set_up(client, "byzanz", "me", "here", "bot.random")
    play_to_the_end(client, table)
    said = cards(look(client, "/tables"))[table]
    assert "Blue: " in said
    assert "Orange: " in said
    scores = client.get(f"/api{table}").json()["outcome"]["scores"]
    assert EN.count("web.lobby.result.won", max(scores)) in said or "Place" in said


# -- lists that live ------------------------------------------------------------------------------


def lists_of(client: TestClient, page: Page) -> WebSocketTestSession:
    """The socket that a page of lists opens."""
    path = page.main("data-news")
    assert path is not None
    return client.websocket_connect(f"ws://emporion.test{path}")


@pytest.mark.parametrize("address", ["/", "/tables"])
def test_a_list_hears_of_a_table_that_waits_for_somebody(
    client: TestClient, another: Browser, address: str
) -> None:
    watcher = another()
    watcher.get("/")
    page = look(watcher, address)
    with lists_of(watcher, page) as socket:
        table = set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
        assert socket.receive_json() == {"again": True}
    fragment = watcher.get(page.main("data-fragment") or "", headers={"X-Fragment": "1"}).text
    assert f'action="{table}/sit"' in fragment
    assert "<html" not in fragment
    assert fragment.lstrip().startswith("<main")


def test_a_late_listener_hears_at_once(client: TestClient, another: Browser) -> None:
    watcher = another()
    watcher.get("/")
    page = look(watcher, "/tables")
    set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
    with lists_of(watcher, page) as socket:
        assert socket.receive_json() == {"again": True}


def test_a_list_tells_nothing_of_what_others_draft(
    client: TestClient, another: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time that a step is laid or taken back the friend's list is looked at, and is as it was:
    the first word that they hear is of what is said.
    """
    monkeypatch.setattr(news, "LISTS_BEAT", 0.01)
    looked: queue.SimpleQueue[bool] = queue.SimpleQueue()
    tell = news._tell_if_new

    async def noted(socket: WebSocket, known: str, newer: str) -> str:
        looked.put(newer != known)
        return await tell(socket, known, newer)

    monkeypatch.setattr(news, "_tell_if_new", noted)
    friend = another()
    table = set_up(client, "byzanz", "me", "invite", "bot.random", listed="yes")
    friend.post(f"{table}/sit", data={"seat": "1"})
    before = look(friend, "/tables")
    with lists_of(friend, before) as socket:
        assert not looked.get(timeout=60)
        for _ in range(2):
            seen = client.get(f"/api{table}").json()
            card = next(each["action"] for each in seen["legal"] if each["text"].startswith("+"))
            page = send(client, f"{table}/act", **{"as": 0, "turn": seen["turn"], "action": card})
            assert not looked.get(timeout=60)
            assert client.get(f"/api{table}").json()["draft"] == [card]
            send(client, f"{table}/undo", **{"as": 0, "turn": page.turn, "all": 1})
            assert not looked.get(timeout=60)
        assert look(friend, "/tables").main("data-news") == before.main("data-news")
        client.post(f"{table}/chat", data={"as": "0", "text": "hello"})
        assert socket.receive_json() == {"again": True}


def test_a_list_hears_of_a_table_that_its_guest_has_just_sat_down_at(
    client: TestClient, another: Browser
) -> None:
    """In another tab, by a link: the table was in no list before."""
    friend = another()
    table = set_up(client, "byzanz", "me", "invite", "invite")
    (link, _) = re.findall(r'data-copy="[^"]*(/join/[^"]*)"', look(client, table).html)
    friend.get("/")
    with lists_of(friend, look(friend, "/tables")) as socket:
        friend.post(link, data={"name": "Zoe"})
        assert socket.receive_json() == {"again": True}
        assert table in friend.get("/tables").text
    with lists_of(friend, look(friend, "/tables")) as socket:
        friend.post(f"{table}/stand", data={"seat": "1"})
        assert socket.receive_json() == {"again": True}


def test_a_list_of_own_games_is_looked_up_only_for_guests_that_a_change_concerns(
    client: TestClient, another: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    watchers = [another() for _ in range(3)]
    for watcher in watchers:
        watcher.get("/")
    whole, asked = Store.tables_of, []

    async def tables_of(self: Store, guest: str, limit: int) -> list[ListedTable]:
        asked.append(guest)
        return await whole(self, guest, limit)

    with ExitStack() as opened:
        sockets = [
            opened.enter_context(lists_of(watcher, look(watcher, "/tables")))
            for watcher in watchers
        ]
        for table in range(2):
            set_up(client, "byzanz", "me", "invite", "invite", listed="yes")
            for socket in sockets:
                assert socket.receive_json() == {"again": True}
            if table == 0:
                monkeypatch.setattr(Store, "tables_of", tables_of)
    assert asked == []


def test_listeners_that_have_heard_the_same_share_a_query(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(service: TableService) -> None:
        whole, looks = service.open_tables, []

        async def open_tables() -> list[ListedTable]:
            looks.append(service.store.posted)
            return await whole()

        monkeypatch.setattr(service, "open_tables", open_tables)
        shared = ListSnapshots(service)
        seats = (SeatSpec("me"), SeatSpec("invite"), SeatSpec("bot"))
        for count in (1, 2):  # the second time there is news that the first look cannot know of
            live = await service.create(BLUE, TableSpec("byzanz", 3, seats, listed=True))
            heard = {live.table.id}
            gone, *staying = (asyncio.create_task(shared.at(heard, 7)) for _ in range(5))
            await asyncio.sleep(0)
            gone.cancel()
            for seen in await asyncio.gather(*staying):
                assert len(seen.found) == count
                assert seen.sitting == {BLUE.id}
            assert len(looks) == count
        await shared.at({*heard, "another"}, 7)
        await shared.at(heard, 8)
        assert len(looks) == 4

    with_service(tmp_path, story)


def test_without_the_script_a_list_is_asked_for_again(client: TestClient) -> None:
    for address in ("/", "/tables"):
        link = f'<p class="reload"><a class="onward" href="{address}">'
        assert link in client.get(address).text
