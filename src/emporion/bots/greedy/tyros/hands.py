"""Hands as numbers of each kind: our own, and what can be told of the others'."""

from ....core.state import View
from ....games.tyros.data import COPIES, KINDS

Hand = tuple[int, ...]


def hand_of(cards: list[int]) -> Hand:
    """The number of each kind among listed cards."""
    return tuple([cards.count(kind) for kind in range(KINDS)])


def changed(hand: Hand, away: list[int], more: list[int]) -> Hand:
    """A hand after cards have left it and others have come."""
    numbers = list(hand)
    for kind in away:
        numbers[kind] -= 1
    for kind in more:
        numbers[kind] += 1
    return tuple(numbers)


def unseen(view: View) -> list[float]:
    """The part of each kind among the cards that we do not know of."""
    left = list(COPIES)
    for cards in (view["hand"], view["discards"], *view["known"]):
        for kind in cards:
            left[kind] -= 1
    total = sum(left)
    return [number / total for number in left] if total else [0.0] * KINDS


class Guess:
    """What we make of another's hand."""

    def __init__(self, view: View, seat: int, parts: list[float]) -> None:
        known: list[int] = view["known"][seat]
        self.known = hand_of(known)
        self.unknown: int = view["seats"][seat]["hand"] - len(known)
        self._parts = parts
        self.average = [self.known[kind] + self.unknown * parts[kind] for kind in range(KINDS)]

    def holds(self, wanted: Hand) -> float:
        """How likely the hand has these cards."""
        likely = 1.0
        for kind in range(KINDS):
            missing = wanted[kind] - self.known[kind]
            if missing > 0:
                likely *= self._at_least(missing, self._parts[kind])
        return likely

    def _at_least(self, number: int, part: float) -> float:
        """How likely so many of the unknown cards are of a kind."""
        if number > self.unknown:
            return 0.0
        fewer = 0.0
        ways = 1.0
        for found in range(number):
            fewer += ways * part**found * (1.0 - part) ** (self.unknown - found)
            ways = ways * (self.unknown - found) / (found + 1)
        return 1.0 - fewer
