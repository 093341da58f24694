"""How a game begins: from the options of the command, from one short screen, or from a record."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from rich.text import Text

from ..bots import DEFAULT_LEVEL, LEVELS, is_bot_label
from ..core.errors import EmporionError
from ..core.game import Game
from ..core.options import Option, OptionValue, open_options, option_text
from ..games import find, names
from ..records import read
from ..table import Match, new_match, replay
from ..text import LANGUAGES, Wording, install
from .errors import UsageError, worded
from .files import SUFFIX, read_text
from .helping import rules
from .paint import seat_name, style
from .prompt import Command, NoSuchNumber, UnknownChoice, understand
from .screen import widest, wrapped
from .seating import PERSON, SeatLabels, find_colour, level_words, seat_people, split_levels
from .user_console import UserConsole

_T = TypeVar("_T")


@dataclass(frozen=True)
class MatchSetup:
    """A game before it begins."""

    game: Game
    players: int
    seat: int = 0
    people: int = 1
    levels: list[str] = field(default_factory=lambda: [DEFAULT_LEVEL])
    options: dict[str, OptionValue] = field(default_factory=dict)
    seed: str | None = None

    def open_options(self) -> list[Option]:
        """The game's options that leave that number of players a choice."""
        return open_options(self.game.options, self.players)

    def settings(self) -> list[str]:
        """What the first screen lets one change, line by line."""
        options = [option.name for option in self.open_options()]
        return ["game", "players", "seat", "bots", *options, "language"]

    def value(self, option: Option) -> OptionValue:
        """What is chosen for an option, or its default."""
        return self.options.get(option.name, option.default_for(self.players))

    def among(self, game: Game, players: int) -> "MatchSetup":
        """The same for another game or number of players; what is not possible there is dropped."""
        kept = {
            option.name: self.options[option.name]
            for option in game.options
            if game is self.game
            and option.name in self.options
            and self.options[option.name] in option.choices(players)
        }
        return replace(self, game=game, players=players, seat=self.seat % players, options=kept)

    def seating(self) -> SeatLabels:
        """Who sits where; raises `UsageError`."""
        return seat_people(self.players, self.seat, self.people, self.levels)

    def begin(self) -> Match:
        """The match, its first cards dealt."""
        return new_match(self.game.name, self.players, self.options, self.seed)


def whole_number(text: str | None, name: str, default: int, minimum: int = 0) -> int:
    """A whole number as it was typed behind an option; raises `UsageError`."""
    if text is None:
        return default
    if not text.isdecimal() or len(text) > 9 or int(text) < minimum:
        raise UsageError("number", name=name, asked=text, min=minimum)
    return int(text)


def read_options(words: Wording, game: Game, asked: list[str] | None) -> dict[str, OptionValue]:
    """Options as they were typed, `name=value`; a value's words will do as well.

    A name or value that the game does not know is left to the game, which says what it knows.
    """
    chosen: dict[str, OptionValue] = {}
    for text in asked or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError("setting", asked=text)
        chosen[name] = value
        for option in game.options:
            for choice in option.values:
                if name == option.name and value.casefold() in (
                    option_text(choice),
                    str(choice).casefold(),
                    words.option_value(game.name, name, choice).casefold(),
                ):
                    chosen[name] = choice
    return chosen


def resumed_match(path: Path, words: Wording, colour: str | None, bots: list[str] | None) -> Match:
    """The match of a record with everybody in their seats again.

    A colour makes that seat a person's, and levels are given to the bots again; a record without
    names of its players needs both, or gets the default.
    """
    match = replay(read_text(path))
    players = match.state.players
    levels = split_levels(match.game.name, bots)
    table = words.at_table(match.game.name)
    seat = 0 if colour is None else find_colour(table, colour, players)
    if not match.seats:
        match.seats = seat_people(players, seat, 1, levels).labels
        return match
    labels = list(match.seats)
    if colour is not None:
        labels[seat] = PERSON
    if bots:
        free = [each for each in range(players) if is_bot_label(labels[each])]
        for place, each in enumerate(free):
            labels[each] = levels[place % len(levels)]
    match.seats = tuple(labels)
    return match


def unfinished_game(folder: Path, games: list[str]) -> Path | None:
    """The record in a folder that was written last, if it is of these games and can go on."""
    try:
        records = [path for path in folder.glob("*" + SUFFIX) if path.is_file()]
        records.sort(key=lambda path: path.stat().st_mtime)
    except OSError:
        return None
    for path in records[-1:]:
        try:
            record = read(read_text(path))
        except EmporionError:
            return None
        if record.game in games and record.result is None:
            return path
    return None


