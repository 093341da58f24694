"""Random games to look at, and a wording that remembers what it was asked to say."""

from collections.abc import Iterator

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State
from emporion.games import find
from emporion.text import Wording


def positions(
    players: int, seed: int, options: dict[str, OptionValue] | None = None, game: str = "byzanz"
) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    state = find(game).setup(players, options)
    state.listen()
    rng = Rng(seed)
    yield state
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(CHANCE, state.drawn(rng.below(state.tickets())))
        else:
            actors = state.actors()
            seat = actors[rng.below(len(actors))] if len(actors) > 1 else state.actor
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        yield state


class Listening(Wording):
    """Keeps every key that was said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.said: set[str] = set()

    def say(self, key: str, **facts: object) -> str:
        """Say it, and remember."""
        self.said.add(key)
        return super().say(key, **facts)

    def count(self, key: str, n: int, **facts: object) -> str:
        """Count it, and remember."""
        self.said.add(key)
        return super().count(key, n, **facts)
