"""What can go wrong between a person's terminal and the game, besides what the game refuses.

    EmporionError
    └── TerminalError          what the terminal itself refuses
        ├── FileError          a file cannot be read or written; `what` says why
        ├── UnknownPosition    a record has no such position
        ├── UnknownStep        a replay does not go that way
        ├── HiddenSeat         a game is not over: that seat's cards are still secret
        ├── UnknownTopic       there is no help on that
        └── UsageError         the command was not written as it is meant; `what` says why
            └── UnknownColour  no seat of that colour at the table

Like all others they carry facts; `worded` makes sentences of them, and of all others too.
"""

from typing import Any, ClassVar

from ..core.errors import EmporionError
from ..text import Wording
from ..text.errors import brief


class TerminalError(EmporionError):
    """Has the exit code that the command then ends with."""

    exit_code: ClassVar = 1


class FileError(TerminalError):
    """Facts: name, reason, and what: missing, folder, not_folder, no_folder, denied, not_text,
    exists, record, changed or other.
    """

    def __init__(self, what: str, name: object, **facts: Any) -> None:
        super().__init__(what=what, name=str(name), **facts)
        self.code = f"file.{what}"


class UnknownPosition(TerminalError):
    """Facts: asked, most."""

    code = "unknown_position"


class UnknownStep(TerminalError):
    """Facts: asked."""

    code = "unknown_step"


class HiddenSeat(TerminalError):
    """Facts: seat; none where all were asked for."""

    def __init__(self, seat: str | None) -> None:
        super().__init__(seat=seat)
        self.code = "hidden_seat.all" if seat is None else "hidden_seat"


class UnknownTopic(TerminalError):
    """Facts: game, asked, known."""

    code = "unknown_topic"


class UsageError(TerminalError):
    """Facts: what, and what its sentence names: asked, known, name, fewest, most."""

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
