"""Whose eyes a visitor may look through."""

import secrets

from starlette.requests import HTTPConnection

from .context import house, visit
from .errors import NotYourSeat
from .host import Live


def bearer(connection: HTTPConnection) -> str | None:
    """The key that a program sends, if it sends one."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" and key.strip() else None


def seats_of(connection: HTTPConnection, live: Live) -> list[int]:
    """The seats that a visitor holds: by the key that they send, else by their cookie."""
    key = bearer(connection)
    if key is not None:
        return [row.seat for row in live.seats if _same(row.token, key)]
    return live.held_by(visit(connection).guest.id)


async def visited(connection: HTTPConnection, table: str) -> Live:
    """A table that somebody looks at: of those who hold a seat there, a sign of life."""
    live = await house(connection).table(table)
    held = seats_of(connection, live)
    if not held:
        return live
    await house(connection).mark_present(live, held)
    # Meanwhile a move may have been carried out that is not on disk yet.
    return await house(connection).table(table)


def _same(token: str | None, key: str) -> bool:
    """Compared in a time that tells nothing of the token."""
    return token is not None and secrets.compare_digest(token.encode(), key.encode())


def version_for(connection: HTTPConnection, live: Live) -> int:
    """The table's version as a visitor may notice it: what all see, and their own seats' steps.

    What others lay and take back before they commit changes nothing that is shown to anybody else,
    so it does not count here: nobody learns how long another one has hesitated over what.
    """
    return live.table.shown + sum(live.row(seat).turn for seat in seats_of(connection, live))


def own_seat(connection: HTTPConnection, live: Live, asked: int) -> int:
    """A seat that the visitor acts for; raises `NotYourSeat`."""
    if asked not in seats_of(connection, live):
        raise NotYourSeat(seat=asked)
    return asked


def eyes(connection: HTTPConnection, live: Live, asked: int | None) -> int | None:
    """The seat whose view the visitor gets: the one asked for, or their only one, or nobody's.

    A key that opens no seat here is refused: whoever sends one does not want to be a spectator.
    """
    held = seats_of(connection, live)
    if asked is not None:
        return own_seat(connection, live, asked)
    if bearer(connection) is not None and not held:
        raise NotYourSeat(seat=None)
    return held[0] if len(held) == 1 else None
