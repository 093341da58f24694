"""What all environments have in common: their settings, and their spaces."""

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from .encoders import has_observation
from .encoding.encoder import MAX_VALUE
from .errors import InvalidSetting, NoObservation
from .features import Features, layout
from .rewards import RANK, SCORE, WIN

Observation = dict[str, Any]
Info = dict[str, Any]

FLAT: Final = "flat"
DICT: Final = "dict"
MASK: Final = "mask"
OBSERVATIONS: Final = (FLAT, DICT, MASK)
"""One row of numbers; a dictionary of such rows by the names of the layout's fields; or the action
mask alone, and in `info` the seat's view as JSON text, under `"view"`. The last is possible for
every game, the others for games with an encoder."""

RAISE: Final = "raise"
LOSE: Final = "lose"
REPLACE: Final = "replace"
ILLEGAL: Final = (RAISE, LOSE, REPLACE)
"""What follows on an action that the mask does not offer: an error, and nothing has changed; the
game ends, and the offender has lost it; or a legal action is drawn instead."""

FORFEIT: Final = {WIN: 0.0, RANK: -1.0, SCORE: -float(MAX_VALUE)}
"""What a game is worth to a seat that lost it by an illegal action: no more than to end last, so
that nobody gains by leaving a bad game. By `score`, which knows no worst, it is minus the largest
number that an observation can show, far more than games are lost by. To the others such a game is
worth 0: their play has not decided it."""


def observation_form(game: str, asked: str | None) -> str:
    """One of `OBSERVATIONS`; for `None` flat ones, or the mask where a game has no others.

    Raises `InvalidSetting` or `NoObservation`.

    >>> observation_form("byzanz", None)
    'flat'
    """
    if asked is None:
        return FLAT if has_observation(game) else MASK
    check_choice("observation", asked, OBSERVATIONS)
    if asked != MASK and not has_observation(game):
        raise NoObservation(game=game)
    return asked


def json_text(data: Any) -> str:
    """Plain data as JSON text, equal for equal data.

    >>> json_text({"seat": 0, "hand": [1, 2]})
    '{"hand":[1,2],"seat":0}'
    """
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def check_choice(name: str, asked: Any, known: Sequence[str]) -> None:
    """Raise `InvalidSetting` for a value that is not known.

    >>> check_choice("illegal", "lose", ILLEGAL)
    """
    if asked not in known:
        raise InvalidSetting(name=name, asked=asked, known=list(known))


def observation_space(game: str, players: int, actions: int, observation: str) -> spaces.Dict:
    """The space of observation and mask. Fields keep their order; Gymnasium sorts by name.

    >>> sorted(observation_space("byzanz", 3, 283, FLAT).spaces)
    ['action_mask', 'observation']
    """
    mask = spaces.Box(0, 1, (actions,), np.int8)
    if observation == MASK:
        return spaces.Dict({"action_mask": mask})
    seen: spaces.Space[Any] = uint8_box(observation_high(game, players))
    if observation == DICT:
        fields: dict[str, spaces.Space[Any]] = {
            each.name: uint8_box(np.full(each.end - each.start, each.high, np.uint8))
            for each in layout(game, players)
        }
        seen = spaces.Dict(fields, sort_keys=False)
    return spaces.Dict({"observation": seen, "action_mask": mask}, sort_keys=False)


def observation_high(game: str, players: int) -> Features:
    """The largest number of every place of an observation.

    >>> observation_high("byzanz", 4)[:3].tolist()
    [1, 1, 1]
    """
    places = layout(game, players)
    counts = [each.end - each.start for each in places]
    return np.repeat(np.array([each.high for each in places], np.uint8), counts)


def uint8_box(high: Features) -> spaces.Box:
    """The space of whole numbers from 0 up to these.

    >>> uint8_box(np.array([1, 9], np.uint8)).high.tolist()
    [1, 9]
    """
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
