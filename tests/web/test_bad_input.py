"""Whatever is sent, each refusal is a sentence in the visitor's language, and nothing changes."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion.table import new_match
from emporion.web import ServerSettings, create_app

from ..play import finished_match
from .callers import gather, step
from .conftest import Browser, browser_of
from .refusals import kept_but_signs, refused

pytestmark = pytest.mark.once


class Sitting:
    """A table in mid-game, and whose turn it is there."""

    def __init__(self, client: TestClient) -> None:
        self.table, self.callers = gather(client, "byzanz", 3)
        self.path = f"/tables/{self.table}"
        self.client = client
        while not (seen := self.seen())["draft"]:
            step(self.callers[seen["seat"]], seen, -1)
        self.seat: int = seen["seat"]
        self.turn: int = seen["turn"]
        self.keys = [{"authorization": f"Bearer {caller.key}"} for caller in self.callers]
        client.cookies.clear()

    def seen(self) -> Any:
        """The table as the seat that is asked sees it."""
        return next(seen for caller in self.callers if (seen := caller.get(self.path))["legal"])

    def refuses(self, status: int, code: str, method: str, path: str, **more: Any) -> None:
        """It refuses, and not a row has changed."""
        before = kept_but_signs(self.client, self.table)
        asked = more.pop("headers", self.keys[self.seat])
        where = path.format(table=self.table)
        refused(self.client, status, code, method, f"/api{where}", headers=asked, **more)
        assert kept_but_signs(self.client, self.table) == before


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server for all: what it refuses has not changed it."""
    database = f"sqlite:///{tmp_path_factory.mktemp('bad') / 'web.sqlite'}"
    settings = ServerSettings(
        database=database, workers=1, pace=0, forced_delay=0, posts_per_second=10_000
    )
    with browser_of(create_app(settings)) as visiting:
        yield visiting


@pytest.fixture(scope="module")
def sitting(client: TestClient) -> Sitting:
    return Sitting(client)


# -- deciding -------------------------------------------------------------------------------------


def test_decisions_of_other_seats_are_refused(sitting: Sitting) -> None:
    path, other = sitting.path, (sitting.seat + 1) % 3
    action = {"seat": sitting.seat, "turn": sitting.turn, "action": 0}
    for key in (sitting.keys[other], {"authorization": "Bearer guessed"}, {}):
        sitting.refuses(403, "not_your_seat", "POST", f"{path}/actions", json=action, headers=key)
        undo = {"seat": sitting.seat, "turn": sitting.turn}
        sitting.refuses(403, "not_your_seat", "POST", f"{path}/undo", json=undo, headers=key)
    for seat in (other, -1, 3, 10**20):
        asked = action | {"seat": seat}
        sitting.refuses(403, "not_your_seat", "POST", f"{path}/actions", json=asked)
        sitting.refuses(403, "not_your_seat", "GET", f"{path}?seat={seat}")
    unknown = {"authorization": "Bearer ümlaut".encode("latin-1")}
    sitting.refuses(403, "not_your_seat", "GET", path, headers=unknown)
    sitting.refuses(
        403, "not_your_seat", "POST", f"{path}/chat", json={"text": "x"}, headers=unknown
    )
    waits = {"seat": other, "turn": 0, "action": 0}
    turn = sitting.callers[other].get(path)["turn"]
    sitting.refuses(
        409, "not_your_decision", "POST", f"{path}/actions",
        json=waits | {"turn": turn}, headers=sitting.keys[other],
    )  # fmt: skip


def test_decisions_that_cannot_be_are_refused(sitting: Sitting) -> None:
    actions = f"{sitting.path}/actions"
    right = {"seat": sitting.seat, "turn": sitting.turn}
    for turn in (sitting.turn - 1, sitting.turn + 1, -1, 10**30):
        stale = {"seat": sitting.seat, "turn": turn, "action": 0}
        sitting.refuses(409, "stale_decision", "POST", actions, json=stale)
    legal = {action["action"] for action in sitting.seen()["legal"]}
    illegal = next(action for action in range(190, 0, -1) if action not in legal)
    for action in (illegal, -1, 10**6, 10**40):
        sitting.refuses(409, "illegal_action", "POST", actions, json=right | {"action": action})
    for text in ("", "dance", "💃" * 2000, "\x00\x1b[2J", "1", "<b>"):
        sitting.refuses(422, "invalid_action_text", "POST", actions, json=right | {"action": text})


