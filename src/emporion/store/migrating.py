"""Bring a database up to date, whatever older Emporion made it."""

from pathlib import Path
from typing import Final

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import text
from sqlalchemy.engine import Connection

from .errors import NewerDatabase

FOLDER: Final = Path(__file__).parent / "migrations"

_LOCK: Final = 0x656D706F72696F6E
"""PostgreSQL's advisory locks are numbers; these are the letters of our name."""


def migrate(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction that the connection is in.

    Several processes may start at once: the first migrates, the others wait and find it done.
    SQLite's transaction keeps the others out; PostgreSQL's needs a lock besides.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    scripts = ScriptDirectory(FOLDER, version_locations=[FOLDER])
    context = MigrationContext.configure(
        connection,
        opts={"fn": lambda heads, _: scripts._upgrade_revs("head", heads), "script": scripts},
    )
    _refuse_newer(context, scripts)
    # Alembic's `op` is one for the whole process, but two databases may be opened at once.
    context.run_migrations(op=Operations(context))


def _refuse_newer(context: MigrationContext, scripts: ScriptDirectory) -> None:
    """A revision that we do not know is one of an Emporion to come."""
    for head in context.get_current_heads():
        try:
            scripts.get_revision(head)
        except CommandError as error:
            raise NewerDatabase from error
