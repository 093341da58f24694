"""Emporion beside other engines: `python -m bench.peers [--json FILE] [--svg FILE]`.

Needs a Python that has the engines of `bench/requirements-peers.txt` and a compiled emporion;
an engine that is missing is reported as not measured, and the others go on.

What is counted, for every engine: **player decisions** of whole random games on one core, also
forced ones. Set-up, dealing and other chance are part of the time but not of the count. Nothing
but legal actions is asked of an engine: no observations, no tensors. Each is driven by the
fastest ordinary loop there is for it (`bench/drivers`), all with the same picker. All engines
are timed in turn, round after round, by processor time, and each one's best round stands.
"""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import emporion
from bench.chart import Bar, Panel, chart
from bench.contest import ROOT, Entry, Result, contest
from bench.table import figure, table, times

HEARTS = "openspiel:hearts"
CATAN = "catanatron:catan"
BYZANZ = "emporion:byzanz"
INTERPRETED = "emporion-interpreted:byzanz"
INSIDE = "emporion-inside:byzanz"
YS = "emporion:ys"
YS_INSIDE = "emporion-inside:ys"
TYROS = "emporion:tyros"
TYROS_INSIDE = "emporion-inside:tyros"
COPIES = " copies"
"""What is added to a contestant's key for its copies a second."""

PEERS = [
    Entry(HEARTS, "OpenSpiel hearts"),
    Entry("openspiel-tuned:hearts", "OpenSpiel hearts, tuned loop"),
    Entry("openspiel:euchre", "OpenSpiel euchre"),
    Entry("openspiel:skat", "OpenSpiel skat"),
    Entry("openspiel:spades", "OpenSpiel spades"),
    Entry("rlcard:leduc-holdem", "RLCard leduc hold'em"),
    Entry("rlcard:uno", "RLCard uno"),
    Entry("rlcard:gin-rummy", "RLCard gin rummy"),
    Entry(CATAN, "Catanatron"),
    Entry("openspiel-inside:hearts", "OpenSpiel hearts, inside C++"),
]

MADE_OF = {
    "emporion": "mypyc",
    "emporion-interpreted": "Python",
    "emporion-inside": "mypyc",
    "openspiel": "C++",
    "openspiel-tuned": "C++, tuned loop",
    "openspiel-inside": "C++",
    "rlcard": "Python",
    "catanatron": "Python",
}
"""What the engine is written in or compiled by; engines that are not here stay off the chart."""

NOTES = (
    "Player decisions of whole games; dealing and set-up count as time, not as decisions.",
    "Hearts inside C++ starts from a finished deal. Decisions differ in size from game to game.",
)
"""What a reader of the chart must know."""


@dataclass(frozen=True, slots=True)
class Target:
    """What Emporion sets out to reach: a multiple of a peer's speed, or so many a second.

    `ours` is a contestant's key, for its decisions, or with `COPIES` for its copies.
    """

    text: str
    ours: str
    goal: float
    peer: str | None = None

    def got(self, speeds: dict[str, float]) -> float:
        """The ratio or speed measured; 0 where something it needs was not measured."""
        if self.peer is None:
            return speeds.get(self.ours, 0.0)
        return ratio(speeds.get(self.ours, 0.0), speeds.get(self.peer, 0.0))

    def verdict(self, speeds: dict[str, float]) -> str:
        """Whether it was reached, in words."""
        got = self.got(speeds)
        if got == 0:
            return "not measured"
        return "reached" if got >= self.goal else "not reached"


TARGETS = [
    Target("Byzanz compiled, from Python ≥ 5 × hearts", BYZANZ, 5, HEARTS),
    Target("Byzanz compiled, from Python ≥ 20 × Catanatron", BYZANZ, 20, CATAN),
    Target("Byzanz uncompiled ≥ 1 × hearts", INTERPRETED, 1, HEARTS),
    Target("Byzanz inside compiled code ≥ 2,000,000 decisions/s", INSIDE, 2e6),
    Target("Byzanz compiled ≥ 500,000 copies/s, a copy under 2 µs", BYZANZ + COPIES, 5e5),
    Target("Ys compiled, from Python ≥ 2.5 × hearts", YS, 2.5, HEARTS),
    Target("Ys inside compiled code ≥ 1,000,000 decisions/s", YS_INSIDE, 1e6),
    Target("Ys compiled ≥ 500,000 copies/s, a copy under 2 µs", YS + COPIES, 5e5),
    Target("Tyros compiled, from Python ≥ 2.5 × hearts", TYROS, 2.5, HEARTS),
    Target("Tyros inside compiled code ≥ 1,000,000 decisions/s", TYROS_INSIDE, 1e6),
    Target("Tyros compiled ≥ 500,000 copies/s, a copy under 2 µs", TYROS + COPIES, 5e5),
]


