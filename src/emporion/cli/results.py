"""What a simulation shows: who wins how often, how sure that is, and how games go."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..arena import MatchResult
from ..arena.statistics import mean_places, wilson_interval, win_share
from ..games import find
from ..text import Wording
from .paint import seat_name
from .seating import level_words


@dataclass
class Tally:
    """The results of one group of seats: those of a level, or those of a colour."""

    games: int = 0
    seats: int = 0
    wins: float = 0.0
    places: float = 0.0
    points: int = 0
    least: int = 0
    most: int = 0

    def add(self, place: float, win: float, score: int) -> None:
        """One seat's result."""
        self.least = score if self.seats == 0 else min(self.least, score)
        self.most = score if self.seats == 0 else max(self.most, score)
        self.seats += 1
        self.wins += win
        self.places += place
        self.points += score

    def as_data(self) -> dict[str, Any]:
        """The results as plain data."""
        low, high = wilson_interval(self.wins, self.games)
        return {
            "games": self.games,
            "seats_per_game": self.seats / self.games,
            "wins": round(self.wins, 6),
            "win_share": round(self.wins / self.games, 6),
            "win_share_95": [round(low, 6), round(high, 6)],
            "mean_place": round(self.places / self.seats, 6),
            "mean_score": round(self.points / self.seats, 6),
            "least_score": self.least,
            "most_score": self.most,
        }


def tallies(played: list[MatchResult]) -> tuple[dict[str, Tally], dict[int, Tally]]:
    """The results by level and by seat. Seats that share a win or a place have equal parts of it.

    A game that no seat has won counts as a game, and has places, too.
    """
    levels: dict[str, Tally] = {}
    seats: dict[int, Tally] = {}
    for match in played:
        for level in sorted(set(match.job.levels)):
            levels.setdefault(level, Tally()).games += 1
        for seat, place in mean_places(match.ranking).items():
            win = win_share(seat, match.winners)
            levels[match.job.levels[seat]].add(place, win, match.scores[seat])
            tally = seats.setdefault(seat, Tally())
            tally.games += 1
            tally.add(place, win, match.scores[seat])
    return levels, dict(sorted(seats.items()))


def as_data(played: list[MatchResult], asked: int) -> dict[str, Any]:
    """A simulation's results as plain data; the same for the same seed, however it was run."""
    levels, seats = tallies(played)
    first = played[0].job
    colours = find(first.game).colours
    return {
        "game": first.game,
        "players": first.players,
        "options": dict(first.options),
        "asked": asked,
        "games": len(played),
        "bots": {level: tally.as_data() for level, tally in sorted(levels.items())},
        "seats": {colours[seat]: tally.as_data() for seat, tally in seats.items()},
        "ends": dict(sorted(Counter(match.reason for match in played).items())),
        "decisions_per_game": round(sum(match.decisions for match in played) / len(played), 3),
    }


def shown(words: Wording, played: list[MatchResult], seconds: float) -> RenderableType:
    """The results as tables."""
    levels, seats = tallies(played)
    best_first = sorted(levels.items(), key=lambda item: -item[1].wins / item[1].seats)
    by_level = [(Text(level_words(words, level), "bold"), tally) for level, tally in best_first]
    table = words.at_table(played[0].job.game)
    by_seat = [(seat_name(table, seat), tally) for seat, tally in seats.items()]
    players = played[0].job.players
    parts: list[RenderableType] = []
    if len(by_level) > 1:
        parts.append(_table(words, "cli.results.bot", by_level, players))
    parts.append(_table(words, "cli.results.seat", by_seat, players))
    return Group(*parts, Text(_pace(words, played, seconds)), Text(_ends(words, played)))


def _table(words: Wording, first: str, rows: list[tuple[Text, Tally]], players: int) -> Table:
    columns = ("wins", "share", "fair", "place", "score", "range")
    table = figures(words, first, *(f"cli.results.{key}" for key in columns))
    for name, tally in rows:
        low, high = wilson_interval(tally.wins, tally.games)
        share = f"{tally.wins / tally.games:.1%} ({low:.1%}–{high:.1%})"
        table.add_row(
            name,
            words.decimal(f"{tally.wins:.1f}" if tally.wins % 1 else f"{tally.wins:.0f}"),
            words.decimal(share),
            words.decimal(f"{tally.seats / tally.games / players:.1%}"),
            words.decimal(f"{tally.places / tally.seats:.2f}"),
            words.decimal(f"{tally.points / tally.seats:.1f}"),
            f"{tally.least}–{tally.most}",
        )
    return table


def figures(words: Wording, first: str, *others: str) -> Table:
    """A table of figures, its columns headed by their keys' words; names stand in the first."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(words.say(first), no_wrap=True)
    for key in others:
        table.add_column(words.say(key), justify="right", no_wrap=True)
    return table


def _pace(words: Wording, played: list[MatchResult], seconds: float) -> str:
    """How long games are, and how fast they were played."""
    decisions = sum(match.decisions for match in played)
    return words.count(
        "cli.results.pace",
        len(played),
        decisions=f"{decisions / len(played):.0f}",
        rate=words.decimal(f"{len(played) / max(seconds, 1e-9):.1f}"),
        seconds=words.decimal(f"{seconds:.1f}"),
    )


def _ends(words: Wording, played: list[MatchResult]) -> str:
    """What decided the games, the most frequent first."""
    shares = Counter(match.reason for match in played).most_common()
    ends = [
        f"{_reason(words, reason)} {words.decimal(f'{number / len(played):.1%}')}"
        for reason, number in shares
    ]
    return words.say("cli.results.ends", ends="; ".join(ends))


def _reason(words: Wording, reason: str) -> str:
    """What decided a game; a registered game may have reasons without words."""
    key = f"cli.reason.{reason}"
    return words.say(key) if words.knows(key) else reason
