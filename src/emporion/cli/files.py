"""Records as files: read whole, written at once or not at all, never over somebody else's."""

import os
import re
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final

from .errors import FileTrouble

SUFFIX: Final = ".emporion"

_LARGEST: Final = 4_000_000
"""A record of a game is some kilobytes: what is larger than this is something else."""


def read_text(path: Path) -> str:
    """The text of a file; raises `FileTrouble`."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise FileTrouble("not_text", path)
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise FileTrouble("not_text", path) from None
    except OSError as error:
        raise _trouble(path, error) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file in one step: whoever reads it sees the old text or the new, never a part.

    Whatever ends the program in between leaves the old text. Raises `FileTrouble`.
    """
    target = path.resolve()
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        try:
            draft.write_text(text, encoding="utf-8")
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise _trouble(path, error) from None


def claim(path: Path) -> Path:
    """Make a new, empty file, so that nobody else takes its name; raises `FileTrouble`."""
    try:
        path.touch(exist_ok=False)
    except OSError as error:
        raise _trouble(path, error) from None
    return path


def claim_by_name(folder: Path, game: str, seed: str | None) -> Path:
    """A new file for a game's record: `byzanz-2025-11-15-7.emporion` for the seed 7.

    Without a seed the games of a day are numbered; a name in use gets a number behind it.
    """
    stem = f"{game}-{date.today().isoformat()}"
    if seed is not None:
        stem += "-" + (re.sub(r"[^A-Za-z0-9]+", "-", seed).strip("-")[:24] or "0")
    for number in count(1):
        name = stem if seed is not None and number == 1 else f"{stem}-{number}"
        path = folder / (name + SUFFIX)
        try:
            return claim(path)
        except FileTrouble as error:
            if error.facts["what"] != "exists":
                raise
    raise AssertionError


def make_folder(path: Path) -> Path:
    """A folder to write into; raises `FileTrouble`."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _trouble(path, error) from None
    return path


def _trouble(path: Path, error: OSError) -> FileTrouble:
    """What an error of the system means for a person."""
    reasons: dict[type[OSError], str] = {
        FileNotFoundError: "missing",
        FileExistsError: "exists",
        PermissionError: "denied",
        IsADirectoryError: "folder",
        NotADirectoryError: "missing",
    }
    what = reasons.get(type(error), "other")
    return FileTrouble(what, path, reason=error.strerror or type(error).__name__)
