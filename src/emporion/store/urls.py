"""Addresses of databases: what people write, and what the drivers want."""

import re
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from .errors import BadDatabase

_DRIVERS: Final = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}


def read_url(url: str) -> URL:
    """An address with the driver that we use for it; raises `BadDatabase`.

    >>> read_url("sqlite:///tables.db")
    sqlite:///tables.db
    >>> read_url("postgresql://localhost/emporion?sslmode=require")
    postgresql+asyncpg://localhost/emporion?ssl=require
    """
    try:
        asked = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(asked=without_password(url)) from error
    driver = _DRIVERS.get(asked.drivername)
    if driver is None or (driver == "sqlite" and not _names_a_file(asked)):
        raise BadDatabase(asked=without_password(url))
    return _in_the_drivers_words(asked.set(drivername=driver))


def without_password(url: str) -> str:
    """An address that may be shown, whether or not it can be read.

    >>> without_password("postgresql://red:secret@host/name")
    'postgresql://red:***@host/name'
    """
    return re.sub(r"(://[^:/?#]*):.*@", r"\1:***@", url, flags=re.DOTALL)


def _names_a_file(url: URL) -> bool:
    """A database in memory would lose what was acknowledged, and a host has no file."""
    return bool(url.database) and url.database != ":memory:" and not (url.host or url.query)


def _in_the_drivers_words(url: URL) -> URL:
    """PostgreSQL's own programs say `sslmode` where asyncpg says `ssl`."""
    mode = url.query.get("sslmode")
    if not isinstance(mode, str):
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
