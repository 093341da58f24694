"""The socket of a table: versions, signs of life, and nothing else."""

import json
import time
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from emporion.web import news

from .callers import Caller, gather, news_of, service_of, step
from .conftest import Browser
from .refusals import kept

pytestmark = pytest.mark.once


def hear(socket: WebSocketTestSession) -> Any:
    """The next frame, which is JSON and text."""
    return json.loads(socket.receive_text())


def test_a_page_hears_of_every_change(client: TestClient) -> None:
    table, callers = gather(client, "byzanz", 3)
    with news_of(client, table) as socket:

        def there() -> Any:
            return {"version": Caller(client).get(f"/tables/{table}")["version"]}

        assert hear(socket) == there()
        callers[1].post(f"/tables/{table}/chat", {"text": "hello"})
        assert hear(socket) == there()
        seen = next(seen for c in callers if (seen := c.get(f"/tables/{table}"))["legal"])
        step(callers[seen["seat"]], seen, 0)
        assert hear(socket) == there()


def test_of_a_draft_only_its_seat_hears(client: TestClient) -> None:
    """Not what is laid, not how often it was taken back, not even that anything is."""
    table, callers = gather(client, "byzanz", 3)
    drafter, other, watcher = callers[0], callers[1], Caller(client)
    before = [each.ask("GET", f"/tables/{table}").text for each in (other, watcher)]
    with (
        news_of(client, table) as watching,
        news_of(client, table, authorization=f"Bearer {other.key}") as others,
        news_of(client, table, authorization=f"Bearer {drafter.key}") as own,
    ):
        for socket in (watching, others, own):
            hear(socket)
        seen = drafter.get(f"/tables/{table}")
        for laid in (1, 2):
            cards = [choice["text"].startswith("+") for choice in seen["legal"]]
            seen = step(drafter, seen, cards.index(True))
            assert len(seen["draft"]) == laid
            assert hear(own) == {"version": seen["version"]}
        body = {"seat": 0, "turn": seen["turn"], "all": True}
        seen = drafter.post(f"/tables/{table}/undo", body)
        assert hear(own) == {"version": seen["version"]}
        after = [each.ask("GET", f"/tables/{table}").text for each in (other, watcher)]
        assert after == before
        watcher.post(f"/tables/{table}/chat", {"text": "hello"})
        for caller, socket in ((watcher, watching), (other, others), (drafter, own)):
            assert hear(socket) == {"version": caller.get(f"/tables/{table}")["version"]}


def test_there_is_no_socket_of_a_table_that_is_not_there(client: TestClient) -> None:
    for table in ("nowhere", "%00", "%ff"):
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            news_of(client, table),
        ):
            pass
        assert closed.value.code == news.UNKNOWN


def test_what_is_sent_to_it_is_not_read_as_anything(client: TestClient) -> None:
    table, _ = gather(client, "byzanz", 3)
    before = kept(client, table)
    with news_of(client, table) as socket:
        hear(socket)
        for sent in ("", "{", '{"version": 1}', "x" * 4000):
            socket.send_text(sent)
        socket.send_bytes(b"\x00\xff")
        Caller(client).post(f"/tables/{table}/chat", {"text": "still there"})
        assert hear(socket) == {"version": before.table.shown + 1}


def test_a_socket_is_a_sign_of_life_of_its_guest_alone(
    client: TestClient, another: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "BEAT", 0.02)
    monkeypatch.setattr("emporion.web.host.presence._SIGN_EVERY", 0.0)
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot"}]
    made = client.post("/api/tables", json={"game": "byzanz", "seats": seats}).json()
    guest, table = another(), made["table"]
    guest.post("/api/seats", json={"invite": made["invites"]["1"]})
    before = kept(client, table).seats
    with news_of(guest, table) as socket:
        hear(socket)
        until = time.monotonic() + 30
        while kept(client, table).seats[1].seen == before[1].seen and time.monotonic() < until:
            time.sleep(0.02)
    after = kept(client, table).seats
    assert [a.seen > b.seen for a, b in zip(after, before, strict=True)] == [False, True, False]
    assert kept(client, table).table.version >= 1


def test_all_are_told_who_went_silent(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no change of the table, so it has no version: the page only looks again."""
    table, _ = gather(client, "byzanz", 3)
    here = iter([(True, True, True), (True, True, True), (True, False, True)])

    async def who_is_present(_live: object) -> tuple[bool, ...]:
        return next(here, (True, False, True))

    monkeypatch.setattr(news, "BEAT", 0.02)
    monkeypatch.setattr(service_of(client), "who_is_present", who_is_present)
    with news_of(client, table) as socket:
        assert "version" in hear(socket)
        assert hear(socket) == {"again": True}
