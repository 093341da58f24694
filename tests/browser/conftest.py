"""A real Chromium for the tests of the pages."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from .servers import Server, sqlite_server
from .stage import Stage
from .visits import PATIENCE, Arrive

_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Visitor = Callable[..., Page]
"""Opens a page in a browser of its own; takes what `Browser.new_context` takes."""


def _chromium() -> str:
    """The browser's program: the one that EMPORION_CHROMIUM names, or the one that is installed."""
    named = os.environ.get("EMPORION_CHROMIUM")
    found = named or shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None or not os.access(found, os.X_OK):
        pytest.fail(
            f"no Chromium at {named or 'any usual place'}: install it (Debian: apt install "
            "chromium), or name its program in EMPORION_CHROMIUM",
            pytrace=False,
        )
    return found


# Playwright keeps an event loop running in this thread as long as it lives, and no asynchronous
# test could run beside it; so it lives no longer than the tests of this folder need it.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this folder."""
    program = _chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=_ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Visitors, each with a browser of their own. What their pages complain of fails the test."""
    expect.set_options(timeout=PATIENCE)
    opened: list[BrowserContext] = []
    complaints: list[str] = []

    def visit(address: str, **context: Any) -> Page:
        own = browser.new_context(**context)
        own.set_default_timeout(PATIENCE)
        opened.append(own)
        page = own.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: complaints.append(said.text) if "Content Security" in said.text else None,
        )
        page.goto(address)
        return page

    yield visit
    for context in opened:
        context.close()
    assert not complaints


@pytest.fixture(scope="package")
def _running() -> Iterator[Stage]:
    with Stage().running() as started:
        yield started


@pytest.fixture
def stage(_running: Stage) -> Stage:
    """A table that the test arranges, for the script alone."""
    _running.reset()
    return _running


# -- the real thing -------------------------------------------------------------------------------


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server, with quick bots."""
    started = sqlite_server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    started.stop()


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    """People who visit a server. What their browsers have received is searched at the end."""
    expect.set_options(timeout=PATIENCE)
    visits = Arrive(browser)
    yield visits
    visits.close()
