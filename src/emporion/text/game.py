"""How a game speaks: what each game's wording defines."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ..catalogue import find_manifest, using
from ..core.events import Event
from ..core.options import Option, OptionValue, option_text
from ..core.state import View
from ..games import find
from . import rulebook
from .display import Display
from .general_rules import general_rules

if TYPE_CHECKING:
    from .wording import Wording

Help = tuple[str, str, str]
"""A thing that has a help: its code, the name that people use, and what is to be known of it."""


def capital(text: str) -> str:
    """A text with its first letter as it begins a sentence or a label.

    >>> capital("wine 2")
    'Wine 2'
    """
    return text[:1].upper() + text[1:]


def readable(code: str) -> str:
    """A code as words.

    >>> readable("place_chosen")
    'place chosen'
    """
    return code.replace("_", " ")


class GameWording(ABC):
    """One game in one language. Its keys in the catalogues begin with the game's name."""

    EXAMPLE: ClassVar[str] = ""
    """Several actions as they are typed at once."""
    SOURCES: ClassVar[str] = "source"
    """The family of keys that names the sources of points which have no name of their own."""
    SELF_EVIDENT: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event that follow from the one before and need not be told among news."""

    def __init__(self, game: str, words: "Wording") -> None:
        self.name = game
        self.words = words

    def say(self, key: str, **facts: object) -> str:
        """A message of this game."""
        return self.words.say(f"{self.name}.{key}", **facts)

    def count(self, key: str, n: int, **facts: object) -> str:
        """A message of this game that counts something."""
        return self.words.count(f"{self.name}.{key}", n, **facts)

    # -- the game as a whole ----------------------------------------------------------------

    def title(self) -> str:
        """The game's name as people write it."""
        return self.say("title")

    def summary(self) -> str:
        """What the game is about."""
        return self.say("summary")

    def option_name(self, option: str) -> str:
        """What an option is called."""
        return self.say(f"option.{option}.name")

    def option_help(self, option: str) -> str:
        """What an option changes."""
        return self.say(f"option.{option}.help")

    def option_value(self, option: str, value: OptionValue) -> str:
        """What a value of an option means."""
        return self.say(f"option.{option}.value.{value}")

    # -- help -------------------------------------------------------------------------------

    def rules(self) -> str:
        """The complete rules, as Markdown; a list of actions and options where there are none.

        Raises `InvalidManifest` where the manifest names a folder that is not there.
        """
        folder = find_manifest(self.name).rules_help
        with using(self.name, "rules_help"):
            text = rulebook.rules(folder, self.words.lang) if folder else general_rules(self)
        return text.replace(rulebook.OPTIONS, self._options_in_rules())

    def _options_in_rules(self) -> str:
        """The options as they stand in the rules: what each changes, and what its values mean."""
        game = find(self.name)
        counts = range(game.min_players, game.max_players + 1)
        return "\n".join(self._option_in_rules(option, counts) for option in game.options)

    def _option_in_rules(self, option: Option, counts: Iterable[int]) -> str:
        values = [] if option.fewer_than_players else list(option.values)
        # A default that depends on the number of players is told by the words of the values.
        chosen = [players for players in counts if len(option.choices(players)) > 1]
        defaults = {option.default_for(players) for players in chosen}
        meant = "; ".join(
            self.words.say(
                "rules.value.default" if defaults == {value} else "rules.value",
                value=option_text(value),
                words=self.option_value(option.name, value),
            )
            for value in values
        )
        return self.words.say(
            "rules.option",
            name=self.option_name(option.name),
            code=option.name,
            help=self.option_help(option.name),
            values=f" {meant}." if meant else "",
        )

    def rules_note(self, version: int) -> str:
        """How an older version of the rules differs from what is written; empty for the newest."""
        key = f"rules.{version}"
        return self.say(key) if self.words.knows(f"{self.name}.{key}") else ""

    def rule_topics(self) -> list[str]:
        """The chapters of the rules, by their headings."""
        return list(rulebook.chapters(self.rules()))

    def helps(self) -> list[Help]:
        """Everything that has a help besides the chapters; a game adds its cards and phases."""
        return []

    def topic_helps(self, codes: Iterable[str]) -> list[Help]:
        """The help of each thing that is nothing but a topic."""
        return [
            (code, capital(self.say(f"topic.{code}")), self.say(f"help.{code}")) for code in codes
        ]

    def phase_helps(self, phases: Iterable[str]) -> list[Help]:
        """The help of each phase."""
        return [(phase, self.phase(phase), self.say(f"phase.{phase}.help")) for phase in phases]

    def option_helps(self, options: Iterable[Option]) -> list[Help]:
        """The help of each option."""
        names = [option.name for option in options]
        return [(name, self.option_name(name), self.option_help(name)) for name in names]

    def topics(self) -> list[str]:
        """Everything that `explain` has a help for, the chapters first.

        Where two have one name, the first of them is what the name is for.
        """
        named: dict[str, str] = {}
        for topic in [*self.rule_topics(), *(name for _, name, _ in self.helps())]:
            named.setdefault(topic.casefold(), topic)
        return list(named.values())

    def explain(self, topic: str) -> str | None:
        """Help for a chapter by its heading, or for anything else by its name or its code."""
        asked = topic.strip().casefold()
        for heading, chapter in rulebook.chapters(self.rules()).items():
            if heading.casefold() == asked:
                return chapter
        for code, name, text in self.helps():
            if asked in (code, name.casefold()):
                return text
        return None

    def phase(self, phase: str) -> str:
        """A phase's name, as a heading."""
        return self.say(f"phase.{phase}.name")

    def notation(self) -> str:
        """What the texts of actions look like: help after a text that cannot be read."""
        return self.say("notation")

    def example(self) -> str:
        """Several actions as they are typed at once."""
        return self.EXAMPLE

    def source(self, code: str) -> str:
        """What points are scored for, as it stands within a sentence."""
        key = f"source.{code}"
        own = self.words.knows(f"{self.name}.{key}")
        return self.say(key if own else f"{self.SOURCES}.{code}")

    def score_help(self, view: View) -> list[str]:
        """What counts as points, in sentences; none where the game has none for it."""
        return [self.say("score.help")] if self.words.knows(f"{self.name}.score.help") else []

    def neutral(self) -> str:
        """What the player that nobody plays is called."""
        return self.say("table.neutral")

    def progress(self, view: View) -> str:
        """How far a game is: its turn or round, if its view counts them; else empty."""
        for one, all_of_them in (("turn", "turns"), ("round", "rounds")):
            if all_of_them in view:
                facts = {one: view[one], all_of_them: view[all_of_them]}
                return self.words.say(f"web.lobby.{one}_of", **facts)
        return self.words.say("web.lobby.round", round=view["round"]) if "round" in view else ""

    def term(self, code: str) -> str:
        """A code as words: the name of a kind, of an argument, of a thing of the game."""
        return readable(code)

    def plain(self, value: object) -> str:
        """A value of plain data in words: numbers, codes, and lists and tables of them."""
        nothing = self.words.say("general.nothing")
        if isinstance(value, bool):
            return self.words.say("general.yes" if value else "general.no")
        if isinstance(value, list):
            return self.words.list_of(map(self.plain, value)) or nothing
        if isinstance(value, dict):
            told = (f"{self.term(str(key))} {self.plain(each)}" for key, each in value.items())
            return ", ".join(told) or nothing
        return nothing if value is None else self.term(str(value))

    # -- what each game words itself --------------------------------------------------------

    @abstractmethod
    def card(self, kind: int) -> str:
        """A card's name, as it stands within a sentence."""

    @abstractmethod
    def sort(self, sort: int) -> str:
        """A sort's name, as it stands within a sentence."""

    @abstractmethod
    def action(self, action: int, phase: str | None) -> str:
        """An action as the words of a button."""

    def choice(self, action: int, view: View) -> str:
        """An action as the seat that may do it reads it; a game may add more, such as a price."""
        return self.action(action, view.get("phase"))

    @abstractmethod
    def refusal(self, code: str, facts: dict[str, Any]) -> str:
        """Why an action is not legal now, and what would be."""

    def recalls_moves(self, view: View) -> bool:
        """Whether seats may read their own moves again while the game goes on."""
        return True

    def recalled(
        self, event: Event, viewer: int | None, options: Mapping[str, OptionValue], display: Display
    ) -> dict[str, Any]:
        """An event as a log tells it later; a game may tell less than was seen."""
        return event.seen_by(viewer)

    def beside(self, events: Sequence[Event], number: int) -> dict[str, Any]:
        """What an event's sentence needs of other events, such as who is level with its doer.

        In a log these facts are added to the event's own.
        """
        return {}

    @abstractmethod
    def event(self, seen: dict[str, Any], viewer: int | None) -> str:
        """What happened."""

    @abstractmethod
    def decision(self, view: View) -> str:
        """What is asked of the view's seat, or whom all wait for, in a game that goes on."""

    @abstractmethod
    def outcome(self, data: dict[str, Any], viewer: int | None) -> str:
        """How the game ended, and why so."""
