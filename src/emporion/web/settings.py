"""What a server is started with."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from ..store.urls import without_password


def default_database() -> str:
    """A file in the user's own data folder: the games outlive the process and the clone."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'emporion' / 'emporion.sqlite'}"


def default_workers() -> int:
    """A core is left for answering clicks."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class ServerSettings:
    """Where it listens, where it keeps the games, and how it behaves."""

    host: str = "127.0.0.1"
    port: int = 8417
    database: str = field(default_factory=default_database)
    lang: str | None = None
    """For visitors who have chosen none; without it, what their browser asks for."""
    log_level: str = "info"
    workers: int = field(default_factory=default_workers)
    """Processes in which bots think."""
    pace: float = 0.8
    """Seconds that a bot's turn takes at least, so that people can follow."""
    forced_delay: float = 2.5
    """The median of seconds for which a person's decision without a choice is held back, where
    nothing is known yet of how long people take: nobody should learn that there was none. 0: it
    is carried out at once."""
    origins: tuple[str, ...] = ()
    """Further origins that pages are served from, where a proxy stands before the server."""
    posts_per_second: float = 20.0
    """Changing requests that a visitor may make on average; three times as many at once."""

    @property
    def shown_database(self) -> str:
        """Where the games are kept, without the password."""
        return without_password(self.database)
