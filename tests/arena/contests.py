"""Small contests, quickly played."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from emporion.arena import Contest, Ladder, Pairing, WorkerPool, report
from emporion.arena.journal import Journal
from emporion.arena.pairings import GameCount
from emporion.arena.worker_pools import InlinePool

SMALL = Contest("byzanz", 3, (), (Pairing.read("random:random"),), "7")


def contest(*pairings: str, players: int = 3) -> Contest:
    return Contest("byzanz", players, (), tuple(map(Pairing.read, pairings)), "7")


@contextmanager
def opened(
    path: Path, asked: Contest = SMALL, games: int = 6, full: bool = True
) -> Iterator[Ladder]:
    with closing(Journal(path, asked.identity())) as journal:
        yield Ladder(asked, journal, GameCount(games), full)


def played(path: Path, asked: Contest = SMALL, games: int = 6, full: bool = True) -> dict[str, Any]:
    """What comes of a contest that is played to its end, without what depends on the machine."""
    with opened(path, asked, games, full) as ladder:
        play(ladder, InlinePool())
        return lasting(ladder)


def play(ladder: Ladder, pool: WorkerPool) -> None:
    with pool as workers:
        for _ in ladder.run(workers):
            pass


def lasting(ladder: Ladder) -> dict[str, Any]:
    data = report(ladder)
    del data["times"], data["machine"]
    return data
