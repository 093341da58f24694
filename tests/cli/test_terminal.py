"""The program as a person has it, in a terminal of its own."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from emporion.records import read
from emporion.table import replay
from emporion.text import wording

from .terminal import Terminal, environ

pytestmark = pytest.mark.once

EN = wording("en")
NEW = ("play", "--bots", "random", "--seed", "7", "--record", "game.emporion")
ASKED = "Bid at least 1 on this lot, or pass."


_READLINE = "\x1b[?2004h"
"""What line editing says to a terminal: that pasted text is to be marked."""

Opened = Callable[..., Terminal]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    """Opens terminals in a folder of their own; what is still running afterwards is ended."""
    terminals: list[Terminal] = []

    def open_one(*arguments: str) -> Terminal:
        terminals.append(Terminal(*arguments, cwd=tmp_path))
        return terminals[-1]

    yield open_one
    for terminal in terminals:
        terminal.end()


def resumed(opened: Opened, path: Path) -> None:
    """A game that was left goes on from the same position, and can be left again."""
    before = path.read_bytes()
    assert not replay(path.read_text("utf-8")).over
    terminal = opened("play", "--resume", path.name)
    terminal.await_("\n> ")
    terminal.type("quit\n")
    assert terminal.wait() == 0
    assert path.read_bytes() == before


def test_play_begins_with_one_screen_and_enter(tmp_path: Path, opened: Opened) -> None:
    terminal = opened("play")
    shown = terminal.await_("> ")
    assert EN.say("byzanz.title") in shown
    assert "4: you and 3 bots" in shown
    terminal.type("2 3\n")
    assert "3: you and 2 bots" in terminal.await_("> ")
    terminal.type("4 random\n")
    terminal.await_("> ")
    terminal.type("nl\n")
    assert "3: jij en 2 bots" in terminal.await_("> ")
    terminal.type("\n")
    assert "Blauw, jij" in terminal.await_("\n> ")
    terminal.type("stop\n")
    assert terminal.wait() == 0
    (path,) = tmp_path.iterdir()
    record = read(path.read_text("utf-8"))
    assert record.players == 3
    assert record.seats == ("person", "random", "random")


def test_the_first_screen_offers_every_game_with_the_options_of_its_players(
    tmp_path: Path, opened: Opened
) -> None:
    terminal = opened("play")
    terminal.await_("> ")
    terminal.type("1\n")
    shown = terminal.await_("> ")
    assert EN.game_summary("tyros").split()[0] in shown
    assert EN.option_name("tyros", "setup") in shown
    terminal.type("1\n")
    shown = terminal.await_("> ")
    assert EN.game_summary("ys").split()[0] in shown
    assert EN.option_name("ys", "kings_favor") in shown
    assert EN.option_name("ys", "neutral") not in shown
    terminal.type("2 5\n")
    assert "2 to 4" in terminal.await_("> ")
    terminal.type("2 2\n")
    shown = terminal.await_("> ")
    assert EN.option_name("ys", "neutral") in shown
    assert EN.option_name("ys", "kings_favor") not in shown
    terminal.type("5\n")
    assert EN.option_help("ys", "neutral").split()[0] in terminal.await_("> ")
    terminal.type("4 random\n")
    terminal.await_("> ")
    terminal.type("\n")
    terminal.await_("[Enter]")
    terminal.type("\n")
    terminal.await_("Choose two brokers")
    terminal.await_("\n> ")
    terminal.type("quit\n")
    assert terminal.wait() == 0
    (path,) = tmp_path.iterdir()
    record = read(path.read_text("utf-8"))
    assert (record.game, record.players, record.options["neutral"]) == ("ys", 2, "strong")


def test_the_first_screen_offers_the_game_that_was_left(tmp_path: Path, opened: Opened) -> None:
    first = opened(*NEW)
    first.await_("\n> ")
    first.type("quit\n")
    assert first.wait() == 0
    terminal = opened("play")
    screen = terminal.await_("\n> ")
    (number,) = re.findall(r"(\d+)\x1b\[0m[^\n]*game\.emporion", screen)
    terminal.type(f"{number}\n")
    terminal.await_("Byzanz, round 1")
    terminal.await_("\n> ")
    terminal.type("\x04")
    assert terminal.wait() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game.emporion"]


@pytest.mark.parametrize(
    ("how", "code"), [("\x03", 130), ("\x04", 0), (signal.SIGTERM, 143), ("hang up", None)]
)
def test_leaving_saves_the_game_and_it_goes_on(
    how: str | signal.Signals, code: int | None, tmp_path: Path, opened: Opened
) -> None:
    path = tmp_path / "game.emporion"
    terminal = opened(*NEW)
    terminal.await_(ASKED)
    terminal.await_("\n> ")
    terminal.type("+wood-1 bid\n")
    terminal.await_("You bid 1 with wood 1.")
    terminal.await_("\n> ")
    if how == "hang up":
        # Either the signal comes first, or the end of what can be read.
        assert terminal.hang_up() in (0, 129)
    else:
        if isinstance(how, signal.Signals):
            left = terminal.insist(partial(terminal.process.send_signal, how))
        else:
            left = terminal.insist(partial(terminal.type, how))
        assert left == code
        assert EN.say("cli.farewell") in terminal.seen
        assert "emporion play --resume game.emporion" in terminal.seen
        assert "Traceback" not in terminal.seen
    assert "blue: +wood-1 bid\n" in path.read_text("utf-8")
    assert [each.name for each in tmp_path.iterdir()] == ["game.emporion"]
    resumed(opened, path)


def test_a_sudden_death_loses_no_committed_decision(tmp_path: Path, opened: Opened) -> None:
    path = tmp_path / "game.emporion"
    terminal = opened(*NEW)
    terminal.await_(ASKED)
    terminal.await_("\n> ")
    terminal.type("+wood-1 bid\n")
    terminal.await_("You bid 1 with wood 1.")
    terminal.await_("\n> ")
    terminal.process.kill()
    assert terminal.wait() == -signal.SIGKILL
    assert "blue: +wood-1 bid\n" in path.read_text("utf-8")
    resumed(opened, path)


def test_ctrl_c_in_a_simulation_shows_what_was_played(tmp_path: Path, opened: Opened) -> None:
    terminal = opened(*("simulate", "byzanz", "-n", "100000", "--bots", "random", "--jobs", "1"))
    terminal.await_like(r" [1-9]\d*/100000")
    assert terminal.insist(partial(terminal.type, "\x03")) == 130
    assert "games per second" in terminal.seen
    assert "Traceback" not in terminal.seen


def test_ctrl_c_in_a_ladder_keeps_every_game(tmp_path: Path, opened: Opened) -> None:
    command = ("ladder", "byzanz", "--pairing", "random:random", "--full", "--processes", "2")
    terminal = opened(*command, "--games", "100000", "--out", "here")
    terminal.await_like(r" [1-9]\d*/100000")
    assert terminal.insist(partial(terminal.type, "\x03")) == 130
    assert "The same command resumes." in terminal.seen
    assert "Traceback" not in terminal.seen
    kept = (tmp_path / "here" / "games.jsonl").read_text("utf-8").splitlines()
    assert all(json.loads(line) for line in kept)
    terminal = opened(*command, "--games", "4", "--out", "here")
    assert terminal.wait() == 0


def test_ctrl_c_before_the_game_leaves_nothing_behind(tmp_path: Path, opened: Opened) -> None:
    terminal = opened("play")
    terminal.await_("\n> ")
    assert terminal.insist(partial(terminal.type, "\x03")) == 0
    assert "Traceback" not in terminal.seen
    assert not list(tmp_path.iterdir())


def test_plain_output_holds_nothing_but_text(tmp_path: Path, opened: Opened) -> None:
    terminal = opened(*NEW, "--plain")
    shown = terminal.await_("\n> ")
    terminal.type("quit\n")
    assert terminal.wait() == 0
    assert "Your hand, 4 cards" in shown
    assert "\x1b" not in shown.replace(_READLINE, "")


def test_a_reader_who_has_read_enough_is_no_error(tmp_path: Path, opened: Opened) -> None:
    rules = subprocess.Popen(
        [sys.executable, "-m", "emporion", "rules", "byzanz"],
        cwd=tmp_path,
        env=environ(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert rules.stdout is not None
    assert rules.stderr is not None
    rules.stdout.close()
    assert rules.stderr.read() == b""
    rules.stderr.close()
    rules.wait(30)
