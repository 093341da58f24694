"""A position of Visby: its fields, and the contract that every game fulfils.

The methods of the contract are short. Legality is written here, in `legal`; what an action does is
written in `flow`; `questions` and `view` are for people.
"""

from emporion.core.decision import Decision, Outcome, Refusal
from emporion.core.errors import BrokenState
from emporion.core.seats import CHANCE, NOBODY
from emporion.core.state import State, View

from . import flow, questions
from . import view as views
from .actions import CARDS, LOAD, SAIL, SEAL, STAY
from .data import (
    DEALT,
    DRAWING,
    GOODS,
    HOLD,
    HOME,
    HONOURS,
    LOADING,
    NAME,
    NEWS,
    PHASES,
    STOCK,
    UNDECIDED,
)


class VisbyState(State):
    """A position. Cards are lists of goods in ascending order; most lists have an entry a seat."""

    def __init__(self, players: int, summers: int) -> None:
        super().__init__(players)
        self.actor = CHANCE
        self.summers = summers
        self.summer = 0
        """The present summer, from 1 on; 0 while the first cards are drawn."""
        self.phase = DRAWING
        self.stock = [*STOCK]
        """The cards that nobody has. They are a multiset: there is no hidden order to leak."""
        self.due = [DEALT] * players
        """How many cards a seat has yet to draw."""
        self.drawn: list[int] = []
        """Cards that the drawing seat has not looked at: it takes them up together."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.loads: list[list[int]] = [[] for _ in range(players)]
        """The cards in each ship."""
        self.places = [UNDECIDED] * players
        """Where each ship goes: the number of a city, `HOME` or `UNDECIDED`."""
        self.wants: list[int] = []
        """The good that each city wants, as far as the news has come."""
        self.honouring = 0
        """The city whose honours are next."""
        self.seals = [NOBODY] * players
        """Who has the seal of each city; there are as many cities as players."""
        self.points = [0] * players

    # -- the loop ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """All who have not decided about their ship yet; in other phases, one seat at most."""
        if self.phase == LOADING:
            return [seat for seat in range(self.players) if self.places[seat] == UNDECIDED]
        return super().actors()

    def legal(self, seat: int) -> list[int]:
        """What is open to the seat now, ascending.

        The cards of a load are laid in ascending order, so that one load has one spelling, and the
        city closes it. So every load that has been begun can be completed.
        """
        if seat == CHANCE:
            return self._legal_outcomes() if self.actor == CHANCE else []
        if seat not in self.actors():
            return []
        if self.phase == HONOURS:
            return flow.honours_open_to(self, seat)
        load = self.loads[seat]
        if not load:
            return [STAY, *(LOAD + good for good in sorted(set(self.hands[seat])))]
        more = sorted({good for good in self.hands[seat] if good >= load[-1]})
        adds = [LOAD + good for good in more] if len(load) < HOLD else []
        return [*adds, *(SAIL + city for city in range(self.players))]

    def _legal_outcomes(self) -> list[int]:
        return [*range(len(GOODS))] if self.phase == NEWS else sorted(set(self.stock))

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or an outcome of chance."""
        if seat == CHANCE:
            if self.phase == NEWS:
                flow.hear_news(self, action)
            else:
                flow.draw_card(self, action)
        elif action in (SEAL, CARDS):
            flow.take_honour(self, seat, action)
        elif action >= SAIL:
            flow.commit(self, seat, action - SAIL)
        elif action >= LOAD:
            flow.load(self, seat, action - LOAD)
        else:
            flow.commit(self, seat, HOME)

    def chance_total(self) -> int:
        """Every good is equally likely in the news, every card of the stock when one is drawn."""
        return len(GOODS) if self.phase == NEWS else len(self.stock)

    def chance_outcome(self, ticket: int) -> int:
        """The good itself, or that of the card at this place of the stock."""
        return ticket if self.phase == NEWS else self.stock[ticket]

    def drafting(self, seat: int) -> bool:
        """Whether the seat has begun to load its ship, which can be taken back."""
        return self.phase == LOADING and self.places[seat] == UNDECIDED and bool(self.loads[seat])

    def sets(self, seat: int) -> list[list[int]]:
        """The cards of a load: the table lets people lay them in any order."""
        if self.phase != LOADING or seat not in self.actors():
            return []
        return [sorted(LOAD + good for good in (*self.hands[seat], *self.loads[seat]))]

    # -- the position as a value ------------------------------------------------------------

    def copy(self) -> "VisbyState":
        """An independent copy, which does not listen."""
        twin = VisbyState(self.players, self.summers)
        twin.actor = self.actor
        twin.summer = self.summer
        twin.phase = self.phase
        twin.stock = self.stock[:]
        twin.due = self.due[:]
        twin.drawn = self.drawn[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.loads = [load[:] for load in self.loads]
        twin.places = self.places[:]
        twin.wants = self.wants[:]
        twin.honouring = self.honouring
        twin.seals = self.seals[:]
        twin.points = self.points[:]
        return twin

    def key(self) -> tuple[int, ...]:
        """Every field as numbers; a list goes behind its length."""
        cards = (self.stock, self.drawn, *self.hands, *self.loads)
        lists = (*cards, self.due, self.places, self.wants, self.seals, self.points)
        return (
            self.players,
            self.summers,
            self.actor,
            self.summer,
            PHASES.index(self.phase),
            self.honouring,
            *(number for each in lists for number in (len(each), *each)),
        )

    def check(self) -> None:
        """Prove that all cards are there."""
        held = [card for cards in (*self.hands, *self.loads) for card in cards]
        if sorted([*self.stock, *self.drawn, *held]) != [*STOCK]:
            raise BrokenState(game=NAME, what="cards")

    # -- for people -------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision:
        """What is asked of a seat, or of chance."""
        return questions.decision(self, seat)

    def refusal(self, seat: int, action: int) -> Refusal:
        """Why an action is not legal."""
        return questions.refusal(self, seat, action)

    def scores(self) -> list[int]:
        """The points so far; seals count at the end."""
        return self.points[:]

    def outcome(self) -> Outcome:
        """How the game ended."""
        return flow.outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat knows."""
        return views.view(self, seat)
