"""What a finished game is worth to each seat."""

from typing import Final

from ..core.decision import Outcome
from .errors import UnknownReward

WIN: Final = "win"
RANK: Final = "rank"
SCORE: Final = "score"

KINDS: Final = (WIN, RANK, SCORE)
"""`win`: the share of the win, which all who are first divide. `rank`: from 1 for the first to -1
for the last, the same steps between, ties in the middle. `score`: the seat's points less the
average of the others'."""


def rewards(outcome: Outcome, kind: str = WIN) -> list[float]:
    """What a finished game is worth to each seat; raises `UnknownReward`.

    >>> over = Outcome([10, 7, 10], [[0, 2], [1]], "shared")
    >>> rewards(over), rewards(over, "rank"), rewards(over, "score")
    ([0.5, 0.0, 0.5], [0.5, -1.0, 0.5], [1.5, -3.0, 1.5])
    """
    players = len(outcome.scores)
    if kind == WIN:
        share = 1 / len(outcome.winners) if outcome.winners else 0.0
        return [share if seat in outcome.winners else 0.0 for seat in range(players)]
    if kind == SCORE:
        total = sum(outcome.scores)
        return [float(mine - (total - mine) / (players - 1)) for mine in outcome.scores]
    if kind != RANK:
        raise UnknownReward(asked=kind, known=list(KINDS))
    worths = [0.0] * players
    better = 0
    for place in outcome.ranking:
        middle = better + (len(place) - 1) / 2
        for seat in place:
            worths[seat] = 1 - 2 * middle / (players - 1)
        better += len(place)
    return worths
