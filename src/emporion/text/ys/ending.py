"""How a game of Ys ended."""

from typing import Any

from ..game import capital
from .terms import PAIR, YsTerms


class YsEnding(YsTerms):
    """The outcome, in which the neutral player may have its place."""

    def outcome(self, data: dict[str, Any], viewer: int | None) -> str:
        """Who won and by what; then the others with their points."""
        winners: list[int] = data["winners"]
        scores: list[int] = data["scores"]
        sentences = [self._won(data, viewer) if winners else self._beaten(data)]
        best = scores[winners[0]] if winners else data["rival"]["points"]
        level = [seat for seat in range(len(scores)) if scores[seat] == best]
        rivals = [seat for seat in level if seat not in winners]
        # The neutral player may have been ahead by gems, too.
        if data["reason"] == "gems" or (not winners and rivals):
            neutral = bool(winners) and "rival" in data and data["rival"]["points"] == best
            sentences.append(self.say("outcome.gems", others=self._rivals(rivals, neutral, viewer)))
        followed = self._followed(data, viewer)
        if followed:
            sentences.append(self.say("outcome.others", others=", ".join(followed)))
        return " ".join(sentences)

    def _followed(self, data: dict[str, Any], viewer: int | None) -> list[str]:
        """Who has not won, by points; the neutral player among them."""
        seats = [seat for place in data["ranking"] for seat in place]
        others = [
            (data["scores"][seat], self.words.you_or(seat, viewer))
            for seat in seats
            if seat not in data["winners"]
        ]
        if "rival" in data and not data["rival"]["won"]:
            others.append((data["rival"]["points"], self.owner(PAIR, PAIR)))
        others.sort(key=lambda other: -other[0])
        return [f"{name} {points}" for points, name in others]

    def _beaten(self, data: dict[str, Any]) -> str:
        """The neutral player has won."""
        return self.count("outcome.neutral", data["rival"]["points"])

    def _won(self, data: dict[str, Any], viewer: int | None) -> str:
        """The sentence about the first place."""
        winners: list[int] = data["winners"]
        points: int = data["scores"][winners[0]]
        partners = [self.words.seat(seat) for seat in winners if seat != viewer]
        if "rival" in data and data["rival"]["won"]:
            partners.append(self.owner(PAIR, PAIR))
        shared = data["reason"] == "shared"
        person = "you" if viewer in winners else "seat"
        names = self.words.list_of(partners)
        if shared:
            return capital(self.count(f"outcome.shared.{person}", points, seats=names))
        return self.count(f"outcome.won.{person}", points, seats=names)

    def _rivals(self, seats: list[int], neutral: bool, viewer: int | None) -> str:
        """Those who tied."""
        rivals = [self.words.object_of(seat, viewer) for seat in seats]
        if neutral:
            rivals.append(self.say("neutral.dative"))
        return self.words.list_of(rivals)
