"""A bot in a process of its own. It knows the games and nothing else: such a process starts
quickly and stays small.
"""

import multiprocessing
import os
import signal
import threading

from ..core.state import View
from . import bot


def think(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """One decision. It is given a view, so it cannot know more."""
    return bot(game, level, seed).choose(view, legal)


def begin() -> None:
    """A worker ends with the process that started it, however that ends, and not at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_other, daemon=True).start()


def _end_with_the_other() -> None:
    other = multiprocessing.parent_process()
    if other is not None:
        other.join()
        os._exit(0)
