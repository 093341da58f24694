"""The board as one seat sees it: every broker, and what is to be won there."""

from typing import Final

from ....core.native import i64
from ....games.ys.actions import AT, NEUTRAL, STAND, UP
from ....games.ys.brokers import (
    BITS,
    BROKER,
    DIGIT,
    KNOWN_SHIFT,
    MARKED,
    PLACE_MASK,
    VALUE_MASK,
    VALUE_SHIFT,
    packet_of,
    total,
)
from ....games.ys.data import (
    COLOURS,
    COMMERCIAL_POINTS,
    INTRIGUER,
    LINES,
    MARKET_POINT,
    MERCENARY_VALUE,
    MERCHANT,
    MERCHANT_POINTS,
    NEUTRAL_BROKERS,
    NOTHING,
    PLACED_SLOTS,
    PRINCE,
    SHIPS,
    SLOTS,
    SQUARES,
    THRONE,
    TURNS,
    VALUES,
    WHITE,
)
from ....games.ys.data import WHITE_GEM as WHITE_GEM_CARD
from ....games.ys.phases import AFTER_PLACING, COUNTING_CARDS, HIGHEST_BIDDER, PLACING
from ....games.ys.spec import supply_of
from ....games.ys.state import YsState
from .columns import OPTIONS as COLUMN_OPTIONS
from .columns import Columns
from .contests import (
    ALL_TIES,
    AREAS,
    CONTESTS,
    FIRST_LINE,
    FIRST_SHIP,
    MARKET,
    NARROW,
    NEUTRAL_TIES,
    OPTIONS,
    OWNERS,
    WIDE,
    Contests,
)
from .fortune import Fortune
from .habits import Habits

_NEUTRAL_PACKETS: Final = [packet_of(brokers) for brokers in NEUTRAL_BROKERS]


