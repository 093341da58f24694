"""Consoles without a terminal: what is typed comes from a list, what is shown can be read."""

from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from rich.console import Console

from emporion.cli.play import Session
from emporion.cli.seating import SeatLabels, seat_people
from emporion.cli.user_console import UserConsole
from emporion.table import Match, new_match
from emporion.text import wording
from emporion.text.display import FORGETFUL, Display


class Scripted(UserConsole):
    """A console whose person types given lines, then nothing more."""

    def __init__(
        self,
        lines: Iterable[str] = (),
        lang: str = "en",
        screen: bool = False,
        width: int = 80,
        height: int = 24,
    ) -> None:
        self.paper = StringIO()
        console = Console(
            file=self.paper,
            force_terminal=screen,
            color_system=None,
            width=width,
            height=height,
            highlight=False,
            legacy_windows=False,
        )
        self._lines = iter(lines)
        super().__init__(wording(lang), console, self._next_line)

    def _next_line(self, prompt: str) -> str:
        self.paper.write(prompt)
        for line in self._lines:
            self.paper.write(line + "\n")
            return line
        raise EOFError

    @property
    def shown(self) -> str:
        """Everything that was shown and typed."""
        return self.paper.getvalue()


def seated(
    path: Path,
    user: UserConsole,
    match: Match | None = None,
    people: int = 1,
    players: int = 4,
    seed: str = "7",
    display: Display = FORGETFUL,
) -> Session:
    """A session of Byzanz with people from Blue on, and random bots."""
    if match is None:
        match = new_match("byzanz", players, seed=seed)
    seating: SeatLabels = seat_people(match.state.players, 0, people, ["random"])
    return Session(match, seating, user, path, display)
