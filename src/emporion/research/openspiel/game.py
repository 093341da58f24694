"""The games as OpenSpiel knows them, and their names there."""

import sys
from typing import Any, ClassVar, Final

import pyspiel

from ...catalogue import for_each, part
from ...core.errors import InvalidManifest
from ...games import find
from ..encoders import has_observation
from ..errors import UnboundedScore, UnknownReward
from ..names import camel_case, title_case
from ..rewards import KINDS, RANK, SCORE, WIN
from .bounds import Bounds
from .observer import EmporionObserver
from .parameters import MAX_LENGTH, options_in, specification
from .state import EmporionState
from .tracked_state import SetupOrigin, TrackedState

_Type: Final = pyspiel.GameType


class EmporionGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its parameters resolved; each has a class of its own.

    Raises what `Game.setup` does, `UnknownReward`, and `UnboundedScore` where `score` is asked for
    and the game's manifest names no bounds.

    >>> game = pyspiel.load_game("emporion_byzanz(players=3)")
    >>> game.num_players(), game.num_distinct_actions()
    (3, 283)
    """

    short_name: ClassVar[str]
    long_name: ClassVar[str]
    game: ClassVar[str]
    simultaneous: ClassVar[bool] = False
    """Whether seats that choose at the same time share a node."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find(self.game)
        parameters = specification(game) | (params or {})
        players = parameters["players"]
        reward = parameters["reward"]
        first = TrackedState.at(game, SetupOrigin(players, options_in(game, parameters)))
        if reward not in KINDS:
            raise UnknownReward(asked=reward, known=list(KINDS))
        bounds: Bounds | None = part(self.game, "openspiel")
        utility, total = _utility(bounds, players, reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=len(game.outcomes),
            num_players=players,
            min_utility=0.0 if reward == WIN else -_max_utility(self.game, bounds, reward),
            max_utility=_max_utility(self.game, bounds, reward),
            utility_sum=total,
            max_game_length=min(game.max_length(players), MAX_LENGTH),
        )
        super().__init__(self.type_with(utility), info, parameters)
        self.first = first
        """The first position, of which every game begins with a copy."""
        self.reward = reward

    def __reduce__(self) -> tuple[Any, ...]:
        # What OpenSpiel stores of a game would come back without our part of it.
        return _load, (self.short_name, self.get_parameters())

    @classmethod
    def type_with(cls, utility: Any) -> Any:
        """What OpenSpiel wants to know of the game, whatever its parameters."""
        game = find(cls.game)
        return _Type(
            short_name=cls.short_name,
            long_name=cls.long_name,
            dynamics=_Type.Dynamics.SIMULTANEOUS if cls.simultaneous else _Type.Dynamics.SEQUENTIAL,
            chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
            information=_Type.Information.IMPERFECT_INFORMATION,
            utility=utility,
            reward_model=_Type.RewardModel.TERMINAL,
            max_num_players=game.max_players,
            min_num_players=game.min_players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=has_observation(cls.game),
            parameter_specification=specification(game),
            provides_factored_observation_string=True,
        )

    def new_initial_state(self) -> EmporionState:
        """The first position, before any card is dealt."""
        return EmporionState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EmporionObserver:
        """What tells a kind of observation; without a kind, what a seat knows now."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return EmporionObserver(self.game, self.num_players(), wanted, params)


GAMES: dict[str, type[EmporionGame]] = {}
"""By OpenSpiel's name, the class of each game."""


def _max_utility(game: str, bounds: Bounds | None, reward: str) -> float:
    """The most that a seat can get; raises `UnboundedScore`."""
    if reward != SCORE:
        return 1.0
    if bounds is None:
        raise UnboundedScore(game=game, asked=SCORE, known=[WIN, RANK])
    return float(bounds.max_points)


def _utility(bounds: Bounds | None, players: int, reward: str) -> tuple[Any, float | None]:
    """What the returns of all seats have in common, and their sum."""
    if reward != WIN:
        return _Type.Utility.ZERO_SUM, 0.0
    if bounds is None or players in bounds.nobody_may_win:
        return _Type.Utility.GENERAL_SUM, None
    return _Type.Utility.CONSTANT_SUM, 1.0


def _load(short_name: str, parameters: dict[str, Any]) -> EmporionGame:
    """A stored game."""
    return GAMES[short_name](parameters)


def _add(game: str) -> None:
    """Make a game's classes, and register them.

    A game whose rules, bounds or encoder cannot be loaded is left out: it must not take the others
    with it. `emporion.games.broken` tells what is wrong with it.
    """
    try:
        find(game)
        part(game, "encoder")
        bounds: Bounds | None = part(game, "openspiel")
    except InvalidManifest:
        return
    simultaneous = bounds is not None and bounds.simultaneous
    _register(game, simultaneous, "", "")
    if simultaneous:
        _register(game, False, "_turns", ", turn by turn")


def _register(game: str, simultaneous: bool, ending: str, said: str) -> None:
    """Make a class for a game, and register it under its name.

    OpenSpiel keeps what makes a game until after Python's end, which only a class outlives.
    """
    short_name = f"emporion_{game}{ending}"
    made: type[EmporionGame] = type(
        f"{camel_case(game + ending)}Game",
        (EmporionGame,),
        {
            "__module__": __name__,
            "__doc__": f"{title_case(game)}{said}.",
            "short_name": short_name,
            "long_name": f"{title_case(game)}{said}",
            "game": game,
            "simultaneous": simultaneous,
        },
    )
    setattr(sys.modules[__name__], made.__name__, made)
    GAMES[short_name] = made
    pyspiel.register_game(made.type_with(_Type.Utility.CONSTANT_SUM), made)


for_each(_add)
