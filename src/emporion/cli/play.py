"""A game at this terminal: whose decision it is, what is typed, and what it does."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ..bots import Bot
from ..core.errors import EmporionError, NothingToUndo
from ..table import Match, Turn, is_turn
from ..text.display import FORGETFUL, Display
from . import ending, helping
from .choices import ChoiceMenu, choices, laid_steps
from .errors import FileError, worded
from .files import claim, home, read_text, write_whole
from .leave import ExitGuard, ProgramExit, abandon_output
from .match_screen import MatchScreen
from .paint import style
from .prompt import Command, NotOpen, means_all, understand, understand_laid
from .screen import choice_lines, widest
from .seating import SeatLabels, bot_for
from .user_console import UserConsole


class Session:
    """One match with its people, on one console, kept in one file."""

    def __init__(
        self,
        match: Match,
        seating: SeatLabels,
        user: UserConsole,
        path: Path,
        display: Display = FORGETFUL,
        names: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.seating = seating
        self.user = user
        self.path = path
        self.words = user.words = user.words.at_table(match.game.name, names)
        self.display = display
        self.screen = MatchScreen(match, user, display)
        match.seats = seating.labels
        self._bots: dict[int, Bot] = {}
        self._watch = ExitGuard()
        self._interrupted = False
        """Whether the person leaves without having pressed Enter."""
        self._written = ""
        """What the file should hold, unless somebody else plays on in it."""
        self._unsaved: str | None = None
        """What kept the record from being saved, if anything; `None` before the first time."""

    def run(self) -> int:
        """Play until the game is over or the person leaves; returns the exit code."""
        code = 0
        with self._watch:
            try:
                try:
                    self._play()
                    return code
                except EOFError:
                    self._interrupted = True
                except _Quit:
                    pass
                self._watch.ignore()
            except ProgramExit as leaving:
                self._interrupted = True
                code = leaving.exit_code
            self._farewell()
        return code

    def _play(self) -> None:
        self._save()
        signs = helping.legend(self.words, self.match.game) if self.user.on_screen else ""
        self.screen.notify(" ".join([self.words.say("cli.welcome"), signs]).strip())
        while not self.match.over:
            self._decide()
        news = self.screen.last_news(self.seating.people)
        ending.show(self.user, self.match, self.seating, self.path, news)

    # -- decisions --------------------------------------------------------------------------

    def _decide(self) -> None:
        """One decision of the seat that is asked; one without a choice is taken without asking."""
        seat = self.match.actors[0]
        legal = self.match.legal(seat)
        if not self.seating.is_person(seat):
            self._carry_out(seat, *self._bot(seat).turn(self.match.view(seat), legal))
        elif len(legal) == 1 and is_turn(self.match.state, seat, legal):
            before = len(self.match.events)
            self._carry_out(seat, legal[0])
            self.screen.log.note_forced(before, seat)
        else:
            self._ask(seat)

    def _bot(self, seat: int) -> Bot:
        """The bot of a seat; it stays there, so that time that it saves is its own."""
        if seat not in self._bots:
            self._bots[seat] = bot_for(self.match, self.seating.labels[seat], seat)
        return self._bots[seat]

    def _carry_out(self, seat: int, *turn: int) -> None:
        """A whole turn, to its commit."""
        with self._watch.shield():
            for action in turn:
                self.match.apply(seat, action)
            self._save()

    def _ask(self, seat: int) -> None:
        """Ask a person, line by line, until something is committed."""
        self.screen.hand_over(seat, self.seating.people)
        turn = Turn(self.match, seat)
        turn.go_on()
        self.screen.tell_at_length(seat, choices(self.match, turn, self.words, self.display.memory))
        moves = len(self.match.moves)
        changed = True
        # A line may commit to something and begin the next chain: that one is asked to its end.
        while len(self.match.moves) == moves or turn.laid:
            menu = choices(self.match, turn, self.words, self.display.memory)
            self.screen.draw(seat, menu, changed)
            changed = self._answer(turn, menu)

    def _answer(self, turn: Turn, menu: ChoiceMenu) -> bool:
        """Read a line and do what it says; returns whether the table has changed by it."""
        self.screen.clear_notice()
        line = self.user.ask("> ")
        if not line:
            return True
        try:
            meant = self._understood(line, turn, menu)
            if isinstance(meant, Command):
                return self._command(meant, turn, menu)
            with self._watch.shield():
                before = len(self.match.events)
                if turn.play(meant):
                    self.screen.decided(turn.seat, before)
                    self._save()
                    if turn.left_out:
                        self.screen.notify(self.words.say("cli.left_out"))
                else:
                    turn.go_on()
        except EmporionError as error:
            self.screen.notify(worded(self.words, error))
            return False
        return True

    def _understood(self, line: str, turn: Turn, menu: ChoiceMenu) -> Command | list[int]:
        """What a line says; what is named but not open is refused with its reason."""
        try:
            return understand(line, self.words, menu.all, self.match.game, turn.seat)
        except NotOpen as error:
            raise turn.refusal(error.facts["action"]) from None

    # -- commands ---------------------------------------------------------------------------

    def _command(self, command: Command, turn: Turn, menu: ChoiceMenu) -> bool:
        """Do what a command says; returns whether the table is to be shown again."""
        name, about = command.name, command.about
        if name == "quit":
            raise _Quit
        if name == "undo":
            self._undo(turn, about)
        elif name == "save":
            self._save_as(about)
        elif name == "log":
            self._show_log(turn.seat)
        elif name == "scores":
            self._show_scores(turn.seat)
        elif name == "all":
            self.user.pages(choice_lines(menu, menu.many, widest(self.user.width)))
        elif name == "help":
            helping.help_on(self.user, self.match.game, about)
        elif name == "rules":
            helping.rules(self.user, self.match.game, about)
        return name in ("table", "undo")

    def _show_scores(self, seat: int) -> None:
        """The points so far, as far as they lie open."""
        hidden = self.display.hidden_scores
        table = ending.score_table(self.words, self.match, self.seating, seat, hidden)
        self.user.pages([table])

    def _undo(self, turn: Turn, about: str) -> None:
        """Take back the last step, the one that is named, or all of them."""
        steps = laid_steps(self.match, turn, self.words)
        if not steps:
            raise NothingToUndo(seat=turn.seat)
        if means_all(about, self.words):
            turn.undo_all()
            said = self.words.say("cli.undone.all")
        elif about:
            step = understand_laid(about, steps, self.match.game, turn.seat)
            turn.take_back(step)
            said = self._undone(step)
        else:
            said = self._undone(turn.undo())
        if not turn.laid:
            turn.go_on()
        self.screen.notify(said)

    def _undone(self, step: int) -> str:
        undone = self.words.action(self.match.game.name, step, None)
        return self.words.say("cli.undone", action=undone)

    def _show_log(self, seat: int) -> None:
        """All that a seat saw, and the seal that fixed the dice before it."""
        told = [line for line, _ in self.screen.log.told(self.match.events, seat)]
        if self.match.seal is not None:
            told.insert(0, Text(self.words.say("cli.sealed", seal=self.match.seal), style("dim")))
        self.user.pages(told)

    # -- the record -------------------------------------------------------------------------

    def _save(self) -> None:
        """Keep the record; a disk that is full later on must not end the game."""
        try:
            if self._written and read_text(self.path) != self._written:
                raise FileError("changed", self.path)
            self._written = self.match.record()
            write_whole(self.path, self._written)
        except FileError as error:
            if self._unsaved is None:
                raise
            self._unsaved = worded(self.words, error)
            self.screen.notify(self._unsaved)
        else:
            self._unsaved = ""

    def _save_as(self, name: str) -> None:
        """The record is saved after every decision; a copy under another name may be wanted."""
        path = claim(home(name)) if name else self.path
        write_whole(path, self.match.record())
        self.screen.notify(self.words.say("cli.saved", path=path))

    def _farewell(self) -> None:
        """Say where the game is kept and how to go on; the terminal may be gone already."""
        said = [
            self._unsaved or self.words.say("cli.farewell"),
            f"  emporion play --resume {shlex.quote(str(self.path))}",
        ]
        try:
            # Where nobody has pressed Enter, the prompt's line is still to be ended.
            self.user.show(*[Text()] * self._interrupted, Text("\n".join(said)))
        except OSError:
            abandon_output()


class _Quit(Exception):
    """The person has typed the command to leave."""
