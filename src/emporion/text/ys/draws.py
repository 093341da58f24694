"""Why somebody came first in a draw, as a player would explain it."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.events import Event
from ...games.ys.setup import first_quotations
from ..event_wording import Seen
from ..game import capital
from .ending import YsEnding

_COUNTED: Final = {"gem_points": ("gem", "gems"), "throne_points": ("total",)}
"""The facts of the final account's events that those who are level share."""


class Draws(YsEnding):
    """Draws in the counting: the Intriguer, the neutral player, the screens, the Order cards.

    Those in the final account are found in the events around: each who is level has one.
    """

    def beside(self, events: Sequence[Event], number: int) -> dict[str, Any]:
        """Who is level with somebody in the final account, and which colours stand equally high."""
        event = events[number]
        if event.kind not in _COUNTED:
            return {}
        counted = [event.facts[fact] for fact in _COUNTED[event.kind]]
        level = [
            other.facts["seat"]
            for other in events
            if other.kind == event.kind
            and other is not event
            and [other.facts[fact] for fact in _COUNTED[event.kind]] == counted
        ]
        equal = _equal_colours(events, number) if event.kind == "gem_points" else []
        return ({"level": level} if level else {}) | ({"equal": equal} if equal else {})

    def level(self, seen: Seen, viewer: int | None) -> str:
        """Who is level with the doer in the final account."""
        neutral = seen.get("neutral", -1)
        seats = [seat for seat in seen["level"] if seat != neutral]
        return self._rivals(seats, len(seats) < len(seen["level"]), viewer)

    def draws(self, seen: Seen, viewer: int | None) -> list[str]:
        """The sentences about the draws of an event; none where there was none."""
        told = [self._between(draw, seen, viewer) for draw in seen.get("draws", ())]
        if "draw" in seen:
            key = "draw.columns" if seen["event"] == "columns_ordered" else "draw.with"
            told.append(self._with(key, seen["draw"], seen, viewer))
        if "equal" in seen:
            colours = self.words.list_of(map(self.stones, seen["equal"]))
            told.append(capital(self.say("draw.quotations", colours=colours)))
        return told

    def equal_bids(self, seen: Seen) -> str:
        """How equal bids are ordered, where there are some."""
        sums = [sum(bid) for bid in seen["bids"]]
        return self.say("draw.bids") if len(set(sums)) < len(sums) else ""

    def _with(self, key: str, draw: dict[str, Any], seen: Seen, viewer: int | None) -> str:
        """A draw of the owner who did something."""
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
        """What decided it; the numbers begin with those of the winner."""
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


def _equal_colours(events: Sequence[Event], number: int) -> list[int]:
    """The colours that stand as high as the one that is scored; none where that was told before."""
    scored = {event.facts["gem"] for event in events[:number] if event.kind == "gem_points"}
    moved = [event.facts["quotations"] for event in events[:number] if "quotations" in event.facts]
    quotations = moved[-1] if moved else first_quotations()
    height = quotations[events[number].facts["gem"]]
    equal = [colour for colour, step in enumerate(quotations) if step == height]
    return equal if len(equal) > 1 and scored.isdisjoint(equal) else []
