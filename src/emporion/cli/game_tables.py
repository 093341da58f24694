"""Which games there are, and what may be chosen about each."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.game import Game
from ..core.options import Option, OptionValue, option_text
from ..games import broken, each, find
from ..text import Wording
from .paint import style

_CHECKED: Final = (
    "wording", "messages", "pictures", "cover", "choices", "terminal", "score_columns", "ledger",
    "paints",
)  # fmt: skip
"""The parts of a game that people see; they are checked, though the list shows only words."""


def overview(words: Wording) -> list[RenderableType]:
    """All games in a table; below it, what is wrong with those that cannot be played."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("name", "players", "options", "summary"):
        table.add_column(words.say(f"cli.games.{column}"), no_wrap=column != "summary")

    def row(name: str) -> tuple[RenderableType, ...]:
        game = find(name)
        return (
            Text(name, style("heading")),
            f"{game.min_players}–{game.max_players}",
            "\n".join(option.name for option in game.options),
            words.game_summary(name),
        )

    rows, wrong = each(row)
    for cells in rows:
        table.add_row(*cells)
    told = [words.error(error) for error in (*wrong, *broken(*_CHECKED))]
    return [table, *map(Text, dict.fromkeys(told))]


def detail(words: Wording, game: Game) -> RenderableType:
    """One game with every value of its options explained."""
    parts: list[RenderableType] = [
        Text(words.game_title(game.name), style("heading")),
        Text(),
        Text(words.game_summary(game.name)),
    ]
    for option in game.options:
        parts += [Text(), *_explained(words, game, option)]
    return Group(*parts)


def _explained(words: Wording, game: Game, option: Option) -> list[RenderableType]:
    """An option: its name, what it changes, and what each value means."""
    values = Table.grid(padding=(0, 2))
    for value in option.values:
        values.add_row(
            Text(f"  --option {option.name}={option_text(value)}", "bold"),
            words.option_value(game.name, option.name, value),
            Text(_when(words, game, option, value), style("dim")),
        )
    return [
        Text(words.option_name(game.name, option.name), style("heading")),
        Text(words.option_help(game.name, option.name)),
        values,
    ]


def _when(words: Wording, game: Game, option: Option, value: OptionValue) -> str:
    """For how many players a value is possible, if not for all, and is the default."""
    counts = range(game.min_players, game.max_players + 1)
    default = [players for players in counts if option.default_for(players) == value]
    if len(default) == len(counts):
        return words.say("cli.games.default")
    said: list[str] = []
    possible = [players for players in counts if value in option.choices(players)]
    if len(possible) < len(counts):
        said.append(words.say("cli.games.possible", players=words.any_of(map(str, possible))))
    if default:
        said.append(words.say("cli.games.default_for", players=words.any_of(map(str, default))))
    return "; ".join(said)
