"""The games of a run, kept in a file as they end: a line each, below a line that says which run."""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from .errors import BrokenJournal, OtherRun
from .matches import Played
from .pace import Pace

_RUN: Final = "run"
_BEGINNING: Final = b'{"run": {'


class Place(NamedTuple):
    """Which game of a contest: the pairing's number, the deal's, and the candidate's seat."""

    pairing: int
    deal: int
    seating: int


@dataclass(frozen=True)
class Result:
    """What is kept of a game."""

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    paces: dict[str, Pace] = field(compare=False)

    @classmethod
    def of(cls, played: Played) -> "Result":
        """The result of a match."""
        return cls(
            played.scores,
            played.ranking,
            played.winners,
            played.reason,
            played.decisions,
            played.paces,
        )

    def as_data(self) -> dict[str, Any]:
        """As JSON data."""
        paces = {level: pace.as_data() for level, pace in self.paces.items()}
        return {
            "scores": self.scores,
            "ranking": self.ranking,
            "winners": self.winners,
            "reason": self.reason,
            "decisions": self.decisions,
            "paces": paces,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Result":
        """The reverse of `as_data`."""
        return cls(
            tuple(data["scores"]),
            tuple(map(tuple, data["ranking"])),
            tuple(data["winners"]),
            data["reason"],
            data["decisions"],
            {level: Pace.from_data(pace) for level, pace in data["paces"].items()},
        )


class Journal:
    """The games so far. Opened again, it goes on; a last line that a kill cut short is dropped."""

    def __init__(self, path: Path, identity: dict[str, Any]) -> None:
        """Open or begin it; raises `OtherRun`, `BrokenJournal` or `OSError`."""
        self._path = path
        self.games: dict[Place, Result] = {}
        # Unbuffered: a line is in the file, or it is not, whatever interrupts us.
        self._file = path.open("ab+", buffering=0)
        try:
            self._take_up(identity)
        except BaseException:
            self._file.close()
            raise

    def keep(self, games: dict[Place, Result]) -> None:
        """Add games that have ended."""
        lines = [json.dumps({"at": place, **game.as_data()}) for place, game in games.items()]
        self._write(lines)
        self.games |= games

    def close(self) -> None:
        """No more games."""
        self._file.close()

    def _write(self, lines: list[str]) -> None:
        data = "".join(f"{line}\n" for line in lines).encode()
        while data:
            data = data[os.write(self._file.fileno(), data) :]

    def _take_up(self, identity: dict[str, Any]) -> None:
        """Read what is there; only what is surely ours is changed."""
        self._file.seek(0)
        whole, newline, cut = self._file.read().rpartition(b"\n")
        if newline:
            for number, line in enumerate(whole.split(b"\n"), 1):
                self._read(number, line, identity)
        elif not cut.startswith(_BEGINNING[: len(cut)]):
            raise BrokenJournal(name=str(self._path), line=1)
        self._file.truncate(len(whole) + len(newline))
        if not newline:
            self._write([json.dumps({_RUN: identity})])

    def _read(self, number: int, line: bytes, identity: dict[str, Any]) -> None:
        try:
            data = json.loads(line)
            if number > 1:
                self.games[Place(*data["at"])] = Result.from_data(data)
                return
            kept = dict(data[_RUN])
        except (ValueError, LookupError, TypeError):
            raise BrokenJournal(name=str(self._path), line=number) from None
        self._refuse_other(kept, identity)

    def _refuse_other(self, kept: dict[str, Any], identity: dict[str, Any]) -> None:
        """Games of another run are not to be mixed with those of this one."""
        for what, value in json.loads(json.dumps(identity)).items():
            if kept.get(what) != value:
                raise OtherRun(
                    name=str(self._path), what=what, known=_said(kept.get(what)), asked=_said(value)
                )


def _said(value: Any) -> str:
    """A fact of a run as it can be told."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{name}={part}" for name, part in value.items())
    return str(value)
