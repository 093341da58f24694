"""A page shows nothing that is not on disk yet, whatever happens while it is made."""

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion.core.rng import Rng

from .callers import house_of
from .clocks import Clock
from .conftest import Browser
from .houses import bot_turn
from .pages import first_asked, look, set_up

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("path", "sign", "holds"),
    [("/fragment", "see", True), ("", "watch", True), ("", "watch", False)],
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
    house = house_of(client)
    decide = house.store.decide
    writing = asyncio.Event()
    moves: list[asyncio.Task[None]] = []

    async def slowly(*facts: Any, **more: Any) -> int:
        writing.set()
        for _ in range(100):
            await asyncio.sleep(0)
        return await decide(*facts, **more)

    async def move() -> None:
        name = table.removeprefix("/tables/")
        async with house._held(name):
            live = await house._current(name)
            live.drop_draft(asked)
            await house._write(live, live.commit(asked, bot_turn(live, asked, Rng(1))), [])

    async def sign_while_somebody_decides(*_facts: Any) -> None:
        if not moves:
            moves.append(asyncio.create_task(move()))
            await asyncio.wait_for(writing.wait(), 60)

    monkeypatch.setattr(house.store, "decide", slowly)
    monkeypatch.setattr(house.store, sign, sign_while_somebody_decides)
    clock.now += 100
    page, later = (look(visitor, f"{table}{path}{query}") for _ in range(2))
    assert moves[0].done()
    assert page.main("data-version") == later.main("data-version")
    assert page.region("log") == later.region("log")
