"""A record played again: step by step, at one position, as a log, or as pictures."""

import re
from pathlib import Path
from typing import Final

from rich.text import Text

from ..core.errors import EmporionError
from ..core.seats import CHANCE
from ..core.state import View
from ..render.open_view import open_view
from ..render.svg import svg
from ..render.text_layout import WIDTH
from ..table import Match, replay
from ..table.positions import positions
from ..text import Wording
from ..text.display import Display
from .errors import HiddenSeat, UnknownPosition, UnknownStep, worded
from .files import home, make_folder, read_text, write_beside
from .match_log import MatchLog
from .paint import seat_name, style, table_lines
from .prompt import find_command
from .screen import ScreenParts, blocks, compose, folded, narrowed, news_lines, widest
from .seating import SeatLabels, find_colour
from .user_console import UserConsole

EVERYBODY: Final = "all"

_COMMANDS: Final = ("next", "previous", "first", "last", "log", "svg", "quit")


class ReplayViewer:
    """Every position of a match, through somebody's eyes."""

    def __init__(self, match: Match, words: Wording, eyes: str | None) -> None:
        self.match = match
        self.words = words = words.at_table(match.game.name)
        self.open = eyes == EVERYBODY
        """Whether all hands are shown."""
        self.seat = None if eyes in (None, EVERYBODY) else self._eyes(eyes or "")
        if self.open and not match.over:
            raise HiddenSeat(seat=None)
        self.log = MatchLog(words, match, Display(memory=self.open))
        self.positions = positions(match)
        self.at = len(self.positions) - 1

    def _eyes(self, colour: str) -> int:
        """A seat to look from: any once the game is over; before that only a lone person's."""
        seat = find_colour(self.words, colour, self.match.state.players)
        people = SeatLabels(self.match.seats).people
        if not self.match.over and people != [seat]:
            raise HiddenSeat(seat=self.words.seat(seat))
        return seat

    def go(self, number: int) -> None:
        """Go to the position after a number of moves; raises `UnknownPosition`."""
        if not 0 <= number < len(self.positions):
            raise UnknownPosition(asked=number, max=len(self.positions) - 1)
        self.at = number

    def view(self) -> View:
        """What is seen at the present position."""
        state = self.positions[self.at].state
        # Only once the game is over, when nothing is secret any more.
        return open_view(self.match.game.name, state) if self.open else state.view(self.seat)

    def picture(self) -> str:
        """The present position as SVG."""
        return svg(self.view(), self.words.lang, memory=self.open)

    def told(self) -> list[tuple[Text, bool]]:
        """What happened in the last move."""
        before = self.positions[self.at - 1].events if self.at else 0
        until = self.positions[self.at].events
        return self.log.told(self.match.events[:until], self.seat, before)

    def whole_log(self) -> list[Text]:
        """Everything that happened."""
        return [line for line, _ in self.log.told(self.match.events, self.seat)]

    def heading(self) -> Text:
        """Which position this is, and the move that led to it."""
        where = self.words.say("cli.replay.at", at=self.at, max=len(self.positions) - 1)
        heading = Text(where, style("dim"))
        if not self.at:
            return heading
        move = self.match.moves[self.at - 1]
        show = self.match.game.show
        texts = " ".join(show(move.actor, action) for action in move.actions)
        if move.actor != CHANCE:
            actor = seat_name(self.words, move.actor)
        else:
            actor = Text(self.words.say("cli.replay.chance"))
        game = self.words.game(self.match.game.name)
        recalls = move.actor == self.seat and game.recalls_moves(self.match.view(None))
        if not self.match.over and not recalls:
            # The record has what others were dealt and have hidden, and what the viewer may not
            # look at again; the news tells what is open.
            return Text.assemble(heading, "  ", actor)
        return Text.assemble(heading, "  ", actor, (f": {texts}", style("dim")))


def open_record(path: Path, words: Wording, eyes: str | None) -> ReplayViewer:
    """The replay of a record's file; raises `RecordError`, `FileError` or `HiddenSeat`."""
    return ReplayViewer(replay(read_text(path)), words, eyes)


def write_pictures(viewer: ReplayViewer, target: Path, every: bool) -> list[Path]:
    """Draw the present position into a file, or every position into a folder."""
    if not every:
        write_beside(target, viewer.picture())
        return [target]
    make_folder(target)
    digits = len(str(len(viewer.positions) - 1))
    written = []
    for number in range(len(viewer.positions)):
        viewer.go(number)
        path = target / f"{number:0{digits}}.svg"
        write_beside(path, viewer.picture())
        written.append(path)
    return written


def show(user: UserConsole, viewer: ReplayViewer, notice: str = "") -> None:
    """One position."""
    roomy = user.width >= WIDTH
    lines = table_lines(
        viewer.view(), viewer.words, Display(memory=viewer.open), user.on_screen and roomy
    )
    said = [Text(notice, style("note"))] if notice else []
    if not user.on_screen:
        user.show(viewer.heading(), *[line for line, _ in viewer.told()], Text(), *lines, *said)
        return
    width = widest(user.width)
    lines = lines if roomy else narrowed(lines, width)
    table, asked = folded(lines, width) if len(blocks(lines)) > 1 else (lines, [])
    parts = ScreenParts(
        news=[*narrowed([viewer.heading()], width), *news_lines(viewer.told(), width)],
        table=table,
        asked=asked,
        notice=narrowed([*said, Text(user.words.say("cli.replay.hint"), style("dim"))], width),
    )
    user.fresh()
    user.show(*compose(parts, user.height, lambda n: user.words.count("cli.news.more", n)))


def step(user: UserConsole, viewer: ReplayViewer) -> None:
    """Step through the record until the person leaves."""
    viewer.at = 0
    notice = "" if user.on_screen else user.words.say("cli.replay.hint")
    while True:
        show(user, viewer, notice)
        line = user.ask("> ")
        try:
            notice = _carry_out(user, viewer, line)
        except EmporionError as error:
            notice = worded(user.words, error)
        except _ViewerClosed:
            return


class _ViewerClosed(Exception):
    """The person has seen enough."""


def _carry_out(user: UserConsole, viewer: ReplayViewer, line: str) -> str:
    """Do what a line says; returns what there is to say about it."""
    last = len(viewer.positions) - 1
    if re.fullmatch(r"-?[0-9]{1,9}", line):
        viewer.go(int(line))
        return ""
    command = find_command(line or "next", user.words, _COMMANDS)
    if command is None:
        raise UnknownStep(asked=line)
    if command.name == "quit":
        raise _ViewerClosed
    if command.name == "next":
        viewer.go(min(viewer.at + 1, last))
    elif command.name == "previous":
        viewer.go(max(viewer.at - 1, 0))
    elif command.name in ("first", "last"):
        viewer.go(0 if command.name == "first" else last)
    elif command.name == "log":
        user.pages(viewer.whole_log())
    else:
        target = home(command.about or f"{viewer.at}.svg")
        write_pictures(viewer, target, every=False)
        return user.words.say("cli.saved", path=target)
    return ""
