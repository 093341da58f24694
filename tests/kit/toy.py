"""A small whole game that has all the kit looks at, written as another package would add one.

Fair: everybody is dealt three hidden cards worth 1 to 5. Each round a prize card is turned up; all
bid for it at the same time, in secret: cards one by one in ascending order, then `done`. The bids
are revealed together and put away; the highest takes the prize card's worth in points, and its
bidder may draw a hidden card. Most points win; two players who have none at all have lost to the
house.
"""

from collections.abc import Sequence
from typing import Any

from emporion.core.actions import ActionKind, ActionTable, Argument
from emporion.core.decision import Decision, Outcome, Refusal
from emporion.core.errors import BrokenState
from emporion.core.game import Game, Pick
from emporion.core.options import Option, OptionValue
from emporion.core.seats import CHANCE, OVER, check_seat
from emporion.core.state import State, View

NAME = "fair"
WORTHS = (1, 2, 3, 4, 5)
COPIES = 3
DEALT = 3

DONE = 0
DRAW = 6
STOP = 7
WORTH_TEXTS = [str(worth) for worth in WORTHS]
ACTIONS = ActionTable(
    ActionKind.of("done", first=DONE),
    ActionKind.of("add", Argument("card", WORTH_TEXTS, WORTHS), text="+{card}", first=1),
    ActionKind.of("draw", first=DRAW),
    ActionKind.of("stop", first=STOP),
)
"""The actions; an added card's action is its worth."""

OUTCOMES = ActionTable(
    ActionKind.of("card", Argument("card", ["0", *WORTH_TEXTS]), text="{card}"),
)
"""A card's outcome is its worth; there is none of worth 0."""

OPTIONS = (
    Option("favourite", (0, 1, 2), 0, fewer_than_players=True),
    Option("rounds", (1, 2), 2),
    Option("consolation", (False, True), False),
)
"""Who wins ties; how many rounds; whether a card left at the end is worth a point."""


