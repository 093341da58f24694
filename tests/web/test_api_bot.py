"""The example of a foreign bot plays a whole game: what is documented is enough."""

import importlib.util
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
import uvicorn

from emporion.web import Settings, create_app

from .serving import SOON, free_port

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "api_bot.py"


@pytest.fixture
def url(settings: Settings) -> Iterator[str]:
    """A real server, in a thread."""
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(create_app(settings), port=port, log_config=None))
    thread = threading.Thread(target=server.run)
    thread.start()
    until = time.monotonic() + SOON
    while not server.started and time.monotonic() < until:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(SOON)


def example() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("api_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_sits_down_by_an_invitation_and_plays_to_the_end(url: str) -> None:
    bot = example()
    seats = [{"kind": "bot", "level": "random"}, {"kind": "invite"}, {"kind": "bot"}]
    made = bot.ask(f"{url}/api/tables", {"game": "byzanz", "seats": seats})
    outcome = bot.play(url, made["invites"]["1"])
    assert outcome["winners"]
    table = bot.ask(f"{url}/api/tables/{made['table']}")
    assert table["outcome"] == outcome
    assert table["seats"][1]["name"] == "A bot"
