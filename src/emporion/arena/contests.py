"""What is played: a game, its table, the pairings, and the seed that fixes every deal."""

import hashlib
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from .. import bots
from ..bots import evaluators
from ..catalogue import cached
from ..core.build import installed_version
from ..core.options import OptionValue, resolve_options
from ..games import find, names
from .matches import Job
from .pairings import DEFAULT_GAMES, GameCount, Pairing

Kind = Literal["ladder", "curve"]
"""Pairings beside each other, or one bot with more and more time."""

_COMPILED: Final = frozenset({".pyc", ".pyo", ".so", ".pyd"})


@dataclass(frozen=True)
class Contest:
    """All that decides which games are played.

    >>> contest = Contest("byzanz", 3, (), (Pairing.read("medium:random"),), "7")
    >>> contest.check()
    >>> contest.job(0, 0, candidate_seat=1).levels
    ('random', 'medium', 'random')
    """

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    """Those that were asked for."""
    pairings: tuple[Pairing, ...]
    seed: str = "0"
    kind: Kind = "ladder"

    def check(self) -> None:
        """Raise the error of the game, or of a bot, that refuses it."""
        find(self.game).setup(self.players, dict(self.options))
        for pairing in self.pairings:
            for contender in (pairing.candidate, pairing.other):
                contender.make(self.game, 0)

    @property
    def resolved_options(self) -> dict[str, OptionValue]:
        """All options of the game, asked for or not."""
        game = find(self.game)
        return resolve_options(self.game, game.options, self.players, dict(self.options))

    def identity(self) -> dict[str, Any]:
        """What must be the same for games to be counted together."""
        return {
            "game": self.game,
            "players": self.players,
            "options": self.resolved_options,
            "pairings": [str(pairing) for pairing in self.pairings],
            "seed": self.seed,
            **build(self.game),
        }

    def command(self, games: GameCount = DEFAULT_GAMES, full: bool = False) -> str:
        """The command that plays the same again.

        >>> one = (Pairing.read("hard:greedy"),)
        >>> Contest("ys", 3, (("peek", True),), one).command(GameCount(40))
        'emporion ladder ys --players 3 --option peek=yes --pairing hard:greedy --games 40 --seed 0'
        """
        words = ["emporion", "ladder", self.game, "--players", str(self.players)]
        for name, value in self.options:
            shown = ("yes" if value else "no") if isinstance(value, bool) else str(value)
            words += ["--option", f"{name}={shown}"]
        if self.kind == "curve":
            one = self.pairings[0]
            budgets = ",".join(pairing.candidate.budget for pairing in self.pairings)
            words += ["--curve", "--budgets", budgets]
            words += ["--pairing", f"{one.candidate.level}:{one.other}"]
        else:
            for pairing in self.pairings:
                words += ["--pairing", str(pairing)]
        if games != DEFAULT_GAMES:
            words += ["--games", str(games)]
        words += ["--seed", self.seed]
        return shlex.join([*words, "--full"] if full and self.kind == "ladder" else words)

    def job(self, pairing: int, deal: int, candidate_seat: int) -> Job:
        """One game: the candidate has that seat.

        All games of a deal, in all pairings, have the same dice; each bot has its own chance.
        """
        return Job(
            self.game,
            self.players,
            self.options,
            f"{self.seed}.{deal}",
            self.pairings[pairing].seated(candidate_seat, self.players),
            f".{candidate_seat}",
        )


@cached
def build(game: str) -> dict[str, Any]:
    """Which rules and which bots play here: versions, and a digest of the bots' code.

    It covers what all games share and the game's own evaluator, also one of another package.
    """
    package = Path(bots.__file__).parent
    others = {Path("evaluators", name) for name in names() if name != game}
    digest = hashlib.sha256()
    for path in [*sorted(package.rglob("*")), *_evaluator_elsewhere(game, package)]:
        inside = path.relative_to(package) if path.is_relative_to(package) else Path(path.name)
        if path.is_file() and path.suffix not in _COMPILED and others.isdisjoint(inside.parents):
            digest.update(f"{inside.as_posix()}\0".encode() + path.read_bytes())
    return {
        "version": installed_version(),
        "rules": find(game).rules,
        "bots": digest.hexdigest()[:16],
    }


def _evaluator_elsewhere(game: str, package: Path) -> list[Path]:
    """The files of an evaluator outside the bots' package: its module, and those beside it."""
    module = sys.modules[type(evaluators.find_evaluator(game)).__module__]
    file = Path(getattr(module, "__file__", None) or package)
    if file.is_relative_to(package):
        return []
    return sorted(file.parent.rglob("*")) if module.__package__ else [file]
