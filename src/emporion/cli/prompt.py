"""What a person typed: a command, or one or more of the choices."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ..core.errors import InvalidActionText
from ..core.game import Game
from ..text import Wording, wording
from .choices import NumberedChoice
from .errors import TerminalError

COMMANDS: Final = ("undo", "help", "rules", "log", "scores", "table", "all", "save", "quit")
"""What can be asked for at the prompt; its words in each language stand in the catalogues."""

_LANGUAGE_OF_COMMANDS: Final = "en"
"""Its words are understood everywhere, besides the reader's own."""

_WORD: Final = re.compile(r"[^\W_]+")
_SHORTEST: Final = 2
"""A word that stands for a choice may be cut off, but not shorter than this."""

_MOST_NAMED: Final = 4
"""How many of the choices that a text could mean are named."""


class Ambiguous(TerminalError, ValueError):
    """Facts: asked, known (what it could mean)."""

    code = "ambiguous_choice"


class UnknownChoice(TerminalError, LookupError):
    """Facts: asked."""

    code = "unknown_choice"


class NotOpen(UnknownChoice):
    """Words that name an action in full which cannot be chosen now. Facts: asked, action."""


class NoSuchNumber(TerminalError, LookupError):
    """Facts: asked, max."""

    code = "no_such_number"


class NotLaid(TerminalError, LookupError):
    """Facts: asked, known (what is laid)."""

    code = "not_laid"


@dataclass(frozen=True)
class Command:
    """One of `COMMANDS`, with what was typed behind it."""

    name: str
    about: str


def command_words(words: Wording, name: str) -> list[str]:
    """How a command may be typed in a language, its usual form first."""
    return words.say(f"cli.command.{name}").split()


def find_command(line: str, words: Wording, names: Iterable[str]) -> Command | None:
    """A command by its first word, in the reader's language or in English."""
    first, _, about = line.strip().partition(" ")
    if first.startswith("?"):
        first, about = "?", f"{first[1:]} {about}"
    for language in (words, wording(_LANGUAGE_OF_COMMANDS)):
        for name in names:
            if first.casefold() in command_words(language, name):
                return Command(name, about.strip())
    return None


def understand(
    line: str, words: Wording, choices: list[NumberedChoice], game: Game, seat: int
) -> Command | list[int]:
    """The command or the actions that a line stands for.

    Raises `Ambiguous`, `UnknownChoice`, `NotOpen`, `NoSuchNumber` or `InvalidActionText`: an action
    is never guessed.
    """
    command = find_command(line, words, COMMANDS)
    if command is not None:
        return command
    tokens = line.split()
    try:
        return _actions(tokens, choices, game, seat)
    except (Ambiguous, UnknownChoice):
        closed = _closed(tokens, words, choices, game, seat)
        if closed is None:
            raise
        raise closed from None


def means_all(about: str, words: Wording) -> bool:
    """Whether what stands behind a command means all there is."""
    return find_command(about, words, ["all"]) is not None


def understand_laid(about: str, laid: list[NumberedChoice], game: Game, seat: int) -> int:
    """Which of the steps that are laid is meant; raises `NotLaid`."""
    try:
        meant = [] if about.isdecimal() else _actions(about.split(), laid, game, seat)
    except (Ambiguous, UnknownChoice, NoSuchNumber, InvalidActionText):
        meant = []
    if len(meant) != 1 or meant[0] not in [step.action for step in laid]:
        raise NotLaid(asked=about, known=[step.label for step in laid])
    return meant[0]


def _actions(tokens: list[str], choices: list[NumberedChoice], game: Game, seat: int) -> list[int]:
    """One action after another, each the longest run of words that stands for one."""
    actions: list[int] = []
    start = 0
    while start < len(tokens):
        for end in range(len(tokens), start, -1):
            run = tokens[start:end]
            action = _exact(run, choices, game, seat)
            if action is None and not _cuts_off_a_value(tokens, end):
                action = _worded(run, choices)
            if action is not None:
                actions.append(action)
                start = end
                break
        else:
            raise _unclear(tokens[start:], choices, game)
    return actions


def _cuts_off_a_value(tokens: list[str], end: int) -> bool:
    """Whether a run of words ends before a number: in "wine 3" the 3 is no choice of its own."""
    return end < len(tokens) and tokens[end].isdecimal()


