"""Matches between bots: each a pure function of its job, apart from those who watch the clock."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from ..bots import BotSpec, SeatBot
from ..core.options import OptionValue
from ..core.seats import CHANCE, OVER
from ..games import find
from ..table import Dice, new_match
from .crews import Chunk, Inline, Local, stream
from .pace import Pace

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
    """Of the dice."""
    levels: tuple[str, ...]
    """By seat; each may have a budget."""
    salt: str = ""
    """Tells the bots' chance apart in matches that are dealt alike."""


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
    paces: dict[str, Pace] = field(default_factory=dict, compare=False)
    """By level, the times of all turns in which there was something to choose."""


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
    """One match; the same job always gives the same, unless a bot watches the clock."""
    return _play(job, lambda seat, chain: None)


def record(job: Job) -> str:
    """One match in the notation, which any of the other rooms could have written."""
    turns: list[tuple[int, list[int]]] = []
    _play(job, lambda seat, chain: turns.append((seat, chain)))
    match = new_match(job.game, job.players, dict(job.options), job.seed)
    match.seats = job.levels
    for seat, chain in turns:
        for action in chain:
            match.apply(seat, action)
    return match.record()


def _play(job: Job, committed: Callable[[int, list[int]], None]) -> Played:
    state = find(job.game).setup(job.players, dict(job.options))
    dice = Dice(job.seed)
    bots = [
        SeatBot(job.game, BotSpec.read(level), job.seed + job.salt, seat)
        for seat, level in enumerate(job.levels)
    ]
    paces = {level: Pace() for level in job.levels}
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(dice.throw(state.tickets())))
            continue
        seat = state.actors()[0]
        view, legal = state.view(seat), state.legal(seat)
        begun = perf_counter()
        chain = bots[seat].turn(view, legal)
        if len(legal) > 1 or len(chain) > 1:
            paces[job.levels[seat]].add(perf_counter() - begun)
        for action in chain:
            state.apply(seat, action)
        decisions += len(chain)
        committed(seat, chain)
    outcome = state.outcome()
    ranking = tuple(tuple(place) for place in outcome.ranking)
    winners = tuple(outcome.winners)
    return Played(job, tuple(outcome.scores), ranking, winners, outcome.reason, decisions, paces)


def play_some(some: list[Job]) -> list[Played]:
    """Some matches, one after the other."""
    return [play(job) for job in some]


def processes_for(matches: int) -> int:
    """How many processes a simulation uses if nobody says."""
    return max(1, min(os.cpu_count() or 1, matches // _WORTH_A_PROCESS))


def play_all(todo: list[Job], processes: int) -> Iterator[list[tuple[int, Played]]]:
    """Play all matches; gives some at a time, with their numbers, in whatever order they end."""
    size = 1 if processes == 1 else _CHUNK
    chunks = (
        Chunk(start, play_some, (todo[start : start + size],))
        for start in range(0, len(todo), size)
    )
    with Inline() if processes == 1 else Local(processes) as crew:
        for chunk, played in stream(crew, chunks):
            yield list(enumerate(played, chunk.key))
