"""How much the others' points count for a player."""

from math import exp
from typing import Final

from ....core.native import i64
from .open_board import OpenBoard

RIVALRY: Final = 0.6
"""What the rivals' points count in all, against the seat's own."""

LEAD: Final = 12.0
"""How many points of lead make a rival count e times as much as another."""


def rivalry(board: OpenBoard, seat: i64) -> list[float]:
    """What a point of each seat is worth to a seat: 1 for its own, less than 0 for the others."""
    stakes = [board.stakes(other) for other in range(board.players)]
    best = max(stakes)
    total = 0.0
    weights = []
    for other in range(board.players):
        pull = 0.0 if other == seat else exp((stakes[other] - best) / LEAD)
        weights.append(pull)
        total += pull
    for other in range(board.players):
        weights[other] = 1.0 if other == seat else -RIVALRY * weights[other] / total
    return weights


def others_worth(board: OpenBoard, seat: i64, weights: list[float]) -> float:
    """What the others' pieces count for a seat, by what a point of each is worth to it."""
    worth = 0.0
    for other in range(board.players):
        if other != seat:
            worth += weights[other] * board.stakes(other)
    return worth
