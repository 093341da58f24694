"""Learning in rounds: play games, learn from the last many, note how well results are foretold.

After every round all that is needed to go on is on disk. The games themselves are not: they follow
from their numbers, and are played again.
"""

import json
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from ...bots import minds
from ...bots.search.judge import Linear
from ...bots.weights import FORMAT
from ..errors import OtherRun
from .lessons import Course, Lessons, joined, played, surprise_by_hand
from .model import Adam, Model

CHECKPOINT: Final = "checkpoint.npz"

ROUND: Final = 500
"""Games a round."""

_KEPT: Final = 40
"""Rounds that are learned from: older ones make room, so that memory stays bounded."""

_HELD_OUT: Final = 1500
"""Games that are never learned from, to measure by."""

_STEPS: Final = 120
"""Steps a round."""

_BATCH: Final = 512
"""Moments a step."""

_STEP: Final = 0.004
"""How far a step goes at first; it shrinks towards the end."""

_DECAY: Final = 0.01


@dataclass(frozen=True)
class Plan:
    """All that decides what is learned."""

    course: Course
    games: int
    cells: int
    """Cells of the hidden layer; 0 for none."""

    def name(self) -> str:
        """The plan as text, to tell whether a folder holds the same one; its length may grow."""
        plain = asdict(self)
        del plain["games"]
        return json.dumps(plain, sort_keys=True)


@dataclass(frozen=True)
class Mark:
    """How far learning had come after some games: the surprise on games never learned from."""

    games: int
    loss: float


class Trainer:
    """A training that can be stopped after any round and taken up again."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        mind = minds.find(plan.course.game)
        self._plan = plan
        self._path = folder / CHECKPOINT
        self._names = mind.names
        seed = int.from_bytes(plan.course.seed.encode()[-8:])
        self._model = Model(len(mind.names), mind.stages, plan.cells, seed)
        self._adam = Adam(self._model, _STEP, _DECAY)
        self._held_out = played(plan.course, 0, _HELD_OUT)
        self._model.fit_scale(self._held_out)
        if isinstance(mind.made_by_hand, Linear):
            self._model.start_from(mind.made_by_hand)
        self._recent: deque[Lessons] = deque(maxlen=_KEPT)
        self._rounds = 0
        self._all = -(-plan.games // ROUND)
        self.marks = [Mark(0, self._model.loss(self._held_out))]
        self.by_hand = surprise_by_hand(mind, self._held_out)
        if self._path.exists():
            self._take_up()

    @property
    def games(self) -> int:
        """How many games there are in all: whole rounds."""
        return self._all * ROUND

    @property
    def done(self) -> int:
        """How many games have been learned from."""
        return self._rounds * ROUND

    def run(self) -> Iterator[Mark]:
        """Learn to the end of the plan; gives a mark after each round, which is then on disk."""
        for number in range(max(0, self._rounds - _KEPT + 1), self._rounds):
            self._recent.append(self._lessons(number))
        while self._rounds < self._all:
            self._recent.append(self._lessons(self._rounds))
            self._learn()
            self._rounds += 1
            mark = Mark(self.done, self._model.loss(self._held_out))
            self.marks.append(mark)
            self._save()
            yield mark

    def as_data(self, command: str) -> dict[str, Any]:
        """The weights as they are now, with the command that made them."""
        return {
            "format": FORMAT,
            "game": self._plan.course.game,
            "command": command,
            "seed": self._plan.course.seed,
            "games": self.done,
            "surprise": round(self.marks[-1].loss, 5),
            "surprise_by_hand": round(self.by_hand, 5),
            "names": list(self._names),
        } | self._model.as_data()

    def _lessons(self, number: int) -> Lessons:
        return played(self._plan.course, _HELD_OUT + number * ROUND, ROUND)

    def _learn(self) -> None:
        """Steps by moments drawn from the recent rounds; smaller ones towards the end."""
        generator = np.random.default_rng([self._rounds, len(self._plan.course.seed)])
        self._adam.step = _STEP * max(0.02, 1.0 - self._rounds / self._all)
        lessons = joined(list(self._recent))
        for _ in range(_STEPS):
            rows = generator.integers(0, len(lessons), _BATCH)
            self._adam.learn(
                Lessons(
                    lessons.stages[rows],
                    lessons.terms[rows],
                    lessons.present[rows],
                    lessons.results[rows],
                )
            )

    # -- on disk ----------------------------------------------------------------------------

    def _save(self) -> None:
        arrays: dict[str, Any] = {
            "plan": np.array(self._plan.name()),
            "rounds": np.array(self._rounds),
            "count": np.array(self._adam.count),
            "losses": np.array([mark.loss for mark in self.marks]),
        }
        for name, weights in self._model.weights.items():
            arrays[f"weights.{name}"] = weights
            arrays[f"means.{name}"] = self._adam.means[name]
            arrays[f"squares.{name}"] = self._adam.squares[name]
        half = self._path.with_suffix(".half.npz")
        np.savez(half, **arrays)
        half.replace(self._path)

    def _take_up(self) -> None:
        with np.load(self._path) as arrays:
            if str(arrays["plan"]) != self._plan.name():
                raise OtherRun(
                    name=str(self._path),
                    what="plan",
                    known=str(arrays["plan"]),
                    asked=self._plan.name(),
                )
            self._rounds = int(arrays["rounds"])
            self._adam.count = int(arrays["count"])
            self.marks = [
                Mark(number * ROUND, float(loss)) for number, loss in enumerate(arrays["losses"])
            ]
            for name in self._model.weights:
                self._model.weights[name] = arrays[f"weights.{name}"]
                self._adam.means[name] = arrays[f"means.{name}"]
                self._adam.squares[name] = arrays[f"squares.{name}"]
