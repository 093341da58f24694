"""What stands between the network and the pages: origin, size, pace, and headers on all answers."""

import time
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.errors import EmporionError
from .answers import refuse
from .context import services
from .errors import ForeignOrigin, TooFast, TooLarge, UnreadableRequest

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

LARGEST: Final = 64 * 1024
LARGEST_RECORD: Final = 2 * 1024 * 1024

_DIGITS: Final = 12
"""A length of more digits is not even read."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)

_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses what comes from elsewhere, is too large, or too much of it; marks all answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._pace = RateLimiter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(HTTPConnection(scope), scope)
        except EmporionError as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4403, "reason": error.code})
                return
            await refuse(Request(scope), error)(scope, receive, _marked(send))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._app(scope, _bounded(receive, _largest(scope)), _marked(send))

    def _check(self, connection: HTTPConnection, scope: Scope) -> None:
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        settings = services(connection).settings
        if changes and not is_ours(connection, settings.origins):
            raise ForeignOrigin
        if not changes:
            return
        length = connection.headers.get("content-length", "0")
        largest = _largest(scope)
        if not (length.isascii() and length.isdigit()):
            raise UnreadableRequest(what="content-length")
        if len(length.lstrip("0")) > _DIGITS or int(length) > largest:
            raise TooLarge(most=largest)
        client = connection.client.host if connection.client else ""
        wait = self._pace.take(client, settings.posts_per_second, time.monotonic())
        if wait > 0:
            raise TooFast(seconds=max(1, round(wait)))


def is_ours(connection: HTTPConnection, further: tuple[str, ...]) -> bool:
    """Whether a request that changes something comes from a page of ours, or from no page at all.

    A browser always says from which origin it posts or opens a socket; a program says nothing.
    """
    headers: Headers = connection.headers
    origin = headers.get("origin")
    if origin is not None:
        # An origin is a scheme and a host, nothing else; "null" has neither.
        named = origin.partition("://")[2]
        return origin in further or (named != "" and named == headers.get("host"))
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _largest(scope: Scope) -> int:
    path: str = scope["path"]
    takes_records = path.rstrip("/") in ("/replays", "/api/replays")
    return LARGEST_RECORD if takes_records else LARGEST


def _bounded(receive: Receive, largest: int) -> Receive:
    """Stop reading a body that is longer than it said, or did not say."""
    read = 0

    async def receive_bounded() -> Message:
        nonlocal read
        message = await receive()
        if message["type"] == "http.request":
            read += len(message.get("body", b""))
            if read > largest:
                raise TooLarge(most=largest)
        return message

    return receive_bounded


def _marked(send: Send) -> Send:
    """Answers with the headers that keep a browser careful."""

    async def send_marked(message: Message) -> None:
        if message["type"] == "http.response.start":
            mark(MutableHeaders(scope=message))
        await send(message)

    return send_marked


def mark(headers: MutableHeaders) -> None:
    """Put them on an answer."""
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)


class RateLimiter:
    """How much each visitor has asked for lately: a token bucket each."""

    _KEPT: Final = 10_000
    _BURST: Final = 3.0

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str, rate: float, now: float) -> float:
        """Note a request; returns 0 if it may pass, else the seconds until it may."""
        burst = max(1.0, rate * self._BURST)
        left, last = self._buckets.pop(client, (burst, now))
        left = min(burst, left + (now - last) * rate)
        passes = left >= 1
        self._buckets[client] = (left - 1 if passes else left, now)
        while len(self._buckets) > self._KEPT:
            self._buckets.popitem(last=False)
        return 0.0 if passes else (1 - left) / rate
