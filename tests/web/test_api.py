"""The JSON pages: each does what its description says, and each is described."""

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion import game, replay
from emporion.bots import DEFAULT_LEVEL
from emporion.core.rng import Rng

from .callers import Caller, gather, play_on, step
from .conftest import Browser

pytestmark = pytest.mark.once


def test_a_program_can_do_all_that_a_person_can(client: TestClient) -> None:
    callers = [*gathering(client), *playing(client)]
    called = {(heard.request.method, heard.url.path) for c in callers for heard in c.heard}
    for path, methods in described(client)["paths"].items():
        pattern = re.compile(re.sub(r"{\w+}", "[^/]+", path))
        for method in methods:
            assert any(m == method.upper() and pattern.fullmatch(p) for m, p in called), path


def gathering(client: TestClient) -> list[Caller]:
    """Set up a table, sit down, begin, talk, leave and come back."""
    visitor = Caller(client)
    games = visitor.get("/games")
    assert [game["name"] for game in games] == ["byzanz", "tyros", "ys"]
    assert visitor.get("/games/ys?players=2")["options"] != visitor.get("/games/ys")["options"]
    assert visitor.get("/games/byzanz/rules")["markdown"].startswith("#")

    # setting up, sitting down, beginning
    host = Caller(client)
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}, {"kind": "invite"}]
    asked = {"game": "byzanz", "seats": seats, "listed": True, "name": "Blue"}
    made = host.post("/tables", asked)
    table, host.key = made["table"], made["mine"][0]["token"]
    (line,) = visitor.get("/tables")["open"]
    assert line == {
        "table": table,
        "game": "byzanz",
        "players": 4,
        "options": {option.name: option.default_for(4) for option in game("byzanz").options},
        "status": "gathering",
        "free": [1, 2, 3],
    }
    waiting = visitor.get(f"/tables/{table}")
    assert (waiting["status"], waiting["view"], waiting["legal"]) == ("gathering", None, [])
    second, third = Caller(client), Caller(client)
    second.key = second.post("/seats", {"invite": made["invites"]["1"]})["token"]
    third.key = third.post(f"/tables/{table}/seats", {"seat": 2, "name": "Third"})["token"]
    third.post(f"/tables/{table}/seats/2/stand")
    third.key = third.post(f"/tables/{table}/seats", {"seat": 2, "name": "Third"})["token"]
    begun = host.post(f"/tables/{table}/start")
    assert begun["status"] == "playing"
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "person", "bot"]
    assert [seat["name"] for seat in begun["seats"]] == ["Blue", "Guest", "Third", ""]
    assert begun["seat"] == 0
    assert visitor.get(f"/tables/{table}")["seat"] is None

    # talking, leaving, coming back
    third.post(f"/tables/{table}/chat", {"text": " Good  luck\u202e "})
    happened = visitor.get(f"/tables/{table}/events")
    assert [(line["seat"], line["name"], line["text"]) for line in happened["chat"]] == [
        (2, "Third", "Good luck")
    ]
    assert visitor.get(f"/tables/{table}/events?events=2&chat=1")["chat"] == []
    left = second.post(f"/tables/{table}/seats/1/leave")
    assert left["seats"][1]["away"]
    assert left["seats"][1]["level"] == DEFAULT_LEVEL
    assert not second.post(f"/tables/{table}/seats/1/return")["seats"][1]["away"]

    # calling it off
    made = host.post("/tables", asked)
    host.key = made["mine"][0]["token"]
    assert host.post(f"/tables/{made['table']}/close")["status"] == "closed"
    return [visitor, host, second, third]


