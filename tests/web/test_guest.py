"""The cookie says who visits, and only cookies that the server has signed count."""

import pytest
from itsdangerous import URLSafeSerializer
from starlette.testclient import TestClient

from emporion.text.naming import NAME_LENGTH, clean_name
from emporion.web.guest import Guests, new_guest
from emporion.web.host import Guest

from .callers import in_the_server, service_of
from .conftest import Browser
from .refusals import kept, refused

pytestmark = pytest.mark.once

OURS = Guests(b"k" * 32)
BLUE = Guest("blue", "Blue")


def test_a_cookie_is_read_as_it_was_written() -> None:
    for guest in (BLUE, new_guest(""), Guest("x", "Åse & <Łuk>")):
        assert OURS.read(OURS.write(guest)) == guest


def forgeries() -> list[str]:
    """Cookies that are not ours."""
    ours = OURS.write(BLUE)
    payload, _, signature = ours.rpartition(".")
    other = OURS.write(Guest("orange", "Orange")).rpartition(".")
    serializer = URLSafeSerializer(b"k" * 32, salt="guest")
    return [
        "",
        ".",
        "guest",
        "\x00",
        "é" * 50,
        "x" * 100_000,
        payload,
        ours + "x",
        ours[:-1],
        f"{other[0]}.{signature}",
        f"{payload}.{other[2]}",
        Guests(b"j" * 32).write(BLUE),
        URLSafeSerializer(b"k" * 32, salt="another").dumps(["blue", "Blue"]),
        # Signed here, but nothing that we write.
        str(serializer.dumps("blue")),
        str(serializer.dumps(["blue"])),
        str(serializer.dumps(["blue", 7])),
        str(serializer.dumps({"id": "blue"})),
        serializer.make_signer("guest").sign(b".not-zlib").decode(),
        serializer.make_signer("guest").sign(b"not json").decode(),
    ]


@pytest.mark.parametrize("cookie", forgeries(), ids=lambda cookie: cookie[:20])
def test_what_is_not_ours_is_nobodys(cookie: str) -> None:
    assert OURS.read(cookie) is None


def test_a_forged_cookie_gives_no_access(client: TestClient, another: Browser) -> None:
    client.get("/")
    ours = client.cookies["guest"]
    asked = {"game": "ys", "seats": [{"kind": "me"}] * 3}
    table = client.post("/api/tables", json=asked).json()["table"]
    before, path = kept(client, table), f"/api/tables/{table}"
    guest = Guest(before.table.host, "Blue")
    outsider = another()
    for forged in (ours[:-2] + "xx", ours.swapcase(), "x" * 9000, Guests(b"j" * 32).write(guest)):
        cookie = {"cookie": f"guest={forged}"}
        assert outsider.get(f"{path}?seat=0", headers=cookie).status_code == 403
        act = {"seat": 0, "turn": 0, "action": 0}
        refused(outsider, 403, "not_your_seat", "POST", f"{path}/actions", json=act, headers=cookie)
        form = {"as": "0", "turn": "0", "action": "0"}
        refused(outsider, 403, None, "POST", f"/tables/{table}/act", data=form, headers=cookie)
        response = outsider.get("/", headers=cookie)
        assert response.status_code == 200
        assert forged not in response.headers["set-cookie"]  # but another one
        outsider.cookies.clear()
    assert kept(client, table) == before


def test_the_key_is_of_the_store(client: TestClient) -> None:
    """So a guest stays one after a restart, and at another process of the same server."""
    client.get("/")
    secret = in_the_server(client, service_of(client).store.secret)
    assert Guests(secret).read(client.cookies["guest"]) is not None


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Blue", "Blue"),
        ("  of \t\n Tyros ", "of Tyros"),
        ("\x00\x1b[2J", "[2J"),
        ("\u202eeulB\u200b", "eulB"),
        ("x" * 1000, "x" * NAME_LENGTH),
        ("x" * 23 + "  y", "x" * 23),
        ("<script>", "<script>"),
        ("\ud800", ""),
        ("\u00a0\u2003", ""),
        ("", ""),
    ],
)
def test_a_name_is_one_short_line_of_letters(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


def test_nobody_can_guess_a_guest() -> None:
    ids = {new_guest("").id for _ in range(1000)}
    assert len(ids) == 1000
    assert min(map(len, ids)) >= 24
