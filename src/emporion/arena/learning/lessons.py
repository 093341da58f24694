"""Finished games as arrays: what was true at some moments of them, and how they ended."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...bots import minds
from ...bots.search.mind import Mind
from ...bots.search.selfplay import play_lesson
from ...core.options import OptionValue
from ...core.rng import Rng
from ...games import find
from ...table import Dice

Floats = NDArray[np.float64]

_GAP: Final = 3
"""Ticks of the game's clock between two moments of a game: neighbours teach much the same."""


@dataclass(frozen=True)
class Course:
    """What games are played for learning."""

    game: str
    players: tuple[int, ...]
    """Numbers of players, in turn."""
    options: tuple[tuple[str, OptionValue], ...]
    seed: str


@dataclass(frozen=True)
class Lessons:
    """Moments of games, one a row."""

    stages: NDArray[np.int64]
    terms: NDArray[np.float32]
    """By moment, seat and term; a seat that nobody sits at has zeros."""
    present: NDArray[np.bool_]
    """By moment and seat: whether somebody sits there."""
    results: NDArray[np.float32]
    """By moment and seat: how the game ended."""

    def __len__(self) -> int:
        return len(self.stages)


def played(course: Course, first: int, games: int) -> Lessons:
    """The lessons of some games of a course, by their numbers; always the same ones."""
    mind = minds.find(course.game)
    seats = max(course.players)
    stages: list[int] = []
    terms: list[list[list[float]]] = []
    present: list[list[bool]] = []
    results: list[list[float]] = []
    for number in range(first, first + games):
        players = course.players[number % len(course.players)]
        state = find(course.game).setup(players, dict(course.options))
        rng = Rng(Dice(f"{course.seed}.{number}").throw(2**63))
        lesson = play_lesson(state, mind, rng, _GAP)
        empty = seats - players
        stages += lesson.stages
        for moment in lesson.terms:
            terms.append(moment + [[0.0] * len(mind.names)] * empty)
            present.append([True] * players + [False] * empty)
            results.append(lesson.result + [0.0] * empty)
    return Lessons(
        np.array(stages, np.int64),
        np.array(terms, np.float32),
        np.array(present, np.bool_),
        np.array(results, np.float32),
    )


def joined(parts: list[Lessons]) -> Lessons:
    """Several lessons as one."""
    return Lessons(
        np.concatenate([part.stages for part in parts]),
        np.concatenate([part.terms for part in parts]),
        np.concatenate([part.present for part in parts]),
        np.concatenate([part.results for part in parts]),
    )


def surprise_by_hand(mind: Mind, lessons: Lessons) -> float:
    """How surprising the results are to a mind as it judges by itself, on average, in nats."""
    total = 0.0
    for row in range(len(lessons)):
        seats = int(lessons.present[row].sum())
        terms: list[list[float]] = lessons.terms[row, :seats].tolist()
        shares = np.maximum(mind.made_by_hand.values(terms, int(lessons.stages[row])), 1e-9)
        total -= float((lessons.results[row, :seats] * np.log(shares)).sum())
    return total / len(lessons)
