"""Nobody learns what the rules hide from them: not by a page, by JSON, by a socket or a refusal."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from httpx2 import Response
from starlette.testclient import TestClient, WebSocketTestSession

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.games import find
from emporion.records import Move
from emporion.store.rows import StoredTable
from emporion.table import Dice, Match
from emporion.web.host import LiveTable

from ..kit.adapter import Case
from ..kit.cases import ADAPTERS
from ..kit.play import after, history
from .callers import Caller, gather, in_the_server, news_of, play_on, service_of, step
from .refusals import kept

pytestmark = pytest.mark.once

Options = dict[str, OptionValue]

GAMES: list[tuple[str, int, Options]] = [
    ("byzanz", 3, {}),
    ("tyros", 3, {"setup": "variable"}),
    ("ys", 3, {"kings_favor": True}),
]
PARTS = ("", "/fragment", "/log")
"""The addresses of a table's pages."""


# -- whole games ----------------------------------------------------------------------------------


class Onlooker(Caller):
    """Somebody at a table, or beside it, who looks at all that there is to see."""

    def __init__(self, client: TestClient, table: str, seat: int | None, key: str | None) -> None:
        super().__init__(client, key)
        self.table = table
        self.seat = seat
        self.news = news_of(client, table)
        self.told: list[str] = []

    def look(self, pages: bool) -> Any:
        """The table as JSON; and what else there is."""
        path = f"/tables/{self.table}"
        self.ask("GET", f"{path}/events")
        self.ask("GET", f"{path}/record")
        self.ask("GET", f"{path}?seat={(self.seat or 0) + 1}")
        self.ask("POST", f"{path}/actions", {"seat": 0, "turn": -1, "action": 0})
        if pages:
            for part in PARTS:
                self.page(f"{path}{part}")
        return self.get(path)

    def page(self, path: str) -> None:
        """A page, with the key in place of a cookie."""
        headers = {} if self.key is None else {"authorization": f"Bearer {self.key}"}
        response = self.client.get(path, headers=headers)
        assert response.status_code == 200
        self.heard.append(response)


def hear_all(socket: WebSocketTestSession, version: int) -> list[str]:
    """Every frame up to that of a version."""
    told = [socket.receive_text()]
    while json.loads(told[-1]).get("version") != version:
        told.append(socket.receive_text())
    return told


def received(response: Response) -> str:
    """All of an answer that its reader can see."""
    return response.text + str(response.headers.multi_items())


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=str)
def test_whole_games_give_nothing_away(
    client: TestClient, game: str, players: int, options: Options
) -> None:
    table, callers = gather(client, game, players, options=options)
    invites = list(callers[0].heard[0].json()["invites"].values())
    onlookers = [
        Onlooker(client, table, seat, caller.key) for seat, caller in enumerate(callers)
    ] + [Onlooker(client, table, None, None)]
    rng, looks = Rng(8), 0
    with onlookers[0].news as first, onlookers[-1].news as last:
        sockets: Sequence[WebSocketTestSession] = (first, last)
        while not (live := play_on(client, table, rng, 4 + 5 * looks)).over:
            again = LiveTable(kept(client, table))
            for onlooker in onlookers:
                seen = onlooker.look(pages=looks == 3)
                assert seen["view"] == json.loads(json.dumps(again.view(onlooker.seat)))
                asked = onlooker.seat is not None and onlooker.seat in again.turns
                assert bool(seen["legal"]) == asked
                assert seen["seal"] == again.match.seal
            looks += 1
        frames = [told for socket in sockets for told in hear_all(socket, live.table.shown)]
    assert looks > 4
    assert all(set(json.loads(frame)) == {"version"} for frame in frames)
    keeps_secrets(kept(client, table), onlookers, invites)


def keeps_secrets(stored: StoredTable, onlookers: list[Onlooker], invites: list[str]) -> None:
    """No answer held what only others may know."""
    seats = stored.seats
    everybodys = [stored.table.seed, stored.table.host, *invites]
    everybodys += [row.guest for row in seats if row.guest]
    for onlooker in onlookers:
        others = [row.token or "" for row in seats if row.seat != onlooker.seat]
        secrets = [*everybodys, *others, onlooker.key or stored.table.seed]
        assert all(len(secret) > 12 for secret in secrets)
        for response in onlooker.heard:
            text = received(response)
            found = [secret for secret in secrets if secret in text]
            assert not found, (response.url, found)


