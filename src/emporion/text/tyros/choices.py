"""Actions of Tyros as the seat that may do them reads them: with price, way and deal."""

from ...core.actions import ActionData
from ...core.seats import NOBODY
from ...core.state import View
from ...games.tyros.actions import ACTIONS
from ...games.tyros.cards import cards, packet_of
from ...games.tyros.payment import in_colour
from ...games.tyros.sea import DISTANCE, field_of, route
from ..game import capital
from .buttons import TyrosButtons
from .prices import drafted, empire_of, owner_of_city, payment, price_of_city, price_of_draft, steps
from .questions import TyrosQuestions


class TyrosChoices(TyrosQuestions, TyrosButtons):
    """Buttons that say more with a view and its draft.

    A kind of action of which there is more to say has a method: `_choose_` and the kind.
    """

    def choice(self, action: int, view: View) -> str:
        """An action as the seat that may do it reads it before it chooses.

        >>> from emporion.text import wording
        >>> from emporion.games import find
        >>> view = {"game": "tyros", "seat": 0, "draft": [find("tyros").parse(0, "sail:T")]}
        >>> view |= {"hand": [1, 1, 4], "empires": [[], [27, 31], [], []], "seats": []}
        >>> wording("en").choice(view, find("tyros").parse(0, "to:27"))
        'To field 27: 2 oil, via 31'
        """
        data = ACTIONS.describe(action)
        choose = getattr(self, f"_choose_{data.kind}", None)
        return self.action(action, view["phase"]) if choose is None else capital(choose(data, view))

    # -- ships and cities -------------------------------------------------------------------

    def _choose_jokers(self, data: ActionData, view: View) -> str:
        """The cards that a price is paid with."""
        empire, price = price_of_draft(view)
        paid = cards(in_colour(empire, price, data.number("count")))
        return self.say("choice.pay", cards=self.cards(paid))

    def _choose_city(self, data: ActionData, view: View) -> str:
        """A city and its price."""
        field = data.number("field")
        price = payment(view, empire_of(view, field), price_of_city(view, field))
        return self.say("choice.city", at=self.at_field(field), price=self.cards(price))

    def _choose_ship(self, data: ActionData, view: View) -> str:
        """A ship and its price."""
        field = data.number("field")
        price = self.ship_price(view, field)
        return self.say("choice.ship", at=self.at_field(field), price=price)

    def _choose_to(self, data: ActionData, view: View) -> str:
        """Where a ship may sail to, what that costs, and by which way it goes."""
        origin, goal = steps(view)[0].number("coast"), data.number("coast")
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

    def _choose_draw(self, data: ActionData, view: View) -> str:
        """How many cards are drawn, and for which."""
        laid = drafted(view, "swap")
        return self.count("choice.draw", len(laid), cards=self.cards(laid))

    def _choose_counter(self, data: ActionData, view: View) -> str:
        """The counter-offer that is made."""
        return self._exchange("choice.counter", drafted(view, "give"), drafted(view, "want"))

    def _choose_accept(self, data: ActionData, view: View) -> str:
        """The offer that is accepted."""
        asked = view["decision"]
        return self._exchange("choice.accept", asked["want"], asked["give"])

    def _choose_done(self, data: ActionData, view: View) -> str:
        """The cards that are kept."""
        kept = packet_of(view["hand"]) - packet_of(drafted(view, "away"))
        return self.say("choice.done", cards=self.cards(cards(kept)))

    def _choose_with(self, data: ActionData, view: View) -> str:
        """What a trade with somebody would be: the offer, or the counter-offer."""
        partner = data.number("seat")
        other = view["seats"][partner]
        given, got = view["decision"]["give"], view["decision"]["want"]
        if other["answer"] == "countered":
            given, got = other["want"], other["give"]
        return self._exchange("choice.with", given, got, seat=self.words.seat(partner))

    def _exchange(self, key: str, given: list[int], got: list[int], **facts: object) -> str:
        return self.say(key, given=self.cards(given), got=self.cards(got), **facts)
