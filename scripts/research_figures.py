"""How long the games are, and how much there is to choose, measured by playing them."""

from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any

from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.games import find, names
from emporion.research.vector_games import MEDIUM, RANDOM, opponent

SEED = 2024
"""A game's generator is seeded by this, the number of players and the game's number."""

GAMES = {RANDOM: 200, MEDIUM: 40}
"""How many games are played by each kind of player."""


@dataclass(frozen=True)
class Figures:
    """What games among a number of equal players were like; forced decisions count, too."""

    games: int
    decisions: float
    shortest: int
    longest: int
    chance: float
    """Outcomes of chance a game."""
    choices: float
    """Legal actions a decision, on average."""
    median: float
    most: int
    forced: float
    """The share of decisions with one legal action."""


def measured(game: str, players: int, who: str, games: int) -> Figures:
    """Play a number of games, all seats by the same kind of player."""
    lengths: list[int] = []
    chance: list[int] = []
    counts: list[int] = []
    for number in range(games):
        before = len(counts)
        chance.append(_play(game, players, who, number, counts))
        lengths.append(len(counts) - before)
    return Figures(
        games=games,
        decisions=round(fmean(lengths), 1),
        shortest=min(lengths),
        longest=max(lengths),
        chance=round(fmean(chance), 1),
        choices=round(fmean(counts), 2),
        median=median(counts),
        most=max(counts),
        forced=round(counts.count(1) / len(counts), 4),
    )


def _play(game: str, players: int, who: str, number: int, counts: list[int]) -> int:
    """One game: notes the legal actions of each decision; returns how often chance had its say."""
    state = find(game).setup(players)
    rng = Rng(SEED << 64 | players << 32 | number)
    player = opponent(game, who)
    outcomes = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
            outcomes += 1
        else:
            counts.append(len(state.legal(state.actor)))
            player.play(state, state.actor, rng)
    return outcomes


def measure(games: dict[str, int]) -> dict[str, Any]:
    """All games at every size of table, as it stands in figures.json."""
    found: dict[str, Any] = {}
    for game in names():
        described = find(game)
        sizes = range(described.min_players, described.max_players + 1)
        found[game] = {
            "rules": described.rules,
            "players": {
                str(players): {
                    who: asdict(measured(game, players, who, number))
                    for who, number in games.items()
                }
                for players in sizes
            },
        }
    return found
