"""One language's voice: every sentence that a person reads comes from here."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from ..catalogue import cached, using
from ..core.errors import EmporionError, InvalidManifest, UnknownGame
from ..core.options import OptionValue
from ..core.seats import COLOURS, OVER
from ..core.state import View
from ..games import find
from . import errors
from .game import GameWording
from .general import of_game
from .languages import catalogue, pick_language
from .naming import labels


@cached
def wording(lang: str) -> "Wording":
    """The wording of a language, read once; raises `UnknownLanguage`."""
    return Wording(pick_language(lang, {}))


def _colours_of(game: str) -> tuple[str, ...]:
    """The seats' colours of a game; the common ones for a game that is not there or not usable."""
    try:
        return find(game).colours
    except (UnknownGame, InvalidManifest):
        return COLOURS


class Wording:
    """The sentences of one language.

    `say` and `count` look up keys; the other methods choose the key that fits some facts. Seats go
    by the common colours, and `at_table` by those of a game.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.table: str | None = None
        """The game at whose table this is spoken, if it is at one."""
        self.colours: tuple[str, ...] = COLOURS
        self.names: tuple[str, ...] = ()
        """What the people at the table call themselves, by seat; empty where there is no name."""
        self._labels: tuple[str, ...] = ()
        self._catalogue = catalogue(lang)
        self._games: dict[str, GameWording] = {}
        self._tables: dict[str, Wording] = {}

    def at_table(self, game: str, names: Sequence[str] = ()) -> "Wording":
        """The same language at a table of a game: seats go by its colours, or by people's names.

        >>> wording("en").at_table("tyros").seat(3)
        'Black'
        >>> wording("en").at_table("tyros", ["Anna", ""]).seat(0)
        'Anna'
        """
        if any(names):
            bound = self._bound(game)
            bound.names = tuple(names)
            bound._labels = labels(bound, names)
            return bound
        if self.table == game:
            return self
        if game not in self._tables:
            self._tables[game] = self._bound(game)
        return self._tables[game]

    def _bound(self, game: str) -> "Wording":
        """A copy that speaks at a table of a game."""
        bound = copy(self)
        bound.table = game
        bound.colours = _colours_of(game)
        bound._games = {}
        bound._tables = {}
        bound.names = bound._labels = ()
        return bound

    # -- keys -------------------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        """Whether the catalogue has a key."""
        return self._catalogue.gettext(key) != key

    def say(self, key: str, **facts: object) -> str:
        """The message of a key, its facts filled in; raises `KeyError` for a key that is not there.

        >>> wording("en").say("list.and", most="wine", last="wood")
        'wine and wood'
        """
        found = self._catalogue.gettext(key)
        if found == key:
            raise KeyError(key)
        return found.format_map(facts)

    def count(self, key: str, n: int, **facts: object) -> str:
        """The message of a key that counts something: one and many are worded apart.

        >>> [wording("de").count("points", n) for n in (1, 5)]
        ['1 Punkt', '5 Punkte']
        """
        found = self._catalogue.ngettext(key, key, n)
        if found == key:
            raise KeyError(key)
        return found.format_map({"n": n, **facts})

    # -- small words ------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """What a seat is called: by its player's name, else by its colour."""
        return self._labels[seat] if 0 <= seat < len(self._labels) else self.colour(seat)

    def colour(self, seat: int) -> str:
        """A seat's colour."""
        if 0 <= seat < len(self.colours):
            return self.say(f"seat.{self.colours[seat]}")
        return self.say("seat.number", number=seat)

    def bot(self, label: str) -> str:
        """What a bot's level means; a budget of its own stands behind it, as it is typed."""
        level, at, budget = label.partition("@")
        said = self.say(f"cli.level.{level}")
        return f"{said} @{budget}" if at else said

    def you_or(self, seat: int, viewer: int | None) -> str:
        """A seat in a list: `you`, or its name."""
        return self.say("pronoun.you") if seat == viewer else self.seat(seat)

    def with_you(self, name: str, seat: int, viewer: int | None) -> str:
        """A seat's name as a caption: the viewer's own says so."""
        return f"{name}, {self.say('pronoun.you')}" if seat == viewer else name

    def object_of(self, seat: int, viewer: int | None) -> str:
        """A seat that something is done with: `you` in the form that fits, or its name."""
        return self.say("pronoun.you.object") if seat == viewer else self.seat(seat)

    def emblem(self, seat: int) -> str:
        """What a seat is known by besides its colour: the wave, the sun and so on."""
        return self.say(f"emblem.{self.colours[seat]}")

    def list_of(self, items: Iterable[str]) -> str:
        """Several things, all of them.

        >>> wording("en").list_of(["cloth", "wine", "wood"])
        'cloth, wine and wood'
        """
        return self._joined(list(items), "list.and")

    def any_of(self, items: Iterable[str]) -> str:
        """Several things to choose from.

        >>> wording("nl").any_of(["3", "4", "5"])
        '3, 4 of 5'
        """
        return self._joined(list(items), "list.or")

    def number(self, n: int) -> str:
        """A number within a sentence: small ones as words.

        >>> wording("nl").number(3), wording("nl").number(20)
        ('drie', '20')
        """
        key = f"number.{n}"
        return self.say(key) if self.knows(key) else str(n)

    def decimal(self, number: str) -> str:
        """A number with the mark that the language puts before its decimals.

        >>> wording("de").decimal("12.5%")
        '12,5%'
        """
        return number.replace(".", self.say("cli.decimal"))

    def _joined(self, items: list[str], key: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, most=", ".join(items[:-1]), last=items[-1])

    # -- errors -----------------------------------------------------------------------------

    def error(self, error: EmporionError) -> str:
        """What was asked, why it cannot be, and what would do."""
        return errors.sentence(self, error)

    # -- games ------------------------------------------------------------------------------

    def game(self, name: str) -> GameWording:
        """How a game speaks in this language; a game without a wording has the general one."""
        if name not in self._games:
            self._games[name] = of_game(name, self.at_table(name))
        return self._games[name]

    def game_title(self, game: str) -> str:
        """A game's name as people write it."""
        with using(game, "wording"):
            return self.game(game).title()

    def game_summary(self, game: str) -> str:
        """What a game is about, in a sentence or two."""
        with using(game, "wording"):
            return self.game(game).summary()

    def option_name(self, game: str, option: str) -> str:
        """What an option is called."""
        return self.game(game).option_name(option)

    def option_help(self, game: str, option: str) -> str:
        """What an option changes."""
        return self.game(game).option_help(option)

    def option_value(self, game: str, option: str, value: OptionValue) -> str:
        """What a value of an option means."""
        return self.game(game).option_value(option, value)

    def rules(self, game: str, version: int | None = None) -> str:
        """A game's complete rules, as Markdown; of an older version it is noted what differs."""
        text = self.game(game).rules()
        note = self._rules_note(game, version)
        title, _, rest = text.partition("\n")
        return f"{title}\n\n{note}\n{rest}" if note else text

    def _rules_note(self, game: str, version: int | None) -> str:
        """What differs in an older version, as a quotation; empty for the newest."""
        note = "" if version is None else self.game(game).rules_note(version)
        return f"> {note}\n" if note else ""

    def rule_topics(self, game: str) -> list[str]:
        """The chapters of a game's rules, by their headings."""
        return self.game(game).rule_topics()

    def topics(self, game: str) -> list[str]:
        """Everything that `explain` has a help for, by its name."""
        return self.game(game).topics()

    def explain(self, game: str, topic: str, version: int | None = None) -> str | None:
        """Help for a card, sort, value, phase or chapter, by its code or its name; else `None`.

        Of an older version of the rules it is noted what differs.
        """
        found = self.game(game).explain(topic)
        note = self._rules_note(game, version)
        return f"{found}\n\n{note}" if found and note else found

    def card(self, game: str, kind: int) -> str:
        """A card's name, as it stands within a sentence."""
        return self.game(game).card(kind)

    def sort(self, game: str, sort: int) -> str:
        """A sort's name, as it stands within a sentence."""
        return self.game(game).sort(sort)

    def phase(self, game: str, phase: str) -> str:
        """A phase's name, as a heading."""
        return self.game(game).phase(phase)

    def action(self, game: str, action: int, phase: str | None = None) -> str:
        """An action as the words of a button; the phase tells apart what one action may mean."""
        return self.game(game).action(action, phase)

    def choice(self, view: View, action: int) -> str:
        """An action as the view's seat reads it before it chooses: with its price and the like."""
        return self.game(view["game"]).choice(action, view)

    def event(self, game: str, seen: dict[str, Any], viewer: int | None) -> str:
        """What happened, in past tense; `seen` is `Event.seen_by(viewer)`."""
        return self.game(game).event(seen, viewer)

    def decision(self, view: View) -> str:
        """What is asked of the view's seat, whom the table is waiting for, or that all is over."""
        if view["actor"] == OVER:
            return self.say("decision.over")
        return self.game(view["game"]).decision(view)

    def progress(self, view: View) -> str:
        """How far a game is, in a few words: its round, say; empty where nothing is counted."""
        return self.game(view["game"]).progress(view)

    def outcome(self, game: str, data: dict[str, Any], viewer: int | None) -> str:
        """Who won, by what, and who followed; `data` is `Outcome.as_data()`."""
        return self.game(game).outcome(data, viewer)
