"""What stands before the pages: origin, size, pace, and careful headers on every answer."""

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace

import pytest
from httpx2 import Response
from starlette.requests import Request
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from emporion.text import LANGUAGES
from emporion.web import ServerSettings, create_app
from emporion.web.assets import asset_url
from emporion.web.guard import LARGEST, LARGEST_RECORD, POLICY, RateLimiter

from .callers import news_of
from .conftest import browser_of
from .refusals import refused

pytestmark = pytest.mark.once

OURS = "http://emporion.test"
QUICK = {"game": "byzanz"}


# -- where it comes from --------------------------------------------------------------------------

FOREIGN = [
    {"origin": "http://elsewhere.test"},
    {"origin": "http://emporion.test.elsewhere.test"},
    {"origin": "http://emporion.test:81"},
    {"origin": "http://emporion.test@elsewhere.test"},
    {"origin": "http://elsewhere.test/emporion.test"},
    {"origin": "emporion.test"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://"},
    {"origin": "http://["},
    {"origin": "null", "host": ""},
    {"origin": OURS, "host": "elsewhere.test"},
    {"origin": "http://elsewhere.test", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


def test_what_another_sites_page_sends_is_refused(client: TestClient) -> None:
    client.get("/")  # it comes with a cookie
    for headers in FOREIGN:
        refused(client, 403, "foreign_origin", "POST", "/api/tables", json=QUICK, headers=headers)
    assert client.get("/api/tables").json()["mine"] == []


def test_forms_of_another_sites_page_are_refused(client: TestClient) -> None:
    form = {"game": "byzanz", "quick": "1"}
    refused(client, 403, None, "POST", "/tables", data=form, headers=FOREIGN[0])
    refused(client, 403, None, "DELETE", "/tables", headers=FOREIGN[0])


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": OURS},
        {"origin": "https://emporion.test"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"origin": "https://played.example"},
    ],
    ids=str,
)
def test_what_our_own_pages_and_programs_send_is_answered(
    settings: ServerSettings, headers: dict[str, str]
) -> None:
    """A proxy may be known by another name; one that ends TLS is known by its own."""
    with browser_of(create_app(replace(settings, origins=("https://played.example",)))) as client:
        made = client.post("/api/tables", json=QUICK, headers=headers)
        assert made.status_code == 201
        with news_of(client, made.json()["table"], **headers) as socket:
            assert socket.receive_json()["version"] > 0


def test_reading_is_free_from_anywhere(client: TestClient) -> None:
    assert client.get("/", headers=FOREIGN[0]).status_code == 200


def test_a_socket_of_another_sites_page_is_not_opened(client: TestClient) -> None:
    table = client.post("/api/tables", json=QUICK).json()["table"]
    for headers in FOREIGN:
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            news_of(client, table, **headers),
        ):
            pass
        assert closed.value.code == 4403
        assert closed.value.reason == "foreign_origin"


# -- how large ------------------------------------------------------------------------------------


