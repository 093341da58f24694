"""One candidate against as many of another as there are other seats, and what it should reach."""

from dataclasses import dataclass
from typing import Final

from ..bots import BotSpec
from .errors import InvalidPairing

TARGETS: Final = {
    ("medium", "random"): 0.90,
    ("hard", "greedy"): 0.50,
    ("hard", "mcts"): 0.50,
    ("expert", "hard"): 0.40,
}
"""The share of wins that a candidate among four should reach at least."""

_GAMES: Final = 400
_FEWER: Final = {"expert": 100, "mcts": 200}
"""How many games a pairing has in which one of these takes part."""

_AMONG: Final = 4
"""How many play where the targets were set."""


def fair_share(players: int) -> float:
    """The share of wins of one among equals.

    >>> fair_share(4)
    0.25
    """
    return 1 / players


def target_among(share: float, players: int) -> float:
    """The target for another number of players: as many times the odds of a fair share.

    In proportion to the fair share itself it could not be: half of all wins among four is twice
    the fair share, and twice the fair share of two players is every single game. The odds of
    winning can always be multiplied, and mean the same at every table: half the wins among four are
    three times the odds of a fair share, so among three they are 3 : 2, and among two 3 : 1.

    >>> [round(target_among(0.5, players), 3) for players in (2, 3, 4, 5, 6)]
    [0.75, 0.6, 0.5, 0.429, 0.375]
    """
    ratio = share / (1 - share) * (_AMONG - 1)
    odds = ratio / (players - 1)
    return odds / (1 + odds)


@dataclass(frozen=True)
class Pairing:
    """A candidate and those it plays against.

    >>> pairing = Pairing.read("hard:greedy")
    >>> pairing.target(4), pairing.default_games
    (0.5, 400)
    """

    candidate: BotSpec
    other: BotSpec

    @classmethod
    def read(cls, text: str) -> "Pairing":
        """`hard:greedy`, a budget may follow each: `hard@0.1:medium`."""
        candidate, colon, other = text.partition(":")
        if not colon or not candidate.strip() or not other.strip() or ":" in other:
            raise InvalidPairing(asked=text)
        one = BotSpec.read(candidate)
        return cls(one, BotSpec.read(other).matching(one))

    def __str__(self) -> str:
        return f"{self.candidate}:{self.other}"

    def target(self, players: int) -> float | None:
        """The share that the candidate should reach at least, if one was set."""
        share = TARGETS.get((self.candidate.level, self.other.level))
        return None if share is None else target_among(share, players)

    @property
    def default_games(self) -> int:
        """How many games are played by default: fewer where they take long."""
        levels = {self.candidate.level, self.other.level}
        return next((games for level, games in _FEWER.items() if level in levels), _GAMES)

    def seated(self, seat: int, players: int) -> tuple[str, ...]:
        """Who sits where if the candidate has a seat.

        >>> Pairing.read("hard:greedy").seated(1, 3)
        ('greedy', 'hard', 'greedy')
        """
        return tuple(
            str(self.candidate) if place == seat else str(self.other) for place in range(players)
        )


@dataclass(frozen=True)
class GameCount:
    """How many games each pairing has: a number, or a percentage of the default number.

    >>> fifth = GameCount(20, percent=True)
    >>> str(fifth), fifth.of(Pairing.read("expert:hard"))
    ('20%', 20)
    """

    number: int
    percent: bool = False

    def of(self, pairing: Pairing) -> int:
        """How many a pairing has."""
        return -(-self.number * pairing.default_games // 100) if self.percent else self.number

    def __str__(self) -> str:
        return f"{self.number}%" if self.percent else str(self.number)


DEFAULT_GAMES: Final = GameCount(100, percent=True)


def default_pairings() -> tuple[Pairing, ...]:
    """The pairings that have a target."""
    return tuple(Pairing.read(f"{one}:{other}") for one, other in TARGETS)
