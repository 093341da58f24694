"""What `docs/strength.md` rests on: every game at its usual table, then its other tables."""

from dataclasses import dataclass
from typing import Final

from ..bots import BotSpec
from ..core.options import OptionValue
from .contests import Contest
from .pairings import USUAL_GAMES, Games, Pairing, usual

SEED: Final = "1"

_SHORT: Final = Games(20, percent=True)
"""Games of a pairing at other tables than the usual one."""

_CURVE: Final = Games(60)
"""Games for each budget of a curve."""

BUDGETS: Final = ("0.005", "0.02", "0.08", "0.32")

_OTHERS: Final[dict[str, tuple[tuple[int, dict[str, OptionValue]], ...]]] = {
    "byzanz": ((3, {}), (5, {}), (6, {}), (4, {"picking": "may"})),
    "tyros": ((3, {}), (4, {"setup": "variable"}), (4, {"majority": "most"})),
    "ys": ((2, {}), (3, {}), (4, {"kings_favor": True}), (4, {"express": True})),
}
"""The other numbers of players and variants of each game."""


@dataclass(frozen=True)
class Entry:
    """A measurement: its name, what is played, and how many games."""

    name: str
    contest: Contest
    games: Games = USUAL_GAMES

    @property
    def command(self) -> str:
        """What one types for it."""
        return self.contest.command(self.games)


def plan() -> list[Entry]:
    """All measurements, the most important first."""
    found = [Entry(game, Contest(game, 4, (), usual(), SEED)) for game in _OTHERS]
    for game, tables in _OTHERS.items():
        for players, options in tables:
            contest = Contest(game, players, tuple(options.items()), usual(), SEED)
            name = "-".join([game, str(players), *options])
            found.append(Entry(name.replace("_", "-"), contest, _SHORT))
    for game in _OTHERS:
        name = f"{game}-curve"
        found.append(Entry(name, Contest(game, 4, (), curve_pairings(), SEED, "curve"), _CURVE))
    return found


def curve_pairings(
    pairing: Pairing | None = None, budgets: tuple[str, ...] = BUDGETS
) -> tuple[Pairing, ...]:
    """One bot with more and more time against others: usually hard against medium."""
    one = pairing or Pairing(BotSpec("hard"), BotSpec("medium"))
    return tuple(Pairing(one.candidate.with_budget(budget), one.other) for budget in budgets)
