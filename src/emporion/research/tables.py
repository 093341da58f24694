"""Many games at once as arrays: whoever learns by self-play decides in all of them with one call.

>>> import numpy as np
>>> tables = Tables("byzanz", count=3, seed=7)
>>> step = tables.reset()
>>> step.observations.shape, step.masks.shape, step.seats.tolist()
((3, 367), (3, 283), [0, 0, 0])
>>> step = tables.step(step.random(np.random.default_rng(7)))
>>> step.ended.tolist()
[False, False, False]
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots import minds
from ..core.errors import EmporionError, UnknownBot
from ..core.options import OptionValue
from .arguments import seed_within, within
from .encoding.batch import MOST_GAMES, SEED_BITS, Batch
from .encoding.pilots import IntuitionPilot, MindPilot, Pilot, RandomPilot
from .errors import ImpossibleSetting, NoGame, WrongActions
from .features import Features
from .rewards import WIN
from .rewards import rewards as worths
from .seating import Seating

Flags = NDArray[np.bool_]
Actions = NDArray[np.integer[Any]]

_ACTION: Final = np.dtype("<i2")

RANDOM: Final = "random"
QUICK: Final = "quick"
MEDIUM: Final = "medium"

PILOTS: Final = (RANDOM, QUICK, MEDIUM)
"""Who can decide inside compiled code. `random`: any legal action. `medium`: as the bot of that
level does. `quick`: as bots imagine that others do, a whole turn at a time."""


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """What every game asks now, and what the last decisions brought: one row a game.

    All arrays are new ones at each step and the caller's own: nothing writes to them later.
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
    offered: NDArray[np.int16]
    """How many of them each game has."""

    def random(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """One of the legal actions in every game, each equally likely."""
        before = np.cumsum(self.offered) - self.offered
        picked = (rng.random(len(self.offered)) * self.offered).astype(np.int64)
        chosen: NDArray[np.int16] = self.legal[before + picked]
        return chosen


class Tables:
    """Games of one kind side by side; one that ends begins anew in the same step.

    `pilots` names who decides for each seat, out of `PILOTS` or a `Pilot` of one's own, and `None`
    where the caller does: by default that is everywhere. With `turning`, all of them change seats
    together, drawn anew for every game.

    The same seed gives the same games. Each has a generator of its own by its number, which starts
    at `begin`, so it does not matter how many there are, or which process plays it. Pickling and
    copying make others of the same kind, in which no game has begun.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        reward: str = WIN,
        pilots: Sequence[str | Pilot | None] | None = None,
        *,
        turning: bool = False,
        begin: int = 0,
    ) -> None:
        self._made_by = (game, count, players, options, seed, reward, pilots, turning, begin)
        self._seating = Seating(game, players, options, reward)
        self.game = self._seating.game
        self.players = players = self._seating.players
        self.count = count = within("count", count, 1, MOST_GAMES)
        self.begin = within("begin", begin, 0, MOST_GAMES - count)
        self.seed = checked_seed(seed)
        """What the games of the last `reset` are drawn from."""
        self.reward = reward
        self.encoder = self._seating.encoder
        self.size = self.encoder.size
        """How many numbers an observation has."""
        self.actions = self.game.actions
        """How many actions there are; each is a number below."""
        first = self._seating.state.copy()
        self._batch = Batch(first, self.encoder, _seated(game, players, pilots), bool(turning))
        self._rows = np.arange(count, dtype=np.int64) * self.actions
        self._seeded = False
        self._under_way = False

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, self._made_by

    def reset(self, seed: int | None = None) -> Step:
        """Begin every game anew. A seed fixes all chance from here on; else generators go on."""
        if seed is not None or not self._seeded:
            self.seed = self.seed if seed is None else checked_seed(seed)
            self._batch.seed(self.seed, self.begin, self.count)
            self._seeded = True
        self._under_way = False
        self._batch.start()
        self._under_way = True
        return self._as_step()

    def step(self, actions: Actions) -> Step:
        """Decide in every game: an array of whole numbers, one a game.

        Raises `WrongActions` for another kind of array, and `IllegalAction` for the first game
        whose action is not legal (its facts have the game's `number`); then nothing has changed.
        """
        listed: list[int] = checked_actions(actions, self.count).tolist()
        if not self._under_way:
            raise NoGame
        stray = self._batch.stray(listed)
        if stray >= 0:
            raise self._refused(stray, listed[stray])
        # Should a pilot fail on the way, some games have gone on and others not.
        self._under_way = False
        self._batch.step(listed)
        self._under_way = True
        return self._as_step()

    def last_seen(self, seats: Sequence[int]) -> Features:
        """What seats knew when the games that ended in the last step did: for each of these games,
        in order, the seat to look from.
        """
        rows = map(self.encoder.encode, self._batch.finals, seats)
        return np.frombuffer(bytearray().join(rows), np.uint8).reshape(-1, self.size)

    def _as_step(self) -> Step:
        batch = self._batch
        count = self.count
        seen = np.frombuffer(bytearray(batch.seen), np.uint8)
        legal = np.frombuffer(bytearray(batch.legal), _ACTION)
        offered = np.frombuffer(bytearray(batch.offered), _ACTION)
        masks = np.zeros(count * self.actions, np.bool_)
        masks[np.repeat(self._rows, offered) + legal] = True
        ended = np.zeros(count, np.bool_)
        rewards = np.zeros((count, self.players), np.float32)
        scores = np.zeros((count, self.players), np.int32)
        for place, final in zip(batch.ended, batch.finals, strict=True):
            outcome = final.outcome()
            ended[place] = True
            rewards[place] = worths(outcome, self.reward)
            scores[place] = outcome.scores
        return Step(
            seats=np.frombuffer(bytearray(batch.seats), np.int8),
            observations=seen.reshape(count, self.size),
            masks=masks.reshape(count, self.actions),
            rewards=rewards,
            ended=ended,
            scores=scores,
            legal=legal,
            offered=offered,
        )

    def _refused(self, place: int, action: int) -> EmporionError:
        """Why an action is not legal in a game."""
        self._seating.deal(0)
        self._seating.state = self._batch.state(place)
        error = self._seating.refused(self._batch.seats[place], action)
        error.facts["number"] = self.begin + place
        return error


def pilot(game: str, name: str) -> Pilot:
    """Who decides for a seat inside compiled code, by a name of `PILOTS`; raises `UnknownBot`."""
    if name == RANDOM:
        return RandomPilot()
    if name == QUICK:
        return MindPilot(minds.find(game))
    if name != MEDIUM:
        raise UnknownBot(asked=name, known=list(PILOTS))
    return IntuitionPilot(minds.find(game))


def checked_actions(actions: Actions, count: int) -> Actions:
    """Actions as an array; raises `WrongActions` unless they are whole numbers, one a game."""
    array = np.asarray(actions)
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise WrongActions(shape=list(array.shape), kind=str(array.dtype), count=count)
    return array


def checked_seed(asked: Any) -> int:
    """A seed, or a new one for `None`; raises `ImpossibleSetting`."""
    return randbits(SEED_BITS) if asked is None else seed_within(asked, SEED_BITS)


def _made_again(*arguments: Any) -> Tables:
    """Tables from what others were made by."""
    *first, turning, begin = arguments
    return Tables(*first, turning=turning, begin=begin)


def _seated(
    game: str, players: int, pilots: Sequence[str | Pilot | None] | None
) -> list[Pilot | None]:
    """The pilots seat by seat; one seat at least is the caller's."""
    if pilots is None:
        return [None] * players
    known = ["None", *PILOTS]
    if isinstance(pilots, str) or len(pilots) != players or None not in pilots:
        raise ImpossibleSetting(name="pilots", asked=pilots, known=known)
    for each in pilots:
        if not isinstance(each, str | Pilot | None):
            raise ImpossibleSetting(name="pilots", asked=each, known=known)
    return [pilot(game, each) if isinstance(each, str) else each for each in pilots]
