"""What can be done in Tyros: the words of a button, and why it cannot be done."""

from typing import Any, Final

from ...core.actions import ActionData
from ...core.seats import NOBODY
from ...games.tyros.actions import ACTIONS
from ...games.tyros.data import CITIES, CITY_PRICE_TWO_SHIPS, DISCS, GOODS, KEPT, SHIPS
from ...games.tyros.sea import field_of
from ..game import capital
from .terms import TyrosTerms


class TyrosButtons(TyrosTerms):
    """Actions and refusals."""

    def action(self, action: int, phase: str | None) -> str:
        """The words of a button; with a view, `choice` says more."""
        return capital(self._action(action))

    def _action(self, action: int) -> str:
        data = ACTIONS.describe(action)
        return WORDS[data.kind](self, data)

    def _plain(self, data: ActionData) -> str:
        """An action that says all by itself."""
        return self.say(f"action.{data.kind}")

    def _with_seat(self, data: ActionData) -> str:
        return self.say(f"action.{data.kind}", seat=self.words.seat(data.number("seat")))

    def _with_card(self, data: ActionData) -> str:
        return self.say(f"action.{data.kind}", card=self.one_card(data.number("card")))

    def _jokers(self, data: ActionData) -> str:
        if data["count"] == 0:
            return self.say("action.jokers.none")
        return self.count("action.jokers", data.number("count"))

    def _from_coast(self, data: ActionData) -> str:
        return self.say(f"action.{data.kind}", origin=self.from_(data.number("coast")))

    def _to_coast(self, data: ActionData) -> str:
        return self.to(data.number("coast"))

    def _at_field(self, data: ActionData) -> str:
        return self.say(f"action.{data.kind}", at=self.at_field(data.number("field")))

    def _lay(self, data: ActionData) -> str:
        empire = self.empire(data.number("empire"))
        return self.say("action.lay", tile=data["tile"], empire=empire)

    def _under(self, data: ActionData) -> str:
        return self.say("action.under", tile=data["tile"])

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


WORDS: Final = {
    "pass": TyrosButtons._plain,
    "draw": TyrosButtons._plain,
    "accept": TyrosButtons._plain,
    "decline": TyrosButtons._plain,
    "counter": TyrosButtons._plain,
    "nobody": TyrosButtons._plain,
    "done": TyrosButtons._plain,
    "ask_all": TyrosButtons._plain,
    "ask": TyrosButtons._with_seat,
    "with": TyrosButtons._with_seat,
    "swap": TyrosButtons._with_card,
    "drop": TyrosButtons._with_card,
    "give": TyrosButtons._with_card,
    "want": TyrosButtons._with_card,
    "take": TyrosButtons._with_card,
    "pay": TyrosButtons._with_card,
    "toll": TyrosButtons._with_card,
    "away": TyrosButtons._with_card,
    "jokers": TyrosButtons._jokers,
    "back": TyrosButtons._from_coast,
    "sail": TyrosButtons._from_coast,
    "to": TyrosButtons._to_coast,
    "city": TyrosButtons._at_field,
    "ship": TyrosButtons._at_field,
    "lay": TyrosButtons._lay,
    "under": TyrosButtons._under,
}
"""What words a button, by the action's kind."""
