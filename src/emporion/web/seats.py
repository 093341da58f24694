"""The table that a request is about, and the seats there that the visitor holds."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from ..core.errors import EmporionError
from .context import table_service, visit
from .errors import NotYourSeat
from .host import LiveTable


@dataclass(frozen=True)
class TableVisit:
    """A table as it is now, and which of its seats the visitor holds."""

    live: LiveTable
    held: tuple[int, ...]
    has_key: bool
    """Whether the visitor sends the key of a seat, as programs do."""

    @property
    def version(self) -> int:
        """The table's version as the visitor may notice it: what all see, and their own steps.

        What others lay and take back before they commit does not count: nobody learns how long
        another person has hesitated over what.
        """
        return self.live.table.shown + sum(self.live.row(seat).turn for seat in self.held)

    def own_seat(self, asked: int) -> int:
        """A seat that the visitor acts for; raises `NotYourSeat`."""
        if asked not in self.held:
            raise NotYourSeat(seat=asked)
        return asked

    def eyes(self, asked: int | None) -> int | None:
        """The seat whose view the visitor gets: the one asked for, or their only one, or nobody's.

        A key that opens no seat here is refused: a visitor who sends one does not want to watch.
        """
        if asked is not None:
            return self.own_seat(asked)
        if self.has_key and not self.held:
            raise NotYourSeat(seat=None)
        return self.held[0] if len(self.held) == 1 else None


Change = Callable[[TableVisit], Awaitable[LiveTable]]
"""Changes a table for a visitor; returns it as it is then."""


def seated(connection: HTTPConnection, live: LiveTable) -> TableVisit:
    """A visitor at a table that is found. Their seats are those of the table as it is now."""
    key = _bearer(connection)
    if key is not None:
        held = tuple(row.seat for row in live.seats if _same(row.token, key))
    else:
        held = tuple(live.held_by(visit(connection).guest.id))
    return TableVisit(live, held, key is not None)


async def visited(
    connection: HTTPConnection, table: str | LiveTable, *, watches: bool = False
) -> TableVisit:
    """A visitor at a table that they look at: for those who hold seats there, a sign of life.

    With `watches` they keep its page open, with a seat or without.
    """
    service = table_service(connection)
    # With the lock, so that nothing is shown that is not on disk yet.
    async with service.locked(table) as live:
        found = seated(connection, live)
        if watches:
            await service.mark_watched(live)
        await service.mark_present(live, found.held)
        return found


async def changed(
    connection: HTTPConnection, table: str, change: Change
) -> tuple[TableVisit, EmporionError | None]:
    """A visitor at a table after a change of theirs, and why it was refused, if it was.

    A step of a decision is a sign of life by itself, so that one is written only after it. The
    seats are looked up again for what is shown: one may have gone to somebody else meanwhile.
    """
    live = await table_service(connection).table(table)
    refusal = None
    try:
        live = await change(seated(connection, live))
    except EmporionError as error:
        refusal = error
    return await visited(connection, live), refusal


def _bearer(connection: HTTPConnection) -> str | None:
    """The key that a program sends, if it sends one."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip() if kind.lower() == "bearer" and key.strip() else None


def _same(token: str | None, key: str) -> bool:
    """Compared in a time that tells nothing of the token."""
    return token is not None and secrets.compare_digest(token.encode(), key.encode())
