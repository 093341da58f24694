"""How a game ended, where all who can win have a seat."""

from typing import Any, ClassVar

from .game import GameWording


class EndingWording(GameWording):
    """The outcome and its reason."""

    tie_breaks: ClassVar[tuple[str, ...]] = ()
    """The reasons by which a tie was decided; each has a sentence that names the others in it."""

    def outcome(self, data: dict[str, Any], viewer: int | None) -> str:
        """Who won and by what; then the others with their points."""
        winners: list[int] = data["winners"]
        scores: list[int] = data["scores"]
        points = scores[winners[0]]
        others = [seat for place in data["ranking"][1:] for seat in place]
        sentences = [self._winning(winners, points, viewer)]
        if data["reason"] in self.tie_breaks:
            level = [seat for seat in others if scores[seat] == points]
            rivals = self.words.list_of(self.words.object_of(seat, viewer) for seat in level)
            sentences.append(self.say(f"outcome.{data['reason']}", others=rivals))
        if others:
            followed = [f"{self.words.you_or(seat, viewer)} {scores[seat]}" for seat in others]
            sentences.append(self.say("outcome.others", others=", ".join(followed)))
        return " ".join(sentences)

    def _winning(self, winners: list[int], points: int, viewer: int | None) -> str:
        """The sentence about the first place."""
        names = self.words.list_of(self.words.seat(seat) for seat in winners if seat != viewer)
        key = "shared" if len(winners) > 1 else "won"
        person = "you" if viewer in winners else "seat"
        return self.count(f"outcome.{key}.{person}", points, seats=names)
