"""What another process does with a store: `python -m tests.store.elsewhere open|write URL`."""

import asyncio
import sys

from emporion.store import DecisionRow, Store

from .tables import move, playing, step


def say(what: object) -> None:
    """Say something to the process that started this one."""
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


async def open_when_told(url: str) -> None:
    """Open the store the moment a line comes in."""
    say("ready")
    sys.stdin.readline()
    store = await Store.open(url)
    say((await store.secret()).hex())
    await store.close()


async def write_on(url: str) -> None:
    """Make moves for ever, and say of each that it was acknowledged."""
    store = await Store.open(url)
    await playing(store)
    number = 0
    while True:
        decision = DecisionRow(
            moves=[move(number)],
            seats=[step(0, number, number)],
            status="playing",
            bots_due=False,
        )
        await store.decide("t", decision)
        say(number)
        number += 1


if __name__ == "__main__":
    asyncio.run({"open": open_when_told, "write": write_on}[sys.argv[1]](sys.argv[2]))
