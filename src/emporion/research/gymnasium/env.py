"""One seat of a game as an environment: bots play the others."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from ...bots import ALL_LEVELS, Bot, BotSpec, SeatBot
from ...core.options import OptionValue
from ...table import is_turn
from ..env_simulator import EnvSimulator
from ..errors import InvalidSetting, NoGame, WrongTurn
from ..rendering import METADATA, Pixels, Renderer
from ..rewards import WIN
from ..settings import (
    FORFEIT,
    ILLEGAL,
    LOSE,
    RAISE,
    Info,
    Observation,
    check_choice,
    observation_space,
)
from ..validation import as_int
from .seats import checked_seat, opponents_from


class SeatEnv(Env[Observation, Any]):
    """A game seen from one seat; a step is a decision of that seat, and then of all who follow.

    - `game`, `players`, `options`: as `emporion.new_match` has them.
    - `seat`: where to sit, or `"random"`: drawn at each reset.
    - `opponents`: a level of `emporion.bot`, with a budget (`hard@300t`) or without, or anything
      with `turn(view, legal)`, for all other seats; or a list of such, from the left neighbour on.
      What is not one whole turn is refused by `WrongTurn`.
      Bots of a level are made at each reset, seeded by it. They get views, so they know no
      more than their seats.
    - `reward`: `"win"`, `"rank"` or `"score"`, see `emporion.research.rewards`; paid at the end.
    - `illegal`: what follows on an illegal action, `"raise"`, `"lose"` or `"replace"`.
    - `observation`: `"flat"` or `"dict"`, see `emporion.research.layout`; or `"mask"`: the action
      mask alone, and the seat's view as JSON text in `info`, under `"view"`. By default `"flat"`,
      or `"mask"` for a game without an encoder, which has no others.
    - `skip_forced`: do not ask where there is but one choice. By default that is asked, too, since
      the game may go on in between.
    - `render_mode`: one of `metadata["render_modes"]`; `lang`: the language of pictures.

    `info` has the `seat`; at the end the `scores` of all seats and the `ranking`, which lists seats
    by place; `replaced` or `illegal` where an action was not legal. Pickling and copying make
    another environment of the same kind, in which no game has begun.

    >>> env = SeatEnv("byzanz", players=3, opponents="random")
    >>> observation, info = env.reset(seed=7)
    >>> observation["observation"].shape, info
    ((310,), {'seat': 0})
    >>> observation, reward, terminated, truncated, info = env.step(0)
    >>> reward, terminated
    (0.0, False)
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: int = 4,
        options: Mapping[str, OptionValue] | None = None,
        seat: int | str = 0,
        opponents: str | Bot | Sequence[str | Bot] = "medium",
        reward: str = WIN,
        illegal: str = RAISE,
        render_mode: str | None = None,
        observation: str | None = None,
        skip_forced: bool = False,
        lang: str = "en",
    ) -> None:
        self._arguments = (
            game, players, options, seat, opponents, reward, illegal, render_mode, observation,
            skip_forced, lang,
        )  # fmt: skip
        check_choice("illegal", illegal, ILLEGAL)
        self._renderer = Renderer(render_mode, lang)
        self._simulator = EnvSimulator(game, players, options, reward, observation)
        players = self._simulator.players
        self._place = checked_seat(seat, players)
        self._others = opponents_from(opponents, players)
        for each in self._others:
            if isinstance(each, str):
                BotSpec.read(each).make(game, 0)
            elif isinstance(each, type) or not hasattr(each, "turn"):
                raise InvalidSetting(name="opponents", asked=each, known=list(ALL_LEVELS))
        self._illegal = illegal
        self._skip_forced = skip_forced
        self.render_mode = render_mode
        actions = self._simulator.num_actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = observation_space(game, players, actions, self._simulator.form)
        self._seat = 0
        self._bots: dict[int, Bot] = {}
        self._under_way = False

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._arguments, {"spec": self.spec}

    # -- games ------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a game. A seed fixes all chance from now on, and the bots; else they go on.

        `options` is Gymnasium's argument, which this environment has no use for.
        """
        super().reset(seed=seed)
        self._under_way = False
        self._simulator.reset(seed)
        rng = self._simulator.rng
        assert rng is not None
        players = self._simulator.players
        self._seat = int(rng.below(players)) if self._place is None else self._place
        game = self._simulator.game.name
        match_seed = str(rng.seed())
        self._bots = {}
        for further, each in enumerate(self._others, 1):
            seat = (self._seat + further) % players
            if isinstance(each, str):
                self._bots[seat] = SeatBot(game, BotSpec.read(each), match_seed, seat)
            else:
                self._bots[seat] = each
        self._to_decision()
        self._under_way = True
        info: Info = {"seat": self._seat}
        self._simulator.add_view(info, self._seat)
        return self._observation(), info

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Decide. Where the action is not legal, `illegal` says what follows.

        With `"raise"` that is `IllegalAction`, and nothing has changed. Raises `NoGame` before the
        first reset, and after the end.
        """
        if not self._under_way:
            raise NoGame
        simulator = self._simulator
        info: Info = {"seat": self._seat}
        number = as_int(action)
        if number not in simulator.legal:
            if self._illegal == RAISE:
                raise simulator.error_for(self._seat, action)
            if self._illegal == LOSE:
                self._under_way = False
                info["illegal"] = True
                simulator.add_view(info, self._seat)
                return self._observation(), FORFEIT[simulator.reward], True, False, info
            number = simulator.random_action(simulator.legal)
            info["replaced"] = True
        # If a bot raises an error now, the game cannot go on.
        self._under_way = False
        simulator.advance(self._seat, number)
        self._to_decision()
        self._under_way = not simulator.over
        reward = 0.0
        if simulator.over:
            reward = simulator.rewards()[self._seat]
            outcome = simulator.state.outcome()
            info["scores"] = np.array(outcome.scores, np.int32)
            info["ranking"] = outcome.ranking
        simulator.add_view(info, self._seat)
        return self._observation(), reward, simulator.over, False, info

    def _to_decision(self) -> None:
        """Let the bots decide until the seat is asked, or the game has ended."""
        simulator = self._simulator
        while not simulator.over:
            actor = simulator.actor
            legal = simulator.legal
            if actor != self._seat:
                for action in self._turn(actor, legal):
                    simulator.apply(actor, action)
            elif self._skip_forced and len(legal) == 1:
                simulator.advance(actor, legal[0])
            else:
                return

    def _turn(self, seat: int, legal: list[int]) -> list[int]:
        """The whole turn of a seat's bot; raises `WrongTurn` if a caller's bot gives none."""
        bot, state = self._bots[seat], self._simulator.state
        played: object = bot.turn(state.view(seat), legal[:])
        # Emporion's own bots need no check.
        if isinstance(bot, SeatBot):
            return cast(list[int], played)
        # A generator can be read only once.
        given = list(played) if isinstance(played, Iterable) else [played]
        chain = [as_int(each) for each in given]
        if not isinstance(played, Iterable) or not is_turn(state, seat, chain):
            raise WrongTurn(seat=seat, chain=given)
        return chain

    def _observation(self) -> Observation:
        """What the seat knows, and its mask: nothing is open when the game is over."""
        if self._renderer.shows_every_step:
            self.render()
        legal = self._simulator.legal if self._under_way else ()
        return self._simulator.observation(self._seat, legal)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the last observation as flags; some algorithms look for this name."""
        legal = self._simulator.legal if self._under_way else ()
        return self._simulator.mask_of(legal).view(np.bool_)

    # -- pictures ---------------------------------------------------------------------------------

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it.

        `"human"` shows it in a window, and does so after every step by itself.
        """
        self._renderer.check_mode()
        if self._simulator.rng is None:
            raise NoGame
        legal = self._simulator.legal if self._under_way else ()
        return self._renderer.show(self._simulator.state.view(self._seat), legal)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()
