"""The wording of a game that brings none: made from kinds and arguments, and from its messages.

A game's manifest may bring `messages`, a mapping of languages to texts by key. Where a text is
there, it is said; else the code itself is, in a form that can be read.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..catalogue import names, part, using
from ..core.options import OptionValue
from ..core.seats import OVER
from ..core.state import View
from ..games import find
from .game import GameWording, Help, capital, readable
from .languages import LANGUAGES

if TYPE_CHECKING:
    from .wording import Wording


def of_game(game: str, words: "Wording") -> GameWording:
    """How a game speaks in a language: by its own wording, else by the general one."""
    worded = part(game, "wording") if game in names() else None
    if worded is None:
        return GeneralWording(game, words)
    with using(game, "wording"):
        found: GameWording = worded(game, words)
    return found


class GeneralWording(GameWording):
    """A game in one language, without a line of code for it."""

    def __init__(self, game: str, words: "Wording") -> None:
        super().__init__(game, words)
        by_language: Mapping[str, Mapping[str, str]] = {}
        if game in names():
            by_language = part(game, "messages") or {}
        fallback = by_language.get(LANGUAGES[0], {})
        self._messages: Mapping[str, str] = {**fallback, **by_language.get(words.lang, {})}

    def _said(self, key: str, otherwise: str, **facts: object) -> str:
        """A message of the game with its facts filled in; `otherwise` where it is missing."""
        text = self._messages.get(key)
        if text is None:
            return otherwise
        with using(self.name, "messages"):
            return text.format_map(facts)

    def say(self, key: str, **facts: object) -> str:
        """A message of the game, else of any game; empty where there is none."""
        common = f"general.{key}"
        otherwise = self.words.say(common, **facts) if self.words.knows(common) else ""
        return self._said(key, otherwise, **facts)

    # -- the game as a whole ----------------------------------------------------------------

    def title(self) -> str:
        """The game's title, else its name."""
        return self._said("title", capital(readable(self.name)))

    def option_name(self, option: str) -> str:
        """What an option is called."""
        return self._said(f"option.{option}.name", capital(readable(option)))

    def option_value(self, option: str, value: OptionValue) -> str:
        """What a value of an option means."""
        return self._said(f"option.{option}.value.{value}", self.plain(value))

    def rules(self) -> str:
        """The rules; empty for a game that is not registered."""
        return super().rules() if self.name in names() else ""

    def rules_note(self, version: int) -> str:
        """How an older version of the rules differs, if the game says so."""
        return self._said(f"rules.{version}", "")

    def helps(self) -> list[Help]:
        """The help of the options, as far as there is one."""
        options = find(self.name).options if self.name in names() else ()
        return [each for each in self.option_helps(options) if each[2]]

    # -- small words ------------------------------------------------------------------------

    def term(self, code: str) -> str:
        """A code as words: the name of a kind, of an argument, of a thing of the game."""
        return self._said(f"term.{code}", readable(code))

    def card(self, kind: int) -> str:
        """The card's number."""
        return self._said(f"card.{kind}", str(kind))

    def sort(self, sort: int) -> str:
        """The sort's number."""
        return self._said(f"sort.{sort}", str(sort))

    def phase(self, phase: str) -> str:
        """What a phase is called."""
        return self._said(f"phase.{phase}.name", capital(readable(phase)))

    def source(self, code: str) -> str:
        """What points are scored for."""
        return self._said(f"source.{code}", readable(code))

    def progress(self, view: View) -> str:
        """How far a game is: by a message about what stands in the view, else as it counts."""
        facts = {name: self.plain(value) for name, value in view.items()}
        return self._said("progress", super().progress(view), **facts)

    def neutral(self) -> str:
        """What the player that nobody plays is called."""
        return self._said("table.neutral", self.words.say("general.neutral"))

    def notation(self) -> str:
        """What the texts of actions look like: one of each kind."""
        return self.words.say("general.notation", texts=self.words.list_of(self._examples()))

    def example(self) -> str:
        """A text of an action with arguments, if there is one."""
        return max(self._examples(), key=lambda text: (":" in text, -len(text)), default="")

    def _examples(self) -> list[str]:
        """A text of each kind of action."""
        kinds = find(self.name).actions.kinds if self.name in names() else ()
        return [kind.texts[0] for kind in kinds]

    # -- what is done -----------------------------------------------------------------------

    def action(self, action: int, phase: str | None) -> str:
        """The kind and the arguments of an action; a number with its name, a word without."""
        found = find(self.name).describe(action)
        facts = {name: self.term(text) for name, text in found.argument_texts.items()}
        told = [
            f"{self.term(name)} {fact}" if fact[:1].isdigit() else fact
            for name, fact in facts.items()
        ]
        return capital(self._said(f"action.{found.kind}", self._headed(found.kind, told), **facts))

    def refusal(self, code: str, facts: dict[str, Any]) -> str:
        """The reason."""
        plain = self.words.say("general.refusal", code=readable(code))
        said = {name: self.plain(fact) for name, fact in facts.items()}
        return self._said(f"refusal.{code}", plain, **said)

    def event(self, seen: dict[str, Any], viewer: int | None) -> str:
        """The event's kind and facts, behind the seat whose doing it was.

        What the viewer has done is told by the message with `.you` behind its key, if there is one.
        """
        kind: str = seen["event"]
        facts = {name: self._fact(name, seen[name], viewer) for name in seen if name != "event"}
        key = f"event.{kind}"
        if viewer is not None and seen.get("seat") == viewer and f"{key}.you" in self._messages:
            key = f"{key}.you"
        return capital(self._said(key, self._event(kind, seen, facts, viewer), **facts))

    def _event(
        self, kind: str, seen: dict[str, Any], facts: Mapping[str, str], viewer: int | None
    ) -> str:
        """An event for which there is no message."""
        if "winners" in seen:
            return f"{capital(self.term(kind))}. {self.outcome(seen, viewer)}"
        others = {name: fact for name, fact in facts.items() if name != "seat"}
        if "seat" in facts:
            return f"{facts['seat']}: {', '.join([self.term(kind), *self._named(others)])}"
        return self._listed(kind, others)

    def decision(self, view: View) -> str:
        """What is asked of the view's seat, else whom all wait for."""
        if view["actor"] == OVER:
            return self.words.say("decision.over")
        actors: list[int] = view.get("actors") or [view["actor"]]
        if min(actors) < 0:
            return self.words.say("general.chance")
        if view["seat"] in actors:
            return self._asked(view.get("decision") or {})
        seats = self.words.list_of(self.words.seat(seat) for seat in actors)
        return self.words.say("general.waiting", seat=seats)

    def _asked(self, decision: dict[str, Any]) -> str:
        """The question to a seat: its message, else its kind and facts."""
        kind = str(decision.get("kind", ""))
        facts = {name: self.plain(fact) for name, fact in decision.items()}
        plain = self.words.say("general.yours")
        if kind:
            told = {name: facts[name] for name in facts if name not in ("kind", "seat")}
            plain = f"{plain} {capital(self._listed(kind, told))}."
        return self._said(f"decision.{kind}", plain, **facts)

    def outcome(self, data: dict[str, Any], viewer: int | None) -> str:
        """Who won, and by what if the game says so."""
        winners = [self.words.seat(seat) for seat in data["winners"]]
        named = self.words.list_of(winners)
        if winners:
            said = self.words.count("general.winners", len(winners), winners=named)
        else:
            said = self.words.say("general.nobody")
        reason = self._said(f"reason.{data.get('reason')}", "", winners=named)
        return f"{said} {reason}".strip()

    def _listed(self, kind: str, facts: Mapping[str, str]) -> str:
        """A kind with its facts, for which there is no message."""
        return self._headed(kind, self._named(facts))

    def _named(self, facts: Mapping[str, str]) -> list[str]:
        return [f"{self.term(name)} {fact}" for name, fact in facts.items()]

    def _headed(self, kind: str, told: Sequence[str]) -> str:
        """What is told of a kind, behind its name."""
        name = self.term(kind)
        return f"{name}: {', '.join(told)}" if told else name

    def _fact(self, name: str, value: object, viewer: int | None) -> str:
        """A fact of an event; a seat is told by its name."""
        if name == "seat" and isinstance(value, int) and value >= 0:
            return self.words.you_or(value, viewer)
        return self.plain(value)