def opening(user: UserConsole, setup: MatchSetup, left: Path | None) -> MatchSetup | Path | None:
    """One screen before the game: Enter begins it, a number changes something, `quit` leaves.

    The number behind the others goes on with the game that was left. The language is the console's,
    so a new one is set there.
    """
    notice = ""
    while True:
        _show(user, setup, left, notice)
        notice = ""
        try:
            line = user.ask("> ")
            if not line:
                return setup
            number, _, value = line.partition(" ")
            settings = setup.settings()
            if left is not None and line == str(len(settings) + 1):
                return left
            if number in map(str, range(1, len(settings) + 1)):
                setting = settings[int(number) - 1]
                setup = _changed(user, setup, setting, value.strip())
                if setting in [option.name for option in setup.game.options]:
                    notice = user.words.option_help(setup.game.name, setting)
                continue
            if number.isdecimal():
                raise NoSuchNumber(asked=number, max=len(settings) + (left is not None))
            if line.casefold() in LANGUAGES:
                user.words = install(line.casefold())
                continue
            meant = understand(line, user.words, [], setup.game, setup.seat)
            if isinstance(meant, Command) and meant.name == "quit":
                return None
            if isinstance(meant, Command) and meant.name in ("rules", "help"):
                rules(user, setup.game, meant.about)
                continue
            raise UnknownChoice(asked=line)
        except EmporionError as error:
            notice = worded(user.words, error)
        except (EOFError, KeyboardInterrupt):
            user.show(Text())
            return None


def _changed(user: UserConsole, setup: MatchSetup, setting: str, value: str) -> MatchSetup:
    """The setup with one setting as asked, or else the next that it can have."""
    game = setup.game
    if setting == "game":
        other = find(value.casefold() or _next(tuple(names()), game.name))
        players = min(max(setup.players, other.min_players), other.max_players)
        return setup.among(other, players)
    if setting == "language":
        user.words = install(value or _next(LANGUAGES, user.words.lang))
        return setup
    if setting == "bots":
        levels = split_levels(game.name, [value or _next(LEVELS, setup.levels[0])])
        return replace(setup, levels=levels)
    if setting == "seat":
        place = (setup.seat + 1) % setup.players
        table = user.words.at_table(game.name)
        return replace(setup, seat=find_colour(table, value, setup.players) if value else place)
    for option in setup.open_options():
        if setting == option.name:
            return _with_option(user.words, setup, option, value)
    counts = tuple(range(game.min_players, game.max_players + 1))
    players = _next(counts, setup.players)
    if value:
        players = int(value) if value.isdecimal() and len(value) < 9 else 0
        game.setup(players)
    return setup.among(game, players)


def _with_option(words: Wording, setup: MatchSetup, option: Option, value: str) -> MatchSetup:
    """The setup with another value of an option: the one typed, or the next."""
    chosen = _next(tuple(option.choices(setup.players)), setup.value(option))
    if value:
        chosen = read_options(words, setup.game, [f"{option.name}={value}"])[option.name]
    options = {**setup.options, option.name: chosen}
    setup.game.setup(setup.players, options)
    return replace(setup, options=options)


def _next(values: tuple[_T, ...], present: _T) -> _T:
    """The value after the present one; after the last comes the first."""
    return values[(values.index(present) + 1) % len(values)] if present in values else values[0]


def _show(user: UserConsole, setup: MatchSetup, left: Path | None, notice: str) -> None:
    words = user.words
    width = widest(user.width)
    bots = setup.players - setup.people
    game = setup.game.name
    levels = words.list_of(level_words(words, level) for level in setup.levels)
    shown = {
        words.say("cli.start.game.label"): Text(words.game_title(game)),
        words.say("cli.start.players.label"): Text(
            words.count("cli.start.players", bots, players=setup.players)
        ),
        words.say("cli.start.seat.label"): seat_name(words.at_table(game), setup.seat),
        words.say("cli.start.bots.label"): Text(levels),
    }
    for option in setup.open_options():
        value = words.option_value(game, option.name, setup.value(option))
        shown[words.option_name(game, option.name)] = Text(value)
    shown[words.say("cli.start.language.label")] = Text(words.say("cli.start.language.name"))
    if left is not None:
        shown[words.say("cli.start.left.label")] = Text(left.name)
    labels = list(shown)
    wide = max(map(len, labels)) + 2
    user.fresh()
    user.show(
        Text(words.game_title(game), style("heading")),
        Text(),
        *wrapped(Text(words.game_summary(game)), width),
        Text(),
        *[
            line
            for number, label in enumerate(labels, 1)
            for line in wrapped(
                Text.assemble((f"{number:>2}", "bold"), f"  {label:{wide}}", shown[label]),
                width,
                wide + 4,
            )
        ],
        Text(),
        *wrapped(Text(words.say("cli.start.hint")), width),
        *([Text(), *wrapped(Text(notice, style("note")), width)] if notice else []),
    )
