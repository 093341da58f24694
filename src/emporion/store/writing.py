"""What is changed in the database. Each function is given the transaction it writes in.

Whatever changes a table counts up its version first, and `shown` where all may notice; `shown_at`
is when they last could. That locks the table's row until the transaction ends, so changes of one
table queue up, and each sees what the ones before have done.
"""

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, Unpack

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Row,
    Table,
    case,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from .errors import Conflict
from .rows import DecisionRow, SeatChange, SeatRow, TableRow
from .schema import chat, keys, moves, records, seats, tables

_GATHERS: Final = tables.c.status == "gathering"


def _count_change(
    to: Connection,
    table_id: str,
    *conditions: ColumnElement[bool],
    all_notice: bool = True,
    **values: Any,
) -> Row[Any]:
    """Change a table's row, if it is there and all is as expected: its version, and lines said."""
    changing = (
        update(tables)
        .where(tables.c.id == table_id, *conditions)
        .values(**_counted(all_notice), **values)
        .returning(tables.c.version, tables.c.said)
    )
    row = to.execute(changing).one_or_none()
    if row is None:
        raise Conflict(table_id)
    return row


def _counted(all_notice: bool = True) -> dict[str, Any]:
    """What a change counts up in the row of a table."""
    now = time.time()
    counts: dict[str, Any] = {"version": tables.c.version + 1, "changed": now}
    if all_notice:
        counts |= {"shown": tables.c.shown + 1, "shown_at": now}
    return counts


def _change_seat_row(
    to: Connection,
    table_id: str,
    seat: int,
    *conditions: ColumnElement[bool],
    values: Mapping[str, Any],
) -> None:
    """Change a seat's row, if it is there and all is as expected."""
    changing = (
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat == seat, *conditions)
        .values(values)
    )
    if to.execute(changing).rowcount != 1:
        raise Conflict(table_id, seat)


def create(to: Connection, table: TableRow, sitting: Sequence[SeatRow]) -> int:
    """A new table."""
    to.execute(insert(tables).values(**asdict(table), moved=0, said=0))
    to.execute(insert(seats), [{"table_id": table.id, **asdict(seat)} for seat in sitting])
    return table.version


# -- play -----------------------------------------------------------------------------------------


def decide(to: Connection, table_id: str, made: DecisionRow) -> int:
    """A decision: what it committed, and what the seats that took a step have laid since."""
    after = made.moves[0].number if made.moves else made.after
    if [move.number for move in made.moves] != [*range(after or 0, (after or 0) + len(made.moves))]:
        raise Conflict(table_id)
    conditions = [tables.c.status == "playing"]
    if after is not None:
        conditions.append(tables.c.moved == after)
    row = _count_change(
        to,
        table_id,
        *conditions,
        all_notice=bool(made.moves),
        moved=tables.c.moved + len(made.moves),
        status=made.status,
        bots_due=_still_right(made),
        record=tables.c.record if made.record is None else made.record,
    )
    for turned in made.seats:
        values: dict[str, Any] = {"turn": turned.turn, "draft": turned.draft}
        if turned.seen is not None:
            values["seen"] = turned.seen
        _change_seat_row(
            to, table_id, turned.seat, seats.c.turn == turned.turn_before, values=values
        )
    if made.moves:
        rows = [{"table_id": table_id, **asdict(move)} for move in made.moves]
        to.execute(insert(moves), rows)
    return int(row.version)


def _still_right(made: DecisionRow) -> bool | ColumnElement[bool]:
    """Whether bots are due, as far as the decider could know.

    A seat may have gone to a bot since they looked. If the bots look for nothing, that does no
    harm; if nobody looks, the table waits forever.
    """
    if made.bots_due or made.version is None or made.status == "over":
        return made.bots_due
    return case((tables.c.version == made.version, False), else_=True)


def rest(to: Connection, table_id: str, version: int) -> None:
    """No bot is to decide at this version; if the table has changed since, they look again."""
    to.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.version == version)
        .values(bots_due=False)
    )


def start(to: Connection, table_id: str, rules: int, bots_due: bool) -> int:
    """Begin to play by these `rules`; a `Conflict` if it has begun, or a seat is still open."""
    row = _count_change(to, table_id, _GATHERS, status="playing", rules=rules, bots_due=bots_due)
    free = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.kind == "open")
    if to.execute(free).first() is not None:
        raise Conflict(table_id)
    return int(row.version)


def close_table(to: Connection, table_id: str) -> dict[str, int]:
    """The table will not play: its host has closed it while it gathered.

    Returns the versions of all tables that this changes.
    """
    version = int(_count_change(to, table_id, _GATHERS, status="closed").version)
    return {table_id: version, **forget_rematches(to, [table_id])}


def forget_rematches(to: Connection, gone: Sequence[str]) -> dict[str, int]:
    """Players whose next table will not play may set up another one; returns new versions.

    In the lists their game stays where it was: nothing has happened in it.
    """
    counted = _counted()
    del counted["shown_at"]
    forgetting = (
        update(tables)
        .where(tables.c.rematch.in_(gone))
        .values(**counted, rematch=None)
        .returning(tables.c.id, tables.c.version)
    )
    return {row.id: row.version for row in to.execute(forgetting)}


