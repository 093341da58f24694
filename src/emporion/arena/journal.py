"""The games of a run, kept in a file as they end: a line each, below a line that says which run."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from .errors import BrokenJournal, RunMismatch
from .matches import GameResult

_RUN: Final = "run"
_BEGINNING: Final = b'{"run": {'


class GameKey(NamedTuple):
    """Which game of a contest: the numbers of its pairing and deal, and the candidate's seat."""

    pairing: int
    deal: int
    candidate_seat: int


class Journal:
    """The games so far. Opened again, it goes on; a last line that a kill cut short is dropped.

    >>> from tempfile import TemporaryDirectory
    >>> result = GameResult((9, 4), ((0,), (1,)), (0,), "points", 80, {})
    >>> with TemporaryDirectory() as folder:
    ...     for _ in range(2):
    ...         journal = Journal(Path(folder, "games"), {"seed": "1"})
    ...         print(len(journal.games))
    ...         journal.append({GameKey(0, 0, 0): result})
    ...         journal.close()
    0
    1
    """

    def __init__(self, path: Path, identity: dict[str, Any]) -> None:
        """Open or begin it; raises `RunMismatch`, `BrokenJournal` or `OSError`."""
        self._path = path
        self.games: dict[GameKey, GameResult] = {}
        # Unbuffered: a line is in the file, or it is not, whatever interrupts us.
        self._file = path.open("ab+", buffering=0)
        try:
            self._load(identity)
        except BaseException:
            self._file.close()
            raise

    def append(self, games: Mapping[GameKey, GameResult]) -> None:
        """Write games that have ended."""
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

    def _load(self, identity: dict[str, Any]) -> None:
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
                self.games[GameKey(*data["at"])] = GameResult.from_data(data)
                return
            kept = dict(data[_RUN])
        except (ValueError, LookupError, TypeError):
            raise BrokenJournal(name=str(self._path), line=number) from None
        self._check_identity(kept, identity)

    def _check_identity(self, kept: dict[str, Any], identity: dict[str, Any]) -> None:
        """Games of another run are not to be mixed with those of this one."""
        for what, value in json.loads(json.dumps(identity)).items():
            if kept.get(what) != value:
                raise RunMismatch(
                    name=str(self._path),
                    what=what,
                    known=_shown(kept.get(what)),
                    asked=_shown(value),
                )


def _shown(value: Any) -> str:
    """A fact of a run as it can be told."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{name}={part}" for name, part in value.items())
    return str(value)
