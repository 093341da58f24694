"""Real servers: `emporion serve` as a process of its own, or the application in a thread."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from ..ports import Port

SOON = 60.0
"""Seconds in which a server on a busy machine is there."""


class Served:
    """A running server: its address, and what it says."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, log: Path) -> None:
        self.process = process
        self.url = url
        self.log = log

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Ask it to end; its exit code, and all that it has said on standard error."""
        self.process.send_signal(how)
        code = self.process.wait(SOON)
        return code, self.log.read_text()


def surroundings(folder: Path) -> dict[str, str]:
    """A home of its own, so that the files of the person who runs the tests stay as they are."""
    return os.environ | {"XDG_DATA_HOME": str(folder), "HOME": str(folder), "LANG": "C.UTF-8"}


@contextmanager
def free_port() -> Iterator[int]:
    """A port that nobody listens at, unless we do."""
    port = Port()
    try:
        yield port.number
    finally:
        port.close()


@contextmanager
def server(folder: Path, *arguments: str) -> Iterator[Served]:
    """A server with a database in a folder; it has said that it is ready."""
    log = folder / "log"
    with free_port() as port, log.open("w") as written:
        process = subprocess.Popen(
            [sys.executable, "-m", "emporion", "serve", "--port", str(port), *arguments],
            env=surroundings(folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
        )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert str(port) in line, log.read_text()
            yield Served(process, f"http://127.0.0.1:{port}", log)
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


@contextmanager
def answering(app: FastAPI) -> Iterator[str]:
    """A real server in a thread: its address."""
    with free_port() as port:
        config = uvicorn.Config(app, port=port, log_config=None, access_log=False)
        serving = uvicorn.Server(config)
        thread = threading.Thread(target=serving.run)
        thread.start()
        until = time.monotonic() + SOON
        try:
            while not serving.started and time.monotonic() < until:
                time.sleep(0.02)
            yield f"http://127.0.0.1:{port}"
        finally:
            serving.should_exit = True
            thread.join(SOON)
