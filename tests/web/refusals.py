"""What a server refuses: the sentence in each language, and the proof that nothing was changed."""

import html
import re
from dataclasses import replace
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

from emporion.store.rows import StoredTable
from emporion.text import LANGUAGES

from .callers import in_the_server, service_of

_ALONE = re.compile(r"<p[^>]* data-sentence>(.*?)</p>", re.DOTALL)
_ABOVE = re.compile(r'role="alert".*?<p[^>]*>(.*?)</p>', re.DOTALL)
_MACHINE = re.compile(r"Traceback|Error\b|Exception|\{\}|None\b(?! of)|<class|\berror\.")
"""What a sentence must not have of the machine."""


def kept(client: TestClient, table: str) -> StoredTable:
    """All that the store has of a table."""
    stored = in_the_server(client, lambda: service_of(client).store.load(table))
    assert stored is not None
    return stored


def kept_but_signs(client: TestClient, table: str) -> StoredTable:
    """The same without signs of life: a refused visitor gives one."""
    stored = kept(client, table)
    return replace(stored, seats=tuple(replace(row, seen=0.0) for row in stored.seats))


def refused(
    client: TestClient, status: int, code: str | None, method: str, path: str, **more: Any
) -> Response:
    """Ask in each language, without being led on: the answers differ in their words alone."""
    headers = more.pop("headers", {})
    said: dict[str, str] = {}
    for lang in LANGUAGES:
        asked = headers | {"accept-language": lang}
        response = client.request(method, path, headers=asked, **more)
        assert response.status_code == status, (lang, response.status_code, response.text[:500])
        said[lang] = json_sentence(response, code) if code else page_sentence(response)
        is_a_sentence(said[lang])
    assert len(set(said.values())) == len(LANGUAGES), said
    return response


def json_sentence(response: Response, code: str) -> str:
    """What a program is told."""
    told = response.json()
    assert told["error"] == code, told
    assert set(told) <= {"error", "message", "reason"}
    message: str = told["message"]
    return message


def page_sentence(response: Response) -> str:
    """What a person is told: on a page of its own, or above the table."""
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    found = _ABOVE.search(response.text) or _ALONE.search(response.text)
    assert found, response.text[-3000:]
    return html.unescape(found[1]).strip()


def is_a_sentence(said: str) -> None:
    """It is for people: whole, not too long, and nothing of the machine."""
    assert said.endswith((".", "!", "”", ")")), said
    assert len(said) < 600, said
    assert said.isprintable(), said
    assert not _MACHINE.search(said), said
