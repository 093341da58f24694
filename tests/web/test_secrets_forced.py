"""Twins: two positions that look alike to an onlooker, of which one leaves a seat no choice.

Whatever the onlooker can get is the same: while the seat is asked, when it has decided, and as its
holder then goes silent. In one the server does it, in the other a person. For how long is a matter
of `test_delays.py`.
"""

import asyncio
import functools
import json
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE
from emporion.games import find
from emporion.records import Move
from emporion.table.forced import forced_turn
from emporion.text import LANGUAGES, wording
from emporion.web import ServerSettings, create_app
from emporion.web.host.bot_runner import BotRunner

from ..kit.adapter import Case
from ..kit.cases import ADAPTERS
from ..kit.play import after, history
from .callers import Caller, gather, in_the_server, news_of, service_of
from .clocks import Clock
from .conftest import browser_of
from .runners import Gate
from .services import beat
from .test_secrets import put

pytestmark = pytest.mark.once

PARTS = ("", "/fragment", "/log")


class Twins(NamedTuple):
    """Two histories that a viewer cannot tell apart, and the seat that is asked after them."""

    case: Case
    viewer: int | None
    seat: int
    forced: list[Move]
    free: list[Move]
    action: int


def twins(game: str, viewer: int | None, seed: int) -> Twins:
    """A pair in which one twin must do what the other may do."""
    settled = {option.name: option.default_for(3) for option in find(game).options}
    case = Case(find(game), 3, settled, ADAPTERS[game])
    rng = Rng(seed)
    while True:
        moves = history(case, rng.below)
        for cut in range(1, len(moves)):
            found = _twins_at(case, moves[:cut], viewer, rng)
            if found is not None:
                return found


def _twins_at(case: Case, moves: list[Move], viewer: int | None, rng: Rng) -> Twins | None:
    state = after(case, moves)
    actors = state.actors()
    if len(actors) != 1 or actors[0] == viewer:
        return None
    (seat,) = actors
    chain = forced_turn(state, seat)
    if chain is None or len(chain) != 1:
        return None
    for _ in range(6):
        twin = case.adapter.twin(case, moves, viewer, rng.below)
        if twin is None:
            return None
        other = after(case, twin)
        if len(other.legal(seat)) > 1 and chain[0] in other.legal(seat):
            state.apply(seat, chain[0])
            if state.actor == CHANCE or state.drafting(seat):
                return None  # chance may deal twins different cards, which all see
            return Twins(case, viewer, seat, moves, twin, chain[0])
    return None


class Onlooker:
    """Somebody at a table, or beside it, who reads all there is."""

    def __init__(self, client: TestClient, table: str, key: str | None) -> None:
        self.client = client
        self.table = table
        self._headers = {} if key is None else {"authorization": f"Bearer {key}"}
        self.news = news_of(client, table, **self._headers)

    def sees(self) -> list[tuple[int, str]]:
        """Every byte, but for the table's name."""
        path = f"/tables/{self.table}"
        asked = [f"/api{path}", f"/api{path}/events", f"/api{path}/record"]
        asked += [f"{path}{part}" for part in PARTS]
        answers = [self.client.get(each, headers=self._headers) for each in asked]
        return [(each.status_code, each.text.replace(self.table, "T")) for each in answers]

    def replaces(self, seat: int) -> int:
        """How it is answered that a bot shall play for another."""
        path = f"/api/tables/{self.table}/seats/{seat}/leave"
        return self.client.post(path, headers=self._headers).status_code


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Where the server's own waiting ends when the test says so."""
    made = Gate()
    runner = functools.partial(BotRunner, sleep=made.sleep, rng=Random(1))
    monkeypatch.setattr("emporion.web.app.BotRunner", runner)
    return made


