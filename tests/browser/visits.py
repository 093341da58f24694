"""People who visit a server, each with a browser of their own whose line is listened to."""

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from .archives import History
from .eavesdropping import complaints
from .servers import Server
from .wires import Wire

PATIENCE = 60_000
"""Milliseconds after which what has not happened will not, on a machine with other things to do."""


class Arrive:
    """Opens a page of a server in a new browser: `arrive(server, "/")`."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._lines: list[tuple[Wire, Server]] = []
        self._opened: list[BrowserContext] = []
        self._errors: list[str] = []

    def __call__(self, server: Server, path: str = "/", **context: Any) -> Page:
        """Somebody new; takes what `Browser.new_context` takes."""
        wire = Wire()
        self._lines.append((wire, server))
        # Nobody looks at the pixels here, so there are few of them to paint.
        default: dict[str, Any] = {"reduced_motion": "reduce", "device_scale_factor": 0.5}
        opened = self._browser.new_context(proxy={"server": wire.address}, **default | context)
        opened.set_default_timeout(PATIENCE)
        self._opened.append(opened)
        opened.on("weberror", lambda error: self._errors.append(str(error.error)))
        opened.on("console", lambda said: self._errors.append(said.text) if _is_bad(said) else None)
        page = opened.new_page()
        page.goto(server.url + path)
        return page

    def wire(self, page: Page) -> Wire:
        """The line of the browser that a page is in."""
        return self._lines[self._opened.index(page.context)][0]

    def forget(self, page: Page) -> None:
        """Close a browser; what it has received is not searched."""
        place = self._opened.index(page.context)
        self._opened.pop(place).close()
        self._lines.pop(place)[0].close()

    def close(self) -> None:
        """All have gone home; what their browsers have received is searched."""
        for context in self._opened:
            context.close()
        received = [(wire.messages[:], wire.asked[:], server) for wire, server in self._lines]
        # Read after the last message: each of them is of a version that is in it.
        histories = {server: History(server.archive) for _, server in self._lines}
        heard = [
            each
            for messages, asked, server in received
            for each in complaints(messages, asked, histories[server])
        ]
        for wire, _ in self._lines:
            wire.close()
        assert not self._errors, "\n".join(self._errors)
        assert not heard, "\n".join(heard)


def _is_bad(said: Any) -> bool:
    """Whether a page broke the rules that it came with."""
    return "Content Security" in said.text