class Board:
    """What a seat sees, its open draft included; read anew for every decision."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.fortune = Fortune(habits)
        self.columns = Columns(habits)
        self.contests = Contests(habits)
        self.seat = 0
        self.counting = False
        self.screen: i64 = 0
        """The seat's brokers behind the screen that the draft has not taken."""
        self.taken = 0
        """The squares that are taken or not in use, the draft's included."""
        self._means = [0.0] * OWNERS
        self._all_known = False

    # -- reading ----------------------------------------------------------------------------

    def read(self, state: YsState, seat: int, all_known: bool = False) -> None:
        """Look at a state with a seat's eyes; with `all_known`, at hidden brokers too."""
        self.read_market(state, seat, all_known)
        self.columns.weigh(self.fortune.steps)
        contests = self.contests
        settings = state.settings
        contests.expect(self.taken, state.queen, settings.neighborhoods)
        self._read_ties(state)
        self._read_rewards(state)
        for contest in range(AREAS * settings.neighborhoods):
            contests.read_row(contest)
        for contest in range(FIRST_SHIP, FIRST_SHIP + settings.neighborhoods):
            contests.read_row(contest)
        for contest in range(FIRST_LINE + settings.first_line - 1, CONTESTS):
            contests.read_row(contest)

    def read_market(self, state: YsState, seat: int, all_known: bool = False) -> None:
        """Look no further than for what gems will be worth."""
        self.seat = seat
        self._all_known = all_known
        self.counting = state.phase >= COUNTING_CARDS
        settings = state.settings
        habits = self.habits
        rivalry = habits.rivalry
        if settings.neutral >= 0:
            rivalry = 0.5 * (habits.rivalry_of_two + habits.rivalry_of_neutral)
        contests = self.contests
        contests.clear(seat, settings.owners, rivalry)
        columns = self.columns
        columns.clear()
        self._read_pieces(state)
        self._read_to_come(state)
        if state.phase >= HIGHEST_BIDDER or state.phase < PLACING:
            columns.rest()
        else:
            columns.expect(contests.means, contests.variances, contests.to_come, settings.owners)
        self.fortune.read(state, seat, columns.moves)

    def _read_pieces(self, state: YsState) -> None:
        """Every owner's brokers on the board, and what may be behind the screens."""
        seat = self.seat
        contests = self.contests
        columns = self.columns
        knows: i64 = 1 << (KNOWN_SHIFT + seat)
        pieces = state.pieces
        settings = state.settings
        neutral = settings.neutral
        supply: i64 = supply_of(settings, state.turn if state.turn < TURNS else TURNS - 1)
        used = SLOTS if settings.favor else PLACED_SLOTS
        self.taken = state.squares | settings.unused
        for owner in range(settings.owners):
            pool = supply
            if owner == neutral:
                pool = _NEUTRAL_PACKETS[1 if settings.strong else 0]
            else:
                pool -= state.fronts[owner]
            for slot in range(SLOTS * owner, SLOTS * owner + used):
                piece: i64 = pieces[slot]
                if piece == 0:
                    continue
                value: i64 = (piece >> VALUE_SHIFT) & VALUE_MASK
                seen = self._all_known or piece & knows != 0
                if seen and owner != neutral:
                    pool -= 1 << (BITS * value)
                place = int(piece & PLACE_MASK) - 1
                if place == THRONE:
                    continue
                if piece & MARKED:
                    self.add(owner, place, MERCENARY_VALUE)
                elif seen:
                    self.add(owner, place, int(value))
                else:
                    contests.add_hidden(owner, place)
                    if place < SQUARES:
                        columns.hide(place % COLOURS, owner)
            self._read_pool(owner, pool)
        columns.join_hidden(contests.means, contests.variances)
        self.screen = state.screens[seat]
        if state.phase == PLACING and seat == state.actor and state.draft:
            self._read_draft(state)

    def add(self, owner: int, place: int, value: int) -> None:
        """A broker that the seat knows lies in a place."""
        self.contests.add(owner, place, value)
        if place < SQUARES:
            self.columns.join(place % COLOURS, value)

    def _read_pool(self, owner: int, pool: i64) -> None:
        """The average of the brokers that the seat has not seen, and their variance."""
        ones: i64 = (pool >> BITS) & DIGIT
        twos: i64 = (pool >> (2 * BITS)) & DIGIT
        threes: i64 = (pool >> (3 * BITS)) & DIGIT
        fours: i64 = (pool >> (4 * BITS)) & DIGIT
        number: i64 = (pool & DIGIT) + ones + twos + threes + fours
        mean = 0.0
        variance = 0.0
        if number:
            brokers = float(number)
            mean = float(ones + 2 * twos + 3 * threes + 4 * fours) / brokers
            variance = float(ones + 4 * twos + 9 * threes + 16 * fours) / brokers - mean * mean
        self.contests.means[owner] = mean
        self.contests.variances[owner] = variance

    def _read_draft(self, state: YsState) -> None:
        """The brokers of the open draft: those that have got their places, and those taken."""
        draft = state.draft
        for step in range(len(draft)):
            action = draft[step]
            if UP <= action < UP + 2 * VALUES or STAND <= action < NEUTRAL:
                self.screen -= BROKER[(action - UP) % VALUES]
            elif AT <= action < UP and step % 2:
                owner = state.settings.neutral if draft[step - 1] >= NEUTRAL else self.seat
                self.add(owner, action - AT, (draft[step - 1] - UP) % VALUES)
                if action - AT < SQUARES:
                    self.taken |= 1 << (action - AT)

    def _read_to_come(self, state: YsState) -> None:
        to_come = self.contests.to_come
        rounds = state.settings.placements
        phase = state.phase
        placing = phase in (PLACING, AFTER_PLACING)
        for owner in range(state.settings.owners):
            if self.counting:
                to_come[owner] = 0
            elif not placing:
                to_come[owner] = 2 * rounds
            elif owner == state.settings.neutral:
                to_come[owner] = 2 * (rounds - state.round) - state.asked - 1
            else:
                # The placement that is being made, or was made just now, is behind its seat.
                before = state.orders[owner] <= state.asked or owner == state.actor
                to_come[owner] = 2 * (rounds - state.round - (1 if before else 0))

    def _read_ties(self, state: YsState) -> None:
        """How owners fare in draws: sure when all brokers are placed, else likely."""
        ties = self.contests.ties
        scale = 1.0 if self.counting else self.habits.tie
        for owner in range(state.settings.owners):
            if owner == state.settings.neutral:
                ties[owner] = NEUTRAL_TIES
            elif state.active[owner] >> INTRIGUER & 1:
                ties[owner] = ALL_TIES
            else:
                strength = 4 * total(state.fronts[owner]) + state.players - state.orders[owner]
                ties[owner] = scale * strength

    # -- rewards ----------------------------------------------------------------------------

    def _read_rewards(self, state: YsState) -> None:
        """What is to be won in each contest."""
        fortune = self.fortune
        firsts = self.contests.firsts
        merchant = 0
        for active in state.active:
            merchant |= active >> MERCHANT & 1
        coins = float(MERCHANT_POINTS if merchant else COMMERCIAL_POINTS)
        for number in range(state.settings.neighborhoods):
            area = AREAS * number
            firsts[area] = fortune.black_gem
            firsts[area + 1] = coins
            firsts[area + 2] = self.card_worth(state, state.palaces[number])
            self.reward_ship(state, number, state.ships[number])
        for line in range(state.settings.first_line - 1, LINES):
            firsts[FIRST_LINE + line] = self._gem_worth(state.lines[line])
        most = 0.0
        for colour in range(COLOURS):
            step = fortune.steps[colour]
            if step < 0.0:
                step = -step
            if step > most:
                most = step
        firsts[MARKET] = most

    def card_worth(self, state: YsState, card: int) -> float:
        """What a character is worth to whoever wins it; most need a later turn."""
        if card == NOTHING:
            return 0.0
        if card == WHITE_GEM_CARD:
            return self.fortune.any_gem
        if state.turn >= TURNS - 1 and card < PRINCE:
            return 0.0
        return self.habits.characters[card]

    def _gem_worth(self, gem: int) -> float:
        if gem == NOTHING:
            return 0.0
        return self.fortune.any_gem if gem == WHITE else self.fortune.ones[gem]

    def reward_ship(self, state: YsState, number: int, ship: int) -> None:
        """What the first gets of a ship's gems, the second, and with four players the third."""
        contests = self.contests
        contest = FIRST_SHIP + number
        if ship == NOTHING:
            contests.firsts[contest] = contests.seconds[contest] = contests.thirds[contest] = 0.0
            return
        large, small, other = SHIPS[ship]
        first = self._gem_worth(large)
        second = self._gem_worth(small)
        third = self._gem_worth(other)
        together = first + second + third
        best = together - min(first, second, third)
        average = together / 3.0
        if state.settings.full:
            average = (together + first) / 4.0
            pair = self.fortune.pairs[large]
            if pair > best:
                best = pair
            contests.thirds[contest] = self.habits.third * average
        else:
            contests.thirds[contest] = 0.0
        contests.firsts[contest] = best
        contests.seconds[contest] = self.habits.second * average

    # -- what a broker is worth -------------------------------------------------------------

    def gain(self, place: int, value: int) -> float:
        """What it is worth to the seat to add a broker of a value in a place."""
        worths = self.contests.worths
        row = OPTIONS * NARROW[place]
        worth = worths[row + 1 + value] - worths[row]
        row = OPTIONS * WIDE[place]
        worth += worths[row + 1 + value] - worths[row]
        if place < SQUARES:
            worth += self.columns.gains[COLUMN_OPTIONS * (place % COLOURS) + value] + MARKET_POINT
        return worth
