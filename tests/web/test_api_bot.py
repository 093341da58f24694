"""The example of a foreign bot plays a whole game: what is documented is enough."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from emporion.web import ServerSettings, create_app

from .serving import answering

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "api_bot.py"


def example() -> ModuleType:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("api_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_sits_down_by_an_invitation_and_plays_to_the_end(
    settings: ServerSettings,
) -> None:
    bot = example()
    seats = [{"kind": "bot", "level": "random"}, {"kind": "invite"}, {"kind": "bot"}]
    with answering(create_app(settings)) as url:
        made = bot.ask(f"{url}/api/tables", {"game": "byzanz", "seats": seats})
        outcome = bot.play(url, made["invites"]["1"])
        table = bot.ask(f"{url}/api/tables/{made['table']}")
    assert outcome["winners"]
    assert table["outcome"] == outcome
    assert table["seats"][1]["name"] == "A bot"
