"""What happened in Tyros: one line of the log for each event."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ...core.events import Event
from ...games.tyros.board import ITALY
from ...games.tyros.data import EMPIRES
from ..ending import EndingWording
from ..event_wording import EventWording, Seen
from .terms import TyrosTerms

_RANKS: Final = ("largest", "second", "third", "smallest")
"""The empires' ranks by size."""


class TyrosEvents(TyrosTerms, EventWording, EndingWording):
    """Deeds of seats, and the outcome."""

    tie_breaks: ClassVar = ("largest_empire", "next_empire")

    def beside(self, events: Sequence[Event], number: int) -> dict[str, Any]:
        """Which empires are as large as one that is scored, where that was not told before."""
        if events[number].kind != "empire_scored":
            return {}
        before = events[:number]
        sizes = _sizes(before)
        size = sizes[events[number].facts["empire"]]
        equal = [empire for empire in range(EMPIRES) if sizes[empire] == size]
        scored = {event.facts["empire"] for event in before if event.kind == "empire_scored"}
        return {"equal": equal} if len(equal) > 1 and scored.isdisjoint(equal) else {}

    # -- helpers ----------------------------------------------------------------------------

    def _facts(self, seen: Seen) -> dict[str, object]:
        """The facts that mean the same in every event."""
        shown: dict[str, object] = {}
        if "empire" in seen:
            shown["empire"] = self.empire(seen["empire"])
        if "field" in seen:
            shown["field"] = self.field(seen["field"])
            shown["at"] = self.at_field(seen["field"])
        if "points" in seen:
            shown["points"] = self.words.count("points", seen["points"])
        for fact in ("paid", "laid", "cards", "keeps", "give", "want", "given", "got"):
            if fact in seen:
                shown[fact] = self.cards(seen[fact])
        for fact in ("tile", "round"):
            if fact in seen:
                shown[fact] = seen[fact]
        if "tiles" in seen:
            shown["tiles"] = self.fields(seen["tiles"])
        return shown

    def _drawn(self, seen: Seen, viewer: int | None, known: str) -> str:
        """Something hidden that was dealt or drawn: all see how much, and one seat sees what."""
        if known in seen:
            return self._sentence(seen, viewer)
        seat = self.words.seat(seen["seat"])
        return self.count(f"event.{seen['event']}.seat", seen["count"], seat=seat)

    # -- setting up -------------------------------------------------------------------------

    def _tell_empire_founded(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, ".tyros" if seen["tyros"] else "")

    def _tell_tiles_dealt(self, seen: Seen, viewer: int | None) -> str:
        return self._drawn(seen, viewer, "tiles")

    def _tell_cards_dealt(self, seen: Seen, viewer: int | None) -> str:
        return self._drawn(seen, viewer, "cards")

    # -- the empires grow -------------------------------------------------------------------

    def _tell_tile_drawn(self, seen: Seen, viewer: int | None) -> str:
        """A tile that only its owner knows, or one from under the pile, which all know."""
        if "tile" in seen:
            return self._sentence(seen, viewer, ".known")
        return self.say("event.tile_drawn.seat", seat=self.words.seat(seen["seat"]))

    def _tell_tiles_shown(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, "" if seen["exchange"] else ".no_pile")

    # -- actions ----------------------------------------------------------------------------

    def _tell_sailed(self, seen: Seen, viewer: int | None) -> str:
        between: list[int] = seen["route"][:-1]
        facts = {"origin": self.from_(seen["origin"]), "to": self.to(seen["goal"])}
        if not between:
            return self._sentence(seen, viewer, **facts)
        via = self.words.list_of(map(self.step, between))
        return self._sentence(seen, viewer, ".via", via=via, **facts)

    def _tell_toll_paid(self, seen: Seen, viewer: int | None) -> str:
        """Payer and owner know the card, the others do not."""
        facts = {"seat": self.words.seat(seen["seat"]), "owner": self.words.seat(seen["to"])}
        if "card" not in seen:
            return self.say("event.toll_paid.seat", **facts)
        person = "you" if seen["seat"] == viewer else "to_you"
        card = self.one_card(seen["card"])
        return self.say(f"event.toll_paid.{person}", card=card, **facts)

    def _tell_city_founded(self, seen: Seen, viewer: int | None) -> str:
        """On field 16 it matters which ship went back."""
        sentence = self._sentence(seen, viewer)
        if seen["field"] != ITALY:
            return sentence
        origin = self.from_(seen["back"])
        return f"{sentence} {self.say('event.city_founded.back', origin=origin)}"

    def _tell_cards_drawn(self, seen: Seen, viewer: int | None) -> str:
        return self._drawn(seen, viewer, "cards")

    def _tell_card_fetched(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, taken=self.one_card(seen["taken"]))

    def _tell_passed(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, ".empty" if seen["empty"] else "")

    # -- trade ------------------------------------------------------------------------------

    def _tell_offer_made(self, seen: Seen, viewer: int | None) -> str:
        asked = self.words.list_of(self.words.object_of(seat, viewer) for seat in seen["to"])
        return self._sentence(seen, viewer, asked=asked)

    def _tell_traded(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, partner=self.words.object_of(seen["partner"], viewer))

    # -- the end of a round, and of the game ------------------------------------------------

    def _tell_cards_kept(self, seen: Seen, viewer: int | None) -> str:
        held: int = seen["kept"]
        kept = self.words.count("cards", held) if held else self.say("cards.none")
        return self._sentence(seen, viewer, "" if seen["laid"] else ".all", kept=kept)

    def _tell_empire_scored(self, seen: Seen, viewer: int | None) -> str:
        """What kinds of control brought how much in an empire."""
        parts = [(kind, seen[kind]) for kind in ("cities", "ships") if seen[kind]]
        control = self.words.list_of(self.count(f"control.{kind}", n) for kind, n in parts)
        rank = self.say(f"rank.{_RANKS[seen['rank']]}")
        sentence = self._sentence(seen, viewer, control=control, rank=rank)
        if "equal" not in seen:
            return sentence
        equal = self.words.list_of(map(self.sort, seen["equal"]))
        order = self.words.list_of(map(self.sort, range(EMPIRES)))
        told = self.say("event.empire_scored.equal", empires=equal, order=order)
        return f"{sentence} {told}"


def _sizes(events: Sequence[Event]) -> list[int]:
    """How many fields each empire has got."""
    sizes = [0] * EMPIRES
    for event in events:
        if event.kind in ("empire_founded", "empire_grew", "tyros_claimed"):
            sizes[event.facts["empire"]] += 1 + event.facts.get("tyros", False)
    return sizes
