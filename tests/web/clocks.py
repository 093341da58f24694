"""The time of day, as a test wants it."""

from types import SimpleNamespace

import pytest


class Clock:
    """The time of day at the server's tables, as the test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        clock = SimpleNamespace(time=lambda: self.now)
        for module in ("host.table_service", "host.live_table", "host.playing", "host.presence"):
            monkeypatch.setattr(f"emporion.web.{module}.time", clock)
        monkeypatch.setattr("emporion.web.pages.lobby.time", clock)
        monkeypatch.setattr("emporion.store.writing.time", clock)
