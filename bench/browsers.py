"""Browsers without a window, as light as they can be: they keep a cookie, click, hear and fetch."""

import asyncio
import gzip
import json
import random
import re
import time
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect

from .serving import HOST

_TURN = re.compile(rb'name="turn" value="(\d+)"')
_ACTION = re.compile(rb'<button[^>]* name="action" value="(\d+)"')
_ASKED = re.compile(rb"<main[^>]* data-asked=\"1\"")
_STATUS = re.compile(rb"HTTP/1.1 (\d+)")
_LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
_GZIP = re.compile(rb"content-encoding: gzip", re.IGNORECASE)
_COOKIE = re.compile(rb"set-cookie: (guest=[^;]+)", re.IGNORECASE)


class Browser:
    """A visitor with a connection that is kept open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookie = "layout=desk"
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._busy = asyncio.Lock()
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None
        self.page = b""

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "") -> bytes:
        """One request; raises `OSError` where it is refused."""
        async with self._busy:
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nX-Fragment: 1\r\n"
                f"Accept-Encoding: gzip\r\n"
                f"Cookie: {self._cookie}\r\nContent-Length: {len(body)}\r\n"
                f"Content-Type: {kind or 'application/x-www-form-urlencoded'}\r\n\r\n"
            )
            try:
                headers, content = await self._send(head.encode() + body)
            except asyncio.IncompleteReadError:
                # A server closes what was idle for some seconds; a browser then opens another.
                self._writer = None
                headers, content = await self._send(head.encode() + body)
        if _GZIP.search(headers):
            content = gzip.decompress(content)
        if (cookie := _COOKIE.search(headers)) is not None:
            self._cookie = f"layout=desk; {cookie[1].decode()}"
        status = _STATUS.match(headers)
        if status is None or int(status[1]) >= 400:
            raise OSError(f"{method} {path}: {headers[:40]!r} {content[:200]!r}")
        return content

    async def _send(self, request: bytes) -> tuple[bytes, bytes]:
        """What the server answers: its headers, and what follows."""
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(HOST, self._port)
        self._writer.write(request)
        headers = await self._reader.readuntil(b"\r\n\r\n")
        length = _LENGTH.search(headers)
        return headers, await self._reader.readexactly(int(length[1]) if length else 0)

    async def call(self, path: str, asked: dict[str, object]) -> dict[str, object]:
        """A request of the JSON twin."""
        answer = await self.ask("POST", path, json.dumps(asked).encode(), "application/json")
        found: dict[str, object] = json.loads(answer)
        return found

    async def sit_before(self, table: str) -> None:
        """Open a table's page, and hear of its news from then on."""
        self._fragment = f"/tables/{table}/fragment"
        self.page = await self.ask("GET", self._fragment)
        self._socket = await connect(
            f"ws://{HOST}:{self._port}/tables/{table}/news",
            additional_headers={"Cookie": self._cookie},
        )
        self._listening = asyncio.create_task(self._listen(self._socket))

    async def _listen(self, socket: ClientConnection) -> None:
        async for told in socket:
            version = json.loads(told).get("version", -1)
            if f'data-version="{version}"'.encode() not in self.page:
                self.page = await self.ask("GET", self._fragment)

    @property
    def asked(self) -> bool:
        """Whether a decision of this visitor is open, as far as the page knows."""
        return _ASKED.search(self.page) is not None

    async def click(self, table: str, seat: int) -> float:
        """One of the actions that the page offers; returns in how many seconds it was answered."""
        turn = _TURN.search(self.page)
        actions = _ACTION.findall(self.page)
        if turn is None or not actions:
            raise OSError("the page asks, but offers nothing")
        form = {"as": seat, "turn": turn[1].decode(), "action": random.choice(actions).decode()}
        begun = time.perf_counter()
        self.page = await self.ask("POST", f"/tables/{table}/act", urlencode(form).encode())
        return time.perf_counter() - begun

    async def close(self) -> None:
        """Leave."""
        if self._listening is not None:
            self._listening.cancel()
        if self._socket is not None:
            await self._socket.close()
        if self._writer is not None:
            self._writer.close()


class Table:
    """A table and those who sit at it, each before a browser."""

    def __init__(self, port: int, game: str, bots: bool) -> None:
        self._port = port
        self._game = game
        self._bots = bots
        self._browsers: dict[int, Browser] = {}
        self._id = ""

    @classmethod
    async def set_up(cls, port: int, game: str, bots: bool) -> "Table":
        """A table of four with a game that has begun."""
        table = cls(port, game, bots)
        await table._begin()
        return table

    async def _begin(self) -> None:
        """Gather the players, and let each open the page."""
        for browser in self._browsers.values():
            await browser.close()
        host = Browser(self._port)
        others = "bot" if self._bots else "invite"
        seats = [{"kind": "me"}, *[{"kind": others}] * 3]
        made = await host.call("/api/tables", {"game": self._game, "seats": seats})
        self._id = str(made["table"])
        self._browsers = {0: host}
        invites = made["invites"]
        assert isinstance(invites, dict)
        for seat, invite in invites.items():
            guest = Browser(self._port)
            await guest.call("/api/seats", {"invite": invite})
            self._browsers[int(seat)] = guest
        for browser in self._browsers.values():
            await browser.sit_before(self._id)

    async def decide(self) -> float | None:
        """One decision, of the seat that is asked; `None` where only bots are for long.

        After the end they begin again. Raises `OSError` where the decision was refused.
        """
        for _ in range(100):
            for seat, browser in self._browsers.items():
                if browser.asked:
                    return await browser.click(self._id, seat)
            if b'data-state="over"' in self._browsers[0].page:
                await self._begin()
            await asyncio.sleep(0.02)
        return None

    async def close(self) -> None:
        """All leave."""
        for browser in self._browsers.values():
            await browser.close()
