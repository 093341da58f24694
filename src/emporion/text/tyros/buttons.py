"""What can be done in Tyros: the words of a button, and why it cannot be done."""

from typing import Any, Final

from ...core.seats import NOBODY
from ...games.tyros.actions import (
    ACCEPT,
    ASK,
    ASK_ALL,
    AWAY,
    BACK,
    BACK_COASTS,
    CITY,
    COUNTER,
    DECLINE,
    DONE,
    DRAW,
    DROP,
    GIVE,
    JOKERS,
    LAY,
    NOBODY_ELSE,
    PASS,
    PAY,
    SAIL,
    SHIP,
    SWAP,
    TAKE,
    TO,
    TOLL,
    UNDER,
    WANT,
    WITH,
)
from ...games.tyros.data import CITIES, CITY_PRICE_TWO_SHIPS, DISCS, EMPIRES, GOODS, KEPT, SHIPS
from ...games.tyros.sea import field_of
from ..game import capital
from .terms import Terms

_PLAIN: Final = {
    PASS: "pass",
    DRAW: "draw",
    ACCEPT: "accept",
    DECLINE: "decline",
    COUNTER: "counter",
    NOBODY_ELSE: "nobody",
    DONE: "done",
    ASK_ALL: "ask_all",
}
"""Actions that say all by themselves."""

_CARDS: Final = (
    (AWAY, "away"),
    (TOLL, "toll"),
    (PAY, "pay"),
    (TAKE, "take"),
    (WANT, "want"),
    (GIVE, "give"),
    (DROP, "drop"),
    (SWAP, "swap"),
)
"""The families of actions that name a card, the last one first."""


class Buttons(Terms):
    """Actions and refusals."""

    def action(self, action: int, phase: str | None) -> str:
        """The words of a button; with a view, `choice` says more."""
        return capital(self._action(action))

    def _action(self, action: int) -> str:
        if action in _PLAIN:
            return self.say(f"action.{_PLAIN[action]}")
        if action < WITH:
            return self.say("action.ask", seat=self.words.seat(action - ASK))
        if action < SWAP:
            return self.say("action.with", seat=self.words.seat(action - WITH))
        if action < JOKERS:
            first, family = next(each for each in _CARDS if action >= each[0])
            return self.say(f"action.{family}", card=self.one_card(action - first))
        return self._on_board(action)

    def _on_board(self, action: int) -> str:
        """Jokers for a price, ships, cities and tiles."""
        if action == JOKERS:
            return self.say("action.jokers.none")
        if action < BACK:
            return self.count("action.jokers", action - JOKERS)
        if action < SAIL:
            return self.say("action.back", origin=self.from_(BACK_COASTS[action - BACK]))
        if action < TO:
            return self.say("action.sail", origin=self.from_(action - SAIL))
        if action < CITY:
            return self.to(action - TO)
        if action < SHIP:
            return self.say("action.city", at=self.at_field(action - CITY))
        if action < LAY:
            return self.say("action.ship", at=self.at_field(action - SHIP))
        if action < UNDER:
            tile, empire = divmod(action - LAY, EMPIRES)
            return self.say("action.lay", tile=tile + 1, empire=self.empire(empire))
        return self.say("action.under", tile=action - UNDER + 1)

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