def playing(client: TestClient) -> list[Caller]:
    """Decide by number and by text, take back, play to the end, replay it, and play again."""
    table, callers = gather(client, "byzanz", 3)
    host = callers[0]
    seen = next(seen for caller in callers if (seen := caller.get(f"/tables/{table}"))["legal"])
    asked, path = callers[seen["seat"]], f"/tables/{table}"
    for each in seen["legal"]:
        described = game(seen["game"]).describe(each["action"])
        assert {"kind": each["kind"], "arguments": each["arguments"]} == described.as_data()
    action = seen["legal"][0]  # a pass; after a sale, what is left may play itself
    body = {"seat": seen["seat"], "turn": seen["turn"], "action": action["text"]}
    after = asked.post(f"{path}/actions", body)
    assert after["turn"] == seen["turn"] + 1
    assert after["version"] > seen["version"]

    # a draft, taken back step by step and at once
    rng = Rng(1)
    known, drafter = after, asked
    while not known["draft"]:
        drafter = next(c for c in callers if c.get(path)["legal"])
        known = step(drafter, drafter.get(path), rng.below(1000))
    card = known["draft"][0]
    for everything in (False, True):
        if not known["draft"]:
            known = step(drafter, known, [each["action"] for each in known["legal"]].index(card))
        undone = {"seat": known["seat"], "turn": known["turn"], "all": everything}
        known = drafter.post(f"{path}/undo", undone)

    assert play_on(client, table, rng, 10_000).over
    over = host.get(path)
    assert over["outcome"]["winners"]
    assert over["outcome_words"]
    assert over["legal"] == []
    text = host.get(f"{path}/record")["record"]
    assert replay(text).outcome() == over["outcome"]
    kept = host.post("/replays", {"record": text})
    assert kept["replay"] == over["record"]
    assert host.get(f"/replays/{kept['replay']}")["record"] == text
    last = host.get(f"/replays/{kept['replay']}/{kept['moves']}?seat=1")
    assert last["outcome"] == over["outcome"]
    assert last["view"] == callers[1].get(path)["view"]
    assert host.get(f"/replays/{kept['replay']}/0")["outcome"] is None

    # once more, one seat on
    again = host.post(f"{path}/rematch")
    assert [mine["seat"] for mine in again["mine"]] == [2]
    joined = callers[1].post(f"{path}/rematch")
    assert joined["table"] == again["table"]
    assert joined["invites"] == {}
    callers[2].post(f"{path}/rematch")
    host.key = again["mine"][0]["token"]
    assert host.get(f"/tables/{again['table']}")["status"] == "playing"
    return callers


def test_a_cookie_holds_a_seat_as_well_as_a_key(client: TestClient, another: Browser) -> None:
    made = client.post("/api/tables", json={"game": "byzanz", "players": 3}).json()
    table = made["table"]
    assert client.get(f"/api/tables/{table}").json()["seat"] == 0
    assert [line["table"] for line in client.get("/api/tables").json()["mine"]] == [table]
    outsider = another()
    assert outsider.get(f"/api/tables/{table}").json()["seat"] is None
    assert outsider.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert outsider.get("/api/tables").json() == {"open": [], "mine": []}


def test_a_guest_with_several_seats_says_which_one_is_meant(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = client.post("/api/tables", json={"game": "ys", "seats": seats}).json()
    path = f"/api/tables/{made['table']}"
    assert client.get(path).json()["seat"] is None
    assert client.get(f"{path}?seat=1").json()["seat"] == 1
    assert client.get(f"{path}?seat=2").status_code == 403
    key = {"authorization": f"Bearer {made['mine'][1]['token']}"}
    assert client.get(path, headers=key).json()["seat"] == 1
    assert client.get(f"{path}?seat=0", headers=key).status_code == 403


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_words_are_in_the_language_that_is_asked_for(client: TestClient, lang: str) -> None:
    said = client.get("/api/games/byzanz", headers={"accept-language": lang}).json()
    rules = client.get("/api/games/byzanz/rules", headers={"accept-language": f"fr, {lang}; q=0.4"})
    assert rules.json()["lang"] == lang
    client.cookies["lang"] = "nl"
    chosen = client.get("/api/games/byzanz", headers={"accept-language": lang}).json()
    assert (chosen == said) == (lang == "nl")


# -- the description ------------------------------------------------------------------------------


def described(client: TestClient) -> dict[str, Any]:
    found: dict[str, Any] = client.get("/api/openapi.json").json()
    return found


def test_every_address_says_what_it_does_and_how_it_refuses(client: TestClient) -> None:
    document = described(client)
    assert document["openapi"].startswith("3.1")
    assert "Authorization: Bearer" in document["info"]["description"]
    operations = [
        (path, operation)
        for path, methods in document["paths"].items()
        for operation in methods.values()
    ]
    assert len({operation["operationId"] for _, operation in operations}) == len(operations)
    for path, operation in operations:
        assert operation["description"].endswith("."), path
        assert operation["tags"], path
        told = {parameter["name"] for parameter in operation.get("parameters", ())}
        assert set(re.findall(r"{(\w+)}", path)) <= told, path
        for status, answer in operation["responses"].items():
            schema = answer["content"]["application/json"]["schema"]
            is_refusal = schema.get("$ref") == "#/components/schemas/ErrorBody"
            assert is_refusal == (int(status) >= 400), path


def test_the_description_names_nothing_that_it_does_not_describe(client: TestClient) -> None:
    document = described(client)
    schemas = document["components"]["schemas"]
    named = set(re.findall(r'"#/components/schemas/(\w+)"', client.get("/api/openapi.json").text))
    assert named == set(schemas)
    assert all(schema["description"] for schema in schemas.values())
