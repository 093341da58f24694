"""Many games at once as arrays: one call decides in all of them.

>>> import numpy as np
>>> games = VectorGames("byzanz", count=3, seed=7)
>>> step = games.reset()
>>> step.observations.shape, step.masks.shape, step.seats.tolist()
((3, 367), (3, 283), [0, 0, 0])
>>> step = games.step(step.random(np.random.default_rng(7)))
>>> step.ended.tolist()
[False, False, False]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from secrets import randbits
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots import evaluators
from ..core.errors import EmporionError, UnknownBot
from ..core.options import OptionValue
from ..core.state import View
from .encoding.batch import MAX_GAMES, SEED_BITS, Batch
from .encoding.opponents import OpponentPolicy, PolicyOpponent, RandomOpponent, RolloutOpponent
from .errors import InvalidSetting, NoGame, WrongActions
from .features import Features
from .rewards import WIN
from .rewards import rewards as worths
from .simulator import Simulator
from .validation import int_in_range, seed_in_range

Flags = NDArray[np.bool_]
Actions = NDArray[np.integer[Any]]

_ACTION: Final = np.dtype("<i2")

RANDOM: Final = "random"
QUICK: Final = "quick"
MEDIUM: Final = "medium"

OPPONENTS: Final = (RANDOM, QUICK, MEDIUM)
"""Who can decide inside compiled code. `random`: any legal action. `medium`: as the bot of that
level does. `quick`: as in the rollouts of a search, a whole turn at a time."""


@dataclass(frozen=True, slots=True, eq=False)
class VectorStep:
    """What every game asks now, and what the last decisions brought: one row a game.

    All arrays are new ones at each step and the caller's own: nothing writes to them later.

    >>> step = VectorGames("byzanz", count=2, seed=7).reset()
    >>> step.seats.shape, step.masks.sum(axis=1).tolist() == step.num_legal.tolist()
    ((2,), True)
    """

    seats: NDArray[np.int8]
    """Who decides."""
    observations: Features
    """What that seat knows; `layout` says what stands where."""
    masks: Flags
    """The actions open to it."""
    rewards: NDArray[np.float32]
    """For each seat what the game was worth, if it came to its end in this step; else 0."""
    ended: Flags
    """Whether it did; then seats, observations and masks are those of the game that follows."""
    scores: NDArray[np.int32]
    """The points of each seat in a game that has come to its end; else 0."""
    legal: NDArray[np.int16]
    """The actions that `masks` allow, ascending in each game, all games one after another."""
    num_legal: NDArray[np.int16]
    """How many of them each game has."""

    def random(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """One of the legal actions in every game, each equally likely.

        >>> step = VectorGames("byzanz", count=2, seed=7).reset()
        >>> chosen = step.random(np.random.default_rng(7))
        >>> step.masks[[0, 1], chosen].tolist()
        [True, True]
        """
        before = np.cumsum(self.num_legal) - self.num_legal
        picked = (rng.random(len(self.num_legal)) * self.num_legal).astype(np.int64)
        chosen: NDArray[np.int16] = self.legal[before + picked]
        return chosen


class VectorGames:
    """Games of one kind side by side; where one ends, the next begins in the same step.

    `opponents` names who decides for each seat: one of `OPPONENTS`, an `OpponentPolicy`, or `None`
    where the caller does, which is the default for all seats. With `rotate_seats`, all of them
    change seats together, drawn for every game.

    The same seed gives the same games. Each game has a generator by its number, which starts at
    `first_index`, so neither the number of games nor the process matters. Pickling and copying
    make others of the same kind, in which no game has begun.

    Rows of observations are empty for a game without an encoder; `views` tells what is known then.

    >>> games = VectorGames("byzanz", count=2, players=3, opponents=[None, "random", "random"])
    >>> step = games.reset(seed=7)
    >>> step.seats.tolist(), step.num_legal.tolist() == step.masks.sum(axis=1).tolist()
    ([0, 0], True)
    >>> step = games.step(step.random(np.random.default_rng(7)))
    >>> step.ended.tolist(), step.rewards.tolist()
    ([False, False], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        reward: str = WIN,
        opponents: Sequence[str | OpponentPolicy | None] | None = None,
        *,
        rotate_seats: bool = False,
        first_index: int = 0,
    ) -> None:
        self._again = partial(
            type(self), game, count, players, options, seed, reward, opponents,
            rotate_seats=rotate_seats, first_index=first_index,
        )  # fmt: skip
        self._simulator = Simulator(game, players, options, reward)
        self.game = self._simulator.game
        self.players = players = self._simulator.players
        self.count = count = int_in_range("count", count, 1, MAX_GAMES)
        self.first_index = int_in_range("first_index", first_index, 0, MAX_GAMES - count)
        self.seed = checked_seed(seed)
        """What the games of the last `reset` are drawn from."""
        self.reward = reward
        self.encoder = self._simulator.encoder
        self.observation_size = self.encoder.observation_size
        """How many numbers an observation has."""
        self.num_actions = self.game.num_actions
        """How many actions there are; each is a number below."""
        first = self._simulator.state.copy()
        self._batch = Batch(
            first, self.encoder, _seated(game, players, opponents), bool(rotate_seats)
        )
        self._rows = np.arange(count, dtype=np.int64) * self.num_actions
        self._seeded = False
        self._under_way = False

    def __reduce__(self) -> tuple[Any, ...]:
        return self._again, ()

    def reset(self, seed: int | None = None) -> VectorStep:
        """Begin every game again. A seed fixes all chance from here on; else generators go on."""
        if seed is not None or not self._seeded:
            self.seed = self.seed if seed is None else checked_seed(seed)
            self._batch.seed(self.seed, self.first_index, self.count)
            self._seeded = True
        self._under_way = False
        self._batch.start()
        self._under_way = True
        return self._as_step()

    def step(self, actions: Actions) -> VectorStep:
        """Decide in every game: an array of whole numbers, one a game.

        Raises `WrongActions` for another kind of array, and `IllegalAction` for the first game
        whose action is not legal (its facts have the game's `number`); then nothing has changed.
        """
        listed: list[int] = checked_actions(actions, self.count).tolist()
        if not self._under_way:
            raise NoGame
        first_illegal = self._batch.first_illegal(listed)
        if first_illegal >= 0:
            raise self._error_for(first_illegal, listed[first_illegal])
        # If an opponent fails, some games have gone on and others not.
        self._under_way = False
        self._batch.step(listed)
        self._under_way = True
        return self._as_step()

    def views(self) -> list[View]:
        """What the seat that decides knows in every game, as plain data; slow beside the rest.

        >>> games = VectorGames("byzanz", count=2, seed=7)
        >>> step = games.reset()
        >>> [view["seat"] for view in games.views()]
        [0, 0]
        """
        return [self._batch.view(place) for place in range(self.count)]

    def final_observations(self, seats: Sequence[int]) -> Features:
        """What seats knew at the end of the games that ended in the last step.

        `seats` names a seat for each of these games, in their order.

        >>> games = VectorGames("byzanz", count=2, seed=7)
        >>> step = games.reset()
        >>> rng = np.random.default_rng(7)
        >>> while not step.ended.any():
        ...     step = games.step(step.random(rng))
        >>> games.final_observations([0] * int(step.ended.sum())).shape
        (1, 367)
        """
        rows = map(self.encoder.encode, self._batch.finals, seats)
        return np.frombuffer(bytearray().join(rows), np.uint8).reshape(
            len(seats), self.observation_size
        )

    def _as_step(self) -> VectorStep:
        batch = self._batch
        count = self.count
        observations = np.frombuffer(bytearray(batch.observations), np.uint8)
        legal = np.frombuffer(bytearray(batch.legal), _ACTION)
        num_legal = np.frombuffer(bytearray(batch.num_legal), _ACTION)
        masks = np.zeros(count * self.num_actions, np.bool_)
        masks[np.repeat(self._rows, num_legal) + legal] = True
        ended = np.zeros(count, np.bool_)
        rewards = np.zeros((count, self.players), np.float32)
        scores = np.zeros((count, self.players), np.int32)
        for place, final in zip(batch.ended, batch.finals, strict=True):
            outcome = final.outcome()
            ended[place] = True
            rewards[place] = worths(outcome, self.reward)
            scores[place] = outcome.scores
        return VectorStep(
            seats=np.frombuffer(bytearray(batch.seats), np.int8),
            observations=observations.reshape(count, self.observation_size),
            masks=masks.reshape(count, self.num_actions),
            rewards=rewards,
            ended=ended,
            scores=scores,
            legal=legal,
            num_legal=num_legal,
        )

    def _error_for(self, place: int, action: int) -> EmporionError:
        """Why an action is not legal in a game."""
        self._simulator.reset(0)
        self._simulator.state = self._batch.state(place)
        error = self._simulator.error_for(self._batch.seats[place], action)
        error.facts["number"] = self.first_index + place
        return error


