"""Databases that have our tables: a test process runs the migrations once, and copies them."""

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from emporion.store import Store


def sqlite_at(path: Path) -> str:
    """The address of a database file at a path; a new one is as `Store.open` leaves it."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(_migrated_file())
    return f"sqlite:///{path}"


def migrate(url: str) -> None:
    """Make the tables of an empty database."""
    asyncio.run(_open_and_close(url))


@cache
def _migrated_file() -> bytes:
    with tempfile.TemporaryDirectory(prefix="emporion-") as folder:
        path = Path(folder) / "tables.db"
        migrate(f"sqlite:///{path}")
        return path.read_bytes()


async def _open_and_close(url: str) -> None:
    await (await Store.open(url)).close()
