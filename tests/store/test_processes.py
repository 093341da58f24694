"""Processes that start together, and processes that are killed."""

import subprocess
import sys
from pathlib import Path

import pytest

from emporion.store import Store

from .tables import made, move, stored

pytestmark = [pytest.mark.once, pytest.mark.anyio]

ROOT = Path(__file__).parents[2]


def elsewhere(*arguments: str) -> "subprocess.Popen[str]":
    """A process beside this one, as `elsewhere.py` says."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.elsewhere", *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


async def test_a_process_that_is_killed_loses_nothing_it_has_acknowledged(new_url: str) -> None:
    with elsewhere("write", new_url) as process:
        assert process.stdout is not None
        for _ in range(25):
            process.stdout.readline()
        process.kill()
        said = process.stdout.read().split()
    acknowledged = 25 + len(said)
    store = await Store.open(new_url)
    found = await stored(store)
    assert acknowledged <= len(found.moves) <= acknowledged + 1
    assert [each.number for each in found.moves] == list(range(len(found.moves)))
    assert found.seats[0].turn == found.table.version == len(found.moves)
    assert found.seats[0].draft == found.moves[-1].actions
    assert await made(store, "t", move(len(found.moves)))
    await store.close()


def test_processes_that_start_at_once_find_one_database(new_url: str) -> None:
    processes = [elsewhere("open", new_url) for _ in range(3)]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("now\n")
        process.stdin.flush()
    keys = {process.communicate()[0] for process in processes}
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert len(keys) == 1
