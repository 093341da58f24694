"""Playthroughs as OpenSpiel writes them, which show every value at every step.

Lines that nobody could read are told by a fingerprint of them: views and tensors. What other lines
tell as well is left out.
"""

import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import generate_playthrough

HERE: Final = Path(__file__).parent

GAMES: Final = {
    "byzanz": "emporion_byzanz(players=3)",
    "tyros": "emporion_tyros(players=3,offers=1)",
    "tyros_turns": "emporion_tyros_turns(players=3,offers=1)",
    "ys": "emporion_ys(players=2)",
    "ys_turns": "emporion_ys_turns(players=2)",
}
"""The smallest table of every game, by the name of its file."""

LONGEST: Final = 120
"""The longest line that is told as it is."""

_LEFT_OUT: Final = (
    "",
    "History()",
    "HistoryString()",
    "IsTerminal()",
    "IsChanceNode()",
    "Rewards()",
)


def told(game: str, actions: list[int | list[int]]) -> Iterator[str]:
    """The lines of a playthrough of a game, or of its first actions and any that follow."""
    as_it_is = generate_playthrough._format_tensor
    # Hundreds of thousands of numbers: spelling them out takes longer than all the rest.
    generate_playthrough._format_tensor = _format_tensor
    try:
        lines = generate_playthrough.playthrough_lines(game, action_sequence=actions, seed=1)
    finally:
        generate_playthrough._format_tensor = as_it_is
    for line in lines:
        name, _, value = line.partition(" = ")
        if name not in _LEFT_OUT and not name.startswith("# State "):
            yield f"{name} = {_print(value.encode())}" if value and len(line) > LONGEST else line


def actions_in(lines: list[str]) -> list[int | list[int]]:
    """What was done in a playthrough."""
    found: list[int | list[int]] = []
    for line in lines:
        if line.startswith("action: "):
            found.append(int(line.removeprefix("action: ")))
        elif line.startswith("actions: "):
            found.append([int(number) for number in re.findall(r"\d+", line)])
    return found


def _format_tensor(tensor: NDArray[np.float32], name: str, **_: Any) -> list[str]:
    return [f"{name} = {_print(tensor.astype('<f4').tobytes())}"]


def _print(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()
