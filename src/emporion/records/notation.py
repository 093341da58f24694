"""A record as data, and as text: `read` and `write` are each other's reverse."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NoReturn

from ..core.errors import (
    EmporionError,
    InvalidActionText,
    MalformedRecord,
    NewerRecord,
    OlderRecord,
    TamperedRecord,
    TruncatedRecord,
)
from ..core.game import Game
from ..core.options import OptionValue, option_text
from ..core.seats import CHANCE, COLOURS
from ..games import find

FORMAT = 1
"""The version of the notation itself; each game's rules have their own."""

_TITLE = "Emporion record"
_HEADERS = ("Game", "Rules", "Players", "Options", "Seats", "Seed", "Result")
_NEEDED = ("Game", "Rules", "Players")
_CHANCE = "chance"
_END = "end"
_UNFINISHED = "unfinished"
_NOBODY = "nobody"
_DIGEST_LENGTH = 16


@dataclass(frozen=True)
class Move:
    """A committed chain of one seat's actions, or outcomes of chance in a row."""

    actor: int
    actions: tuple[int, ...]
    line: int = field(default=0, compare=False)
    """Where it stands in a text that was read."""


@dataclass(frozen=True)
class Result:
    """How a finished game ended, as its record claims."""

    winners: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Record:
    """Everything that happened in one match, all secrets included."""

    game: str
    rules: int
    players: int
    options: dict[str, OptionValue]
    seats: tuple[str, ...] = ()
    """A label for each seat, such as who or which bot played it; or none at all."""
    seed: str | None = None
    """What the dice were thrown from, where the outcomes of chance can be proven."""
    result: Result | None = None
    moves: tuple[Move, ...] = ()


def write(record: Record) -> str:
    """A record's text, its digest included."""
    game = find(record.game)
    headers = {
        "Game": record.game,
        "Rules": str(record.rules),
        "Players": str(record.players),
        "Options": " ".join(
            f"{name}={option_text(value)}" for name, value in record.options.items()
        ),
        "Seats": " ".join(record.seats),
        "Seed": "" if record.seed is None else record.seed,
        "Result": _show_result(record.result),
    }
    lines = [f"{_TITLE} {FORMAT}"]
    lines += [f"{name}: {value}" for name, value in headers.items() if value]
    lines.append("")
    for move in record.moves:
        actor = _CHANCE if move.actor == CHANCE else COLOURS[move.actor]
        lines.append(f"{actor}: " + " ".join(game.show(move.actor, a) for a in move.actions))
    return "\n".join([*lines, f"{_END} {_digest(lines)}"]) + "\n"


def read(text: str) -> Record:
    """A record from its text, strictly; every error names its line and reason.

    Raises `MalformedRecord`, `NewerRecord`, `OlderRecord`, `TruncatedRecord` or `TamperedRecord`.
    Whether the moves are legal is for `position_after` to say.
    """
    try:
        text.encode()
    except (AttributeError, UnicodeEncodeError):
        raise MalformedRecord(line=1, what="not_a_record") from None
    return _Reader(text).record()