class FairState(State):
    """A position; cards are lists of worths, and lists have an entry a seat."""

    def __init__(self, players: int, favourite: int, rounds: int, consolation: bool) -> None:
        super().__init__(players)
        self.favourite = favourite
        self.rounds = rounds
        self.consolation = consolation
        self.phase = "dealing"
        self.actor = CHANCE
        self.round = 0
        self.deck = sorted(WORTHS * COPIES)
        self.prize = 0
        self.away: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.drafts: list[list[int]] = [[] for _ in range(players)]
        self.bids: list[list[int] | None] = [None] * players
        self.points = [0] * players

    # -- the loop ---------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """All who have not bid yet; after that the winner alone."""
        if self.phase == "bidding":
            return [seat for seat in range(self.players) if self.bids[seat] is None]
        return super().actors()

    def legal(self, seat: int) -> list[int]:
        """Cards that keep the draft ascending, or `done`; at chance the cards of the deck."""
        if seat == CHANCE:
            return sorted(set(self.deck)) if self.actor == CHANCE else []
        if seat not in self.actors():
            return []
        if self.phase == "winning":
            return [DRAW, STOP]
        least = max(self.drafts[seat], default=0)
        return [DONE, *sorted({card for card in self.hands[seat] if card >= least})]

    def sets(self, seat: int) -> list[list[int]]:
        """The cards that a bid is made of."""
        bids = self.phase == "bidding" and seat in self.actors()
        return [sorted([*self.hands[seat], *self.drafts[seat]])] if bids else []

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action."""
        if seat == CHANCE:
            self.deck.remove(action)
            self.turn_over(action)
        elif action == DRAW:
            self.tell("draws", {"seat": seat})
            self.phase = "drawing"
            self.actor = CHANCE
        elif action == STOP:
            self.tell("stopped", {"seat": seat})
            self.next_round()
        elif action == DONE:
            self.commit(seat)
        else:
            self.add(seat, action)

    def turn_over(self, card: int) -> None:
        """Chance's card: dealt, turned up as the prize, or drawn by the winner."""
        if self.phase == "dealing":
            seat = self.dealt_to()
            self.receive("dealt", seat, card)
            if seat == self.players - 1 and len(self.hands[seat]) == DEALT:
                self.phase = "opening"
        elif self.phase == "opening":
            self.prize = card
            self.tell("prize", {"card": card})
            self.phase = "bidding"
            self.actor = 0
        else:
            self.receive("drew", self.winner(), card)
            self.next_round()

    def receive(self, kind: str, seat: int, card: int) -> None:
        """A card that its owner alone sees."""
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell(kind, {"seat": seat}, {"card": card}, (seat,))

    def add(self, seat: int, card: int) -> None:
        """One more card for the bid."""
        self.hands[seat].remove(card)
        self.drafts[seat].append(card)

    def commit(self, seat: int) -> None:
        """The bid is made, but hidden until the last one is."""
        bid = self.drafts[seat]
        self.bids[seat] = bid
        self.drafts[seat] = []
        self.tell("committed", {"seat": seat}, {"cards": bid[:]}, (seat,))
        waiting = self.actors()
        if waiting:
            self.actor = waiting[0]
        else:
            self.reveal()

    def reveal(self) -> None:
        """All bids at once; the highest wins, if anybody bid at all."""
        bids = [list(bid or []) for bid in self.bids]
        self.tell("revealed", {"bids": bids})
        self.away = sorted([*self.away, *(card for bid in bids for card in bid)])
        if not any(bids):
            self.next_round()
            return
        self.phase = "winning"
        self.actor = self.winner()
        self.score("won", self.actor, self.prize)

    def winner(self) -> int:
        """The highest bid; the favourite, then who follows it, wins ties."""
        order = [(self.favourite + i) % self.players for i in range(self.players)]
        return max(order, key=lambda seat: sum(self.bids[seat] or []))

    def next_round(self) -> None:
        """The bids are settled: the next prize, or the end."""
        self.away = sorted([*self.away, self.prize])
        self.prize = 0
        self.bids = [None] * self.players
        self.round += 1
        self.phase = "opening"
        self.actor = CHANCE
        if self.round == self.rounds:
            self.finish()

    def finish(self) -> None:
        """Cards that are left may console; then it is over."""
        for seat in range(self.players):
            if self.consolation and self.hands[seat]:
                self.score("consoled", seat, len(self.hands[seat]))
        self.phase = "ended"
        self.actor = OVER
        self.tell("game_over", self.outcome().as_data())

    def score(self, kind: str, seat: int, points: int) -> None:
        """Points, and the event that tells of them."""
        self.points[seat] += points
        self.tell(kind, {"seat": seat, "points": points})

    def chance_total(self) -> int:
        """Every card of the deck is equally likely."""
        return len(self.deck)

    def chance_outcome(self, ticket: int) -> int:
        """The card at that place."""
        return self.deck[ticket]

    def drafting(self, seat: int) -> bool:
        """Whether the seat has begun a bid."""
        return len(self.drafts[seat]) > 0

    # -- the position as a value ------------------------------------------------------------

    def copy(self) -> "FairState":
        """An independent copy."""
        twin = type(self)(self.players, self.favourite, self.rounds, self.consolation)
        twin.phase = self.phase
        twin.actor = self.actor
        twin.round = self.round
        twin.deck = self.deck[:]
        twin.prize = self.prize
        twin.away = self.away[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.drafts = [draft[:] for draft in self.drafts]
        twin.bids = [None if bid is None else bid[:] for bid in self.bids]
        twin.points = self.points[:]
        return twin

    def key(self) -> tuple[int, ...]:
        """Every field as numbers; a list goes behind its length."""
        bids = [[-1] if bid is None else bid for bid in self.bids]
        lists = [self.deck, self.away, self.points, *self.hands, *self.drafts, *bids]
        return (
            self.players,
            self.favourite,
            self.rounds,
            int(self.consolation),
            PHASES.index(self.phase),
            self.actor,
            self.round,
            self.prize,
            *(number for listed in lists for number in (len(listed), *listed)),
        )

    def check(self) -> None:
        """Prove that all cards are there."""
        held = [card for hand in (*self.hands, *self.drafts) for card in hand]
        if self.phase == "bidding":
            held += [card for bid in self.bids for card in bid or []]
        prize = [self.prize] if self.prize else []
        if sorted([*self.deck, *self.away, *held, *prize]) != sorted(WORTHS * COPIES):
            raise BrokenState(game=NAME, what="cards")

    # -- for people -------------------------------------------------------------------------

    def dealt_to(self) -> int:
        """Who gets the next dealt card."""
        return min(range(self.players), key=lambda seat: (len(self.hands[seat]) == DEALT, seat))

    def decision(self, seat: int) -> Decision:
        """What is asked; bidders are told the prize."""
        facts: dict[str, Any] = {}
        if self.phase == "dealing":
            facts["to"] = self.dealt_to()
        elif self.phase == "bidding":
            facts["prize"] = self.prize
        return Decision(self.phase, seat, facts)

    def refusal(self, seat: int, action: int) -> Refusal:
        """Why not."""
        if not 0 <= action < len(ACTIONS):
            return Refusal("no_such_action", {})
        if (action in (DRAW, STOP)) != (self.phase == "winning"):
            return Refusal("other_decision", {"decision": self.phase})
        held = action in self.hands[seat]
        return Refusal("not_in_order" if held else "not_in_hand", {"card": action})

    def scores(self) -> list[int]:
        """The points so far."""
        return self.points[:]

    def outcome(self) -> Outcome:
        """Ranked by points alone; the house beats two players without any."""
        totals = sorted(set(self.points), reverse=True)
        seats = range(self.players)
        ranking = [[seat for seat in seats if self.points[seat] == total] for total in totals]
        if self.players == 2 and totals == [0]:
            return Outcome(self.points[:], ranking, "house", beaten=True)
        return Outcome(self.points[:], ranking, "points" if len(ranking[0]) == 1 else "shared")

    def view(self, seat: int | None) -> View:
        """Sizes and committed bids are public; a hidden bid still counts as part of the hand."""
        check_seat(seat, self.players)
        built: View = {
            "game": NAME,
            "rules": 1,
            "players": self.players,
            "options": {
                "favourite": self.favourite,
                "rounds": self.rounds,
                "consolation": self.consolation,
            },
            "seat": seat,
            "phase": self.phase,
            "actor": self.actor,
            "actors": self.actors(),
            "round": self.round,
            "deck": len(self.deck),
            "prize": self.prize,
            "away": self.away[:],
            "points": self.points[:],
            "hands": [self.size(other) for other in range(self.players)],
            "committed": [bid is not None for bid in self.bids],
            "shown": [self.shown(other) for other in range(self.players)],
        }
        if seat is not None:
            built["hand"] = self.hands[seat][:]
            built["draft"] = self.drafts[seat][:]
            built["bid"] = list(self.bids[seat] or [])
        if seat in self.actors():
            built["decision"] = self.decision(seat).as_data()
        return built

    def size(self, seat: int) -> int:
        """How many cards a seat holds in the eyes of the others."""
        hidden = len(self.bids[seat] or []) if self.phase == "bidding" else 0
        return len(self.hands[seat]) + len(self.drafts[seat]) + hidden

    def shown(self, seat: int) -> list[int]:
        """A seat's revealed bid."""
        return [] if self.phase == "bidding" else list(self.bids[seat] or [])


REASONS = ("points", "shared", "house")
PHASES = ("dealing", "opening", "bidding", "winning", "drawing", "ended")


class Fair(Game):
    """The game around those states; a broken variant brings a class of its own for them."""

    def __init__(self, states: type[FairState] = FairState) -> None:
        super().__init__(
            name=NAME,
            min_players=2,
            max_players=3,
            options=OPTIONS,
            history=("as first played",),
            actions=ACTIONS,
            outcomes=OUTCOMES,
            end_reasons=REASONS,
        )
        self.states = states

    def begin(self, players: int, options: dict[str, OptionValue]) -> FairState:
        """The deck lies ready."""
        favourite, rounds = options["favourite"], options["rounds"]
        assert isinstance(favourite, int)
        assert isinstance(rounds, int)
        return self.states(players, favourite, rounds, options["consolation"] is True)

    def reasons(self, players: int) -> tuple[str, ...]:
        """Only two can lose to the house."""
        return REASONS if players == 2 else REASONS[:-1]

    def determinize(self, view: View, pick: Pick) -> FairState:
        """Deal what the view does not show; a hidden bid is any part of the hidden cards."""
        state = self.begin(view["players"], view["options"])
        seat: int | None = view["seat"]
        state.phase, state.actor, state.round = view["phase"], view["actor"], view["round"]
        state.prize, state.away, state.points = view["prize"], view["away"][:], view["points"][:]
        open_cards = [*state.away, *([state.prize] if state.prize else [])]
        if seat is not None:
            state.hands[seat] = view["hand"][:]
            state.drafts[seat] = view["draft"][:]
            open_cards += [*view["hand"], *view["draft"]]
            open_cards += view["bid"] if state.phase == "bidding" else []
        state.deck = without(state.deck, open_cards)
        for other in range(state.players):
            committed: bool = view["committed"][other]
            if other == seat:
                state.bids[other] = view["bid"][:] if committed else None
                continue
            hand = [state.deck.pop(pick(len(state.deck))) for _ in range(view["hands"][other])]
            hidden = pick(len(hand) + 1) if committed and state.phase == "bidding" else 0
            state.hands[other] = sorted(hand[hidden:])
            if committed:
                bidding = state.phase == "bidding"
                state.bids[other] = sorted(hand[:hidden]) if bidding else view["shown"][other][:]
        return state

    def max_length(self, players: int) -> int:
        """The deal; then a prize, bids of a growing hand, the winner's choice and its card."""
        rounds = 2
        return players * DEALT + rounds * (players * (DEALT + rounds + 1) + 3)


def without(cards: Sequence[int], taken: Sequence[int]) -> list[int]:
    """The cards that are left when some are taken."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left
