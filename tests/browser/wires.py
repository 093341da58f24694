"""A browser's line to the servers, on which everything that it receives can be heard.

It is a proxy: what it has noted is what went over the wire, however soon the browser has left the
page that it was for.
"""

import re
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

_END = b"\r\n\r\n"
_TEXT = b"\x81"

_NOT_PASSED_ON = (
    "connection:",
    "proxy-connection:",
    "accept-encoding:",
    "sec-websocket-extensions:",
)


@dataclass(frozen=True)
class Message:
    """An answer of a server, or what came through a socket."""

    at: float
    path: str
    """With its query."""
    cookies: dict[str, str]
    """Those that it was asked with."""
    languages: str
    """Those that the browser asked for."""
    status: int
    head: bytes
    body: bytes

    @property
    def is_news(self) -> bool:
        """Whether a socket said it."""
        return self.status == 101 and self.head == _TEXT

    @property
    def is_page(self) -> bool:
        """Whether it is HTML, whole or in part."""
        return re.search(rb"(?mi)^content-type: text/html", self.head) is not None

    @property
    def is_static(self) -> bool:
        """Whether it is the same for everybody."""
        return self.path.startswith("/static/")


class Wire:
    """One browser's line; its proxy's address is given to the browser."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.asked: list[str] = []
        """The paths that the browser has asked for."""
        self._proxy = _Proxy(("127.0.0.1", 0), _Call)
        self._proxy.wire = self
        self.address = f"http://127.0.0.1:{self._proxy.server_address[1]}"
        self._thread = threading.Thread(target=self._proxy.serve_forever, args=(0.05,))
        self._thread.start()

    def close(self) -> None:
        """Take no more calls."""
        self._proxy.shutdown()
        self._proxy.server_close()
        self._thread.join()

    def note(self, request: "_Request", status: int, head: bytes, body: bytes) -> None:
        """Keep what was received."""
        self.messages.append(
            Message(
                at=time.time(),
                path=request.path,
                cookies=request.cookies,
                languages=request.field("accept-language"),
                status=status,
                head=head,
                body=body,
            )
        )


class _Proxy(socketserver.ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 64
    wire: Wire


class _Request:
    """The head of a request."""

    def __init__(self, head: bytes) -> None:
        first, *self._fields = head.decode("latin-1").split("\r\n")
        self.method, self.target, _ = first.split(" ")
        place = urlsplit(self.target)
        self.path = place.path + (f"?{place.query}" if place.query else "")

    def field(self, name: str) -> str:
        """The value of a field, if it is there."""
        wanted = f"{name}:"
        found = (line for line in self._fields if line.lower().startswith(wanted))
        return next(found, wanted)[len(wanted) :].strip()

    @property
    def cookies(self) -> dict[str, str]:
        """What the browser was told to remember."""
        return {name: one.value for name, one in SimpleCookie(self.field("cookie")).items()}

    @property
    def length(self) -> int:
        """How long the body is."""
        return int(self.field("content-length") or 0)

    def passed_on(self) -> bytes:
        """The head as a server gets it; compressed, nothing could be heard."""
        kept = [line for line in self._fields if not line.lower().startswith(_NOT_PASSED_ON)]
        upgrade = self.field("upgrade")
        kept.append(f"Connection: {'Upgrade' if upgrade else 'close'}")
        return "\r\n".join([f"{self.method} {self.path} HTTP/1.1", *kept]).encode("latin-1") + _END


class _Call(socketserver.BaseRequestHandler):
    """One connection of the browser: one request, or a tunnel for a socket."""

    request: socket.socket
    server: _Proxy

    def handle(self) -> None:
        """Pass on what is asked and what is answered."""
        # A server that is gone hangs up, and so does a browser that wants nothing any more.
        with suppress(OSError):
            head, rest = _read_head(self.request)
            if not head:
                return
            request = _Request(head)
            if request.method == "CONNECT":
                self._tunnel(request.target)
            else:
                place = urlsplit(request.target)
                self._fetch(request, rest, (place.hostname or "", place.port or 80))

    def _fetch(self, request: _Request, body: bytes, place: tuple[str, int]) -> None:
        while len(body) < request.length:
            body += _some(self.request)
        self.server.wire.asked.append(request.path)
        with socket.create_connection(place) as server:
            server.sendall(request.passed_on() + body)
            answer = b"".join(_all(server))
        head, _, said = answer.partition(_END)
        if not _is_whole(head, said):
            return  # the server has died over it
        self.server.wire.note(request, int(head.split(b" ", 2)[1]), head, said)
        self.request.sendall(answer)

    def _tunnel(self, target: str) -> None:
        host, _, port = target.partition(":")
        with socket.create_connection((host, int(port))) as server:
            self.request.sendall(b"HTTP/1.1 200 OK" + _END)
            head, rest = _read_head(self.request)
            if not head:
                return
            request = _Request(head)
            self.server.wire.asked.append(request.path)
            server.sendall(request.passed_on() + rest)
            threading.Thread(target=_pass_on, args=(self.request, server), daemon=True).start()
            head, rest = _read_head(server)
            self.request.sendall(head + _END + rest)
            frames = _Frames(rest)
            while True:
                for kind, said in frames:
                    self.server.wire.note(request, 101, kind, said)
                said = _some(server)
                frames.add(said)
                self.request.sendall(said)


class _Frames(Iterator[tuple[bytes, bytes]]):
    """The messages in what a server says through a socket, with their kinds; short ones."""

    def __init__(self, begun: bytes) -> None:
        self._left = begun

    def add(self, said: bytes) -> None:
        """What came next."""
        self._left += said

    def __next__(self) -> tuple[bytes, bytes]:
        if len(self._left) < 2:
            raise StopIteration
        length, start = self._left[1], 2
        if length == 126:
            length, start = int.from_bytes(self._left[2:4]), 4
        if len(self._left) < start + length:
            raise StopIteration
        kind, said = self._left[:1], self._left[start : start + length]
        self._left = self._left[start + length :]
        return kind, said


def _is_whole(head: bytes, body: bytes) -> bool:
    """Whether an answer has come to its end; one without a length ends with its connection."""
    length = re.search(rb"(?mi)^content-length: *(\d+)", head)
    return bool(head) and (length is None or len(body) >= int(length[1]))


def _some(line: socket.socket) -> bytes:
    """What comes next; an `OSError` where nothing does."""
    said = line.recv(1 << 16)
    if not said:
        raise ConnectionResetError
    return said


def _all(line: socket.socket) -> Iterator[bytes]:
    """Everything until the other side hangs up."""
    while said := line.recv(1 << 16):
        yield said


def _read_head(line: socket.socket) -> tuple[bytes, bytes]:
    """A head, and what has come after it already; empty where the other side hangs up."""
    read = b""
    while _END not in read:
        said = line.recv(1 << 16)
        if not said:
            return b"", b""
        read += said
    head, _, rest = read.partition(_END)
    return head, rest


def _pass_on(browser: socket.socket, server: socket.socket) -> None:
    """What the browser says through a tunnel."""
    with suppress(OSError):
        for said in _all(browser):
            server.sendall(said)
    with suppress(OSError):
        server.shutdown(socket.SHUT_RDWR)
