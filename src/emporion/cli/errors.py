"""What the terminal refuses, besides what the game refuses.

    EmporionError
    └── TerminalError
        ├── FileError (OSError)            a file cannot be read or written; `what` says why
        ├── UnknownPosition (LookupError)  a record has no such position
        ├── UnknownStep (ValueError)       the text is not a step of a replay
        ├── HiddenSeat (PermissionError)   the game is not over, so that seat's cards are secret
        ├── UnknownTopic (LookupError)     there is no help on that topic
        └── UsageError (ValueError)        the command is not well formed; `what` says why
            └── UnknownColour              there is no seat of that colour at the table

`prompt.py` adds what can be wrong with a line that is typed during a game. Each error derives from
the built-in error that a Python programmer would catch, and carries facts; `worded` makes a
sentence of it, and of every other `EmporionError`.
"""

from typing import Any, ClassVar

from ..core.errors import EmporionError
from ..text import Wording
from ..text.errors import brief


class TerminalError(EmporionError):
    """The root of these errors, with the exit code that the command ends with."""

    exit_code: ClassVar = 1


class FileError(TerminalError, OSError):
    """Facts: name, reason, and what: missing, folder, not_folder, no_folder, denied, not_text,
    exists, record, changed or other.
    """

    def __init__(self, what: str, name: object, **facts: Any) -> None:
        super().__init__(what=what, name=str(name), **facts)
        self.code = f"file.{what}"


class UnknownPosition(TerminalError, LookupError):
    """Facts: asked, max."""

    code = "unknown_position"


class UnknownStep(TerminalError, ValueError):
    """Facts: asked."""

    code = "unknown_step"


class HiddenSeat(TerminalError, PermissionError):
    """Facts: seat; None where all seats were asked for."""

    def __init__(self, seat: str | None) -> None:
        super().__init__(seat=seat)
        self.code = "hidden_seat.all" if seat is None else "hidden_seat"


class UnknownTopic(TerminalError, LookupError):
    """Facts: game, asked, known."""

    code = "unknown_topic"


class UsageError(TerminalError, ValueError):
    """Facts: what, and what its sentence names: asked, known, name, min, max."""

    exit_code: ClassVar = 2

    def __init__(self, what: str, **facts: Any) -> None:
        super().__init__(what=what, **facts)
        self.code = f"usage.{what}"


class UnknownColour(UsageError):
    """Facts: asked, known (the colours at the table, in the reader's language)."""

    def __init__(self, asked: str, known: list[str]) -> None:
        super().__init__("colour", asked=asked, known=known)


def worded(words: Wording, error: EmporionError) -> str:
    """Any error as a sentence."""
    if not isinstance(error, TerminalError):
        return words.error(error)
    shown: dict[str, str] = {}
    for name, value in error.facts.items():
        if name == "game":
            shown[name] = words.game_title(str(value))
        elif name == "seat" and isinstance(value, int):
            shown[name] = words.seat(value)
        elif isinstance(value, list):
            shown[name] = words.any_of(brief(item) for item in value)
        else:
            shown[name] = brief(value)
    return words.say(f"cli.error.{error.code}", **shown)
