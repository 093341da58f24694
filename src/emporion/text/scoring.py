"""Scores in words: a number of points never stands without what it is."""

from dataclasses import dataclass

from ..core.seats import OVER
from ..core.state import View
from ..table.scores import Score, score_of
from .wording import Wording


@dataclass(frozen=True)
class ScoreWords:
    """A score as it is shown beside a player."""

    points: int
    short: str
    """What the points are, in a word or two."""
    also: str
    """The other score, where there are two that differ; else empty."""
    said: str
    """All of it, for screen readers."""
    help: str
    """The same, and what it is about."""


def score_words(words: Wording, view: View, owner: int) -> ScoreWords:
    """The score of a seat, or of the neutral player, by a view."""
    score = score_of(view, owner)
    if view["actor"] == OVER:
        said = words.count("points", score.shown)
        return ScoreWords(score.shown, words.say("score.final"), "", said, said)
    kinds = _kinds(score)
    said = ", ".join(words.count(f"score.{kind}.said", points) for kind, points in kinds)
    (first, points), *others = kinds
    also = [
        words.say("score.also", points=other, kind=kind_words(words, view["game"], kind))
        for kind, other in others
    ]
    return ScoreWords(
        points,
        kind_words(words, view["game"], first),
        "".join(also),
        said,
        " ".join([f"{said}.", *words.game(view["game"]).score_help(view)]),
    )


def kind_words(words: Wording, game: str, kind: str) -> str:
    """What a score is, in a word or two; a game may have a word of its own for it."""
    own = f"{game}.score.{kind}"
    return words.say(own if words.knows(own) else f"score.{kind}")


def _kinds(score: Score) -> list[tuple[str, int]]:
    """The score that is shown first; then the other one, if it differs."""
    kinds = [("so_far", score.so_far)]
    if score.now is not None and (score.at_the_end or score.now != score.so_far):
        kinds.insert(0 if score.at_the_end else 1, ("now", score.now))
    if score.now == score.so_far:
        del kinds[1:]
    return kinds
