"""Why somebody came first in a draw, as a player would explain it."""

from typing import Any

from ..telling import Seen
from .ending import Ending


class Draws(Ending):
    """Draws in the counting: the Intriguer, the neutral player, the screens, the Order cards."""

    def draws(self, seen: Seen, viewer: int | None) -> list[str]:
        """The sentences about the draws of an event; none where there was none."""
        told = [self._between(draw, seen, viewer) for draw in seen.get("draws", ())]
        if "draw" in seen:
            key = "draw.columns" if seen["event"] == "columns_ordered" else "draw.with"
            told.append(self._with(key, seen["draw"], seen, viewer))
        return told

    def equal_bids(self, seen: Seen) -> str:
        """How equal bids are ordered, where there are some."""
        sums = [sum(bid) for bid in seen["bids"]]
        return self.say("draw.bids") if len(set(sums)) < len(sums) else ""

    def _with(self, key: str, draw: dict[str, Any], seen: Seen, viewer: int | None) -> str:
        """A draw of whoever did something."""
        neutral = seen.get("neutral", -1)
        rivals = draw["seats"][1:]
        others = self._rivals(
            [each for each in rivals if each != neutral], neutral in rivals, viewer
        )
        reason = self._reason(draw, seen, viewer)
        return self.say(key, others=others, total=draw.get("total"), reason=reason)

    def _between(self, draw: dict[str, Any], seen: Seen, viewer: int | None) -> str:
        """A draw in a ranking."""
        everybody = self.words.list_of(self._in_draw(each, seen, viewer) for each in draw["seats"])
        reason = self._reason(draw, seen, viewer)
        return self.say("draw.between", seats=everybody, total=draw["total"], reason=reason)

    def _in_draw(self, owner: int, seen: Seen, viewer: int | None) -> str:
        """An owner in a list of those who are level."""
        if owner == seen.get("neutral"):
            return self.say("neutral.dative")
        return self.words.object_of(owner, viewer)

    def _reason(self, draw: dict[str, Any], seen: Seen, viewer: int | None) -> str:
        """What decided it; the numbers begin with those of whoever came first."""
        seats: list[int] = draw["seats"]
        fronts: list[int] = draw["fronts"]
        first = self._in_draw(seats[0], seen, viewer)
        shown = [
            (self.words.you_or(seat, viewer), front, order)
            for seat, front, order in zip(seats, fronts, draw["orders"], strict=True)
            if seat != seen.get("neutral")
        ]
        return self.say(
            f"draw.{draw['by']}",
            seat=first,
            sums=", ".join(f"{name} {front}" for name, front, _ in shown),
            cards=", ".join(
                f"{name} {order}" for name, front, order in shown if front == fronts[0]
            ),
        )
