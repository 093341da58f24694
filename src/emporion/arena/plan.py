"""What `docs/strength.md` rests on: every game at its default table, then its other tables."""

from dataclasses import dataclass
from typing import Final

from ..bots import BotSpec
from ..catalogue import part
from ..games import find, names
from .contests import Contest
from .pairings import DEFAULT_GAMES, GameCount, Pairing, default_pairings

SEED: Final = "1"

_SHORT: Final = GameCount(20, percent=True)
"""Games of a pairing at other tables than the default one."""

_CURVE: Final = GameCount(60)
"""Games for each budget of a curve."""

BUDGETS: Final = ("0.005", "0.02", "0.08", "0.32")


@dataclass(frozen=True)
class PlannedContest:
    """A measurement: its name, what is played, and how many games."""

    name: str
    contest: Contest
    games: GameCount = DEFAULT_GAMES

    @property
    def command(self) -> str:
        """The command for it."""
        return self.contest.command(self.games)


def plan() -> list[PlannedContest]:
    """All measurements, the most important first: for every game its default table, then the other
    tables that its manifest names, then its curve.

    >>> [entry.name for entry in plan() if entry.contest.game == "tyros"]
    ['tyros', 'tyros-3', 'tyros-4-setup', 'tyros-4-majority', 'tyros-curve']
    """
    games = names("ladder")
    found = [
        PlannedContest(
            game.replace("_", "-"),
            Contest(game, find(game).default_players, (), default_pairings(), SEED),
        )
        for game in games
    ]
    for game in games:
        for players, options in part(game, "ladder"):
            contest = Contest(game, players, tuple(options.items()), default_pairings(), SEED)
            name = "-".join([game, str(players), *options])
            found.append(PlannedContest(name.replace("_", "-"), contest, _SHORT))
    for game in games:
        contest = Contest(game, find(game).default_players, (), curve_pairings(), SEED, "curve")
        found.append(PlannedContest(f"{game.replace('_', '-')}-curve", contest, _CURVE))
    return found


def curve_pairings(
    pairing: Pairing | None = None, budgets: tuple[str, ...] = BUDGETS
) -> tuple[Pairing, ...]:
    """One bot with more and more time against others: usually hard against medium."""
    one = pairing or Pairing(BotSpec("hard"), BotSpec("medium"))
    return tuple(Pairing(one.candidate.with_budget(budget), one.other) for budget in budgets)
