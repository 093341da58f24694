"""Emporion's own speed: `python -m bench.engine [game …] [--players N] [--json FILE]`.

For each game, on one core, with random players and the options the game comes with:

- **from Python**: player decisions a second where Python calls every step (legal, pick, apply).
  Chance events are not counted, but their time is, and so is the set-up of each game;
- **inside**: the same where one call plays a whole game inside the engine;
- **copies** of states half-way through a game, and the **bytes** that such a copy adds.

Each figure is the best of several rounds, by processor time. Whether the engine is compiled
depends on the emporion that this Python imports; `PYTHONPATH=src` measures it uncompiled.
"""

import argparse
import gc
import json
import platform
import sys
import tracemalloc
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import emporion
from bench.drivers.emporion import looped, middles, seats, whole
from bench.table import figure, table
from bench.timing import burst, copies, fastest
from emporion.core.game import Game
from emporion.core.state import State

KEPT = 10_000
"""Copies kept at once when their memory is weighed."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one game."""

    game: str
    players: int
    compiled: bool
    decisions_a_game: float
    chances_a_game: float
    decisions_a_second: float
    inside_decisions_a_second: float
    copies_a_second: float
    bytes_a_copy: float

    @property
    def microseconds_a_copy(self) -> float:
        """The time that one copy takes."""
        return 1e6 / self.copies_a_second

    def cells(self) -> list[str]:
        """The figures as a row of the table."""
        return [
            self.game,
            str(self.players),
            figure(self.decisions_a_game),
            figure(self.chances_a_game),
            figure(self.decisions_a_second),
            figure(self.inside_decisions_a_second),
            figure(self.copies_a_second),
            figure(self.microseconds_a_copy),
            figure(self.bytes_a_copy),
        ]


HEAD = [
    "game",
    "players",
    "decisions a game",
    "chance events",
    "decisions/s from Python",
    "decisions/s inside",
    "copies/s",
    "µs a copy",
    "bytes a copy",
]


def weigh(states: Sequence[State]) -> float:
    """Bytes that one more copy takes, by Python's allocator; what copies share is not in it."""
    gc.collect()
    kept: list[State | None] = [None] * KEPT
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for i in range(KEPT):
        kept[i] = states[i % len(states)].copy()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / KEPT


def measure(game: Game, asked: int | None, rounds: int, seconds: float) -> Figures:
    """All figures of one game, its three loops timed in turn."""
    players = seats(game, asked)
    from_python, inside = looped(game, players), whole(game, players)
    states = middles(game, players)
    copiers = [state.copy for state in states]
    gc.collect()
    gc.freeze()
    outer, inner, copied = [], [], []
    burst(from_python, seconds / 4)
    for _ in range(rounds):
        outer.append(burst(from_python, seconds))
        inner.append(burst(inside, seconds))
        copied.append(copies(copiers, seconds / 4))
    played = sum(one.games for one in outer)
    return Figures(
        game=game.name,
        players=players,
        compiled=emporion.is_compiled(),
        decisions_a_game=sum(one.decisions for one in outer) / played,
        chances_a_game=sum(one.chances for one in outer) / played,
        decisions_a_second=fastest(outer).speed,
        inside_decisions_a_second=fastest(inner).speed,
        copies_a_second=max(copied),
        bytes_a_copy=weigh(states),
    )


def main() -> None:
    """Measure the games asked for, print the table and write the JSON."""
    about, _, detail = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        "python -m bench.engine",
        description=about,
        epilog=detail,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="game", help="default: all games")
    parser.add_argument("--players", type=int, help="default: four, or the most below that")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.25, help="length of a burst")
    parser.add_argument("--json", type=Path, help="write the figures here")
    asked = parser.parse_args()
    unknown = set(asked.games) - set(emporion.game_names())
    if unknown:
        parser.error(f"no game {', '.join(sorted(unknown))}; there are {emporion.game_names()}")
    how = "compiled" if emporion.is_compiled() else "interpreted"
    print(f"Emporion {emporion.__version__}, {how}, Python {platform.python_version()}\n")
    measured = []
    for name in asked.games or emporion.game_names():
        print(f"measuring {name} …", file=sys.stderr)
        measured.append(measure(emporion.game(name), asked.players, asked.rounds, asked.seconds))
    print(table(HEAD, [one.cells() for one in measured]))
    if asked.json is not None:
        data = {
            "emporion": emporion.__version__,
            "compiled": emporion.is_compiled(),
            "python": platform.python_version(),
            "games": [asdict(one) for one in measured],
        }
        asked.json.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
