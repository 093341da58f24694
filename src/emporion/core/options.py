"""A game's options: what may be chosen before it begins."""

from collections.abc import Mapping
from typing import Any

from .errors import InvalidOption, UnknownOption

OptionValue = bool | int | str


def option_text(value: OptionValue) -> str:
    """A value as it is typed, and as records show it.

    >>> option_text(True), option_text(4), option_text("weak")
    ('yes', '4', 'weak')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Option:
    """One choice: its name, the values it may take, and the one it has if nobody chooses.

    The values may depend on the number of players: `fewer_than_players` marks an option that
    names a seat, whose values end with the last seat at the table; `allowed_for` lists the values
    that some numbers of players allow, their default first.
    """

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        default: OptionValue,
        fewer_than_players: bool = False,
        allowed_for: dict[int, tuple[OptionValue, ...]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.fewer_than_players = fewer_than_players
        self.allowed_for = {} if allowed_for is None else allowed_for

    def choices(self, players: int) -> list[OptionValue]:
        """The values that are possible for a number of players."""
        if players in self.allowed_for:
            return list(self.allowed_for[players])
        if not self.fewer_than_players:
            return list(self.values)
        return [value for value in self.values if isinstance(value, int) and value < players]

    def default_for(self, players: int) -> OptionValue:
        """The default for a number of players."""
        return self.allowed_for[players][0] if players in self.allowed_for else self.default


def open_options(options: tuple[Option, ...], players: int) -> list[Option]:
    """The options that leave that number of players a choice."""
    return [option for option in options if len(option.choices(players)) > 1]


def resolve_options(
    game: str, options: tuple[Option, ...], players: int, asked: Any
) -> dict[str, OptionValue]:
    """All options of a game with the values asked for, or their defaults.

    Raises `UnknownOption` or `InvalidOption`.
    """
    known = [option.name for option in options]
    if not isinstance(asked, Mapping):
        raise UnknownOption(game=game, asked=asked, known=known)
    for name in asked:
        if name not in known:
            raise UnknownOption(game=game, asked=name, known=known)
    resolved: dict[str, OptionValue] = {}
    for option in options:
        value: Any = asked.get(option.name, option.default_for(players))
        choices = option.choices(players)
        # True == 1 in Python, but seat 1 is no yes: the types must agree too.
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise InvalidOption(
                game=game, option=option.name, asked=value, players=players, known=choices
            )
        resolved[option.name] = value
    return resolved