WRONG: list[object] = [True, 1.5, 1.0, None, [1], {"a": {"b": [1]}}]


def test_fields_of_a_wrong_type_are_refused(sitting: Sitting) -> None:
    right = {"seat": sitting.seat, "turn": sitting.turn, "action": 0}
    bodies = [right | {field: wrong} for field in right for wrong in WRONG]
    for body in [*bodies, right | {"seat": "0"}, right | {"turn": "1"}]:
        sitting.refuses(400, "unreadable_request", "POST", f"{sitting.path}/actions", json=body)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b'{"seat": 0, "turn": 1',
        b"null",
        b"[]",
        b'"words"',
        b"\xff\xfe\x00",
        b'{"seat": "\xff"}',
        b"[" * 50_000,
        b'{"seat": 0, "turn": 0, "action": ' + b"9" * 5000 + b"}",
        b'{"seat": 0, "turn": 0, "action": NaN}',
        b'{"seat": 0, "turn": 0, "action": 0, "as": 1}',
        json.dumps({"k" * 60_000: 1}).encode(),
        json.dumps({"\u202e\x00\n": 1}).encode(),
    ],
    ids=lambda body: str(body[:30]),
)
def test_bodies_that_are_not_what_is_wanted_are_refused(body: bytes, sitting: Sitting) -> None:
    headers = sitting.keys[sitting.seat] | {"content-type": "application/json"}
    sitting.refuses(
        400, "unreadable_request", "POST", f"{sitting.path}/actions", content=body, headers=headers
    )


def test_a_body_of_another_kind_is_refused(sitting: Sitting) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"):
        headers = sitting.keys[sitting.seat] | {"content-type": kind}
        sitting.refuses(
            400, "unreadable_request", "POST", f"{sitting.path}/actions",
            content=b'{"seat": 0, "turn": 0, "action": 0}', headers=headers,
        )  # fmt: skip


def test_what_is_not_the_time_for_is_refused(sitting: Sitting) -> None:
    path = sitting.path
    host, guest = sitting.keys[0], sitting.keys[1]
    sitting.refuses(409, "still_playing", "GET", f"{path}/record")
    sitting.refuses(409, "still_playing", "POST", f"{path}/rematch")
    sitting.refuses(403, "not_your_seat", "POST", f"{path}/rematch", headers={})
    sitting.refuses(409, "already_begun", "POST", f"{path}/start", headers=host)
    sitting.refuses(403, "not_the_host", "POST", f"{path}/start", headers=guest)
    sitting.refuses(409, "already_begun", "POST", f"{path}/seats", json={"seat": 1})
    other = (sitting.seat + 1) % 3
    for seat in (other, -1, 3, 10**18):
        expected = (409, "still_here") if seat == other else (403, "not_your_seat")
        sitting.refuses(*expected, "POST", f"{path}/seats/{seat}/leave")
        sitting.refuses(403, "not_your_seat", "POST", f"{path}/seats/{seat}/return")
        sitting.refuses(403, "not_your_seat", "POST", f"{path}/seats/{seat}/leave", headers={})
    turn = sitting.callers[other].get(path)["turn"]
    nothing = {"seat": other, "turn": turn, "all": True}
    sitting.refuses(
        409, "nothing_to_undo", "POST", f"{path}/undo", json=nothing, headers=sitting.keys[other]
    )
    sitting.refuses(400, "unreadable_request", "GET", f"{path}/events?events=-1")
    sitting.refuses(400, "unreadable_request", "GET", f"{path}/events?chat=%ff")
    sitting.refuses(400, "unreadable_request", "GET", f"{path}?seat=blue")
    for text in ("", " \n\t ", "\u202e\u200b\x00", "x" * 401, 5, None):
        sitting.refuses(400, "unreadable_request", "POST", f"{path}/chat", json={"text": text})


