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

    The values are the numbers from `first` on, one for each text.
    """

    def __init__(self, name: str, texts: Sequence[str], first: int = 0) -> None:
        self.name = name
        self.texts = tuple(texts)
        self.first = first


class ActionKind:
    """A kind of action: its name, its arguments' names, and a row of values for each action.

    `texts` has the canonical text of each row, and `words` a text for each of its values; without
    them numbers stand for themselves. `of` makes a kind from arguments that combine
    freely; the constructor is for kinds whose arguments do not.
    """

    def __init__(
        self,
        name: str,
        arguments: Sequence[str],
        rows: Iterable[tuple[ArgumentValue, ...]],
        texts: Iterable[str],
        words: Iterable[Sequence[str]] | None = None,
    ) -> None:
        self.name = name
        self.arguments = tuple(arguments)
        self.rows = tuple(rows)
        self.texts = tuple(texts)
        plain = [[_text_of(value) for value in row] for row in self.rows]
        self.words = tuple(plain if words is None else words)
        if not len(self.rows) == len(self.texts) > 0:
            raise ValueError(name)
        if any(len(row) != len(self.arguments) for row in self.rows):
            raise ValueError(name)

    @staticmethod
    def of(name: str, *arguments: Argument, text: str | None = None) -> "ActionKind":
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
            rows = [
                (*row, argument.first + number)
                for row in rows
                for number in range(len(argument.texts))
            ]
            words = [[*word, each] for word in words for each in argument.texts]
        texts = [pattern.format_map(dict(zip(names, word, strict=True))) for word in words]
        return ActionKind(name, names, rows, texts, words)


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
            if kind.name in self._firsts:
                raise ValueError(kind.name)
            self._firsts[kind.name] = len(self._described)
            for row, text, words in zip(kind.rows, kind.texts, kind.words, strict=True):
                action = len(self._described)
                arguments = dict(zip(kind.arguments, row, strict=True))
                argument_texts = dict(zip(kind.arguments, words, strict=True))
                self._described.append(
                    ActionData(action, kind.name, arguments, text, argument_texts)
                )
                if self._numbers.setdefault(text, action) != action:
                    raise ValueError(text)
                if self._actions.setdefault((kind.name, row), action) != action:
                    raise ValueError(text)
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

    def check(self, firsts: Mapping[str, int]) -> None:
        """Demand that the constants which the rules use are the first actions of all kinds.

        Compiled rules compare actions with constants; this keeps the two from drifting apart.
        """
        if self._firsts != dict(firsts):
            raise ValueError(firsts)
