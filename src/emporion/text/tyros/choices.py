"""What can be done in Tyros, said to who may do it: with the price, the way and the deal."""

from ...core.seats import NOBODY
from ...core.state import View
from ...games.tyros.actions import (
    ACCEPT,
    AWAY,
    BACK,
    CITY,
    COUNTER,
    DONE,
    DRAW,
    GIVE,
    JOKERS,
    LAY,
    SAIL,
    SHIP,
    SWAP,
    TO,
    WANT,
    WITH,
)
from ...games.tyros.cards import cards, packet_of
from ...games.tyros.payment import in_colour
from ...games.tyros.sea import DISTANCE, field_of, route
from ..game import capital
from .asking import Asking
from .buttons import Buttons
from .prices import (
    drafted,
    empire_of,
    owner_of_city,
    payment,
    price_of_city,
    price_of_draft,
)


class Choices(Asking, Buttons):
    """Buttons in the light of a view and its draft."""

    def choice(self, action: int, view: View) -> str:
        """An action as the seat that may do it reads it before it chooses.

        >>> from emporion.text import wording
        >>> from emporion.games import find
        >>> view = {"game": "tyros", "seat": 0, "draft": [find("tyros").parse(0, "sail:T")]}
        >>> view |= {"hand": [1, 1, 4], "empires": [[], [27, 31], [], []], "seats": []}
        >>> wording("en").choice(view, find("tyros").parse(0, "to:27"))
        'To field 27: 2 oil, via 31'
        """
        if action < SWAP:
            said = self._words_of_trade(action, view)
        elif JOKERS <= action < BACK:
            empire, price = price_of_draft(view)
            paid = cards(in_colour(empire, price, action - JOKERS))
            said = self.say("choice.pay", cards=self.cards(paid))
        elif TO <= action < LAY:
            said = self._words_of_board(action, view)
        else:
            said = None
        return self.action(action, view["phase"]) if said is None else capital(said)

    # -- ships and cities -------------------------------------------------------------------

    def _words_of_board(self, action: int, view: View) -> str:
        """A goal, a city or a ship, and its price."""
        if action < CITY:
            return self._goal(view["draft"][0] - SAIL, action - TO, view)
        if action < SHIP:
            field = action - CITY
            price = payment(view, empire_of(view, field), price_of_city(view, field))
            return self.say("choice.city", at=self.at_field(field), price=self.cards(price))
        field = action - SHIP
        price_of_ship = self.ship_price(view, field)
        return self.say("choice.ship", at=self.at_field(field), price=price_of_ship)

    def _goal(self, origin: int, goal: int, view: View) -> str:
        """Where a ship may sail to, what that costs, and by which way it goes."""
        field = field_of(goal)
        price = payment(view, empire_of(view, field), DISTANCE[origin][goal])
        said = self.say("choice.to", to=self.to(goal), price=self.cards(price))
        owner = owner_of_city(view, field)
        if owner not in (NOBODY, view["seat"]):
            said = self.say("choice.toll", choice=said, seat=self.words.seat(owner))
        between = route(origin, goal)[:-1]
        if between:
            return self.say("choice.via", choice=said, via=self.way(between))
        return said

    # -- cards ------------------------------------------------------------------------------

    def _words_of_trade(self, action: int, view: View) -> str | None:
        """What closes an exchange, an offer or an answer says what it is about."""
        if action == DRAW:
            laid = drafted(view, SWAP)
            return self.count("choice.draw", len(laid), cards=self.cards(laid))
        if action == COUNTER:
            return self._exchange("choice.counter", drafted(view, GIVE), drafted(view, WANT))
        if action == ACCEPT:
            asked = view["decision"]
            return self._exchange("choice.accept", asked["want"], asked["give"])
        if action == DONE:
            kept = packet_of(view["hand"]) - packet_of(drafted(view, AWAY))
            return self.say("choice.done", cards=self.cards(cards(kept)))
        if action >= WITH:
            return self._partner(action - WITH, view)
        return None

    def _partner(self, partner: int, view: View) -> str:
        """What a trade with somebody would be: the offer, or the counter-offer."""
        other = view["seats"][partner]
        given, got = view["decision"]["give"], view["decision"]["want"]
        if other["answer"] == "countered":
            given, got = other["want"], other["give"]
        return self._exchange("choice.with", given, got, seat=self.words.seat(partner))

    def _exchange(self, key: str, given: list[int], got: list[int], **facts: object) -> str:
        return self.say(key, given=self.cards(given), got=self.cards(got), **facts)
