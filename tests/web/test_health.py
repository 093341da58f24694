"""Whether the server can do its work, for monitoring."""

import pytest
from starlette.testclient import TestClient

from emporion import __version__
from emporion.core.build import is_compiled

from .callers import in_the_server, service_of

pytestmark = pytest.mark.once


def test_a_server_that_works_says_so_and_nothing_more(client: TestClient) -> None:
    response = client.get("/health")
    assert response.status_code == 200
    assert response.json() == {"status": "ok", "version": __version__, "compiled": is_compiled()}
    assert "set-cookie" not in response.headers


def test_a_server_without_its_database_says_so(client: TestClient) -> None:
    in_the_server(client, service_of(client).store._database.close)
    response = client.get("/health")
    assert response.status_code == 503
    assert response.json()["status"] == "no database"


def test_health_is_read_only(client: TestClient) -> None:
    assert client.post("/health").status_code == 405
    assert client.head("/health").status_code == 200
