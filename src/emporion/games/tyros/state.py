"""A position of Tyros: where every disc, ship, city, tile and card is, and whose decision it is."""

from typing import TYPE_CHECKING

from ...core.decision import Decision, Outcome, Refusal
from ...core.seats import CHANCE
from ...core.state import State, View
from . import checking, flow, growing, questions, refusals, rounds, scoring, trading, turns
from . import view as views
from .actions import CARD_DRAWN, TILE_DRAWN
from .cards import kinds, nth_card, size
from .memory import RoundEnd
from .phases import ACTION, ANSWER, CARDS, DRAWING, EXCHANGE, KEEPING, LAYING, PARTNER, START
from .sea import members, number_of, union

if TYPE_CHECKING:
    from .spec import TyrosSettings


class TyrosState(State):
    """Lists have an entry a seat, but for `empires`, `known`, `bottom` and `draft`.

    Trade cards are packets (see `cards`); tiles, fields and coasts are sets, a bit for each (see
    `sea`). What is not dealt yet has no order. A draft is the list of the actor's actions since the
    last commit: nothing has moved until it is complete. Where all choose at once what they keep,
    each has its own, in `deals`.
    """

    def __init__(
        self,
        *,
        players: int,
        settings: "TyrosSettings",
        phase: int,
        actor: int,
        rounds_finished: int,
        start: int,
        active: int,
        turns_left: int,
        to_draw: int,
        passes: int,
        offers: int,
        trades: int,
        bonus: int,
        final: bool,
        tile_pile: int,
        pile: int,
        discards: int,
        tolls: int,
        last: RoundEnd,
        bottom: list[int],
        draft: list[int],
        empires: list[int],
        hands: list[int],
        known: list[int],
        tiles: list[int],
        shown: list[int],
        ships: list[int],
        seconds: list[int],
        cities: list[int],
        answers: list[int],
        deals: list[int],
        points: list[int],
    ) -> None:
        super().__init__(players)
        self.settings = settings
        self.phase = phase
        self.actor = actor
        self.rounds_finished = rounds_finished
        """Rounds finished."""
        self.start = start
        """Who begins each phase of this round."""
        self.active = active
        """Whose turn it is: to lay a tile or to act. While others answer an offer, its maker is not
        the actor. NOBODY where all choose at once what they keep."""
        self.turns_left = turns_left
        """How many are still to lay a tile; by the first rules, also to choose what to keep."""
        self.to_draw = to_draw
        """How many tiles or cards chance still deals before a seat is asked."""
        self.passes = passes
        """How many have passed one after another."""
        self.offers = offers
        """Offers made in this turn."""
        self.trades = trades
        """Trades between players in this round since the last other action."""
        self.bonus = bonus
        """Who was the first with a city in every empire; NOBODY so far."""
        self.final = final
        """Whether somebody has laid their last tile: this round is the last."""
        self.tile_pile = tile_pile
        """Tiles in the pile that nobody has seen."""
        self.pile = pile
        self.discards = discards
        self.tolls = tolls
        """The tolls of this round, in their order; see `memory`."""
        self.last = last
        """What was there when the last round ended."""
        self.bottom = bottom
        """Tiles under the pile, which all have seen, in the order of drawing."""
        self.draft = draft
        self.empires = empires
        """The fields of each empire."""
        self.hands = hands
        self.known = known
        """What each seat, and last of all a spectator, knows of each hand; below that, what
        each has openly spent in this round, less what came to it; see `knowledge`."""
        self.tiles = tiles
        self.shown = shown
        """Those of each seat's tiles that all have seen."""
        self.ships = ships
        """The coasts where each seat has a ship."""
        self.seconds = seconds
        """The coasts where each seat has a second one."""
        self.cities = cities
        self.answers = answers
        """What each seat has said to the offer; see `answers`."""
        self.deals = deals
        """The offer, at its maker's place, and the counter-offers; see `cards`. At the end of a
        round, what each puts away; see `rounds`."""
        self.points = points
        self.built = int(union(cities))
        """The fields with anybody's city; it follows from `cities`, and `check` proves that."""
        self.heard = 0
        """The cards drawn since the last event, for the next one; not part of the position."""

    # -- the loop ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """All who have not chosen yet where all choose at once; else the actor alone."""
        if self.phase == KEEPING:
            return [seat for seat in range(self.players) if rounds.is_asked(self, seat)]
        return [self.actor] if self.actor >= 0 else []

    def legal(self, seat: int) -> list[int]:
        """What is open to the seat now, as the chapter of the phase says."""
        phase = self.phase
        if phase == KEEPING:
            return rounds.legal_keeps(self, seat)
        if seat != self.actor:
            return []
        if phase == ACTION:
            return turns.legal_actions(self)
        if phase == ANSWER:
            return trading.legal_answers(self)
        if phase == PARTNER:
            return trading.legal_partners(self)
        if phase == LAYING:
            return growing.legal_lays(self)
        if phase == EXCHANGE:
            return growing.legal_exchanges(self)
        return self._outcomes() if seat == CHANCE else []

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action; what follows is written in `flow` alone."""
        flow.apply(self, seat, action)

    def _outcomes(self) -> list[int]:
        """What chance can draw now: a start player, a tile or a trade card."""
        if self.phase in (CARDS, DRAWING):
            return [CARD_DRAWN + kind for kind in kinds(self.pile)]
        if self.phase == START:
            return list(range(self.players))
        return [TILE_DRAWN + tile for tile in members(self.tile_pile)]

    def chance_total(self) -> int:
        """Every seat, hidden tile or hidden card is equally likely to be the next."""
        if self.phase in (CARDS, DRAWING):
            return int(size(self.pile))
        if self.phase == START:
            return self.players
        return int(number_of(self.tile_pile))

    def chance_outcome(self, ticket: int) -> int:
        """The seat, tile or card at that place."""
        if self.phase in (CARDS, DRAWING):
            return CARD_DRAWN + int(nth_card(self.pile, ticket))
        if self.phase == START:
            return ticket
        return TILE_DRAWN + members(self.tile_pile)[ticket]

    def drafting(self, seat: int) -> bool:
        """Whether the seat has begun an action, or to put cards away, and has not completed it."""
        if self.phase == KEEPING:
            return self.deals[seat] > 0 and rounds.is_asked(self, seat)
        return len(self.draft) > 0 and seat == self.actor

    # -- the position as a value ------------------------------------------------------------

    def copy(self) -> "TyrosState":
        """An independent copy that does not listen."""
        return TyrosState(
            players=self.players,
            settings=self.settings,
            phase=self.phase,
            actor=self.actor,
            rounds_finished=self.rounds_finished,
            start=self.start,
            active=self.active,
            turns_left=self.turns_left,
            to_draw=self.to_draw,
            passes=self.passes,
            offers=self.offers,
            trades=self.trades,
            bonus=self.bonus,
            final=self.final,
            tile_pile=self.tile_pile,
            pile=self.pile,
            discards=self.discards,
            tolls=self.tolls,
            last=self.last,
            bottom=self.bottom[:],
            draft=self.draft[:],
            empires=self.empires[:],
            hands=self.hands[:],
            known=self.known[:],
            tiles=self.tiles[:],
            shown=self.shown[:],
            ships=self.ships[:],
            seconds=self.seconds[:],
            cities=self.cities[:],
            answers=self.answers[:],
            deals=self.deals[:],
            points=self.points[:],
        )

    def copy_listening(self) -> "State":
        """A copy in the midst of a deal tells of the cards that were dealt before it, too."""
        copied = self.copy()
        copied.heard = self.heard
        copied.listen()
        return copied

    def key(self) -> tuple[int, ...]:
        """Every field; the two lists of varying length come last, the first with its length."""
        return (
            self.players,
            *self.settings.key,
            self.phase,
            self.actor,
            self.rounds_finished,
            self.start,
            self.active,
            self.turns_left,
            self.to_draw,
            self.passes,
            self.offers,
            self.trades,
            self.bonus,
            int(self.final),
            self.tile_pile,
            self.pile,
            self.discards,
            self.tolls,
            self.last.laid,
            *self.last.kept,
            *self.last.known,
            *self.empires,
            *self.hands,
            *self.known,
            *self.tiles,
            *self.shown,
            *self.ships,
            *self.seconds,
            *self.cities,
            *self.answers,
            *self.deals,
            *self.points,
            len(self.bottom),
            *self.bottom,
            *self.draft,
        )

    def check(self) -> None:
        """Prove that every disc, ship, city, tile and card is where it can be."""
        checking.check(self)

    # -- for people -------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        """What is asked of a seat now, or of chance."""
        return questions.decision(self, seat)

    def sets(self, seat: int) -> list[list[int]]:
        """What cards are laid for."""
        return questions.sets(self, seat)

    def refusal(self, seat: int, action: int) -> Refusal:
        """Why an action is not open now."""
        return refusals.refusal(self, seat, action)

    def scores(self) -> list[int]:
        """The points so far: before the end, the bonus for four empires alone."""
        return self.points[:]

    def outcome(self) -> Outcome:
        """How the game ended."""
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat knows."""
        return views.view(self, seat)
