"""How far a long run is."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..core.game import Game
from .user_console import UserConsole


def progress_bar(here: UserConsole, game: Game) -> Progress:
    """A bar that counts games; nothing where nobody watches."""
    return Progress(
        TextColumn(here.words.game_title(game.name)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=here.console,
        transient=True,
        disable=not here.console.is_terminal,
    )
