"""What is learned: a score for each seat from its terms, the others' and the stage.

The score is linear in the seat's terms, with weights of each stage's own; a hidden layer may add
what is not linear. The seats' shares of the win follow from their scores (`bots.search.judge`).
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...bots.search.judge import Linear
from .lessons import Floats, Lessons

_FAR: Final = 6.0
"""How many times its usual size a term may have while learning."""


class Model:
    """Weights, how well they foretell results, and which way they should move."""

    def __init__(self, terms: int, stages: int, cells: int, seed: int) -> None:
        generator = np.random.default_rng(seed)
        self.scale: Floats = np.ones(terms)
        """Terms are divided by this while learning, so that all are of about one size."""
        self.weights: dict[str, Floats] = {"rows": np.zeros((stages, terms))}
        if cells:
            spread = 1.0 / np.sqrt(2 * terms)
            self.weights["hidden"] = generator.normal(0.0, spread, (cells, 2 * terms))
            self.weights["stages"] = generator.normal(0.0, 0.1, (stages, cells))
            self.weights["out"] = np.zeros(cells)

    def fit_scale(self, lessons: Lessons) -> None:
        """Take the terms' usual size from some lessons; one that is seldom there but then large
        is measured by its largest size.
        """
        terms = lessons.terms[lessons.present]
        spread = np.maximum(terms.std(axis=0), np.abs(terms).max(axis=0) / _FAR)
        self.scale = np.where(spread > 0, spread, 1.0).astype(np.float64)

    def start_from(self, judge: Linear) -> None:
        """Begin with weights made by hand instead of none; the hidden layer adds nothing yet."""
        spreads = np.array(judge.spreads)[:, None]
        self.weights["rows"] = np.array(judge.rows) / spreads * self.scale

    # -- foretelling ------------------------------------------------------------------------

    def shares(self, lessons: Lessons) -> Floats:
        """The share of the win each seat may hope for, by moment and seat."""
        return self._forward(lessons)[0]

    def loss(self, lessons: Lessons) -> float:
        """How surprising the results are, on average, in nats."""
        shares = np.maximum(self.shares(lessons), 1e-9)
        return float(-(lessons.results * np.log(shares)).sum(axis=1).mean())

    def _forward(self, lessons: Lessons) -> tuple[Floats, Floats, Floats, Floats]:
        terms = lessons.terms / self.scale
        scores = np.einsum("mst,mt->ms", terms, self.weights["rows"][lessons.stages])
        cells = np.zeros((*scores.shape, 0))
        inputs = cells
        if "hidden" in self.weights:
            others = terms.sum(axis=1, keepdims=True) - terms
            others /= lessons.present.sum(axis=1)[:, None, None] - 1
            inputs = np.concatenate([terms, others], axis=2)
            cells = inputs @ self.weights["hidden"].T
            cells += self.weights["stages"][lessons.stages][:, None, :]
            cells = np.maximum(cells, 0.0)
            scores = scores + cells @ self.weights["out"]
        scores = np.where(lessons.present, scores, -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), terms, inputs, cells

    # -- learning ---------------------------------------------------------------------------

    def slopes(self, lessons: Lessons) -> dict[str, Floats]:
        """For every weight how much the loss on some lessons rises with it."""
        shares, terms, inputs, cells = self._forward(lessons)
        # Where nobody has won there is nothing to foretell, and nothing to learn.
        told = lessons.results.sum(axis=1, keepdims=True)
        errors = (told * shares - lessons.results) / len(lessons)
        errors[~lessons.present] = 0.0
        rows = np.zeros_like(self.weights["rows"])
        np.add.at(rows, lessons.stages, np.einsum("ms,mst->mt", errors, terms))
        slopes = {"rows": rows}
        if "hidden" in self.weights:
            slopes["out"] = np.einsum("ms,msc->c", errors, cells)
            back = errors[:, :, None] * self.weights["out"] * (cells > 0.0)
            slopes["hidden"] = np.einsum("msc,msi->ci", back, inputs)
            stages = np.zeros_like(self.weights["stages"])
            np.add.at(stages, lessons.stages, back.sum(axis=1))
            slopes["stages"] = stages
        return slopes

    # -- for the bots -----------------------------------------------------------------------

    def as_data(self) -> dict[str, Any]:
        """The weights as plain data, for terms as they are: what `bots.weights` reads."""
        data = {"rows": _plain(self.weights["rows"] / self.scale)}
        if "hidden" in self.weights:
            data["hidden"] = _plain(self.weights["hidden"] / np.tile(self.scale, 2))
            data["stages"] = _plain(self.weights["stages"])
            data["out"] = _plain(self.weights["out"])
        return data


def _plain(weights: NDArray[Any]) -> Any:
    """Numbers short enough to read, exact enough to play by."""
    return np.vectorize(lambda number: float(f"{number:.4g}"))(weights).tolist()


class Adam:
    """The usual way down a slope: steps by the recent average and size of the slopes."""

    def __init__(self, model: Model, step: float, decay: float) -> None:
        self._model = model
        self.step = step
        self.decay = decay
        """How strongly weights are drawn to 0."""
        self.count = 0
        self.means = {name: np.zeros_like(each) for name, each in model.weights.items()}
        self.squares = {name: np.zeros_like(each) for name, each in model.weights.items()}

    def learn(self, lessons: Lessons) -> None:
        """One step, by some lessons."""
        self.count += 1
        for name, slope in self._model.slopes(lessons).items():
            mean = self.means[name]
            square = self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            first = mean / (1 - 0.9**self.count)
            second = square / (1 - 0.999**self.count)
            weights = self._model.weights[name]
            weights -= self.step * (first / (np.sqrt(second) + 1e-8) + self.decay * weights)
