"""The form that sets up a table: what it shows, and what comes back from it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ...bots import BASELINES, DEFAULT_LEVEL, LEVELS
from ...core.game import Game
from ...core.options import Option, OptionValue, open_options, option_text
from ...games import find
from ...text import Wording
from ...text.naming import clean_name
from ..errors import UnreadableRequest
from ..host import SeatSpec, TableSpec

_ME: Final = "me"
_BOT: Final = "bot"

SITTERS: Final = (_ME, "here", "invite", *(f"{_BOT}.{level}" for level in LEVELS))
"""Who may have a seat, as the form names them."""

MORE_SITTERS: Final = tuple(f"{_BOT}.{level}" for level in BASELINES)
"""Bots to measure others by: below the others."""

Fields = Mapping[str, object]
"""What a form sends: texts, and perhaps files, by name."""


@dataclass(frozen=True)
class Setup:
    """A table before it is set up, as the form shows it."""

    game: Game
    players: int
    seats: tuple[str, ...]
    names: tuple[str, ...]
    """What others at this device are called, by seat."""
    options: dict[str, OptionValue]
    memory: bool = False
    listed: bool = False
    hidden_scores: bool = False

    @property
    def numbers(self) -> range:
        """How many may play."""
        return range(self.game.min_players, self.game.max_players + 1)

    @property
    def is_against_bots(self) -> bool:
        """Whether one person plays, and bots have all other seats."""
        others = [seat for seat in self.seats if not seat.startswith(_BOT)]
        return others == [_ME]

    @property
    def open_options(self) -> list[Option]:
        """The game's options that leave that number of players a choice."""
        return open_options(self.game.options, self.players)


def show_setup(game: Game, sent: Fields, levels: Sequence[str] = (DEFAULT_LEVEL,)) -> Setup:
    """The form with what was chosen so far; what is not possible any more becomes the default.

    Bots are of these `levels` in turn, where nobody was chosen for a seat.

    `change` is the number of players that was pressed, `players` the one before.
    """
    players = _whole(sent.get("change", sent.get("players")))
    if players is None or not game.min_players <= players <= game.max_players:
        players = game.default_players
    return Setup(
        game=game,
        players=players,
        seats=tuple(_sitter(sent, seat, levels) for seat in range(players)),
        names=tuple(_name(sent, seat) for seat in range(players)),
        options={option.name: _chosen(option, players, sent) for option in game.options},
        memory=sent.get("memory") == "yes",
        listed=sent.get("listed") == "yes",
        hidden_scores=sent.get("hidden_scores") == "yes",
    )


def _sitter(sent: Fields, seat: int, levels: Sequence[str]) -> str:
    asked = str(sent.get(f"seat.{seat}"))
    return asked if asked in (*SITTERS, *MORE_SITTERS) else _default_sitter(seat, levels)


def _default_sitter(seat: int, levels: Sequence[str] = (DEFAULT_LEVEL,)) -> str:
    """Who has a seat if nobody says."""
    return _ME if seat == 0 else f"{_BOT}.{levels[(seat - 1) % len(levels)]}"


def _chosen(option: Option, players: int, sent: Fields) -> OptionValue:
    """The value that was sent, if that number of players can have it."""
    asked = sent.get(f"option.{option.name}")
    possible = [choice for choice in option.choices(players) if option_text(choice) == asked]
    return possible[0] if possible else option.default_for(players)


def read_spec(sent: Fields) -> TableSpec:
    """The table that a form asks for. What the game has to refuse is left to the game.

    Raises `UnknownGame` and `UnreadableRequest`.
    """
    game = find(sent.get("game"))
    players = _whole(sent.get("players"))
    if players is None:
        raise UnreadableRequest(what="players")
    game.setup(players)  # refuse a number of players that cannot play before reading seats
    return TableSpec(
        game=game.name,
        players=players,
        seats=tuple(_seat_spec(sent, seat) for seat in range(players)),
        options={
            option.name: _asked(option, sent) for option in game.options if _key(option) in sent
        },
        memory=sent.get("memory") == "yes",
        listed=sent.get("listed") == "yes",
        hidden_scores=sent.get("hidden_scores") == "yes",
    )


def _key(option: Option) -> str:
    return f"option.{option.name}"


def _asked(option: Option, sent: Fields) -> OptionValue:
    """The value that a text stands for; any other text stays one, for the game to refuse."""
    asked = str(sent[_key(option)])
    return next((value for value in option.values if option_text(value) == asked), asked)


def _seat_spec(sent: Fields, seat: int) -> SeatSpec:
    asked = str(sent.get(f"seat.{seat}", _default_sitter(seat)))
    kind, _, level = asked.partition(".")
    match kind:
        case "me" | "here" | "invite" if not level:
            return SeatSpec(kind, name=_name(sent, seat) if kind == "here" else "")
        case "bot" if level:
            return SeatSpec(kind, level)
    raise UnreadableRequest(what=f"seat.{seat}")


def _name(sent: Fields, seat: int) -> str:
    """What somebody at this device is called, as it may be shown."""
    return clean_name(str(sent.get(f"name.{seat}", "")))


def _whole(asked: object) -> int | None:
    """A small number that was typed, if it is one."""
    text = str(asked)
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None


def sitter_words(words: Wording, sitter: str) -> str:
    """Who may have a seat, in words."""
    kind, _, level = sitter.partition(".")
    if kind == _BOT:
        return words.say("web.game.sitter.bot", level=words.say(f"cli.level.{level}"))
    return words.say(f"web.game.sitter.{kind}")
