"""What can be done in Ys: the words of a button, and why it cannot be done."""

from typing import Any, ClassVar

from ...core.actions import ActionData
from ...games.ys.actions import ACTIONS
from ..action_wording import ActionWording
from ..game import capital
from .terms import YsTerms


class YsButtons(YsTerms, ActionWording):
    """Actions and refusals."""

    ARGUMENTS: ClassVar = {
        "value": ("value", lambda _ys, value: value),
        "order": ("place", lambda _ys, order: order),
        "character": ("character", YsTerms.the_character),
        "place": ("onto", YsTerms.onto),
        "piece": ("piece", YsTerms.own_piece),
        "gems": ("gems", YsTerms.gems_as_object),
        "colours": ("columns", lambda ys, colours: ", ".join(map(ys.gem, colours))),
        "colour": ("gems", YsTerms.stones),
        "give": ("gave", lambda ys, gem: ys.gems_as_object([gem])),
        "take": ("took", lambda ys, gem: ys.gems_as_object([gem])),
        "up": ("raised", YsTerms.stones),
        "down": ("lowered", YsTerms.stones),
    }

    def action(self, action: int, phase: str | None) -> str:
        """The words of a button; being done has to be told apart from playing no card."""
        if phase == "after_placing" and ACTIONS.describe(action).kind == "done":
            return capital(self.say("action.go_on"))
        return super().action(action, phase)

    def _word_at(self, asked: ActionData) -> str:
        """A place is enough where a broker is on its way there."""
        return self.place(asked.number("place"))

    def _word_bid(self, asked: ActionData) -> str:
        brokers = [asked.number("low"), asked.number("high")]
        return self.say("action.bid", sum=self.sum_of(brokers))

    def _word_look(self, asked: ActionData) -> str:
        piece = self.piece(asked.number("owner"), asked.number("piece"))
        return self.say("action.look", piece=piece)

    def _word_captain(self, asked: ActionData) -> str:
        one, other = asked.numbers("ports")
        return self.say("action.captain", one=one + 1, other=other + 1)

    def _word_take(self, asked: ActionData) -> str:
        plain, white_as = asked.numbers("gems"), asked.numbers("white_as")
        if not white_as:
            return self.say("action.take", gems=self.gems_as_object(plain))
        gem = self.gems_as_object(white_as)
        if not plain:
            return self.say("action.take.white", gem=gem)
        return self.say("action.take.both", gem=gem, other=self.gems_as_object(plain))

    def _word_alchemist_nothing(self, _asked: ActionData) -> str:
        return self.say("action.alchemist.nothing")

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
