"""What OpenSpiel's algorithms may ask a position for, and for whose eyes."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...core.seats import refuse_stranger
from ..errors import ImpossibleSetting
from ..layouts import encoder
from .position import Position

_OWN: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
_NONE: Final = pyspiel.PrivateInfoType.NONE

_PLAIN: Final = (True, _OWN, False)
"""All that a seat knows now, without its past."""

_STRINGS: Final[dict[tuple[bool, Any, bool], Callable[[Position, int], str]]] = {
    _PLAIN: Position.seen,
    (True, _OWN, True): Position.recalled,
    (True, _NONE, False): lambda position, _: position.seen(None),
    (True, _NONE, True): lambda position, _: position.recalled(None),
    (False, _OWN, False): Position.secret,
}
"""By whether public things are told, whose private ones, and whether the past is."""


class EmporionObserver:
    """Tells one kind of observation. Only what a seat knows now has a tensor, too.

    Raises `ImpossibleSetting` for an observation that there is not, as of all private things.
    """

    def __init__(self, game: str, players: int, wanted: Any, params: Any) -> None:
        asked = (wanted.public_info, wanted.private_info, wanted.perfect_recall)
        if asked not in _STRINGS:
            known = [_spelled(*each) for each in _STRINGS]
            raise ImpossibleSetting(name="iig_obs_type", asked=_spelled(*asked), known=known)
        if params:
            raise ImpossibleSetting(name="params", asked=params, known=[{}])
        self._string = _STRINGS[asked]
        self._players = players
        self._encoder = encoder(game, players) if asked == _PLAIN else None
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._encoder is not None:
            self.tensor = np.zeros(self._encoder.size, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat knows into `tensor`."""
        refuse_stranger(player, self._players)
        if self._encoder is not None and self.tensor is not None:
            encoded = self._encoder.encode(state.position.state, player)
            self.tensor[:] = np.frombuffer(encoded, np.uint8)

    def string_from(self, state: Any, player: int) -> str:
        """What a seat is told."""
        refuse_stranger(player, self._players)
        return self._string(state.position, player)


def _spelled(public: bool, private: Any, recall: bool) -> str:
    """An observation's kind as OpenSpiel spells it."""
    return f"public_info={public} private_info={private.name} perfect_recall={recall}"