@pytest.fixture
def holding(
    settings: ServerSettings, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> Iterator[TestClient]:
    """A browser at a server that holds back what plays itself.

    However slow the machine, nobody is taken for gone meanwhile.
    """
    monkeypatch.setattr("emporion.web.news.BEAT", 3600.0)
    with browser_of(create_app(replace(settings, forced_delay=2.5))) as visiting:
        yield visiting


def until_held_back(gate: Gate) -> None:
    """Until the server waits before it does something."""
    patience = time.monotonic() + 30
    while not gate.waiting and time.monotonic() < patience:
        time.sleep(0.005)
    assert gate.waiting == 1


@pytest.mark.parametrize("game", ["byzanz", "tyros"])
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("seed", [21, 22])
def test_that_a_seat_had_no_choice_is_told_to_nobody(
    holding: TestClient, gate: Gate, clock: Clock, game: str, viewer: int | None, seed: int
) -> None:
    client = holding
    pair = twins(game, viewer, seed)
    seen = []
    for moves in (pair.forced, pair.free):
        table, callers = gather(client, game, 3)
        client.get("/")  # the cookie that every further page comes with is there
        live = put(client, table, pair.case, moves)
        is_forced = moves is pair.forced
        assert (pair.seat in live.forced_turns) == is_forced
        onlooker = Onlooker(client, table, None if viewer is None else callers[viewer].key)
        clock.now += 40  # the seat's holder goes silent
        with onlooker.news as socket:
            frames: list[Any] = [json.loads(socket.receive_text())]
            if is_forced:
                in_the_server(client, functools.partial(wake, client, table))
                until_held_back(gate)
            before = onlooker.sees()
            if is_forced:
                in_the_server(client, functools.partial(let_through, client, table, gate))
            else:
                decide(callers[pair.seat], table, pair.action)
            frames.append(json.loads(socket.receive_text()))
            after_it = onlooker.sees()
        later = []
        for _ in range(2):
            clock.now += 35
            here = in_the_server(client, functools.partial(beat, service_of(client), table, []))
            later.append((here[pair.seat], onlooker.sees(), onlooker.replaces(pair.seat)))
        seen.append((frames, before, after_it, later))
    one, two = seen
    assert one == two
    first, second = one[0]
    assert second == {"version": first["version"] + 1}
    assert one[1] != one[2]
    refused = 403 if viewer is None else 409
    assert [(here, status) for here, _, status in one[3]] == [
        (True, refused),
        (False, 403 if viewer is None else 200),
    ]


async def wake(client: TestClient, table: str) -> None:
    service_of(client).on_change(table)


async def let_through(client: TestClient, table: str, gate: Gate) -> None:
    """Until the move is made: what waits first may belong to a position that is past."""
    service = service_of(client)
    known = len((await service.table(table)).moves)
    async with asyncio.timeout(60):
        while len((await service.table(table)).moves) == known:
            if gate.waiting:
                gate.let_one_through()
            await asyncio.sleep(0.005)


def decide(caller: Caller, table: str, action: int) -> None:
    """A person's decision, through JSON."""
    seen = caller.get(f"/tables/{table}")
    assert len(seen["legal"]) > 1
    assert seen["forced"] is None
    body = {"seat": seen["seat"], "turn": seen["turn"], "action": action}
    caller.post(f"/tables/{table}/actions", body)


def test_a_player_without_a_choice_is_told_and_has_nothing_to_click(
    holding: TestClient, gate: Gate
) -> None:
    client = holding
    pair = twins("byzanz", None, 3)
    table, callers = gather(client, "byzanz", 3)
    live = put(client, table, pair.case, pair.forced)
    own = callers[pair.seat]
    seen = own.get(f"/tables/{table}")
    assert seen["legal"] == []
    assert seen["forced"]["action"] == pair.action
    body = {"seat": pair.seat, "turn": seen["turn"], "action": pair.action}
    refused = own.ask("POST", f"/tables/{table}/actions", body)
    assert (refused.status_code, refused.json()["error"]) == (409, "no_choice")
    for lang in LANGUAGES:
        words = wording(lang)
        key = {"authorization": f"Bearer {own.key}", "accept-language": lang}
        page = client.get(f"/tables/{table}/fragment", headers=key).text
        only = words.choice(live.view(pair.seat), pair.action)
        assert words.say("web.decision.by_itself", choice=only) in page
        assert 'name="action"' not in page
        assert "data-action" not in page
        others = client.get(f"/tables/{table}/fragment", headers={"accept-language": lang}).text
        assert words.say("web.decision.by_itself", choice="\0").partition("\0")[0] not in others
