"""Every way in which a request can be refused, each with a name and its facts.

    EmporionError
    ├── UnknownGame            no game of that name
    ├── WrongPlayers           the game is not played by that many
    ├── UnknownOption          the game has no option of that name
    ├── ImpossibleOption       the option cannot have that value
    ├── UnsupportedRules       the game cannot be played by that version of its rules
    ├── ImpossibleSeed         dice cannot be thrown from that
    ├── ImpossibleLabels       those are not one word for each seat
    ├── UnknownBot             no bot of that level
    ├── ImpossibleBudget       that is no time to think, or not for that bot
    ├── MissingExtra           a package that comes with an extra is not installed
    ├── UnknownLanguage        no wording in that language
    ├── UnknownSeat            there is no such seat at the table
    ├── NotYourDecision        that seat is not asked now
    ├── IllegalAction          the action is not legal now; `reason` says why
    ├── UnreadableAction       the text is no action of the game
    ├── NothingToUndo          the seat has nothing that it may take back
    ├── BrokenState            a piece was made or lost: a bug in the rules, never a user's fault
    └── RecordError            a record cannot be used; `line` says where
        ├── MalformedRecord    it is not written in the notation
        ├── NewerRecord        it follows rules newer than ours
        ├── OlderRecord        it follows rules that are no longer played
        ├── TruncatedRecord    it stops among its moves
        └── TamperedRecord     what it says does not agree with itself

An error carries facts; `emporion.text` words them. Until a wording is installed, `str()` of an
error lists its facts.
"""

from collections.abc import Callable
from typing import Any


class EmporionError(Exception):
    """The root of the tree; `code` names the error in catalogues, `facts` are its details."""

    code = "error"

    def __init__(self, **facts: Any) -> None:
        super().__init__()
        self.facts: dict[str, Any] = facts

    def __str__(self) -> str:
        if _wordings:
            return _wordings[-1](self)
        return f"{self.code}: " + ", ".join(f"{name}={self.facts[name]!r}" for name in self.facts)


class UnknownGame(EmporionError):
    """Facts: asked, known."""

    code = "unknown_game"


class WrongPlayers(EmporionError):
    """Facts: game, asked, fewest, most."""

    code = "wrong_players"


class UnknownOption(EmporionError):
    """Facts: game, asked, known."""

    code = "unknown_option"


class ImpossibleOption(EmporionError):
    """Facts: game, option, asked, players, known."""

    code = "impossible_option"


class UnsupportedRules(EmporionError):
    """Facts: game, asked, known."""

    code = "unsupported_rules"


class ImpossibleSeed(EmporionError):
    """Facts: asked."""

    code = "impossible_seed"


class ImpossibleLabels(EmporionError):
    """Facts: asked, players."""

    code = "impossible_labels"


class UnknownBot(EmporionError):
    """Facts: asked, known."""

    code = "unknown_bot"


class ImpossibleBudget(EmporionError):
    """Facts: asked, known (who thinks)."""

    code = "impossible_budget"


class MissingExtra(EmporionError):
    """Facts: name (the package), what (the extra that brings it)."""

    code = "missing_extra"


class UnknownLanguage(EmporionError):
    """Facts: asked, known."""

    code = "unknown_language"


class UnknownSeat(EmporionError):
    """Facts: seat, players."""

    code = "unknown_seat"


class NotYourDecision(EmporionError):
    """Facts: seat, actors."""

    code = "not_your_decision"


class IllegalAction(EmporionError):
    """Facts: game, seat, action (its text), reason (a code of the game), details (its facts)."""

    code = "illegal_action"


class UnreadableAction(EmporionError):
    """Facts: game, asked."""

    code = "unreadable_action"


class NothingToUndo(EmporionError):
    """Facts: seat."""

    code = "nothing_to_undo"


class BrokenState(EmporionError):
    """Facts: game, what."""

    code = "broken_state"


class RecordError(EmporionError):
    """Facts of every record error: line, what."""

    code = "record_error"


class MalformedRecord(RecordError):
    """The text is not a record: `what` says which part cannot be read."""

    code = "malformed_record"


class NewerRecord(RecordError):
    """Facts besides: game, asked, known."""

    code = "newer_record"


class OlderRecord(RecordError):
    """Facts besides: game, asked, known."""

    code = "older_record"


class TruncatedRecord(RecordError):
    """The record stops before its end."""

    code = "truncated_record"


class TamperedRecord(RecordError):
    """The record reads well but contradicts itself: its seal, its result or the rules."""

    code = "tampered_record"


_wordings: list[Callable[[EmporionError], str]] = []


def word_errors_with(wording: Callable[[EmporionError], str]) -> None:
    """Make `str()` of every error a sentence; `emporion.text` installs its own here."""
    _wordings[:] = [wording]
