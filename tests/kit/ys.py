"""What the kit asks about Ys."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from emporion.core.game import Pick
from emporion.core.seats import COLOURS
from emporion.core.state import State, View
from emporion.games.ys.actions import BID, PAIRS, SEND, STAND, UP
from emporion.games.ys.brokers import (
    AMONG_SHIFT,
    BROKER,
    PAIRED,
    PUBLIC,
    known_to,
    place_of,
    value_of,
    values_in,
)
from emporion.games.ys.data import PLACED_SLOTS, SLOTS, THRONE, VALUES
from emporion.games.ys.phases import BIDDING, COUNTING_CARDS, FAVOR, PLACING
from emporion.games.ys.state import YsState
from emporion.records import Move

from .adapter import Adapter, Case, Viewer
from .play import make
from .words import drawn_and_said
from .ys_books import Books
from .ys_told import told

Brokers = Counter[int]

Spot = tuple[int, int]
"""Where the value of a broker was decided: the number of the move, and of the action in it."""


class YsAdapter(Adapter):
    """Brokers face down, behind screens and in the throne room are hidden, and so are bids."""

    cosmetic = frozenset({"peek"})

    def hidden(self, state: State, viewer: Viewer) -> dict[str, Hashable]:
        """Values, screens and choices of others that do not follow by subtraction.

        Cards that are not turned over yet lie in no order: which ones they are is known to all.
        """
        assert isinstance(state, YsState)
        facts: dict[str, Hashable] = {}
        for secret in _secrets(state, viewer):
            facts |= secret.facts(state)
        for seat in range(state.players):
            if seat != viewer and state.chosen[seat]:
                if state.phase == BIDDING:
                    facts[f"bid of {COLOURS[seat]}"] = state.chosen[seat]
                elif state.phase == FAVOR and len(set(values_in(state.fronts[seat]))) > 1:
                    facts[f"broker sent by {COLOURS[seat]}"] = state.chosen[seat]
        return facts

    def twin(
        self, case: Case, moves: Sequence[Move], viewer: Viewer, pick: Pick
    ) -> list[Move] | None:
        """Hidden brokers are dealt again to where they were placed or sent, and bids made again.

        Nobody's brokers are more or fewer for it, so what all saw stays possible. At the end the
        throne room is laid open, so there is no other history.
        """
        end, spots = _traced(case, moves)
        actions = [list(move.actions) for move in moves]
        screens = list(end.screens)
        secrets = _secrets(end, viewer)
        for secret in secrets:
            values, rest = secret.dealt(pick)
            for slot, value in zip(secret.slots, values, strict=True):
                number, at = spots[slot]
                actions[number][at] += value - secret.values[slot]
            if secret.hides_screen and not secret.neutral:
                screens[secret.seat] = sum(BROKER[value] for value in rest)
        chosen = [
            seat
            for seat in range(case.players)
            if seat != viewer and end.chosen[seat] and end.phase in (BIDDING, FAVOR)
        ]
        for seat in chosen:
            last = max(number for number, move in enumerate(moves) if move.actor == seat)
            bidding = end.phase == BIDDING
            choices = _bids(screens[seat]) if bidding else _sends(end.fronts[seat])
            actions[last] = [choices[pick(len(choices))]]
        if not chosen and not any(secret.slots for secret in secrets):
            return None
        return [Move(move.actor, tuple(made)) for move, made in zip(moves, actions, strict=True)]

    def rendered(
        self, view: View, legal: Sequence[int], seen: Sequence[Mapping[str, Any]]
    ) -> Iterable[str]:
        """Text, picture and log."""
        return drawn_and_said(view, legal, seen)

    def recalled(self, case: Case, viewer: Viewer, seen: Sequence[Mapping[str, Any]]) -> object:
        """Where every broker, gem and card is, by an onlooker who keeps the books."""
        books = Books(case.start().view(viewer))
        for event in seen:
            books.note(event)
        return books.entries()

    def told(self, view: View) -> object:
        """The same of a view."""
        return told(view)

    def spoil(self, state: State) -> None:
        """One of the first seat's brokers falls under the table."""
        assert isinstance(state, YsState)
        where = state.screens if state.screens[0] else state.fronts
        where[0] -= BROKER[values_in(where[0])[0]]