def test_what_a_waiting_table_shows_to_others_is_no_way_in(client: TestClient) -> None:
    asked = {"game": "byzanz", "seats": [{"kind": "me"}, {"kind": "invite"}, {"kind": "invite"}]}
    made = Caller(client).post("/tables", asked | {"listed": True})
    invites, stored = made["invites"], kept(client, made["table"])
    guest = Caller(client)
    joined = guest.post("/seats", {"invite": invites["1"]})
    key = {"authorization": f"Bearer {joined['token']}"}
    path = f"/tables/{made['table']}"
    for headers in ({}, key):
        for page in (path, f"{path}/fragment", "/tables", "/", f"/api{path}", "/api/tables"):
            text = received(client.get(page, headers=headers))
            for secret in (made["mine"][0]["token"], invites["2"], stored.table.seed):
                assert secret not in text
            assert stored.table.host not in text
    shown = client.get(f"/join/{invites['2']}").text
    assert made["mine"][0]["token"] not in shown
    assert joined["token"] not in shown


def test_a_draft_is_nobody_elses(client: TestClient) -> None:
    """Others cannot even tell that something was laid or taken back."""
    table, callers = gather(client, "byzanz", 3)
    rng, drafts = Rng(5), 0
    while drafts < 6:
        (asked,) = [c for c in callers if c.get(f"/tables/{table}")["legal"]]
        others = [c for c in [*callers, Caller(client)] if c is not asked]
        before = [shown_to(other, table) for other in others]
        seen = step(asked, asked.get(f"/tables/{table}"), rng.below(1000))
        if seen["draft"]:
            drafts += 1
            assert [shown_to(other, table) for other in others] == before


def shown_to(caller: Caller, table: str) -> Any:
    """What somebody sees of a table."""
    headers = {} if caller.key is None else {"authorization": f"Bearer {caller.key}"}
    seen = caller.get(f"/tables/{table}")
    page = caller.client.get(f"/tables/{table}/fragment", headers=headers)
    caller.client.cookies.clear()
    events = caller.get(f"/tables/{table}/events")
    return seen, events, page.text


def test_a_key_is_shown_once_to_its_owner(client: TestClient) -> None:
    table, callers = gather(client, "byzanz", 3)
    for caller in callers:
        first = next(heard for heard in caller.heard if "token" in heard.text)
        assert first.request.method == "POST"
        caller.get(f"/tables/{table}")
        caller.get("/tables")
        key = caller.key or ""
        assert all(key not in heard.text for heard in caller.heard if heard is not first)


# -- twins ----------------------------------------------------------------------------------------


def put(client: TestClient, table: str, case: Case, moves: Sequence[Move]) -> LiveTable:
    """Let a table be at the position after some moves, whatever its own dice would have given."""

    async def swap() -> LiveTable:
        service = service_of(client)
        # Otherwise a reader of the table right now would put its own position back.
        async with service.locked(table):
            stored = await service.store.load(table)
            assert stored is not None
            live = LiveTable(stored)
            state = after(case, moves)
            live._match = Match(case.game, state, dict(case.options), Dice("1"), proven=False)
            live.turns = {}
            live.prepare()
            service._cached[table] = live
            return live

    return in_the_server(client, swap)


def all_that_is_shown(client: TestClient, table: str, viewer: int | None, key: str | None) -> Any:
    """Every byte that a viewer can get of a table."""
    headers = {} if viewer is None else {"authorization": f"Bearer {key}"}
    path, seat = f"/tables/{table}", viewer or 0
    answers = [
        client.get(f"/api{path}", headers=headers),
        client.get(f"/api{path}/events", headers=headers),
        client.get(f"/api{path}/record", headers=headers),
        *(client.get(f"{path}{part}", headers=headers) for part in PARTS[1:]),
    ]
    turn = answers[0].json()["turn"]
    for action in (0, 1, 7, 10**6):
        body = {"seat": seat, "turn": turn if turn is not None else 0, "action": action}
        if action not in {each["action"] for each in answers[0].json()["legal"]}:
            answers.append(client.post(f"/api{path}/actions", json=body, headers=headers))
    return [(answer.status_code, answer.content) for answer in answers]


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=str)
def test_what_is_hidden_changes_no_byte(
    client: TestClient, game: str, players: int, options: Options
) -> None:
    settled = {option.name: option.default_for(players) for option in find(game).options} | options
    case = Case(find(game), players, settled, ADAPTERS[game])
    table, callers = gather(client, game, players, options=options)
    client.get("/")  # the cookie that every further page comes with is there
    rng = Rng(12)
    moves = history(case, rng.below)
    changed: set[str] = set()
    for viewer in case.viewers:
        key = None if viewer is None else callers[viewer].key
        for _ in range(2):
            cut = moves[: 1 + rng.below(min(len(moves) - 1, 120))]
            twin = case.adapter.twin(case, cut, viewer, rng.below)
            if twin is None or twin == cut:
                continue
            one = put(client, table, case, cut)
            shown = all_that_is_shown(client, table, viewer, key)
            two = put(client, table, case, twin)
            assert all_that_is_shown(client, table, viewer, key) == shown
            facts = [case.adapter.hidden(live.match.state, viewer) for live in (one, two)]
            changed |= {fact for fact in facts[0] if facts[0][fact] != facts[1].get(fact)}
    assert len(changed) > 2
