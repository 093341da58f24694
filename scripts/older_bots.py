"""Today's bots against those of an older commit, as `docs/strength.md` compares both `greedy`.

The older bots play in a process of their own, with the Python of a checkout that was built there:

    git worktree add ../older fbc9f89 && make -C ../older .venv/package
    python -m scripts.older_bots ../older/.venv/bin/python byzanz greedy --games 160

That plays one of today's bots against three older ones; with `--swap` it is one older bot against
three of today's. Views and numbers of actions must be the same in both commits; today's engine
refuses an action that is not legal.
"""

import argparse
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import fmean

from emporion.arena.statistics import share_interval, win_share
from emporion.bots import BotSpec, turn_seed
from emporion.bots.driver import think
from emporion.core.state import View
from emporion.games import find
from emporion.table import new_match

_OLDER = """
import json, sys
from emporion.bots import bot
for line in sys.stdin:
    game, level, seed, view, legal = json.loads(line)
    print(json.dumps(bot(game, level, seed).turn(view, legal)), flush=True)
"""
"""What the other process runs: an answer for each line."""


class OlderBots:
    """The bots of a level in another process."""

    def __init__(self, process: "subprocess.Popen[str]", level: str) -> None:
        self._process = process
        self._level = level

    def turn(self, game: str, seed: int, view: View, legal: list[int]) -> list[int]:
        """All actions up to the commit."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([game, self._level, seed, view, legal]) + "\n")
        self._process.stdin.flush()
        chain: list[int] = json.loads(self._process.stdout.readline())
        return chain


@contextmanager
def older_bots(python: str, level: str) -> Iterator[OlderBots]:
    """The bots of the package that a Python has installed."""
    pipe = subprocess.PIPE
    command = [python, "-c", _OLDER]
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=own) as process:
        yield OlderBots(process, level)


def share(older: OlderBots, game: str, level: str, dice: str, seat: int, swap: bool) -> float:
    """The candidate's share of the win in one game at the default table, where it has that seat."""
    players = find(game).default_players
    match = new_match(game, players, seed=dice)
    turns = [0] * players
    while (actor := match.actor) is not None:
        seed = turn_seed(f"{dice}.{seat}", actor, turns[actor])
        view, legal = match.view(actor), match.legal(actor)
        if (actor == seat) == swap:
            chain = older.turn(game, seed, view, legal)
        else:
            chain = think(game, BotSpec.read(level), seed, 0.0, view, legal).chain
        for action in chain:
            match.apply(actor, action)
        turns[actor] += 1
    return win_share(seat, match.state.outcome().winners)


def main() -> None:
    """Play what is asked for, and print the candidate's share of wins with its interval."""
    parser = argparse.ArgumentParser(prog="python -m scripts.older_bots", description=__doc__)
    parser.add_argument("python", help="of a checkout of the older commit")
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("--older", help="the older bots' level; default: the same")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--swap", action="store_true", help="one older bot against today's")
    asked = parser.parse_args()
    players = find(asked.game).default_players
    deals = []
    with older_bots(asked.python, asked.older or asked.level) as older:
        for number in range(-(-asked.games // players)):
            deal = [
                share(older, asked.game, asked.level, f"{asked.seed}.{number}", seat, asked.swap)
                for seat in range(players)
            ]
            deals.append(fmean(deal))
    low, high = share_interval(deals, players)
    print(f"{fmean(deals):.1%} ({low:.1%} to {high:.1%}) of {len(deals) * players} games")


if __name__ == "__main__":
    main()