# -- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "code", "method", "path"),
    [
        (404, "unknown_page", "GET", "/api/nowhere"),
        (404, "unknown_page", "GET", "/api"),
        (404, None, "GET", "/nowhere"),
        (404, None, "POST", "/nowhere/%ff%00"),
        (404, None, "GET", "/%2e%2e/%2e%2e/etc/passwd"),
        (404, "unknown_game", "GET", "/api/games/chess"),
        (404, "unknown_game", "GET", "/api/games/%3Cscript%3E/rules"),
        (404, None, "GET", "/games/chess"),
        (404, "unknown_table", "GET", "/api/tables/nowhere"),
        (404, "unknown_table", "GET", "/api/tables/%ff%fe%00%0a"),
        (404, "unknown_table", "POST", "/api/tables/nowhere/start"),
        (404, None, "GET", "/tables/nowhere"),
        (404, None, "GET", "/tables/nowhere/fragment?as=0"),
        (404, None, "POST", "/tables/nowhere/act"),
        (404, None, "GET", "/join/nobody"),
        (404, None, "POST", "/join/%ff"),
        (404, "unknown_replay", "GET", "/api/replays/unknown"),
        (404, "unknown_replay", "GET", "/api/replays/%00/1"),
        (400, "unreadable_request", "GET", "/api/replays/unknown/first"),
        (404, None, "GET", "/replays/unknown/1"),
        (405, "wrong_method", "DELETE", "/api/tables"),
        (405, "wrong_method", "PUT", "/api/tables/nowhere"),
        (405, None, "DELETE", "/"),
        (405, None, "GET", "/tables/nowhere/act"),
        (404, None, "GET", "/static/guessed/base.css"),
    ],
)
def test_what_is_not_there_is_said_so(
    client: TestClient, status: int, code: str | None, method: str, path: str
) -> None:
    response = refused(client, status, code, method, path)
    assert (status == 405) == ("allow" in response.headers)


# -- setting up -----------------------------------------------------------------------------------

SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


@pytest.mark.parametrize(
    ("status", "code", "body"),
    [
        (404, "unknown_game", {"game": "chess"}),
        (400, "unreadable_request", {"game": 7}),
        (400, "unreadable_request", {}),
        (400, "unreadable_request", {"game": "byzanz", "seed": "mine"}),
        (400, "unreadable_request", {"game": "byzanz", "players": True}),
        (400, "unreadable_request", {"game": "byzanz", "players": 3.0}),
        (422, "invalid_player_count", {"game": "byzanz", "players": 0}),
        (422, "invalid_player_count", {"game": "byzanz", "players": -3}),
        (422, "invalid_player_count", {"game": "byzanz", "players": 10**9}),
        (422, "invalid_player_count", {"game": "byzanz", "players": 10**30}),
        (422, "invalid_player_count", {"game": "byzanz", "seats": []}),
        (422, "invalid_player_count", {"game": "tyros", "seats": [{"kind": "me"}]}),
        (400, "unreadable_request", {"game": "byzanz", "players": 5, "seats": SEATS}),
        (400, "unreadable_request", {"game": "byzanz", "players": 3, "seats": [*SEATS, *SEATS]}),
        (400, "unreadable_request", {"game": "byzanz", "seats": SEATS * 3}),
        (400, "unreadable_request", {"game": "byzanz", "seats": [{"kind": "me", "guest": "x"}]}),
        (422, "unknown_bot", {"game": "byzanz", "seats": [{"kind": "bot", "level": "x"}] * 3}),
        (422, "unknown_option", {"game": "byzanz", "options": {"cheat": True}}),
        (422, "invalid_option", {"game": "byzanz", "options": {"ties": "none"}}),
        (422, "invalid_option", {"game": "byzanz", "options": {"first": True}}),
        (422, "invalid_option", {"game": "byzanz", "options": {"first": -1}}),
        (422, "invalid_option", {"game": "ys", "options": {"kings_favor": 1}}),
        (400, "unreadable_request", {"game": "byzanz", "options": {"first": 1.0}}),
        (400, "unreadable_request", {"game": "byzanz", "options": {"first": [0]}}),
        (400, "unreadable_request", {"game": "byzanz", "memory": 1}),
        (400, "unreadable_request", {"game": "byzanz", "name": "x" * 25}),
    ],
)  # fmt: skip
def test_tables_that_cannot_be_are_not_set_up(
    client: TestClient, status: int, code: str, body: object
) -> None:
    client.cookies.clear()
    client.get("/")  # it comes with a cookie
    refused(client, status, code, "POST", "/api/tables", json=body)
    assert client.get("/api/tables").json() == {"open": [], "mine": []}


