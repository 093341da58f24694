"""A bot by its name: the level and, for levels that search, the budget."""

import math
from dataclasses import dataclass

from ..core.errors import InvalidBudget
from .levels import ALL_LEVELS, DEFAULT_SECONDS, bot
from .protocol import Bot


@dataclass(frozen=True)
class BotSpec:
    """A level with a budget of seconds or tries, or with the default one.

    Commands take it in this form, and records name a seat's bot by it:

    >>> BotSpec.read("hard@0.02")
    BotSpec(level='hard', seconds=0.02, tries=None)
    >>> str(BotSpec("hard", tries=300))
    'hard@300t'
    """

    level: str
    seconds: float | None = None
    tries: int | None = None

    @classmethod
    def read(cls, text: str) -> "BotSpec":
        """A spec from its text; raises `InvalidBudget`. The level is not checked before `make`."""
        level, at, budget = text.strip().lower().partition("@")
        return cls(level).with_budget(budget) if at else cls(level)

    def with_budget(self, text: str) -> "BotSpec":
        """The same level with another budget: `0.02` are seconds, `300t` are tries."""
        text = text.strip()
        try:
            seconds = None if text.endswith("t") else float(text)
            tries = int(text[:-1]) if seconds is None else None
        except ValueError:
            seconds = tries = 0
        if not 0 < (tries or seconds or 0) < math.inf or self.level not in DEFAULT_SECONDS:
            raise InvalidBudget(asked=f"{self.level}@{text}", known=sorted(DEFAULT_SECONDS))
        return BotSpec(self.level, seconds, tries)

    def matching(self, candidate: "BotSpec") -> "BotSpec":
        """With the candidate's budget, if this is the equal-time baseline and has none."""
        if self.level != "mcts" or self.seconds or self.tries or not candidate.thinks:
            return self
        seconds = candidate.seconds
        if candidate.tries is None and seconds is None:
            seconds = DEFAULT_SECONDS[candidate.level]
        return BotSpec(self.level, seconds, candidate.tries)

    @property
    def thinks(self) -> bool:
        """Whether the level searches, and so has a budget."""
        return self.level in DEFAULT_SECONDS

    @property
    def budget(self) -> str:
        """The budget as text; empty for the default one."""
        if self.tries is not None:
            return f"{self.tries}t"
        return "" if self.seconds is None else f"{self.seconds:g}"

    def __str__(self) -> str:
        return f"{self.level}@{self.budget}" if self.budget else self.level

    def make(self, game: str, seed: int) -> Bot:
        """The bot itself; raises `UnknownGame` or `UnknownBot`.

        >>> type(BotSpec("medium").make("ys", seed=1)).__name__
        'PolicyBot'
        """
        return bot(game, self.level, seed, seconds=self.seconds, tries=self.tries)


def is_bot_label(label: str) -> bool:
    """Whether a record's label of a seat names a bot, and not a person.

    >>> [is_bot_label(label) for label in ("hard@300t", "medium", "person", "hard@home")]
    [True, True, False, False]
    """
    try:
        return BotSpec.read(label).level in ALL_LEVELS
    except InvalidBudget:
        return False
