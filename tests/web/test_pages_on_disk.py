"""A page shows nothing that is not on disk yet, whatever happens while it is made."""

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng

from .callers import in_the_server, service_of
from .clocks import Clock
from .conftest import Browser
from .pages import first_asked, look, set_up
from .services import bot_turn

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("path", "sign", "holds"),
    [
        ("/fragment", "mark_present", True),
        ("", "mark_watched", True),
        ("", "mark_watched", False),
    ],
)
def test_a_move_that_is_being_written_is_not_shown_as_if_it_were(
    client: TestClient,
    another: Browser,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    sign: str,
    holds: bool,
) -> None:
    """A sign of life is written before a page is made; somebody decides while it is."""
    table = set_up(client, "byzanz", "me", "here", "here")
    asked = first_asked(client, table)
    visitor, query = (client, f"?as={asked}") if holds else (another(), "")
    service, name = service_of(client), table.removeprefix("/tables/")
    moves: list[asyncio.Task[None]] = []
    begun: list[str] = []

    async def move() -> None:
        async with service.locked(name) as live:
            begun.append(name)
            live.drop_draft(asked)
            await service._write(live, live.commit(asked, bot_turn(live, asked, Rng(1))), [])

    async def sign_while_somebody_decides(*_facts: Any) -> None:
        if not moves:
            moves.append(asyncio.create_task(move()))
            # As far as it gets: to the table's lock, or past it and on to the disk.
            while not (begun or service._locks[name]._waiters):
                await asyncio.sleep(0)
            assert not begun

    before = look(visitor, f"{table}{path}{query}")
    monkeypatch.setattr(service.store, sign, sign_while_somebody_decides)
    clock.now += 100
    page = look(visitor, f"{table}{path}{query}")
    in_the_server(client, lambda: asyncio.wait_for(moves[0], 60))
    later = look(visitor, f"{table}{path}{query}")
    assert page.main("data-version") == before.main("data-version") != later.main("data-version")
    assert page.region("log") == before.region("log") != later.region("log")
