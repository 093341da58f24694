"""Measure how strong the bots are, and write docs/strength.md: `make strength`.

Plays the plan of `emporion.arena.plan`, one `emporion ladder` after the other, and goes on where it
was left. The games stay in `.strength`, in a folder for each version of rules and bots, so other
bots never add to old figures; what is kept in docs/strength is their summary and its picture.

    python -m scripts.strength [--report] [--processes N] [NAME ...]

With `--report` nothing is played: the document is written again from what was measured. Names
choose from the plan; `--list` shows them with their commands.
"""

import argparse
import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from emporion.arena.contests import build
from emporion.arena.plan import PlannedContest, plan
from scripts.strength_document import document

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".strength"
MEASURED = ROOT / "docs" / "strength"
DOCUMENT = ROOT / "docs" / "strength.md"
NOTES = MEASURED / "notes.md"
"""Written by hand: what was tried where a figure was not reached. It ends the document."""


def main() -> int:
    """Play what is asked for, and write the document after each measurement."""
    parser = argparse.ArgumentParser(prog="python -m scripts.strength", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--processes", metavar="N")
    asked = parser.parse_args()
    entries = {entry.name: entry for entry in plan()}
    if unknown := set(asked.names) - set(entries):
        parser.error(f"no such measurement: {', '.join(sorted(unknown))}; see --list")
    if asked.list:
        for entry in entries.values():
            print(f"{entry.name:20} {entry.command}")
        return 0
    if not asked.report:
        for name in asked.names or entries:
            code = measure(entries[name], asked.processes)
            if code:
                return code
            write()
    write()
    return 0


def measure(entry: PlannedContest, processes: str | None) -> int:
    """Play one measurement to its end; returns the exit code if it was left before."""
    folder = KEPT / "-".join(map(str, build(entry.contest.game).values())) / entry.name
    folder.mkdir(parents=True, exist_ok=True)
    command = [*shlex.split(entry.command)[1:], "--out", str(folder), "--lang", "en"]
    if processes:
        command += ["--processes", processes]
    print(f"# {entry.command}", flush=True)
    done = subprocess.run([sys.executable, "-m", "emporion", *command], check=False)
    if done.returncode == 0:
        MEASURED.mkdir(exist_ok=True)
        for suffix in (".json", ".svg"):
            shutil.copyfile(
                folder / f"{entry.contest.kind}{suffix}", MEASURED / f"{entry.name}{suffix}"
            )
    return done.returncode


def write() -> None:
    """The document from all that was measured."""
    found: dict[str, dict[str, Any]] = {}
    for entry in plan():
        path = MEASURED / f"{entry.name}.json"
        if path.exists():
            found[entry.name] = json.loads(path.read_text("utf-8"))
    notes = NOTES.read_text("utf-8") if NOTES.exists() else ""
    DOCUMENT.write_text(document(plan(), found, notes), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
