"""What is asked, what came of a game, and why an action was refused: small carriers of facts."""

from collections.abc import Sequence
from typing import Any


class Decision:
    """A question to a seat, or a chance node: its kind, and the facts that its wording needs."""

    def __init__(self, kind: str, seat: int, facts: dict[str, Any]) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts

    def as_data(self) -> dict[str, Any]:
        """The decision as plain data, as it stands in a view."""
        data: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        data.update(self.facts)
        return data


class Refusal:
    """Why an action is not legal now: a reason's code, and the facts that its wording needs."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        self.code = code
        self.facts = facts


class Outcome:
    """How a game ended.

    `ranking` lists the seats by place, tied seats together; `winners` is its first entry, or
    empty where the game itself has beaten all seats; `reason` names what decided (a game's
    `end_reasons`), so it also tells the tie-break used; `facts` are a game's own besides.
    """

    def __init__(
        self,
        scores: list[int],
        ranking: list[list[int]],
        reason: str,
        beaten: bool = False,
        facts: dict[str, Any] | None = None,
    ) -> None:
        self.scores = scores
        self.ranking = ranking
        self.winners: list[int] = [] if beaten else ranking[0]
        self.reason = reason
        self.facts: dict[str, Any] = {} if facts is None else facts

    def as_data(self) -> dict[str, Any]:
        """The outcome as plain data."""
        return self.facts | {
            "scores": self.scores,
            "ranking": self.ranking,
            "winners": self.winners,
            "reason": self.reason,
        }


def ranked(standings: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """The ranking for an `Outcome`: a standing is what counts for a seat, then what breaks ties.

    >>> ranked([(7, 2), (9, 0), (7, 2)])
    [[1], [0, 2]]
    """
    return [
        [seat for seat, each in enumerate(standings) if each == standing]
        for standing in sorted(set(standings), reverse=True)
    ]


def decided_by(standings: Sequence[tuple[int, ...]], reasons: Sequence[str]) -> str:
    """What decided the first place: of the reasons for each part of a standing, the first by which
    the best one is ahead of all others; the last one stands for all parts after it. `shared` if the
    first place is.

    >>> decided_by([(7, 2), (7, 3), (5, 9)], ("points", "cards"))
    'cards'
    >>> decided_by([(7, 2), (7, 2)], ("points", "cards"))
    'shared'
    """
    best = max(standings)
    if standings.count(best) > 1:
        return "shared"
    for depth, reason in enumerate(reasons):
        alike = [each for each in standings if each[: depth + 1] == best[: depth + 1]]
        if len(alike) == 1:
            return reason
    return reasons[-1]
