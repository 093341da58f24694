"""Games that a mind plays with itself, for learning: positions on the way, and how they ended."""

from ...core.rng import Rng
from ...core.seats import CHANCE, OVER
from ...core.state import State
from .mind import Mind, result


class Lesson:
    """One finished game: what all seats' terms were at some ticks of the clock, and its result."""

    def __init__(self) -> None:
        self.stages: list[int] = []
        self.terms: list[list[list[float]]] = []
        """By position, seat and name."""
        self.result: list[float] = []


def play_lesson(state: State, mind: Mind, rng: Rng, gap: int) -> Lesson:
    """Play a state to its end as the mind would; positions are noted `gap` ticks apart."""
    lesson = Lesson()
    # Every tick comes up equally often, over many games.
    due = mind.clock(state) + int(rng.below(gap))
    while True:
        actor = state.actor
        if actor == CHANCE:
            state.apply(CHANCE, state.drawn(int(rng.below(state.tickets()))))
        elif actor == OVER:
            lesson.result = result(state)
            return lesson
        else:
            if mind.clock(state) >= due:
                due = mind.clock(state) + gap
                lesson.stages.append(mind.stage(state))
                lesson.terms.append([mind.terms(state, seat) for seat in range(state.players)])
            mind.play(state, actor, rng)
