"""What all environments have in common: their settings, and their spaces."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from .encoding.encoder import MOST
from .errors import ImpossibleSetting
from .features import Features, layout
from .rewards import RANK, SCORE, WIN

Observation = dict[str, Any]
Info = dict[str, Any]

FLAT: Final = "flat"
DICT: Final = "dict"
OBSERVATIONS: Final = (FLAT, DICT)
"""One row of numbers, or a dictionary of such rows by the names of the layout's fields."""

RAISE: Final = "raise"
LOSE: Final = "lose"
REPLACE: Final = "replace"
ILLEGAL: Final = (RAISE, LOSE, REPLACE)
"""What follows on an action that the mask does not offer: an error, and nothing has changed; the
game ends, and the offender has lost it; or a legal action is drawn instead."""

FORFEIT: Final = {WIN: 0.0, RANK: -1.0, SCORE: -float(MOST)}
"""What a game is worth to whoever lost it by an illegal action: no more than to end last, so that
nobody gains by leaving a bad game. By `score`, which knows no worst, it is minus the largest number
that an observation can show, far more than games are lost by. To the others such a game is worth
0: their play has not decided it."""


def one_of(name: str, asked: Any, known: Sequence[str]) -> None:
    """Raise `ImpossibleSetting` for what is none of the known values."""
    if asked not in known:
        raise ImpossibleSetting(name=name, asked=asked, known=list(known))


def observation_space(game: str, players: int, actions: int, observation: str) -> spaces.Dict:
    """What is seen, and the mask; fields keep their order, which Gymnasium would sort by name."""
    seen: spaces.Space[Any] = box(highest(game, players))
    if observation == DICT:
        fields: dict[str, spaces.Space[Any]] = {
            each.name: box(np.full(each.end - each.start, each.high, np.uint8))
            for each in layout(game, players)
        }
        seen = spaces.Dict(fields, sort_keys=False)
    mask = spaces.Box(0, 1, (actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask}, sort_keys=False)


def highest(game: str, players: int) -> Features:
    """The largest number of every place of an observation."""
    places = layout(game, players)
    counts = [each.end - each.start for each in places]
    return np.repeat(np.array([each.high for each in places], np.uint8), counts)


def box(high: Features) -> spaces.Box:
    """Whole numbers from 0 up to these."""
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
