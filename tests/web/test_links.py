"""Links to send to others: where they lead, and an address that others can use."""

import re
import socket
from dataclasses import replace
from html import unescape
from types import SimpleNamespace

import pytest
import segno
from starlette.testclient import TestClient

from emporion.text import wording
from emporion.web import ServerSettings, create_app, network
from emporion.web.pages import links

from .conftest import Browser, browser_of
from .pages import Page, invites, look, send, set_up

pytestmark = pytest.mark.once


def test_a_used_link_leads_to_where_one_can_watch(client: TestClient, another: Browser) -> None:
    table = set_up(client, "byzanz", "me", "invite", "invite", "invite")
    taken, left, _ = invites(look(client, table))
    another().post(taken, data={"name": "Zoe"})
    late = another()
    assert f'href="{table}"' in late.get(taken).text
    assert f'href="{table}"' in late.post(taken, data={"name": "Max"}).text
    send(client, f"{table}/start")
    for link in (taken, left):  # the other one a bot has got
        answer = late.get(link)
        assert answer.status_code == 409
        assert wording("en").say("error.already_begun") in unescape(answer.text)
        assert f'href="{table}"' in answer.text
    assert look(late, table).main("data-as") == ""


def waiting_room(settings: ServerSettings, host: str) -> Page:
    """The room of a table as its host sees it, who came by this host."""
    with browser_of(create_app(settings)) as client:
        client.base_url = f"http://{host}:8417"
        return look(client, set_up(client, "ys", "me", "invite"))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_link_that_works_here_only_says_so_and_how_to_help_it(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr(links, "network_address", lambda listens: "192.168.1.5")
    page = waiting_room(settings, host)
    assert f"http://{host}:8417/join/" in page.html
    assert "emporion serve --host 0.0.0.0" in page.said
    assert "http://192.168.1.5:8417" in page.said
    assert 'class="qr"' not in page.html


def test_a_server_that_listens_everywhere_gives_the_address_in_the_network(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "network_address", lambda listens: "192.168.1.5")
    page = waiting_room(replace(settings, host="0.0.0.0"), "localhost")  # noqa: S104
    assert "http://192.168.1.5:8417/join/" in page.html
    assert "localhost" not in page.html
    assert "emporion serve --host" not in page.said
    assert 'class="qr"' in page.html


class Way:
    """A socket on a machine that has an address of each version."""

    def __init__(self, family: int, kind: int) -> None:
        self.family = family

    def __enter__(self) -> "Way":
        return self

    def __exit__(self, *args: object) -> None:
        pass

    def connect(self, target: tuple[str, int]) -> None:
        pass

    def getsockname(self) -> tuple[str, int]:
        return ("2001:db8::5" if self.family == socket.AF_INET6 else "192.168.1.5", 1)


@pytest.mark.parametrize(
    ("listens", "link"),
    [
        ("::", "http://[2001:db8::5]:8417/join/"),
        ("0.0.0.0", "http://192.168.1.5:8417/join/"),  # noqa: S104
    ],
)
def test_a_link_has_an_address_of_the_version_at_which_the_server_listens(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch, listens: str, link: str
) -> None:
    fake = SimpleNamespace(socket=Way, SOCK_DGRAM=socket.SOCK_DGRAM)
    monkeypatch.setattr(network, "socket", fake)
    page = waiting_room(replace(settings, host=listens), "localhost")
    assert link in page.html


def test_without_a_network_no_address_is_made_up(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(links, "network_address", lambda listens: None)
    page = waiting_room(replace(settings, host="0.0.0.0"), "localhost")  # noqa: S104
    assert "http://localhost:8417/join/" in page.html
    assert "emporion serve --host 0.0.0.0" in page.said


@pytest.mark.parametrize("host", ["127.0.0.1", "192.168.1.5"])
def test_the_link_to_watch_says_where_it_works_only_here(
    settings: ServerSettings, host: str
) -> None:
    with browser_of(create_app(settings)) as client:
        client.base_url = f"http://{host}:8417"
        foot = look(client, set_up(client, "ys", "me", "bot.random")).region("text")
    only_here = wording("en").say("web.table.only_here") in foot
    assert only_here == (host == "127.0.0.1")


def test_a_link_is_a_qr_code_too(client: TestClient) -> None:
    page = look(client, set_up(client, "ys", "me", "invite"))
    (link,) = re.findall(r'data-copy="([^"]*/join/[^"]*)"', page.html)
    (code,) = re.findall(r'<svg[^>]*class="qr".*?</svg>', page.html, re.DOTALL)
    size = int(re.search(r'viewBox="0 0 (\d+) \1"', code)[1])  # type: ignore[index]
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", code)}
    drawn = [[(x, y) in dark for x in range(size)] for y in range(size)]
    expected = segno.make_qr(unescape(link), error="m").matrix_iter(border=4)
    assert drawn == [[bool(module) for module in row] for row in expected]
    assert "<title>QR code: the link to the seat of Orange" in code
    assert 'role="img"' in code
