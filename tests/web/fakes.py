"""Bots that fail in every way there is. They run in a worker, so they live in a module."""

import os
import sys
import time

from emporion.bots import bot
from emporion.core.state import View

FAILING = "medium"


def crash(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """Medium takes its process down."""
    if level == FAILING:
        os._exit(3)
    return bot(game, level, seed).choose(view, legal)


def fail(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """Medium raises."""
    if level == FAILING:
        raise RuntimeError("no idea")
    return bot(game, level, seed).choose(view, legal)


def leave(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """Medium wants the program to end."""
    if level == FAILING:
        sys.exit(5)
    return bot(game, level, seed).choose(view, legal)


def cheat(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """Medium answers with what is not legal."""
    return max(legal) + 1 if level == FAILING else bot(game, level, seed).choose(view, legal)


def hang(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """Medium never answers."""
    if level == FAILING:
        time.sleep(3600)
    return bot(game, level, seed).choose(view, legal)


def always_fail(game: str, level: str, seed: int, view: View, legal: list[int]) -> int:
    """All raise."""
    raise RuntimeError(f"{level} has no idea")
