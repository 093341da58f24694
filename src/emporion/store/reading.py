"""What is asked of the database. Each function is given the transaction it reads in."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    bindparam,
    exists,
    or_,
    select,
)

from .rows import ChatRow, ListedTable, MoveRow, SeatRow, StoredTable, TableRow
from .schema import chat, keys, moves, records, seats, tables


def _columns(kept: Table, row: type[Any]) -> list[Column[Any]]:
    """The columns that a row is made of: they have the names of its fields."""
    return [kept.c[field.name] for field in fields(row)]


_TABLE = _columns(tables, TableRow)
_SEAT = _columns(seats, SeatRow)


def _part(kept: Table, row: type[Any], number: str, first: str | None = None) -> Select[Any]:
    """The question for what belongs to a table, in its order, from a number on."""
    asked = select(*_columns(kept, row)).where(kept.c.table_id == bindparam("table_id"))
    if first is not None:
        asked = asked.where(kept.c[number] >= bindparam(first))
    return asked.order_by(kept.c[number])


# A table is loaded at every click, so these are put together only once.
_LOAD_TABLE = select(*_TABLE).where(tables.c.id == bindparam("table_id"))
_LOAD_SEATS = _part(seats, SeatRow, "seat")
_LOAD_MOVES = _part(moves, MoveRow, "number", "first_move")
_LOAD_CHAT = _part(chat, ChatRow, "number", "first_line")


def load(seen: Connection, table_id: str, first_move: int, first_line: int) -> StoredTable | None:
    """A table with its seats, and its moves and chat from those numbers on."""
    where = {"table_id": table_id}
    table = seen.execute(_LOAD_TABLE, where).one_or_none()
    if table is None:
        return None
    sitting = seen.execute(_LOAD_SEATS, where)
    moved = seen.execute(_LOAD_MOVES, where | {"first_move": first_move})
    said = seen.execute(_LOAD_CHAT, where | {"first_line": first_line})
    return StoredTable(
        TableRow(**table._mapping),
        tuple(SeatRow(**row._mapping) for row in sitting),
        tuple(MoveRow(**row._mapping) for row in moved),
        tuple(ChatRow(**row._mapping) for row in said),
    )


def open_tables(seen: Connection, limit: int) -> list[ListedTable]:
    """The listed tables that have a seat to take, the newest first."""
    free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    return _listed(
        seen,
        (tables.c.listed, tables.c.status == "gathering", free),
        tables.c.created.desc(),
        limit,
    )


def tables_of(seen: Connection, guest: str, limit: int) -> list[ListedTable]:
    """The tables that a guest sits at, first those where all could notice something last."""
    sits = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest))
    return _listed(seen, (sits, tables.c.status != "closed"), tables.c.shown_at.desc(), limit)


def guests_at(seen: Connection, table_ids: Iterable[str]) -> list[str]:
    """All who sit at some of these tables."""
    asked = select(seats.c.guest).where(seats.c.table_id.in_(table_ids), seats.c.guest.is_not(None))
    return list(seen.execute(asked.distinct()).scalars())


def has_finished(seen: Connection, guest: str, game: str) -> bool:
    """Whether a guest has played a game to its end: not one that a bot finished for them."""
    asked = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            tables.c.game == game,
            tables.c.status == "over",
            seats.c.guest == guest,
            seats.c.kind == "person",
            ~seats.c.away,
        )
        .limit(1)
    )
    return seen.execute(asked).first() is not None


def _listed(
    seen: Connection,
    conditions: Iterable[ColumnElement[bool]],
    order: ColumnElement[Any],
    limit: int,
) -> list[ListedTable]:
    """Tables with their seats."""
    asked = select(*_TABLE).where(*conditions).order_by(order, tables.c.id).limit(limit)
    found = [TableRow(**row._mapping) for row in seen.execute(asked)]
    sitting: dict[str, list[SeatRow]] = defaultdict(list)
    among = (
        select(seats.c.table_id, *_SEAT)
        .where(seats.c.table_id.in_([table.id for table in found]))
        .order_by(seats.c.seat)
    )
    for row in seen.execute(among):
        values = dict(row._mapping)
        sitting[values.pop("table_id")].append(SeatRow(**values))
    return [ListedTable(table, tuple(sitting[table.id])) for table in found]


def due(seen: Connection, now: ColumnElement[float], limit: int) -> list[str]:
    """The tables where a bot is to decide and no process does so, the longest waiting first."""
    asked = (
        select(tables.c.id)
        .where(
            tables.c.bots_due,
            tables.c.status == "playing",
            or_(tables.c.lease_until.is_(None), tables.c.lease_until < now),
        )
        .order_by(tables.c.changed)
        .limit(limit)
    )
    return list(seen.execute(asked).scalars())


def version(seen: Connection, table_id: str) -> int | None:
    """The version of a table, to see whether what is known of it is still true."""
    asked = select(tables.c.version).where(tables.c.id == table_id)
    return seen.execute(asked).scalar_one_or_none()


def rematch(seen: Connection, table_id: str) -> str | None:
    """The table that the players of a table go to next."""
    asked = select(tables.c.rematch).where(tables.c.id == table_id)
    return seen.execute(asked).scalar_one_or_none()


def invited(seen: Connection, invite: str) -> tuple[str, int] | None:
    """The table and the seat that an invitation is for, taken or not."""
    asked = select(seats.c.table_id, seats.c.seat).where(seats.c.invite == invite)
    found = seen.execute(asked).one_or_none()
    return None if found is None else (found.table_id, found.seat)


def changed_since(seen: Connection, moment: float) -> list[tuple[str, int]]:
    """The tables that have changed since then, and their versions."""
    asked = select(tables.c.id, tables.c.version).where(tables.c.changed >= moment)
    return [(table_id, version) for table_id, version in seen.execute(asked)]


def record(seen: Connection, record_id: str) -> str | None:
    """A record's text."""
    asked = select(records.c.text).where(records.c.id == record_id)
    return seen.execute(asked).scalar_one_or_none()


def key(seen: Connection, name: str) -> bytes | None:
    """One of the server's keys."""
    asked = select(keys.c.value).where(keys.c.name == name)
    return seen.execute(asked).scalar_one_or_none()


def seats_of_record(seen: Connection, record_id: str) -> tuple[SeatRow, ...]:
    """The seats of the table that a record was played at; none where it was played elsewhere."""
    played = select(tables.c.id).where(tables.c.record == record_id).limit(1).scalar_subquery()
    asked = select(*_SEAT).where(seats.c.table_id == played).order_by(seats.c.seat)
    return tuple(SeatRow(**row._mapping) for row in seen.execute(asked))
