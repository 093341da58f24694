"""What can be done in Tyros: the words of a button, and why it cannot be done."""

from typing import Any, ClassVar

from ...core.actions import ActionData
from ...core.seats import NOBODY
from ...games.tyros.data import CITIES, CITY_PRICE_TWO_SHIPS, DISCS, GOODS, KEPT, SHIPS
from ...games.tyros.sea import field_of
from ..action_wording import ActionWording
from .terms import TyrosTerms


class TyrosButtons(TyrosTerms, ActionWording):
    """Actions and refusals; with a view, `choice` says more."""

    ARGUMENTS: ClassVar = {
        "seat": ("seat", lambda tyros, seat: tyros.words.seat(seat)),
        "card": ("card", TyrosTerms.one_card),
        "coast": ("origin", TyrosTerms.from_),
        "field": ("at", TyrosTerms.at_field),
        "tile": ("tile", lambda _tyros, tile: tile),
        "empire": ("empire", TyrosTerms.empire),
    }

    def _word_jokers(self, asked: ActionData) -> str:
        if asked["count"] == 0:
            return self.say("action.jokers.none")
        return self.count("action.jokers", asked.number("count"))

    def _word_to(self, asked: ActionData) -> str:
        return self.to(asked.number("coast"))

    # -- refusals ---------------------------------------------------------------------------

    def refusal(self, code: str, facts: dict[str, Any]) -> str:
        """Why not, without naming anybody: it serves the player and the log alike."""
        if code == "too_dear":
            any_sort = facts["empire"] == NOBODY
            key = "refusal.too_dear.any" if any_sort else "refusal.too_dear"
            return self.say(key, price=self._price(facts))
        if code == "jokers_impossible":
            return self.count("refusal.jokers_impossible", facts["jokers"])
        shown: dict[str, object] = {"kept": KEPT, "discs": DISCS, "cities": CITIES, "ships": SHIPS}
        shown |= {name: facts[name] for name in ("tile", "offers", "trades") if name in facts}
        if "decision" in facts:
            shown["decision"] = self.say(f"asked.{facts['decision']}")
        if "empire" in facts:
            shown["empire"] = self.empire(facts["empire"])
        if "coast" in facts:
            shown["coast"] = self.coast(facts["coast"])
            shown["field"] = self.field(field_of(facts["coast"]))
            shown["to"] = self.to(facts["coast"])
        if "field" in facts:
            shown["field"] = shown["coast"] = self.field(facts["field"])
        if "card" in facts:
            shown["card"] = self.card(facts["card"])
        if "seat" in facts:
            shown["seat"] = self.words.seat(facts["seat"])
        if "price" in facts:
            shown["price"] = self._price(facts)
        if code == "not_in_order":
            shown["order"] = ", ".join(self.card(kind) for kind in range(len(GOODS)))
        return self.say(f"refusal.{code}", **shown)

    def _price(self, facts: dict[str, Any]) -> str:
        """A price that is too high, for a journey or a city, or for a ship.

        Journeys and cities are paid in one sort. In Tyros before its city a ship costs cards of
        any sort; elsewhere it costs two at most, and one of them has to fit.
        """
        empire: int = facts["empire"]
        price: int = facts["price"]
        if empire == NOBODY:
            return self.count("price.any", price)
        if "coast" in facts or price == 1 or price >= CITY_PRICE_TWO_SHIPS:
            return self.counted(empire, price)
        return self.count("price.one_fits", price, goods=self.sort(empire))
