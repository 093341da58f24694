"""What OpenSpiel's algorithms may ask a position for, and for whose eyes."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from ...core.seats import check_seat
from ..encoders import encoder, has_observation
from ..errors import InvalidSetting
from .tracked_state import TrackedState

_OWN: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
_NONE: Final = pyspiel.PrivateInfoType.NONE

_PLAIN: Final = (True, _OWN, False)
"""All that a seat knows now, without its past."""

_STRINGS: Final[dict[tuple[bool, Any, bool], Callable[[TrackedState, int], str]]] = {
    _PLAIN: TrackedState.seen,
    (True, _OWN, True): TrackedState.recalled,
    (True, _NONE, False): lambda tracked, _: tracked.seen(None),
    (True, _NONE, True): lambda tracked, _: tracked.recalled(None),
    (False, _OWN, False): TrackedState.secret,
}
"""By whether public things are told, whose private ones, and whether the past is."""


class EmporionObserver:
    """Gives one kind of observation. Only the observation of what a seat knows now has a tensor,
    and only in games with an encoder.

    Raises `InvalidSetting` for a kind that there is not, such as everybody's private information.

    >>> import emporion.research.openspiel
    >>> game = pyspiel.load_game("emporion_byzanz(players=3)")
    >>> observer = game.make_py_observer()
    >>> state = game.new_initial_state()
    >>> observer.set_from(state, player=0)
    >>> observer.tensor.shape, observer.string_from(state, player=0)[:7]
    ((310,), '{"actor')
    """

    def __init__(self, game: str, players: int, wanted: Any, params: Any) -> None:
        asked = (wanted.public_info, wanted.private_info, wanted.perfect_recall)
        if asked not in _STRINGS:
            known = [_spelled(*each) for each in _STRINGS]
            raise InvalidSetting(name="iig_obs_type", asked=_spelled(*asked), known=known)
        if params:
            raise InvalidSetting(name="params", asked=params, known=[{}])
        self._string = _STRINGS[asked]
        self._players = players
        shown = asked == _PLAIN and has_observation(game)
        self._encoder = encoder(game, players) if shown else None
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._encoder is not None:
            self.tensor = np.zeros(self._encoder.observation_size, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat knows into `tensor`."""
        check_seat(player, self._players)
        if self._encoder is not None and self.tensor is not None:
            encoded = self._encoder.encode(state.tracked.state, player)
            self.tensor[:] = np.frombuffer(encoded, np.uint8)

    def string_from(self, state: Any, player: int) -> str:
        """What a seat is told."""
        check_seat(player, self._players)
        return self._string(state.tracked, player)


def _spelled(public: bool, private: Any, recall: bool) -> str:
    """An observation's kind as OpenSpiel spells it."""
    return f"public_info={public} private_info={private.name} perfect_recall={recall}"
