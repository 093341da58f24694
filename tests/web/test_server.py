"""`emporion serve`: it begins, it ends cleanly, and it says why it cannot begin."""

import json
import re
import signal
import socket
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect

from emporion.cli.app import run
from emporion.text import LANGUAGES, wording
from emporion.web import ServerSettings, create_app

from .serving import SOON, answering, free_port, server, surroundings

pytestmark = pytest.mark.once


def post(url: str, body: object) -> dict[str, object]:
    """What a server answers to some JSON."""
    asked = urllib.request.Request(url, json.dumps(body).encode())
    asked.add_header("content-type", "application/json")
    with urllib.request.urlopen(asked) as answer:
        said: dict[str, object] = json.load(answer)
        return said


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_cleanly_while_pages_are_open_and_bots_think(
    how: signal.Signals, tmp_path: Path
) -> None:
    with server(tmp_path) as served:
        table = post(f"{served.url}/api/tables", {"game": "ys", "players": 3})["table"]
        address = served.url.replace("http", "ws") + f"/tables/{table}/news"
        with connect(address, open_timeout=SOON) as page:
            assert json.loads(page.recv())["version"] > 0
            code, said = served.end(how)
            with suppress(ConnectionClosed):
                assert all("version" in json.loads(told) for told in page)
            assert page.close_code == CloseCode.SERVICE_RESTART  # the page comes back later
    assert code == 0, said
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"ready", "closed"} <= {line["what"] for line in lines}
    assert "trace" not in said
    assert not [line for line in lines if line["level"] in ("error", "critical")]


def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    with server(tmp_path) as served:
        post(f"{served.url}/api/tables", {"game": "ys", "players": 3})
        workers = children(served.process.pid)
        until = time.monotonic() + SOON
        while not workers and time.monotonic() < until:
            time.sleep(0.05)
            workers = children(served.process.pid)
        served.process.kill()
        served.process.wait()
        assert workers
        while any(alive(worker) for worker in workers) and time.monotonic() < until:
            time.sleep(0.05)
        assert not any(alive(worker) for worker in workers)


def children(process: int) -> list[int]:
    """The processes that a process has started, but for the one that only keeps books."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def alive(process: int) -> bool:
    """Whether it still runs: what nobody has buried does not count."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# -- what cannot be served ------------------------------------------------------------------------


@pytest.fixture
def refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """The one sentence with which it does not begin."""
    for name, value in surroundings(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("emporion.web.server.log_as_json", lambda _level: None)

    def begin(*arguments: str, lang: str = "en") -> str:
        code = run(wording(lang), ["serve", *arguments], lang)
        said = capsys.readouterr()
        assert code in (1, 2)
        assert said.out == ""
        assert said.err.strip().endswith((".", ")", "help"))
        return said.err

    return begin


def test_a_port_that_is_taken_is_told(refused: Callable[..., str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = {refused("--port", port, lang=lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(port in said for said in told)


@pytest.mark.parametrize("seconds", ["-1", "61", "nan", "soon", ""])
def test_seconds_that_are_none_are_told(seconds: str, refused: Callable[..., str]) -> None:
    told = {refused(f"--forced-delay={seconds}", lang=lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(seconds in said and "60" in said for said in told)


def test_what_plays_itself_may_be_done_at_once(tmp_path: Path) -> None:
    with server(tmp_path, "--forced-delay", "0") as served:
        assert post(f"{served.url}/api/tables", {"game": "ys", "players": 3})["table"]


@pytest.mark.parametrize("port", ["0", "65536", "http", "-1", "8417.5"])
def test_a_port_that_is_none_is_told(port: str, refused: Callable[..., str]) -> None:
    assert port in refused(f"--port={port}")


def test_a_host_that_is_not_this_machine_is_told(refused: Callable[..., str]) -> None:
    assert "192.0.2.1" in refused("--host", "192.0.2.1")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nonsense", ""),
        ("mysql://localhost/emporion", ""),
        ("sqlite:///{folder}", "unable to open database file"),
        ("sqlite:///{folder}/file/below", "File exists"),
        ("sqlite:///{folder}/letter", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_used_is_told(
    url: str, why: str, refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "letter").write_text("Dear database, " * 100)
    asked = url.format(folder=tmp_path)
    with free_port() as port:
        told = {refused("--port", str(port), "--database", asked, lang=lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(asked[:30] in said and why in said for said in told)


def test_a_database_that_does_not_answer_is_told_without_its_password(
    refused: Callable[..., str],
) -> None:
    with free_port() as port, free_port() as nobodys:
        url = f"postgresql://blue:open-sesame@127.0.0.1:{nobodys}/emporion"
        said = refused("--port", str(port), "--database", url)
    assert "127.0.0.1" in said
    assert "open-sesame" not in said


# -- what is no request ---------------------------------------------------------------------------

RAW = [
    b"GET /tables/\xff HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /?x=\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\xfe:99999999\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost:\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n",
    b"GET //elsewhere.test/.. HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET http://elsewhere.test/ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /static/../../app.py HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nCookie: guest=\xff\x00; =;;; lang=\xe9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nAccept-Language: ;q=,\xff;q=nan,de;q=inf,,,\r\n\r\n",
    b"POST /api/seats HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\nContent-Length: 0\r\n\r\n",
    b"POST /api/seats HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/seats HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\r\n\r\n",
    b"hello?\r\n\r\n",
]


def test_what_hardly_is_a_request_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = ServerSettings(database=f"sqlite:///{tmp_path / 'raw.sqlite'}", workers=1)
    with answering(create_app(settings)) as url:
        port = int(url.rpartition(":")[2])
        for raw in RAW:
            with socket.create_connection(("127.0.0.1", port), 30) as line:
                line.sendall(raw)
                answer = line.recv(65536)
            assert re.match(rb"HTTP/1.1 [2-4]\d\d ", answer), (raw, answer[:200])
            assert b"Traceback" not in answer
    assert not [record for record in caplog.records if record.exc_info]
