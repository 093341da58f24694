"""What can be done in Ys: the words of a button, and why it cannot be done."""

from typing import Any

from ...games.ys.actions import (
    ALCHEMIST_NOTHING,
    ALCHEMIST_TRADE,
    AT,
    BANKER_MOVE,
    BID,
    CAPTAIN_SWAP,
    COLUMN_ORDER,
    COLUMN_ORDERS,
    DONE,
    DOWN,
    FRONT_DOWN,
    FRONT_UP,
    HERALD_FROM,
    JEWELLER_TAKE,
    LOOK,
    LOWER,
    MAGICIAN_FROM,
    MAGICIAN_WITH,
    MERCENARY_ON,
    NEUTRAL,
    PAIRS,
    PLACE,
    PLAY,
    PLAYED,
    QUEEN_AT,
    RAISE,
    SEND,
    STAND,
    SWAPS,
    TAKE,
    TRADES,
    TWO_GEMS,
    UP,
)
from ...games.ys.data import CITY, COLOURS, SLOTS
from ...games.ys.gems import WAYS
from ..game import capital
from .terms import Terms


class Buttons(Terms):
    """Actions and refusals."""

    def action(self, action: int, phase: str | None) -> str:
        """The words of a button; a place is enough where a broker is on its way there."""
        if action < BID:
            return capital(self._placement(action, phase))
        if action < TAKE:
            return capital(self._order_or_card(action))
        return capital(self._gems_or_quotations(action))

    def _placement(self, action: int, phase: str | None) -> str:
        """The steps of a placement; being done has to be told apart from playing no card."""
        if action == DONE:
            return self.say("action.go_on" if phase == "after_placing" else "action.done")
        if action < UP:
            return self.place(action - AT)
        if action < DOWN:
            return self.say("action.up", value=action - UP)
        if action < FRONT_UP:
            return self.say("action.down", value=action - DOWN)
        if action < FRONT_DOWN:
            return self.say("action.front_up", value=action - FRONT_UP)
        if action < STAND:
            return self.say("action.front_down", value=action - FRONT_DOWN)
        if action < NEUTRAL:
            return self.say("action.stand", value=action - STAND)
        return self.say("action.neutral", value=action - NEUTRAL)

    def _order_or_card(self, action: int) -> str:
        """The bid, the place in the order, the throne room, and characters that act on brokers."""
        if action < PLACE:
            return self.say("action.bid", sum=self.sum_of(list(PAIRS[action - BID])))
        if action < SEND:
            return self.say("action.place", place=action - PLACE + 1)
        if action < PLAY:
            return self.say("action.send", value=action - SEND)
        if action < QUEEN_AT:
            return self.say("action.play", character=self.the_character(PLAYED[action - PLAY]))
        if action < LOOK:
            return self.say("action.queen", onto=self.onto(CITY + action - QUEEN_AT))
        if action < MAGICIAN_FROM:
            return self.say("action.look", piece=self.piece(*divmod(action - LOOK, SLOTS)))
        if action < MAGICIAN_WITH:
            return self.say("action.magician", piece=self.own_piece(action - MAGICIAN_FROM))
        if action < MERCENARY_ON:
            return self.say("action.with", piece=self.own_piece(action - MAGICIAN_WITH))
        if action < HERALD_FROM:
            return self.say("action.mercenary", piece=self.own_piece(action - MERCENARY_ON))
        if action < CAPTAIN_SWAP:
            return self.say("action.herald", piece=self.own_piece(action - HERALD_FROM))
        one, other = SWAPS[action - CAPTAIN_SWAP]
        return self.say("action.captain", one=one + 1, other=other + 1)

    def _gems_or_quotations(self, action: int) -> str:
        """Gems to take, columns to order, quotations to move, and the characters for these."""
        if action < COLUMN_ORDER:
            return self._take(WAYS[action - TAKE])
        if action < RAISE:
            columns = COLUMN_ORDERS[action - COLUMN_ORDER]
            return self.say("action.columns", columns=", ".join(map(self.gem, columns)))
        if action < LOWER:
            return self.say("action.raise", gems=self.stones(action - RAISE))
        if action < ALCHEMIST_NOTHING:
            return self.say("action.lower", gems=self.stones(action - LOWER))
        if action < ALCHEMIST_TRADE:
            return self.say("action.alchemist.nothing")
        if action < BANKER_MOVE:
            gave, took = (self.gems_as_object([gem]) for gem in TRADES[action - ALCHEMIST_TRADE])
            return self.say("action.alchemist", gave=gave, took=took)
        if action < JEWELLER_TAKE:
            raised, lowered = map(self.stones, TRADES[action - BANKER_MOVE])
            return self.say("action.banker", raised=raised, lowered=lowered)
        gems = self.gems_as_object(TWO_GEMS[action - JEWELLER_TAKE])
        return self.say("action.jeweller", gems=gems)

    def _take(self, way: list[int]) -> str:
        """A gem from 8 on is a white one that takes a colour; it comes first."""
        if way[0] < COLOURS:
            return self.say("action.take", gems=self.gems_as_object(way))
        gem = self.gems_as_object([way[0] % 8])
        if len(way) == 1:
            return self.say("action.take.white", gem=gem)
        return self.say("action.take.both", gem=gem, other=self.gems_as_object(way[1:]))

    # -- refusals ---------------------------------------------------------------------------

    def refusal(self, code: str, facts: dict[str, Any]) -> str:
        """Why not, without naming anybody: it serves the player and the log alike."""
        shown: dict[str, object] = {"value": facts.get("value"), "order": facts.get("place")}
        if "place" in facts and code != "order_taken":
            shown["place"] = self.place(facts["place"])
        if "decision" in facts:
            shown["decision"] = self.say(f"asked.{facts['decision']}")
        if "character" in facts:
            shown["character"] = self.character(facts["character"])
        if "gem" in facts:
            shown["gems"] = self.stones(facts["gem"])
        if code in ("not_behind_screen", "not_before_screen") and "value" not in facts:
            return self.say(f"refusal.{code}.any")
        return self.say(f"refusal.{code}", **shown)
