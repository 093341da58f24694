"""Each test of the store runs on a SQLite file and on a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from emporion.store import Store

from ..databases import sqlite_at
from ..postgres import Postgres


@pytest.fixture
def anyio_backend() -> str:
    """The loop that our drivers run on."""
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nobody has opened yet, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/folder/tables.db"
    return str(request.getfixturevalue("new_shared_url"))


@pytest.fixture
def new_shared_url(postgres: Postgres) -> Iterator[str]:
    """The address of a database that nobody has opened yet, for several processes."""
    with postgres.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without a table to play at, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path / "folder" / "tables.db")
    return str(request.getfixturevalue("shared_url"))


@pytest.fixture
def shared_url(postgres: Postgres) -> Iterator[str]:
    """The address of such a database that several processes may use."""
    with postgres.migrated() as address:
        yield address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An empty store."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str, store: Store) -> AsyncIterator[Store]:
    """The same database, opened once more, as by another process."""
    opened = await Store.open(url)
    yield opened
    await opened.close()
