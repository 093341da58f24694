"""What each command does with its options."""

import json
import sys
import time
from dataclasses import dataclass, fields
from pathlib import Path

from rich.text import Text

from ..arena import Job, MatchResult, jobs, play_all, processes_for
from ..core.game import Game
from ..games import find, names
from ..table import Match
from ..text import Wording
from ..text.display import Display
from . import game_tables, helping, replay_viewer, results, start
from .errors import UsageError
from .files import claim, claim_by_name, write_beside
from .leave import ExitGuard, ProgramExit
from .play import Session
from .seating import SeatLabels, find_colour, people_names, split_levels
from .user_console import UserConsole, open_console


@dataclass(frozen=True)
class MatchArguments:
    """What was asked of a game, as it was typed."""

    game: str | None
    players: str | None
    seat: str | None
    bots: list[str] | None
    people: str | None
    seed: str | None
    settings: list[str] | None
    file: Path | None
    names: str | None = None

    @property
    def anything(self) -> bool:
        """Whether anything besides the game was asked for."""
        asked = (getattr(self, field.name) for field in fields(self) if field.name != "game")
        return any(value is not None and value != [] for value in asked)


def play(words: Wording, asked: MatchArguments, display: Display, plain: bool) -> int:
    """A new game; in a terminal where nothing was asked for, one screen comes first."""
    user = open_console(words, plain)
    setup = _match_setup(words, asked)
    if user.on_screen and sys.stdin.isatty() and not asked.anything:
        left = start.unfinished_game(Path(), names() if asked.game is None else [setup.game.name])
        chosen = start.opening(user, setup, left)
        if isinstance(chosen, Path):
            left_match = start.resumed_match(chosen, user.words, None, None)
            return _resume(user, left_match, chosen, display)
        if chosen is None:
            return 0
        setup = chosen
    seating = setup.seating()
    called = people_names(seating, asked.names)
    match = setup.begin()
    game = setup.game.name
    path = claim_by_name(Path(), game, setup.seed) if asked.file is None else claim(asked.file)
    return Session(match, seating, user, path, display, called).run()


def go_on(
    words: Wording, resumed: Path, asked: MatchArguments, display: Display, plain: bool
) -> int:
    """A game that was left, from its record and into it, or into another file."""
    for name, value in (
        ("--players", asked.players),
        ("--people", asked.people),
        ("--seed", asked.seed),
        ("--option", asked.settings),
    ):
        if value:
            raise UsageError("fixed", asked=name)
    match = start.resumed_match(resumed, words, asked.seat, asked.bots)
    path = resumed if asked.file is None else claim(asked.file)
    return _resume(open_console(words, plain), match, path, display, asked.names)


def _resume(
    user: UserConsole, match: Match, path: Path, display: Display, names: str | None = None
) -> int:
    seating = SeatLabels(match.seats)
    return Session(match, seating, user, path, display, people_names(seating, names)).run()


def _match_setup(words: Wording, asked: MatchArguments) -> start.MatchSetup:
    """A game as asked for; raises what the game or the terminal has against it."""
    game = find(asked.game or names()[0])
    players = start.whole_number(asked.players, "--players", game.default_players)
    options = start.read_options(words, game, asked.settings)
    game.setup(players, options)
    return start.MatchSetup(
        game=game,
        players=players,
        seat=0
        if asked.seat is None
        else find_colour(words.at_table(game.name), asked.seat, players),
        people=start.whole_number(asked.people, "--people", 1),
        levels=split_levels(game.name, asked.bots),
        options=options,
        seed=asked.seed,
    )


def replay(
    words: Wording,
    file: Path,
    at: str | None,
    eyes: str | None,
    svg: Path | None,
    every: bool,
    log: bool,
    plain: bool,
) -> int:
    """A record played again."""
    user = open_console(words, plain)
    if every and svg is None:
        raise UsageError("needs", asked="--all", name="--svg")
    viewer = replay_viewer.open_record(file, words, eyes)
    if at is not None:
        viewer.go(start.whole_number(at, "--at", 0))
    if log:
        user.show(*viewer.whole_log())
    if svg is not None:
        written = replay_viewer.write_pictures(viewer, svg, every)
        user.show(Text(words.count("cli.replay.pictures", len(written), path=svg)))
    if log or svg is not None:
        return 0
    if at is not None:
        replay_viewer.show(UserConsole(words, user.console, plain=True), viewer)
        return 0
    try:
        replay_viewer.step(user, viewer)
    except (EOFError, KeyboardInterrupt):
        user.show(Text())
    return 0


def simulate(
    words: Wording, asked: MatchArguments, matches: str, processes: str | None, rotate: bool
) -> int:
    """Many games between bots; Ctrl-C shows what has been played so far."""
    game = find(asked.game or "")
    levels = split_levels(game.name, asked.bots)
    default = len(levels) if len(levels) >= game.min_players else game.default_players
    players = start.whole_number(asked.players, "--players", default)
    options = start.read_options(words, game, asked.settings)
    game.setup(players, options)
    if len(levels) > players:
        raise UsageError("bots", asked=len(levels), max=players)
    count = start.whole_number(matches, "--games", 0, minimum=1)
    todo = jobs(game.name, players, options, levels, count, asked.seed or "0", rotate)
    workers = start.whole_number(processes, "--jobs", processes_for(count), minimum=1)
    user = open_console(words)
    begun = time.perf_counter()
    played, code = _played(user, game, todo, workers)
    seconds = time.perf_counter() - begun
    if not played:
        return code
    user.show(results.shown(words, played, seconds))
    if asked.file is not None:
        data = json.dumps(results.as_data(played, count), indent=2, ensure_ascii=False)
        write_beside(asked.file, data + "\n")
        user.say("cli.saved", path=asked.file)
    return code


def _played(
    user: UserConsole, game: Game, todo: list[Job], workers: int
) -> tuple[list[MatchResult], int]:
    """All results in the order of their matches, and the exit code if a signal cut it short."""
    done: dict[int, MatchResult] = {}
    code = 0
    with ExitGuard(), user.progress_bar(game) as progress:
        bar = progress.add_task("", total=len(todo))
        try:
            for some in play_all(todo, workers):
                done.update(some)
                progress.update(bar, advance=len(some))
        except ProgramExit as leaving:
            code = leaving.exit_code
    return [done[number] for number in sorted(done)], code


def games(words: Wording, game: str | None) -> int:
    """All games, or one with its options explained."""
    user = open_console(words)
    if game is None:
        user.show(*game_tables.overview(words))
    else:
        user.show(game_tables.detail(words, find(game)))
    return 0


def rules(words: Wording, game: str, topic: str) -> int:
    """The rules of a game, or help on one topic of it."""
    user = open_console(words)
    helping.print_rules(user, find(game), topic)
    return 0
