"""A server's database as its tests read it, with all that it went through.

The database notes by itself, in triggers, how each version of a table was: so what a page showed
can be compared with what there was at that moment, in whichever order they came.
"""

import contextlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Protocol

from emporion.store.rows import MoveRow, SeatRow, StoredTable, TableRow

from ..postgres import Postgres

_SEAT = "seat, kind, level, guest, name, invite, token, away, turn, draft"
_NEW_SEAT = ", ".join(f"new.{column}" for column in _SEAT.split(", "))

_NOTE_TABLE = """
INSERT INTO history (table_id, version, shown, moved, status, changed)
VALUES (new.id, new.version, new.shown, new.moved, new.status, new.changed);
"""
_NOTE_SEAT = f"INSERT INTO history (table_id, {_SEAT}) VALUES (new.table_id, {_NEW_SEAT});"

_EVENTS = {
    "a table is made": ("INSERT ON tables", _NOTE_TABLE),
    "a table changes": ("UPDATE OF version ON tables", _NOTE_TABLE),
    "a seat is made": ("INSERT ON seats", _NOTE_SEAT),
    "a seat changes": (f"UPDATE OF {_SEAT} ON seats", _NOTE_SEAT),
}

_HISTORY = """
CREATE TABLE IF NOT EXISTS history (
    place {serial} PRIMARY KEY, table_id TEXT, version INTEGER, shown INTEGER, moved INTEGER,
    status TEXT, changed DOUBLE PRECISION, seat INTEGER, kind TEXT, level TEXT, guest TEXT,
    name TEXT, invite TEXT, token TEXT, away BOOLEAN, turn INTEGER, draft TEXT
);
"""


class Archive(Protocol):
    """A database that can be asked."""

    def keep_history(self) -> None:
        """Let the database note each version of its tables from now on."""

    def rows(self, question: str) -> list[dict[str, Any]]:
        """What the database answers."""


class SqliteArchive:
    """A file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def keep_history(self) -> None:
        """Notes in the same transactions as what they are about."""
        with self._open() as database:
            database.executescript(_HISTORY.format(serial="INTEGER"))
            for name, (event, note) in _EVENTS.items():
                database.executescript(
                    f'CREATE TRIGGER IF NOT EXISTS "{name}" AFTER {event} BEGIN {note} END;'
                )

    def rows(self, question: str) -> list[dict[str, Any]]:
        """Everything as Python has it."""
        with self._open() as database:
            return [dict(row) for row in database.execute(question)]

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with contextlib.closing(sqlite3.connect(self._path, timeout=60)) as database:
            database.row_factory = sqlite3.Row
            yield database


class PostgresArchive:
    """A database on a server."""

    def __init__(self, server: Postgres, url: str) -> None:
        self._server = server
        self._name = server.name(url)

    def keep_history(self) -> None:
        """The same notes; a trigger has to be a function here."""
        said = ["SET client_min_messages = error;", _HISTORY.format(serial="SERIAL")]
        for number, (event, note) in enumerate(_EVENTS.values()):
            said.append(
                f"CREATE OR REPLACE FUNCTION note_{number}() RETURNS trigger LANGUAGE plpgsql AS "
                f"$$ BEGIN {note} RETURN NULL; END $$;"
                f"CREATE OR REPLACE TRIGGER note_{number} AFTER {event} "
                f"FOR EACH ROW EXECUTE FUNCTION note_{number}();"
            )
        self._server.sql(self._name, "".join(said))

    def rows(self, question: str) -> list[dict[str, Any]]:
        """Everything as JSON has it."""
        asked = f"SELECT coalesce(json_agg(to_json(answer)), '[]') FROM ({question}) AS answer"
        found: list[dict[str, Any]] = json.loads(self._server.sql(self._name, asked))
        return found


# -- what was -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Version:
    """A table at one of its versions."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    moved: int


