"""A program that speaks to the JSON pages, with a key of its own and no cookie."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

from fastapi import FastAPI
from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

from emporion.core.rng import Rng
from emporion.store.rows import MoveRow
from emporion.web.context import Services
from emporion.web.host import LiveTable, TableService

from .services import bot_turn, decide

Result = TypeVar("Result")


class Caller:
    """Sends JSON, and remembers what it was answered."""

    def __init__(self, client: TestClient, key: str | None = None) -> None:
        self.client = client
        self.key = key
        self.heard: list[Response] = []

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Response:
        """The answer, whatever it is."""
        headers = {} if self.key is None else {"authorization": f"Bearer {self.key}"}
        self.client.cookies.clear()
        response = self.client.request(
            method, f"/api{path}", json=body, headers=headers | more.pop("headers", {}), **more
        )
        self.client.cookies.clear()
        self.heard.append(response)
        return response

    def get(self, path: str, **more: Any) -> Any:
        """What is there."""
        response = self.ask("GET", path, **more)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        """What comes of it."""
        response = self.ask("POST", path, body, **more)
        assert response.status_code in (200, 201), response.text
        return response.json()


def gather(client: TestClient, game: str, players: int, **more: Any) -> tuple[str, list[Caller]]:
    """A table at which every seat is held by a program of its own."""
    host = Caller(client)
    seats = [{"kind": "me"}, *({"kind": "invite"} for _ in range(players - 1))]
    made = host.post("/tables", {"game": game, "seats": seats} | more)
    host.key = made["mine"][0]["token"]
    callers = [host]
    for seat in range(1, players):
        caller = Caller(client)
        taken = caller.post("/seats", {"invite": made["invites"][str(seat)]})
        assert taken["seat"] == seat
        caller.key = taken["token"]
        callers.append(caller)
    return made["table"], callers


def step(caller: Caller, seen: Any, choice: int) -> Any:
    """Carry out one of the legal actions; returns the table as it is then."""
    legal = seen["legal"]
    body = {
        "seat": seen["seat"],
        "turn": seen["turn"],
        "action": legal[choice % len(legal)]["action"],
    }
    return caller.post(f"/tables/{seen['table']}/actions", body)


def play_on(client: TestClient, table: str, rng: Rng, most: int) -> LiveTable:
    """Some random decisions of everybody, and then a step, perhaps of a draft.

    It is quicker than by as many requests: all of them are one write.
    """

    async def some() -> LiveTable:
        service = service_of(client)
        live = await service.table(table)
        while any(turn.laid for turn in live.turns.values()):
            live = await decide(service, live, live.match.actors[0], rng)
        made: list[MoveRow] = []
        while (len(made) < most or live.forced_turns) and not live.over:
            seat = live.match.actors[0]
            live.drop_draft(seat)  # what was without a choice is laid by itself
            made += live.commit(seat, bot_turn(live, seat, rng))
        await service._write(live, made, [])
        if not live.over:
            live = await decide(service, live, live.match.actors[0], rng)
        return live

    return in_the_server(client, some)


def service_of(client: TestClient) -> TableService:
    """The tables of the server that a client speaks to."""
    services: Services = cast(FastAPI, client.app).state.services
    return services.table_service


def in_the_server(client: TestClient, work: Callable[[], Awaitable[Result]]) -> Result:
    """Do something where the server lives, beside its requests."""
    assert client.portal is not None
    return client.portal.call(work)


def news_of(client: TestClient, table: str, **headers: str) -> WebSocketTestSession:
    """The socket of a table, from a page of this server."""
    return client.websocket_connect(f"ws://emporion.test/tables/{table}/news", headers=headers)
