"""A game of which a part fails is told by name; pages of all other games stay as they are."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from emporion.catalogue import Manifest, register, unregister
from emporion.render.general.colours import COLOURS
from emporion.render.parts import Cover, Pictures, Terminal
from emporion.text import GeneralWording
from tests.kit.toy import NAME, Fair

pytestmark = pytest.mark.once


def fails(*_given: Any, **_named: Any) -> Any:
    """A part that raises whatever it is asked."""
    raise RuntimeError("it is broken")


class FailingTitle(GeneralWording):
    """A wording without a title."""

    title = summary = fails


ANY: Any = 7
BROKEN: dict[str, dict[str, Any]] = {
    "no rules": {"rules": "no.such.module:Game"},
    "wording of the wrong type": {"wording": 7},
    "wording that fails": {"wording": FailingTitle},
    "wording that cannot be made": {"wording": fails},
    "messages with unknown facts": {"messages": {"en": {"title": "{no_fact}"}}},
    "pictures of the wrong type": {"pictures": 7},
    "colours of the wrong type": {
        "pictures": Pictures(prefix="fai", colours={**COLOURS, "slip": ANY}, table=fails)
    },
    "style of the wrong type": {
        "pictures": Pictures(prefix="fai", colours=COLOURS, table=fails, rules=ANY)
    },
    "cover of the wrong type": {"cover": 7},
    "cover of the wrong shape": {"cover": Cover(ANY, ANY, ANY)},
}
"""What keeps a game from lists."""

FAILING: dict[str, dict[str, Any]] = {
    "pictures that fail": {"pictures": Pictures(prefix="fai", colours=COLOURS, table=fails)},
    "plain text that fails": {"terminal": Terminal(table=ANY)},
}
"""What fails at a table alone."""

each_broken = pytest.mark.parametrize("parts", BROKEN.values(), ids=list(BROKEN))
each_failing = pytest.mark.parametrize(
    "parts", {**BROKEN, **FAILING}.values(), ids=[*BROKEN, *FAILING]
)


def known_with(parts: dict[str, Any]) -> None:
    """The toy game is registered, with these parts in place of its own."""
    register(Manifest(**{"name": NAME, "rules": Fair, **parts}))


@pytest.fixture
def table(client: TestClient) -> Iterator[str]:
    """A table of the visitor, made while the game was whole."""
    known_with({})
    seats = [{"kind": "me"}, {"kind": "invite"}]
    made = client.post("/api/tables", json={"game": NAME, "seats": seats, "listed": True})
    assert made.status_code == 201, made.text
    yield str(made.json()["table"])
    unregister(NAME)


LISTS = ("/", "/tables", "/replays", "/api/games", "/api/tables", "/games/ys", "/rules/ys")


@each_failing
def test_lists_and_other_games_are_as_ever(
    client: TestClient, table: str, parts: dict[str, Any]
) -> None:
    known_with(parts)
    for path in LISTS:
        assert client.get(path).status_code == 200, path
    made = client.post("/tables", data={"game": "ys", "quick": "1"})
    assert client.get(made.headers["location"]).status_code == 200


@each_broken
def test_lists_leave_it_out(client: TestClient, table: str, parts: dict[str, Any]) -> None:
    assert f"/games/{NAME}" in client.get("/").text
    assert f"/tables/{table}" in client.get("/tables").text
    known_with(parts)
    assert f"/games/{NAME}" not in client.get("/").text


@each_failing
def test_its_own_pages_name_the_part_and_the_reason(
    client: TestClient, table: str, parts: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    known_with(parts)
    caplog.set_level(logging.ERROR)
    begun = client.post(f"/api/tables/{table}/start")
    shown = client.get(f"/tables/{table}")
    assert shown.status_code == 500, begun.text
    (field,) = parts
    assert f"The game {NAME} cannot be loaded" in shown.text
    assert f"as {field}, which is not usable" in shown.text
    told = [record.message for record in caplog.records if record.exc_info]
    assert "a game cannot be used" in told