class TableHistory:
    """Every version of one table."""

    def __init__(self, table: TableRow, moves: tuple[MoveRow, ...]) -> None:
        self.table = table
        """As it is now."""
        self.moves = moves
        self.versions: dict[int, Version] = {}
        self.ended: float | None = None
        self.guests: dict[int, set[str]] = {}
        """Who has had each seat."""
        self.tokens: dict[str, int] = {}
        self.invites: set[str] = set()

    def noticed(self, seats: Sequence[int]) -> dict[int, int]:
        """The versions by the numbers under which the holder of some seats is shown them.

        Those between which others have only drafted have the same number there.
        """
        return {
            then.table.shown + sum(row.turn for row in then.seats if row.seat in seats): version
            for version, then in self.versions.items()
        }

    def stored(self, version: int, known: int) -> StoredTable:
        """What there was at a version, with the moves from a number on."""
        then = self.versions[version]
        return StoredTable(then.table, then.seats, self.moves[known : then.moved], ())


class History:
    """All that happened in a database, until it is read again."""

    def __init__(self, archive: Archive) -> None:
        moves: dict[str, list[MoveRow]] = {}
        for row in archive.rows("SELECT * FROM moves ORDER BY table_id, number"):
            row["actions"] = tuple(_json(row["actions"]))
            moves.setdefault(row["table_id"], []).append(_made(MoveRow, row))
        self.tables: dict[str, TableHistory] = {}
        for row in archive.rows("SELECT * FROM tables"):
            row["options"] = _json(row["options"])
            table = _made(TableRow, row)
            self.tables[table.id] = TableHistory(table, tuple(moves.get(table.id, ())))
        records = archive.rows("SELECT id, text FROM records")
        self.records: dict[str, str] = {row["id"]: row["text"] for row in records}
        self._go_through(archive.rows("SELECT * FROM history ORDER BY place"))

    def seats_of(self, record: str) -> tuple[SeatRow, ...]:
        """Who had the seats of the table that a record was played at, if it was one of these."""
        played = [each for each in self.tables.values() if each.table.record == record]
        return played[0].versions[max(played[0].versions)].seats if played else ()

    def _go_through(self, notes: list[dict[str, Any]]) -> None:
        """A table's own note begins a version; the seats' notes after it belong to it."""
        for note in notes:
            history = self.tables.get(note["table_id"])
            if history is None:
                continue  # it was made between two questions
            if note["seat"] is None:
                self._begin(history, note)
            else:
                self._seat(history, note)

    @staticmethod
    def _begin(history: TableHistory, note: dict[str, Any]) -> None:
        number, status = note["version"], note["status"]
        before = history.versions.get(number - 1)
        now = TableRow(
            **{one.name: getattr(history.table, one.name) for one in fields(TableRow)}
            | {"version": number, "shown": note["shown"], "status": status}
        )
        history.versions[number] = Version(now, before.seats if before else (), note["moved"])
        if status == "over" and history.ended is None:
            history.ended = note["changed"]

    @staticmethod
    def _seat(history: TableHistory, note: dict[str, Any]) -> None:
        number = max(history.versions)
        then = history.versions[number]
        note = note | {"draft": tuple(_json(note["draft"])), "away": bool(note["away"]), "seen": 0}
        row = _made(SeatRow, note)
        others = [seat for seat in then.seats if seat.seat != row.seat]
        seats = tuple(sorted([*others, row], key=lambda seat: seat.seat))
        history.versions[number] = Version(then.table, seats, then.moved)
        if row.guest:
            history.guests.setdefault(row.seat, set()).add(row.guest)
        if row.token:
            history.tokens[row.token] = row.seat
        if row.invite:
            history.invites.add(row.invite)


def _json(value: Any) -> Any:
    """JSON, which one database hands out as text and the other as what it means."""
    return json.loads(value) if isinstance(value, str) else value


def _made(kind: type[Any], row: dict[str, Any]) -> Any:
    """A row of the store, from the columns that it is made of."""
    return kind(**{field.name: row[field.name] for field in fields(kind)})
