"""Many matches between bots: each a pure function of its arguments, in one process or several."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from ..bots import bot
from ..core.options import OptionValue
from ..core.seats import CHANCE, OVER
from ..games import find
from ..table import Dice

_CHUNK: Final = 10
"""Matches that a process plays before it reports: few enough for a smooth progress bar."""

_WORTH_A_PROCESS: Final = 60
"""Another process takes a while to start; fewer matches than this do not pay for it."""


@dataclass(frozen=True)
class Job:
    """All that decides a match between bots."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    seed: str
    levels: tuple[str, ...]
    """By seat."""


@dataclass(frozen=True)
class Played:
    """What came of it."""

    job: Job
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    """Who won; nobody where the game itself has beaten all seats."""
    reason: str
    decisions: int


def jobs(
    game: str,
    players: int,
    options: dict[str, OptionValue],
    levels: list[str],
    matches: int,
    seed: str,
    rotate: bool,
) -> list[Job]:
    """The matches of a simulation; with `rotate` everybody moves one seat on after each.

    >>> [job.levels for job in jobs("byzanz", 3, {}, ["greedy", "random"], 2, "7", True)]
    [('greedy', 'random', 'greedy'), ('greedy', 'greedy', 'random')]
    """
    seated = [levels[seat % len(levels)] for seat in range(players)]
    return [
        Job(
            game,
            players,
            tuple(options.items()),
            f"{seed}.{number}",
            tuple(seated[(seat - number * rotate) % players] for seat in range(players)),
        )
        for number in range(matches)
    ]


def play(job: Job) -> Played:
    """One match; the same job always gives the same."""
    state = find(job.game).setup(job.players, dict(job.options))
    dice = Dice(job.seed)
    bots = [
        bot(job.game, level, Dice(f"{job.seed}.{seat}").throw(2**63))
        for seat, level in enumerate(job.levels)
    ]
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(dice.throw(state.tickets())))
        else:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
            decisions += 1
    outcome = state.outcome()
    ranking = tuple(tuple(place) for place in outcome.ranking)
    winners = tuple(outcome.winners)
    return Played(job, tuple(outcome.scores), ranking, winners, outcome.reason, decisions)


def processes_for(matches: int) -> int:
    """How many processes a simulation uses if nobody says."""
    return max(1, min(os.cpu_count() or 1, matches // _WORTH_A_PROCESS))


def play_all(todo: list[Job], processes: int) -> Iterator[list[tuple[int, Played]]]:
    """Play all matches; gives some at a time, with their numbers, in whatever order they end."""
    if processes == 1:
        for number, job in enumerate(todo):
            yield [(number, play(job))]
        return
    numbered = list(enumerate(todo))
    chunks = [numbered[start : start + _CHUNK] for start in range(0, len(todo), _CHUNK)]
    # Spawned, since a copy of a process that has threads, as a progress bar does, may hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, initializer=_leave_signals_alone) as pool:
        with _ctrl_c_later():
            running: list[Future[list[tuple[int, Played]]]] = [
                pool.submit(_play_chunk, chunk) for chunk in chunks
            ]
        try:
            for done in as_completed(running):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Ignore Ctrl-C for a moment: processes that start in it inherit that from the beginning."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _play_chunk(chunk: list[tuple[int, Job]]) -> list[tuple[int, Played]]:
    return [(number, play(job)) for number, job in chunk]


def _leave_signals_alone() -> None:
    """Ctrl-C reaches every process of a terminal; only the first decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
