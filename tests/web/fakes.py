"""Bots that fail in every way there is. They run in a worker, so they live in a module."""

import os
import sys
import time

from emporion.bots import LEVELS, bot
from emporion.core.state import View

STRONGEST = LEVELS[-1]


def crash(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """The strongest takes its process down."""
    if level == STRONGEST:
        os._exit(3)
    return bot(game, level, seed).choose(view, legal)


def fail(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """The strongest raises."""
    if level == STRONGEST:
        raise RuntimeError("no idea")
    return bot(game, level, seed).choose(view, legal)


def leave(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """The strongest wants the program to end."""
    if level == STRONGEST:
        sys.exit(5)
    return bot(game, level, seed).choose(view, legal)


def cheat(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """The strongest answers with what is not legal."""
    return max(legal) + 1 if level == STRONGEST else bot(game, level, seed).choose(view, legal)


def hang(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """The strongest never answers."""
    if level == STRONGEST:
        time.sleep(3600)
    return bot(game, level, seed).choose(view, legal)


def always_fail(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """All raise."""
    raise RuntimeError(f"{level} has no idea")
