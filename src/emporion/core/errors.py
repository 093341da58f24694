"""Every way in which a request can be refused, each with a name and its facts.

    EmporionError
    ├── UnknownGame (LookupError)            there is no game of that name
    ├── InvalidManifest (ValueError)         a part of a game cannot be loaded
    ├── InvalidPlayerCount (ValueError)      the game is not for that number of players
    ├── UnknownOption (LookupError)          the game has no option of that name
    ├── InvalidOption (ValueError)           the option cannot have that value
    ├── UnsupportedRules (ValueError)        that version of the rules cannot be played
    ├── InvalidSeed (ValueError)             the value is no seed for dice
    ├── InvalidLabels (ValueError)           the values are not one word for each seat
    ├── UnknownBot (LookupError)             there is no bot of that level
    ├── InvalidBudget (ValueError)           the value is no budget, or not for that bot
    ├── MissingExtra (ImportError)           a package of an extra is not installed
    ├── UnknownLanguage (LookupError)        the language is not supported
    ├── UnknownSeat (LookupError)            there is no such seat at the table
    ├── NotYourDecision (ValueError)         the seat is not asked now
    ├── IllegalAction (ValueError)           the action is not legal now; `reason` says why
    ├── UnknownAction (IndexError)           there is no action of that number
    ├── InvalidActionText (ValueError)       the text is no action of the game
    ├── NothingToUndo (ValueError)           the seat has nothing that it may take back
    ├── BrokenState (AssertionError)         a piece was made or lost: a bug in the rules
    └── RecordError (ValueError)             a record cannot be used; `line` says where
        ├── MalformedRecord                  it is not written in the notation
        ├── NewerRecord                      its rules are newer than ours
        ├── OlderRecord                      its rules are no longer supported
        ├── TruncatedRecord                  it stops among its moves
        └── TamperedRecord                   it contradicts itself

Each error derives from the built-in error that a Python programmer would catch. An error carries
facts; `emporion.text` words them. Until a wording is installed, `str()` of an error lists them.
"""

from collections.abc import Callable
from typing import Any


class EmporionError(Exception):
    """The root of the tree; `code` names the error in catalogues, `facts` are its details.

    >>> from emporion import game
    >>> try:
    ...     game("chess")
    ... except LookupError as error:
    ...     error.code, error.facts["asked"]
    ('unknown_game', 'chess')
    """

    code = "error"

    def __init__(self, **facts: Any) -> None:
        super().__init__()
        self.facts: dict[str, Any] = facts

    def __str__(self) -> str:
        if _wordings:
            return _wordings[-1](self)
        return f"{self.code}: " + ", ".join(f"{name}={self.facts[name]!r}" for name in self.facts)


class UnknownGame(EmporionError, LookupError):
    """Facts: asked, known."""

    code = "unknown_game"


class InvalidManifest(EmporionError, ValueError):
    """Facts: game, what (the part), asked (what the manifest names), reason."""

    code = "invalid_manifest"


class InvalidPlayerCount(EmporionError, ValueError):
    """Facts: game, asked, min_players, max_players."""

    code = "invalid_player_count"


class UnknownOption(EmporionError, LookupError):
    """Facts: game, asked, known."""

    code = "unknown_option"


class InvalidOption(EmporionError, ValueError):
    """Facts: game, option, asked, players, known."""

    code = "invalid_option"


class UnsupportedRules(EmporionError, ValueError):
    """Facts: game, asked, known."""

    code = "unsupported_rules"


class InvalidSeed(EmporionError, ValueError):
    """Facts: asked."""

    code = "invalid_seed"


class InvalidLabels(EmporionError, ValueError):
    """Facts: asked, players."""

    code = "invalid_labels"


class UnknownBot(EmporionError, LookupError):
    """Facts: asked, known."""

    code = "unknown_bot"


class InvalidBudget(EmporionError, ValueError):
    """Facts: asked, known (the bots that take a budget)."""

    code = "invalid_budget"


class MissingExtra(EmporionError, ImportError):
    """Facts: name (the package), what (the extra that brings it)."""

    code = "missing_extra"


class UnknownLanguage(EmporionError, LookupError):
    """Facts: asked, known."""

    code = "unknown_language"


class UnknownSeat(EmporionError, LookupError):
    """Facts: seat, players."""

    code = "unknown_seat"


class NotYourDecision(EmporionError, ValueError):
    """Facts: seat, actors."""

    code = "not_your_decision"


class IllegalAction(EmporionError, ValueError):
    """Facts: game, seat, action (its text), reason (a code of the game), details (its facts)."""

    code = "illegal_action"


class UnknownAction(EmporionError, IndexError):
    """Facts: asked, count (how many actions there are)."""

    code = "unknown_action"


class InvalidActionText(EmporionError, ValueError):
    """Facts: game, asked."""

    code = "invalid_action_text"


class NothingToUndo(EmporionError, ValueError):
    """Facts: seat."""

    code = "nothing_to_undo"


class BrokenState(EmporionError, AssertionError):
    """Facts: game, what, and the seat if it is about one."""

    code = "broken_state"


class RecordError(EmporionError, ValueError):
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
