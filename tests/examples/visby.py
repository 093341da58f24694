"""What the kit asks about Visby, the game in `examples/visby`."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from emporion_visby.data import CITIES, DRAWING, LOADING, UNDECIDED
from emporion_visby.flow import drawing_seat
from emporion_visby.state import VisbyState

from emporion.core.game import Pick
from emporion.core.seats import CHANCE
from emporion.core.state import State, View
from emporion.records import Move
from tests.kit.adapter import Adapter, Case, Viewer
from tests.kit.play import after, chain
from tests.kit.words import drawn_and_said

SWAPS = 12


class VisbyAdapter(Adapter):
    """Cards that were drawn and not sold are hidden, and so are ships until all have decided."""

    def hidden(self, state: State, viewer: Viewer) -> dict[str, Hashable]:
        """Others' cards and ships, cards that lie drawn, and the stock unless all else is known."""
        assert isinstance(state, VisbyState)
        facts: dict[str, Hashable] = {}
        for seat in range(state.players):
            cards = _hidden_cards(state, seat)
            if seat != viewer and cards:
                facts[f"cards of {seat}"] = tuple(cards)
                if state.phase == LOADING and state.places[seat] != UNDECIDED:
                    facts[f"ship of {seat}"] = (state.places[seat], *state.loads[seat])
        if state.drawn:
            facts["drawn"] = tuple(state.drawn)
        return {**facts, "stock": tuple(state.stock)} if facts else {}

    def twin(
        self, case: Case, moves: Sequence[Move], viewer: Viewer, pick: Pick
    ) -> list[Move] | None:
        """Swap the last cards that others drew with each other and the stock, if that replays."""
        end = after(case, moves)
        assert isinstance(end, VisbyState)
        slots = _hidden_slots(case, moves, end, viewer)
        secrets = _unrevealed(end, moves, viewer)
        stock = end.stock[:]
        best = _replayed(case, list(moves), secrets, pick)
        for _ in range(SWAPS if slots else 0):
            swapped = list(best or moves)
            slot, place = slots[pick(len(slots))], pick(len(slots) + len(stock))
            drawn = swapped[slot]
            if place < len(slots):
                swapped[slot], swapped[slots[place]] = swapped[slots[place]], drawn
                left = stock
            else:
                left = stock[:]
                swapped[slot] = Move(CHANCE, (left.pop(place - len(slots)),))
                left.append(drawn.actions[0])
            played = _replayed(case, swapped, secrets, pick)
            if played is not None:
                best, stock = played, left
        return best

    def rendered(
        self, view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
    ) -> Iterable[str]:
        """Text, picture and log, all by general forms."""
        return drawn_and_said(view, legal, seen)

    def recalled(self, case: Case, viewer: Viewer, seen: Sequence[Mapping[str, Any]]) -> object:
        """Cards, ships, seals and points, by an onlooker who keeps the books."""
        books = _Books(case.players, viewer)
        for event in seen:
            books.note(event)
        return books.entries()

    def told(self, view: View) -> object:
        """The same of a view."""
        seats = view["seats"]
        return {
            "own": sorted([*view.get("hand", []), *_secret_load(view)]),
            "hands": [seat["hand"] for seat in seats],
            "points": [seat["points"] for seat in seats],
            "ready": [seat["ready"] for seat in seats],
            "ships": [(seat["place"], seat["load"]) for seat in seats],
            "place": view.get("place"),
            "wants": list(view["wants"].values()),
            "seals": [seat["seals"] for seat in seats],
        }

    def spoil(self, state: State) -> None:
        """A card of the stock is lost."""
        assert isinstance(state, VisbyState)
        state.stock.pop()


