"""Matches between bots: each a pure function of its job, unless a bot watches the clock."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from ..bots import BotSpec, SeatBot
from ..core.options import OptionValue
from ..core.seats import CHANCE, OVER
from ..games import find
from ..table import Dice, new_match
from .turn_times import TurnTimes
from .worker_pools import Chunk, InlinePool, ProcessPool, stream

_CHUNK: Final = 10
"""Matches that a process plays before it reports: few enough for a smooth progress bar."""

_WORTH_A_PROCESS: Final = 60
"""Another process takes a while to start; fewer matches than this do not pay for it."""


@dataclass(frozen=True)
class Job:
    """All that decides a match between bots.

    >>> Job("byzanz", 3, (), "7", ("hard@0.02", "medium", "medium")).players
    3
    """

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
class GameResult:
    """What a journal keeps of a match."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    """Who won; nobody where the game itself has beaten all seats."""
    reason: str
    decisions: int
    turn_times: dict[str, TurnTimes] = field(compare=False)
    """By level, the times of all turns in which there was something to choose."""

    def as_data(self) -> dict[str, Any]:
        """As JSON data."""
        times = {level: each.as_data() for level, each in self.turn_times.items()}
        return {
            "scores": self.scores,
            "ranking": self.ranking,
            "winners": self.winners,
            "reason": self.reason,
            "decisions": self.decisions,
            "paces": times,
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> "GameResult":
        """The reverse of `as_data`."""
        return GameResult(
            tuple(data["scores"]),
            tuple(map(tuple, data["ranking"])),
            tuple(data["winners"]),
            data["reason"],
            data["decisions"],
            {level: TurnTimes.from_data(each) for level, each in data["paces"].items()},
        )


@dataclass(frozen=True)
class MatchResult(GameResult):
    """How a match ended, and which it was.

    >>> result = play(Job("byzanz", 3, (), "7", ("random",) * 3))
    >>> result.winners == result.ranking[0]
    True
    """

    job: Job


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


def play(job: Job) -> MatchResult:
    """One match; the same job always gives the same, unless a bot watches the clock.

    >>> job = Job("byzanz", 3, (), "7", ("greedy", "random", "random"))
    >>> result = play(job)
    >>> len(result.scores), play(job) == result
    (3, True)
    """
    return _play(job, lambda seat, chain: None)


def record(job: Job) -> str:
    """One match as a record, the same that a table of people would have.

    >>> record(Job("byzanz", 3, (), "7", ("random",) * 3)).splitlines()[1]
    'Game: byzanz'
    """
    turns: list[tuple[int, list[int]]] = []
    _play(job, lambda seat, chain: turns.append((seat, chain)))
    match = new_match(job.game, job.players, dict(job.options), job.seed)
    match.seats = job.levels
    for seat, chain in turns:
        for action in chain:
            match.apply(seat, action)
    return match.record()


def _play(job: Job, committed: Callable[[int, list[int]], None]) -> MatchResult:
    state = find(job.game).setup(job.players, dict(job.options))
    dice = Dice(job.seed)
    bots = [
        SeatBot(job.game, BotSpec.read(level), job.seed + job.salt, seat)
        for seat, level in enumerate(job.levels)
    ]
    times = {level: TurnTimes() for level in job.levels}
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(dice.throw(state.chance_total())))
            continue
        seat = state.actors()[0]
        view, legal = state.view(seat), state.legal(seat)
        begun = perf_counter()
        chain = bots[seat].turn(view, legal)
        if len(legal) > 1 or len(chain) > 1:
            times[job.levels[seat]].add(perf_counter() - begun)
        for action in chain:
            state.apply(seat, action)
        decisions += len(chain)
        committed(seat, chain)
    outcome = state.outcome()
    ranking = tuple(tuple(place) for place in outcome.ranking)
    winners = tuple(outcome.winners)
    scores = tuple(outcome.scores)
    return MatchResult(scores, ranking, winners, outcome.reason, decisions, times, job)


def play_some(some: list[Job]) -> list[MatchResult]:
    """Some matches, one after the other."""
    return [play(job) for job in some]


def processes_for(matches: int) -> int:
    """How many processes a simulation uses by default.

    >>> processes_for(10)
    1
    """
    return max(1, min(os.cpu_count() or 1, matches // _WORTH_A_PROCESS))


def play_all(todo: list[Job], processes: int) -> Iterator[list[tuple[int, MatchResult]]]:
    """Play all matches; gives some at a time, with their numbers, in whatever order they end.

    >>> todo = jobs("byzanz", 3, {}, ["random"], 2, "7", rotate=True)
    >>> [number for some in play_all(todo, processes=1) for number, _ in some]
    [0, 1]
    """
    size = 1 if processes == 1 else _CHUNK
    chunks = (
        Chunk(start, play_some, (todo[start : start + size],))
        for start in range(0, len(todo), size)
    )
    with InlinePool() if processes == 1 else ProcessPool(processes) as pool:
        for chunk, results in stream(pool, chunks):
            yield list(enumerate(results, chunk.key))
