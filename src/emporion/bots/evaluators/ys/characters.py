"""When to play which character, and how."""

from ....games.ys.actions import ACTIONS, AT, DONE, MAGICIAN_WITH
from ....games.ys.brokers import place_of, value_of, worth_of
from ....games.ys.characters import herald_targets, magician_partners
from ....games.ys.data import (
    ALCHEMIST,
    BANKER,
    CAPTAIN,
    CARDINAL,
    CARDS_A_TURN,
    CITY,
    COLOURS,
    COMMERCIAL,
    COMMERCIAL_POINTS,
    CONJURER,
    HERALD,
    INTRIGUER,
    JEWELLER,
    MAGICIAN,
    MARKET_POINT,
    MERCENARY,
    MERCENARY_VALUE,
    MERCHANT,
    MERCHANT_POINTS,
    QUEEN,
    SLOTS,
    SPY,
    SQUARES,
    THRONE,
    TURNS,
    YELLOW_CARDS,
)
from ....games.ys.phases import PLACING
from ....games.ys.state import YsState
from . import weights
from .contests import AREAS, CONTESTS, FIRST_SHIP, NARROW, WIDE
from .seat_board import ALL_TIES, SeatBoard
from .throne import throne_worth


class Characters:
    """What characters are worth now, on a board that has been read."""

    def __init__(self, board: SeatBoard) -> None:
        self.board = board

    def worths(self, state: YsState, seat: int, legal: list[int]) -> list[float]:
        """A card is played if it brings more now than what it is kept for."""
        if state.draft:
            return self._second_steps(state, seat, legal)
        return [
            0.0 if action == DONE else self.action_worth(state, seat, action) for action in legal
        ]

    def _second_steps(self, state: YsState, seat: int, legal: list[int]) -> list[float]:
        """Whom the Magician swaps the first broker with, or where the Herald leads it."""
        first = ACTIONS.describe(state.draft[0])
        number = first.number("piece")
        if first.kind == "herald":
            return [self._lead(state, seat, number, action - AT) for action in legal]
        return [self._swap(state, seat, number, action - MAGICIAN_WITH) for action in legal]

    def action_worth(self, state: YsState, seat: int, action: int) -> float:
        """What it is worth to play a card so, beyond what it is kept for."""
        asked = ACTIONS.describe(action)
        kind = asked.kind
        if kind == "play":
            return self._lay_down(state, seat, asked.number("character"))
        if kind == "look":
            return self._look(state, SLOTS * asked.number("owner") + asked.number("piece"))
        if kind == "queen":
            contest = asked.number("place") - CITY
            contests = self.board.contests
            gain = contests.if_settled(contest) - contests.worths[contest]
            return gain - self._later(state, seat, QUEEN)
        if kind == "magician":
            one = asked.number("piece")
            best = weights.NEVER
            for partner in magician_partners(state, seat, one):
                best = max(best, self._swap(state, seat, one, partner - MAGICIAN_WITH))
            return best - self._later(state, seat, MAGICIAN)
        if kind == "mercenary":
            gain = self._strengthen(state, seat, asked.number("piece"))
            return gain - self._later(state, seat, MERCENARY)
        if kind == "herald":
            number = asked.number("piece")
            best = weights.NEVER
            for target in herald_targets(state, number):
                best = max(best, self._lead(state, seat, number, target - AT))
            return best - self._kept(state, seat, HERALD)
        if kind == "captain":
            one, other = asked.numbers("ports")
            return self._swap_ships(state, one, other) - self._kept(state, seat, CAPTAIN)
        if kind == "alchemist":
            gem_values = self.board.gem_values
            gain = gem_values.ones[asked.number("take")] - gem_values.less(asked.number("give"))
            return gain - self._kept(state, seat, ALCHEMIST)
        if kind == "banker":
            gain = self._bank(state, asked.number("up"), asked.number("down"))
            return gain - self._kept(state, seat, BANKER)
        if kind == "jeweller":
            one, other = asked.numbers("gems")
            return self._jewels(one, other) - self._kept(state, seat, JEWELLER)
        return weights.NEVER

    # -- what a card is kept for ------------------------------------------------------------

    def _kept(self, state: YsState, seat: int, card: int) -> float:
        """What is kept by not playing a character now: its later use, or another card's turn."""
        worths = weights.CHARACTERS
        later = TURNS - 1 - state.turn
        plays = CARDS_A_TURN * (later + 1) - state.played[seat]
        hand = state.hands[seat]
        instead = 0.0
        # The other cards from the best down; what plays are left for decides whose place it takes.
        others = [worths[other] for other in range(YELLOW_CARDS) if hand >> other & 1]
        if len(others) > plays:
            others.remove(worths[card])
            others.sort()
            instead = others[len(others) - plays]
        if later == 0:
            return instead
        return max(instead, weights.PATIENCE * worths[card])

    def _later(self, state: YsState, seat: int, card: int) -> float:
        """The same for a card that a later placement of this turn may have a better use for."""
        kept = self._kept(state, seat, card)
        if self.board.contests.placements[seat] == 0:
            return kept
        return max(kept, weights.WAITING * weights.CHARACTERS[card])

    # -- those that are simply laid down ----------------------------------------------------

    def _lay_down(self, state: YsState, seat: int, card: int) -> float:
        """Cardinal, Spy and Conjurer help in every turn alike; the others by what they change."""
        kept = self._kept(state, seat, card)
        if card in (CARDINAL, SPY, CONJURER):
            return weights.CHARACTERS[card] - kept
        board = self.board
        contests = board.contests
        gain = 0.0
        if card == INTRIGUER:
            tie = contests.ties[seat]
            contests.ties[seat] = ALL_TIES
            contests.settle_ties()
            for contest in range(CONTESTS):
                brokers = contests.brokers(contest)
                if brokers and contests.firsts[contest] > 0.0:
                    gain += contests.changed(contest, 0, brokers) - contests.worths[contest]
            contests.ties[seat] = tie
            contests.settle_ties()
        elif card == MERCHANT:
            for number in range(state.settings.neighborhoods):
                area = AREAS * number + COMMERCIAL
                gain += contests.worths[area]
            gain *= (MERCHANT_POINTS - COMMERCIAL_POINTS) / COMMERCIAL_POINTS
        return gain - kept

    # -- brokers ----------------------------------------------------------------------------

    def _look(self, state: YsState, slot: int) -> float:
        """What a look is worth: most where much is at stake, late in the turn, before placing."""
        if state.phase != PLACING or state.settings.placements - state.rounds_placed > state.looks:
            return -1.0
        place = int(place_of(state.pieces[slot]))
        if place >= THRONE:
            return -1.0
        firsts = self.board.contests.firsts
        return weights.LOOK * (firsts[NARROW[place]] + firsts[WIDE[place]])

    def _strengthen(self, state: YsState, seat: int, number: int) -> float:
        piece = state.pieces[SLOTS * seat + number]
        place = int(place_of(piece))
        return self._moved(place, MERCENARY_VALUE - int(worth_of(piece)), 0)

    def _moved(self, place: int, more: int, brokers: int) -> float:
        """What it is worth that a total of the seat's changes in a place."""
        if place >= THRONE:
            return 0.0
        gain = self._changed(NARROW[place], more, brokers)
        gain += self._changed(WIDE[place], more, brokers)
        if place < SQUARES:
            steps = self.board.gem_values.steps
            gain += self.board.columns.moved(place % COLOURS, more, brokers, steps)
        return gain

    def _near(self, place: int, more: int, brokers: int, other: int) -> float:
        """The same if nothing changes where both contests, or columns, are those of another."""
        gain = 0.0
        if NARROW[place] != NARROW[other]:
            gain = self._changed(NARROW[place], more, brokers)
        if place < SQUARES and place % COLOURS != other % COLOURS:
            steps = self.board.gem_values.steps
            gain += self.board.columns.moved(place % COLOURS, more, brokers, steps)
        return gain

    def _changed(self, contest: int, more: int, brokers: int) -> float:
        contests = self.board.contests
        left = contests.brokers(contest) + brokers
        return contests.changed(contest, more, left) - contests.worths[contest]

    def _lead(self, state: YsState, seat: int, number: int, there: int) -> float:
        """Herald: what it is worth to lead a broker to another place."""
        piece = state.pieces[SLOTS * seat + number]
        here = int(place_of(piece))
        value = int(worth_of(piece))
        gain = 0.0
        if there < SQUARES:
            gain = MARKET_POINT if here >= SQUARES else 0.0
        if WIDE[here] != WIDE[there]:
            return gain + self._moved(here, -value, -1) + self._moved(there, value, 1)
        return gain + self._near(here, -value, -1, there) + self._near(there, value, 1, here)

    def _swap(self, state: YsState, seat: int, one: int, other: int) -> float:
        """Magician: what it is worth to swap two own brokers."""
        piece = state.pieces[SLOTS * seat + one]
        partner = state.pieces[SLOTS * seat + other]
        here = int(place_of(piece))
        there = int(place_of(partner))
        more = int(worth_of(partner)) - int(worth_of(piece))
        if THRONE in (here, there):
            # There a broker counts what it is worth itself, whatever it stands for here.
            entering = int(value_of(partner)) - int(value_of(piece))
            if there == THRONE:
                entering = -entering
            sent = weights.SENT
            gain = throne_worth(state, seat, sent + entering)
            gain -= throne_worth(state, seat, sent)
            return gain + self._moved(here, more, 0) + self._moved(there, -more, 0)
        if WIDE[here] == WIDE[there]:
            return self._near(here, more, 0, there) + self._near(there, -more, 0, here)
        return self._moved(here, more, 0) + self._moved(there, -more, 0)

    # -- ships, quotations and gems ---------------------------------------------------------

    def _swap_ships(self, state: YsState, one: int, other: int) -> float:
        """Captain: what it is worth to swap the ships of two ports."""
        board = self.board
        gain = self._as_rewarded(one) + self._as_rewarded(other)
        board.reward_ship(state, one, state.ships[other])
        board.reward_ship(state, other, state.ships[one])
        then = self._as_rewarded(one) + self._as_rewarded(other)
        board.reward_ship(state, one, state.ships[one])
        board.reward_ship(state, other, state.ships[other])
        return then - gain

    def _as_rewarded(self, number: int) -> float:
        contests = self.board.contests
        contest = FIRST_SHIP + number
        return contests.changed(contest, 0, contests.brokers(contest))

    def _bank(self, state: YsState, rising: int, falling: int) -> float:
        """Banker: what it is worth to raise a quotation and lower another one."""
        gem_values = self.board.gem_values
        quotations = state.quotations[:]
        now = gem_values.quoted(quotations)
        quotations[rising] = quotations[rising] + 1
        quotations[falling] = quotations[falling] - 1
        return gem_values.quoted(quotations) - now

    def _jewels(self, one: int, other: int) -> float:
        """Jeweller: what two gems are worth."""
        gem_values = self.board.gem_values
        return (
            gem_values.pairs[one] if one == other else gem_values.ones[one] + gem_values.ones[other]
        )
