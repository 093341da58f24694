"""Random games to look at, and a wording that remembers what it was asked to say."""

from collections.abc import Iterable, Iterator
from typing import Any

from emporion.core.options import OptionValue
from emporion.core.rng import Rng
from emporion.core.seats import CHANCE, OVER
from emporion.core.state import State, View
from emporion.games import find
from emporion.text import Wording

from .catalogues import messages


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
            state.apply(CHANCE, state.chance_outcome(rng.below(state.chance_total())))
        else:
            actors = state.actors()
            seat = actors[rng.below(len(actors))] if len(actors) > 1 else state.actor
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        yield state


def last_of(
    game: str, players: int, seed: int, options: dict[str, OptionValue] | None = None
) -> State:
    """The end of a random game."""
    *_, last = positions(players, seed, options, game)
    return last


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


class Tour:
    """Games all said in one language; the sentences by kind of event or decision."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.words = Listening(lang)
        self.said: dict[str, list[str]] = {}

    def hear(self, kind: str, sentence: str) -> None:
        """Keep a sentence."""
        self.said.setdefault(kind, []).append(sentence)

    def tell(self, seen: Iterable[dict[str, Any]]) -> None:
        """Say what was seen, to seats 0 and 1."""
        for event in seen:
            for viewer in (0, 1):
                self.hear(event["event"], self.words.event(self.game, event, viewer))

    def play(self, players: int, seed: int, options: dict[str, OptionValue]) -> list[list[View]]:
        """Say a random game to everybody; returns the views that were asked of each position."""
        told = 0
        shown = []
        for state in positions(players, seed, options, self.game):
            events = state.events or []
            for number, event in enumerate(events[told:], told):
                beside = self.words.game(self.game).beside(events, number)
                for viewer in (None, *range(players)):
                    seen = event.seen_by(viewer) | beside
                    sentence = self.words.event(self.game, seen, viewer)
                    self.hear(event.kind, sentence)
            told = len(events)
            views = [state.view(viewer) for viewer in {0, None, max(state.actor, 0)}]
            for view in views:
                self.hear(view["phase"], self.words.decision(view))
            shown.append(views)
        return shown

    def sentences(self) -> set[str]:
        """All that was said."""
        return {sentence for sentences in self.said.values() for sentence in sentences}

    def unsaid(self, *families: str) -> set[str]:
        """The keys of the game's families that were never said."""
        starts = tuple(f"{self.game}.{family}." for family in families)
        return {key for key in messages("en") if key.startswith(starts)} - self.words.said


def is_sentence(text: str) -> bool:
    """Whether a text is one plain sentence or more, with nothing left to fill in."""
    whole = text[0].isupper() and text.endswith(".")
    return whole and not any(sign in text for sign in (*"{}_!?", "  ", "None"))


def outcome(scores: list[int], ranking: list[list[int]], reason: str) -> dict[str, Any]:
    """The end of a game; where the neutral player won alone, no seat did."""
    winners = [] if reason == "neutral" else ranking[0]
    return {"scores": scores, "ranking": ranking, "winners": winners, "reason": reason}
