"""A record is never lost to a slip, and never shows what its reader may not know."""

import os
import stat
from pathlib import Path

import pytest

import emporion
from emporion.cli.errors import FileError
from emporion.cli.files import claim, home, make_folder, write_beside, write_whole
from emporion.cli.replay_viewer import ReplayViewer
from emporion.core.rng import Rng
from emporion.text import wording
from tests.play import play_on

RECORD = emporion.new_match("byzanz", players=3, seed=1).record()


def _what(trouble: pytest.ExceptionInfo[FileError]) -> str:
    return str(trouble.value.facts["what"])


def test_a_picture_is_never_written_over_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.emporion"
    write_whole(path, RECORD)
    with pytest.raises(FileError) as trouble:
        write_beside(path, "<svg/>")
    assert _what(trouble) == "record"
    assert path.read_text(encoding="utf-8") == RECORD


def test_saving_again_keeps_a_private_file_private(tmp_path: Path) -> None:
    path = tmp_path / "game.emporion"
    write_whole(path, RECORD)
    path.chmod(0o600)
    write_whole(path, RECORD)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_pipe_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_beside(pipe, "text")
        assert os.read(reader, 10) == b"text"
    finally:
        os.close(reader)
    assert pipe.is_fifo()


def test_each_trouble_with_a_path_has_its_own_name(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for attempt, what in (
        (lambda: write_whole(tmp_path / "no" / "x", ""), "no_folder"),
        (lambda: claim(tmp_path / "no" / "x"), "no_folder"),
        (lambda: claim(tmp_path), "folder"),
        (lambda: claim(file), "exists"),
        (lambda: make_folder(file), "not_folder"),
        (lambda: claim(tmp_path / "a\0b"), "missing"),
    ):
        with pytest.raises(FileError) as trouble:
            attempt()
        assert _what(trouble) == what


def test_a_home_that_is_nobodys_is_only_a_name() -> None:
    assert home("~nobody-of-that-name/x") == Path("~nobody-of-that-name/x")


def test_before_the_end_a_replay_does_not_tell_what_was_dealt() -> None:
    match = play_on(emporion.new_match("byzanz", players=3, seed=2), Rng(2), decisions=20)
    replay = ReplayViewer(match, wording("en"), None)
    for number, move in enumerate(match.moves[:3], start=1):
        replay.go(number)
        for outcome in move.actions:
            assert match.game.show(move.actor, outcome) not in replay.heading().plain