def opponent(game: str, name: str) -> OpponentPolicy:
    """One of `OPPONENTS` by its name; raises `UnknownBot`.

    >>> type(opponent("byzanz", "medium")).__name__
    'PolicyOpponent'
    """
    if name == RANDOM:
        return RandomOpponent()
    if name == QUICK:
        return RolloutOpponent(evaluators.find_evaluator(game))
    if name != MEDIUM:
        raise UnknownBot(asked=name, known=list(OPPONENTS))
    return PolicyOpponent(evaluators.find_evaluator(game))


def checked_actions(actions: Actions, count: int) -> Actions:
    """Actions as an array; raises `WrongActions` unless they are whole numbers, one a game.

    >>> checked_actions([3, 4], count=2).tolist()
    [3, 4]
    """
    array = np.asarray(actions)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise WrongActions(shape=list(array.shape), kind=str(array.dtype), count=count)
    return array


def checked_seed(asked: Any) -> int:
    """A seed, or a new one for `None`; raises `InvalidSetting`.

    >>> checked_seed(7), 0 <= checked_seed(None) < 2**SEED_BITS
    (7, True)
    """
    return randbits(SEED_BITS) if asked is None else seed_in_range(asked, SEED_BITS)


def _seated(
    game: str, players: int, opponents: Sequence[str | OpponentPolicy | None] | None
) -> list[OpponentPolicy | None]:
    """The opponents seat by seat; one seat at least is the caller's."""
    if opponents is None:
        return [None] * players
    known = ["None", *OPPONENTS]
    if isinstance(opponents, str) or len(opponents) != players or None not in opponents:
        raise InvalidSetting(name="opponents", asked=opponents, known=known)
    for each in opponents:
        if not isinstance(each, str | OpponentPolicy | None):
            raise InvalidSetting(name="opponents", asked=each, known=known)
    return [opponent(game, each) if isinstance(each, str) else each for each in opponents]
