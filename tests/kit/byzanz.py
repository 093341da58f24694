"""What the kit asks about Byzanz."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from emporion.core.game import Pick
from emporion.core.seats import CHANCE, COLOURS
from emporion.core.state import State, View
from emporion.games.byzanz.cards import CARD, cards, kinds
from emporion.games.byzanz.data import DEALT
from emporion.games.byzanz.state import ByzanzState
from emporion.records import Move

from .adapter import Adapter, Case, Viewer
from .play import after
from .words import drawn_and_said

Cards = Counter[int]


class ByzanzAdapter(Adapter):
    """Dealt cards that were never shown are hidden, and so is what is left of the pile."""

    few = 8

    def hidden(self, state: State, viewer: Viewer) -> dict[str, Hashable]:
        """The unknown part of each other hand; and the unseen cards, unless all else is known."""
        assert isinstance(state, ByzanzState)
        facts: dict[str, Hashable] = {
            f"hand of {COLOURS[seat]}": tuple(sorted(unknown.elements()))
            for seat, unknown in _unknown(state, viewer).items()
            if unknown
        }
        if facts:
            facts["pile"] = tuple(cards(state.unseen))
        return facts

    def twin(
        self, case: Case, moves: Sequence[Move], viewer: Viewer, pick: Pick
    ) -> list[Move] | None:
        """What the others were dealt and never showed is dealt again, from there and the pile.

        All else that they got was open, so their decisions stay possible. At the end the hands are
        laid open, so there is no other history.
        """
        end = after(case, moves)
        assert isinstance(end, ByzanzState)
        unknown = _unknown(end, viewer)
        if not any(unknown.values()):
            return None
        pool = sorted([*cards(end.unseen), *(sum(unknown.values(), Cards())).elements()])
        deal: list[int] = []
        for seat, dealt in enumerate(_dealt(case, moves)):
            for card in dealt:
                if unknown.get(seat, Cards())[card]:
                    unknown[seat][card] -= 1
                    deal.append(pool.pop(pick(len(pool))))
                else:
                    deal.append(card)
        return [*(Move(CHANCE, (card,)) for card in deal), *moves[len(deal) :]]

    def rendered(
        self, view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
    ) -> Iterable[str]:
        """Text, picture and log."""
        return drawn_and_said(view, legal, seen)

    def recalled(self, case: Case, viewer: Viewer, seen: Sequence[Mapping[str, Any]]) -> object:
        """Where every open card is, by an onlooker who keeps the books."""
        books = _Books(case.players, viewer)
        for event in seen:
            books.note(event)
        return books.entries()

    def told(self, view: View) -> object:
        """The same of a view; a hand is told of when it is dealt as a whole."""
        seats = view["seats"]
        dealt = view["phase"] != "dealing" or len(view.get("hand", [])) == DEALT
        return {
            "own": sorted([*view.get("hand", []), *view.get("draft", [])]) if dealt else [],
            "known": [seat["known"] for seat in seats],
            "bids": [seat["bid"] for seat in seats],
            "profits": [seat["profit"] for seat in seats],
            "points": [seat["points"] for seat in seats],
            "offers": [seat["offer"] for seat in seats],
            "market": view["market"],
            "box": view["box"],
        }

    def spoil(self, state: State) -> None:
        """One of the cards that were removed at set-up is gone."""
        assert isinstance(state, ByzanzState)
        state.unseen -= CARD[kinds(state.unseen)[0]]


def _unknown(state: ByzanzState, viewer: Viewer) -> dict[int, Cards]:
    """The cards of each other hand that are not known to all; nobody is drafting."""
    return {
        seat: Cards(cards(state.hands[seat])) - Cards(cards(state.known[seat]))
        for seat in range(state.players)
        if seat != viewer
    }


def _dealt(case: Case, moves: Sequence[Move]) -> list[list[int]]:
    """The cards that each seat was dealt: whole hands, one after the other."""
    deal = [move.actions[0] for move in moves[: DEALT * case.players]]
    return [deal[DEALT * seat : DEALT * (seat + 1)] for seat in range(case.players)]


class _Books:
    """Where the cards are, from what was seen alone."""

    def __init__(self, players: int, viewer: Viewer) -> None:
        self.viewer = viewer
        self.hand = Cards()
        self.known = [Cards() for _ in range(players)]
        self.bids = [Cards() for _ in range(players)]
        self.profits = [Cards() for _ in range(players)]
        self.points = [0] * players
        self.offers = [0] * players
        self.market = Cards()
        self.box = Cards()

    def note(self, event: Mapping[str, Any]) -> None:
        """One event."""
        kind: str = event["event"]
        seat: int = event.get("seat", 0)
        moved = Cards(event.get("cards", []))
        if kind == "dealt" and seat == self.viewer:
            self.hand += moved
        elif kind in ("lot_taken", "sort_taken", "passed"):
            self.gain(seat, moved)
            self.market -= moved if kind == "sort_taken" else Cards()
            self.bids[seat] -= moved if kind == "passed" else Cards()
        elif kind in ("bid", "sold", "discarded"):
            self.lose(seat, moved)
            self.bids[seat] += moved if kind == "bid" else Cards()
            self.box += moved if kind != "bid" else Cards()
            if kind == "sold":
                self.box -= Cards([event["kept"]])
                self.profits[seat] += Cards([event["kept"]])
                self.points[seat] += event["points"]
        elif kind == "auction_won":
            self.bids[seat] -= moved
            self.market += moved
        elif kind == "put_in_market":
            self.market += Cards([event["card"]])
        elif kind == "offer_taken":
            self.offers[seat] = event["offer"]
        elif kind == "market_cleared":
            self.market -= moved
            self.box += moved
            self.offers = [0] * len(self.offers)
        elif kind == "game_over":
            self.known = [Cards(hand) for hand in event["hands"]]

    def gain(self, seat: int, moved: Cards) -> None:
        """Cards that all see going into a hand."""
        self.known[seat] += moved
        self.hand += moved if seat == self.viewer else Cards()

    def lose(self, seat: int, moved: Cards) -> None:
        """Cards that leave a hand: the known ones first, for the others may be them as well."""
        self.known[seat] -= moved
        self.hand -= moved if seat == self.viewer else Cards()

    def entries(self) -> object:
        """All that is written, sorted as in a view."""
        return {
            "own": sorted(self.hand.elements()),
            "known": [sorted(known.elements()) for known in self.known],
            "bids": [sorted(bid.elements()) for bid in self.bids],
            "profits": [sorted(profit.elements()) for profit in self.profits],
            "points": self.points,
            "offers": self.offers,
            "market": sorted(self.market.elements()),
            "box": sorted(self.box.elements()),
        }
