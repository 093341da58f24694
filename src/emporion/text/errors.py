"""Errors as sentences: what was asked, why it cannot be, what would do."""

from typing import TYPE_CHECKING, Any, Final

from ..core.errors import (
    EmporionError,
    IllegalAction,
    InvalidActionText,
    InvalidManifest,
    InvalidPlayerCount,
    NotYourDecision,
    RecordError,
    UnknownOption,
)
from ..core.seats import is_int

if TYPE_CHECKING:
    from .wording import Wording

LONGEST: Final = 60
"""How much of what was asked is repeated: a line of a broken record may be very long."""

_NAMED: Final = (
    "game", "asked", "known", "min_players", "max_players", "option", "players", "seat", "actors",
    "action", "reason", "notation", "what", "line", "name", "seconds", "code", "facts",
    "shape", "kind", "count", "worker", "seed", "first_index", "exit", "chain", "most", "rules",
    "ours",
)  # fmt: skip
"""Every fact that a sentence may name. An error raised without one is still worded: a sentence
with a gap says more than a failure within a failure."""

_COUNTED: Final = {"too_fast": "seconds"}
"""By the code of an error: the fact whose number decides the plural form of its sentence."""


def sentence(words: "Wording", error: EmporionError) -> str:
    """The sentences for an error; for a class that is not ours, its code and facts."""
    # A game that cannot be loaded has no title: its name is shown as it is.
    titled = not isinstance(error, InvalidManifest)
    shown = dict.fromkeys(_NAMED, "?") | _shown(words, error.facts, titled)
    if isinstance(error, IllegalAction):
        shown["reason"] = _reason(words, error.facts)
    elif isinstance(error, InvalidActionText):
        shown["notation"] = words.game(str(error.facts.get("game"))).notation()
    shown["code"] = error.code
    shown["facts"] = ", ".join(f"{name} {brief(error.facts[name])}" for name in error.facts)
    counted = error.facts.get(_COUNTED.get(error.code, ""))
    if isinstance(counted, int):
        return words.count(f"error.{error.code}", counted, **shown).strip()
    for key in (f"error.{error.code}.{_variant(error)}", f"error.{error.code}", "error.other"):
        if words.knows(key):
            return words.say(key, **shown).strip()
    raise KeyError("error.other")


def brief(value: object) -> str:
    r"""A value as it may be shown: not too long, and nothing that would steer a terminal.

    >>> brief("wine\x1b[2J")
    'wine?[2J'
    """
    try:
        whole = _as_typed(value)
    except ValueError:  # a number with more digits than Python writes out
        whole = "…"
    text = "".join(char if char.isprintable() else "?" for char in whole[: LONGEST + 1])
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _as_typed(value: object) -> str:
    """A value as people type it, and as records have it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _shown(words: "Wording", facts: dict[str, Any], titled: bool) -> dict[str, str]:
    """The facts in words: games by title, seats by colour, lists as things to choose from."""
    shown: dict[str, str] = {}
    if titled and isinstance(facts.get("game"), str):
        words = words.at_table(facts["game"])
    for name, value in facts.items():
        if value is None and name == "game":
            continue
        if name == "game" and titled:
            shown[name] = words.game_title(brief(value))
        elif name == "seat" and is_int(value) and value in range(len(words.colours)):
            shown[name] = words.seat(value)
        elif name == "actors":
            shown[name] = words.any_of(words.seat(seat) for seat in value)
        elif name == "known" and isinstance(value, list | tuple):
            shown[name] = words.any_of(brief(item) for item in value)
        else:
            shown[name] = brief(value)
    return shown


def _reason(words: "Wording", facts: dict[str, Any]) -> str:
    """A game's own reason for a refusal."""
    game = words.game(str(facts.get("game")))
    return game.refusal(str(facts.get("reason")), facts.get("details") or {})


def _variant(error: EmporionError) -> str:
    """Which of an error's sentences fits, where it has several, or a game has one of its own."""
    if isinstance(error, RecordError):
        return str(error.facts.get("what"))
    if isinstance(error, NotYourDecision) and not error.facts.get("actors"):
        return "over"
    if isinstance(error, UnknownOption) and not error.facts.get("known"):
        return "none"
    if isinstance(error, InvalidPlayerCount):
        return f"{error.facts.get('game')}.{_too_many_or_few(error)}"
    if error.facts.get("seat", 0) is None:
        return "none"
    return ""


def _too_many_or_few(error: InvalidPlayerCount) -> str:
    """On which side the number is wrong: a game may say more about it than its limits."""
    asked, most = error.facts.get("asked"), error.facts.get("max_players")
    too_many = isinstance(asked, int) and isinstance(most, int) and asked > most
    return "many" if too_many else "few"
