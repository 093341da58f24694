"""A server as a process of its own, for benchmarks and pictures."""

import json
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

_SERVE = """
import json
import sys
from emporion.web.server import run
from emporion.web.settings import ServerSettings

if __name__ == "__main__":
    run(ServerSettings(**json.loads(sys.argv[1])), lambda: None)
"""

HOST = "127.0.0.1"


@contextmanager
def serving(database: str, **settings: object) -> Iterator[tuple[int, int]]:
    """A server that answers; gives its port and its process's number."""
    with socket.socket() as found:
        found.bind((HOST, 0))
        port: int = found.getsockname()[1]
    asked = json.dumps({"port": port, "database": database, "log_level": "error", **settings})
    server = subprocess.Popen([sys.executable, "-c", _SERVE, asked])
    try:
        _wait_for(f"http://{HOST}:{port}/health")
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(address: str) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not answer")
