"""Byzanz in words."""

from collections.abc import Mapping
from typing import Any, ClassVar

from ..core.actions import ActionData
from ..core.events import Event
from ..core.options import OptionValue
from ..core.seats import NOBODY
from ..core.state import View
from ..games.byzanz.actions import ACTIONS
from ..games.byzanz.cards import card_name, packet_of, sort_of, worth
from ..games.byzanz.data import COPIES, GOODS, HAND_LIMIT, KINDS, SORTS, TRADER, TRADER_COPIES
from ..games.byzanz.phases import NAMES as PHASES
from ..games.byzanz.scoring import points_of
from ..games.byzanz.selling import add_sales
from .action_wording import ActionWording
from .display import Display
from .ending import EndingWording
from .event_wording import EventWording, Seen
from .game import Help, capital

VALUES = range(1, len(COPIES) + 1)


class ByzanzWording(ActionWording, EventWording, EndingWording):
    """Byzanz in one language."""

    EXAMPLE = "2 5 bid"
    SOURCES = "sort"
    SELF_EVIDENT = frozenset({"market_cleared"})

    tie_breaks: ClassVar = ("hand",)

    # -- cards ------------------------------------------------------------------------------

    def sort(self, sort: int) -> str:
        """`wine`; the traders are a sort too."""
        return self.say(f"sort.{SORTS[sort]}")

    def card(self, kind: int) -> str:
        """`wine 2`, or `trader`."""
        if kind == TRADER:
            return self.say("card.trader")
        return self.say("card.goods", sort=self.sort(sort_of(kind)), value=_value(kind))

    def several(self, kind: int, n: int, traders: str = "traders") -> str:
        """A number of equal cards: `wine 2`, `2 × wine 2`, `a trader`, `3 traders`."""
        if kind == TRADER:
            return self.count(traders, n)
        card = self.card(kind)
        return card if n == 1 else self.say("card.several", n=n, card=card)

    def cards(self, listed: list[int], traders: str = "traders") -> str:
        """Any cards, equal ones together."""
        return self.words.list_of(
            self.several(kind, listed.count(kind), traders) for kind in sorted(set(listed))
        )

    def objects(self, listed: list[int]) -> str:
        """Cards that something is done to: German has a form for that."""
        return self.cards(listed, "traders.object")

    # -- options and help -------------------------------------------------------------------

    def option_value(self, option: str, value: OptionValue) -> str:
        """What a value means; the first bidder is a seat."""
        if option == "first" and isinstance(value, int):
            return self.words.seat(value)
        return super().option_value(option, value)

    def helps(self) -> list[Help]:
        """Sorts, values and phases; the traders are a sort and a chapter."""
        return [
            *[
                (code, capital(self.sort(sort)), self._explain_sort(sort))
                for sort, code in enumerate(SORTS)
            ],
            *[
                (str(value), str(value), self.count("help.value", COPIES[value - 1], value=value))
                for value in VALUES
            ],
            *self.phase_helps(PHASES),
        ]

    def explain(self, topic: str) -> str | None:
        """Help for each card, too; these are too many to be listed as topics."""
        found = super().explain(topic)
        asked = topic.strip().casefold()
        for kind in range(KINDS):
            if found is None and asked in (card_name(kind), self.card(kind).casefold()):
                return self._explain_card(kind)
        return found

    def _explain_sort(self, sort: int) -> str:
        if sort == GOODS:
            return self.say("help.traders", n=TRADER_COPIES)
        return self.say("help.sort", sort=capital(self.sort(sort)), n=sum(COPIES))

    def _explain_card(self, kind: int) -> str:
        if kind == TRADER:
            return self._explain_sort(GOODS)
        value = _value(kind)
        return self.count(
            "help.card", COPIES[value - 1], card=capital(self.card(kind)), value=value
        )

    # -- actions ----------------------------------------------------------------------------

    ARGUMENTS: ClassVar = {
        "card": ("card", lambda byzanz, card: byzanz.objects([card])),
        "sort": ("sort", sort),
    }

    def action(self, action: int, phase: str | None) -> str:
        """The words of a button; in the market a pass means taking nothing."""
        if phase == "picking" and ACTIONS.describe(action).kind == "pass":
            return capital(self.say("action.decline"))
        return super().action(action, phase)

    def _word_add(self, asked: ActionData) -> str:
        return self.say("action.add", card=self.card(asked.number("card")))

    def _word_sell(self, asked: ActionData) -> str:
        """The cards of a set, and what the kept one counts, which comes first."""
        sold = list(asked.numbers("cards"))
        points = self.words.count("points", points_of(packet_of(sold[:1])))
        return self.say("action.sell", cards=self.objects(sold), points=points)

    def refusal(self, code: str, facts: dict[str, Any]) -> str:
        """Why not, without naming anybody: it serves the player and the log alike."""
        shown = dict(facts)
        if "card" in facts:
            shown["card"] = self.card(facts["card"])
        if "sort" in facts:
            shown["sort"] = self.sort(facts["sort"])
        if "decision" in facts:
            shown["decision"] = self.say(f"asked.{facts['decision']}")
        return self.say(f"refusal.{code}", limit=HAND_LIMIT, **shown)

    # -- events -----------------------------------------------------------------------------

    def recalled(
        self, event: Event, viewer: int | None, options: Mapping[str, OptionValue], display: Display
    ) -> Seen:
        """Where profits lie face down, a sale is told, but not what others have kept of it."""
        seen = event.seen_by(viewer)
        if event.kind == "sold" and display.hidden_scores and seen["seat"] != viewer:
            del seen["kept"], seen["points"]
        return seen

    def _facts(self, seen: Seen) -> dict[str, object]:
        """The facts that mean the same in every event."""
        shown: dict[str, object] = {name: seen[name] for name in ("total", "offer") if name in seen}
        if "cards" in seen:
            shown["cards"] = self.objects(seen["cards"])
        if "card" in seen:
            shown["cards"] = self.objects([seen["card"]])
        if "kept" in seen:
            shown["kept"] = self.cards([seen["kept"]])
            shown["points"] = self.words.count("points", seen["points"])
        return shown

    def _tell_lot_opened(self, seen: Seen, viewer: int | None) -> str:
        shown = self.cards(seen["cards"])
        return self.count("event.lot_opened", seen["offer"], round=seen["round"], cards=shown)

    def _tell_dealt(self, seen: Seen, viewer: int | None) -> str:
        if "cards" in seen:
            return self._sentence(seen, viewer)
        seat = self.words.seat(seen["seat"])
        return self.count("event.dealt.seat", seen["count"], seat=seat)

    def _tell_bid(self, seen: Seen, viewer: int | None) -> str:
        raised = worth(packet_of(seen["cards"])) < seen["total"]
        return self._sentence(seen | {"event": "raised" if raised else "bid"}, viewer)

    def _tell_passed(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen | {"event": "took_back" if seen["cards"] else "passed"}, viewer)

    def _tell_market_cleared(self, seen: Seen, viewer: int | None) -> str:
        manner = "" if seen["cards"] else ".empty"
        return self._sentence(seen, viewer, manner, cards=self.cards(seen["cards"]))

    def _tell_sold(self, seen: Seen, viewer: int | None) -> str:
        return self._sentence(seen, viewer, "" if "kept" in seen else ".face_down")

    # -- decisions --------------------------------------------------------------------------

    def decision(self, view: View) -> str:
        """What is asked of the view's seat, or whom all wait for."""
        asked = view["decision"]
        kind: str = asked["kind"]
        if kind == "opening":
            return self.count("waiting.opening", asked["offer"])
        if kind == "dealing":
            return self.say("waiting.dealing")
        if asked["seat"] != view["seat"]:
            return self.say(f"waiting.{kind}", seat=self.words.seat(asked["seat"]))
        if kind == "bidding":
            return self._bidding(view)
        if kind == "over_limit":
            return self._over_limit(view)
        if kind == "picking" and view["options"]["picking"] == "may":
            return self.say("decision.picking.may")
        if kind == "final_sales" and not _has_a_set(view):
            return self.say("decision.final_sales.none")
        return self.say(f"decision.{kind}")

    def _bidding(self, view: View) -> str:
        """Pass or bid: what there is to beat, and whether the hand can."""
        asked = view["decision"]
        highest: int = asked["highest"]
        leader = "" if asked["leader"] == NOBODY else self.words.seat(asked["leader"])
        if view["draft"]:
            total = asked["own"] + worth(packet_of(view["draft"]))
            key = "enough" if total > highest else "short"
            return self.say(f"decision.draft.{key}", total=total, highest=highest, leader=leader)
        reach = asked["own"] + worth(packet_of(view["hand"]))
        if reach == 0:
            return self._or_sell(self.say("decision.bidding.no_goods"), view)
        if reach <= highest:
            beaten = self.say("decision.bidding.beaten", highest=highest, leader=leader)
            return self._or_sell(beaten, view)
        if highest == 0 and _all_others_passed(view):
            first = self.words.seat(view["first_pass"])
            return self.say("decision.bidding.alone", least=view["highest"] + 1, first=first)
        if highest == 0:
            return self.say("decision.bidding.open", least=view["highest"] + 1)
        if asked["own"] == 0:
            return self.say("decision.bidding.more", highest=highest, leader=leader)
        own = asked["own"]
        return self.say("decision.bidding.raise", own=own, highest=highest, leader=leader)

    def _over_limit(self, view: View) -> str:
        """How many cards have to go; those already chosen do not count any more."""
        surplus = view["decision"]["surplus"] - len(view["draft"])
        key = "decision.over_limit.more" if view["draft"] else "decision.over_limit"
        return self._or_sell(self.count(key, surplus, held=len(view["hand"])), view)

    def _or_sell(self, sentence: str, view: View) -> str:
        """A decision that leaves little choice: a sale is still one, where there is a set."""
        return f"{sentence} {self.say('decision.or_sell')}" if _has_a_set(view) else sentence


def _value(kind: int) -> int:
    """The value of a goods card."""
    return kind % len(COPIES) + 1


def _has_a_set(view: View) -> bool:
    """Whether the view's own hand holds a set to sell."""
    sales: list[int] = []
    add_sales(sales, packet_of(view["hand"]))
    return bool(sales)


def _all_others_passed(view: View) -> bool:
    """Whether the view's seat is the last one left in the auction."""
    return all(other["passed"] for seat, other in enumerate(view["seats"]) if seat != view["seat"])
