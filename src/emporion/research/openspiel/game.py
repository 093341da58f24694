"""The games as OpenSpiel knows them, and their names there."""

from typing import Any, ClassVar, Final

import pyspiel

from ...core.game import Game
from ...games import find
from ..errors import UnknownReward
from ..rewards import KINDS, SCORE, WIN
from .observer import EmporionObserver
from .parameters import LONGEST, MOST_POINTS, OUTCOMES, options_in, specification
from .position import Deal, Position
from .state import EmporionState

_Type: Final = pyspiel.GameType


class EmporionGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games with its parameters settled; each has a class of its own.

    Raises what `Game.setup` does, and `UnknownReward`.
    """

    short_name: ClassVar[str]
    long_name: ClassVar[str]
    game: ClassVar[str]
    at_once: ClassVar[bool] = False
    """Whether seats that choose at the same time share a node."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find(self.game)
        parameters = specification(game) | (params or {})
        players = parameters["players"]
        reward = parameters["reward"]
        first = Position.at(game, Deal(players, options_in(game, parameters)))
        if reward not in KINDS:
            raise UnknownReward(asked=reward, known=list(KINDS))
        utility, total = _utility(game, players, reward)
        most = float(MOST_POINTS[game.name]) if reward == SCORE else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=OUTCOMES[game.name],
            num_players=players,
            min_utility=0.0 if reward == WIN else -most,
            max_utility=most,
            utility_sum=total,
            max_game_length=min(game.longest(players), LONGEST),
        )
        super().__init__(self.type_with(utility), info, parameters)
        self.first = first
        """The first position, of which every game begins with a copy."""
        self.reward = reward

    def __reduce__(self) -> tuple[Any, ...]:
        # What OpenSpiel stores of a game would come back without our part of it.
        return type(self), (self.get_parameters(),)

    @classmethod
    def type_with(cls, utility: Any) -> Any:
        """What OpenSpiel wants to know of the game, whatever its parameters."""
        game = find(cls.game)
        return _Type(
            short_name=cls.short_name,
            long_name=cls.long_name,
            dynamics=_Type.Dynamics.SIMULTANEOUS if cls.at_once else _Type.Dynamics.SEQUENTIAL,
            chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
            information=_Type.Information.IMPERFECT_INFORMATION,
            utility=utility,
            reward_model=_Type.RewardModel.TERMINAL,
            max_num_players=game.most,
            min_num_players=game.fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
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


class ByzanzGame(EmporionGame):
    """Byzanz, in which one seat decides at a time."""

    short_name = "emporion_byzanz"
    long_name = "Byzanz"
    game = "byzanz"


class TyrosGame(EmporionGame):
    """Tyros, in which all seats choose at once what they keep for the next round."""

    short_name = "emporion_tyros"
    long_name = "Tyros"
    game = "tyros"
    at_once = True


class TyrosTurnsGame(EmporionGame):
    """Tyros, in which one seat chooses after another, and none sees what the others keep."""

    short_name = "emporion_tyros_turns"
    long_name = "Tyros, turn by turn"
    game = "tyros"


class YsGame(EmporionGame):
    """Ys, in which all seats bid at once."""

    short_name = "emporion_ys"
    long_name = "Ys"
    game = "ys"
    at_once = True


class YsTurnsGame(EmporionGame):
    """Ys, in which one seat bids after another, and none sees what the others bid."""

    short_name = "emporion_ys_turns"
    long_name = "Ys, turn by turn"
    game = "ys"


GAMES: Final = (ByzanzGame, TyrosGame, TyrosTurnsGame, YsGame, YsTurnsGame)


def _utility(game: Game, players: int, reward: str) -> tuple[Any, float | None]:
    """What the returns of all seats have in common, and their sum."""
    if reward != WIN:
        return _Type.Utility.ZERO_SUM, 0.0
    if "neutral" in game.reasons(players):
        return _Type.Utility.GENERAL_SUM, None
    return _Type.Utility.CONSTANT_SUM, 1.0


def register() -> None:
    """Make the games known to OpenSpiel.

    It keeps what makes a game until after Python's end, which only a class outlives.
    """
    for each in GAMES:
        pyspiel.register_game(each.type_with(_Type.Utility.CONSTANT_SUM), each)


register()
