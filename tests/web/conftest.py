"""A server within the test, with a database of its own, and browsers that visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.types import ASGIApp

from emporion.web import ServerSettings, create_app

from ..databases import sqlite_at
from .clocks import Clock

Browser = Callable[[], TestClient]


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    """A server that waits for nothing: bots answer at once, and nobody is too fast."""
    database = sqlite_at(tmp_path / "web.sqlite")
    return ServerSettings(
        database=database, workers=1, pace=0, forced_delay=0, posts_per_second=1000
    )


def browser_of(app: ASGIApp) -> TestClient:
    """A browser that asks for English, without cookies; it is not led on from a redirect."""
    return TestClient(
        app,
        base_url="http://emporion.test",
        headers={"accept-language": "en"},
        follow_redirects=False,
    )


@pytest.fixture
def client(settings: ServerSettings) -> Iterator[TestClient]:
    """A browser at a server that runs as long as the test."""
    with browser_of(create_app(settings)) as visiting:
        yield visiting


@pytest.fixture
def another(client: TestClient) -> Browser:
    """Further browsers at the same server, each a guest of its own."""

    def open_browser() -> TestClient:
        visiting = browser_of(client.app)
        visiting.portal = client.portal  # the same event loop: the server lives there
        return visiting

    return open_browser


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of day at the server's tables."""
    return Clock(monkeypatch)


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot runners look for tables, and renew their leases, again and again."""
    monkeypatch.setattr("emporion.web.host.bot_runner.SWEEP", 0.05)
    monkeypatch.setattr("emporion.web.host.bot_runner.RENEW", 0.05)
