"""Tables at which something is about to play itself."""

import asyncio

from emporion.core.rng import Rng
from emporion.web.host import LiveTable, SeatSpec, TableService, TableSpec

from .runners import Gate, until
from .services import BLUE, GREEN, ORANGE, decide

ME, INVITED, BOT, HERE = (SeatSpec(kind) for kind in ("me", "invite", "bot", "here"))

GUESTS = (BLUE, ORANGE, GREEN)


async def people(service: TableService, game: str = "byzanz", *, seed: str = "7") -> LiveTable:
    """Three people, each at a device of their own."""
    service.forced_delay = 2.5
    live = await service.create(BLUE, TableSpec(game, 3, (ME, INVITED, INVITED), seed=seed))
    for seat in (1, 2):
        live = await service.sit(live.table.id, seat, GUESTS[seat], live.row(seat).invite)
    return live


async def to_a_forced_turn(
    service: TableService, live: LiveTable, rng: Rng
) -> tuple[LiveTable, int]:
    """Play on until somebody has no choice, before anything is done for them."""
    while not live.forced_turns:
        assert not live.over, "another seed is needed"
        live = await decide(service, live, live.match.actors[0], rng)
    return live, next(iter(live.forced_turns))


async def play_out(service: TableService, live: LiveTable, rng: Rng) -> LiveTable:
    """The rest of a game; what plays itself is waited for."""
    while not live.over:
        free = [seat for seat in live.match.actors if seat not in live.forced_turns]
        if free:
            live = await decide(service, live, free[0], rng)
        else:
            live = await later(service, live)
    return live


async def later(service: TableService, live: LiveTable) -> LiveTable:
    """A table after its next move."""
    shown = live.table.shown
    return await until(service, live.table.id, lambda live: live.table.shown > shown)


async def at_the_gate(gate: Gate, count: int = 1) -> None:
    """Wait until `count` turns are held back."""
    async with asyncio.timeout(30):
        while gate.waiting < count:
            await asyncio.sleep(0.005)
