"""Whole games for each number of players, each end reason and each combination of options.

The seeds are in `seeds.txt`: `python -m tests.golden` searches the least seed whose game ends for
the reason wanted.
"""

from dataclasses import dataclass
from itertools import count
from pathlib import Path

from emporion.core.game import Game
from emporion.core.options import Option, OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS
from emporion.games import find, names
from emporion.records import Record, position_after
from emporion.table import Match, new_match

from ..kit.adapter import combined
from ..kit.cases import ADAPTERS
from ..kit.play import chosen
from .openings import digest

SEEDS = Path(__file__).parent / "seeds.txt"


@dataclass(frozen=True)
class Wanted:
    """A golden game that there must be; without a reason it may end for any."""

    game: str
    players: int
    reason: str | None
    chosen: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        said = [self.reason] if self.reason else self._special() or ["usual"]
        return "-".join([self.game, str(self.players), *said])

    def _special(self) -> list[str]:
        """The rules that are chosen otherwise than usual."""
        return [
            option.name if value is True else f"{option.name}-{value}"
            for option, (_, value) in zip(find(self.game).options, self.chosen, strict=True)
            if value != option.default_for(self.players) and option in rules_of(find(self.game))
        ]

    def rules(self) -> tuple[OptionValue, ...]:
        """What is chosen, as far as it changes rules."""
        options = dict(self.chosen)
        return tuple(options[option.name] for option in rules_of(find(self.game)))

    def fits(self, match: Match) -> bool:
        """Whether a match ends as wanted."""
        return self.reason in (None, match.state.outcome().reason)


def all_wanted() -> list[Wanted]:
    """One game for each game's numbers of players and end reasons, and for each combination of
    options that those games leave out.
    """
    wanted: list[Wanted] = []
    for name in names():
        game = find(name)
        for players in range(game.min_players, game.max_players + 1):
            for_reasons = [
                Wanted(name, players, reason, _mixed(game, players, number))
                for number, reason in enumerate(game.reasons(players))
            ]
            met = {one.rules() for one in for_reasons}
            for_options = [
                Wanted(name, players, None, tuple(options.items()))
                for options in combinations(game, players)
            ]
            wanted += for_reasons
            wanted += [one for one in for_options if one.rules() not in met]
    return wanted


def combinations(game: Game, players: int) -> list[dict[str, OptionValue]]:
    """The rules that the kit combines for a number of players, with the usual first seat."""
    choices = {
        option.name: [option.default_for(players)]
        if option.fewer_than_players
        else option.choices(players)
        for option in game.options
    }
    adapter = ADAPTERS[game.name]
    return combined(choices, adapter.cosmetic, adapter.few)


def rules_of(game: Game) -> list[Option]:
    """The options that change rules, and not only the looks or who is first."""
    cosmetic = ADAPTERS[game.name].cosmetic
    return [
        option
        for option in game.options
        if not option.fewer_than_players and option.name not in cosmetic
    ]


def _mixed(game: Game, players: int, number: int) -> tuple[tuple[str, OptionValue], ...]:
    """Values that differ from game to game, so that together the games have them all."""
    mixed: list[tuple[str, OptionValue]] = []
    for weight, option in enumerate(game.options, 1):
        choices = option.choices(players)
        at = (players - game.min_players + number * weight) % len(choices)
        mixed.append((option.name, choices[at]))
    return tuple(mixed)


def played(wanted: Wanted, seed: int) -> Match:
    """The match of a seed: its dice are the table's, every choice is as likely as the next."""
    match = new_match(wanted.game, wanted.players, dict(wanted.chosen), seed)
    pick = Rng(seed).below
    while not match.over:
        match.apply(*chosen(match.state, pick))
    return match


def search(wanted: Wanted) -> int:
    """The least seed whose game ends as wanted."""
    return next(seed for seed in count(1) if wanted.fits(played(wanted, seed)))


def known_seeds() -> dict[str, int]:
    """The table of seeds, by game."""
    lines = SEEDS.read_text(encoding="utf-8").splitlines()
    return {name: int(seed) for name, seed in (line.split() for line in lines)}


def record_of(wanted: Wanted, seed: int) -> str:
    """The record of a golden game."""
    return played(wanted, seed).record()


def course_of(wanted: Wanted, seed: int) -> str:
    """Its course, a line a move.

    Behind the move stands out of how many each action was chosen, then the kinds of event that
    followed and a digest of them, all secrets included, then the scores.
    """
    return course_of_record(played(wanted, seed).as_record())


def course_of_record(record: Record) -> str:
    """The course of any record, by the rules that it follows."""
    game = find(record.game)
    state = position_after(record, 0)
    lines = []
    for number, move in enumerate(record.moves, 1):
        told = len(state.events or [])
        words = []
        for action in move.actions:
            words.append(f"{game.show(move.actor, action)}/{len(state.legal(move.actor))}")
            state.apply(move.actor, action)
        actor = "chance" if move.actor == CHANCE else COLOURS[move.actor]
        events = (state.events or [])[told:]
        kinds = " ".join(event.kind for event in events) or "-"
        facts = digest([event.whole() for event in events])
        lines.append(f"{number} {actor}: {' '.join(words)} | {kinds} {facts} | {state.scores()}")
    return "\n".join([*lines, str(state.outcome().as_data())]) + "\n"
