"""The board as one seat sees it: every broker, and what is to be won there."""

from typing import Final

from ....core.native import i64
from ....games.ys.actions import ACTIONS, VALUES_OPEN
from ....games.ys.brokers import (
    BITS,
    BROKER,
    DIGIT,
    EVERYBODY,
    KNOWN_SHIFT,
    MARKED,
    PLACE_MASK,
    VALUE_MASK,
    VALUE_SHIFT,
    different,
    packet_of,
    total,
)
from ....games.ys.data import (
    BROKERS,
    COLOURS,
    COMMERCIAL_POINTS,
    CONJURER,
    EXPRESS_BROKERS,
    FAVOR_BROKER,
    FAVOR_BROKERS,
    INTRIGUER,
    LINES,
    MARKET_POINT,
    MERCENARY_VALUE,
    MERCHANT,
    MERCHANT_POINTS,
    NEIGHBORHOODS,
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
from ....games.ys.state import YsState
from . import weights
from .columns import Columns
from .contests import (
    AREAS,
    CONTESTS,
    FIRST_LINE,
    FIRST_SHIP,
    MARKET,
    NARROW,
    UNSEEN,
    WIDE,
    Contests,
)
from .gem_values import GemValues

_SUPPLIES: Final = [packet_of(BROKERS), packet_of(EXPRESS_BROKERS)]
"""All brokers of a player at the start; must agree with `supply_of`."""

_NEUTRAL_PACKETS: Final = [packet_of(brokers) for brokers in NEUTRAL_BROKERS]

_SHIP_GEMS: Final[list[int]] = [gem for ship in SHIPS for gem in ship]
"""The three gems of each ship card."""

ALL_TIES: Final = 130
NEUTRAL_TIES: Final = 120
"""How the Intriguer's player and the neutral player fare in draws: above all others."""


class SeatBoard:
    """What a seat sees, its open draft included; read again for every decision."""

    def __init__(self) -> None:
        self.gem_values = GemValues()
        self.columns = Columns()
        self.contests = Contests()
        self.seat = 0
        self.counting = False
        self.screen: i64 = 0
        """The seat's brokers behind the screen that the draft has not taken."""
        self.values: list[int] = []
        """The different values of the brokers that the seat may place, or is placing."""
        self.taken = 0
        """The squares that are taken or not in use, the draft's included."""
        self._knows = 0

    # -- reading ----------------------------------------------------------------------------

    def read(self, state: YsState, seat: int, all_known: bool = False) -> None:
        """Look at a state with a seat's eyes; with `all_known`, at hidden brokers too."""
        self.read_market(state, seat, all_known)
        self.columns.weigh(self.gem_values.steps)
        contests = self.contests
        settings = state.settings
        self._read_ties(state)
        contests.expect(self.taken, state.queen, settings.neighborhoods, settings.full)
        self._read_rewards(state)
        # Those of the draft, too: the last of them may still be on its way to a place.
        brokers = state.screens[seat]
        if state.active[seat] >> CONJURER & 1:
            brokers += state.fronts[seat]
        values = VALUES_OPEN[different(brokers)]
        self.values = values
        for contest in range(AREAS * settings.neighborhoods):
            contests.read_row(contest, values)
        for contest in range(FIRST_SHIP, FIRST_SHIP + settings.neighborhoods):
            contests.read_row(contest, values)
        for contest in range(FIRST_LINE + settings.first_line - 1, CONTESTS):
            contests.read_row(contest, values)

    def read_market(self, state: YsState, seat: int, all_known: bool = False) -> None:
        """Look no further than for what gems will be worth."""
        self.seat = seat
        # Each seat's bit says whether it knows a broker; the owner's own bit is always there.
        self._knows = EVERYBODY if all_known else 1 << (KNOWN_SHIFT + seat)
        self.counting = state.phase >= COUNTING_CARDS
        settings = state.settings
        rivalry = 0.0
        if settings.neutral >= 0:
            rivalry = 0.5 * (weights.RIVALRY + weights.RIVALRY_OF_NEUTRAL)
        contests = self.contests
        contests.clear(seat, settings.owners, rivalry)
        columns = self.columns
        columns.clear()
        self._read_pieces(state)
        self._read_placements(state)
        if state.phase >= HIGHEST_BIDDER or state.phase < PLACING:
            columns.rest()
        else:
            columns.expect(sum(contests.placements[: settings.owners]))
        self.gem_values.read(state, seat, columns.moves)

    def _read_pieces(self, state: YsState) -> None:
        """Every owner's brokers on the board, and what may be behind the screens."""
        seat = self.seat
        settings = state.settings
        supply: i64 = _SUPPLIES[1 if settings.express else 0]
        if settings.favor:
            supply += BROKER[FAVOR_BROKER] * min(state.turn, FAVOR_BROKERS)
        self.taken = state.squares | settings.unused
        for owner in range(settings.owners):
            if owner == settings.neutral:
                self._read_owner(state, owner, _NEUTRAL_PACKETS[1 if settings.strong else 0])
            else:
                pool = supply - state.fronts[owner]
                if self.counting:
                    # By then all have seen what goes behind a screen.
                    pool -= state.screens[owner]
                self._read_owner(state, owner, pool)
        self.screen = state.screens[seat]
        if state.phase == PLACING and seat == state.actor and state.draft:
            self._read_draft(state)

    def _read_owner(self, state: YsState, owner: int, pool: i64) -> None:
        """An owner's brokers on the board; the pool is all that it has, those that all know off
        the board left out, and those that the seat knows are taken from it.
        """
        contests = self.contests
        knows: i64 = self._knows
        pieces = state.pieces
        used = SLOTS if state.settings.favor else PLACED_SLOTS
        neutral = owner == state.settings.neutral
        hidden: i64 = 0
        for slot in range(SLOTS * owner, SLOTS * owner + used):
            piece: i64 = pieces[slot]
            if piece == 0:
                continue
            seen = piece & knows
            value: i64 = (piece >> VALUE_SHIFT) & VALUE_MASK
            if seen and not neutral:
                pool -= BROKER[int(value)]
            place = int(piece & PLACE_MASK) - 1
            if place == THRONE:
                continue
            if piece & MARKED:
                value = MERCENARY_VALUE
            elif not seen:
                value = UNSEEN
                if place < SQUARES:
                    hidden += 1 << (4 * (place % COLOURS))
            contests.add(owner, place, int(value))
            if place < SQUARES and value < UNSEEN:
                self.columns.join(place % COLOURS, int(value))
        average = _average(pool)
        contests.averages[owner] = (average + 1) // 2
        column = 0
        while hidden:
            for _ in range(int(hidden & 15)):
                self.columns.hide(column, average)
            hidden >>= 4
            column += 1

    def add(self, owner: int, place: int, value: int) -> None:
        """A broker that the seat knows lies in a place."""
        self.contests.add(owner, place, value)
        if place < SQUARES:
            self.columns.join(place % COLOURS, value)

    def _read_draft(self, state: YsState) -> None:
        """The brokers of the open draft: those that have got their places, and those taken."""
        steps = [ACTIONS.describe(action) for action in state.draft]
        for number in range(len(steps)):
            step = steps[number]
            if step.kind in ("up", "down", "stand"):
                self.screen -= BROKER[step.number("value")]
            elif step.kind == "at" and number % 2:
                broker = steps[number - 1]
                owner = state.settings.neutral if broker.kind == "neutral" else self.seat
                place = step.number("place")
                self.add(owner, place, broker.number("value"))
                if place < SQUARES:
                    self.taken |= 1 << place

    def _read_placements(self, state: YsState) -> None:
        placements = self.contests.placements
        rounds = state.settings.placements
        phase = state.phase
        placing = phase in (PLACING, AFTER_PLACING)
        for owner in range(state.settings.owners):
            if self.counting:
                placements[owner] = 0
            elif not placing:
                placements[owner] = rounds
            elif owner == state.settings.neutral:
                placements[owner] = rounds - state.rounds_placed - state.asked
            else:
                # The placement that is being made, or was made just now, is behind its seat.
                before = state.orders[owner] <= state.asked or owner == state.actor
                placements[owner] = rounds - state.rounds_placed - (1 if before else 0)

    def _read_ties(self, state: YsState) -> None:
        """How owners fare in draws: sure when all brokers are placed, else likely."""
        ties = self.contests.ties
        # Before the counting the last broker, of a pip or more, is not before the screen yet.
        self.contests.tie_step = 1 if self.counting else weights.TIE_STEP
        for owner in range(state.settings.owners):
            if owner == state.settings.neutral:
                ties[owner] = NEUTRAL_TIES
            elif state.active[owner] >> INTRIGUER & 1:
                ties[owner] = ALL_TIES
            else:
                ties[owner] = 4 * total(state.fronts[owner]) + state.players - state.orders[owner]

    # -- rewards ----------------------------------------------------------------------------

    def _read_rewards(self, state: YsState) -> None:
        """What is to be won in each contest."""
        gem_values = self.gem_values
        firsts = self.contests.firsts
        merchant = 0
        for active in state.active:
            merchant |= active >> MERCHANT & 1
        coins = float(MERCHANT_POINTS if merchant else COMMERCIAL_POINTS)
        for number in range(state.settings.neighborhoods):
            area = AREAS * number
            firsts[area] = gem_values.black_gem
            firsts[area + 1] = coins
            firsts[area + 2] = self.card_worth(state, state.palaces[number])
            self.reward_ship(state, number, state.ships[number])
        for number in range(state.settings.neighborhoods, NEIGHBORHOODS):
            for area in range(AREAS * number, AREAS * number + AREAS):
                firsts[area] = 0.0
            self.reward_ship(state, number, NOTHING)
        for line in range(state.settings.first_line - 1):
            firsts[FIRST_LINE + line] = 0.0
        for line in range(state.settings.first_line - 1, LINES):
            firsts[FIRST_LINE + line] = self._gem_worth(state.lines[line])
        most = 0.0
        for colour in range(COLOURS):
            step = gem_values.steps[colour]
            if step < 0.0:
                step = -step
            if step > most:
                most = step
        firsts[MARKET] = most

    def card_worth(self, state: YsState, card: int) -> float:
        """What a character is worth to the seat that wins it; most need a later turn."""
        if card == NOTHING:
            return 0.0
        if card == WHITE_GEM_CARD:
            return self.gem_values.any_gem
        if state.turn >= TURNS - 1 and card < PRINCE:
            return 0.0
        return weights.CHARACTERS[card]

    def _gem_worth(self, gem: int) -> float:
        if gem == NOTHING:
            return 0.0
        return self.gem_values.any_gem if gem == WHITE else self.gem_values.ones[gem]

    def reward_ship(self, state: YsState, number: int, ship: int) -> None:
        """What the first gets of a ship's gems, the second, and with four players the third."""
        contests = self.contests
        contest = FIRST_SHIP + number
        if ship == NOTHING:
            contests.firsts[contest] = contests.seconds[contest] = contests.thirds[contest] = 0.0
            return
        large = _SHIP_GEMS[3 * ship]
        first = self._gem_worth(large)
        second = self._gem_worth(_SHIP_GEMS[3 * ship + 1])
        third = self._gem_worth(_SHIP_GEMS[3 * ship + 2])
        together = first + second + third
        least = first if first < second else second
        best = together - (least if least < third else third)
        average = together / 3.0
        if state.settings.full:
            average = (together + first) / 4.0
            pair = self.gem_values.pairs[large]
            if pair > best:
                best = pair
            contests.thirds[contest] = weights.THIRD * average
        else:
            contests.thirds[contest] = 0.0
        contests.firsts[contest] = best
        contests.seconds[contest] = weights.SECOND * average

    # -- what a broker is worth -------------------------------------------------------------

    def gain(self, place: int, value: int) -> float:
        """What it is worth to the seat to add a broker of a value in a place."""
        gains = self.contests.gains
        worth = gains[VALUES * NARROW[place] + value] + gains[VALUES * WIDE[place] + value]
        if place < SQUARES:
            worth += self.columns.gains[VALUES * (place % COLOURS) + value] + MARKET_POINT
        return worth


def _average(pool: i64) -> int:
    """What a broker of a pool is worth on the average, in quarter pips."""
    ones: i64 = (pool >> BITS) & DIGIT
    twos: i64 = (pool >> (2 * BITS)) & DIGIT
    threes: i64 = (pool >> (3 * BITS)) & DIGIT
    fours: i64 = (pool >> (4 * BITS)) & DIGIT
    number: i64 = (pool & DIGIT) + ones + twos + threes + fours
    if number == 0:
        return 0
    return int((4 * (ones + 2 * twos + 3 * threes + 4 * fours) + number // 2) // number)
