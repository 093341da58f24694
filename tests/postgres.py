"""A PostgreSQL of our own: a cluster in a folder that goes when the tests are over.

Nothing is started before the first test that asks for it.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from .databases import migrate

USER = "postgres"
"""The database's user, and the one that the server runs as where we are root, which it refuses."""

_SWIFT = {
    "autovacuum": "off",
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "100",
    "synchronous_commit": "off",
}
"""Nothing here has to outlive the machine, and nobody else has to reach it."""


_EMPTY = """
SET client_min_messages = error;
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""
"""Makes a database as good as new, even where a test that failed has left it open."""

_CLEAR = """
SET client_min_messages = error;
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'
); END $$;
"""
"""Takes out all rows, and leaves the tables."""


class Postgres:
    """A running server, which listens on a socket in its own folder."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._numbers = count(1)
        self._empty: list[str] = []
        self._migrated: list[str] = []

    def start(self) -> None:
        """Make the cluster and wait until it answers."""
        data = str(self._folder / "data")
        fresh = ("-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self._run("initdb", "-D", data, *fresh)
        settings = " ".join(f"-c {name}='{value}'" for name, value in _SWIFT.items())
        told = f"-k '{self._folder}' {settings}"
        self._run("pg_ctl", "-D", data, "-w", "-l", f"{data}/log", "-o", told, "start")

    def stop(self) -> None:
        """End the server at once: nothing of it is kept."""
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-m", "immediate", "stop")

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database. It is emptied again, which is quicker than a new one:
        even an empty database is some hundred files.
        """
        name = self._empty.pop() if self._empty else self._new()
        yield self._address(name)
        self.sql(name, _EMPTY)
        self._empty.append(name)

    @contextmanager
    def migrated(self) -> Iterator[str]:
        """The address of a database that has our tables, and no rows in them."""
        if self._migrated:
            name = self._migrated.pop()
        else:
            name = self._new()
            migrate(self._address(name))
        yield self._address(name)
        self.sql(name, _CLEAR)
        self._migrated.append(name)

    def _address(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self._folder}"

    def _new(self) -> str:
        name = f"emporion_{next(self._numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return name

    def sql(self, database: str, statement: str) -> str:
        """What a database answers to a statement."""
        where = ("-h", str(self._folder), "-U", USER, "-d", database)
        return self._run("psql", *where, "-qAtXc", statement).strip()

    @staticmethod
    def name(url: str) -> str:
        """The name of the database at an address."""
        return url.partition("@/")[2].partition("?")[0]

    def hang_up(self, url: str, which: str = "true") -> None:
        """End the connections of a database, all or some, and wait until they are gone: its
        clients notice as soon as they look.
        """
        name = self.name(url)
        ended = "SELECT count(pg_terminate_backend(pid, 60000)) FROM pg_stat_activity"
        self.sql("postgres", f"{ended} WHERE datname = '{name}' AND {which}")

    def _run(self, program: str, *arguments: str) -> str:
        # pg_ctl's server inherits its output: a pipe would stay open for as long as it runs.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(
                [self._programs / program, *arguments],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                check=False,
                user=_somebody_else(),
                group=_somebody_else(),
            )
            said.seek(0)
            output = said.read()
        if done.returncode:
            pytest.fail(f"{program} failed:\n{output}")
        return output


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The server of this test process."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="emporion-pg-"))
    try:
        if _somebody_else():
            shutil.chown(folder, USER, USER)
        server = Postgres(programs, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


def _programs() -> Path:
    """The folder with PostgreSQL's programs; Debian keeps those of the server off the path."""
    places = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name)
    )
    on_path = shutil.which("initdb")
    for place in [*reversed(places), *([Path(on_path).parent] if on_path else [])]:
        if (place / "initdb").exists():
            return place
    pytest.fail(
        "these tests start a PostgreSQL, and there is none here; `make test` installs it "
        "(Debian: apt install postgresql)"
    )


def _somebody_else() -> str | None:
    """Whom to run as: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    try:
        pwd.getpwnam(USER)
    except KeyError:
        pytest.fail(f"PostgreSQL does not run as root, and there is no user '{USER}' to run as")
    return USER
