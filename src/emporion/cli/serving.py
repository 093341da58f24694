"""The server, started from the terminal: its address told, a browser opened, a clean end."""

import contextlib
import errno
import ipaddress
import socket
import sys
import threading
import webbrowser
from typing import Final

from ..text import Wording
from .errors import UsageError

_FURTHER: Final = 20
"""How many ports after the default one are tried where that is taken."""


def serve(
    words: Wording,
    lang: str | None,
    host: str | None,
    port: str | None,
    database: str | None,
    forced_delay: str | None,
    open_browser: bool,
) -> int:
    """Serve the pages until the person stops it; returns the exit code."""
    try:
        from ..web.network import is_everywhere, network_address  # noqa: PLC0415 - as below
        from ..web.server import run  # noqa: PLC0415 - an extra: what is missing is told
        from ..web.settings import ServerSettings  # noqa: PLC0415 - and the other commands start quickly
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "emporion":
            raise
        print(words.say("cli.serve.not_installed"), file=sys.stderr)
        return 2
    default = ServerSettings()
    at = host or default.host
    settings = ServerSettings(
        host=at,
        port=_port(at, port, default.port),
        database=database or default.database,
        lang=lang,
        forced_delay=default.forced_delay if forced_delay is None else _seconds(forced_delay),
        # A person at a terminal wants to know what goes wrong; a log wants to know more.
        log_level="warning" if sys.stderr.isatty() else "info",
    )
    url = f"http://{_spoken(at)}:{settings.port}/"

    def ready() -> None:
        print(words.say("cli.serve.ready", url=url, database=settings.shown_database), flush=True)
        if is_everywhere(at) and (address := network_address(at)):
            print(
                words.say("cli.serve.network", url=f"http://{address}:{settings.port}/"), flush=True
            )
        if open_browser:
            # A browser may take its time to start, and must not hold up the first page.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    return run(settings, ready)


def _seconds(asked: str) -> float:
    """Some seconds, up to a minute."""
    try:
        seconds = float(asked)
    except ValueError:
        seconds = -1.0
    if not 0.0 <= seconds <= 60.0:
        raise UsageError("seconds", asked=asked)
    return seconds


def _spoken(host: str) -> str:
    """A host as a browser on this machine reaches it."""
    with contextlib.suppress(ValueError):
        if ipaddress.ip_address(host).is_unspecified:
            return "localhost"
    return f"[{host}]" if ":" in host else host


def _port(host: str, asked: str | None, default: int) -> int:
    """The port asked for, or the first free one from the default one on."""
    if asked is not None:
        if not (asked.isdecimal() and len(asked) < 6 and 0 < int(asked) < 65536):
            raise UsageError("port", asked=asked)
        if not _is_free(host, int(asked)):
            raise UsageError("port_taken", asked=asked)
        return int(asked)
    for port in range(default, default + _FURTHER):
        if _is_free(host, port):
            return port
    raise UsageError("port_taken", asked=default)


def _is_free(host: str, port: int) -> bool:
    """Whether a server can listen there; raises `UsageError` for another machine's host."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise UsageError("host", asked=host) from None
    family, kind, protocol, _, address = found[0]
    with socket.socket(family, kind, protocol) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(address)
        except OSError as error:
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                return False
            raise UsageError("host", asked=host) from None
    return True
