"""Learned weights: read from the package, or from a file of one's own."""

import json
from importlib.resources import files
from typing import Any

from .search.judge import Judge, Linear, Network
from .search.mind import Mind

FORMAT = 1
"""The version of the format; a file of another one is refused."""


def shipped(game: str) -> str | None:
    """The text of the weights that come with the package, if a game has any."""
    found = files(__package__).joinpath("learned", f"{game}.json")
    return found.read_text(encoding="utf-8") if found.is_file() else None


def judge_from(text: str, mind: Mind) -> Judge:
    """The judge that a file of weights describes.

    Raises `ValueError` where the file is not for this mind as it is now.
    """
    data: dict[str, Any] = json.loads(text)
    if data.get("format") != FORMAT or len(data["rows"]) != mind.stages:
        raise ValueError(data.get("format"), len(data["rows"]), mind.stages)
    if data["names"] != list(mind.names):
        raise ValueError(data["names"], mind.names)
    if "hidden" not in data:
        return Linear(data["rows"], [1.0] * mind.stages)
    return Network(data["rows"], data["hidden"], data["stages"], data["out"])
