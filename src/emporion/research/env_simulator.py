"""What the environments of Gymnasium and PettingZoo have in common while a game is played."""

from collections.abc import Mapping, Sequence

from ..core.options import OptionValue
from .features import layout
from .settings import DICT, FLAT, MASK, Info, Observation, json_text, observation_form
from .simulator import Simulator


class EnvSimulator(Simulator):
    """A simulator that gives observations in one of the forms of environments.

    >>> simulator = EnvSimulator("byzanz", 3, None, "win", "mask")
    >>> simulator.reset(seed=7)
    >>> list(simulator.observation(0, simulator.legal))
    ['action_mask']
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, OptionValue] | None,
        reward: str,
        observation: str | None,
        can_wait: bool = False,
    ) -> None:
        super().__init__(game, players, options, reward, can_wait)
        self.form = observation_form(game, observation)
        """One of `OBSERVATIONS`."""
        self._fields = [
            (each.name, slice(each.start, each.end))
            for each in (layout(game, self.players) if self.form == DICT else ())
        ]

    def observation(self, seat: int, legal: Sequence[int]) -> Observation:
        """What a seat knows, and which actions are open to it."""
        mask = self.mask_of(legal)
        if self.form == MASK:
            return {"action_mask": mask}
        row = self.observe(seat)
        seen = row if self.form == FLAT else {name: row[part] for name, part in self._fields}
        return {"observation": seen, "action_mask": mask}

    def add_view(self, info: Info, seat: int) -> None:
        """Put a seat's view into its `info`, if that takes the observation's place."""
        if self.form == MASK:
            info["view"] = json_text(self.state.view(seat))

    def random_action(self, legal: Sequence[int]) -> int:
        """A legal action in place of an illegal one, drawn from the game's generator."""
        assert self.rng is not None
        return legal[int(self.rng.below(len(legal)))]
