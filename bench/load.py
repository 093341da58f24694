"""How many tables one server holds: `make load`.

Each table is played by people at browsers of their own. One of them decides every two seconds; the
click is answered with their page, and every other browser hears of it and fetches its own. The
number of tables grows from step to step. A step holds if 99 of 100 clicks are answered within
100 ms. What is measured is a click from the first byte sent to the last one received.

The server runs as a process of its own, and so does what loads it, on the same machine.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .browsers import Table
from .serving import serving

LIMIT = 0.100
"""Seconds within which a click is to be answered."""

EVERY = 2.0
"""Seconds between two decisions at a table."""

HEADING = (
    "| tables | clicks | median ms | 99 % ms | worst ms | server | bots | load | held |",
    "|---|---|---|---|---|---|---|---|---|",
)
"""Of the table that is printed."""


@dataclass
class Step:
    """What was measured with a number of tables."""

    tables: int
    clicks: list[float] = field(default_factory=list)
    late: int = 0
    """Decisions that could not begin in time, because the one before was not answered yet."""
    server: float = 0.0
    """Share of a core that the server used; its bots' processes apart."""
    bots: float = 0.0
    load: float = 0.0
    """Share of a core that this process used: near 1 it is the load that gives way."""
    refused: int = 0

    def quantile(self, share: float) -> float:
        """The time within which a share of the clicks was answered."""
        ordered = sorted(self.clicks)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]

    @property
    def holds(self) -> bool:
        """Whether the server keeps up."""
        return bool(self.clicks) and self.quantile(0.99) <= LIMIT and not self.refused


async def play(tables: list[Table], step: Step, seconds: float) -> None:
    """Let every table go on for a while, each at its own moments."""
    until = time.monotonic() + seconds

    async def go_on(table: Table) -> None:
        moment = time.monotonic() + random.random() * EVERY
        while moment < until:
            await asyncio.sleep(max(0.0, moment - time.monotonic()))
            if time.monotonic() - moment > EVERY / 2:
                step.late += 1
            try:
                answered = await table.decide()
            except OSError:
                step.refused += 1
            else:
                step.clicks += [] if answered is None else [answered]
            moment += EVERY

    await asyncio.gather(*(go_on(table) for table in tables))


def used(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    """The processes in which bots think."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in path.read_text(encoding="ascii").split()]


async def measure(port: int, pid: int, asked: argparse.Namespace) -> list[Step]:
    """Add tables step by step, until a step does not hold."""
    tables: list[Table] = []
    steps: list[Step] = []
    for count in asked.steps:
        while len(tables) < count:
            game = asked.games[len(tables) % len(asked.games)]
            tables.append(await Table.set_up(port, game, asked.bots))
        step = Step(count)
        await play(tables, Step(count), asked.warm)
        begun, ours, theirs = time.monotonic(), time.process_time(), used(pid)
        thinking = sum(map(used, children(pid)))
        await play(tables, step, asked.seconds)
        passed = time.monotonic() - begun
        step.server = (used(pid) - theirs) / passed
        step.bots = (sum(map(used, children(pid))) - thinking) / passed
        step.load = (time.process_time() - ours) / passed
        steps.append(step)
        show(step)
        if not step.holds:
            break
    await asyncio.gather(*(table.close() for table in tables))
    return steps


def show(step: Step) -> None:
    """A line of the table."""
    clicks = step.clicks or [0.0]
    print(
        f"| {step.tables} | {len(step.clicks)} | {statistics.median(clicks) * 1000:.0f} | "
        f"{step.quantile(0.99) * 1000:.0f} | {max(clicks) * 1000:.0f} | {step.server:.0%} | "
        f"{step.bots:.0%} | {step.load:.0%} | {'yes' if step.holds else 'no'} |",
        flush=True,
    )


def main(arguments: Iterable[str] | None = None) -> int:
    """Measure, and print a table for the documentation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=["byzanz", "tyros", "ys"])
    parser.add_argument("--bots", action="store_true", help="one person and bots at each table")
    parser.add_argument("--steps", nargs="+", type=int, default=[10, 20, 30, 40, 50, 60, 80, 100])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=4.0)
    parser.add_argument("--database")
    asked = parser.parse_args(None if arguments is None else list(arguments))
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{folder}/load.sqlite"
        with serving(database, posts_per_second=1e9, forced_delay=0.0) as (port, pid):
            print(
                "| tables | clicks | median ms | 99 % ms | worst ms | server | bots | load | held |"
            )
            print("|---|---|---|---|---|---|---|---|---|")
            steps = asyncio.run(measure(port, pid, asked))
    held = [step.tables for step in steps if step.holds]
    print(json.dumps({"held": max(held, default=0), "who": "bots" if asked.bots else "people"}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
