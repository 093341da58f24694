"""Where a person sits: what is shown there, and what is asked.

On a terminal each step is a fresh screen, and long texts come page by page. Plainly, for screen
readers and pipes, everything follows what came before, and nothing is cleared or coloured.
"""

import sys
from collections.abc import Callable, Iterable
from typing import Final, Literal

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ..core.game import Game
from ..text import Wording
from .screen import widest, wrapped

_FORGET: Final = "\x1b[3J"
"""Clears what a terminal has scrolled away, so that one cannot scroll back to another's cards."""

_OUT_OF_SIGHT: Final = 100
"""Empty lines that push everything off any screen."""

_PROMPT_LINES: Final = 2
"""Lines that the question below a page takes."""


class UserConsole:
    """A console to show things on, and a function that reads a line."""

    def __init__(
        self,
        words: Wording,
        console: Console,
        read: Callable[[str], str] = input,
        plain: bool = False,
    ) -> None:
        self.words = words
        self.console = console
        self.on_screen = console.is_terminal and not plain
        self._read = read

    @property
    def width(self) -> int:
        """How many letters fit on a line."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines fit on the screen."""
        return self.console.height

    def show(self, *things: RenderableType) -> None:
        """Show things one below the other."""
        for thing in things:
            self.console.print(thing, highlight=False, soft_wrap=isinstance(thing, Text))

    def say(self, key: str, **facts: object) -> None:
        """A sentence of the terminal's own."""
        self.show(Text(self.words.say(key, **facts)))

    def progress_bar(self, game: Game) -> Progress:
        """A bar that counts games; nothing where nobody watches."""
        return Progress(
            TextColumn(self.words.game_title(game.name)),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.console,
            transient=True,
            disable=not self.console.is_terminal,
        )

    def fresh(self) -> None:
        """Begin a new screen."""
        if self.on_screen:
            self.console.clear()

    def hide(self) -> None:
        """Leave nothing to be seen of what was shown or typed, even on a plain terminal."""
        _forget_lines()
        if self.console.is_dumb_terminal:
            # It cannot clear anything: what was shown is at least pushed out of sight.
            self.console.file.write("\n" * max(self.height, _OUT_OF_SIGHT))
        elif self.console.is_terminal:
            # In this order: clearing the screen may push it into what can be scrolled back to.
            self.console.clear()
            self.console.file.write(_FORGET)
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line that the person types; raises `EOFError` where nothing more will come."""
        try:
            self.console.file.flush()
            return self._read(prompt).strip()
        except (OSError, RuntimeError):  # the terminal is gone, or was never there
            raise EOFError from None

    def pages(self, things: Iterable[RenderableType], then: str = "cli.page.back") -> None:
        """Show a long text, a screenful at a time; on a screen the person says when to go on.

        `then` is the key of what Enter does at the end of it.
        """
        if not self.on_screen:
            self.show(*things)
            return
        wide = widest(self.width)
        with self.console.capture() as captured:
            for thing in things:
                self.show(*(wrapped(thing, wide) if isinstance(thing, Text) else [thing]))
        lines = captured.get().rstrip("\n").split("\n")
        size = max(self.height - _PROMPT_LINES, 1)
        for start in range(0, len(lines), size):
            self.fresh()
            self.show(Text.from_ansi("\n".join(lines[start : start + size])))
            last = start + size >= len(lines)
            answer = self.ask(self.words.say(then if last else "cli.page.more") + " ")
            if answer:
                return


def open_console(words: Wording, plain: bool = False) -> UserConsole:
    """The console at this terminal."""
    colours: Literal["auto"] | None = None if plain else "auto"
    console = Console(color_system=colours, highlight=False, emoji=False, markup=False)
    if console.is_terminal and sys.stdin.isatty():
        _edit_lines()
    return UserConsole(words, console, plain=plain)


def _edit_lines() -> None:
    """Let `input` have arrow keys and a history, where the system can."""
    try:
        import readline  # noqa: F401, PLC0415 - importing it is what does it
    except ImportError:
        return


def _forget_lines() -> None:
    """Empty the history of what was typed."""
    history = sys.modules.get("readline")
    if history is not None:
        history.clear_history()
