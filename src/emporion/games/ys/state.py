"""A position of Ys: where every broker, gem and card is, and whose decision it is."""

from typing import TYPE_CHECKING, Any

from ...core.decision import Decision, Outcome, Refusal
from ...core.seats import CHANCE
from ...core.state import State, View
from . import (
    bidding,
    checking,
    city,
    favor,
    flow,
    market,
    placing,
    questions,
    respelling,
    scoring,
    setup,
    windows,
)
from . import view as views
from .phases import (
    AFTER_PLACING,
    BIDDING,
    CLOSING_CARDS,
    COLUMNS,
    COUNTING_CARDS,
    FAVOR,
    HIGHEST_BIDDER,
    ORDERING,
    PLACING,
    PLACING_CARDS,
    TAKING,
    WHITE_GEM,
)

if TYPE_CHECKING:
    from .spec import YsSettings


class YsState(State):
    """Lists have an entry a seat, or an owner: then the neutral player's comes after the seats'.

    Brokers are packets, or pieces once they are on the board (see `brokers`); gems are hoards (see
    `gems`); characters are sets of bits. What is not dealt yet has no order: characters that nobody
    has seen are a set, ship cards are counted by sort. A draft is the list of the actor's actions
    since the last commit: nothing has moved until it is complete.
    """

    def __init__(
        self,
        *,
        players: int,
        settings: "YsSettings",
        phase: int,
        actor: int,
        turn: int,
        rounds_placed: int,
        asked: int,
        neighborhood: int,
        step: int,
        freight: int,
        squares: int,
        queen: int,
        looks: int,
        unseen: int,
        gone: int,
        deck: int,
        draft: list[int],
        pieces: list[int],
        screens: list[int],
        fronts: list[int],
        chosen: list[int],
        neutrals: list[int],
        gems: list[int],
        points: list[int],
        hands: list[int],
        won: list[int],
        active: list[int],
        played: list[int],
        orders: list[int],
        palaces: list[int],
        ships: list[int],
        lines: list[int],
        quotations: list[int],
    ) -> None:
        super().__init__(players)
        self.settings = settings
        self.phase = phase
        self.actor = actor
        self.turn = turn
        """The present turn, from 0 on."""
        self.rounds_placed = rounds_placed
        """How often all have placed in this turn."""
        self.asked = asked
        """Whose place in the turn order it is, from 0 on: placing, or asked for characters."""
        self.neighborhood = neighborhood
        """What is being counted: a neighborhood from 0 on, and after the last one the market."""
        self.step = step
        """How many have taken gems in it; in the market, the line."""
        self.freight = freight
        """The gems of its ship that nobody has taken yet."""
        self.squares = squares
        """The market's squares that are taken, a bit for each; it follows from `pieces`."""
        self.queen = queen
        """The area that the Queen has closed; THRONE, where nobody places, for none."""
        self.looks = looks
        """What the Spy may still look at."""
        self.unseen = unseen
        """Characters that are still hidden, three a pile or back in the box."""
        self.gone = gone
        """Characters that have left the game in sight of all."""
        self.deck = deck
        """The ship cards not drawn yet, two bits a sort."""
        self.draft = draft
        self.pieces = pieces
        """Every owner's slots, one owner after the other; 0 for an empty slot."""
        self.screens = screens
        """The brokers behind each screen."""
        self.fronts = fronts
        """The brokers before each screen."""
        self.chosen = chosen
        """What each seat has chosen while others still choose, 0 for nothing yet: a hidden bid, a
        place in the order, or a hidden broker for the throne room; see `bidding`, `favor`."""
        self.neutrals = neutrals
        """The neutral brokers behind each screen, in the game for two."""
        self.gems = gems
        self.points = points
        self.hands = hands
        """The characters that each seat may play."""
        self.won = won
        """Those won this turn, which may be played from the next one on."""
        self.active = active
        """Those played whose effect lasts; they are discarded later."""
        self.played = played
        """How many characters each seat has played this turn."""
        self.orders = orders
        """Each seat's Order card, 0 before they are dealt."""
        self.palaces = palaces
        """The character to be won in each neighborhood, NOTHING where there is none."""
        self.ships = ships
        """The ship in each port."""
        self.lines = lines
        """The gem on each line of the market, from line 1 on."""
        self.quotations = quotations

    # -- the loop ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """All who have not chosen yet where all choose at once; else the actor alone."""
        if self.phase == BIDDING or self.phase == FAVOR:
            return [seat for seat in range(self.players) if self.chosen[seat] == 0]
        return [self.actor] if self.actor >= 0 else []

    def legal(self, seat: int) -> list[int]:
        """What is open to the seat now, as the chapter of the phase says."""
        phase = self.phase
        if phase == PLACING:
            return placing.legal_placement(self) if seat == self.actor else []
        if phase in (BIDDING, FAVOR):
            if seat < 0 or seat >= self.players or self.chosen[seat]:
                return []
            if phase == BIDDING:
                return bidding.legal_bids(self, seat)
            return favor.legal_sends(self, seat)
        if seat != self.actor:
            return []
        if phase == TAKING:
            return city.legal_takes(self)
        if phase == ORDERING:
            return bidding.legal_places(self)
        if phase in (AFTER_PLACING, PLACING_CARDS, COUNTING_CARDS, CLOSING_CARDS):
            return windows.legal_plays(self)
        if phase == WHITE_GEM:
            return city.legal_colours()
        if phase == COLUMNS:
            return market.legal_orders(self)
        if phase == HIGHEST_BIDDER:
            return market.legal_moves(self)
        return setup.possible(self) if seat == CHANCE else []

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action; what follows is written in `flow` alone."""
        flow.apply(self, seat, action)

    def chance_total(self) -> int:
        """Every hidden card is equally likely to be the next."""
        return setup.chance_total(self)

    def chance_outcome(self, ticket: int) -> int:
        """The card at that place."""
        return setup.chance_outcome(self, ticket)

    def drafting(self, seat: int) -> bool:
        """Whether the seat has begun to place, or to move a broker by a character."""
        return len(self.draft) > 0 and seat == self.actor

    def tell(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        knows: tuple[int, ...] = (),
    ) -> None:
        """Add the neutral player's number: an event alone does not tell it from a third seat."""
        if self.settings.neutral >= 0:
            facts["neutral"] = self.settings.neutral
        super().tell(kind, facts, secret, knows)

    # -- the position as a value ------------------------------------------------------------

    def copy(self) -> "YsState":
        """An independent copy that does not listen."""
        return YsState(
            players=self.players,
            settings=self.settings,
            phase=self.phase,
            actor=self.actor,
            turn=self.turn,
            rounds_placed=self.rounds_placed,
            asked=self.asked,
            neighborhood=self.neighborhood,
            step=self.step,
            freight=self.freight,
            squares=self.squares,
            queen=self.queen,
            looks=self.looks,
            unseen=self.unseen,
            gone=self.gone,
            deck=self.deck,
            draft=self.draft[:],
            pieces=self.pieces[:],
            screens=self.screens[:],
            fronts=self.fronts[:],
            chosen=self.chosen[:],
            neutrals=self.neutrals[:],
            gems=self.gems[:],
            points=self.points[:],
            hands=self.hands[:],
            won=self.won[:],
            active=self.active[:],
            played=self.played[:],
            orders=self.orders[:],
            palaces=self.palaces[:],
            ships=self.ships[:],
            lines=self.lines[:],
            quotations=self.quotations[:],
        )

    def key(self) -> tuple[int, ...]:
        """Every field, in the order of the constructor; all lists but the draft are as long as
        the settings say, and the draft comes last.
        """
        return (
            self.players,
            *self.settings.key,
            self.phase,
            self.actor,
            self.turn,
            self.rounds_placed,
            self.asked,
            self.neighborhood,
            self.step,
            self.freight,
            self.squares,
            self.queen,
            self.looks,
            self.unseen,
            self.gone,
            self.deck,
            *self.pieces,
            *self.screens,
            *self.fronts,
            *self.chosen,
            *self.neutrals,
            *self.gems,
            *self.points,
            *self.hands,
            *self.won,
            *self.active,
            *self.played,
            *self.orders,
            *self.palaces,
            *self.ships,
            *self.lines,
            *self.quotations,
            *self.draft,
        )

    def check(self) -> None:
        """Prove that every broker, gem and card is where it can be."""
        checking.check(self)

    # -- for people -------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        """What is asked of a seat now, or of chance."""
        return questions.decision(self, seat)

    def sets(self, seat: int) -> list[list[int]]:
        """The brokers that may come to stand before the screen."""
        return questions.sets(self, seat)

    def respellings(self, seat: int) -> dict[tuple[int, ...], list[int]]:
        """Two brokers in the other order, where the rules spell one only."""
        return respelling.respellings(self, seat)

    def refusal(self, seat: int, action: int) -> Refusal:
        """Why an action is not open now."""
        return questions.refusal(self, seat, action)

    def scores(self) -> list[int]:
        """The points on the score track, of the seats alone."""
        return self.points[: self.players]

    def outcome(self) -> Outcome:
        """How the game ended."""
        return scoring.outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat knows."""
        return views.view(self, seat)
