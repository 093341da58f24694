"""How a game of Tyros ended."""

from typing import Any

from ..game import capital
from .terms import Terms


class Ending(Terms):
    """The outcome and its reason."""

    def outcome(self, data: dict[str, Any], viewer: int | None) -> str:
        """Who won and by what; then the others with their points."""
        winners: list[int] = data["winners"]
        scores: list[int] = data["scores"]
        others = [seat for place in data["ranking"][1:] for seat in place]
        sentences = [self._won(winners, scores[winners[0]], viewer)]
        if data["reason"] in ("largest_empire", "next_empire"):
            level = [seat for seat in others if scores[seat] == scores[winners[0]]]
            rivals = self.words.list_of(self.object_of(seat, viewer) for seat in level)
            sentences.append(self.say(f"outcome.{data['reason']}", others=rivals))
        if others:
            followed = ", ".join(f"{self.you_or(seat, viewer)} {scores[seat]}" for seat in others)
            sentences.append(self.say("outcome.others", others=followed))
        return " ".join(sentences)

    def _won(self, winners: list[int], points: int, viewer: int | None) -> str:
        """The sentence about the first place."""
        names = self.words.list_of(self.words.seat(seat) for seat in winners if seat != viewer)
        key = "shared" if len(winners) > 1 else "won"
        person = "you" if viewer in winners else "seat"
        return capital(self.count(f"outcome.{key}.{person}", points, seats=names))