def _digest(lines: list[str]) -> str:
    """A fingerprint of all that stands above the end: not a proof of origin, but of wholeness."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:_DIGEST_LENGTH]


def _show_result(result: Result | None) -> str:
    if result is None:
        return _UNFINISHED
    winners = "+".join(COLOURS[seat] for seat in result.winners) or _NOBODY
    return f"{winners} by {result.reason}, " + " ".join(map(str, result.scores))


class _Reader:
    """One pass over the lines of a record."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self.at = 0

    def record(self) -> Record:
        """The whole record."""
        self._title()
        headers = self._headers()
        game, rules, players = self._game(headers)
        moves = self._moves(game, players)
        return Record(
            game=game.name,
            rules=rules,
            players=players,
            options=self._options(headers, game, players),
            seats=self._seats(headers, players),
            seed=self._seed(headers),
            result=self._result(headers, game, players),
            moves=moves,
        )

    def _wrong(self, line: int, what: str, **facts: object) -> NoReturn:
        raise MalformedRecord(line=line, what=what, **facts)

    def _title(self) -> None:
        title, _, version = self.lines[0].rpartition(" ")
        if title != _TITLE or not _is_number(version) or version == "0":
            self._wrong(1, "not_a_record")
        if int(version) > FORMAT:
            raise NewerRecord(line=1, what="format", game=None, asked=int(version), known=FORMAT)
        self.at = 1

    def _headers(self) -> dict[str, tuple[int, str]]:
        """Headers up to the first empty line, each with its line number."""
        headers: dict[str, tuple[int, str]] = {}
        while self.at < len(self.lines) and self.lines[self.at].strip():
            text = self.lines[self.at]
            self.at += 1
            if text.startswith("#"):
                continue
            name, colon, value = text.partition(": ")
            if not colon:
                self._wrong(self.at, "bad_line", asked=text)
            if name not in _HEADERS:
                self._wrong(self.at, "unknown_header", name=name, known=list(_HEADERS))
            if name in headers:
                self._wrong(self.at, "repeated_header", name=name)
            headers[name] = (self.at, value.strip())
        for name in _NEEDED:
            if name not in headers:
                self._wrong(self.at + 1, "missing_header", name=name)
        return headers

    def _game(self, headers: Mapping[str, tuple[int, str]]) -> tuple[Game, int, int]:
        line, name = headers["Game"]
        try:
            game = find(name)
        except EmporionError as error:
            raise MalformedRecord(line=line, what="bad_value", name="Game", asked=name) from error
        rules = self._number(headers, "Rules")
        if rules not in game.supported:
            raised = NewerRecord if rules > game.rules else OlderRecord
            known = game.rules if rules > game.rules else game.oldest
            raise raised(
                line=headers["Rules"][0], what="rules", game=name, asked=rules, known=known
            )
        players = self._number(headers, "Players")
        if not game.min_players <= players <= game.max_players:
            self._wrong(headers["Players"][0], "bad_value", name="Players", asked=players)
        return game.at(rules), rules, players

    def _number(self, headers: Mapping[str, tuple[int, str]], name: str) -> int:
        line, value = headers[name]
        if not _is_number(value) or int(value) < 1:
            self._wrong(line, "bad_value", name=name, asked=value)
        return int(value)

    def _options(
        self, headers: Mapping[str, tuple[int, str]], game: Game, players: int
    ) -> dict[str, OptionValue]:
        """The options named, as the game knows them; what is not named has its default."""
        line, text = headers.get("Options", (0, ""))
        settled: dict[str, OptionValue] = {
            option.name: option.default_for(players) for option in game.options
        }
        named: set[str] = set()
        for word in text.split():
            name, _, value = word.partition("=")
            choices = [
                choice
                for option in game.options
                if option.name == name and name not in named
                for choice in option.choices(players)
                if option_text(choice) == value
            ]
            if not choices:
                self._wrong(line, "bad_value", name="Options", asked=word)
            named.add(name)
            settled[name] = choices[0]
        return settled

    def _seed(self, headers: Mapping[str, tuple[int, str]]) -> str | None:
        if "Seed" not in headers:
            return None
        line, text = headers["Seed"]
        if not is_seed(text):
            self._wrong(line, "bad_value", name="Seed", asked=text)
        return text

    def _seats(self, headers: Mapping[str, tuple[int, str]], players: int) -> tuple[str, ...]:
        line, text = headers.get("Seats", (0, ""))
        labels = tuple(text.split())
        if labels and not are_labels(labels, players):
            self._wrong(line, "bad_value", name="Seats", asked=text)
        return labels

    def _result(
        self, headers: Mapping[str, tuple[int, str]], game: Game, players: int
    ) -> Result | None:
        line, text = headers.get("Result", (0, _UNFINISHED))
        if text == _UNFINISHED:
            return None
        head, _, tail = text.partition(", ")
        names, _, reason = head.partition(" by ")
        winners = [] if names == _NOBODY else names.split("+")
        scores = tail.split(" ")
        known = COLOURS[:players]
        if (
            any(name not in known for name in winners)
            or reason not in game.reasons(players)
            or len(scores) != players
            or not all(_is_number(score.removeprefix("-")) for score in scores)
        ):
            self._wrong(line, "bad_value", name="Result", asked=text)
        return Result(
            tuple(known.index(name) for name in winners), reason, tuple(map(int, scores)), line
        )

    def _moves(self, game: Game, players: int) -> tuple[Move, ...]:
        """The body, up to `end`."""
        moves: list[Move] = []
        names = {_CHANCE: CHANCE} | {COLOURS[seat]: seat for seat in range(players)}
        while self.at < len(self.lines):
            text = self.lines[self.at]
            self.at += 1
            if not text.strip() or text.startswith("#"):
                continue
            if text.split()[0] == _END:
                self._end(text)
                return tuple(moves)
            name, colon, tail = text.partition(": ")
            words = tail.split()
            if not colon or not words:
                self._stopped_short(text)
                self._wrong(self.at, "bad_line", asked=text)
            if name not in names:
                self._wrong(self.at, "unknown_actor", asked=name, known=list(names))
            moves.append(Move(names[name], self._actions(game, names[name], words), self.at))
        raise TruncatedRecord(line=len(self.lines), what="no_end")

    def _actions(self, game: Game, actor: int, words: list[str]) -> tuple[int, ...]:
        actions: list[int] = []
        for word in words:
            try:
                actions.append(game.parse(actor, word))
            except InvalidActionText as error:
                self._stopped_short(word)
                raise MalformedRecord(
                    line=self.at, what="invalid_action_text", asked=word
                ) from error
        return tuple(actions)

    def _stopped_short(self, text: str) -> None:
        """A last line without its end was cut off in mid-word, rather than written wrongly."""
        if self.at == len(self.lines):
            raise TruncatedRecord(line=self.at, what="no_end", asked=text)

    def _end(self, text: str) -> None:
        words = text.split()
        above = self.lines[: self.at - 1]
        if len(words) > 2 or any(line.strip() for line in self.lines[self.at :]):
            self._wrong(self.at, "after_end", asked=text)
        if len(words) == 2 and words[1] != _digest(above):
            if self.at == len(self.lines) and len(words[1]) < _DIGEST_LENGTH:
                raise TruncatedRecord(line=self.at, what="no_end", asked=text)
            raise TamperedRecord(line=self.at, what="seal", asked=words[1])


def is_seed(text: str) -> bool:
    """Whether a text can stand in a record as the seed of the dice."""
    return text.isprintable() and text != "" and text == text.strip()


def are_labels(labels: tuple[str, ...], players: int) -> bool:
    """Whether labels can stand in a record: a word for each seat."""
    return len(labels) == players and all(map(_is_word, labels))


def _is_word(label: object) -> bool:
    return isinstance(label, str) and label.isprintable() and label.split() == [label]


def _is_number(text: str) -> bool:
    """Whether a text is a plain decimal number of a sane length, in its only spelling."""
    plain = text.isascii() and text.isdigit() and len(text) <= 9
    return plain and (text == "0" or not text.startswith("0"))