class _Secret:
    """Brokers of one owner that a viewer cannot tell apart: pieces, and what is behind a screen.

    `slots` are the pieces whose value it does not know. Of those that were sent to the throne room
    it knows some values that they can have, so they are dealt first.
    """

    def __init__(
        self, state: YsState, slots: list[int], screen: int, seat: int, neutral: bool = False
    ) -> None:
        pieces = state.pieces
        bound = [slot for slot in slots if pieces[slot] >> AMONG_SHIFT & 31]
        free = [slot for slot in slots if slot not in bound]
        self.seat = seat
        self.slots = bound + free
        self.neutral = neutral
        self.hides_screen = state.phase < COUNTING_CARDS
        """From the start of counting on, all that is behind a screen has been seen."""
        self.values = {slot: int(value_of(pieces[slot])) for slot in slots}
        behind = values_in(screen) if self.hides_screen else []
        self.behind = tuple(behind)
        self.pool = Brokers([*self.values.values(), *behind])
        self.deals: list[tuple[list[int], list[int]]] = []
        """All values that the bound pieces can have, and the brokers that are then left."""
        self._find([], [pieces[slot] for slot in bound])

    def _find(self, values: list[int], bound: list[int]) -> None:
        if len(values) == len(bound):
            self.deals.append((values, sorted((self.pool - Brokers(values)).elements())))
            return
        piece = bound[len(values)]
        for value in range(VALUES):
            paired = [other for other, one in zip(values, bound, strict=False) if one & PAIRED]
            if (
                piece >> (AMONG_SHIFT + value) & 1
                and values.count(value) < self.pool[value]
                and not (piece & PAIRED and value in paired)
            ):
                self._find([*values, value], bound)

    def dealt(self, pick: Pick) -> tuple[list[int], list[int]]:
        """Values for all pieces at random, and what is then behind the screen."""
        values, left = self.deals[pick(len(self.deals))]
        dealt, rest = values[:], left[:]
        while len(dealt) < len(self.slots):
            dealt.append(rest.pop(pick(len(rest))))
        return dealt, rest

    def facts(self, state: YsState) -> dict[str, Hashable]:
        """What could be otherwise: pieces on the board, in the throne room, and the screen."""
        bound = len(self.deals[0][0])
        mixed = any(len(set(left)) > 1 for _, left in self.deals)
        others = len({tuple(left) for _, left in self.deals}) > 1
        varied = {
            slot
            for at, slot in enumerate(self.slots)
            if (at >= bound and (mixed or others))
            or len({tuple(values[at : at + 1]) for values, _ in self.deals}) > 1
        }
        whose = ("neutral brokers of " if self.neutral else "") + COLOURS[self.seat]
        facts: dict[str, Hashable] = {}
        for name, throne in (("board", False), ("throne room", True)):
            here = [
                slot for slot in self.slots if (place_of(state.pieces[slot]) == THRONE) == throne
            ]
            if varied & set(here):
                facts[f"{whose}, {name}"] = tuple((slot, self.values[slot]) for slot in here)
        if self.behind and (others or (mixed and len(self.slots) > bound)):
            facts[f"{whose}, screen"] = self.behind
        return facts


def _secrets(state: YsState, viewer: Viewer) -> list[_Secret]:
    """What each other seat hides from a viewer, its neutral brokers apart."""
    neutral = state.settings.neutral
    secrets: list[_Secret] = []
    for seat in range(state.players):
        if seat == viewer:
            continue
        own = range(SLOTS * seat, SLOTS * (seat + 1))
        secrets.append(_Secret(state, _unknown(state, own, viewer), state.screens[seat], seat))
        if neutral >= 0:
            placed = range(SLOTS * neutral + seat, SLOTS * neutral + PLACED_SLOTS, 2)
            unknown = _unknown(state, placed, viewer)
            secrets.append(_Secret(state, unknown, state.neutrals[seat], seat, neutral=True))
    return secrets


def _unknown(state: YsState, slots: Iterable[int], viewer: Viewer) -> list[int]:
    """The pieces whose value a viewer has not seen."""
    knows = PUBLIC if viewer is None else PUBLIC | known_to(viewer)
    return [slot for slot in slots if state.pieces[slot] and not state.pieces[slot] & knows]


def _bids(screen: int) -> list[int]:
    """Every bid of two brokers behind a screen."""
    held = Brokers(values_in(screen))
    return [BID + number for number, pair in enumerate(PAIRS) if Brokers(pair) <= held]


def _sends(front: int) -> list[int]:
    """Every broker before the screen that may go to the throne room."""
    return [SEND + value for value in sorted(set(values_in(front)))]


def _traced(case: Case, moves: Sequence[Move]) -> tuple[YsState, dict[int, Spot]]:
    """The position after some moves, and for each piece by which action it got its value."""
    state = case.start()
    assert isinstance(state, YsState)
    spots: dict[int, Spot] = {}
    for number, move in enumerate(moves):
        first = SLOTS * move.actor
        if state.phase == PLACING and UP <= move.actions[0] < STAND:
            spots[first + 2 * state.rounds_placed] = (number, 0)
            spots[first + 2 * state.rounds_placed + 1] = (number, 2)
            if state.settings.neutral >= 0:
                neutral = SLOTS * state.settings.neutral
                spots[neutral + 2 * state.rounds_placed + move.actor] = (number, 4)
        elif state.phase == FAVOR:
            spots[first + PLACED_SLOTS + state.turn] = (number, 0)
        before, counting = state.pieces[:], state.phase != FAVOR
        make(state, move)
        if state.phase == FAVOR and counting:
            for entered, left in _exchanged(before):
                spots[left] = spots[entered]
    return state, spots


def _exchanged(pieces: Sequence[int]) -> list[tuple[int, int]]:
    """A broker that the Magician put into the throne room, and the slot of the one that left it.

    There is one Magician in the game, so there is one such pair at most.
    """
    places = [int(place_of(piece)) for piece in pieces]
    return [
        (entered, left)
        for entered, place in enumerate(places)
        if place == THRONE and entered % SLOTS < PLACED_SLOTS
        for left in range(entered // SLOTS * SLOTS + PLACED_SLOTS, len(places))
        if places[left] != THRONE
    ][:1]
