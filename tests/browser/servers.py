"""Servers as processes of their own: started, stopped, killed, and started again."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from ..ports import Port
from .archives import Archive, SqliteArchive

_ROOT = Path(__file__).parents[2]

_PATIENCE = 120.0
"""Seconds for a process to start or to end, on a machine that has other things to do."""

QUICK = {
    "workers": 1,
    "pace": 0.0,
    "forced_delay": 0.0,
    "posts_per_second": 1000.0,
    "lease": 30.0,
    "sweep": 2.0,
}
"""Bots answer at once, and nobody is too fast."""


class Server:
    """A server on a port of its own, which keeps its port and its database when it starts again."""

    def __init__(self, database: str, archive: Archive, folder: Path, **settings: Any) -> None:
        self.database = database
        self.archive = archive
        self._door = Port()
        self.port = self._door.number
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = QUICK | settings
        self._folder = folder
        self._lives = 0
        self._process: subprocess.Popen[bytes] | None = None

    # -- its life ---------------------------------------------------------------------------------

    def start(self, **changed: Any) -> None:
        """Start it with quick bots, some settings `changed`, and wait until it answers."""
        told = self._settings | changed | {"port": self.port, "database": self.database}
        self._run(["-m", "tests.browser.run_server", json.dumps(told)])

    def start_as_people_do(self) -> None:
        """Start it by the command, with the bots' own pace."""
        place = ["--port", str(self.port), "--database", self.database]
        self._run(["-m", "emporion", "serve", "--no-open", *place])

    def _run(self, arguments: Sequence[str]) -> None:
        self._lives += 1
        with self._log.open("xb") as log:
            self._process = subprocess.Popen(
                [sys.executable, *arguments],
                cwd=_ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"it did not start:\n{self._log.read_text()}"
            assert time.monotonic() < until, f"it does not answer:\n{self._log.read_text()}"
            time.sleep(0.05)
        self.archive.keep_history()

    @property
    def _log(self) -> Path:
        """What it says in this life."""
        return self._folder / f"server-{self.port}-{self._lives}.log"

    def _answers(self) -> bool:
        asking = HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)
        try:
            asking.request("GET", "/health")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """The process that serves."""
        assert self._process is not None
        return self._process

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.process.kill()
        self.process.wait(_PATIENCE)
        self._process = None

    def stop(self) -> None:
        """End it as an operator does; it must end well, and have complained of nothing."""
        self._door.close()
        if self._process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(_PATIENCE)
        self._process = None
        assert code == 0, f"it ended with {code}:\n{self._log.read_text()}"
        complaints = self.complaints()
        assert not complaints, "\n".join(complaints)

    def complaints(self) -> list[str]:
        """What it has logged as an error or a warning. Every line is JSON."""
        grave = ("warning", "error", "critical")
        lines = self._log.read_text().splitlines()
        return [line for line in lines if json.loads(line)["level"] in grave]


def sqlite_server(folder: Path, **settings: Any) -> Server:
    """A server that keeps its games in a file."""
    file = folder / "emporion.sqlite"
    return Server(f"sqlite:///{file}", SqliteArchive(file), folder, **settings)


def workers_of(process: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [found for child in map(int, children) for found in (child, *workers_of(child))]


def is_running(process: int) -> bool:
    """Whether a process is still there, and not merely waited for."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
