"""Where to place which brokers: whole placements of two, weighed together."""

from typing import Final

from ....core.native import i64
from ....core.rng import Rng
from ....games.ys.actions import (
    AREAS_OPEN,
    AT,
    DOWN,
    FRONT_DOWN,
    FRONT_UP,
    NEUTRAL,
    SQUARES_OPEN,
    STAND,
    UP,
    VALUES_OPEN,
)
from ....games.ys.brokers import BROKER, different
from ....games.ys.data import CARDINAL, CITY, MARKET_POINT, PLACES, SQUARES, VALUES
from ....games.ys.state import YsState
from ...search.chance import fraction
from .board import Board
from .columns import OPTIONS as COLUMN_OPTIONS
from .contests import CONTESTS, NARROW, OWNERS, PRESENT, WIDE
from .habits import Habits

FIRSTS: Final = 4
"""How many single placements are tried together with the best second one."""

NEVER: Final = -99.0


def is_down(action: int) -> bool:
    """Whether an action places a broker face down."""
    return DOWN <= action < FRONT_UP or FRONT_DOWN <= action < STAND


class Placing:
    """The next placement of a seat."""

    def __init__(self, habits: Habits, board: Board) -> None:
        self.habits = habits
        self.board = board
        self.places: list[int] = []
        """The places that are open."""
        self.gains = [0.0] * (PLACES * VALUES)
        """What a broker of each value is worth in each place, whatever it costs."""
        self.prices = [0.0] * VALUES
        """What one gives up by placing a broker of each value now."""
        self._moods = [0.0] * PLACES
        self._worth = 0.0
        self._value = 0
        self._place = 0
        """The best second broker that was found last."""

    # -- the whole placement ----------------------------------------------------------------

    def play(self, state: YsState, seat: int, rng: Rng) -> None:
        """Make a placement, the neutral player's broker included."""
        board = self.board
        board.read(state, seat)
        self._survey(state)
        noise = self.habits.noise
        for place in self.places:
            self._moods[place] = noise * fraction(rng)
        screen = board.screen
        values = VALUES_OPEN[different(screen)]
        best = NEVER
        value = place = other = there = 0
        for _ in range(FIRSTS):
            top = NEVER
            first = first_at = 0
            for each in values:
                price = self.prices[each]
                for at in self.places:
                    worth = self.gains[VALUES * at + each] - price + self._moods[at]
                    if worth > top:
                        top = worth
                        first = each
                        first_at = at
            self._seek_second(screen - BROKER[first], first, first_at, 0)
            if top + self._worth > best:
                best = top + self._worth
                value = first
                place = first_at
                other = self._value
                there = self._place
            # The next round looks for another one.
            self.gains[VALUES * first_at + first] += NEVER
        self._apply(state, seat, value, place, other, there)
        if state.settings.neutral >= 0:
            self._play_neutral(state, seat)

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

    # -- gains ------------------------------------------------------------------------------

    def _survey(self, state: YsState) -> None:
        """What brokers are worth in all places, and what they cost."""
        board = self.board
        habits = self.habits
        places = [action - AT for action in SQUARES_OPEN[board.taken]]
        for action in AREAS_OPEN[state.settings.neighborhoods][state.queen - CITY]:
            places.append(action - AT)
        self.places = places
        gains = self.gains
        for place in places:
            for value in range(VALUES):
                gains[VALUES * place + value] = board.gain(place, value)
        to_come = board.contests.to_come[board.seat]
        for value in range(VALUES):
            self.prices[value] = habits.prices[value] if to_come else habits.last_pip * value

    def _seek_second(self, screen: i64, value: int, place: int, least: int) -> None:
        """The best second broker once a first one is in its place; from a place on."""
        board = self.board
        contests = board.contests
        wide = WIDE[place]
        narrow = NARROW[place]
        at = OWNERS * narrow + board.seat
        also = OWNERS * wide + board.seat
        tally = contests.tallies[at]
        tally_also = contests.tallies[also]
        old = contests.worths
        contests.worths = old[:]
        contests.tallies[at] = tally + value + PRESENT
        contests.tallies[also] = tally_also + value + PRESENT
        contests.read_row(narrow)
        contests.read_row(wide)
        values = VALUES_OPEN[different(screen)]
        best = NEVER
        for there in self.places:
            if there < least or (there == place and there < SQUARES):
                continue
            mood = self._moods[there]
            met = WIDE[there] == wide
            for other in values:
                worth = board.gain(there, other) if met else self.gains[VALUES * there + other]
                worth += mood - self.prices[other]
                if worth > best:
                    best = worth
                    self._value = other
                    self._place = there
        self._worth = best
        contests.worths = old
        contests.tallies[at] = tally
        contests.tallies[also] = tally_also

    # -- step by step -----------------------------------------------------------------------

    def weigh(self, state: YsState, seat: int, legal: list[int]) -> list[float]:
        """What each next broker or place is worth, by the best placement that goes on so."""
        self._survey(state)
        for place in self.places:
            self._moods[place] = 0.0
        draft = state.draft
        if not draft:
            return [self._first_broker(state, action) for action in legal]
        last = draft[len(draft) - 1]
        if len(draft) == 1:
            return self._first_places(state, last, legal)
        if legal[0] >= NEUTRAL:
            return [self._neutral_broker(state, action - NEUTRAL) for action in legal]
        if legal[0] >= STAND:
            return [-self.prices[action - STAND] for action in legal]
        if len(draft) == 2:
            least = draft[1] - AT if is_down(draft[0]) else 0
            return [self._second_broker(state, action, least) for action in legal]
        if last >= NEUTRAL:
            return self._neutral_places(state, last - NEUTRAL, legal)
        value = (last - UP) % VALUES
        gains = self.gains
        return [gains[VALUES * (action - AT) + value] for action in legal]

    def _cost(self, action: int) -> float:
        """What the broker of an action costs, less what it is worth to have it face down.

        One from before the screen is replaced by the weakest behind it.
        """
        value = (action - UP) % VALUES
        if action >= FRONT_UP:
            weakest = VALUES_OPEN[different(self.board.screen)][0]
            return self.prices[weakest] + self.habits.last_pip * value
        hidden = self.habits.hidden_pip * value if is_down(action) else 0.0
        return self.prices[value] - hidden

    def _first_broker(self, state: YsState, action: int) -> float:
        """A first broker by its best places, each with the best second one."""
        value = (action - UP) % VALUES
        gains = self.gains
        screen = self.board.screen
        if action < FRONT_UP:
            screen -= BROKER[value]
        tried = 0
        best = NEVER
        for _ in range(3):
            top = NEVER
            place = 0
            for at in self.places:
                if not tried >> at & 1 and gains[VALUES * at + value] > top:
                    top = gains[VALUES * at + value]
                    place = at
            tried |= 1 << place
            self._seek_second(screen, value, place, 0)
            best = max(best, top + self._worth)
        return best - self._cost(action)

    def _first_places(self, state: YsState, action: int, legal: list[int]) -> list[float]:
        value = (action - UP) % VALUES
        least = 0
        worths: list[float] = []
        for spot in legal:
            place = spot - AT
            if is_down(action):
                least = place
            self._seek_second(self.board.screen, value, place, least)
            worths.append(self.gains[VALUES * place + value] + self._worth)
        return worths

    def _second_broker(self, state: YsState, action: int, least: int) -> float:
        value = (action - UP) % VALUES
        best = NEVER
        for place in self.places:
            if place >= least:
                best = max(best, self.gains[VALUES * place + value])
        return best - self._cost(action)

    # -- the neutral player's broker --------------------------------------------------------

    def _play_neutral(self, state: YsState, seat: int) -> None:
        """The game for two: the neutral broker and its place, by what they change."""
        board = self.board
        board.read(state, seat)
        self._survey(state)
        best = NEVER
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
        return self.habits.neutral_pip * value if board.contests.to_come[board.seat] else 0.0

    def _neutral_broker(self, state: YsState, value: int) -> float:
        changes = self._neutral_changes(state, value)
        best = NEVER
        for place in self.places:
            best = max(best, self._neutral_gain(changes, value, place))
        return best + self._relief(value)

    def _neutral_places(self, state: YsState, value: int, legal: list[int]) -> list[float]:
        changes = self._neutral_changes(state, value)
        return [self._neutral_gain(changes, value, action - AT) for action in legal]

    def _neutral_changes(self, state: YsState, value: int) -> list[float]:
        """What it is worth to the seat that the neutral player joins each contest."""
        contests = self.board.contests
        seat = self.board.seat
        neutral = state.settings.neutral
        opponent = 1 - seat
        habits = self.habits
        changes = [0.0] * CONTESTS
        for contest in range(CONTESTS):
            if contests.firsts[contest] == 0.0:
                continue
            now = contests.outcome(contest, seat)
            now -= habits.rivalry_of_two * contests.outcome(contest, opponent)
            now -= habits.rivalry_of_neutral * contests.outcome(contest, neutral)
            at = OWNERS * contest + neutral
            tally = contests.tallies[at]
            contests.tallies[at] = tally + value + PRESENT
            then = contests.outcome(contest, seat)
            then -= habits.rivalry_of_two * contests.outcome(contest, opponent)
            then -= habits.rivalry_of_neutral * contests.outcome(contest, neutral)
            contests.tallies[at] = tally
            changes[contest] = then - now
        return changes

    def _neutral_gain(self, changes: list[float], value: int, place: int) -> float:
        worth = changes[NARROW[place]] + changes[WIDE[place]]
        if place < SQUARES:
            worth += self.board.columns.gains[COLUMN_OPTIONS * (place % 4) + value]
            worth -= self.habits.rivalry_of_neutral * MARKET_POINT
        return worth
