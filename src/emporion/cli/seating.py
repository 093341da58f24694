"""Who sits where: people and bots, by the labels that a record keeps of them."""

from dataclasses import dataclass
from typing import Final

from ..bots import DEFAULT_LEVEL, Bot, BotSpec, SeatBot, is_bot_label
from ..table import Match
from ..text import Wording
from ..text.naming import clean_name
from .errors import UnknownColour, UsageError

PERSON: Final = "person"


@dataclass(frozen=True)
class SeatLabels:
    """A label for each seat: a bot's level and budget, or anything else for a person."""

    labels: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        """The seats that people have."""
        return [seat for seat, label in enumerate(self.labels) if not is_bot_label(label)]

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for a seat."""
        return not is_bot_label(self.labels[seat])


def seat_people(players: int, first: int, people: int, levels: list[str]) -> SeatLabels:
    """People from one seat on to the left, and bots on the others, their levels in turn.

    >>> seat_people(4, 1, 2, ["greedy", "random"]).labels
    ('greedy', 'person', 'person', 'random')
    """
    if not 0 <= people <= players:
        raise UsageError("people", asked=people, max=players)
    if len(levels) > players - people > 0:
        raise UsageError("bots", asked=len(levels), max=players - people)
    labels = [""] * players
    for step in range(people):
        labels[(first + step) % players] = PERSON
    free = [seat for seat in range(players) if not labels[seat]]
    for place, seat in enumerate(free):
        labels[seat] = levels[place % len(levels)]
    return SeatLabels(tuple(labels))


def people_names(seating: SeatLabels, asked: str | None) -> list[str]:
    """A name for each seat: the people's as they were typed, from the first seat on.

    >>> people_names(SeatLabels(("person", "greedy", "person")), "Anna, Ben")
    ['Anna', '', 'Ben']
    """
    typed = [clean_name(name) for name in (asked or "").split(",")] if asked else []
    if len(typed) > len(seating.people):
        raise UsageError("names", asked=len(typed), max=len(seating.people))
    names = [""] * len(seating.labels)
    for seat, name in zip(seating.people, typed, strict=False):
        names[seat] = name
    return names


def split_levels(game: str, asked: list[str] | None) -> list[str]:
    """Bots as they were typed, separated by commas or repeated.

    Raises `UnknownBot` or `InvalidBudget`.
    """
    levels = [level.strip().lower() for text in asked or [] for level in text.split(",")]
    levels = [level for level in levels if level] or [DEFAULT_LEVEL]
    for level in levels:
        BotSpec.read(level).make(game, 0)
    return levels


def level_words(words: Wording, level: str) -> str:
    """A level as people type it, and what it means where that is something else.

    >>> from emporion.text import wording
    >>> [level_words(wording("en"), level) for level in ("hard@0.5", "expert")]
    ['hard@0.5 (club player)', 'expert']
    """
    said = words.say(f"cli.level.{BotSpec.read(level).level}")
    same = said.casefold() == level
    return level if same else words.say("cli.level.typed", level=level, words=said)


def find_colour(words: Wording, asked: str, players: int) -> int:
    """The seat of a colour, in the reader's language or in English; raises `UnknownColour`.

    The words are those of a table of the game.
    """
    typed = asked.strip().casefold()
    for seat in range(players):
        if typed in (words.colours[seat], words.colour(seat).casefold()):
            return seat
    raise UnknownColour(asked, [words.colour(seat) for seat in range(players)])


def bot_for(match: Match, label: str, seat: int) -> Bot:
    """The bot that plays a seat from now on."""
    spec = BotSpec.read(label)
    return SeatBot(match.game.name, spec, match.seed or "", seat, match.turns(seat))
