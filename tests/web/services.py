"""The tables without HTTP, and guests who visit them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from emporion.bots import BotTurn
from emporion.core.rng import Rng
from emporion.core.state import State
from emporion.store import Store
from emporion.web.host import Guest, LiveTable, TableService

from ..databases import sqlite_at

Result = TypeVar("Result")

BLUE = Guest("blue-guest", "Blue's")
ORANGE = Guest("orange-guest", "Orange's")
GREEN = Guest("green-guest", "Green's")


def with_service(path: Path, story: Callable[[TableService], Awaitable[Result]]) -> Result:
    """Tell a story of tables that are kept in a file."""
    database = sqlite_at(path / "service.sqlite")

    async def whole() -> Result:
        store = await Store.open(database)
        try:
            return await story(TableService(store))
        finally:
            await store.close()

    return asyncio.run(whole())


async def beat(service: TableService, table: str, seats: Sequence[int]) -> tuple[bool, ...]:
    """What the beat of a socket does for the holder of some seats; returns who is there."""
    async with service.locked(table) as live:
        await service.mark_present(live, seats)
        return await service.who_is_present(live)


def some_option(live: LiveTable, seat: int, rng: Rng) -> int:
    """One of the things that a person may choose."""
    options = live.options(seat)
    return options[rng.below(len(options))]


async def decide(service: TableService, live: LiveTable, seat: int, rng: Rng) -> LiveTable:
    """A person's next step, whatever it is."""
    turn = live.row(seat).turn
    return await service.act(live.table.id, seat, turn, some_option(live, seat, rng))


async def let_bots_play(service: TableService, live: LiveTable, rng: Rng) -> LiveTable:
    """Random decisions for every bot that is asked."""
    while live.bots_asked:
        seat = live.bots_asked[0]
        turn = bot_turn(live, seat, rng)
        await service.decide_for(live.table.id, seat, len(live.moves), turn)
        live = await service.table(live.table.id)
    return live


def bot_turn(live: LiveTable, seat: int, rng: Rng) -> BotTurn:
    """A whole turn at a table, by a bot that saves no time."""
    return BotTurn(random_turn(live.match.state, seat, rng), 0.0)


def random_turn(state: State, seat: int, rng: Rng) -> list[int]:
    """A whole turn, tried on a copy."""
    tried = state.copy()
    chain: list[int] = []
    while not chain or tried.drafting(seat):
        legal = tried.legal(seat)
        chain.append(legal[rng.below(len(legal))])
        tried.apply(seat, chain[-1])
    return chain
