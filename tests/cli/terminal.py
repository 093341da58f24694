"""The program in a terminal of its own, as a person has it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

_PATIENCE = 60
"""Seconds to wait for what should come at once, on a machine that is busy."""

_PAUSE = 20
"""Seconds after which something is done again that the program has not reacted to. Two signals in a
row could disturb a program that is ending.
"""

_ATTACH = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
tty = os.open(sys.argv[1], os.O_RDWR)
for number in (0, 1, 2):
    os.dup2(tty, number)
os.execv(sys.executable, [sys.executable, "-m", "emporion", *sys.argv[2:]])
"""
"""A session's leader gets the first terminal it opens as its own: only then is Ctrl-C a signal.
It also reacts to Ctrl-C where the tests themselves run in the background, which do not."""


def environ(lang: str = "en") -> dict[str, str]:
    """This process's environment for one that runs in another folder."""
    chosen = os.environ | {"TERM": "xterm-256color", "EMPORION_LANG": lang}
    for name in ("COLUMNS", "LINES", "NO_COLOR"):
        chosen.pop(name, None)
    if "PYTHONPATH" in chosen:
        paths = chosen["PYTHONPATH"].split(os.pathsep)
        chosen["PYTHONPATH"] = os.pathsep.join(str(Path(path).absolute()) for path in paths)
    return chosen


class Terminal:
    """One run of `emporion`; what it shows is collected in `seen`."""

    def __init__(
        self, *arguments: str, cwd: Path, size: tuple[int, int] = (80, 24), lang: str = "en"
    ) -> None:
        self._desk, tty = pty.openpty()
        width, height = size
        fcntl.ioctl(tty, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", _ATTACH, os.ttyname(tty), *arguments],
            cwd=cwd,
            env=environ(lang),
            stdin=tty,
            stdout=tty,
            stderr=tty,
            start_new_session=True,
        )
        os.close(tty)
        self.seen = ""

    def await_(self, text: str) -> str:
        """Read until a text appears; returns what was shown up to it, from the last wait on."""
        return self.await_like(re.escape(text))

    def await_like(self, pattern: str) -> str:
        """The same for a regular expression."""
        end = time.monotonic() + _PATIENCE
        while not (found := re.search(pattern, self.seen)):
            assert self._read(end), f"{pattern!r} did not come: {self.seen[-2000:]}"
        shown, self.seen = self.seen[: found.start()], self.seen[found.end() :]
        return shown

    def _read(self, end: float) -> bool:
        """Read some more; returns whether there was any, before the end of our patience."""
        ready, _, _ = select.select([self._desk], [], [], max(0, end - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._desk, 65536)
        except OSError:  # the other end is closed
            return False
        self.seen += data.decode("utf-8", "replace")
        return bool(data)

    def type(self, text: str) -> None:
        """Press keys; "\\x03" is Ctrl-C, "\\x04" is Ctrl-D."""
        os.write(self._desk, text.encode())

    def wait(self) -> int:
        """Read to the end; returns the exit code."""
        end = time.monotonic() + _PATIENCE
        while self._read(end):
            pass
        assert time.monotonic() < end, f"it did not end: {self.seen[-2000:]}"
        return self.hang_up()

    def insist(self, act: Callable[[], None]) -> int:
        """Do something until the program ends by it; returns the exit code.

        A signal that comes just before a program waits for a key is noticed only with
        the next one: a person presses Ctrl-C again.
        """
        for _ in range(_PATIENCE // _PAUSE):
            act()
            end = time.monotonic() + _PAUSE
            while self._read(end):
                pass
            if self.process.poll() is not None or time.monotonic() < end:
                break
        return self.wait()

    def hang_up(self) -> int:
        """Close the terminal, as a closed window does; returns the exit code."""
        if self._desk >= 0:
            os.close(self._desk)
            self._desk = -1
        return self.process.wait(_PATIENCE)

    def end(self) -> None:
        """Clear away what a failed test has left."""
        if self.process.poll() is None:
            self.process.kill()
        self.hang_up()