def set_rematch(to: Connection, table_id: str, other: str) -> int:
    """The table that these players go to next: there is one only."""
    row = _count_change(to, table_id, tables.c.rematch.is_(None), rematch=other)
    return int(row.version)


# -- seats and talk -------------------------------------------------------------------------------


def sit(
    to: Connection,
    table_id: str,
    seat: int,
    *,
    guest: str,
    name: str,
    token: str,
    invite: str | None = None,
) -> int:
    """A guest takes an open seat; with an `invite`, only if the seat still offers it."""
    row = _count_change(to, table_id, _GATHERS)
    conditions = [seats.c.kind == "open"]
    if invite is not None:
        conditions.append(seats.c.invite == invite)
    taken = {"kind": "person", "guest": guest, "name": name, "token": token, "away": False}
    taken["seen"] = time.time()
    _change_seat_row(to, table_id, seat, *conditions, values=taken)
    return int(row.version)


def stand_up(to: Connection, table_id: str, seat: int, guest: str) -> int:
    """A guest leaves a seat of a table that gathers: it is open again, to anybody with its link.

    A `Conflict` if it is not that guest's, or the table has begun to play.
    """
    row = _count_change(to, table_id, _GATHERS)
    conditions = (seats.c.kind == "person", seats.c.guest == guest)
    left = {"kind": "open", "guest": None, "name": "", "token": None, "seen": 0.0}
    _change_seat_row(to, table_id, seat, *conditions, values=left)
    return int(row.version)


def change_seat(
    to: Connection,
    table_id: str,
    seat: int,
    *,
    was: SeatRow | None = None,
    **change: Unpack[SeatChange],
) -> int:
    """Change who plays a seat and how; given what it `was`, only if nobody else did so.

    While a table plays, a change of `kind` or `away` makes the bots look.
    """
    looks: dict[str, Any] = {}
    if change.keys() & {"kind", "away"}:  # then it may be a bot's decision now
        looks["bots_due"] = or_(tables.c.bots_due, tables.c.status == "playing")
    row = _count_change(to, table_id, **looks)
    conditions = []
    if was is not None:
        conditions += [seats.c.kind == was.kind, seats.c.away == was.away]
        conditions.append(seats.c.guest.is_not_distinct_from(was.guest))
    _change_seat_row(to, table_id, seat, *conditions, values=change)
    return int(row.version)


def say(to: Connection, table_id: str, seat: int | None, name: str, text: str) -> int:
    """Somebody says something at a table; without a `seat`, somebody who watches."""
    row = _count_change(to, table_id, said=tables.c.said + 1)
    line = {"number": row.said - 1, "seat": seat, "name": name, "text": text, "at": time.time()}
    to.execute(insert(chat).values(table_id=table_id, **line))
    return int(row.version)


def mark_present(to: Connection, table_id: str, present: Collection[int], at: float) -> None:
    """Note a sign of life for some seats, never an older one; the version stays."""
    to.execute(
        update(seats)
        .where(seats.c.table_id == table_id, seats.c.seat.in_(present), seats.c.seen < at)
        .values(seen=at)
    )


def mark_watched(to: Connection, table_id: str, at: float) -> None:
    """Note that somebody has the table's page open, never an older moment; the version stays."""
    to.execute(
        update(tables).where(tables.c.id == table_id, tables.c.watched < at).values(watched=at)
    )


# -- beside the tables ----------------------------------------------------------------------------


def lease(
    to: Connection, table_id: str, owner: str, now: ColumnElement[float], seconds: float
) -> bool:
    """Let a process play the bots of a table for a while, if no other does."""
    free = or_(
        tables.c.lease_owner.is_(None), tables.c.lease_owner == owner, tables.c.lease_until < now
    )
    taking = (
        update(tables)
        .where(tables.c.id == table_id, free)
        .values(lease_owner=owner, lease_until=now + seconds)
    )
    return to.execute(taking).rowcount == 1


def release(to: Connection, table_id: str, owner: str) -> None:
    """A process is done with the bots of a table."""
    to.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.lease_owner == owner)
        .values(lease_owner=None, lease_until=None)
    )


def prune(to: Connection, moment: float) -> list[str]:
    """Clear away the tables that never played and that nobody has looked at since then.

    Returns which. Forget only afterwards that they were rematches: tables are locked in the same
    order as where one is closed.
    """
    seen = exists().where(seats.c.table_id == tables.c.id, seats.c.seen >= moment)
    old = (tables.c.status.in_(("gathering", "closed")), tables.c.changed < moment, ~seen)
    return list(to.scalars(delete(tables).where(*old).returning(tables.c.id)))


def keep_record(to: Connection, record_id: str, text: str) -> None:
    """A record for replays; one that is there already stays."""
    row = {"id": record_id, "text": text, "at": time.time()}
    to.execute(_unless_there(to, records).values(row))


def keep_key(to: Connection, name: str, value: bytes) -> None:
    """One of the server's keys; one that is there already stays."""
    to.execute(_unless_there(to, keys).values(name=name, value=value))


def _unless_there(to: Connection, kept: Table) -> Insert:
    """An insert that leaves alone what is there."""
    if to.dialect.name == "postgresql":
        return postgresql.insert(kept).on_conflict_do_nothing()
    return sqlite.insert(kept).on_conflict_do_nothing()
