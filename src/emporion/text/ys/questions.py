"""What is asked in Ys, and whom all wait for."""

from ...core.seats import CHANCE
from ...core.state import View
from ...games.ys.actions import ACTIONS, BROKER_KINDS, FACE_DOWN_KINDS
from ...games.ys.data import CARDINAL, COLOURS
from .terms import PAIR, YsTerms


class YsQuestions(YsTerms):
    """Decisions: to the seat that is asked, step by step; to the others, who it is."""

    def decision(self, view: View) -> str:
        """What is asked of the view's seat, or whom all wait for."""
        kind: str = view["decision"]["kind"]
        if view["actor"] == CHANCE:
            return self.say(f"waiting.{kind}")
        if view["seat"] not in view["actors"]:
            return self._waiting(kind, view)
        if kind == "placing":
            return self._placing(view)
        if kind == "after_placing":
            return self._after_placing(view)
        if kind in ("placing_cards", "counting_cards", "closing_cards"):
            return self._cards(kind, view)
        return self._other(kind, view)

    def _waiting(self, kind: str, view: View) -> str:
        """Whom all wait for; what the viewer has chosen is repeated."""
        seats = self.words.list_of(map(self.words.seat, view["actors"]))
        waiting = self.count(f"waiting.{kind}", len(view["actors"]), seats=seats)
        choice: list[int] | None = view.get("choice")
        if choice is None:
            return waiting
        if kind == "bidding":
            chosen = self.say("decision.bidding.chosen", sum=self.sum_of(choice))
        elif view["options"]["peek"]:
            chosen = self.say("decision.favor.chosen", value=choice[0])
        else:
            chosen = self.say("decision.favor.chosen.hidden")
        return f"{chosen} {waiting}"

    def _other(self, kind: str, view: View) -> str:
        """Questions that are answered in one step."""
        asked = view["decision"]
        if kind == "ordering":
            places = self.words.any_of(map(str, asked["places"]))
            return self.say("decision.ordering", places=places)
        if kind == "taking":
            facts = {"number": asked["neighborhood"] + 1, "gems": self.gems(asked["gems"])}
            return self.count("decision.taking", asked["count"], **facts)
        if kind == "white_gem":
            colours = self.words.any_of(self.gem(gem) for gem in range(COLOURS))
            return self.say("decision.white_gem", colours=colours)
        return self.say(f"decision.{kind}")

    # -- placing ----------------------------------------------------------------------------

    def _placing(self, view: View) -> str:
        """The next step of the placement, as far as its draft has come."""
        draft = [ACTIONS.describe(action) for action in view["draft"]]
        if not draft:
            return self._first_broker(view)
        last = draft[-1]
        if last.kind in BROKER_KINDS:
            way = "down" if last.kind in FACE_DOWN_KINDS else "up"
            return self.say(f"decision.placing.spot.{way}", value=last.number("value"))
        if last.kind == "neutral":
            return self.say("decision.placing.spot.neutral", value=last.number("value"))
        if len(draft) == 2:
            free = draft[0].kind in FACE_DOWN_KINDS
            return self.say("decision.placing.second.free" if free else "decision.placing.second")
        if len(draft) == 4 and view["players"] == PAIR:
            return self.say("decision.placing.neutral")
        return self.say("decision.placing.stand")

    def _first_broker(self, view: View) -> str:
        """The first step, and what may be done before it."""
        own = view["seats"][view["seat"]]
        asked = view["decision"]
        free = CARDINAL in own["active"]
        key = "decision.placing.first.free" if free else "decision.placing.first"
        sentence = self.say(key, round=asked["round"], rounds=asked["rounds"])
        if not asked["characters"]:
            return sentence
        characters = self.words.any_of(map(self.the_character, asked["characters"]))
        return f"{sentence} {self.say('decision.placing.before', characters=characters)}"

    def _after_placing(self, view: View) -> str:
        """What may still be done after the placement."""
        draft: list[int] = view["draft"]
        if draft:
            swapped = ACTIONS.describe(draft[0]).number("piece")
            return self.say("decision.swap", piece=self.own_piece(swapped))
        characters = self.words.any_of(map(self.the_character, view["decision"]["characters"]))
        return self.say("decision.after_placing", characters=characters)

    # -- windows for characters -------------------------------------------------------------

    def _cards(self, kind: str, view: View) -> str:
        """The characters that may be played now; after the Herald's broker, its new place."""
        draft: list[int] = view["draft"]
        if draft:
            led = ACTIONS.describe(draft[0]).number("piece")
            return self.say("decision.herald", piece=self.own_piece(led))
        asked = view["decision"]
        characters = self.words.any_of(map(self.the_character, asked["characters"]))
        sentence = self.say(f"decision.{kind}", characters=characters)
        if asked["left"] == 1 and len(asked["characters"]) > 1:
            return f"{sentence} {self.say('decision.one_card')}"
        return sentence
