"""Several contestants timed in turn, A B C A B C …, so that noise meets all of them alike."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, cast

from bench.timing import Burst, fastest
from bench.worker import Greeting

ROOT = Path(__file__).resolve().parent.parent
"""Where this package of benchmarks lies, and its workers start."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A contestant as asked for: `key` is its driver, `source` goes before what is installed."""

    key: str
    label: str
    source: Path | None = None


@dataclass(slots=True)
class Result:
    """A contestant's figures, or in `refused` the reason why it has none."""

    entry: Entry
    refused: str = ""
    version: str = ""
    players: int = 0
    bursts: list[Burst] = field(default_factory=list)
    copies: float = 0.0

    @property
    def best(self) -> Burst | None:
        """The fastest burst, if any was measured."""
        return fastest(self.bursts) if self.bursts else None

    @property
    def speed(self) -> float:
        """The best number of player decisions a second; 0 where it was not measured."""
        return self.best.speed if self.best else 0.0

    def as_dict(self) -> dict[str, Any]:
        """The result as JSON data, with every burst for those who doubt the best one."""
        best = self.best
        about: dict[str, Any] = {"contestant": self.entry.key, "label": self.entry.label}
        if best is None:
            return about | {"not_measured": self.refused}
        return about | {
            "version": self.version,
            "players": self.players,
            "decisions_a_second": round(best.speed),
            "steps_a_second": round(best.steps) if best.chances else None,
            "decisions_a_game": round(best.decisions / best.games, 1),
            "copies_a_second": round(self.copies) or None,
            "rounds": [round(one.speed) for one in self.bursts],
        }


class Worker:
    """The process that plays one contestant."""

    def __init__(self, process: "subprocess.Popen[str]", result: Result) -> None:
        self._process = process
        self._orders = cast("IO[str]", process.stdin)
        self._results = cast("IO[str]", process.stdout)
        self.result = result
        self.copyable = False
        said = self._read()
        if said is None:
            return
        greeting = Greeting(**said)
        result.refused = greeting.refused
        result.version = greeting.version
        result.players = greeting.players
        self.copyable = greeting.copyable

    def play(self, seconds: float) -> Burst | None:
        """Time one burst; `None` once the contestant has dropped out."""
        said = self._order(f"play {seconds}")
        return Burst(**said) if said is not None else None

    def copies(self, seconds: float) -> float:
        """Copies a second, 0 where the engine has none."""
        said = self._order(f"copy {seconds}") if self.copyable else None
        return float(said["copies"]) if said is not None else 0.0

    def _order(self, order: str) -> dict[str, Any] | None:
        if self.result.refused:
            return None
        with suppress(BrokenPipeError):  # a process that has ended is noticed when it is read
            self._orders.write(order + "\n")
            self._orders.flush()
        return self._read()

    def _read(self) -> dict[str, Any] | None:
        line = self._results.readline()
        if not line:
            self.result.refused = f"its process ended with code {self._process.wait()}"
            return None
        said: dict[str, Any] = json.loads(line)
        return said


@contextmanager
def _working(result: Result) -> Iterator[Worker]:
    entry = result.entry
    command = [sys.executable, "-m", "bench.worker", entry.key]
    surroundings = dict(os.environ)
    if entry.source is not None:
        surroundings["PYTHONPATH"] = str(entry.source)
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, text=True, cwd=ROOT, env=surroundings
    ) as process:
        yield Worker(process, result)


def contest(
    entries: Sequence[Entry],
    rounds: int,
    seconds: float,
    tell: Callable[[str], None],
) -> list[Result]:
    """Time all entries, `rounds` times in turn, after one short burst each to warm up."""
    with ExitStack() as stack:
        workers = []
        for entry in entries:
            tell(f"starting {entry.label}")
            workers.append(stack.enter_context(_working(Result(entry))))
        for worker in workers:
            worker.play(seconds / 4)
        for number in range(rounds):
            tell(f"round {number + 1} of {rounds}")
            for worker in workers:
                burst = worker.play(seconds)
                if burst is not None:
                    worker.result.bursts.append(burst)
                copied = worker.copies(seconds / 8)
                worker.result.copies = max(worker.result.copies, copied)
        return [worker.result for worker in workers]
