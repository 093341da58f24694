"""A contest as readers meet it: its table, its targets, its JSON and its chart."""

import argparse
import json
import platform
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.chart import Bar, Panel, chart
from bench.contest import ROOT, Entry, Result, contest
from bench.table import figure, filled, table, times

COPIES = " copies"
"""What is added to a contestant's key for its copies a second."""

SUBTITLE = (
    "One core, one run, all in turn, the best round of each. Each line is ten times the one before."
)


@dataclass(frozen=True, slots=True)
class Target:
    """What Emporion sets out to reach: a multiple of a peer's speed, or a rate per second.

    `ours` is a contestant's key, for its decisions, or with `COPIES` for its copies.
    """

    text: str
    ours: str
    goal: float
    peer: str | None = None

    def got(self, speeds: Mapping[str, float]) -> float:
        """The ratio or speed measured; 0 where something it needs was not measured."""
        if self.peer is None:
            return speeds.get(self.ours, 0.0)
        return ratio(speeds.get(self.ours, 0.0), speeds.get(self.peer, 0.0))

    def shown(self, speeds: Mapping[str, float]) -> str:
        """What was measured, for people."""
        got = self.got(speeds)
        return figure(got) if self.peer is None else times(got)

    def verdict(self, speeds: Mapping[str, float]) -> str:
        """Whether it was reached, in words."""
        got = self.got(speeds)
        if got == 0:
            return "not measured"
        return "reached" if got >= self.goal else "not reached"


@dataclass(frozen=True, slots=True)
class Comparison:
    """A contest, and what is told of it; `name` is its module here, and names its files."""

    name: str
    contestants: str
    """What they are: the head of the table's first column."""
    beside: Mapping[str, str]
    """The contestants that all are compared to: head of a column -> key."""
    targets: Sequence[Target]
    title: str
    panels: Mapping[str, Mapping[str, str]]
    """The chart's headings, below each its engines, and what stands beside an engine's name;
    engines that are not here stay off the chart."""
    notes: Sequence[str]
    """What a reader of the chart must know."""

    def options(self, about: str | None) -> argparse.ArgumentParser:
        """What can be asked for at the command line; `about` is the module's docstring."""
        about, _, detail = (about or "").partition("\n\n")
        parser = argparse.ArgumentParser(
            f"python -m bench.{self.name}",
            description=about,
            epilog=detail,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        files = ROOT / "docs/bench"
        parser.add_argument("--json", type=Path, default=files / f"{self.name}.json")
        parser.add_argument("--svg", type=Path, default=files / f"{self.name}.svg")
        parser.add_argument("--rounds", type=int, default=15)
        parser.add_argument("--seconds", type=float, default=0.25, help="length of a burst")
        return parser

    def run(self, entries: Sequence[Entry], asked: argparse.Namespace) -> None:
        """Hold the contest, print the table and write JSON and chart."""
        results = contest(
            entries, asked.rounds, asked.seconds, lambda news: print(news, file=sys.stderr)
        )
        print(self.report(results))
        data = self.as_data(results, asked.rounds, asked.seconds)
        written = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
        asked.json.write_text(written, encoding="utf-8")
        if any(result.best for result in results):
            asked.svg.write_text(self.picture(results), encoding="utf-8")

    def report(self, results: Sequence[Result]) -> str:
        """The table, the targets, and what was not measured."""
        speeds = speeds_of(results)
        rows = []
        for result in sorted(results, key=lambda one: -one.speed):
            best = result.best
            if best is None:
                continue
            rows.append(
                [
                    result.entry.label,
                    str(result.players),
                    figure(best.decisions / best.games),
                    figure(best.speed),
                    figure(best.steps if best.chances else 0),
                    *(times(ratio(best.speed, speeds[peer])) for peer in self.beside.values()),
                    figure(result.copies),
                ]
            )
        head = [self.contestants, "players", "decisions a game", "decisions/s", "chance too/s"]
        head += [*self.beside, "copies/s"]
        aims = [[aim.text, aim.shown(speeds), aim.verdict(speeds)] for aim in self.targets]
        lines = [table(*filled(head, rows)), "", table(["target", "measured", ""], aims)]
        missing = [one for one in results if one.best is None]
        if missing:
            lines.append("")
        lines += [f"not measured: {one.entry.label}: {one.refused}" for one in missing]
        return "\n".join(lines)

    def picture(self, results: Sequence[Result]) -> str:
        """The chart, the fastest of each panel first."""
        ranked = [one for one in sorted(results, key=lambda one: -one.speed) if one.best]
        panels = []
        for heading, engines in self.panels.items():
            bars = []
            for result in ranked:
                engine, _, _ = result.entry.key.partition(":")
                if engine in engines:
                    label = result.entry.label.partition(",")[0]
                    ours = engine.startswith("emporion")
                    bars.append(Bar(label, engines[engine], result.speed, ours))
            if bars:
                panels.append(Panel(heading, bars))
        return chart(self.title, SUBTITLE, panels, self.notes)

    def as_data(self, results: Sequence[Result], rounds: int, seconds: float) -> dict[str, Any]:
        """All figures as JSON data."""
        speeds = speeds_of(results)
        return {
            "python": platform.python_version(),
            "rounds": rounds,
            "seconds": seconds,
            "results": [result.as_dict() for result in results],
            "targets": [
                {
                    "target": aim.text,
                    "goal": aim.goal,
                    "measured": round(aim.got(speeds), 2),
                    "verdict": aim.verdict(speeds),
                }
                for aim in self.targets
            ],
        }


def ratio(ours: float, theirs: float) -> float:
    """How many times as fast; 0 where either was not measured."""
    return ours / theirs if theirs > 0 else 0.0


def speeds_of(results: Sequence[Result]) -> dict[str, float]:
    """Decisions and copies a second by contestant; 0 where they were not measured."""
    speeds = {result.entry.key: result.speed for result in results}
    return speeds | {result.entry.key + COPIES: result.copies for result in results}
