"""A position of Byzanz: where every card is, and whose decision it is."""

from ...core.decision import Decision, Outcome, Refusal
from ...core.errors import BrokenState
from ...core.native import i64
from ...core.seats import CHANCE, NOBODY
from ...core.state import State, View
from . import auction, flow, market, questions, scoring, selling
from . import view as views
from .cards import EVERY_CARD, common, kinds, nth_card, size, worth
from .data import DEALT, OFFERS
from .phases import BIDDING, DEALING, FINAL_SALES, LOT_CARD, OPENING, OVER_LIMIT, PICKING
from .spec import NAME, ByzanzSettings


class ByzanzState(State):
    """Packets of cards (see `cards`) and a few small numbers; lists have an entry a seat.

    `unseen` is the pile together with the cards removed at set-up: nobody knows either, so there
    is no order to leak. `draft` marks the cards in the actor's hand that an uncommitted bid or
    discard is made of: they leave the hand when the chain is committed.

    Some fields follow from others and are kept because the rules ask for them often: `left`,
    `to_turn`, `lots`, `totals`, `highest`, `draft_worth` and `last_kind`. `check` compares them.
    """

    def __init__(
        self,
        *,
        players: int,
        settings: ByzanzSettings,
        phase: int,
        actor: int,
        rounds_finished: int,
        lots: int,
        opener: int,
        unseen: i64,
        left: int,
        to_turn: int,
        lot: i64,
        market: i64,
        box: i64,
        hands: list[int],
        known: list[int],
        bids: list[int],
        totals: list[int],
        profits: list[int],
        held: list[int],
        passed: list[bool],
        first_pass: int,
        leader: int,
        highest: int,
        draft: i64,
        draft_worth: int,
        last_kind: int,
    ) -> None:
        super().__init__(players)
        self.settings = settings
        self.phase = phase
        self.actor = actor
        self.rounds_finished = rounds_finished
        self.lots = lots
        """Lots of this round that have been won; also the place of the top offer card."""
        self.opener = opener
        """Who bids first on the lot that is being laid open."""
        self.unseen = unseen
        self.left = left
        """How many cards `unseen` has."""
        self.to_turn = to_turn
        """How many of them chance turns over before a seat is asked."""
        self.lot = lot
        self.market = market
        self.box = box
        """Cards that have left the game in sight of all."""
        self.hands = hands
        self.known = known
        """The part of each hand that everybody knows to be there."""
        self.bids = bids
        self.totals = totals
        """The value of each bid."""
        self.profits = profits
        """The cards kept from sold sets."""
        self.held = held
        """The offer card won this round, 0 for none."""
        self.passed = passed
        """Who is out of this auction; nobody outside of auctions."""
        self.first_pass = first_pass
        """Who passed first in this auction."""
        self.leader = leader
        """Who has the highest bid in this auction."""
        self.highest = highest
        """The value of the highest bid."""
        self.draft = draft
        self.draft_worth = draft_worth
        """The value that a drafted bid adds."""
        self.last_kind = last_kind
        """The last card drafted: a draft is built in ascending order."""

    # -- the loop ---------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """What is open to the seat now, as the chapter of the phase says."""
        phase = self.phase
        if seat != self.actor:
            return []
        if phase == BIDDING:
            return auction.legal_bids(self)
        if phase == LOT_CARD:
            return auction.legal_lot_cards(self)
        if phase == PICKING:
            return market.legal_picks(self)
        if phase == OVER_LIMIT:
            return selling.legal_discards(self)
        if phase == FINAL_SALES:
            return selling.legal_final_sales(self)
        return kinds(self.unseen) if seat == CHANCE else []

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action; what follows is written in `flow` alone."""
        flow.apply(self, seat, action)

    def chance_total(self) -> int:
        """Every unseen card is equally likely to be the next."""
        return self.left

    def chance_outcome(self, ticket: int) -> int:
        """The kind of the unseen card at that place."""
        return nth_card(self.unseen, ticket)

    def drafting(self, seat: int) -> bool:
        """Whether the seat is putting together a bid or a discard."""
        return self.draft != 0 and seat == self.actor

    # -- the position as a value ------------------------------------------------------------

    def copy(self) -> "ByzanzState":
        """An independent copy that does not listen."""
        return ByzanzState(
            players=self.players,
            settings=self.settings,
            phase=self.phase,
            actor=self.actor,
            rounds_finished=self.rounds_finished,
            lots=self.lots,
            opener=self.opener,
            unseen=self.unseen,
            left=self.left,
            to_turn=self.to_turn,
            lot=self.lot,
            market=self.market,
            box=self.box,
            hands=self.hands[:],
            known=self.known[:],
            bids=self.bids[:],
            totals=self.totals[:],
            profits=self.profits[:],
            held=self.held[:],
            passed=self.passed[:],
            first_pass=self.first_pass,
            leader=self.leader,
            highest=self.highest,
            draft=self.draft,
            draft_worth=self.draft_worth,
            last_kind=self.last_kind,
        )

    def key(self) -> tuple[int, ...]:
        """Every field, in the order of the constructor."""
        return (
            self.players,
            *self.settings.key,
            self.phase,
            self.actor,
            self.rounds_finished,
            self.lots,
            self.opener,
            self.unseen,
            self.left,
            self.to_turn,
            self.lot,
            self.market,
            self.box,
            *self.hands,
            *self.known,
            *self.bids,
            *self.totals,
            *self.profits,
            *self.held,
            *[int(passed) for passed in self.passed],
            self.first_pass,
            self.leader,
            self.highest,
            self.draft,
            self.draft_worth,
            self.last_kind,
        )

    def check(self) -> None:
        """Prove that all 112 cards are there, and that what is known or derived is true."""
        everything = self.unseen + self.lot + self.market + self.box
        for seat in range(self.players):
            everything += self.hands[seat] + self.bids[seat] + self.profits[seat]
            if common(self.hands[seat], self.known[seat]) != self.known[seat]:
                raise BrokenState(game=NAME, what="known", seat=seat)
            if seat == self.actor and common(self.hands[seat], self.draft) != self.draft:
                raise BrokenState(game=NAME, what="draft", seat=seat)
            if self.totals[seat] != worth(self.bids[seat]):
                raise BrokenState(game=NAME, what="totals", seat=seat)
        if everything != EVERY_CARD or self.left != size(self.unseen):
            raise BrokenState(game=NAME, what="cards", seat=None)
        if self.draft_worth != (worth(self.draft) if self.phase == BIDDING else 0):
            raise BrokenState(game=NAME, what="draft_worth", seat=self.actor)
        if self.last_kind != (kinds(self.draft)[-1] if self.draft else 0):
            raise BrokenState(game=NAME, what="last_kind", seat=self.actor)
        if self.highest != (0 if self.leader == NOBODY else self.totals[self.leader]):
            raise BrokenState(game=NAME, what="highest", seat=self.leader)
        if self.lots != self.players - self.held.count(0):
            raise BrokenState(game=NAME, what="lots", seat=None)
        if self.to_turn != self._cards_to_turn():
            raise BrokenState(game=NAME, what="to_turn", seat=None)

    def _cards_to_turn(self) -> int:
        """How many cards are still to be dealt, or laid open for the lot."""
        if self.phase == DEALING:
            return self.players * DEALT - size(sum(self.hands))
        if self.phase == OPENING:
            return OFFERS[self.players][self.lots] - size(self.lot)
        return 0

    # -- for people -------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        """What is asked now."""
        return questions.decision(self, seat)

    def sets(self, seat: int) -> list[list[int]]:
        """What a bid is laid from, or what is put away."""
        return questions.sets(self, seat)

    def refusal(self, seat: int, action: int) -> Refusal:
        """Why an action is not open to the seat now."""
        return questions.refusal(self, seat, action)

    def scores(self) -> list[int]:
        """Profit so far; nothing else scores."""
        return scoring.points(self)

    def outcome(self) -> Outcome:
        """The ranking at the end."""
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat knows."""
        return views.view(self, seat)
