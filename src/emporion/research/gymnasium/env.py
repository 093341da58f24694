"""One seat of a game as an environment: bots play the others."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, cast

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from ...bots import EVERY, Bot, BotSpec, SeatBot
from ...core.options import OptionValue
from ...table import is_turn
from ..arguments import whole
from ..errors import ImpossibleSetting, NoGame, WrongTurn
from ..features import by_name
from ..pictures import FRAMES, RENDER_MODES, Canvas, Pixels
from ..rewards import WIN
from ..seating import Seating
from ..settings import (
    FLAT,
    FORFEIT,
    ILLEGAL,
    LOSE,
    OBSERVATIONS,
    RAISE,
    Info,
    Observation,
    observation_space,
    one_of,
)
from .places import around, checked_seat

METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES}


class SeatEnv(Env[Observation, Any]):
    """A game seen from one seat; a step is a decision of that seat, and then of all who follow.

    - `game`, `players`, `options`: as `emporion.new_match` has them.
    - `seat`: where to sit, or `"random"`: drawn at each reset.
    - `opponents`: a level of `emporion.bot`, with a budget (`hard@300t`) or without, or anything
      with `turn(view, legal)`, for all other seats; or a list of such, from the left neighbour on.
      What is not one whole turn is refused by `WrongTurn`.
      Bots of a level are made anew at each reset, seeded by it. They get views, so they know no
      more than their seats.
    - `reward`: `"win"`, `"rank"` or `"score"`, see `emporion.research.rewards`; paid at the end.
    - `illegal`: what follows on an illegal action, `"raise"`, `"lose"` or `"replace"`.
    - `observation`: `"flat"` or `"dict"`, see `emporion.research.layout`.
    - `skip_forced`: do not ask where there is but one choice. As usual that is asked, too, since
      the game may go on in between.
    - `render_mode`: one of `metadata["render_modes"]`; `lang`: the language of pictures.

    `info` has the `seat`; at the end the `scores` of all seats and the `ranking`, which lists seats
    by place; `replaced` or `illegal` where an action was not legal. Pickling and copying make
    another environment of the same kind, in which no game has begun.
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
        observation: str = FLAT,
        skip_forced: bool = False,
        lang: str = "en",
    ) -> None:
        self._made_by = (
            game, players, options, seat, opponents, reward, illegal, render_mode, observation,
            skip_forced, lang,
        )  # fmt: skip
        one_of("illegal", illegal, ILLEGAL)
        one_of("observation", observation, OBSERVATIONS)
        self._canvas = Canvas(render_mode, lang)
        self._seating = Seating(game, players, options, reward)
        players = self._seating.players
        self._place = checked_seat(seat, players)
        self._others = around(opponents, players)
        for each in self._others:
            if isinstance(each, str):
                BotSpec.read(each).make(game, 0)
            elif isinstance(each, type) or not hasattr(each, "turn"):
                raise ImpossibleSetting(name="opponents", asked=each, known=list(EVERY))
        self._illegal = illegal
        self._flat = observation == FLAT
        self._skip_forced = skip_forced
        self.render_mode = render_mode
        actions = self._seating.actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = observation_space(game, players, actions, observation)
        self._seat = 0
        self._bots: dict[int, Bot] = {}
        self._under_way = False

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._made_by, {"spec": self.spec}

    # -- games ------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Begin a game. A seed fixes all chance from now on, and the bots; else they go on.

        `options` is Gymnasium's argument, which this environment has no use for.
        """
        super().reset(seed=seed)
        self._under_way = False
        self._seating.deal(seed)
        rng = self._seating.rng
        assert rng is not None
        players = self._seating.players
        self._seat = int(rng.below(players)) if self._place is None else self._place
        game = self._seating.game.name
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
        return self._seen(), {"seat": self._seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """Decide. Where the action is not legal, `illegal` says what follows.

        With `"raise"` that is `IllegalAction`, and nothing has changed. Raises `NoGame` before the
        first reset, and after the end.
        """
        if not self._under_way:
            raise NoGame
        seating = self._seating
        info: Info = {"seat": self._seat}
        number = whole(action)
        if number not in seating.legal:
            if self._illegal == RAISE:
                raise seating.refused(self._seat, action)
            if self._illegal == LOSE:
                self._under_way = False
                info["illegal"] = True
                return self._seen(), FORFEIT[seating.reward], True, False, info
            assert seating.rng is not None
            number = seating.legal[int(seating.rng.below(len(seating.legal)))]
            info["replaced"] = True
        # Should a bot fail on the way, the game cannot go on.
        self._under_way = False
        seating.advance(self._seat, number)
        self._to_decision()
        self._under_way = not seating.over
        reward = 0.0
        if seating.over:
            reward = seating.rewards()[self._seat]
            outcome = seating.state.outcome()
            info["scores"] = np.array(outcome.scores, np.int32)
            info["ranking"] = outcome.ranking
        return self._seen(), reward, seating.over, False, info

    def _to_decision(self) -> None:
        """Let the bots decide until the seat is asked, or the game has ended."""
        seating = self._seating
        while not seating.over:
            actor = seating.actor
            legal = seating.legal
            if actor != self._seat:
                for action in self._turn(actor, legal):
                    seating.apply(actor, action)
            elif self._skip_forced and len(legal) == 1:
                seating.advance(actor, legal[0])
            else:
                return

    def _turn(self, seat: int, legal: list[int]) -> list[int]:
        """The whole turn of a seat's bot; raises `WrongTurn` where one of others gives none."""
        bot, state = self._bots[seat], self._seating.state
        played: object = bot.turn(state.view(seat), legal[:])
        # The levels keep to it by themselves.
        if isinstance(bot, SeatBot):
            return cast(list[int], played)
        # Once: what a generator gives is gone then.
        given = list(played) if isinstance(played, Iterable) else [played]
        chain = [whole(each) for each in given]
        if not isinstance(played, Iterable) or not is_turn(state, seat, chain):
            raise WrongTurn(seat=seat, chain=given)
        return chain

    def _seen(self) -> Observation:
        """What the seat knows, and its mask: nothing is open when the game is over."""
        if self._canvas.follows:
            self.render()
        seating = self._seating
        row = seating.observe(self._seat)
        seen = row if self._flat else by_name(seating.game.name, seating.players, row)
        mask = seating.marked(seating.legal if self._under_way else ())
        return {"observation": seen, "action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the last observation as flags, where algorithms look for it by this name."""
        legal = self._seating.legal if self._under_way else ()
        return self._seating.marked(legal).view(np.bool_)

    # -- pictures ---------------------------------------------------------------------------------

    def render(self) -> str | Pixels | None:
        """The table as the seat sees it.

        `"human"` shows it in a window, and does so after every step by itself.
        """
        self._canvas.refuse_unless_asked_for()
        if self._seating.rng is None:
            raise NoGame
        legal = self._seating.legal if self._under_way else ()
        return self._canvas.show(self._seating.state.view(self._seat), legal)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._canvas.close()
