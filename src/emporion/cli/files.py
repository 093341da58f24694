"""Records as files: read whole, written at once or not at all, never over somebody else's."""

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from itertools import count
from pathlib import Path
from typing import Final

from ..core.errors import EmporionError
from .errors import FileError

SUFFIX: Final = ".emporion"

_BEGINNING: Final = b"Emporion record "

_LARGEST: Final = 4_000_000
"""A record of a game is some kilobytes: what is larger than this is something else."""


def read_text(path: Path) -> str:
    """The text of a file; raises `FileError`."""
    with file_errors(path, ValueError):
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
        if len(data) > _LARGEST:
            raise FileError("not_text", path)
        return data.decode("utf-8")


def write_whole(path: Path, text: str) -> None:
    """Write a file in one step: a reader sees the old text or the new, never a part.

    Whatever ends the program in between leaves the old text. Raises `FileError`.
    """
    with file_errors(path, ValueError, writing=True):
        target = path.resolve()
        if target.exists() and not target.is_file() and not target.is_dir():
            target.write_text(text, encoding="utf-8")  # a device or a pipe, not to be replaced
            return
        draft = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            draft.write_text(text, encoding="utf-8")
            if target.is_file():
                shutil.copymode(target, draft)
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)


def write_beside(path: Path, text: str) -> None:
    """Write a file that is not a record, and never over a record; raises `FileError`."""
    if is_record(path):
        raise FileError("record", path)
    write_whole(path, text)


def is_record(path: Path) -> bool:
    """Whether a file is there that begins as a record does."""
    try:
        if not path.is_file():  # to open a pipe would wait for somebody to write into it
            return False
        with path.open("rb") as file:
            return file.read(len(_BEGINNING)) == _BEGINNING
    except (OSError, ValueError):
        return False


def home(name: str) -> Path:
    """A path as a person types it: `~` is their home."""
    try:
        return Path(name).expanduser()
    except RuntimeError:  # nobody of that name has a home here
        return Path(name)


def claim(path: Path) -> Path:
    """Make a new, empty file, so that nobody else takes its name; raises `FileError`."""
    with file_errors(path, ValueError, writing=True):
        if path.is_dir():
            raise FileError("folder", path)
        path.touch(exist_ok=False)
    return path


def claim_by_name(folder: Path, game: str, seed: str | None) -> Path:
    """A new file for a game's record, named after the game, the day and the seed.

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
        except FileError as error:
            if error.facts["what"] != "exists":
                raise
    raise AssertionError


def make_folder(path: Path) -> Path:
    """A folder to write into; raises `FileError`."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise FileError("not_folder", path) from None
    except (OSError, ValueError) as error:
        raise _file_error(path, error) from None
    return path


@contextmanager
def file_errors(path: Path, *others: type[ValueError], writing: bool = False) -> Iterator[None]:
    """Raise `FileError` for the system's errors, and for the errors in `others`.

    Where a file is opened for `writing`, what can be missing is its folder.
    """
    caught: tuple[type[OSError | ValueError], ...] = (OSError, *others)
    try:
        yield
    except EmporionError:
        raise  # some derive from OSError and say more
    except caught as error:
        if writing and isinstance(error, FileNotFoundError):
            raise FileError("no_folder", path.parent) from None
        raise _file_error(path, error) from None


def _file_error(path: Path, error: OSError | ValueError) -> FileError:
    """What an error of the system means for a person; a `ValueError` is an invalid name."""
    reasons: dict[type[Exception], str] = {
        FileNotFoundError: "missing",
        FileExistsError: "exists",
        PermissionError: "denied",
        IsADirectoryError: "folder",
        NotADirectoryError: "missing",
        UnicodeDecodeError: "not_text",
        ValueError: "missing",
    }
    what = reasons.get(type(error), "other")
    reason = error.strerror if isinstance(error, OSError) else None
    return FileError(what, path, reason=reason or type(error).__name__)