def _exact(tokens: list[str], choices: list[NumberedChoice], game: Game, seat: int) -> int | None:
    """What a single word stands for that leaves no doubt: a number, or an action's text."""
    if len(tokens) > 1:
        return None
    if tokens[0].isdecimal():
        return _numbered(tokens[0], choices)
    try:
        return game.parse(seat, tokens[0])
    except InvalidActionText:
        return _in_any_case(tokens[0].casefold(), game, seat)


def _in_any_case(text: str, game: Game, seat: int) -> int | None:
    """The action of a text that was typed without minding capitals."""
    if not _WORD.search(text):
        return None
    for action in range(game.num_actions):
        if game.show(seat, action).casefold() == text:
            return action
    return None


def _worded(tokens: list[str], choices: list[NumberedChoice]) -> int | None:
    """What words stand for: the one choice that they name or, failing that, begin."""
    typed = _split(*tokens)
    if not typed or tokens[0].isdecimal():
        return None
    named = [choice.action for choice in choices if _names(typed, choice)]
    if len(named) == 1:
        return named[0]
    begun = [choice.action for choice in choices if _begins(typed, choice)]
    return begun[0] if len(begun) == 1 and not named else None


def _closed(
    tokens: list[str], words: Wording, choices: list[NumberedChoice], game: Game, seat: int
) -> NotOpen | None:
    """What a line begins with, if that is no choice now but would be at another time."""
    named: dict[tuple[str, ...], set[int]] = {}
    for action in set(range(game.num_actions)) - {choice.action for choice in choices}:
        for text in (game.show(seat, action), words.action(game.name, action)):
            named.setdefault(tuple(_split(text)), set()).add(action)
    for end in range(len(tokens), 0, -1):
        found = named.get(tuple(_split(*tokens[:end])), set())
        if len(found) == 1:
            return NotOpen(asked=" ".join(tokens[:end]), action=found.pop())
    return None


def _numbered(token: str, choices: list[NumberedChoice]) -> int:
    number = int(token) if len(token) < len(str(len(choices))) + 2 else 0
    if not 1 <= number <= len(choices):
        raise NoSuchNumber(asked=token, max=len(choices))
    return choices[number - 1].action


def _spellings(choice: NumberedChoice) -> list[list[str]]:
    """A choice's words as a button has them, as records do, and as the list does in rows."""
    spelled = [_split(choice.label), _split(choice.code)]
    if choice.row:
        spelled += [_split(choice.row, choice.short), _split(choice.short)]
    return spelled


def _split(*texts: str) -> list[str]:
    return [word.casefold() for text in texts for word in _WORD.findall(text)]


def _names(typed: list[str], choice: NumberedChoice) -> bool:
    """Whether words name a choice: in full, or what it is about, its verb first or last.

    One that cannot be taken back and is one of many like it is named in full or not at all.
    """
    if choice.in_full:
        return typed in _spellings(choice)
    return any(
        typed == spelled[at : at + len(typed)] for spelled in _spellings(choice) for at in (0, 1)
    )


def _begins(typed: list[str], choice: NumberedChoice) -> bool:
    """Whether words begin a choice, the last one perhaps cut off; one of many only by its text."""
    label, code, *_ = _spellings(choice)
    return len(typed[-1]) >= _SHORTEST and any(
        _starts_with(spelled, typed) for spelled in ([code] if choice.in_full else [label, code])
    )


def _starts_with(words: list[str], typed: list[str]) -> bool:
    """Whether words start with those that were typed, the last of which may be cut off."""
    *full, cut = typed
    at = len(full)
    return at < len(words) and words[:at] == full and words[at].startswith(cut)


def _unclear(
    tokens: list[str], choices: list[NumberedChoice], game: Game
) -> Ambiguous | UnknownChoice | InvalidActionText:
    """Why a run of words stands for nothing; if it could mean something, what."""
    for end in range(len(tokens), 0, -1):
        meant = [choice for choice in choices if _mentions(_split(*tokens[:end]), choice)]
        if meant:
            known = [f"{choice.number} {choice.label}" for choice in meant[:_MOST_NAMED]]
            return Ambiguous(asked=" ".join(tokens[:end]), known=known)
    if any(mark in tokens[0] for mark in "+:"):
        return InvalidActionText(game=game.name, asked=tokens[0])
    return UnknownChoice(asked=" ".join(tokens))


def _mentions(typed: list[str], choice: NumberedChoice) -> bool:
    """Whether words begin a choice, or what its verb is about."""
    return bool(typed) and any(
        _starts_with(spelled[at:], typed) for spelled in _spellings(choice) for at in (0, 1)
    )
