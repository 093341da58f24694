"""Bots that fail in every way there is. They run in a worker, so they live in a module."""

import os
import sys
import time
from pathlib import Path

from emporion.bots import BotSpec, BotTurn, think
from emporion.core.state import View

FAILING = "medium"


def crash(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """Medium takes its process down."""
    if spec.level == FAILING:
        os._exit(3)
    return think(game, spec, seed, saved, view, legal)


def crash_once(
    armed: Path, game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """The first that is asked ends its process, and disarms this."""
    if armed.exists():
        armed.unlink()
        os._exit(3)
    return think(game, spec, seed, saved, view, legal)


def fail(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """Medium raises."""
    if spec.level == FAILING:
        raise RuntimeError("no idea")
    return think(game, spec, seed, saved, view, legal)


def leave(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """Medium wants the program to end."""
    if spec.level == FAILING:
        sys.exit(5)
    return think(game, spec, seed, saved, view, legal)


def cheat(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """Medium ends its turn with what is not legal."""
    found = think(game, spec, seed, saved, view, legal)
    return found if spec.level != FAILING else BotTurn([*found.chain[:-1], 10**6], saved)


def stop_short(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """Medium does not commit."""
    found = think(game, spec, seed, saved, view, legal)
    return found if spec.level != FAILING else BotTurn(found.chain[:-1], saved)


def play_on(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """Medium goes on after its commit."""
    found = think(game, spec, seed, saved, view, legal)
    return found if spec.level != FAILING else BotTurn([*found.chain, found.chain[0]], saved)


def hang(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """Medium never answers."""
    if spec.level == FAILING:
        time.sleep(3600)
    return think(game, spec, seed, saved, view, legal)


def always_fail(
    game: str, spec: BotSpec, seed: int, saved: float, view: View, legal: list[int]
) -> BotTurn:
    """All raise."""
    raise RuntimeError(f"{spec} has no idea")