def test_seats_that_are_not_free_are_not_taken(client: TestClient, another: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot"}, {"kind": "invite"}]
    made = client.post("/api/tables", json={"game": "byzanz", "seats": seats}).json()
    path, before = f"/api/tables/{made['table']}", kept_but_signs(client, made["table"])
    outsider = another()
    for seat in (0, 2, -1, 4, 10**25):
        refused(outsider, 409, "seat_taken", "POST", f"{path}/seats", json={"seat": seat})
    refused(outsider, 404, "unknown_invite", "POST", f"{path}/seats", json={"seat": 1})
    for invite in ("", "guessed", "\x00", "é" * 9000, made["table"], "%"):
        refused(outsider, 404, "unknown_invite", "POST", "/api/seats", json={"invite": invite})
    key = {"authorization": f"Bearer {made['mine'][0]['token']}"}
    early = {"seat": 0, "turn": 0, "action": "pass"}
    refused(outsider, 409, "not_begun", "POST", f"{path}/actions", json=early, headers=key)
    assert kept_but_signs(client, made["table"]) == before
    used = {"invite": made["invites"]["1"]}
    assert outsider.post("/api/seats", json=used).status_code == 201
    refused(another(), 409, "seat_taken", "POST", "/api/seats", json=used)
    refused(another(), 409, None, "GET", f"/join/{made['invites']['1']}")


# -- records --------------------------------------------------------------------------------------


def records() -> list[tuple[str, str]]:
    """Records that cannot be used, each with what is wrong."""
    whole = finished_match(3).record()
    lines = whole.splitlines()
    newer = re.sub(r"(?m)^Rules: \d+$", "Rules: 99", whole)
    return [
        ("malformed_record", ""),
        ("malformed_record", "Dear server,\nwho won?"),
        ("malformed_record", "\x00" * 100),
        ("malformed_record", "half a pair: \ud800"),
        ("malformed_record", whole[:40]),
        ("truncated_record", "\n".join(lines[: len(lines) // 2]) + "\n"),
        ("tampered_record", whole.replace(lines[-3], lines[-4])),
        ("newer_record", newer),
    ]


@pytest.mark.parametrize(("code", "text"), records(), ids=lambda part: str(part)[:20])
def test_records_that_cannot_be_used_are_refused(client: TestClient, code: str, text: str) -> None:
    body, kind = json.dumps({"record": text}), {"content-type": "application/json"}
    refused(client, 422, code, "POST", "/api/replays", content=body, headers=kind)
    if "\ud800" not in text:
        refused(client, 422, None, "POST", "/replays", data={"text": text})


def test_positions_that_are_not_in_a_record_are_refused(client: TestClient) -> None:
    record = new_match("byzanz", 3, seed=1).record()
    made = client.post("/api/replays", json={"record": record}).json()
    path = f"/api/replays/{made['replay']}"
    for move in (-1, made["moves"] + 1, 10**30):
        refused(client, 404, "unknown_replay", "GET", f"{path}/{move}")
    for seat in (-1, 3, 10**30):
        refused(client, 422, "unknown_seat", "GET", f"{path}/0?seat={seat}")
    refused(client, 400, "unreadable_request", "GET", f"{path}/0?seat=blue")


# -- what others will read ------------------------------------------------------------------------

NASTY = '<img src=x onerror="alert(1)">\u202e\x00\r\nSet-Cookie: a=b\x1b[2J'


def test_names_and_lines_are_shown_as_text_and_on_one_line(
    client: TestClient, another: Browser
) -> None:
    client.post("/settings", data={"name": NASTY, "next": "/"})
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot"}]
    made = client.post(
        "/api/tables", json={"game": "byzanz", "seats": seats, "listed": True}
    ).json()
    table = made["table"]
    assert client.post(f"/tables/{table}/chat", data={"text": NASTY}).status_code == 303
    assert client.post(f"/api/tables/{table}/chat", json={"text": NASTY}).status_code == 200
    outsider = another()
    shown = outsider.get(f"/api/tables/{table}").json()["seats"][0]["name"]
    assert shown == '<img src=x onerror="aler'
    lines = [line["text"] for line in outsider.get(f"/api/tables/{table}/events").json()["chat"]]
    assert lines == ['<img src=x onerror="alert(1)"> Set-Cookie: a=b [2J'] * 2
    pages = [f"/tables/{table}", f"/tables/{table}/fragment", "/tables", "/"]
    for page in [*pages, f"/join/{made['invites']['1']}"]:
        text = outsider.get(page).text
        assert "<img" not in text
        assert not set(text) & {"\u202e", "\x00", "\x1b"}
    assert "&lt;img src=x onerror=" in outsider.get(f"/tables/{table}").text


def test_forms_that_cannot_be_read_are_refused(client: TestClient) -> None:
    made = client.post("/api/tables", json={"game": "ys", "seats": [{"kind": "me"}] * 3}).json()
    table = made["table"]
    before = kept_but_signs(client, table)
    act = f"/tables/{table}/act"
    for sent in (
        {},
        {"as": "0"},
        {"as": "0", "turn": "1"},
        {"as": "0", "turn": "x", "action": "1"},
        {"as": "0", "turn": "1.0", "action": "1"},
        {"as": "-1", "turn": "0", "action": "0"},
        {"as": "٣", "turn": "0", "action": "0"},
        {"as": "9" * 5000, "turn": "0", "action": "0"},
    ):
        refused(client, 400, None, "POST", act, data=sent)
    refused(client, 403, None, "POST", act, data={"as": "3", "turn": "0", "action": "0"})
    refused(client, 409, None, "POST", act, data={"as": "0", "turn": "7", "action": "0"})
    form = {"content-type": "application/x-www-form-urlencoded"}
    for body in (b"as=%ff&turn=\xff&action=%00", b"\xff\xfe=\x00", b"&&&===;;", b"a" * 60_000):
        refused(client, 400, None, "POST", act, content=body, headers=form)
    for kind in ("multipart/form-data", "multipart/form-data; boundary=x", "text/plain", "é"):
        headers = {"content-type": kind.encode("latin-1")}
        refused(client, 400, None, "POST", act, content=b"as=0&turn=0&action=0", headers=headers)
    many = b"&".join(b"a=1" for _ in range(5000))
    refused(client, 400, None, "POST", act, content=many, headers=form)
    assert kept_but_signs(client, table) == before


@pytest.mark.parametrize(
    ("status", "code", "path", "body"),
    [
        (404, "unknown_game", "/tables", '{"game": "HALF"}'),
        (400, "unreadable_request", "/tables", '{"game": "byzanz", "HALF": 1}'),
        (422, "unknown_option", "/tables", '{"game": "byzanz", "options": {"HALF": 1}}'),
        (422, "invalid_option", "/tables", '{"game": "byzanz", "options": {"ties": "HALF"}}'),
        (404, "unknown_invite", "/seats", '{"invite": "HALF"}'),
        (400, "unreadable_request", "/tables/{table}/chat", '{"text": "HALF"}'),
        (422, "invalid_action_text", "/tables/{table}/actions",
         '{"seat": SEAT, "turn": TURN, "action": "HALF"}'),
    ],
)  # fmt: skip
def test_half_a_character_is_no_way_in(
    sitting: Sitting, status: int, code: str, path: str, body: str
) -> None:
    """JSON can say what no text can be."""
    said = body.replace("HALF", r"\ud800")
    said = said.replace("SEAT", str(sitting.seat)).replace("TURN", str(sitting.turn))
    headers = sitting.keys[sitting.seat] | {"content-type": "application/json"}
    sitting.refuses(status, code, "POST", path, content=said, headers=headers)
