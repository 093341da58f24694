"""What is asked in Tyros, and whom all wait for."""

from ...core.seats import CHANCE
from ...core.state import View
from ...games.tyros.cards import cards, holds, packet_of
from ...games.tyros.data import BANK_CARDS
from ...games.tyros.sea import field_of
from .prices import (
    asks_for_jokers,
    drafted,
    empire_of,
    is_free_tyros,
    owner_of_city,
    price_of_draft,
    price_of_ship,
    steps,
)
from .terms import TyrosTerms


class TyrosQuestions(TyrosTerms):
    """Decisions: to the seat that is asked, step by step; to the others, who it is."""

    def decision(self, view: View) -> str:
        """What is asked of the view's seat, or whom all wait for."""
        kind: str = view["decision"]["kind"]
        if view["actor"] == CHANCE:
            return self._chance(kind, view)
        if view["seat"] not in view["actors"]:
            return self._waiting(kind, view)
        if kind == "action":
            return self._step(view) if view["draft"] else self._turn(view)
        if kind == "answer":
            return self._step(view) if view["draft"] else self._answer(view)
        if kind == "laying":
            return self._laying(view)
        if kind == "partner":
            return f"{self._answers(view)} {self.say('decision.partner')}"
        if kind == "keeping":
            return self._keeping(view)
        return self.say(f"decision.{kind}")

    def _chance(self, kind: str, view: View) -> str:
        """What chance is about."""
        if kind == "founding":
            return self.say("waiting.founding", empire=self.empire(view["decision"]["empire"]))
        return self.say(f"waiting.{kind}")

    def _waiting(self, kind: str, view: View) -> str:
        """Whom all wait for; an offer that is on the table is repeated."""
        if kind == "keeping":
            return self._waiting_to_keep(view)
        waiting = self.say(f"waiting.{kind}", seat=self.words.seat(view["actor"]))
        if kind == "answer":
            return f"{self._offer(view)} {waiting}"
        if kind == "partner":
            return f"{self._answers(view)} {waiting}"
        return waiting

    def _waiting_to_keep(self, view: View) -> str:
        """All who still choose; what the viewer has chosen is repeated."""
        seats = self.words.list_of(map(self.words.seat, view["actors"]))
        waiting = self.count("waiting.keeping", len(view["actors"]), seats=seats)
        if view.get("choice") is None:
            return waiting
        kept = packet_of(view["hand"]) - packet_of(view["choice"])
        return f"{self.say('decision.keeping.chosen', cards=self.cards(cards(kept)))} {waiting}"

    # -- whole questions --------------------------------------------------------------------

    def _laying(self, view: View) -> str:
        """Which lay round it is, where there are two."""
        asked = view["decision"]
        rounds: int = asked["lay_rounds"]
        if rounds == 1:
            return self.say("decision.laying.only")
        return self.say("decision.laying", round=asked["lay_round"], rounds=rounds)

    def _turn(self, view: View) -> str:
        """The five actions and the pass; what talk there is no more of, and what a pass does."""
        asked = view["decision"]
        sentences = [self.say("decision.action")]
        if asked["trades_left"] == 0:
            sentences.append(self.say("decision.action.no_trades"))
        elif asked["offers_left"] == 0:
            sentences.append(self.say("decision.action.no_offers"))
        if asked["passes"] == view["players"] - 1:
            sentences.append(self.say("decision.action.last"))
        return " ".join(sentences)

    def _keeping(self, view: View) -> str:
        """How many cards have to go; those already chosen do not count any more."""
        most: int = view["decision"]["most"]
        left = len(view["hand"]) - len(view["draft"])
        if left > most:
            return self.count("decision.keeping.surplus", left - most, most=most)
        if left == 0:
            return self.say("decision.keeping.none")
        return self.count("decision.keeping", left)

    # -- trade ------------------------------------------------------------------------------

    def _offer(self, view: View) -> str:
        """The offer on the table."""
        asked = view["decision"]
        facts = {"give": self.cards(asked["give"]), "want": self.cards(asked["want"])}
        if asked["from"] == view["seat"]:
            return self.say("talk.offers.you", **facts)
        return self.say("talk.offers.seat", seat=self.words.seat(asked["from"]), **facts)

    def _answer(self, view: View) -> str:
        """The offer, and whether the viewer has the cards that it asks for."""
        wanted = packet_of(view["decision"]["want"])
        able = holds(packet_of(view["hand"]), wanted)
        key = "decision.answer" if able else "decision.answer.lacking"
        return f"{self._offer(view)} {self.say(key)}"

    def _answers(self, view: View) -> str:
        """The answers of those who were asked, where they can lead to a trade."""
        told = []
        maker = view["decision"]["from"]
        hand = packet_of(view["hand"]) if maker == view["seat"] else None
        for seat, other in enumerate(view["seats"]):
            facts = {"seat": self.words.seat(seat)}
            person = "you" if seat == view["seat"] else "seat"
            if other["answer"] == "accepted":
                told.append(self.say(f"talk.accepts.{person}", **facts))
            elif other["answer"] == "countered":
                give, want = self.cards(other["give"]), self.cards(other["want"])
                lacking = hand is not None and not holds(hand, packet_of(other["want"]))
                key = "talk.counters.lacking" if lacking else f"talk.counters.{person}"
                told.append(self.say(key, give=give, want=want, **facts))
        return " ".join(told)

    # -- steps of an action -----------------------------------------------------------------

    def _step(self, view: View) -> str:
        """The next step of what has been begun; each kind of action that has several steps has a
        method.
        """
        asked: str = getattr(self, f"_step_{steps(view)[0].kind}")(view)
        return asked

    def _step_sail(self, view: View) -> str:
        begun, *further = steps(view)
        if not further:
            return self.say("decision.sail", origin=self.from_(begun.number("coast")))
        goal = further[0].number("coast")
        empire, fields = price_of_draft(view)
        price = self.counted(empire, fields)
        if asks_for_jokers(view):
            return self.say("decision.sail.jokers", to=self.to(goal), price=price)
        owner = owner_of_city(view, field_of(goal))
        facts = {"seat": self.words.seat(owner), "at": self.at_field(field_of(goal))}
        facts["price"] = price
        return self.say("decision.sail.toll", **facts)

    def _step_city(self, view: View) -> str:
        if not asks_for_jokers(view):
            return self.say("decision.city.back")
        empire, price = price_of_draft(view)
        field = steps(view)[0].number("field")
        facts = {"at": self.at_field(field), "price": self.counted(empire, price)}
        return self.say("decision.city.jokers", **facts)

    def _step_ship(self, view: View) -> str:
        """What the ship costs; then what is still to be paid."""
        field = steps(view)[0].number("field")
        paid = drafted(view, "pay")
        price = price_of_ship(view, field)
        if paid:
            facts = {"paid": self.cards(paid)}
            return self.count("decision.ship.more", price - len(paid), **facts)
        facts = {"at": self.at_field(field), "price": self.ship_price(view, field)}
        return self.count("decision.ship", price, **facts)

    def ship_price(self, view: View, field: int) -> str:
        """What a ship costs there: `1 copper`, or `2 cards, one of them copper`."""
        price = price_of_ship(view, field)
        if is_free_tyros(view, field):
            return self.count("price.any", price)
        empire = empire_of(view, field)
        if price == 1:
            return self.counted(empire, price)
        return self.count("price.one_fits", price, goods=self.sort(empire))

    def _step_drop(self, view: View) -> str:
        laid = drafted(view, "drop")
        facts = {"cards": self.cards(laid)}
        if len(laid) == BANK_CARDS:
            return self.say("decision.drop.take", **facts)
        return self.count("decision.drop", BANK_CARDS - len(laid), **facts)

    def _step_swap(self, view: View) -> str:
        laid = drafted(view, "swap")
        facts = {"cards": self.cards(laid)}
        full = len(laid) == min(BANK_CARDS, view["pile"], len(view["hand"]))
        key = "decision.swap.full" if full else "decision.swap"
        return self.count(key, len(laid), **facts)

    def _step_give(self, view: View) -> str:
        """An offer, or a counter-offer, as far as it has come."""
        give, want = drafted(view, "give"), drafted(view, "want")
        if not want:
            return self.say("decision.give", give=self.cards(give))
        key = "decision.want" if view["phase"] == "action" else "decision.want.counter"
        return self.say(key, give=self.cards(give), want=self.cards(want))
