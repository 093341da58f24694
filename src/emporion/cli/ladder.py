"""The ladder: bots measured against each other, every game kept, the results told and drawn."""

import json
import os
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..arena import Contest, Ladder, Pairing, report, worker_pool
from ..arena.charts import chart
from ..arena.journal import Journal
from ..arena.pairings import DEFAULT_GAMES, GameCount, default_pairings
from ..arena.plan import BUDGETS, curve_pairings
from ..arena.ratings import library
from ..core.game import Game
from ..games import find
from ..text import Wording
from . import start
from .errors import UsageError
from .files import file_errors, make_folder, write_whole
from .ladder_tables import shown
from .leave import ExitGuard, ProgramExit
from .user_console import UserConsole, open_console

GAMES_FILE: Final = "games.jsonl"


@dataclass(frozen=True)
class LadderArguments:
    """What was asked of the ladder, as it was typed."""

    game: str
    players: str | None
    settings: list[str] | None
    games: str | None
    pairings: list[str] | None
    seed: str
    processes: str | None
    scheduler: str | None
    out: Path | None
    full: bool
    curve: bool
    budgets: str | None


def ladder(words: Wording, wanted: LadderArguments) -> int:
    """Play a contest, or go on with it; Ctrl-C keeps all games and shows what they say so far."""
    game = find(wanted.game)
    games = _games(wanted.games)
    processes = start.whole_number(wanted.processes, "--processes", os.cpu_count() or 1, minimum=1)
    contest = _contest(words, game, wanted)
    library()
    user = open_console(words)
    folder = make_folder(wanted.out or Path(f"{contest.kind}-{game.name}"))
    kept = folder / GAMES_FILE
    with file_errors(kept), closing(Journal(kept, contest.identity())) as journal:
        course = Ladder(contest, journal, games, wanted.full)
        code = _play(user, game, course, processes, wanted.scheduler)
    data = report(course)
    stem = folder / contest.kind
    write_whole(stem.with_suffix(".json"), json.dumps(data, indent=2, ensure_ascii=False) + "\n")
    drawn = chart(data, words.lang)
    if drawn is not None:
        write_whole(stem.with_suffix(".svg"), drawn)
    user.show(*shown(words, data))
    if not course.complete:
        user.say("cli.ladder.left")
    user.say("cli.ladder.kept", path=folder)
    return code


def _games(typed: str | None) -> GameCount:
    """How many games: `40`, or `20%` of the default number."""
    if typed is None:
        return DEFAULT_GAMES
    number = start.whole_number(typed.strip().removesuffix("%"), "--games", 0, minimum=1)
    return GameCount(number, typed.strip().endswith("%"))


def _contest(words: Wording, game: Game, wanted: LadderArguments) -> Contest:
    """The contest as asked for; raises what the game, a bot or the terminal has against it."""
    players = start.whole_number(wanted.players, "--players", game.default_players)
    options = tuple(start.read_options(words, game, wanted.settings).items())
    read = tuple(map(Pairing.read, wanted.pairings or ()))
    if not wanted.curve:
        if wanted.budgets:
            raise UsageError("needs", asked="--budgets", name="--curve")
        contest = Contest(game.name, players, options, read or default_pairings(), wanted.seed)
    else:
        if len(read) > 1 or (read and read[0].candidate.budget):
            raise UsageError("one_pairing")
        budgets = tuple(wanted.budgets.split(",")) if wanted.budgets else BUDGETS
        pairings = curve_pairings(read[0] if read else None, budgets)
        contest = Contest(game.name, players, options, pairings, wanted.seed, "curve")
    contest.check()
    return contest


def _play(
    user: UserConsole, game: Game, course: Ladder, processes: int, scheduler: str | None
) -> int:
    """Play what is missing; returns the exit code if a signal cut it short."""
    with ExitGuard(), user.progress_bar(game) as progress:
        bar = progress.add_task("", total=None)
        try:
            with worker_pool(processes, scheduler) as workers:
                for done, total in course.run(workers):
                    progress.update(bar, completed=done, total=total)
        except ProgramExit as leaving:
            return leaving.exit_code
    return 0
