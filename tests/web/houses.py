"""A house of tables without HTTP, and guests who visit it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from emporion.bots import BotTurn
from emporion.core.rng import Rng
from emporion.core.state import State
from emporion.store import Store
from emporion.web.host import Guest, House, Live

Result = TypeVar("Result")

BLUE = Guest("blue-guest", "Blue's")
ORANGE = Guest("orange-guest", "Orange's")
GREEN = Guest("green-guest", "Green's")


def in_a_house(path: Path, story: Callable[[House], Awaitable[Result]]) -> Result:
    """Tell a story in a house whose tables are kept in a file."""

    async def whole() -> Result:
        store = await Store.open(f"sqlite:///{path / 'house.sqlite'}")
        try:
            return await story(House(store))
        finally:
            await store.close()

    return asyncio.run(whole())


def some_option(live: Live, seat: int, rng: Rng) -> int:
    """One of the things that a person may choose."""
    options = live.options(seat)
    return options[rng.below(len(options))]


async def decide(house: House, live: Live, seat: int, rng: Rng) -> Live:
    """A person's next step, whatever it is."""
    turn = live.row(seat).turn
    return await house.act(live.table.id, seat, turn, some_option(live, seat, rng))


async def let_bots_play(house: House, live: Live, rng: Rng) -> Live:
    """Random decisions for every bot that is asked."""
    while live.bots_asked:
        seat = live.bots_asked[0]
        turn = bot_turn(live, seat, rng)
        await house.decide_for(live.table.id, seat, len(live.moves), turn)
        live = await house.table(live.table.id)
    return live


def bot_turn(live: Live, seat: int, rng: Rng) -> BotTurn:
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