def ratio(ours: float, theirs: float) -> float:
    """How many times as fast; 0 where either was not measured."""
    return ours / theirs if theirs > 0 else 0.0


def emporion_entries(source: Path) -> list[Entry]:
    """Every game of the emporion at hand: compiled, uncompiled and inside compiled code."""
    entries = []
    for name in emporion.games():
        title = name.capitalize()
        entries += [
            Entry(f"emporion:{name}", f"Emporion {title}"),
            Entry(f"emporion-interpreted:{name}", f"Emporion {title}, uncompiled", source),
            Entry(f"emporion-inside:{name}", f"Emporion {title}, inside"),
        ]
    return entries


def speeds_of(results: Sequence[Result]) -> dict[str, float]:
    """Decisions and copies a second by contestant; 0 where they were not measured."""
    speeds = {result.entry.key: result.speed for result in results}
    return speeds | {result.entry.key + COPIES: result.copies for result in results}


def report(results: Sequence[Result]) -> str:
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
                figure(best.steps) if best.chances else "–",
                times(ratio(best.speed, speeds[HEARTS])),
                times(ratio(best.speed, speeds[CATAN])),
                figure(result.copies),
            ]
        )
    head = ["engine and game", "players", "decisions a game", "decisions/s"]
    head += ["chance too/s", "to hearts", "to Catanatron", "copies/s"]
    lines = [table(head, rows), ""]
    aims = [[aim.text, _got(aim, speeds), aim.verdict(speeds)] for aim in TARGETS]
    lines.append(table(["target", "measured", ""], aims))
    missing = [one for one in results if one.best is None]
    if missing:
        lines.append("")
    lines += [f"not measured: {one.entry.label}: {one.refused}" for one in missing]
    return "\n".join(lines)


def _got(target: Target, speeds: dict[str, float]) -> str:
    got = target.got(speeds)
    return figure(got) if target.peer is None else times(got)


def picture(results: Sequence[Result]) -> str:
    """The chart: engines driven from Python, and engines left to themselves."""
    outside: list[Bar] = []
    inside: list[Bar] = []
    for result in sorted(results, key=lambda one: -one.speed):
        engine, _, _ = result.entry.key.partition(":")
        if result.best is None or engine not in MADE_OF:
            continue
        label = result.entry.label.partition(",")[0]
        ours = engine.startswith("emporion")
        detail = MADE_OF[engine] if engine != "emporion-interpreted" else "uncompiled"
        bar = Bar(label, detail, result.speed, ours)
        (inside if engine.endswith("-inside") else outside).append(bar)
    panels = [Panel("Every step called from Python", outside)]
    panels.append(Panel("Whole games inside the engine", inside))
    return chart(
        "Random games, decisions a second",
        "One core, one run, all engines in turn, the best round of each. "
        "Each line is ten times the one before.",
        [panel for panel in panels if panel.bars],
        NOTES,
    )


def as_data(results: Sequence[Result], rounds: int, seconds: float) -> dict[str, Any]:
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
            for aim in TARGETS
        ],
    }


def main() -> None:
    """Run the contest, print the table and write JSON and chart."""
    about, _, detail = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m bench.peers",
        description=about,
        epilog=detail,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", type=Path, default=ROOT / "docs/bench/peers.json")
    parser.add_argument("--svg", type=Path, default=ROOT / "docs/bench/peers.svg")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="the uncompiled emporion")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.25, help="length of a burst")
    asked = parser.parse_args()
    entries = [*emporion_entries(asked.source), *PEERS]
    results = contest(
        entries, asked.rounds, asked.seconds, lambda news: print(news, file=sys.stderr)
    )
    print(report(results))
    data = as_data(results, asked.rounds, asked.seconds)
    asked.json.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if any(result.best for result in results):
        asked.svg.write_text(picture(results), encoding="utf-8")


if __name__ == "__main__":
    main()
