"""Leaving: a signal ends the game at the next moment when nothing is half done."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class ProgramExit(BaseException):
    """Somebody or something wants the program to end; not an error, so not an `Exception`."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    @property
    def exit_code(self) -> int:
        """What shells expect of a program that a signal ended: 130 for Ctrl-C."""
        return 128 + self.number


def abandon_output() -> None:
    """Write to nowhere from now on: the reader of the output has gone.

    Otherwise Python itself fails when it flushes its output at the end.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            os.dup2(nowhere, stream.fileno())
        except (OSError, ValueError):  # a stream without a file, as in tests
            continue


class ExitGuard:
    """While it is entered, Ctrl-C, a hang-up or a request to end raises `ProgramExit`.

    Within `shield` the signal waits: a decision is carried out and saved, or neither. Once the
    exception was raised or `ignore` called, the program is ending anyway, and signals are ignored.
    """

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._ending = False
        self._shielded = False
        self._waiting: int | None = None

    def __enter__(self) -> "ExitGuard":
        # Only the main thread may handle signals; elsewhere, as in tests, they stay as they are.
        if threading.current_thread() is threading.main_thread():
            for number in _SIGNALS:
                self._before[number] = signal.signal(number, self._on_signal)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextmanager
    def shield(self) -> Iterator[None]:
        """What is done inside is not interrupted by a signal."""
        self._shielded = True
        try:
            yield
        finally:
            self._shielded = False
        if self._waiting is not None:
            self._ending = True
            raise ProgramExit(self._waiting)

    def ignore(self) -> None:
        """Ignore all signals from now on."""
        self._ending = True

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        if self._ending:
            return
        if self._shielded:
            self._waiting = number
            return
        self._ending = True
        raise ProgramExit(number)
