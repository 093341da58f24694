"""A game's options: what may be chosen before it begins."""

from collections.abc import Mapping
from typing import Any

from .errors import ImpossibleOption, UnknownOption

OptionValue = bool | int | str


class Option:
    """One choice: its name, the values it may take, and the one it has if nobody chooses.

    The values may depend on the number of players: `fewer_than_players` marks an option that
    names a seat, whose values end with the last seat at the table; `only` lists the values that
    are left for some numbers of players, the usual one of those first.
    """

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        default: OptionValue,
        fewer_than_players: bool = False,
        only: dict[int, tuple[OptionValue, ...]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.fewer_than_players = fewer_than_players
        self.only = {} if only is None else only

    def choices(self, players: int) -> list[OptionValue]:
        """The values that are possible for a number of players."""
        if players in self.only:
            return list(self.only[players])
        if not self.fewer_than_players:
            return list(self.values)
        return [value for value in self.values if isinstance(value, int) and value < players]

    def usual(self, players: int) -> OptionValue:
        """The value for a number of players if nobody chooses."""
        return self.only[players][0] if players in self.only else self.default


def open_options(options: tuple[Option, ...], players: int) -> list[Option]:
    """The options that leave so many players a choice."""
    return [option for option in options if len(option.choices(players)) > 1]


def settle(
    game: str, options: tuple[Option, ...], players: int, asked: Any
) -> dict[str, OptionValue]:
    """All options of a game with the values asked for, or their defaults.

    Raises `UnknownOption` or `ImpossibleOption`.
    """
    known = [option.name for option in options]
    if not isinstance(asked, Mapping):
        raise UnknownOption(game=game, asked=asked, known=known)
    for name in asked:
        if name not in known:
            raise UnknownOption(game=game, asked=name, known=known)
    settled: dict[str, OptionValue] = {}
    for option in options:
        value: Any = asked.get(option.name, option.usual(players))
        choices = option.choices(players)
        # True == 1 in Python, but seat 1 is no yes: the types must agree too.
        if not any(type(value) is type(choice) and value == choice for choice in choices):
            raise ImpossibleOption(
                game=game, option=option.name, asked=value, players=players, known=choices
            )
        settled[option.name] = value
    return settled