class _Books:
    """What can be known from the seen events alone."""

    def __init__(self, players: int, viewer: Viewer) -> None:
        self.players = players
        self.viewer = viewer
        self.own: list[str] = []
        self.hands = [0] * players
        self.points = [0] * players
        self.ready = [False] * players
        self.ships: list[tuple[str | None, list[str]]] = [(None, [])] * players
        self.place: str | None = None
        self.wants: list[str | None] = [None] * players
        self.seals: list[list[str]] = [[] for _ in range(players)]

    def note(self, event: Mapping[str, Any]) -> None:
        """One event."""
        kind: str = event["event"]
        seat: int = event.get("seat", 0)
        self.points[seat] += event.get("points", 0)
        if kind == "drew":
            self.hands[seat] += event["count"]
            self.own += event.get("goods", [])
        elif kind == "news":
            self.wants[CITIES.index(event["city"])] = event["good"]
        elif kind == "decided":
            self.ready[seat] = True
            self.place = event.get("place", self.place)
        elif kind in ("sold", "stayed"):
            self.ready = [False] * self.players
            self.reveal(seat, event.get("city", "visby"), event.get("goods", []))
        elif kind == "seal_taken":
            self.seals = [[city for city in own if city != event["city"]] for own in self.seals]
            self.seals[seat] = sorted([*self.seals[seat], event["city"]])
        elif kind == "summer_ended":
            self.ships = [(None, [])] * self.players
            self.place = None
            self.wants = [None] * self.players

    def reveal(self, seat: int, place: str, goods: list[str]) -> None:
        """A ship is seen, and its cards leave the hand."""
        self.ships[seat] = (place, goods)
        self.hands[seat] -= len(goods)
        if seat == self.viewer:
            for good in goods:
                self.own.remove(good)

    def entries(self) -> object:
        """All that is written, as in `told`."""
        return {
            "own": sorted(self.own),
            "hands": self.hands,
            "points": self.points,
            "ready": self.ready,
            "ships": self.ships,
            "place": self.place,
            "wants": self.wants,
            "seals": self.seals,
        }


def _secret_load(view: View) -> list[str]:
    """The seat's own cards in its ship, while they still count as a part of its hand."""
    load: list[str] = view.get("load", [])
    return load if view["phase"] == LOADING else []


def _hidden_cards(state: VisbyState, seat: int) -> list[int]:
    """The cards of a seat that have not been revealed."""
    load = state.loads[seat] if state.phase == LOADING else []
    return sorted([*state.hands[seat], *load])


def _hidden_slots(case: Case, moves: Sequence[Move], end: VisbyState, viewer: Viewer) -> list[int]:
    """The moves by which a seat last drew as many cards as are hidden from the viewer now."""
    draws: list[list[int]] = [[] for _ in range(case.players)]
    state = case.start()
    assert isinstance(state, VisbyState)
    for number, move in enumerate(moves):
        if move.actor == CHANCE and state.phase == DRAWING:
            draws[drawing_seat(state)].append(number)
        for action in move.actions:
            state.apply(move.actor, action)
    slots = []
    for seat in range(case.players):
        hidden = len(_hidden_cards(end, seat)) if seat != viewer else 0
        hidden += len(end.drawn) if seat == drawing_seat(end) else 0
        slots += draws[seat][len(draws[seat]) - hidden :]
    return slots


def _unrevealed(end: VisbyState, moves: Sequence[Move], viewer: Viewer) -> set[int]:
    """The moves of others that decided about a ship which is still hidden."""
    if end.phase != LOADING:
        return set()
    decided = end.players - len(end.actors())
    hidden = range(len(moves) - decided, len(moves))
    return {number for number in hidden if moves[number].actor != viewer}


def _replayed(case: Case, moves: list[Move], secrets: set[int], pick: Pick) -> list[Move] | None:
    """A history with its hidden ships loaded again; `None` if something in it is not legal."""
    state = case.start()
    for number, move in enumerate(moves):
        if number in secrets:
            moves[number] = Move(move.actor, chain(state, move.actor, pick))
            continue
        for action in move.actions:
            if action not in state.legal(move.actor):
                return None
            state.apply(move.actor, action)
    return moves
