"""Where to place which brokers: whole placements of two, weighed together."""

from typing import Final

from ....core.actions import ActionData
from ....core.native import i64
from ....core.rng import Rng
from ....games.ys.actions import (
    ACTIONS,
    AREAS_OPEN,
    AT,
    DOWN,
    FACE_DOWN_KINDS,
    FRONT_KINDS,
    NEUTRAL,
    SQUARES_OPEN,
    STAND,
    UP,
    VALUES_OPEN,
)
from ....games.ys.brokers import BROKER, different
from ....games.ys.data import CARDINAL, CITY, COLOURS, MARKET_POINT, PLACES, SQUARES, VALUES
from ....games.ys.state import YsState
from . import weights
from .contests import CONTESTS, NARROW, OWNERS, PRESENT, WIDE
from .seat_board import SeatBoard

_NOISE_STEPS: Final = 16
"""The number of steps that noise is drawn from."""


class Placements:
    """The worths of a seat's next placement, and its choice in rollouts."""

    def __init__(self, board: SeatBoard) -> None:
        self.board = board
        self.places: list[int] = []
        """The places that are open."""
        self.prices = [0.0] * VALUES
        """The cost of placing a broker of each value now."""
        self._noise = [0.0] * PLACES
        """The noise that a rollout adds to each place."""
        self._worth = 0.0
        self._value = 0
        self._place = 0
        """The best single placement that was found last."""

    # -- the whole placement ----------------------------------------------------------------

    def play(self, state: YsState, seat: int, rng: Rng) -> None:
        """Make a placement, the neutral player's broker included."""
        board = self.board
        board.read(state, seat)
        self._survey(state)
        self._draw_noise(rng)
        screen = board.screen
        bits = different(screen)
        best = weights.NEVER
        value = place = other = there = 0
        tried = 0
        while tried < weights.FIRSTS and bits:
            self._seek(bits, 0, -1)
            worth = self._worth
            first = self._value
            spot = self._place
            self._seek_second(screen - BROKER[first], first, spot, 0)
            if worth + self._worth > best:
                best = worth + self._worth
                value = first
                place = spot
                other = self._value
                there = self._place
            # Another try begins with a broker of another value.
            bits &= ~(1 << first)
            tried += 1
        self._apply(state, seat, value, place, other, there)
        if state.settings.neutral >= 0:
            self._play_neutral(state, seat)

    def _draw_noise(self, rng: Rng) -> None:
        """Add noise to each place, so that a player is not too easy to foresee."""
        noise_by_place = self._noise
        step = weights.NOISE / _NOISE_STEPS
        bits: i64 = 0
        for place in self.places:
            if bits < _NOISE_STEPS:
                bits = rng.next32()
            noise_by_place[place] = step * float(bits & (_NOISE_STEPS - 1))
            bits >>= 4

    def _apply(
        self, state: YsState, seat: int, value: int, place: int, other: int, there: int
    ) -> None:
        """The weaker broker is the one that all may see; the Cardinal hides both."""
        first = UP
        if state.active[seat] >> CARDINAL & 1:
            first = DOWN
            if there < place:
                value, place, other, there = other, there, value, place
        elif value > other:
            value, place, other, there = other, there, value, place
        state.apply(seat, first + value)
        state.apply(seat, AT + place)
        state.apply(seat, DOWN + other)
        state.apply(seat, AT + there)

    # -- single brokers ---------------------------------------------------------------------

    def _survey(self, state: YsState) -> None:
        """Which places are open, and what brokers cost."""
        self.places = (
            SQUARES_OPEN[self.board.taken]
            + AREAS_OPEN[state.settings.neighborhoods][state.queen - CITY]
        )
        places = self.places
        for number in range(len(places)):
            places[number] = places[number] - AT
        to_come = self.board.contests.placements[self.board.seat]
        for value in range(VALUES):
            self.prices[value] = weights.PRICES[value] if to_come else weights.LAST_PIP * value

    def _seek(self, bits: int, least: int, closed: int) -> None:
        """The best single placement of a broker of some values, from a place on."""
        gains = self.board.contests.gains
        columns = self.board.columns.gains
        noise_by_place = self._noise
        values = VALUES_OPEN[bits]
        prices = self.prices
        best = weights.NEVER
        for place in self.places:
            if place < least or place == closed:
                continue
            narrow = VALUES * NARROW[place]
            wide = VALUES * WIDE[place]
            noise = noise_by_place[place]
            if place < SQUARES:
                noise += MARKET_POINT
                column = VALUES * (place % COLOURS)
                for value in values:
                    worth = gains[narrow + value] + gains[wide + value] - prices[value] + noise
                    worth += columns[column + value]
                    if worth > best:
                        best = worth
                        self._value = value
                        self._place = place
            else:
                for value in values:
                    worth = gains[narrow + value] + gains[wide + value] - prices[value] + noise
                    if worth > best:
                        best = worth
                        self._value = value
                        self._place = place
        self._worth = best

    def _seek_second(self, screen: i64, value: int, place: int, least: int) -> None:
        """The best second broker once a first one is in its place."""
        board = self.board
        contests = board.contests
        wide = WIDE[place]
        narrow = NARROW[place]
        at = OWNERS * narrow + board.seat
        also = OWNERS * wide + board.seat
        tally = contests.tallies[at]
        tally_also = contests.tallies[also]
        gains = contests.gains
        contests.gains = gains[:]
        worth = contests.worths[narrow]
        worth_also = contests.worths[wide]
        contests.tallies[at] = tally + value + PRESENT
        contests.tallies[also] = tally_also + value + PRESENT
        contests.read_row(narrow, board.values)
        contests.read_row(wide, board.values)
        self._seek(different(screen), least, place if place < SQUARES else -1)
        contests.gains = gains
        contests.worths[narrow] = worth
        contests.worths[wide] = worth_also
        contests.tallies[at] = tally
        contests.tallies[also] = tally_also

    # -- step by step -----------------------------------------------------------------------

    def worths(self, state: YsState, legal: list[int]) -> list[float]:
        """What each next broker or place is worth, by the best placement that goes on so."""
        self._survey(state)
        for place in self.places:
            self._noise[place] = 0.0
        draft = state.draft
        if not draft:
            return [self._first_broker(action) for action in legal]
        last = ACTIONS.describe(draft[len(draft) - 1])
        if len(draft) == 1:
            return self._first_places(last, legal)
        kind = ACTIONS.describe(legal[0]).kind
        if kind == "neutral":
            return [self._neutral_broker(state, action - NEUTRAL) for action in legal]
        if kind == "stand":
            return [-self.prices[action - STAND] for action in legal]
        if len(draft) == 2:
            least = draft[1] - AT if ACTIONS.describe(draft[0]).kind in FACE_DOWN_KINDS else 0
            return [self._second_broker(action, least) for action in legal]
        value = last.number("value")
        if last.kind == "neutral":
            changes = self._neutral_changes(state, value)
            return [self._neutral_gain(changes, value, spot - AT) for spot in legal]
        return [self.board.gain(spot - AT, value) for spot in legal]

    def _cost(self, broker: ActionData) -> float:
        """What the broker of an action costs, less what it is worth to have it face down.

        One from before the screen is replaced by the weakest behind it.
        """
        value = broker.number("value")
        if broker.kind in FRONT_KINDS:
            weakest = VALUES_OPEN[different(self.board.screen)][0]
            return self.prices[weakest] + weights.LAST_PIP * (value - weakest)
        hidden = weights.HIDDEN_PIP * value if broker.kind in FACE_DOWN_KINDS else 0.0
        return self.prices[value] - hidden

    def _first_broker(self, action: int) -> float:
        """A first broker by its best places, each with the best second one."""
        broker = ACTIONS.describe(action)
        value = broker.number("value")
        screen = self.board.screen
        if broker.kind not in FRONT_KINDS:
            screen -= BROKER[value]
        best = weights.NEVER
        noise_by_place = self._noise
        tried: list[int] = []
        for _ in range(3):
            self._seek(1 << value, 0, -1)
            worth = self._worth + self.prices[value]
            place = self._place
            tried.append(place)
            self._seek_second(screen, value, place, 0)
            best = max(best, worth + self._worth)
            # The next try begins elsewhere.
            noise_by_place[place] = weights.NEVER
        for place in tried:
            noise_by_place[place] = 0.0
        return best - self._cost(broker)

    def _first_places(self, broker: ActionData, legal: list[int]) -> list[float]:
        """A place for the first broker, each with the best second one."""
        value = broker.number("value")
        least = 0
        worths: list[float] = []
        for spot in legal:
            place = spot - AT
            if broker.kind in FACE_DOWN_KINDS:
                least = place
            self._seek_second(self.board.screen, value, place, least)
            worths.append(self.board.gain(place, value) + self._worth)
        return worths

    def _second_broker(self, action: int, least: int) -> float:
        broker = ACTIONS.describe(action)
        value = broker.number("value")
        self._seek(1 << value, least, -1)
        return self._worth + self.prices[value] - self._cost(broker)

    # -- the neutral player's broker --------------------------------------------------------

    def _play_neutral(self, state: YsState, seat: int) -> None:
        """The game for two: the neutral broker and its place, by what they change."""
        self.board.read(state, seat)
        self._survey(state)
        best = weights.NEVER
        value = place = 0
        for each in VALUES_OPEN[different(state.neutrals[seat])]:
            relief = self._relief(each)
            changes = self._neutral_changes(state, each)
            for at in self.places:
                worth = self._neutral_gain(changes, each, at) + relief
                if worth > best:
                    best = worth
                    value = each
                    place = at
        state.apply(seat, NEUTRAL + value)
        state.apply(seat, AT + place)

    def _relief(self, value: int) -> float:
        """What it is worth to have a neutral broker out of the way, while more are to come."""
        board = self.board
        return weights.NEUTRAL_PIP * value if board.contests.placements[board.seat] else 0.0

    def _neutral_broker(self, state: YsState, value: int) -> float:
        changes = self._neutral_changes(state, value)
        best = weights.NEVER
        for place in self.places:
            best = max(best, self._neutral_gain(changes, value, place))
        return best + self._relief(value)

    def _neutral_changes(self, state: YsState, value: int) -> list[float]:
        """What it is worth to the seat that the neutral player joins each contest: what it wins
        more itself, less what that brings the others.
        """
        contests = self.board.contests
        seat = self.board.seat
        neutral = state.settings.neutral
        rivalry = contests.rivalry
        changes = [0.0] * CONTESTS
        for owner in range(neutral + 1):
            weight = 1.0
            if owner == neutral:
                weight = -weights.RIVALRY_OF_NEUTRAL
            elif owner != seat:
                weight = -weights.RIVALRY
            contests.look_as(owner, 0.0)
            at = neutral
            for contest in range(CONTESTS):
                if contests.firsts[contest] > 0.0:
                    now = contests.changed(contest, 0, contests.brokers(contest))
                    tally = contests.tallies[at]
                    contests.tallies[at] = tally + value + PRESENT
                    then = contests.changed(contest, 0, contests.brokers(contest))
                    contests.tallies[at] = tally
                    changes[contest] += weight * (then - now)
                at += OWNERS
        contests.look_as(seat, rivalry)
        return changes

    def _neutral_gain(self, changes: list[float], value: int, place: int) -> float:
        worth = changes[NARROW[place]] + changes[WIDE[place]]
        if place < SQUARES:
            worth += self.board.columns.gains[VALUES * (place % COLOURS) + value]
            worth -= weights.RIVALRY_OF_NEUTRAL * MARKET_POINT
        return worth