def chunks(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    yield from (b"x" * 1024 for _ in range(size // 1024 + 1))


JSON, FORM = "application/json", "application/x-www-form-urlencoded"


def test_a_body_that_is_too_large_is_not_read(client: TestClient) -> None:
    for path, kind in (("/api/seats", JSON), ("/tables", FORM), ("/settings", FORM)):
        code, large = "too_large" if kind == JSON else None, b"x" * (LARGEST + 1)
        headers = {"content-type": kind}
        refused(client, 413, code, "POST", path, content=large, headers=headers)
        for lang in LANGUAGES:
            asked = headers | {"accept-language": lang}
            response = client.post(path, content=chunks(LARGEST), headers=asked)
            assert "content-length" not in response.request.headers
            assert response.status_code == 413
            assert str(LARGEST) in response.text


def test_a_length_that_is_none_is_refused(client: TestClient) -> None:
    for length in ("-1", "1e3", "many", "0x10", "²", "١"):
        headers = {"content-length": length.encode("utf-8")}
        refused(client, 400, "unreadable_request", "POST", "/api/seats", headers=headers)


def test_a_length_beyond_all_bounds_is_too_large(client: TestClient) -> None:
    for length in ("9" * 30, "9" * 5000, str(LARGEST + 1)):
        headers = {"content-length": length}
        refused(client, 413, "too_large", "POST", "/api/seats", content=b"", headers=headers)


def test_a_record_may_be_longer_but_not_without_end(client: TestClient) -> None:
    long = "x" * (LARGEST + 1)
    assert client.post("/api/replays", json={"record": long}).status_code == 422
    assert client.post("/replays", data={"text": long}).status_code == 422
    large = b"x" * (LARGEST_RECORD + 1)
    refused(client, 413, "too_large", "POST", "/api/replays", content=large)
    refused(client, 413, None, "POST", "/replays", content=large)
    # Only that address takes them.
    refused(client, 413, "too_large", "POST", "/api/replays/x", content=large)


# -- how fast -------------------------------------------------------------------------------------


def test_a_visitor_who_sends_too_much_is_told_when_to_try_again(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emporion.web.guard.time", SimpleNamespace(monotonic=lambda: 1000.0))
    with browser_of(create_app(replace(settings, posts_per_second=0.05))) as client:
        assert client.post("/settings", data={}).status_code == 303
        response = refused(client, 429, "too_fast", "POST", "/api/tables", json=QUICK)
        assert response.headers["retry-after"] == "20"
        response = refused(client, 429, None, "POST", "/settings", data={})
        assert response.headers["retry-after"] == "20"
        assert client.get("/api/tables").json() == {"open": [], "mine": []}
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            news_of(client, "x"),
        ):
            pass
        assert closed.value.reason == "too_fast"


def test_the_bucket_drips() -> None:
    pace = RateLimiter()
    assert [pace.take("a", 2.0, 0.0) for _ in range(6)] == [0.0] * 6
    assert pace.take("a", 2.0, 0.0) == 0.5
    assert pace.take("b", 2.0, 0.0) == 0.0
    assert pace.take("a", 2.0, 0.25) == 0.25  # refused ones cost nothing
    assert pace.take("a", 2.0, 0.5) == 0.0
    assert pace.take("a", 2.0, 1000.0) == 0.0
    assert [pace.take("a", 2.0, 1000.0) for _ in range(6)].count(0.0) == 5


def test_only_a_limited_number_of_visitors_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RateLimiter, "_KEPT", 3)
    pace = RateLimiter()
    for visitor in range(10):
        pace.take(str(visitor), 1.0, 0.0)
    assert len(pace._buckets) == 3


# -- headers --------------------------------------------------------------------------------------


def is_careful(response: Response) -> None:
    """A browser is told not to trust what it gets."""
    headers = response.headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "server" not in headers


def test_every_answer_is_careful(client: TestClient) -> None:
    table = client.post("/tables", data={"game": "byzanz", "quick": "1"})
    is_careful(table)
    assert table.status_code == 303
    for path in (
        "/", "/health", "/tables", "/nowhere", "/api/nowhere", "/api/games", "/api/openapi.json",
        "/rules/ys", "/tables/", asset_url("base.css"), asset_url("emporion.js"), "/static/x/y",
        table.headers["location"], table.headers["location"] + "/record",
    ):  # fmt: skip
        is_careful(client.get(path))
    is_careful(client.delete("/"))
    is_careful(client.post("/tables", headers=FOREIGN[0]))
    is_careful(client.post("/tables", content=b"x" * (LARGEST + 1)))


def test_the_policy_leaves_no_way_for_what_is_not_ours() -> None:
    told = dict(part.strip().split(" ", 1) for part in POLICY.split(";"))
    assert told["default-src"] == told["base-uri"] == told["frame-ancestors"] == "'none'"
    assert told["script-src"] == told["style-src"] == told["form-action"] == "'self'"
    assert "unsafe" not in POLICY
    assert "*" not in POLICY


# -- what is broken -------------------------------------------------------------------------------


async def break_down(_request: Request) -> Response:
    """An address with a bug."""
    raise ZeroDivisionError("the secret is 1234")


@pytest.mark.parametrize(("path", "code"), [("/broken", None), ("/api/broken", "unavailable")])
def test_what_is_broken_is_told_without_how(
    settings: ServerSettings, path: str, code: str | None
) -> None:
    app = create_app(settings)
    app.router.routes.insert(0, Route(path, break_down))
    with TestClient(app, raise_server_exceptions=False) as client:
        response = refused(client, 500, code, "GET", path)
        is_careful(response)
        assert "1234" not in response.text
        assert "ZeroDivision" not in response.text


# -- cookies --------------------------------------------------------------------------------------


def cookies(response: Response) -> dict[str, set[str]]:
    """What an answer sets, each with how."""
    found = {}
    for line in response.headers.get_list("set-cookie"):
        name, *how = line.split("; ")
        found[name.partition("=")[0]] = {part.lower() for part in how}
    return found


def test_the_guests_cookie_is_out_of_reach(client: TestClient) -> None:
    for method, path, body in (("GET", "/", None), ("POST", "/api/tables", QUICK)):
        client.cookies.clear()
        how = cookies(client.request(method, path, json=body))["guest"]
        assert {"httponly", "samesite=lax", "path=/"} <= how
        assert "secure" not in how


def test_over_https_cookies_stay_there(settings: ServerSettings) -> None:
    with TestClient(create_app(settings), base_url="https://emporion.test") as client:
        assert "secure" in cookies(client.get("/"))["guest"]
        sent = {"lang": "nl", "theme": "dark", "sound": "on", "name": "Blue"}
        set_up = cookies(client.post("/settings", data=sent, follow_redirects=False))
        assert set(set_up) == {"guest", "lang", "theme", "sound"}
        assert all({"secure", "samesite=lax"} <= how for how in set_up.values())


# -- files ----------------------------------------------------------------------------------------


def test_only_what_is_meant_to_be_is_served(client: TestClient) -> None:
    folder = asset_url("base.css").removesuffix("base.css")
    assert client.get(asset_url("base.css")).status_code == 200
    for name in (
        "..%2fapp.py",
        "%2e%2e/%2e%2e/settings.py",
        "..%5c..%5capp.py",
        "%2fetc%2fpasswd",
        "base.css%00.js",
        "base.css/",
        "%2e/base.css",
        "",
        "%ff",
    ):
        refused(client, 404, None, "GET", folder + name)
