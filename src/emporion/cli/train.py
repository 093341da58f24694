"""Training: a mind plays with itself, and learns what its terms are worth."""

import json
import shlex
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ..core.errors import MissingExtra
from ..core.game import Game
from ..games import find
from ..render.strength import Learning, learning_svg
from ..text import Wording
from . import start
from .desk import desk
from .files import make_folder, telling_trouble, write_whole
from .leave import Leaving, Watch
from .progress import progress_bar
from .reading import whole_number

_GAMES: Final = "40000"

WEIGHTS_FILE: Final = "weights.json"
CURVE_FILE: Final = "curve.svg"


@dataclass(frozen=True)
class Wanted:
    """What was asked of a training, as it was typed."""

    game: str
    players: str | None
    settings: list[str] | None
    games: str | None
    cells: str
    seed: str
    out: Path | None


def train(words: Wording, wanted: Wanted) -> int:
    """Learn, or go on learning; Ctrl-C keeps what was learned so far."""
    game = find(wanted.game)
    players = _players(game, wanted.players)
    options = start.read_options(words, game, wanted.settings)
    for number in players:
        game.setup(number, options)
    games = whole_number(wanted.games or _GAMES, "--games", 0, fewest=1)
    cells = whole_number(wanted.cells, "--cells", 0)
    learning = _learning()
    course = learning.Course(game.name, players, tuple(options.items()), wanted.seed)
    here = desk(words)
    folder = make_folder(wanted.out or Path(f"train-{game.name}"))
    code = 0
    with telling_trouble(folder), Watch(), progress_bar(here, game) as progress:
        trainer = learning.Trainer(learning.Plan(course, games, cells), folder)
        bar = progress.add_task("", total=trainer.games, completed=trainer.done)
        try:
            for mark in trainer.run():
                progress.update(bar, completed=mark.games)
        except Leaving as leaving:
            code = leaving.exit_code
    command = _command(wanted, players, games)
    data = trainer.as_data(command)
    write_whole(folder / WEIGHTS_FILE, json.dumps(data, separators=(",", ":")) + "\n")
    marks = tuple((mark.games, mark.loss) for mark in trainer.marks)
    curve = Learning(game.name, marks, trainer.by_hand, command)
    write_whole(folder / CURVE_FILE, learning_svg(curve, words.lang))
    here.say(
        "cli.train.learned",
        games=trainer.done,
        last=words.decimal(f"{marks[-1][1]:.4f}"),
        by_hand=words.decimal(f"{trainer.by_hand:.4f}"),
    )
    here.say("cli.train.kept", path=folder)
    return code


def _players(game: Game, asked: str | None) -> tuple[int, ...]:
    """Numbers of players, separated by commas; all that the game allows if nobody says."""
    if asked is None:
        return tuple(range(game.fewest, game.most + 1))
    return tuple(whole_number(part.strip(), "--players", 0) for part in asked.split(","))


def _learning() -> Any:
    try:
        return import_module("emporion.arena.learning")
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise MissingExtra(name="numpy", what="learning") from None


def _command(wanted: Wanted, players: tuple[int, ...], games: int) -> str:
    """What one types to learn the same again."""
    words = ["emporion", "train", wanted.game, "--players", ",".join(map(str, players))]
    for setting in wanted.settings or []:
        words += ["--option", setting]
    words += ["--games", str(games), "--cells", wanted.cells, "--seed", wanted.seed]
    return shlex.join(words)
