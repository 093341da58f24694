"""Ys's columns of the table of scores."""

from typing import Any

from rich.text import Text

from ...core.state import View
from ...games.ys.data import GEMS
from ...render.ys.text_board import TERMINAL
from ...text import Wording
from . import Column, Shown, owned


def columns(words: Wording, view: View, _shown: Shown) -> list[Column]:
    """The gems and the characters that are left."""
    return [
        Column(words.say("cli.scores.gems"), lambda seat: _gems(words, owned(view, seat)["gems"])),
        Column(
            words.say("cli.scores.characters"),
            lambda seat: _characters(words, owned(view, seat)),
            wraps=True,
        ),
    ]


def _gems(words: Wording, counts: list[int]) -> Text:
    """The gems of each colour, in as few letters as the table on the screen has."""
    shown = [
        Text(f"{words.say(f'ys.table.short.{GEMS[gem]}')} {count}", TERMINAL.styles[f"gem.{gem}"])
        for gem, count in enumerate(counts)
        if count
    ]
    return Text("  ").join(shown)


def _characters(words: Wording, each: dict[str, Any]) -> Text:
    """The characters that are left; the neutral player keeps none."""
    cards = [*each.get("characters", []), *each.get("won", [])]
    return Text(", ".join(words.card("ys", card) for card in cards))
