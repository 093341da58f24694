"""Logs are lines of JSON, and hold no key to anything."""

import io
import json
import logging
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.testclient import TestClient

from emporion.web import ServerSettings, create_app
from emporion.web.logs import JsonLines, log_as_json

from .callers import gather, news_of
from .serving import answering

pytestmark = pytest.mark.once


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, as it is written."""
    paper = io.StringIO()
    handler = logging.StreamHandler(paper)
    handler.setFormatter(JsonLines())
    handler.addFilter(lambda record: not record.name.startswith("httpx2"))  # that is the browser
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield paper
    root.removeHandler(handler)
    root.setLevel(level)


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    """The lines, each of which is JSON."""
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_a_line_says_when_how_grave_from_where_and_what(written: io.StringIO) -> None:
    logging.getLogger("emporion.test").warning(
        "%s\nof two\u2028lines\x9b2J", "one", extra={"table": "t", "level": "greedy", "at": {1, 2}}
    )
    (line,) = lines(written)
    assert line["level"] == "warning"  # facts do not hide what every line says
    assert line["from"] == "emporion.test"
    assert line["what"] == "one\nof two\u2028lines\x9b2J"
    assert written.getvalue().isascii()
    assert line["table"] == "t"
    assert line["at"].endswith("Z")


def test_a_failure_has_its_trace_on_the_same_line(written: io.StringIO) -> None:
    try:
        raise ValueError("once")
    except ValueError:
        logging.getLogger("emporion.test").exception("failed")
    (line,) = lines(written)
    assert "ValueError: once" in line["trace"]


def test_everything_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        log_as_json("warning")
        logging.getLogger("anything").warning("told")
        logging.getLogger("anything").info("not told")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    said = capsys.readouterr()
    assert said.out == ""
    assert json.loads(said.err)["what"] == "told"


def test_requests_are_logged_without_what_they_hold(
    client: TestClient, written: io.StringIO
) -> None:
    client.get("/nowhere?token=in-the-query")
    client.post("/api/seats", json={"invite": "in-the-body"})
    client.get("/join/in-the-path")
    client.get("/health")
    told = [line for line in lines(written) if line["what"] == "request"]
    assert [(line["method"], line["path"], line["status"]) for line in told] == [
        ("GET", "/nowhere", 404),
        ("POST", "/api/seats", 404),
        ("GET", "/join/…", 404),
        ("GET", "/health", 200),
    ]
    assert [line["level"] for line in told] == ["info", "info", "info", "debug"]
    assert all(line["ms"] >= 0 for line in told)
    assert "in-the-" not in written.getvalue()


def test_no_line_holds_a_key_to_anything(client: TestClient, written: io.StringIO) -> None:
    table, callers = gather(client, "byzanz", 3)
    made = callers[0].heard[0].json()
    client.post("/settings", data={"name": "Blue"})
    cookie = client.cookies["guest"]
    client.get(f"/join/{made['invites']['1']}")
    client.post(f"/join/{made['invites']['2']}", data={"name": "Blue"})
    callers[1].ask("POST", f"/tables/{table}/actions", {"seat": 0, "turn": 0, "action": "x"})
    with news_of(client, table) as socket:
        socket.receive_text()
    text = written.getvalue()
    assert '"path": "/api/tables"' in text
    keys = [caller.key or "" for caller in callers]
    for secret in [*keys, *made["invites"].values(), cookie]:
        assert secret
        assert secret not in text


def test_what_breaks_is_logged_with_its_trace(
    settings: ServerSettings, written: io.StringIO
) -> None:
    async def break_down(_request: Request) -> Response:
        raise ZeroDivisionError("once")

    app = create_app(settings)
    app.router.routes.insert(0, Route("/broken", break_down))
    with answering(app) as url, pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{url}/broken")
    assert refused.value.code == 500
    assert b"ZeroDivisionError" not in refused.value.read()
    refused.value.close()
    (trace,) = [line["trace"] for line in lines(written) if "trace" in line]
    assert "ZeroDivisionError: once" in trace
    (request,) = [line for line in lines(written) if line["what"] == "request"]
    assert (request["path"], request["status"]) == ("/broken", 500)
