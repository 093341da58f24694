"""A game's actions as data: each is a kind with arguments, behind an int of a fixed action space.

Rules, masks and searches use the ints. Everything else reads kinds: wording, lists of choices,
pictures, the API, documentation. A game has one `ActionTable` for the actions of its seats and one
for the outcomes of chance; offsets, texts and parsing follow from it.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import InvalidActionText, UnknownAction

ArgumentValue = int | tuple[int, ...]
"""What an argument of an action can be: a number, or several in order."""


class Argument:
    """An argument of a kind of action: its name, and a text for each of its values.

    The values are the numbers from 0 on unless they are given.
    """

    def __init__(
        self, name: str, texts: Sequence[str], values: Iterable[ArgumentValue] | None = None
    ) -> None:
        self.name = name
        self.texts = tuple(texts)
        self.values = tuple(range(len(self.texts)) if values is None else values)
        if len(self.texts) != len(self.values):
            raise ValueError(f"{name}: {len(self.texts)} texts for {len(self.values)} values")


class ActionKind:
    """A kind of action: its name, its arguments' names, and a row of values for each action.

    `texts` has the canonical text of each row, and `words` a text for each of its values; without
    them numbers stand for themselves. `first` is the constant by which the rules know the kind's
    first action; the table refuses one that differs from its place. `of` makes a kind from
    arguments that combine freely; the constructor is for kinds whose arguments do not.
    """

    def __init__(
        self,
        name: str,
        arguments: Sequence[str],
        rows: Iterable[tuple[ArgumentValue, ...]],
        texts: Iterable[str],
        words: Iterable[Sequence[str]] | None = None,
        first: int | None = None,
    ) -> None:
        self.name = name
        self.first = first
        self.arguments = tuple(arguments)
        self.rows = tuple(rows)
        self.texts = tuple(texts)
        plain = [[_text_of(value) for value in row] for row in self.rows]
        self.words = tuple(plain if words is None else words)
        if not len(self.rows) == len(self.texts) > 0:
            raise ValueError(f"{name}: {len(self.texts)} texts for {len(self.rows)} actions")
        if any(len(row) != len(self.arguments) for row in self.rows):
            raise ValueError(f"{name}: each action needs a value for each of {self.arguments}")

    @staticmethod
    def of(
        name: str, *arguments: Argument, text: str | None = None, first: int | None = None
    ) -> "ActionKind":
        """A kind with an action for every combination of values, the last argument varying fastest.

        `text` is the canonical text with the arguments' texts in braces; by default the name, a
        colon and the arguments' texts with hyphens between them.
        """
        names = [argument.name for argument in arguments]
        pattern = text
        if pattern is None:
            fields = "-".join(["{" + each + "}" for each in names])
            pattern = f"{name}:{fields}" if names else name
        rows: list[tuple[ArgumentValue, ...]] = [()]
        words: list[list[str]] = [[]]
        for argument in arguments:
            rows = [(*row, value) for row in rows for value in argument.values]
            words = [[*word, each] for word in words for each in argument.texts]
        texts = [pattern.format_map(dict(zip(names, word, strict=True))) for word in words]
        return ActionKind(name, names, rows, texts, words, first)


def _text_of(value: ArgumentValue) -> str:
    if isinstance(value, tuple):
        return "+".join([str(number) for number in value])
    return str(value)


class ActionData:
    """An action, described: its kind, its arguments and its canonical text.

    Arguments are read by their names, `data["card"]`; `data.number(name)` and
    `data.numbers(name)` do so with a type.
    """

    def __init__(
        self,
        action: int,
        kind: str,
        arguments: dict[str, ArgumentValue],
        text: str,
        argument_texts: dict[str, str],
    ) -> None:
        self.action = action
        self.kind = kind
        self.arguments = arguments
        self.text = text
        self.argument_texts = argument_texts
        """The arguments as they stand in texts, for wordings that know nothing else of them."""

    def __getitem__(self, name: str) -> ArgumentValue:
        return self.arguments[name]

    def number(self, name: str) -> int:
        """An argument that is one number."""
        value = self.arguments[name]
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> tuple[int, ...]:
        """An argument that is several numbers."""
        value = self.arguments[name]
        assert isinstance(value, tuple)
        return value

    def as_data(self) -> dict[str, Any]:
        """Kind and arguments as plain JSON data."""
        return {
            "kind": self.kind,
            "arguments": {
                name: list(value) if isinstance(value, tuple) else value
                for name, value in self.arguments.items()
            },
        }


class ActionTable:
    """All actions of a game, kind after kind: int, kind with arguments, canonical text.

    `aliases` are further texts that can be typed for an action, by text.
    """

    def __init__(self, *kinds: ActionKind, aliases: Mapping[str, str] | None = None) -> None:
        self.kinds = kinds
        self._firsts: dict[str, int] = {}
        self._described: list[ActionData] = []
        self._numbers: dict[str, int] = {}
        self._actions: dict[tuple[str, tuple[ArgumentValue, ...]], int] = {}
        for kind in kinds:
            first = len(self._described)
            if kind.name in self._firsts:
                raise ValueError(f"{kind.name}: two kinds have this name")
            if kind.first not in (None, first):
                raise ValueError(f"{kind.name}: begins at {first}, not at {kind.first}")
            self._firsts[kind.name] = first
            for row, text, words in zip(kind.rows, kind.texts, kind.words, strict=True):
                action = len(self._described)
                arguments = dict(zip(kind.arguments, row, strict=True))
                argument_texts = dict(zip(kind.arguments, words, strict=True))
                self._described.append(
                    ActionData(action, kind.name, arguments, text, argument_texts)
                )
                if self._numbers.setdefault(text, action) != action:
                    raise ValueError(f"{text}: two actions have this text")
                if self._actions.setdefault((kind.name, row), action) != action:
                    raise ValueError(f"{text}: another action has the same arguments")
        for alias, text in (aliases or {}).items():
            self._numbers.setdefault(alias, self._numbers[text])

    def __len__(self) -> int:
        return len(self._described)

    def describe(self, action: int) -> ActionData:
        """An action's kind, arguments and text; raises `UnknownAction`."""
        if not 0 <= action < len(self._described):
            raise UnknownAction(asked=action, count=len(self._described))
        return self._described[action]

    def find(self, kind: str, *values: ArgumentValue) -> int:
        """The action of a kind with these values of its arguments, in the order of the kind.

        Raises `KeyError` for one that does not exist.
        """
        return self._actions[kind, values]

    def first(self, kind: str) -> int:
        """The first action of a kind."""
        return self._firsts[kind]

    def show(self, action: int) -> str:
        """An action's canonical text."""
        return self.describe(action).text

    def parse(self, game: str, text: str) -> int:
        """The action of a text; raises `InvalidActionText`."""
        if text not in self._numbers:
            raise InvalidActionText(game=game, asked=text)
        return self._numbers[text]
