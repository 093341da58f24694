"""Who plays against a visitor who plays at once: easy opponents first, then as they last chose."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...bots import ALL_LEVELS, BASELINES, DEFAULT_LEVEL, FIRST_OPPONENTS, LEVELS
from ...text import Wording
from ..errors import UnreadableRequest

NEWCOMER: Final = "first"
"""What the form sends for opponents that suit a first game."""


@dataclass(frozen=True)
class Opponent:
    """A level to choose, in words."""

    value: str
    words: str
    chosen: bool


@dataclass(frozen=True)
class Opponents:
    """The choice of a level, as it stands beside "Play"."""

    levels: list[Opponent]
    more: list[Opponent]
    """Bots to measure others by."""
    is_first: bool
    """Whether what suits a first game is chosen."""

    @property
    def more_chosen(self) -> bool:
        """Whether the choice is one of those that are folded away."""
        return any(each.chosen for each in self.more)


def cookie_of(game: str) -> str:
    """The cookie that remembers the last choice for a game."""
    return f"level.{game}"


def chosen_level(cookies: Mapping[str, str], game: str, newcomer: bool) -> str:
    """What is chosen before anybody chooses: the last choice, or what suits."""
    last = cookies.get(cookie_of(game))
    if last in ALL_LEVELS:
        return last
    return NEWCOMER if newcomer else DEFAULT_LEVEL


def levels_of(chosen: str) -> tuple[str, ...]:
    """The levels that a choice stands for, seat by seat in turn; raises `UnreadableRequest`."""
    if chosen == NEWCOMER:
        return FIRST_OPPONENTS
    if chosen not in ALL_LEVELS:
        raise UnreadableRequest(what="level")
    return (chosen,)


def opponents(words: Wording, chosen: str, newcomer: bool) -> Opponents:
    """The choice in words; what suits a first game is offered until one is finished."""

    def shown(level: str) -> Opponent:
        return Opponent(level, words.say(f"web.game.against.{level}"), level == chosen)

    first = (NEWCOMER,) if newcomer else ()
    return Opponents(
        levels=[shown(level) for level in (*first, *LEVELS)],
        more=[shown(level) for level in BASELINES],
        is_first=chosen == NEWCOMER,
    )
