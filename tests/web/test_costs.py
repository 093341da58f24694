"""What a click and a page cost: nothing is asked of the database twice, or worked out twice."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient

from emporion.table import Turn, draft, new_match
from emporion.table.draft import Draft
from emporion.text import Wording
from emporion.web import ServerSettings, create_app, news, seats
from emporion.web.host import LiveTable, SeatSpec, TableService, TableSpec
from emporion.web.host.bot_runner import BotRunner

from ..kit.play import on_the_shelf
from ..kit.toy import Fair
from ..table.test_costs import HAND, CountingState
from .callers import Caller, gather, news_of, service_of, step
from .clocks import Clock
from .conftest import browser_of
from .pages import first_asked, look, send, set_up
from .services import BLUE, with_service

pytestmark = pytest.mark.once

VERSION = "SELECT tables.version"


@pytest.fixture
def client(settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A browser at a server that does nothing but answer."""

    async def forever(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(BotRunner, "wake", lambda *_: None)
    monkeypatch.setattr(BotRunner, "sweep", forever)
    monkeypatch.setattr("emporion.web.app._tidy", forever)
    with browser_of(create_app(settings)) as visiting:
        yield visiting


@contextmanager
def statements(client: TestClient) -> Iterator[list[str]]:
    """The statements that the database is given meanwhile, shortened to their beginnings."""
    database: Any = service_of(client).store._database
    given: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        given.append(" ".join(statement.split())[:40].strip())

    event.listen(database._engine, "before_cursor_execute", note)
    try:
        yield given
    finally:
        event.remove(database._engine, "before_cursor_execute", note)


def transactions(given: list[str]) -> list[str]:
    """How each transaction began."""
    return [each for each in given if each.startswith("BEGIN")]


def assert_nothing_twice(given: list[str]) -> None:
    """No statement is given twice; whatever begins a transaction may be."""
    repeated = {each: n for each, n in Counter(given).items() if n > 1 and "BEGIN" not in each}
    assert not repeated


@pytest.fixture
def playing(client: TestClient, clock: Clock) -> tuple[str, Caller]:
    """A table of three programs, and the one that is asked."""
    table, callers = gather(client, "byzanz", 3)
    asked = callers[0].get(f"/tables/{table}")["actors"][0]
    client.get(f"/tables/{table}")  # somebody watches already
    clock.now += 1.0
    return table, callers[asked]


READING = ["/api/tables/{}", "/tables/{}", "/tables/{}/fragment", "/tables/{}/log"]


@pytest.mark.parametrize("path", READING)
def test_a_page_looks_its_table_up_once(
    client: TestClient, playing: tuple[str, Caller], path: str
) -> None:
    table, caller = playing
    with statements(client) as given:
        answer = client.get(path.format(table), headers={"authorization": f"Bearer {caller.key}"})
    assert answer.status_code == 200
    assert [each[: len(VERSION)] for each in given] == ["BEGIN", VERSION]


@pytest.mark.parametrize("path", READING)
def test_with_signs_of_life_nothing_is_asked_twice(
    client: TestClient, clock: Clock, playing: tuple[str, Caller], path: str
) -> None:
    table, caller = playing
    clock.now += 30
    with statements(client) as given:
        client.get(path.format(table), headers={"authorization": f"Bearer {caller.key}"})
    assert_nothing_twice(given)
    assert len(transactions(given)) == (3 if path == "/tables/{}" else 2)


def test_a_step_is_one_look_up_and_one_write(
    client: TestClient, clock: Clock, playing: tuple[str, Caller]
) -> None:
    """The write says that the seat's holder is there, too."""
    table, caller = playing
    for choice in (1, 0):  # a card, and what commits it
        seen = caller.get(f"/tables/{table}")
        action = seen["legal"][choice]["action"]
        clock.now += 30
        body = {"seat": seen["seat"], "turn": seen["turn"], "action": action}
        with statements(client) as given:
            caller.post(f"/tables/{table}/actions", body)
        assert_nothing_twice(given)
        assert transactions(given) == ["BEGIN", "BEGIN IMMEDIATE"]


def test_a_click_at_a_shared_device_writes_one_sign_for_the_other_seats(
    client: TestClient, clock: Clock
) -> None:
    path = set_up(client, "byzanz", "me", "here", "here")
    asked = str(first_asked(client, path))
    page = look(client, f"{path}?as={asked}")
    clock.now += 30
    said = {"as": asked, "turn": page.turn, "action": page.actions[-1]}
    with statements(client) as given:
        send(client, f"{path}/act", **said)
    assert_nothing_twice(given)
    assert transactions(given) == ["BEGIN", "BEGIN IMMEDIATE", "BEGIN IMMEDIATE"]
    clock.now += 1.0
    with statements(client) as given:
        refused = send(client, f"{path}/act", **said)  # the same click again: it is too late
    assert refused.refusal
    assert [each[: len(VERSION)] for each in given] == ["BEGIN", VERSION]


def test_what_is_said_is_read_back_once(client: TestClient, playing: tuple[str, Caller]) -> None:
    table, caller = playing
    with statements(client) as given:
        caller.post(f"/tables/{table}/chat", {"text": "Hello"})
    assert_nothing_twice(given)
    assert len(transactions(given)) == 3


def test_the_seats_are_looked_up_once_for_a_page_and_around_a_change(
    client: TestClient, playing: tuple[str, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, caller = playing
    whole, looked = seats.seated, []

    def counted(*asked: Any) -> Any:
        looked.append(asked)
        return whole(*asked)

    monkeypatch.setattr(seats, "seated", counted)
    seen = caller.get(f"/tables/{table}")
    assert len(looked) == 1
    body = {"seat": seen["seat"], "turn": seen["turn"], "action": seen["legal"][0]["action"]}
    caller.post(f"/tables/{table}/actions", body)
    assert len(looked) == 1 + 2


@pytest.fixture
def worked_out(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of these is worked out."""
    calls: Counter[str] = Counter()
    for owner, name in ((Wording, "decision"), (LiveTable, "view"), (Turn, "alternatives")):
        monkeypatch.setattr(owner, name, counting(calls, name, getattr(owner, name)))
    options = vars(Draft)["options"]  # a draft remembers them
    monkeypatch.setattr(options, "func", counting(calls, "options", options.func))
    return calls


IN_THE_TABLE_AS_TEXT = 1
"""A page words its question once beside the picture, and once in the table as text."""

PAGE = {"view": 1, "decision": 1 + IN_THE_TABLE_AS_TEXT, "alternatives": 1}
DATA = {"view": 2, "decision": 1}
"""The points of the seats come from the spectators' view."""


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/tables/{}", PAGE),
        ("/tables/{}/fragment", PAGE),
        ("/tables/{}/why?action=0", {"view": 1, "decision": 1}),
        ("/tables/{}/log", {}),
        ("/api/tables/{}", DATA),
        ("/api/tables/{}/events", {}),
    ],
)
def test_a_page_works_a_decision_out_once(
    client: TestClient,
    playing: tuple[str, Caller],
    worked_out: Counter[str],
    path: str,
    cost: dict[str, int],
) -> None:
    """What may be chosen is known since the last step, however often it is looked at."""
    table, caller = playing
    client.get(path.format(table), headers={"authorization": f"Bearer {caller.key}"})
    worked_out.clear()
    client.get(path.format(table), headers={"authorization": f"Bearer {caller.key}"})
    assert worked_out == cost


def test_a_spectator_s_view_is_also_the_one_that_tells_the_points(
    client: TestClient, playing: tuple[str, Caller], worked_out: Counter[str]
) -> None:
    table, _ = playing
    Caller(client).get(f"/tables/{table}")
    assert worked_out == DATA | {"view": 1}


@pytest.mark.parametrize("game", ["byzanz", "tyros", "ys"])
def test_a_page_that_is_looked_at_again_tries_no_choice_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Which choices complete a decision is tried when they are first shown."""
    tried: Counter[str] = Counter()
    for owner, name in ((Draft, "_with"), (draft, "is_turn")):
        monkeypatch.setattr(owner, name, counting(tried, name, getattr(owner, name)))
    path = set_up(client, game, "me", "here", "here")
    asked = f"{path}?as={first_asked(client, path)}"
    page = look(client, asked)
    assert tried["_with"]
    tried.clear()
    assert look(client, asked).html == page.html
    assert not tried


def test_a_page_that_listens_looks_nothing_up_to_tell_of_a_step(
    client: TestClient, playing: tuple[str, Caller], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news has the version, and this process has made it."""

    async def quietly(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(news, "_beat", quietly)
    table, caller = playing
    with (
        news_of(client, table, authorization=f"Bearer {caller.key}") as own,
        news_of(client, table) as other,
    ):
        before = [socket.receive_json()["version"] for socket in (own, other)]
        seen = caller.get(f"/tables/{table}")
        with statements(client) as given:
            step(caller, seen, 0)
            after = [socket.receive_json()["version"] for socket in (own, other)]
    # Of what its own seat has done a page hears besides.
    assert after == [before[0] + 2, before[1] + 1]
    assert_nothing_twice(given)
    assert transactions(given) == ["BEGIN", "BEGIN IMMEDIATE"]


@pytest.mark.parametrize("path", ["/", "/tables"])
def test_a_list_of_a_visitor_s_tables_looks_none_of_them_up_again(
    client: TestClient, path: str
) -> None:
    """The list has told which version each has."""
    for _ in range(3):
        set_up(client, "byzanz", "me", "here", "here")
    with statements(client) as given:
        assert client.get(path).text.count("table-card") == 3
    lists = [each for each in given if each.startswith("SELECT tables.id")]
    assert len(lists) == 2  # those that anybody may join, and the visitor's own
    assert len(transactions(given)) == 2


def test_a_step_works_out_once_what_may_follow_it(
    client: TestClient, playing: tuple[str, Caller], worked_out: Counter[str]
) -> None:
    """For the answer, too; of the draft before it, that is known."""
    table, caller = playing
    seen = caller.get(f"/tables/{table}")
    card = next(each for each in seen["legal"] if each["kind"] == "add")
    body = {"seat": seen["seat"], "turn": seen["turn"], "action": card["action"]}
    worked_out.clear()
    caller.post(f"/tables/{table}/actions", body)
    assert worked_out == DATA | {"options": 1}


def test_a_click_works_out_once_what_may_follow_it(
    client: TestClient, worked_out: Counter[str]
) -> None:
    path = set_up(client, "byzanz", "me", "here", "here")
    asked = str(first_asked(client, path))
    page = look(client, f"{path}?as={asked}")
    worked_out.clear()
    clicked = send(client, f"{path}/act", **{"as": asked}, turn=page.turn, action=page.actions[1])
    assert clicked.actions
    assert worked_out == PAGE | {"options": 1}


def test_a_replay_words_its_question_once_beside_the_picture(
    client: TestClient, worked_out: Counter[str]
) -> None:
    match = new_match("byzanz", 3, seed=7)
    match.apply(0, 0)
    address = client.post("/replays", data={"text": match.record()}).headers["location"]
    worked_out.clear()
    for asked in ("", "?as=all", "?as=1"):
        assert client.get(address + asked).status_code == 200
        assert worked_out == {"decision": 1 + IN_THE_TABLE_AS_TEXT}
        worked_out.clear()
    assert client.get(f"/api{address}").status_code == 200
    assert not worked_out


def counting(calls: Counter[str], name: str, whole: Any) -> Any:
    """A function that counts how often it is called."""

    def counted(*given: Any, **more: Any) -> Any:
        calls[name] += 1
        return whole(*given, **more)

    return counted


def test_a_draft_of_some_steps_is_applied_step_by_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once to the seat's own copy and once to the match, however many lie there already."""
    monkeypatch.setattr("tests.kit.toy.DEALT", HAND)

    async def story(service: TableService) -> None:
        spec = TableSpec("fair", 2, (SeatSpec("me", "random"), SeatSpec("here", "random")))
        live = await service.create(BLUE, spec)
        cards = sorted(live.view(0)["hand"])
        CountingState.applied = 0
        for laid, card in enumerate(cards[:-1]):  # the last leaves one option, which is tried
            live = await service.act(live, 0, live.row(0).turn, card)
            assert live.options(0)
            assert CountingState.applied == 2 * (laid + 1)

    with on_the_shelf(Fair(CountingState)):
        with_service(tmp_path, story)
