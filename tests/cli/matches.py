"""Matches of every game between bots, and what a person at the terminal could choose in them."""

from collections.abc import Iterator

from emporion.bots import bot
from emporion.cli.choices import ChoiceMenu, choices
from emporion.cli.screen import choice_lines
from emporion.core.options import OptionValue
from emporion.table import Match, Turn, new_match
from emporion.text import wording

Options = dict[str, OptionValue]

VARIANTS: dict[str, list[tuple[int, Options]]] = {
    "byzanz": [(3, {}), (4, {})],
    "tyros": [(3, {"setup": "variable"}), (4, {"offers": 1})],
    "ys": [
        (2, {}),
        (3, {"kings_favor": True}),
        (4, {"kings_favor": True}),
        (4, {"express": True}),
    ],
}
"""Tables of every size and kind."""


def played(
    game: str, players: int, seed: int, options: Options | None = None, level: str = "random"
) -> Iterator[Match]:
    """A match between bots, before each decision."""
    match = new_match(game, players, options, seed=seed)
    chooser = bot(game, level, seed)
    while not match.over:
        seat = match.actors[0]
        for action in chooser.turn(match.view(seat), match.legal(seat)):
            yield match
            match.apply(seat, action)


def whole_match(
    game: str, players: int, seed: int, options: Options | None = None, level: str = "random"
) -> Match:
    """A match between bots that is over."""
    *_, last = played(game, players, seed, options, level)
    return last


def parsed(match: Match, line: str) -> list[int]:
    """The actions that a line of texts stands for."""
    return [match.parse(text) for text in line.split()]


def menu_of(match: Match, line: str = "", lang: str = "en") -> ChoiceMenu:
    """What may be chosen after some steps."""
    turn = Turn(match, match.actors[0])
    turn.play(parsed(match, line))
    return choices(match, turn, wording(lang))


def lines_of(found: ChoiceMenu, width: int = 79) -> list[str]:
    """The list of what may be chosen, nothing kept back."""
    return [line.plain for line in choice_lines(found, found.many, width)]
