"""Many games at once: one call decides in all of them, and no Python runs for any single one."""

from typing import Final

from librt.strings import BytesWriter, read_i16_le, write_i16_le

from ...core.rng import Rng
from ...core.seats import CHANCE, OVER
from ...core.state import State, View
from .encoder import Encoder
from .opponents import OpponentPolicy

SEED_BITS: Final = 64
"""How many bits of a seed count; the generator's other 32 tell the games apart."""

MAX_GAMES: Final = 1 << 32
"""How many games have a generator of their own, by their numbers."""


class Batch:
    """Games of one kind, side by side; where one ends, the next begins at once.

    Each game has a generator of its own, so how one goes on never depends on how many others
    there are. After `start` and after each `step` these attributes say what every game asks, in
    bytes that are read as arrays:

    - `seats`: who decides, a byte a game;
    - `legal`: the legal actions of all games one after another, two bytes each, the lower first;
      `num_legal`: how many each game has, likewise;
    - `observations`: what the seats know, `encoder.observation_size` bytes a game;
    - `ended`: the games that came to their end in the last step; `finals` their last positions.

    >>> from emporion.games import find
    >>> from emporion.research.encoders import encoder
    >>> batch = Batch(find("byzanz").setup(3), encoder("byzanz", 3), [None] * 3, False)
    >>> batch.seed(7, first_index=0, count=2)
    >>> batch.start()
    >>> list(batch.seats), batch.first_illegal([0, 300])
    ([0, 0], 1)
    """

    def __init__(
        self,
        first: State,
        encoder: Encoder,
        opponents: list[OpponentPolicy | None],
        rotate_seats: bool,
    ) -> None:
        self._first = first
        self._encoder = encoder
        self._opponents = opponents
        """For each seat who decides there; `None` where the caller does, at one seat at least."""
        self._rotate_seats = rotate_seats
        """Whether opponents and caller change seats together, drawn for every game."""
        self._shifts: list[int] = []
        """How many seats to the left of their own they all sit."""
        self._rngs: list[Rng] = []
        self._states: list[State] = []
        self._seats = BytesWriter()
        self._legal = BytesWriter()
        self._num_legal = BytesWriter()
        self._observations = BytesWriter()
        self.seats = b""
        self.legal = b""
        self.num_legal = b""
        self.observations = b""
        self.ended: list[int] = []
        self.finals: list[State] = []

    def seed(self, seed: int, first_index: int, count: int) -> None:
        """Give each game its generator; games are numbered from `first_index` on."""
        self._rngs = [generator(seed, first_index + place) for place in range(count)]

    def start(self) -> None:
        """Begin every game again; the generators go on."""
        count = len(self._rngs)
        self._shifts = [0] * count
        self._states = [self._first] * count
        self._clear()
        for place in range(count):
            self._restart(place)
            self._to_decision(place)
        self._publish()

    def first_illegal(self, actions: list[int]) -> int:
        """The first game in which an action is not legal; -1 where all are."""
        legal = self.legal
        num_legal = self.num_legal
        here = 0
        for place in range(len(actions)):
            action = actions[place]
            end = here + 2 * int(read_i16_le(num_legal, 2 * place))
            while here < end and int(read_i16_le(legal, here)) != action:
                here += 2
            if here == end:
                return place
            here = end
        return -1

    def step(self, actions: list[int]) -> None:
        """One decision in each game; all of them must be legal (see `first_illegal`)."""
        states = self._states
        seats = self.seats
        self._clear()
        for place in range(len(actions)):
            states[place].apply(seats[place], actions[place])
            self._to_decision(place)
        self._publish()

    def state(self, place: int) -> State:
        """A copy of a game's present position."""
        return self._states[place].copy()

    def view(self, place: int) -> View:
        """What the seat that decides in a game knows, as plain data."""
        return self._states[place].view(self.seats[place])

    def _clear(self) -> None:
        self._seats.truncate(0)
        self._legal.truncate(0)
        self._num_legal.truncate(0)
        self._observations.truncate(0)
        self.ended = []
        self.finals = []

    def _publish(self) -> None:
        self.seats = self._seats.getvalue()
        self.legal = self._legal.getvalue()
        self.num_legal = self._num_legal.getvalue()
        self.observations = self._observations.getvalue()

    def _restart(self, place: int) -> None:
        self._states[place] = self._first.copy()
        if self._rotate_seats:
            self._shifts[place] = int(self._rngs[place].below(self._first.players))

    def _to_decision(self, place: int) -> None:
        """Let chance and the opponents go on until the caller is asked, and note what is."""
        state = self._states[place]
        rng = self._rngs[place]
        while True:
            actor = state.actor
            if actor >= 0:
                own = actor - self._shifts[place]
                opponent = self._opponents[own if own >= 0 else own + state.players]
                if opponent is None:
                    break
                opponent.play(state, actor, rng)
            elif actor == CHANCE:
                state.apply(CHANCE, state.chance_outcome(int(rng.below(state.chance_total()))))
            elif actor == OVER:
                self.ended.append(place)
                self.finals.append(state)
                self._restart(place)
                state = self._states[place]
        legal = state.legal(actor)
        self._seats.append(actor)
        write_i16_le(self._num_legal, len(legal))
        for action in legal:
            write_i16_le(self._legal, action)
        self._encoder.write(state, actor, self._observations)


def generator(seed: int, number: int) -> Rng:
    """The generator of a game: no two seeds below 2**64 and games below 2**32 share one.

    >>> generator(7, 0).below(100) == generator(7, 0).below(100)
    True
    """
    return Rng((seed >> 32) << 64 | number << 32 | seed & 0xFFFFFFFF)
