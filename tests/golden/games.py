"""Whole games for each number of players and each end reason, one variant or another each.

The seeds are in `seeds.txt`: `python -m tests.golden` searches the least seed whose game ends for
the reason wanted.
"""

from dataclasses import dataclass
from itertools import count
from pathlib import Path

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, COLOURS
from emporion.games import find, names
from emporion.records import replay
from emporion.table import Match, new_match

from ..kit.play import chosen
from .openings import digest

SEEDS = Path(__file__).parent / "seeds.txt"


@dataclass(frozen=True)
class Wanted:
    """A golden game that there must be."""

    game: str
    players: int
    reason: str

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.reason}"

    def options(self) -> dict[str, OptionValue]:
        """Values that differ from game to game, so that together the games have them all."""
        game = find(self.game)
        players, reason = self.players - game.fewest, game.end_reasons.index(self.reason)
        chosen_values: dict[str, OptionValue] = {}
        for number, option in enumerate(game.options, 1):
            choices = option.choices(self.players)
            chosen_values[option.name] = choices[(players + reason * number) % len(choices)]
        return chosen_values


def all_wanted() -> list[Wanted]:
    """One game for each game's numbers of players and end reasons."""
    return [
        Wanted(name, players, reason)
        for name in names()
        for players in range(find(name).fewest, find(name).most + 1)
        for reason in find(name).end_reasons
    ]


def played(wanted: Wanted, seed: int) -> Match:
    """The match of a seed: its dice are the table's, every choice is as likely as the next."""
    match = new_match(wanted.game, wanted.players, wanted.options(), seed)
    pick = Rng(seed).below
    while not match.over:
        match.apply(*chosen(match.state, pick))
    return match


def search(wanted: Wanted) -> int:
    """The least seed whose game ends for the reason wanted."""
    return next(
        seed for seed in count(1) if played(wanted, seed).state.outcome().reason == wanted.reason
    )


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
    record = played(wanted, seed).as_record()
    game = find(record.game)
    state = replay(record, 0)
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
