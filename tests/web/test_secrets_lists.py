"""Lists of tables go by what all may notice: nobody reads in them that somebody hesitates."""

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion.text import wording

from .callers import in_the_server, service_of
from .clocks import Clock
from .conftest import Browser

pytestmark = pytest.mark.once

WORDS = wording("en")


def lists_of(client: TestClient) -> Any:
    """Every list of a guest's own tables: as JSON, in the lobby, on the first page."""
    pages = [client.get(path).text for path in ("/tables", "/")]
    listed = [re.findall(r'href="(/tables/[\w-]{12})"', page) for page in pages]
    assert all(listed)
    return client.get("/api/tables").json()["mine"], listed


def lay(client: TestClient, table: str) -> None:
    """Somebody who is asked lays something, and does not commit to it."""

    async def step() -> None:
        service = service_of(client)
        live = await service.table(table)
        (seat,) = live.match.actors
        options = [action for action in live.options(seat) if not live.turns[seat].commits(action)]
        live = await service.act(table, seat, live.row(seat).turn, options[0])
        assert live.row(seat).draft

    in_the_server(client, step)


def test_a_draft_shows_in_no_list(client: TestClient, another: Browser, clock: Clock) -> None:
    other = another()
    tables = []
    for _ in range(3):
        seats = [{"kind": kind} for kind in ("me", "invite", "invite")]
        made = client.post("/api/tables", json={"game": "byzanz", "seats": seats}).json()
        for invite in made["invites"].values():
            other.post("/api/seats", json={"invite": invite})
        tables.append(made["table"])
        clock.now += 60
    clock.now += 7300
    players = (client, other)
    before = [lists_of(player) for player in players]
    for table in tables:
        lay(client, table)
        clock.now += 60
        assert [lists_of(player) for player in players] == before
        for player in players:
            said = player.get("/tables").text
            assert said.count(WORDS.count("web.lobby.ago.hours", 2)) == len(tables)
    # What all hear of does move it.
    client.post(f"/api/tables/{tables[0]}/chat", json={"text": "hello"})
    for player in players:
        assert player.get("/api/tables").json()["mine"][0]["table"] == tables[0]
        assert WORDS.say("web.lobby.ago.now") in player.get("/tables").text
