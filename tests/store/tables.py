"""Tables to keep."""

import time
from typing import Any

from emporion.store import (
    Conflict,
    DecisionRow,
    MoveRow,
    SeatRow,
    SeatStep,
    Store,
    StoredTable,
    TableRow,
)


def table(table_id: str = "t", **changed: Any) -> TableRow:
    """A table of three that play Byzanz."""
    now = time.time()
    plain: dict[str, Any] = {
        "id": table_id,
        "game": "byzanz",
        "rules": 1,
        "players": 3,
        "options": {"first": 0, "ties": "share", "open": True},
        "seed": "a seed",
        "memory": False,
        "listed": True,
        "host": "red",
        "created": now,
        "changed": now,
        "shown_at": now,
    }
    return TableRow(**plain | changed)


def person(seat: int, **changed: Any) -> SeatRow:
    """A seat that somebody holds."""
    plain: dict[str, Any] = {
        "seat": seat,
        "kind": "person",
        "level": "greedy",
        "guest": f"guest {seat}",
        "name": f"Seat {seat}",
        "token": f"token {seat}",
    }
    return SeatRow(**plain | changed)


def free(seat: int, **changed: Any) -> SeatRow:
    """A seat that somebody may take."""
    return SeatRow(seat=seat, kind="open", level="greedy", **changed)


def bot(seat: int) -> SeatRow:
    """A bot's seat."""
    return SeatRow(seat=seat, kind="bot", level="greedy")


def move(number: int, actor: int = 0, *actions: int) -> MoveRow:
    """A move."""
    return MoveRow(number=number, actor=actor, actions=actions or (number,), at=1000.5 + number)


def step(seat: int, turn: int, *draft: int) -> SeatStep:
    """A seat's next step."""
    return SeatStep(seat, turn, turn + 1, draft)


async def sit(
    store: Store, seat: int, guest: str = "white", invite: str | None = None, where: str = "t"
) -> int:
    """A guest, named as their id is, takes a seat."""
    return await store.sit(
        where, seat, guest=guest, name=guest, token=f"key of {guest}", invite=invite
    )


async def playing(store: Store, table_id: str = "t", players: int = 3, **changed: Any) -> None:
    """A table of persons where play has begun: its version is 0."""
    row = table(table_id, players=players, status="playing", **changed)
    await store.create(row, [person(seat) for seat in range(players)])


def laid(step: SeatStep) -> DecisionRow:
    """A decision that is not complete: a seat has laid something."""
    return DecisionRow(moves=(), seats=[step], status="playing", bots_due=False)


async def made(store: Store, table_id: str, *moves: MoveRow, **changed: Any) -> bool:
    """Whether a decision of play holds."""
    asked: dict[str, Any] = {"seats": (), "status": "playing", "bots_due": False}
    try:
        await store.decide(table_id, DecisionRow(moves=moves, **asked | changed))
    except Conflict:
        return False
    return True


async def stored(store: Store, table_id: str = "t") -> StoredTable:
    """A table that must be there."""
    found = await store.load(table_id)
    assert found is not None
    return found
