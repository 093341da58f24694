"""What can be done in Ys: the words of a button, and why it cannot be done."""

from collections.abc import Callable
from typing import Any, Final

from ...core.actions import ActionData
from ...games.ys.actions import ACTIONS
from ..game import capital
from .terms import YsTerms


class YsButtons(YsTerms):
    """Actions and refusals."""

    def action(self, action: int, phase: str | None) -> str:
        """The words of a button; a place is enough where a broker is on its way there.

        Being done has to be told apart from playing no card.
        """
        asked = ACTIONS.describe(action)
        if asked.kind == "done" and phase == "after_placing":
            return capital(self.say("action.go_on"))
        return capital(WORDED[asked.kind](self, asked))

    # -- one wording a kind, in the order of the actions ------------------------------------

    def _plain(self, asked: ActionData) -> str:
        return self.say(f"action.{asked.kind}")

    def _at(self, asked: ActionData) -> str:
        return self.place(asked.number("place"))

    def _value(self, asked: ActionData) -> str:
        return self.say(f"action.{asked.kind}", value=asked.number("value"))

    def _bid(self, asked: ActionData) -> str:
        brokers = [asked.number("low"), asked.number("high")]
        return self.say("action.bid", sum=self.sum_of(brokers))

    def _place(self, asked: ActionData) -> str:
        return self.say("action.place", place=asked.number("order"))

    def _play(self, asked: ActionData) -> str:
        character = self.the_character(asked.number("character"))
        return self.say("action.play", character=character)

    def _queen(self, asked: ActionData) -> str:
        return self.say("action.queen", onto=self.onto(asked.number("place")))

    def _look(self, asked: ActionData) -> str:
        piece = self.piece(asked.number("owner"), asked.number("piece"))
        return self.say("action.look", piece=piece)

    def _own_piece(self, asked: ActionData) -> str:
        return self.say(f"action.{asked.kind}", piece=self.own_piece(asked.number("piece")))

    def _captain(self, asked: ActionData) -> str:
        one, other = asked.numbers("ports")
        return self.say("action.captain", one=one + 1, other=other + 1)

    def _take(self, asked: ActionData) -> str:
        plain, white_as = asked.numbers("gems"), asked.numbers("white_as")
        if not white_as:
            return self.say("action.take", gems=self.gems_as_object(plain))
        gem = self.gems_as_object(white_as)
        if not plain:
            return self.say("action.take.white", gem=gem)
        return self.say("action.take.both", gem=gem, other=self.gems_as_object(plain))

    def _columns(self, asked: ActionData) -> str:
        columns = ", ".join(map(self.gem, asked.numbers("colours")))
        return self.say("action.columns", columns=columns)

    def _quotation(self, asked: ActionData) -> str:
        return self.say(f"action.{asked.kind}", gems=self.stones(asked.number("colour")))

    def _alchemist_nothing(self, _asked: ActionData) -> str:
        return self.say("action.alchemist.nothing")

    def _alchemist(self, asked: ActionData) -> str:
        gave = self.gems_as_object([asked.number("give")])
        took = self.gems_as_object([asked.number("take")])
        return self.say("action.alchemist", gave=gave, took=took)

    def _banker(self, asked: ActionData) -> str:
        raised, lowered = self.stones(asked.number("up")), self.stones(asked.number("down"))
        return self.say("action.banker", raised=raised, lowered=lowered)

    def _jeweller(self, asked: ActionData) -> str:
        return self.say("action.jeweller", gems=self.gems_as_object(asked.numbers("gems")))

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


WORDED: Final[dict[str, Callable[[YsButtons, ActionData], str]]] = {
    "done": YsButtons._plain,
    "at": YsButtons._at,
    "up": YsButtons._value,
    "down": YsButtons._value,
    "front_up": YsButtons._value,
    "front_down": YsButtons._value,
    "stand": YsButtons._value,
    "neutral": YsButtons._value,
    "bid": YsButtons._bid,
    "place": YsButtons._place,
    "send": YsButtons._value,
    "play": YsButtons._play,
    "queen": YsButtons._queen,
    "look": YsButtons._look,
    "magician": YsButtons._own_piece,
    "with": YsButtons._own_piece,
    "mercenary": YsButtons._own_piece,
    "herald": YsButtons._own_piece,
    "captain": YsButtons._captain,
    "take": YsButtons._take,
    "columns": YsButtons._columns,
    "raise": YsButtons._quotation,
    "lower": YsButtons._quotation,
    "alchemist_nothing": YsButtons._alchemist_nothing,
    "alchemist": YsButtons._alchemist,
    "banker": YsButtons._banker,
    "jeweller": YsButtons._jeweller,
}
"""The words of an action, by its kind."""
