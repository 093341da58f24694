"""Tiles: where empires grow, and which tile to part with."""

from typing import Final

from ....core.state import View
from ....games.tyros.actions import LAY, UNDER
from ....games.tyros.data import EMPIRES, FIELDS
from ....games.tyros.sea import NEIGHBOURS, members
from .hands import Guess, hand_of, unseen
from .outlook import Outlook
from .position import Position, position_of

FLEXIBLE: Final = 0.15
"""What it is worth to keep a tile that another empire could take as well."""


def judge_lays(view: View, legal: list[int]) -> list[float]:
    """A disc by what it makes of our prospects, less what it makes of the rivals'."""
    seat: int = view["seat"]
    position = position_of(view)
    parts = unseen(view)
    hand = hand_of(view["hand"])
    guesses = [Guess(view, other, parts) for other in range(view["players"])]
    weights = position.terms.weights
    tiles = [(action - LAY) // EMPIRES + 1 for action in legal]
    worths = []
    for action, tile in zip(legal, tiles, strict=True):
        after = position.grown((action - LAY) % EMPIRES, tile)
        worth = -FLEXIBLE * (tiles.count(tile) - 1)
        for other in range(view["players"]):
            if other == seat:
                worth += Outlook(after, seat, hand).worth(hand)
            else:
                cards = guesses[other].average
                outlook = Outlook(after, other, cards)
                worth += weights[other] * (outlook.board + outlook.average_worth(cards))
        worths.append(worth)
    return worths


def judge_exchange(view: View, legal: list[int]) -> list[float]:
    """The tile that will fit last goes under the pile."""
    steps = _steps_to_empires(position_of(view))
    return [float(steps[action - UNDER + 1]) for action in legal]


def _steps_to_empires(position: Position) -> list[int]:
    """How many discs it takes until one lies on each field."""
    steps = [FIELDS] * FIELDS
    border = [field for fields in position.empires for field in fields]
    for field in border:
        steps[field] = 0
    while border:
        reached = []
        for field in border:
            for beside in members(NEIGHBOURS[field]):
                if steps[beside] == FIELDS:
                    steps[beside] = steps[field] + 1
                    reached.append(beside)
        border = reached
    return steps
